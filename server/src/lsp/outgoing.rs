//! Carries the loop's messages to the client, in order, once the client is ready for them.
//!
//! Requests to the client don't hold up what comes after them: each waits for its answer by itself.

use super::convert;
use crate::main_loop::message::{Health, LogLevel, Message, ToClient};
use crossbeam_channel::Sender;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedReceiver;
use tower_lsp::Client;
use tower_lsp::ls_types as lsp;

/// `whydunit/status`
enum StatusNotification {}

#[derive(Serialize, Deserialize)]
struct StatusParams {
    state: String,
    health: String,
    message: Option<String>,
    pending: usize,
}

impl lsp::notification::Notification for StatusNotification {
    type Params = StatusParams;
    const METHOD: &'static str = "whydunit/status";
}

/// `whydunit/slice`
enum SliceNotification {}

impl lsp::notification::Notification for SliceNotification {
    type Params = serde_json::Value;
    const METHOD: &'static str = "whydunit/slice";
}

pub(super) async fn run(
    client: Client,
    mut messages: UnboundedReceiver<ToClient>,
    main_loop: Sender<Message>,
    initialized: Arc<Notify>,
) {
    initialized.notified().await;
    while let Some(message) = messages.recv().await {
        send(&client, message, &main_loop).await;
    }
}

async fn send(client: &Client, message: ToClient, main_loop: &Sender<Message>) {
    match message {
        ToClient::Publish {
            uri,
            version,
            diagnostics,
        } => {
            if let Some(uri) = convert::uri(&uri) {
                let diagnostics = diagnostics.iter().map(convert::diagnostic).collect();
                client.publish_diagnostics(uri, diagnostics, version).await;
            }
        }
        ToClient::Edit(written) => {
            if let Some(edit) = convert::edit(&written) {
                let client = client.clone();
                tokio::spawn(async move {
                    // A client that can't, or a user who doesn't want it, needs no word from us.
                    let _ = client.apply_edit(edit).await;
                });
            }
        }
        ToClient::Apply {
            number,
            title,
            files,
        } => {
            let Some(edit) = convert::fix(&files) else {
                return;
            };
            let client = client.clone();
            let main_loop = main_loop.clone();
            tokio::spawn(async move {
                let params = lsp::ApplyWorkspaceEditParams {
                    label: Some(title),
                    edit,
                };
                let answer = client.send_request::<lsp::request::ApplyWorkspaceEdit>(params);
                let is_applied = answer.await.is_ok_and(|answer| answer.applied);
                let _ = main_loop.send(Message::Applied { number, is_applied });
            });
        }
        ToClient::RefreshValues => {
            let client = client.clone();
            tokio::spawn(async move {
                let _ = client.inlay_hint_refresh().await;
            });
        }
        ToClient::RefreshLenses => {
            let client = client.clone();
            tokio::spawn(async move {
                let _ = client.code_lens_refresh().await;
            });
        }
        ToClient::RefreshDiagnostics => {
            let client = client.clone();
            tokio::spawn(async move {
                let _ = client.workspace_diagnostic_refresh().await;
            });
        }
        ToClient::Slice(slice) => {
            let params = convert::slices::shown(&slice);
            client.send_notification::<SliceNotification>(params).await;
        }
        ToClient::Status(status) => {
            let health = match status.health {
                Health::Ok => "ok",
                Health::Warning => "warning",
                Health::Error => "error",
            };
            let params = StatusParams {
                state: if status.busy { "busy" } else { "idle" }.to_owned(),
                health: health.to_owned(),
                message: status.message,
                pending: status.pending,
            };
            client.send_notification::<StatusNotification>(params).await;
        }
        ToClient::WatchFiles => {
            let client = client.clone();
            tokio::spawn(async move {
                // A client that refuses still tells of the documents it has open.
                let _ = client.register_capability(vec![watching()]).await;
            });
        }
        ToClient::Log { level, text } => {
            let level = match level {
                LogLevel::Error => lsp::MessageType::ERROR,
                LogLevel::Warning => lsp::MessageType::WARNING,
                LogLevel::Information => lsp::MessageType::INFO,
            };
            client.log_message(level, text).await;
        }
        ToClient::Show { text } => client.show_message(lsp::MessageType::INFO, text).await,
        ToClient::CreateProgress { token } => {
            let client = client.clone();
            let main_loop = main_loop.clone();
            tokio::spawn(async move {
                let created = client
                    .create_work_done_progress(progress_token(token))
                    .await;
                let accepted = created.is_ok();
                let _ = main_loop.send(Message::ProgressReady { token, accepted });
            });
        }
        ToClient::BeginProgress { token, title, text } => {
            let begin = lsp::WorkDoneProgress::Begin(lsp::WorkDoneProgressBegin {
                title,
                cancellable: Some(true),
                message: Some(text),
                percentage: Some(0),
            });
            progress(client, token, begin).await;
        }
        ToClient::Progress {
            token,
            text,
            percentage,
        } => {
            let report = lsp::WorkDoneProgress::Report(lsp::WorkDoneProgressReport {
                cancellable: Some(true),
                message: Some(text),
                percentage: Some(percentage),
            });
            progress(client, token, report).await;
        }
        ToClient::EndProgress { token } => {
            let end = lsp::WorkDoneProgress::End(lsp::WorkDoneProgressEnd { message: None });
            progress(client, token, end).await;
        }
    }
}

async fn progress(client: &Client, token: u64, step: lsp::WorkDoneProgress) {
    let params = lsp::ProgressParams {
        token: progress_token(token),
        value: lsp::ProgressParamsValue::WorkDone(step),
    };
    client
        .send_notification::<lsp::notification::Progress>(params)
        .await;
}

const TOKEN_PREFIX: &str = "whydunit/";

fn progress_token(token: u64) -> lsp::ProgressToken {
    lsp::ProgressToken::String(format!("{TOKEN_PREFIX}{token}"))
}

/// The number of one of our tokens.
pub(super) fn token_number(token: &lsp::ProgressToken) -> Option<u64> {
    match token {
        lsp::NumberOrString::String(text) => text.strip_prefix(TOKEN_PREFIX)?.parse().ok(),
        lsp::NumberOrString::Number(_) => None,
    }
}

fn watching() -> lsp::Registration {
    lsp::Registration {
        id: "whydunit.java-files".to_owned(),
        method: "workspace/didChangeWatchedFiles".to_owned(),
        register_options: Some(json!({ "watchers": [{ "globPattern": "**/*.java" }] })),
    }
}
