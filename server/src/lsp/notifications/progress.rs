//! `window/workDoneProgress/cancel`.

use crate::lsp::backend::Backend;
use crate::lsp::outgoing::token_number;
use crate::main_loop::message::Message;
use tower_lsp::ls_types::WorkDoneProgressCancelParams;

pub(in crate::lsp) fn cancel(backend: &Backend, params: &WorkDoneProgressCancelParams) {
    if let Some(token) = token_number(&params.token) {
        backend.tell(Message::CancelProgress { token });
    }
}
