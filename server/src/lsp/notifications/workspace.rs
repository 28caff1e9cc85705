//! `workspace/didChangeConfiguration`, `didChangeWatchedFiles` and `didChangeWorkspaceFolders`.

use crate::documents::uri::path_of;
use crate::lsp::backend::Backend;
use crate::main_loop::message::Message;
use std::path::PathBuf;
use tower_lsp::ls_types::*;

pub(in crate::lsp) fn configuration(backend: &Backend, params: DidChangeConfigurationParams) {
    backend.tell(Message::Configuration(params.settings));
}

pub(in crate::lsp) fn watched_files(backend: &Backend, params: DidChangeWatchedFilesParams) {
    // What happened is seen when the file is read.
    let uris = params
        .changes
        .iter()
        .map(|change| change.uri.as_str().to_owned())
        .filter(|uri| uri.ends_with(".java"))
        .collect();
    backend.tell(Message::WatchedFiles { uris });
}

pub(in crate::lsp) fn folders(backend: &Backend, params: DidChangeWorkspaceFoldersParams) {
    let paths = |folders: Vec<WorkspaceFolder>| {
        folders
            .iter()
            .map(|folder| PathBuf::from(path_of(folder.uri.as_str())))
            .collect()
    };
    backend.tell(Message::Folders {
        added: paths(params.event.added),
        removed: paths(params.event.removed),
    });
}
