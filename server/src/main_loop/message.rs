//! What goes in and out of the loop: plain data, no protocol types.

use crate::analysis::cases::Exported;
use crate::analysis::slices::{SliceKind, SliceOf};
use crate::documents::source::{Encoding, Position, TextChange};
use crate::main_loop::fix_and_run::FixChoice;
use crate::main_loop::loader::Loaded;
use crate::scheduler::workers::WorkerEvent;
use crate::scheduler::{ModelReply, SliceNews};
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
    /// The client has (or has not) made the edit of [`ToClient::Apply`].
    Applied {
        number: u64,
        is_applied: bool,
    },
    Request(Request),
    /// Tests that a worker wrote.
    Exported {
        /// Path of the file under test.
        path: Arc<str>,
        method: Arc<str>,
        is_one_case: bool,
        exported: Box<Exported>,
        reply: oneshot::Sender<Result<WrittenTests, String>>,
    },
    /// What a worker says of a slice it makes.
    Slice {
        number: u64,
        news: SliceNews,
    },
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
            | Message::Applied { .. }
            | Message::Exported { .. }
            | Message::Slice { .. }
            | Message::Show(_)
            | Message::WhenIdle(_)
            | Message::Tick
            | Message::Quit => return None,
        })
    }
}

/// Answered at once from the view; models, tests and slices excepted.
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
    /// The page of a method's test cases.
    Cases {
        uri: String,
        method: String,
        reply: oneshot::Sender<Result<Page, String>>,
    },
    /// The values of the chosen cases along their methods.
    Values {
        uri: String,
        reply: oneshot::Sender<Vec<InlineValue>>,
    },
    /// Chooses the next case of a method; answered with what is shown now.
    NextCase {
        uri: String,
        method: String,
        reply: oneshot::Sender<Result<Option<String>, String>>,
    },
    /// Shows all suspects of a method or file, or only the first few again; answered with which.
    AllSuspects {
        uri: String,
        method: Option<String>,
        reply: oneshot::Sender<Result<bool, String>>,
    },
    /// Has a fix made by the editor; the result of the cases is shown to the user.
    ApplyAndRun {
        uri: String,
        method: String,
        choice: FixChoice,
        reply: oneshot::Sender<Result<(), String>>,
    },
    /// The suspect at a site is taken for right; answered with a sentence.
    LineIsRight {
        uri: String,
        method: String,
        site: u32,
        reply: oneshot::Sender<Result<String, String>>,
    },
    /// Takes the word back, the last one without a number; answered with a sentence.
    LineMayBeWrong {
        number: Option<u64>,
        reply: oneshot::Sender<Result<String, String>>,
    },
    /// Writes test cases as JUnit tests, offered to the user as an edit.
    WriteTests {
        uri: String,
        method: String,
        case: Option<String>,
        reply: oneshot::Sender<Result<WrittenTests, String>>,
    },
    /// Makes a slice and shows it in its file; answered when it is finished.
    Slice {
        uri: String,
        query: SliceQuery,
        token: CancelToken,
        reply: SliceReply,
    },
    /// The slice of a file as a program.
    SliceText {
        uri: String,
        reply: oneshot::Sender<Result<SliceText, String>>,
    },
    /// Shows the whole file again.
    ClearSlice {
        uri: String,
        reply: oneshot::Sender<()>,
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
            Request::Cases { .. } => "cases",
            Request::Values { .. } => "values",
            Request::NextCase { .. } => "next case",
            Request::AllSuspects { .. } => "all suspects",
            Request::ApplyAndRun { .. } => "apply a fix and run tests",
            Request::LineIsRight { .. } => "a line is right",
            Request::LineMayBeWrong { .. } => "a line may be wrong",
            Request::WriteTests { .. } => "write tests",
            Request::Slice { .. } => "slice",
            Request::SliceText { .. } => "slice as Java",
            Request::ClearSlice { .. } => "clear slice",
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
    pub refresh_values: bool,
    pub progress: bool,
    pub watch_files: bool,
    /// Hovers in Markdown.
    pub markdown: bool,
    /// Edits that make files.
    pub create_files: bool,
    /// Edits that the user looks at before they are made.
    pub confirm_edits: bool,
    /// Makes edits that the server asks for.
    pub apply_edits: bool,
}

/// One message to the client each.
#[derive(Clone, PartialEq, Debug)]
pub enum ToClient {
    Publish {
        uri: String,
        version: Option<i32>,
        diagnostics: Vec<Diagnostic>,
    },
    RefreshValues,
    /// A test file to make or change, once the user agrees.
    Edit(WrittenTests),
    /// A fix to make; answered by [`Message::Applied`].
    Apply {
        number: u64,
        title: String,
        files: Vec<FileEdits>,
    },
    RefreshLenses,
    RefreshDiagnostics,
    Slice(SliceShown),
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
    pub command: LensCommand,
}

/// What a click on a lens does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LensCommand {
    ShowMethod,
    ShowCases,
    ComputeSlice(SliceQuery),
    ClearSlice,
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
    pub fixes: Option<(Diagnostic, Vec<FileEdits>)>,
    /// For a slice: what to ask for.
    pub query: Option<SliceQuery>,
}

/// A slice as the client asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceQuery {
    pub range: Range,
    pub of: SliceOf,
    pub kind: SliceKind<Range>,
}

/// Where a finished slice goes; a sentence for the user if there is none.
pub type SliceReply = oneshot::Sender<Result<SliceAnswer, String>>;

/// What became of a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceAnswer {
    pub title: String,
    /// How sure it is, in sentences.
    pub summary: String,
    pub verdict: &'static str,
}

/// A slice as a program, and the file it is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceText {
    pub title: String,
    pub java: String,
    pub original: String,
}

/// The notification `whydunit/slice`: what is shown of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceShown {
    pub uri: String,
    pub version: Option<i32>,
    /// `None`: the whole file again.
    pub slice: Option<ShownSlice>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownSlice {
    pub title: String,
    /// `running`, `stopped`, `finished` or `outdated`.
    pub state: &'static str,
    pub kind: &'static str,
    pub verdict: Option<&'static str>,
    pub reason: Option<String>,
    pub criterion: Option<Range>,
    pub faded: Vec<Range>,
    /// Nodes left, and of the file.
    pub nodes: Option<(usize, usize)>,
}

/// A value shown at the end of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlineValue {
    pub position: Position,
    pub text: String,
    /// The inputs of the case.
    pub case: String,
}

/// A file of tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenTests {
    pub uri: String,
    /// What the edit is called.
    pub title: String,
    pub text: String,
    /// The file as a whole, if it exists; `None`: it is to be made.
    pub replaced: Option<Range>,
    pub version: Option<i32>,
    /// Cases that aren't in it, and why.
    pub left_out: Vec<(String, String)>,
    /// See [`ClientFeatures`].
    pub create_files: bool,
    pub confirm: bool,
}

/// Edits of one file, as it stands at a version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileEdits {
    pub uri: String,
    pub version: Option<i32>,
    pub edits: Vec<(Range, String)>,
}

/// A page to show beside the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    pub title: String,
    pub document: Document,
}
