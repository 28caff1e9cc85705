//! `textDocument/inlayHint`: the values of a chosen case along its method.

use super::ask;
use crate::lsp::backend::Backend;
use crate::lsp::convert;
use crate::main_loop::message::Request;
use tower_lsp::jsonrpc::Result;
use tower_lsp::ls_types::{InlayHint, InlayHintParams};

pub(in crate::lsp) async fn handle(
    backend: &Backend,
    params: InlayHintParams,
) -> Result<Option<Vec<InlayHint>>> {
    let uri = params.text_document.uri.as_str().to_owned();
    let (start, end) = convert::range_in(params.range);
    let values = ask(backend, |reply| Request::Values { uri, reply }).await?;
    Ok(Some(
        values
            .iter()
            .filter(|value| start.line <= value.position.line && value.position.line <= end.line)
            .map(convert::inlay)
            .collect(),
    ))
}
