//! The framework's trait, nothing but a list of where each message is handled.

use super::{capabilities, notifications, requests};
use crate::main_loop::message::Message;
use crossbeam_channel::Sender;
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tower_lsp::LanguageServer;
use tower_lsp::jsonrpc::{Error, Result};
use tower_lsp::ls_types::*;

pub(super) struct Backend {
    pub(super) main_loop: Sender<Message>,
    pub(super) initialized: Arc<Notify>,
    /// Ends with the backend.
    pub(super) outgoing: JoinHandle<()>,
}

impl Drop for Backend {
    fn drop(&mut self) {
        self.outgoing.abort();
    }
}

impl Backend {
    /// Fails only when the loop has ended, and then the process is about to.
    pub(super) fn tell(&self, message: Message) {
        let _ = self.main_loop.send(message);
    }

    pub(super) async fn viewport(&self, params: notifications::viewport::Params) {
        notifications::viewport::handle(self, params);
    }

    pub(super) async fn malformed(&self) -> Result<()> {
        Err(Error::parse_error())
    }

    pub(super) async fn cancel_progress(&self, params: WorkDoneProgressCancelParams) {
        notifications::progress::cancel(self, &params);
    }
}

impl LanguageServer for Backend {
    async fn initialize(&self, params: InitializeParams) -> Result<InitializeResult> {
        Ok(capabilities::initialize(self, params))
    }

    async fn initialized(&self, _: InitializedParams) {
        self.tell(Message::Initialized);
        self.initialized.notify_one();
    }

    async fn shutdown(&self) -> Result<()> {
        Ok(())
    }

    async fn did_open(&self, params: DidOpenTextDocumentParams) {
        notifications::documents::open(self, params);
    }

    async fn did_change(&self, params: DidChangeTextDocumentParams) {
        notifications::documents::change(self, params);
    }

    async fn did_save(&self, params: DidSaveTextDocumentParams) {
        notifications::documents::save(self, params);
    }

    async fn did_close(&self, params: DidCloseTextDocumentParams) {
        notifications::documents::close(self, params);
    }

    async fn did_change_configuration(&self, params: DidChangeConfigurationParams) {
        notifications::workspace::configuration(self, params);
    }

    async fn did_change_watched_files(&self, params: DidChangeWatchedFilesParams) {
        notifications::workspace::watched_files(self, params);
    }

    async fn did_change_workspace_folders(&self, params: DidChangeWorkspaceFoldersParams) {
        notifications::workspace::folders(self, params);
    }

    async fn hover(&self, params: HoverParams) -> Result<Option<Hover>> {
        requests::hover::handle(self, params).await
    }

    async fn inlay_hint(&self, params: InlayHintParams) -> Result<Option<Vec<InlayHint>>> {
        requests::inlay_hint::handle(self, params).await
    }

    async fn code_lens(&self, params: CodeLensParams) -> Result<Option<Vec<CodeLens>>> {
        requests::code_lens::handle(self, params).await
    }

    async fn code_action(&self, params: CodeActionParams) -> Result<Option<CodeActionResponse>> {
        requests::code_action::handle(self, params).await
    }

    async fn diagnostic(
        &self,
        params: DocumentDiagnosticParams,
    ) -> Result<DocumentDiagnosticReportResult> {
        requests::diagnostic::handle(self, params).await
    }

    async fn execute_command(&self, params: ExecuteCommandParams) -> Result<Option<LSPAny>> {
        requests::execute_command::handle(self, params).await
    }
}
