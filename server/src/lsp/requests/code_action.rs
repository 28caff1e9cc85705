//! `textDocument/codeAction`.

use super::ask;
use crate::lsp::backend::Backend;
use crate::lsp::convert;
use crate::main_loop::message::Request;
use tower_lsp::jsonrpc::Result;
use tower_lsp::ls_types::*;

pub(in crate::lsp) async fn handle(
    backend: &Backend,
    params: CodeActionParams,
) -> Result<Option<CodeActionResponse>> {
    let uri = params.text_document.uri.as_str().to_owned();
    let range = convert::range_in(params.range);
    let actions = ask(backend, |reply| Request::Actions {
        uri: uri.clone(),
        range,
        reply,
    })
    .await?;
    let only = params.context.only;
    let wanted = |action: &CodeAction| {
        only.as_ref().is_none_or(|only| {
            only.iter()
                .any(|kind| *kind == CodeActionKind::EMPTY || action.kind.as_ref() == Some(kind))
        })
    };
    Ok(Some(
        actions
            .iter()
            .filter_map(|action| convert::code_action(action, &uri))
            .filter(wanted)
            .map(CodeActionOrCommand::CodeAction)
            .collect(),
    ))
}
