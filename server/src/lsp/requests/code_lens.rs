//! `textDocument/codeLens`.

use super::ask;
use crate::lsp::backend::Backend;
use crate::lsp::convert;
use crate::main_loop::message::Request;
use tower_lsp::jsonrpc::Result;
use tower_lsp::ls_types::{CodeLens, CodeLensParams};

pub(in crate::lsp) async fn handle(
    backend: &Backend,
    params: CodeLensParams,
) -> Result<Option<Vec<CodeLens>>> {
    let uri = params.text_document.uri.as_str().to_owned();
    let lenses = ask(backend, |reply| Request::Lenses {
        uri: uri.clone(),
        reply,
    })
    .await?;
    Ok(Some(
        lenses
            .iter()
            .map(|lens| convert::lens(lens, &uri))
            .collect(),
    ))
}
