//! `textDocument/didOpen`, `didChange`, `didSave` and `didClose`.

use crate::documents::source::TextChange;
use crate::lsp::backend::Backend;
use crate::lsp::convert::position_in;
use crate::main_loop::message::Message;
use tower_lsp::ls_types::*;

pub(in crate::lsp) fn open(backend: &Backend, params: DidOpenTextDocumentParams) {
    let TextDocumentItem {
        uri, version, text, ..
    } = params.text_document;
    backend.tell(Message::Open {
        uri: uri.as_str().to_owned(),
        version,
        text,
    });
}

pub(in crate::lsp) fn change(backend: &Backend, params: DidChangeTextDocumentParams) {
    let changes = params
        .content_changes
        .into_iter()
        .map(|change| {
            let range = change
                .range
                .map(|range| position_in(range.start)..position_in(range.end));
            TextChange {
                range,
                text: change.text,
            }
        })
        .collect();
    let VersionedTextDocumentIdentifier { uri, version } = params.text_document;
    backend.tell(Message::Change {
        uri: uri.as_str().to_owned(),
        version,
        changes,
    });
}

pub(in crate::lsp) fn save(backend: &Backend, params: DidSaveTextDocumentParams) {
    backend.tell(Message::Save {
        uri: params.text_document.uri.as_str().to_owned(),
    });
}

pub(in crate::lsp) fn close(backend: &Backend, params: DidCloseTextDocumentParams) {
    backend.tell(Message::Close {
        uri: params.text_document.uri.as_str().to_owned(),
    });
}
