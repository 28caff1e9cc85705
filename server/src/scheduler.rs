//! Which method is analysed next, on which thread, and what is remembered of it.
//!
//! What must hold:
//! * The queue knows nothing of threads and the workers know nothing of order: [`Scheduler`] hands
//!   a job out only when a thread of its lane is free, so the order is decided as late as possible.
//! * An edit cancels exactly the running jobs whose method has another input hash now.
//! * A cancelled run is never cached. A time-out is, with the limit it had.

pub mod attention;
pub mod cache;
mod case_queue;
pub mod workers;

use crate::analysis::Snapshot;
use crate::analysis::cases::{CaseOptions, Exported};
use crate::analysis::slices::{Outline, SliceFound, SliceRequest};
use crate::view::{MethodRef, Stage};
use attention::{Attention, Rank};
use budget::CancelToken;
use cache::Cache;
use case_queue::CaseQueue;
use diagnosis::options::Options;
use diagnosis::report::MethodReport;
use java::types::MethodId;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use testgen::junit;
use testgen::report::SuiteReport;

/// A kind of thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lane {
    /// Milliseconds: running the cases.
    Quick,
    /// Up to the time limit: explaining failures, constraint models.
    Deep,
}

/// A method that is to be analysed.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub id: MethodId,
    pub hash: u64,
    pub stage: Stage,
    /// Asked for by the user: first, and without waiting for a pause in typing.
    pub explicit: bool,
    /// Byte where the method starts in its file.
    pub position: usize,
    pub range: std::ops::Range<usize>,
}

/// Number of a job, never used twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct JobId(pub u64);

/// What a worker gets.
pub struct Job {
    pub id: JobId,
    pub snapshot: Arc<dyn Snapshot>,
    pub options: Options,
    pub token: CancelToken,
    pub work: Work,
}

pub enum Work {
    Quick(MethodId),
    Deep(MethodId),
    /// The constraint model of a case.
    Model {
        method: MethodId,
        case: Option<usize>,
        reply: ModelReply,
    },
    /// Test cases.
    Cases(MethodId, CaseOptions),
    /// Test cases as JUnit tests.
    Export {
        method: MethodId,
        cases: CaseOptions,
        junit: junit::Options,
        /// Only the one of this name.
        case: Option<String>,
        reply: ExportReply,
    },
    /// A slice, of the state it was asked for in.
    Slice {
        snapshot: Arc<dyn Snapshot>,
        request: SliceRequest,
        time_limit: Duration,
        tell: SliceTeller,
    },
}

/// Where a slice goes, step by step.
pub type SliceTeller = Box<dyn Fn(SliceNews) + Send>;

/// What becomes of a slice that is being made.
#[derive(Debug)]
pub enum SliceNews {
    Smaller(Outline),
    /// A sentence for the user if there is none.
    Finished(Result<Box<SliceFound>, String>),
}

/// Where exported tests go; a sentence for the user if there are none.
pub type ExportReply = Box<dyn FnOnce(Result<Exported, String>) + Send>;

/// Where a model goes; a sentence for the user if there is none.
pub type ModelReply =
    tokio::sync::oneshot::Sender<Result<diagnosis::model_table::ConstraintModel, String>>;

/// What a job finds out about a state of a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Report(Stage),
    Cases,
}

/// A job on a thread.
#[derive(Debug)]
pub struct Running {
    pub method: MethodRef,
    pub lane: Lane,
    /// The state of the method it is about, and for what; `None` for what somebody waits for, which
    /// belongs to no state of the view.
    pub purpose: Option<(u64, Purpose)>,
    pub token: CancelToken,
    pub explicit: bool,
}

/// A model, an export or a slice that waits for a thread, for somebody waits for it.
struct Awaited {
    method: MethodRef,
    token: CancelToken,
    work: Work,
}

/// What became of a method that was handed in.
pub enum Admission {
    /// A report is at hand; `Stage` tells how thorough. A quick one means the deep one is queued.
    Cached(Stage, Arc<MethodReport>),
    /// Queued, or already running.
    Waiting,
}

pub struct Scheduler {
    queue: BTreeMap<MethodRef, Wanted>,
    cases: CaseQueue,
    awaited: Vec<Awaited>,
    running: BTreeMap<JobId, Running>,
    next: u64,
    idle: BTreeMap<Lane, usize>,
    cache: Cache,
    pub attention: Attention,
    /// Deep analyses start no earlier; explicit ones excepted.
    pub quiet_until: Duration,
}

impl Scheduler {
    pub fn new(quick_threads: usize, deep_threads: usize) -> Self {
        Scheduler {
            queue: BTreeMap::new(),
            cases: CaseQueue::default(),
            awaited: Vec::new(),
            running: BTreeMap::new(),
            next: 0,
            idle: BTreeMap::from([(Lane::Quick, quick_threads), (Lane::Deep, deep_threads)]),
            cache: Cache::default(),
            attention: Attention::default(),
            quiet_until: Duration::ZERO,
        }
    }

    /// A method in its present state. Cancels what runs for another state of it.
    pub fn admit(&mut self, method: MethodRef, wanted: Wanted, options: &Options) -> Admission {
        let mut already_running = None;
        for running in self
            .running
            .values()
            .filter(|running| running.method == method)
        {
            match running.purpose {
                Some((hash, Purpose::Report(stage)))
                    if hash == wanted.hash && !running.token.is_cancelled() =>
                {
                    already_running = already_running.max(Some(stage));
                }
                Some((_, Purpose::Report(_))) => running.token.cancel(),
                Some((_, Purpose::Cases)) | None => {}
            }
        }
        // What was asked for stays so, whatever is edited meanwhile.
        let before = self.queue.remove(&method);
        let wanted = Wanted {
            explicit: wanted.explicit || before.is_some_and(|before| before.explicit),
            ..wanted
        };
        if let Some(report) = self.cache.get(&method, wanted.hash, Stage::Deep, options) {
            return Admission::Cached(Stage::Deep, report);
        }
        if let Some(report) = self.cache.get(&method, wanted.hash, Stage::Quick, options) {
            if already_running.is_none_or(|stage| stage < Stage::Deep) {
                self.queue.insert(
                    method,
                    Wanted {
                        stage: Stage::Deep,
                        ..wanted
                    },
                );
            }
            return Admission::Cached(Stage::Quick, report);
        }
        if already_running.is_none() {
            self.queue.insert(method, wanted);
        }
        Admission::Waiting
    }

    /// Queues the deep analysis after a quick one.
    pub fn deepen(&mut self, method: MethodRef, wanted: Wanted) {
        self.queue.insert(
            method,
            Wanted {
                stage: Stage::Deep,
                ..wanted
            },
        );
    }

    /// Wants the cases of a method in its present state, unless they are known. Cancels what looks for
    /// cases of another state of it.
    pub fn admit_cases(
        &mut self,
        method: MethodRef,
        wanted: Wanted,
        options: &CaseOptions,
    ) -> Option<Arc<SuiteReport>> {
        let mut is_running = false;
        for running in self.running.values() {
            if running.method != method {
                continue;
            }
            if let Some((hash, Purpose::Cases)) = running.purpose {
                if hash == wanted.hash && !running.token.is_cancelled() {
                    is_running = true;
                } else {
                    running.token.cancel();
                }
            }
        }
        self.cases.waiting.remove(&method);
        let known = self.cases.get(&method, wanted.hash, options);
        if known.is_none() && !is_running {
            self.cases.waiting.insert(method, wanted);
        }
        known
    }

    /// Keeps cases that were found. Must not be called for cancelled runs.
    pub fn remember_cases(
        &mut self,
        method: &MethodRef,
        hash: u64,
        options: &CaseOptions,
        report: &Arc<SuiteReport>,
    ) {
        self.cases.put(method, hash, options, report.clone());
    }

    /// Nobody wants cases any more.
    pub fn drop_cases(&mut self) {
        self.cases.waiting.clear();
        for running in self.running.values() {
            if matches!(running.purpose, Some((_, Purpose::Cases))) {
                running.token.cancel();
            }
        }
    }

    /// The methods of a file that aren't there any more, or a whole file that isn't shown.
    pub fn retain(&mut self, file: &str, keep: impl Fn(&str) -> bool) {
        let gone = |method: &MethodRef| &*method.0 == file && !keep(&method.1);
        self.queue.retain(|method, _| !gone(method));
        self.cases.waiting.retain(|method, _| !gone(method));
        for running in self
            .running
            .values()
            .filter(|running| gone(&running.method))
        {
            if running.purpose.is_some() {
                running.token.cancel();
            }
        }
    }

    /// Work that somebody waits for: a model, an export, a slice. `method`: after which it is named.
    pub fn want_now(&mut self, method: MethodRef, token: CancelToken, work: Work) {
        self.awaited.push(Awaited {
            method,
            token,
            work,
        });
    }

    /// Cancels everything; the methods that were queued or running come back.
    pub fn stop(&mut self) -> Vec<(MethodRef, u64)> {
        let queued = std::mem::take(&mut self.queue);
        let mut stopped: Vec<(MethodRef, u64)> = queued
            .into_iter()
            .map(|(method, wanted)| (method, wanted.hash))
            .collect();
        self.cases.waiting.clear();
        for awaited in std::mem::take(&mut self.awaited) {
            awaited.work.refuse("stopped");
        }
        for running in self
            .running
            .values()
            .filter(|running| !running.token.is_cancelled())
        {
            running.token.cancel();
            if let Some((hash, Purpose::Report(_))) = running.purpose {
                stopped.push((running.method.clone(), hash));
            }
        }
        stopped
    }

    /// Drops work nobody waits for any more.
    fn drop_abandoned(&mut self) {
        self.awaited
            .retain(|awaited| !awaited.token.is_cancelled() && !awaited.work.is_abandoned());
    }

    /// The next job for a free thread, and what it is about.
    pub fn next(
        &mut self,
        now: Duration,
        snapshot: &Arc<dyn Snapshot>,
        options: &Options,
        cases: &CaseOptions,
    ) -> Option<(Lane, Job)> {
        self.drop_abandoned();
        [Lane::Quick, Lane::Deep].into_iter().find_map(|lane| {
            if self.idle.get(&lane).is_none_or(|idle| *idle == 0) {
                return None;
            }
            // A model is waited for: it takes whatever thread is free, a deep one if it can.
            let takes_awaited = !self.awaited.is_empty()
                && (lane == Lane::Deep || self.idle.get(&Lane::Deep) == Some(&0));
            let (method, explicit, purpose, token, work) = if takes_awaited {
                let Awaited {
                    method,
                    token,
                    work,
                } = self.awaited.remove(0);
                (method, true, None, token, work)
            } else if let Some(method) = self.first(lane, now) {
                let wanted = self.queue.remove(&method)?;
                let work = match wanted.stage {
                    Stage::Quick => Work::Quick(wanted.id),
                    Stage::Deep => Work::Deep(wanted.id),
                };
                let purpose = Some((wanted.hash, Purpose::Report(wanted.stage)));
                (
                    method,
                    wanted.explicit,
                    purpose,
                    CancelToken::default(),
                    work,
                )
            } else {
                let method = self.first_for_cases(lane, now)?;
                let wanted = self.cases.waiting.remove(&method)?;
                let purpose = Some((wanted.hash, Purpose::Cases));
                (
                    method,
                    wanted.explicit,
                    purpose,
                    CancelToken::default(),
                    Work::Cases(wanted.id, cases.clone()),
                )
            };
            self.next += 1;
            let job_id = JobId(self.next);
            if let Some(idle) = self.idle.get_mut(&lane) {
                *idle -= 1;
            }
            self.running.insert(
                job_id,
                Running {
                    method,
                    lane,
                    purpose,
                    token: token.clone(),
                    explicit,
                },
            );
            let snapshot = snapshot.clone();
            let options = options.clone();
            Some((
                lane,
                Job {
                    id: job_id,
                    snapshot,
                    options,
                    token,
                    work,
                },
            ))
        })
    }

    /// The queued method of a lane that comes first and may start now.
    fn first(&self, lane: Lane, now: Duration) -> Option<MethodRef> {
        self.queue
            .iter()
            .filter(|(_, wanted)| lane_of(wanted.stage) == lane)
            .filter(|(_, wanted)| lane == Lane::Quick || wanted.explicit || now >= self.quiet_until)
            .min_by_key(|(method, wanted)| -> (Rank, &MethodRef) {
                (self.attention.rank(method, wanted), method)
            })
            .map(|(method, _)| method.clone())
    }

    /// The method whose cases come first; they wait for everything else, and for a pause in typing.
    fn first_for_cases(&self, lane: Lane, now: Duration) -> Option<MethodRef> {
        if lane != Lane::Deep || now < self.quiet_until || !self.queue.is_empty() {
            return None;
        }
        let waiting = self.cases.waiting.iter();
        let first = waiting.min_by_key(|(method, wanted)| -> (Rank, &MethodRef) {
            (self.attention.rank(method, wanted), method)
        });
        first.map(|(method, _)| method.clone())
    }

    /// When something that waits may start, if nothing else happens before.
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let waits = self
            .queue
            .values()
            .any(|wanted| lane_of(wanted.stage) == Lane::Deep && !wanted.explicit)
            || !self.cases.waiting.is_empty();
        (waits && now < self.quiet_until).then_some(self.quiet_until)
    }

    /// A job came back: its thread is free again.
    pub fn finished(&mut self, job: JobId) -> Option<Running> {
        let running = self.running.remove(&job)?;
        if let Some(idle) = self.idle.get_mut(&running.lane) {
            *idle += 1;
        }
        Some(running)
    }

    pub fn running(&self, job: JobId) -> Option<&Running> {
        self.running.get(&job)
    }

    /// Keeps a finished report. Must not be called for cancelled runs.
    pub fn remember(
        &mut self,
        method: &MethodRef,
        hash: u64,
        stage: Stage,
        options: &Options,
        report: &Arc<MethodReport>,
    ) {
        self.cache.put(method, hash, stage, options, report.clone());
    }

    /// Forgets what is known of a method, so that it is analysed anew.
    pub fn forget(&mut self, method: &MethodRef) {
        self.cache.remove(method);
        self.cases.remove(method);
    }

    /// Analyses that are queued or running; cancelled ones don't count.
    pub fn pending(&self) -> usize {
        let running = self
            .running
            .values()
            .filter(|running| !running.token.is_cancelled())
            .count();
        self.queue.len() + self.cases.waiting.len() + self.awaited.len() + running
    }

    pub fn is_queued(&self, method: &MethodRef) -> bool {
        self.queue.contains_key(method)
    }
}

impl Work {
    /// Tells whoever waits why there is no answer.
    pub fn refuse(self, reason: &str) {
        match self {
            // Whoever asked may be gone.
            Work::Model { reply, .. } => drop(reply.send(Err(reason.to_owned()))),
            Work::Export { reply, .. } => reply(Err(reason.to_owned())),
            Work::Slice { tell, .. } => tell(SliceNews::Finished(Err(reason.to_owned()))),
            Work::Quick(_) | Work::Deep(_) | Work::Cases(..) => {}
        }
    }

    fn is_abandoned(&self) -> bool {
        matches!(self, Work::Model { reply, .. } if reply.is_closed())
    }
}

fn lane_of(stage: Stage) -> Lane {
    match stage {
        Stage::Quick => Lane::Quick,
        Stage::Deep => Lane::Deep,
    }
}

#[cfg(test)]
mod tests;
