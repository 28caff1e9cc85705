//! Telling that the server is busy: the status, and a progress message for longer work.

use super::MainLoop;
use super::message::{Health, Status, ToClient};
use std::time::Duration;
use tokio::sync::oneshot;

/// Shorter work shows no progress message.
const PATIENCE: Duration = Duration::from_millis(300);

#[derive(Default)]
pub(super) struct Activities {
    /// Roots whose files aren't all here yet.
    pub(super) roots_loading: usize,
    /// What went wrong in the loop itself.
    pub(super) fault: Option<String>,
    /// A document was edited since the methods were listed.
    pub(super) edited: bool,
    /// Jobs finished since the server was idle.
    pub(super) done: usize,
    /// What the engine says it does.
    pub(super) doing: Option<String>,
    pub(super) waiting_for_idle: Vec<oneshot::Sender<u64>>,
    busy_since: Option<Duration>,
    status: Option<Status>,
    progress: Progress,
    tokens: u64,
}

#[derive(Default, PartialEq)]
enum Progress {
    #[default]
    None,
    /// The client was asked to make room.
    Asked(u64),
    /// There is room; nothing was shown yet.
    Ready(u64),
    Shown {
        token: u64,
        text: String,
    },
    /// The client would not.
    Refused,
}

impl Activities {
    pub(super) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let due = self.busy_since? + PATIENCE;
        (self.progress == Progress::None && now < due).then_some(due)
    }

    pub(super) fn progress_ready(&mut self, token: u64, accepted: bool) {
        if self.progress == Progress::Asked(token) {
            self.progress = if accepted {
                Progress::Ready(token)
            } else {
                Progress::Refused
            };
        }
    }

    pub(super) fn is_shown(&self, token: u64) -> bool {
        matches!(self.progress, Progress::Shown { token: shown, .. } if shown == token)
    }
}

impl MainLoop {
    pub(super) fn tell_activity(&mut self) {
        let pending = self.scheduler.pending();
        let busy = pending > 0 || self.activities.roots_loading > 0;
        let now = self.clock.now();
        if busy {
            self.activities.busy_since.get_or_insert(now);
            self.tell_progress(now, pending);
        } else {
            self.activities.busy_since = None;
            self.activities.done = 0;
            self.activities.doing = None;
            let progress = std::mem::take(&mut self.activities.progress);
            if let Progress::Shown { token, .. } = progress {
                self.client.send(ToClient::EndProgress { token });
            }
        }
        self.tell_status(busy, pending);
        if !busy {
            for waiting in std::mem::take(&mut self.activities.waiting_for_idle) {
                let _ = waiting.send(self.client.count);
            }
        }
    }

    fn tell_status(&mut self, busy: bool, pending: usize) {
        let unread = self.documents.problems().count();
        let (health, message) = match (&self.activities.fault, unread) {
            (Some(fault), _) => (Health::Error, Some(fault.clone())),
            (None, 0) if self.activities.roots_loading > 0 => {
                (Health::Ok, Some("reading the workspace".to_owned()))
            }
            (None, 0) => (Health::Ok, None),
            (None, 1) => {
                let problem = self.documents.problems().next();
                (
                    Health::Warning,
                    problem.map(|(path, problem)| format!("{path}: {problem}")),
                )
            }
            (None, unread) => (
                Health::Warning,
                Some(format!("{unread} files can't be read, see the log")),
            ),
        };
        let status = Status {
            busy,
            health,
            message,
            pending,
        };
        if self.activities.status.as_ref() != Some(&status) {
            self.client.send(ToClient::Status(status.clone()));
            self.activities.status = Some(status);
        }
    }

    fn tell_progress(&mut self, now: Duration, pending: usize) {
        if !self.features.progress {
            return;
        }
        let activities = &mut self.activities;
        let waited = activities
            .busy_since
            .is_some_and(|since| now >= since + PATIENCE);
        let text = if activities.roots_loading > 0 {
            "reading the workspace".to_owned()
        } else {
            let total = activities.done + pending;
            let counted = format!("{} of {total}", activities.done);
            match &activities.doing {
                Some(doing) => format!("{counted} · {doing}"),
                None => counted,
            }
        };
        match &activities.progress {
            Progress::None if waited => {
                activities.tokens += 1;
                activities.progress = Progress::Asked(activities.tokens);
                self.client.send(ToClient::CreateProgress {
                    token: activities.tokens,
                });
            }
            Progress::Ready(token) => {
                let token = *token;
                activities.progress = Progress::Shown {
                    token,
                    text: text.clone(),
                };
                let title = "Whydunit: analysing".to_owned();
                self.client
                    .send(ToClient::BeginProgress { token, title, text });
            }
            Progress::Shown { token, text: shown } if *shown != text => {
                let token = *token;
                let total = (activities.done + pending).max(1);
                let percentage = u32::try_from(activities.done * 100 / total).unwrap_or(0);
                activities.progress = Progress::Shown {
                    token,
                    text: text.clone(),
                };
                self.client.send(ToClient::Progress {
                    token,
                    text,
                    percentage,
                });
            }
            Progress::None | Progress::Asked(_) | Progress::Shown { .. } | Progress::Refused => {}
        }
    }
}
