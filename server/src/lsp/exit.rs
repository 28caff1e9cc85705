//! Looks at each message as it is read, before any handler: notices the end of the session, and
//! takes out what the framework's types would choke on.

use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use tokio::sync::Notify;
use tower::Service;
use tower_lsp::jsonrpc::Request;

#[derive(Default)]
pub(super) struct Exits {
    shut_down: AtomicBool,
    pub(super) exit: Notify,
}

impl Exits {
    /// As the protocol wants it: 0 after a shutdown request, else 1.
    pub(super) fn code(&self) -> u8 {
        u8::from(!self.shut_down.load(Ordering::SeqCst))
    }
}

pub(super) struct ExitWatch<S> {
    inner: S,
    exits: Arc<Exits>,
}

impl<S> ExitWatch<S> {
    pub(super) fn new(inner: S, exits: Arc<Exits>) -> Self {
        ExitWatch { inner, exits }
    }
}

impl<S: Service<Request>> Service<Request> for ExitWatch<S> {
    type Response = S::Response;
    type Error = S::Error;
    type Future = S::Future;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let request = match request.method() {
            "shutdown" => {
                self.exits.shut_down.store(true, Ordering::SeqCst);
                request
            }
            "exit" => {
                self.exits.exit.notify_one();
                request
            }
            "textDocument/codeAction" => without_diagnostics(request),
            _ => request,
        };
        self.inner.call(request)
    }
}

/// A code action request carries the diagnostics of all servers, in whatever shape they have.
/// Ours are known here anyway.
fn without_diagnostics(request: Request) -> Request {
    let (method, id, params) = request.into_parts();
    let mut builder = Request::build(method);
    if let Some(id) = id {
        builder = builder.id(id);
    }
    if let Some(mut params) = params {
        if let Some(diagnostics) = params.pointer_mut("/context/diagnostics") {
            *diagnostics = Value::Array(Vec::new());
        }
        builder = builder.params(params);
    }
    builder.finish()
}
