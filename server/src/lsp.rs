//! The edge to the editor, and the only user of `tower_lsp`.
//!
//! What must hold, for the framework runs handlers concurrently and in no promised order:
//! * No handler awaits, locks or logs before its message is on the main loop's channel.
//! * 64 requests may wait at a time, so that a cancellation or an edit never waits behind them;
//!   only models, tests and slices wait at all.
//! * `exit` and the end of the input end [`serve`], whatever the client leaves open or unread.
//! * Nothing is sent to the client before it has said `initialized`.

mod backend;
mod capabilities;
mod convert;
mod exit;
mod frames;
mod notifications;
mod outgoing;
mod requests;

pub use convert::{
    CLIENT_CLEAR_SLICE, CLIENT_COMPUTE_SLICE, CLIENT_OPEN_SLICE, CLIENT_SHOW_CASES,
    CLIENT_SHOW_METHOD, CLIENT_SHOW_MODEL, CLIENT_WRITE_TESTS,
};
pub use requests::execute_command::COMMANDS;

use crate::main_loop::message::Message;
use crate::main_loop::{self, Config};
use backend::Backend;
use exit::{ExitWatch, Exits};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{Notify, mpsc};
use tower_lsp::{LspService, Server};

/// Requests and notifications in flight.
const CONCURRENCY: usize = 64;

/// Between the input and the framework.
const PIPE_BYTES: usize = 64 << 10;

/// Time for the last answers to be written after `exit`.
const GRACE: Duration = Duration::from_secs(1);

/// Serves one client until it exits or hangs up; gives the process's exit code: 0 when the client
/// has asked for shutdown first. `with_loop` gets the loop's channel, for tests.
///
/// # Errors
/// When a thread can't be started.
pub async fn serve<I, O>(
    input: I,
    output: O,
    config: Config,
    with_loop: impl FnOnce(crossbeam_channel::Sender<Message>),
) -> std::io::Result<u8>
where
    I: AsyncRead + Unpin,
    O: AsyncWrite,
{
    let (to_client, from_loop) = mpsc::unbounded_channel();
    let main_loop = main_loop::start(config, to_client)?;
    with_loop(main_loop.clone());
    let initialized = Arc::new(Notify::new());
    let (service, socket) = LspService::build(|client| {
        let outgoing = outgoing::run(client, from_loop, main_loop.clone(), initialized.clone());
        Backend {
            main_loop: main_loop.clone(),
            initialized,
            outgoing: tokio::spawn(outgoing),
        }
    })
    .custom_method("whydunit/viewport", Backend::viewport)
    .custom_method(frames::MALFORMED, Backend::malformed)
    .custom_method("window/workDoneProgress/cancel", Backend::cancel_progress)
    .finish();
    let exits = Arc::new(Exits::default());
    let watched = ExitWatch::new(service, exits.clone());
    let (checked, reader) = tokio::io::duplex(PIPE_BYTES);
    let pump = frames::pump(input, checked);
    let serving = Server::new(reader, output, socket)
        .concurrency_level(CONCURRENCY)
        .serve(watched);
    tokio::pin!(pump, serving);
    let exit = async {
        exits.exit.notified().await;
        // The client may have stopped reading; then there is nothing to wait for.
        tokio::time::sleep(GRACE).await;
    };
    tokio::pin!(exit);
    let mut pumping = true;
    loop {
        tokio::select! {
            () = &mut serving => break,
            // Dropping its end of the pipe ends the serving.
            () = &mut pump, if pumping => pumping = false,
            () = &mut exit => break,
        }
    }
    let _ = main_loop.send(Message::Quit);
    Ok(exits.code())
}
