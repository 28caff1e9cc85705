//! The command line: `check`, `model`, `run`, `tests`, `bench`, `support`, `slice`,
//! `eval-slicer` and `lsp`.
//!
//! What must hold: exit code 0 means that nothing was found, 1 that something was, 2 that the
//! question could not be answered (usage, unreadable input, a fault of ours); `run` exits as the
//! program does. What is found goes to the standard output, what went wrong to the standard error.

mod arguments;
mod bench;
mod check;
mod eval_slicer;
mod external_slicer;
mod human;
mod json;
mod language_server;
mod literals;
mod model;
mod modelled;
mod report_places;
mod run;
mod sarif;
mod select;
mod slice;
mod support;
mod tests;
mod tests_json;
mod workspace;

use arguments::{Arguments, Command};
use clap::Parser as _;
use std::io::Write as _;
use std::process::ExitCode;

/// Nothing was found.
const CLEAN: u8 = 0;
/// A method fails or a contract has an error.
const FINDINGS: u8 = 1;
/// The question could not be answered.
const TROUBLE: u8 = 2;

/// Runs the program; the arguments are the process's.
pub fn main() -> ExitCode {
    // Usage errors exit with 2, `--help` and `--version` with 0, both from here.
    let arguments = Arguments::parse();
    let result = match arguments.command {
        Command::Check(arguments) => check::run(&arguments),
        Command::Model(arguments) => model::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
        Command::Bench(command) => bench::run(&command),
        Command::Support(arguments) => support::run(&arguments),
        Command::Tests(arguments) => tests::run(&arguments),
        Command::Slice(arguments) => slice::run(&arguments),
        Command::EvalSlicer(arguments) => eval_slicer::run(&arguments),
        Command::Lsp => language_server::run(),
    };
    match result {
        Ok(code) => ExitCode::from(code),
        Err(message) => {
            complain(&message);
            ExitCode::from(TROUBLE)
        }
    }
}

/// A sentence on the standard error.
fn complain(message: &str) {
    // A closed stream leaves nobody to tell.
    let _ = writeln!(std::io::stderr().lock(), "whydunit: {message}");
}

/// Text on the standard output; a reader that has gone (`| head`) is no error.
fn show(text: &str) -> Result<(), String> {
    let mut output = std::io::stdout().lock();
    match output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
    {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(format!("can't write the result: {error}")),
    }
}
