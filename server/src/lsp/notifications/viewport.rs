//! `whydunit/viewport`: what the editor shows, so that it is analysed first.

use crate::lsp::backend::Backend;
use crate::lsp::convert::{position_in, range_in};
use crate::main_loop::message::Message;
use serde::Deserialize;
use tower_lsp::ls_types::{Position, Range, Uri};

#[derive(Deserialize)]
pub(in crate::lsp) struct Params {
    uri: Uri,
    #[serde(default)]
    version: i32,
    #[serde(default)]
    visible: Vec<Range>,
    cursor: Option<Position>,
}

pub(in crate::lsp) fn handle(backend: &Backend, params: Params) {
    backend.tell(Message::Viewport {
        uri: params.uri.as_str().to_owned(),
        version: params.version,
        visible: params.visible.into_iter().map(range_in).collect(),
        cursor: params.cursor.map(position_in),
    });
}
