//! `textDocument/hover`.

use super::ask;
use crate::lsp::backend::Backend;
use crate::lsp::convert;
use crate::main_loop::message::Request;
use tower_lsp::jsonrpc::Result;
use tower_lsp::ls_types::{Hover, HoverContents, HoverParams, MarkupContent, MarkupKind};

pub(in crate::lsp) async fn handle(
    backend: &Backend,
    params: HoverParams,
) -> Result<Option<Hover>> {
    let place = params.text_document_position_params;
    let uri = place.text_document.uri.as_str().to_owned();
    let position = convert::position_in(place.position);
    let hover = ask(backend, |reply| Request::Hover {
        uri,
        position,
        reply,
    })
    .await?;
    Ok(hover.map(|hover| {
        let (kind, value) = if hover.markdown {
            (MarkupKind::Markdown, hover.document.markdown())
        } else {
            (MarkupKind::PlainText, hover.document.text())
        };
        Hover {
            contents: HoverContents::Markup(MarkupContent { kind, value }),
            range: Some(convert::range(hover.range)),
        }
    }))
}
