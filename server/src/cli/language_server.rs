//! `whydunit lsp`.

use super::TROUBLE;
use crate::analysis::project::ProjectFrontend;
use crate::lsp::serve;
use crate::main_loop::Config;

pub(super) fn run() -> Result<u8, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("can't start: {error}"))?;
    let config = Config::new(Box::new(ProjectFrontend::new()));
    let serving = serve(tokio::io::stdin(), tokio::io::stdout(), config, drop);
    let code = runtime
        .block_on(serving)
        .map_err(|error| format!("can't start: {error}"));
    // The thread that reads the standard input can't be woken: leaving by `return` would wait for
    // the client to close it.
    match code {
        Ok(code) => std::process::exit(i32::from(code)),
        Err(message) => {
            super::complain(&message);
            std::process::exit(i32::from(TROUBLE))
        }
    }
}
