//! What the client can do and what the server offers it.

use super::backend::Backend;
use super::requests::execute_command::COMMANDS;
use crate::documents::source::Encoding;
use crate::documents::uri::path_of;
use crate::main_loop::message::{ClientFeatures, Message};
use std::path::PathBuf;
use tower_lsp::ls_types::*;

pub(super) fn initialize(backend: &Backend, params: InitializeParams) -> InitializeResult {
    let encoding = negotiated_encoding(&params.capabilities);
    let features = features(&params.capabilities);
    let pulls = features.pull_diagnostics;
    backend.tell(Message::Initialize {
        folders: folders(&params),
        settings: params.initialization_options.unwrap_or_default(),
        features: features.clone(),
        encoding,
    });
    // Only one way at a time: a client that asks would show what is sent as well.
    let diagnostic_provider = pulls.then(|| {
        DiagnosticServerCapabilities::Options(DiagnosticOptions {
            identifier: Some("whydunit".to_owned()),
            inter_file_dependencies: true,
            workspace_diagnostics: false,
            work_done_progress_options: WorkDoneProgressOptions::default(),
        })
    });
    InitializeResult {
        capabilities: ServerCapabilities {
            position_encoding: Some(match encoding {
                Encoding::Utf8 => PositionEncodingKind::UTF8,
                Encoding::Utf16 => PositionEncodingKind::UTF16,
            }),
            text_document_sync: Some(TextDocumentSyncCapability::Options(
                TextDocumentSyncOptions {
                    open_close: Some(true),
                    change: Some(TextDocumentSyncKind::INCREMENTAL),
                    save: Some(TextDocumentSyncSaveOptions::SaveOptions(SaveOptions {
                        include_text: Some(false),
                    })),
                    ..TextDocumentSyncOptions::default()
                },
            )),
            hover_provider: Some(HoverProviderCapability::Simple(true)),
            inlay_hint_provider: Some(OneOf::Left(true)),
            code_lens_provider: Some(CodeLensOptions {
                resolve_provider: Some(false),
            }),
            code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
                code_action_kinds: Some(vec![CodeActionKind::QUICKFIX, CodeActionKind::EMPTY]),
                ..CodeActionOptions::default()
            })),
            execute_command_provider: Some(ExecuteCommandOptions {
                commands: COMMANDS
                    .iter()
                    .map(|command| (*command).to_owned())
                    .collect(),
                ..ExecuteCommandOptions::default()
            }),
            diagnostic_provider,
            workspace: Some(WorkspaceServerCapabilities {
                workspace_folders: Some(WorkspaceFoldersServerCapabilities {
                    supported: Some(true),
                    change_notifications: Some(OneOf::Left(true)),
                }),
                file_operations: None,
            }),
            ..ServerCapabilities::default()
        },
        server_info: Some(ServerInfo {
            name: "Whydunit".to_owned(),
            version: Some(env!("CARGO_PKG_VERSION").to_owned()),
        }),
        offset_encoding: None,
    }
}

/// UTF-8 where it is offered, for that is how texts are held; UTF-16 otherwise, which every client
/// has to know.
fn negotiated_encoding(client: &ClientCapabilities) -> Encoding {
    let offered = client
        .general
        .as_ref()
        .and_then(|general| general.position_encodings.as_deref());
    if offered.is_some_and(|offered| offered.contains(&PositionEncodingKind::UTF8)) {
        Encoding::Utf8
    } else {
        Encoding::Utf16
    }
}

fn features(client: &ClientCapabilities) -> ClientFeatures {
    let workspace = client.workspace.clone().unwrap_or_default();
    let document = client.text_document.clone().unwrap_or_default();
    let can_refresh = workspace
        .diagnostics
        .and_then(|diagnostics| diagnostics.refresh_support)
        .unwrap_or(false);
    ClientFeatures {
        pull_diagnostics: document.diagnostic.is_some() && can_refresh,
        refresh_values: workspace
            .inlay_hint
            .and_then(|hints| hints.refresh_support)
            .unwrap_or(false),
        refresh_lenses: workspace
            .code_lens
            .and_then(|lenses| lenses.refresh_support)
            .unwrap_or(false),
        progress: client
            .window
            .as_ref()
            .and_then(|window| window.work_done_progress)
            .unwrap_or(false),
        watch_files: workspace
            .did_change_watched_files
            .and_then(|watching| watching.dynamic_registration)
            .unwrap_or(false),
        apply_edits: workspace.apply_edit.unwrap_or(false),
        create_files: workspace.workspace_edit.as_ref().is_some_and(|edit| {
            edit.document_changes == Some(true)
                && edit
                    .resource_operations
                    .as_ref()
                    .is_some_and(|kinds| kinds.contains(&ResourceOperationKind::Create))
        }),
        confirm_edits: workspace
            .workspace_edit
            .as_ref()
            .is_some_and(|edit| edit.change_annotation_support.is_some()),
        // A client that doesn't say is taken to be as capable as most.
        markdown: document
            .hover
            .and_then(|hover| hover.content_format)
            .is_none_or(|formats| formats.is_empty() || formats.contains(&MarkupKind::Markdown)),
    }
}

#[expect(deprecated, reason = "older clients send the root in no other way")]
fn folders(params: &InitializeParams) -> Vec<PathBuf> {
    let uris: Vec<&Uri> = match &params.workspace_folders {
        Some(folders) if !folders.is_empty() => folders.iter().map(|folder| &folder.uri).collect(),
        _ => params.root_uri.iter().collect(),
    };
    let mut folders: Vec<PathBuf> = uris
        .into_iter()
        .map(|uri| PathBuf::from(path_of(uri.as_str())))
        .collect();
    if folders.is_empty() {
        folders.extend(
            params
                .root_path
                .iter()
                .filter(|path| !path.is_empty())
                .map(PathBuf::from),
        );
    }
    folders
}
