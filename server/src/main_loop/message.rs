//! What goes in and out of the loop: plain data, no protocol types.

use crate::documents::source::{Encoding, Position, TextChange};
use crate::main_loop::loader::Loaded;
use crate::scheduler::ModelReply;
use crate::scheduler::workers::WorkerEvent;
use crate::view::actions::ActionKind;
use crate::view::document::Document;
use crate::view::findings::{Code, Severity};
use budget::CancelToken;
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Start and end.
pub type Range = (Position, Position);

pub enum Message {
    Initialize {
        features: ClientFeatures,
        encoding: Encoding,
        folders: Vec<PathBuf>,
        settings: Value,
    },
    Initialized,
    Open {
        uri: String,
        version: i32,
        text: String,
    },
    Change {
        uri: String,
        version: i32,
        changes: Vec<TextChange>,
    },
    Save {
        uri: String,
    },
    Close {
        uri: String,
    },
    WatchedFiles {
        uris: Vec<String>,
    },
    Folders {
        added: Vec<PathBuf>,
        removed: Vec<PathBuf>,
    },
    Configuration(Value),
    /// What the editor shows; only a hint.
    Viewport {
        uri: String,
        version: i32,
        visible: Vec<Range>,
        cursor: Option<Position>,
    },
    Loaded(Vec<Loaded>),
    /// All files of a root have come.
    RootLoaded {
        problems: Vec<String>,
    },
    Worker(WorkerEvent),
    /// The client has (or has not) made room for a progress message.
    ProgressReady {
        token: u64,
        accepted: bool,
    },
    CancelProgress {
        token: u64,
    },
    Request(Request),
    /// Show the user a text: the fallback for clients without a place of their own for it.
    Show(String),
    /// Answered with the number of messages sent to the client so far, once nothing is pending.
    WhenIdle(oneshot::Sender<u64>),
    /// Time may have moved.
    Tick,
    Quit,
}

impl Message {
    /// What is logged with `trace`: the messages of the editor, not those of our own threads.
    pub fn trace(&self) -> Option<String> {
        Some(match self {
            Message::Open { uri, version, .. } => format!("open {uri} at version {version}"),
            Message::Change {
                uri,
                version,
                changes,
            } => {
                format!("{} changes of {uri} to version {version}", changes.len())
            }
            Message::Save { uri } => format!("save {uri}"),
            Message::Close { uri } => format!("close {uri}"),
            Message::WatchedFiles { uris } => format!("{} files changed on disk", uris.len()),
            Message::Folders { .. } => "other workspace folders".to_owned(),
            Message::Configuration(settings) => format!("settings {settings}"),
            Message::Viewport { uri, .. } => format!("viewport of {uri}"),
            Message::CancelProgress { token } => format!("cancel progress {token}"),
            Message::Request(request) => format!("request: {}", request.name()),
            Message::Initialize { .. }
            | Message::Initialized
            | Message::Loaded(_)
            | Message::RootLoaded { .. }
            | Message::Worker(_)
            | Message::ProgressReady { .. }
            | Message::Show(_)
            | Message::WhenIdle(_)
            | Message::Tick
            | Message::Quit => return None,
        })
    }
}

/// Answered at once from the view, models excepted.
pub enum Request {
    Lenses {
        uri: String,
        reply: oneshot::Sender<Vec<Lens>>,
    },
    Hover {
        uri: String,
        position: Position,
        reply: oneshot::Sender<Option<Hover>>,
    },
    Actions {
        uri: String,
        range: Range,
        reply: oneshot::Sender<Vec<CodeAction>>,
    },
    Diagnostics {
        uri: String,
        reply: oneshot::Sender<Vec<Diagnostic>>,
    },
    Explain {
        uri: String,
        method: String,
        reply: oneshot::Sender<Result<Page, String>>,
    },
    Model {
        uri: String,
        method: String,
        case: Option<usize>,
        token: CancelToken,
        reply: ModelReply,
    },
    Analyse {
        uri: String,
        method: Option<String>,
        reply: oneshot::Sender<Result<(), String>>,
    },
    Stop {
        reply: oneshot::Sender<()>,
    },
}

impl Request {
    fn name(&self) -> &'static str {
        match self {
            Request::Lenses { .. } => "lenses",
            Request::Hover { .. } => "hover",
            Request::Actions { .. } => "actions",
            Request::Diagnostics { .. } => "diagnostics",
            Request::Explain { .. } => "explain",
            Request::Model { .. } => "model",
            Request::Analyse { .. } => "analyse",
            Request::Stop { .. } => "stop",
        }
    }
}

/// What the client can do, as far as it matters here.
#[derive(Clone, Debug, Default)]
pub struct ClientFeatures {
    /// Asks for diagnostics, and can be told to ask again.
    pub pull_diagnostics: bool,
    pub refresh_lenses: bool,
    pub progress: bool,
    pub watch_files: bool,
    /// Hovers in Markdown.
    pub markdown: bool,
}

/// One message to the client each.
#[derive(Clone, PartialEq, Debug)]
pub enum ToClient {
    Publish {
        uri: String,
        version: Option<i32>,
        diagnostics: Vec<Diagnostic>,
    },
    RefreshLenses,
    RefreshDiagnostics,
    Status(Status),
    /// Register for changes of Java files on disk.
    WatchFiles,
    Log {
        level: LogLevel,
        text: String,
    },
    /// A message on the user's screen.
    Show {
        text: String,
    },
    /// Answered by [`Message::ProgressReady`].
    CreateProgress {
        token: u64,
    },
    BeginProgress {
        token: u64,
        title: String,
        text: String,
    },
    Progress {
        token: u64,
        text: String,
        percentage: u32,
    },
    EndProgress {
        token: u64,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLevel {
    Error,
    Warning,
    Information,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    Ok,
    Warning,
    Error,
}

/// The notification `whydunit/status`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    pub busy: bool,
    pub health: Health,
    pub message: Option<String>,
    /// Analyses that are queued or running.
    pub pending: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    pub range: Range,
    pub severity: Severity,
    pub code: Code,
    pub message: String,
    pub related: Vec<RelatedPlace>,
    /// Key of the method, empty for a whole file.
    pub method: Arc<str>,
    pub site: Option<u32>,
    pub hash: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelatedPlace {
    pub uri: String,
    pub range: Range,
    pub message: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lens {
    pub range: Range,
    pub title: String,
    pub method: Arc<str>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hover {
    pub range: Range,
    pub document: Document,
    /// Whether the client shows Markdown.
    pub markdown: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeAction {
    pub title: String,
    pub kind: ActionKind,
    /// For an edit: the finding it mends and the edits.
    pub fixes: Option<(Diagnostic, Vec<(Range, String)>)>,
}

/// A page to show beside the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    pub title: String,
    pub document: Document,
}
