//! One file for each request: each puts its message on the loop's channel and awaits the answer,
//! which comes from the view at once. Only models, tests and slices take time.

mod cancel;
pub(super) mod code_action;
pub(super) mod code_lens;
pub(super) mod diagnostic;
pub(super) mod execute_command;
pub(super) mod hover;
pub(super) mod inlay_hint;
mod pages;
mod slices;

use super::backend::Backend;
use crate::main_loop::message::{Message, Request};
use tokio::sync::oneshot;
use tower_lsp::jsonrpc::{Error, Result};

/// Puts a request on the channel and awaits its answer.
async fn ask<T>(
    backend: &Backend,
    request: impl FnOnce(oneshot::Sender<T>) -> Request,
) -> Result<T> {
    let (reply, answer) = oneshot::channel();
    backend.tell(Message::Request(request(reply)));
    // The loop drops the sender only when a turn failed.
    answer.await.map_err(|_| Error::internal_error())
}
