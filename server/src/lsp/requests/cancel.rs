//! Work that ends with the request that wanted it.

use crate::main_loop::message::Message;
use budget::CancelToken;
use crossbeam_channel::Sender;

/// Cancels the work when the request is: the framework drops the future then.
pub(super) struct CancelOnDrop {
    token: CancelToken,
    /// Told that something was cancelled.
    main_loop: Option<Sender<Message>>,
}

impl CancelOnDrop {
    pub(super) fn new(token: CancelToken) -> Self {
        CancelOnDrop {
            token,
            main_loop: None,
        }
    }

    /// Makes the loop look at once.
    pub(super) fn telling(token: CancelToken, main_loop: Sender<Message>) -> Self {
        CancelOnDrop {
            token,
            main_loop: Some(main_loop),
        }
    }

    pub(super) fn token(&self) -> CancelToken {
        self.token.clone()
    }
}

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.token.cancel();
        if let Some(main_loop) = &self.main_loop {
            let _ = main_loop.send(Message::Tick);
        }
    }
}
