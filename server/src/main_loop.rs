//! The one writer: a thread that owns documents, view and queue, and takes one message at a time.
//!
//! What must hold:
//! * Nobody else changes the state; handlers of the editor's messages only put them on the channel.
//! * No turn waits: files are read by the loader's thread, methods analysed by the workers'.
//! * Edits that have already arrived are taken together, and every request is answered from a
//!   state in which all edits before it are in.
//! * A panic in a turn is logged and told as health; the next turn goes on.

mod activity;
mod analyses;
mod answers;
pub mod fix_and_run;
pub mod loader;
pub mod message;
mod models;
mod publish;
mod slices;
mod taken_for_right;
mod tests_file;
mod values;

use crate::analysis::{Frontend, Snapshot};
use crate::clock::Clock;
use crate::documents::Documents;
use crate::documents::discover::Root;
use crate::documents::source::TextChange;
use crate::scheduler::Scheduler;
use crate::scheduler::workers::{STACK_BYTES, Workers, message_of};
use crate::settings::Settings;
use crate::view::{MethodRef, View};
use activity::Activities;
use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, unbounded};
use fix_and_run::Runs;
use loader::Loader;
use message::{ClientFeatures, LogLevel, Message, ToClient};
use publish::Published;
use slices::Slices;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use taken_for_right::TakenForRight;
use tokio::sync::mpsc::UnboundedSender;

/// What differs between production and tests.
pub struct Config {
    pub frontend: Box<dyn Frontend>,
    pub clock: Clock,
    pub quick_threads: usize,
    pub deep_threads: usize,
}

impl Config {
    /// One thread runs tests; the others, one core left for the editor, explain failures.
    pub fn new(frontend: Box<dyn Frontend>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            frontend,
            clock: Clock::system(),
            quick_threads: 1,
            deep_threads: cores.saturating_sub(1).max(1),
        }
    }
}

/// The loop's state.
struct MainLoop {
    receiver: Receiver<Message>,
    /// For answers of workers that come back as messages.
    sender: Sender<Message>,
    client: Outgoing,
    clock: Clock,
    frontend: Box<dyn Frontend>,
    snapshot: Arc<dyn Snapshot>,
    documents: Documents,
    roots: BTreeSet<Root>,
    /// Folders whose files are models of classes, as they stand in the settings.
    model_folders: BTreeSet<PathBuf>,
    loader: Loader,
    scheduler: Scheduler,
    workers: Workers,
    view: View,
    /// Files shown though they aren't open, for the user asked for them.
    asked: BTreeSet<Arc<str>>,
    /// Methods have to be listed anew though no file changed.
    relist: bool,
    /// The state has to be made anew though no file changed.
    rebuild: bool,
    published: Published,
    /// The case whose values are shown along a method.
    chosen: BTreeMap<MethodRef, usize>,
    slices: Slices,
    /// Methods of which all suspects are shown.
    all_suspects: BTreeSet<MethodRef>,
    right: TakenForRight,
    runs: Runs,
    activities: Activities,
    settings: Settings,
    features: ClientFeatures,
}

/// Messages to the client, in order.
pub(crate) struct Outgoing {
    sender: UnboundedSender<ToClient>,
    /// Messages sent so far.
    pub(crate) count: u64,
}

impl Outgoing {
    fn send(&mut self, message: ToClient) {
        self.count += 1;
        // Fails only when the connection is gone, and then nobody listens.
        let _ = self.sender.send(message);
    }

    fn log(&mut self, level: LogLevel, text: impl Into<String>) {
        self.send(ToClient::Log {
            level,
            text: text.into(),
        });
    }
}

/// Starts the loop's thread, its loader and its workers.
/// The loop ends with [`Message::Quit`] or when all senders are gone.
pub fn start(
    config: Config,
    client: UnboundedSender<ToClient>,
) -> std::io::Result<Sender<Message>> {
    let (sender, receiver) = unbounded();
    // Threads hold weak ends only by convention: `Quit` ends the loop, which drops theirs.
    let to_loop = sender.clone();
    let workers = Workers::start(config.quick_threads, config.deep_threads, move |event| {
        let _ = to_loop.send(Message::Worker(event));
    })?;
    let to_loop = sender.clone();
    let loader = Loader::start(move |message| {
        let _ = to_loop.send(message);
    })?;
    let mut frontend = config.frontend;
    let snapshot = frontend.update(&[]);
    let main_loop = MainLoop {
        receiver,
        sender: sender.clone(),
        client: Outgoing {
            sender: client,
            count: 0,
        },
        clock: config.clock,
        frontend,
        snapshot,
        documents: Documents::default(),
        roots: BTreeSet::new(),
        model_folders: BTreeSet::new(),
        loader,
        scheduler: Scheduler::new(config.quick_threads, config.deep_threads),
        workers,
        view: View::default(),
        asked: BTreeSet::new(),
        relist: false,
        rebuild: false,
        published: Published::default(),
        chosen: BTreeMap::new(),
        slices: Slices::default(),
        all_suspects: BTreeSet::new(),
        right: TakenForRight::default(),
        runs: Runs::default(),
        activities: Activities::default(),
        settings: Settings::default(),
        features: ClientFeatures::default(),
    };
    std::thread::Builder::new()
        .name("main-loop".to_owned())
        .stack_size(STACK_BYTES)
        .spawn(move || main_loop.run())?;
    Ok(sender)
}

impl MainLoop {
    fn run(mut self) {
        while let Some(first) = self.wait() {
            let mut message = Some(first);
            while let Some(next) = message {
                if matches!(next, Message::Quit) {
                    self.scheduler.stop();
                    return;
                }
                self.guarded(|this| this.handle(next));
                message = self.receiver.try_recv().ok();
            }
            self.settle();
        }
    }

    /// The next message, or a tick when something that waits for a moment is due.
    fn wait(&self) -> Option<Message> {
        let now = self.clock.now();
        let moments = [self.scheduler.wakes_at(now), self.activities.wakes_at(now)];
        let timeout = moments
            .into_iter()
            .flatten()
            .min()
            .and_then(|moment| self.clock.until(moment));
        match timeout {
            None => self.receiver.recv().ok(),
            Some(timeout) => match self.receiver.recv_timeout(timeout) {
                Ok(message) => Some(message),
                Err(RecvTimeoutError::Timeout) => Some(Message::Tick),
                Err(RecvTimeoutError::Disconnected) => None,
            },
        }
    }

    fn guarded(&mut self, step: impl FnOnce(&mut Self)) {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| step(self))) {
            let message = format!("an internal error: {}", message_of(&*panic));
            self.client.log(LogLevel::Error, &message);
            self.activities.fault = Some(message);
        }
    }

    /// Brings everything in step with the documents and tells the client what changed.
    fn settle(&mut self) {
        self.guarded(MainLoop::refresh);
        self.guarded(MainLoop::notice_cancelled_slices);
        self.guarded(MainLoop::dispatch);
        self.guarded(MainLoop::publish);
        self.guarded(MainLoop::tell_runs);
        self.guarded(MainLoop::tell_activity);
    }

    fn handle(&mut self, message: Message) {
        if self.settings.trace
            && let Some(trace) = message.trace()
        {
            self.client.log(LogLevel::Information, trace);
        }
        match message {
            Message::Initialize {
                features,
                encoding,
                folders,
                settings,
            } => {
                self.features = features;
                self.documents.encoding = encoding;
                self.configure(&settings);
                for folder in folders {
                    self.add_root(Root {
                        folder,
                        recursive: true,
                    });
                }
                self.find_models();
            }
            Message::Initialized => {
                if self.features.watch_files {
                    self.client.send(ToClient::WatchFiles);
                }
            }
            Message::Open { uri, version, text } => {
                let path = self.documents.open(&uri, version, text);
                self.adopt(&path);
            }
            Message::Change {
                uri,
                version,
                changes,
            } => self.change(&uri, version, &changes),
            Message::Save { .. } => self.scheduler.quiet_until = self.clock.now(),
            Message::Close { uri } => {
                if let Some(path) = self.documents.close(&uri) {
                    self.clear_slice(&path, "the file was closed");
                    self.relist = true;
                    self.loader.read(vec![path]);
                }
            }
            Message::WatchedFiles { uris } => {
                let paths = uris
                    .iter()
                    .map(|uri| crate::documents::uri::path_of(uri).into());
                self.loader.read(paths.collect());
            }
            Message::Folders { added, removed } => {
                for folder in removed {
                    self.remove_root(&folder);
                }
                for folder in added {
                    self.add_root(Root {
                        folder,
                        recursive: true,
                    });
                }
                self.find_models();
            }
            Message::Configuration(value) => {
                self.configure(&value);
                self.find_models();
            }
            Message::Viewport {
                uri,
                visible,
                cursor,
                ..
            } => {
                self.refresh();
                self.look_at(&uri, &visible, cursor);
            }
            Message::Loaded(loaded) => self.loaded(loaded),
            Message::RootLoaded { problems } => {
                for problem in problems {
                    self.client.log(LogLevel::Warning, problem);
                }
                self.activities.roots_loading = self.activities.roots_loading.saturating_sub(1);
                self.relist = true;
            }
            Message::Worker(event) => self.worker(event),
            Message::ProgressReady { token, accepted } => {
                self.activities.progress_ready(token, accepted);
            }
            Message::CancelProgress { token } => {
                if self.activities.is_shown(token) {
                    self.stop();
                }
            }
            Message::Applied { number, is_applied } => self.applied(number, is_applied),
            Message::Request(request) => {
                self.refresh();
                self.answer(request);
            }
            Message::Exported {
                path,
                method,
                is_one_case,
                exported,
                reply,
            } => {
                let written = self.written(&path, &method, is_one_case, *exported);
                self.client.send(ToClient::Edit(written.clone()));
                let _ = reply.send(Ok(written));
            }
            Message::Slice { number, news } => self.slice_news(number, news),
            Message::Show(text) => self.client.send(ToClient::Show { text }),
            Message::WhenIdle(reply) => self.activities.waiting_for_idle.push(reply),
            Message::Tick | Message::Quit => {}
        }
    }

    fn change(&mut self, uri: &str, version: i32, changes: &[TextChange]) {
        self.scheduler.quiet_until = self.clock.now() + self.settings.deep_delay;
        match self.documents.change(uri, version, changes) {
            Ok(place) => {
                if let Some(place) = place {
                    let path = crate::documents::uri::path_of(uri).into();
                    self.scheduler.attention.cursor = Some((path, place.end));
                    self.activities.edited = true;
                }
            }
            Err(reason) => self.client.log(LogLevel::Warning, reason),
        }
    }

    fn configure(&mut self, value: &serde_json::Value) {
        let before = self.settings.clone();
        for problem in self.settings.update(value) {
            self.client.log(LogLevel::Warning, problem);
        }
        if self.settings == before {
            return;
        }
        self.relist = true;
        if self.settings.options.time_limit > before.options.time_limit {
            self.retry_unknown();
        }
        if self.settings.cases != before.cases || self.settings.shows_cases != before.shows_cases {
            self.cases_changed();
        }
        if self.settings.lens != before.lens {
            self.published.forget_lenses();
        }
    }

    fn add_root(&mut self, root: Root) {
        if self.roots.insert(root.clone()) {
            self.activities.roots_loading += 1;
            self.loader.read_root(root);
        }
    }

    fn remove_root(&mut self, folder: &std::path::Path) {
        self.roots.retain(|root| root.folder != folder);
        self.forget_files_outside();
    }

    /// Forgets what lies in no folder of the workspace and in none with models.
    fn forget_files_outside(&mut self) {
        let roots: Vec<Root> = self.roots.iter().cloned().collect();
        let models = self.model_folders.clone();
        self.documents.remove_closed(|path| {
            !roots.iter().any(|root| contains(root, path))
                && !models
                    .iter()
                    .any(|folder| Path::new(path).starts_with(folder))
        });
        self.relist = true;
    }

    /// A document outside all folders brings its own.
    fn adopt(&mut self, path: &str) {
        let file = std::path::Path::new(path);
        if file.is_absolute() && !self.roots.iter().any(|root| contains(root, path)) {
            self.add_root(crate::documents::discover::root_of(file));
            self.find_models();
        }
    }

    fn loaded(&mut self, loaded: Vec<loader::Loaded>) {
        for file in loaded {
            if let Err(problem) = &file.content
                && *problem != crate::documents::reading::ReadProblem::Missing
            {
                self.client
                    .log(LogLevel::Warning, format!("{}: {problem}", file.path));
            }
            self.documents.set_disk(&file.path, file.content);
        }
    }
}

fn contains(root: &Root, path: &str) -> bool {
    let path = std::path::Path::new(path);
    if root.recursive {
        path.starts_with(&root.folder)
    } else {
        path.parent() == Some(&root.folder)
    }
}
