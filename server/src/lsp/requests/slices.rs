//! The commands on slices: make one, give it as Java, show the whole file again.

use super::ask;
use super::cancel::CancelOnDrop;
use super::execute_command::refused;
use crate::lsp::backend::Backend;
use crate::lsp::convert::slices::{answer, query_in, text};
use crate::main_loop::message::{Message, Request};
use budget::CancelToken;
use serde_json::Value;
use tower_lsp::jsonrpc::{Error, Result};

/// Answers when the slice is finished; cancelling the request stops it.
pub(super) async fn compute(
    backend: &Backend,
    uri: String,
    query: Option<&Value>,
) -> Result<Value> {
    let query = query.ok_or_else(|| Error::invalid_params("argument 2: what to slice"))?;
    let query = query_in(query)
        .map_err(|problem| Error::invalid_params(format!("argument 2: {problem}")))?;
    let guard = CancelOnDrop::telling(CancelToken::default(), backend.main_loop.clone());
    let token = guard.token();
    let request = |reply| Request::Slice {
        uri,
        query,
        token,
        reply,
    };
    let finished = ask(backend, request).await?;
    drop(guard);
    Ok(answer(&finished.map_err(refused)?))
}

pub(super) async fn java(backend: &Backend, uri: String) -> Result<Value> {
    let slice = ask(backend, |reply| Request::SliceText { uri, reply }).await?;
    Ok(text(&slice.map_err(refused)?))
}

pub(super) async fn clear(backend: &Backend, uri: String) -> Result<Option<Value>> {
    ask(backend, |reply| Request::ClearSlice { uri, reply }).await?;
    Ok(None)
}

/// What a client gets that can't show a slice as a document of its own.
pub(super) async fn show(backend: &Backend, uri: String) -> Result<Option<Value>> {
    let slice = ask(backend, |reply| Request::SliceText { uri, reply }).await?;
    let slice = slice.map_err(refused)?;
    backend.tell(Message::Show(format!("{}\n\n{}", slice.title, slice.java)));
    Ok(None)
}
