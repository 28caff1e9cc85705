//! Which method is analysed next, on which thread, and what is remembered of it.
//!
//! What must hold:
//! * The queue knows nothing of threads and the workers know nothing of order: [`Scheduler`] hands
//!   a job out only when a thread of its lane is free, so the order is decided as late as possible.
//! * An edit cancels exactly the running jobs whose method has another input hash now.
//! * A cancelled run is never cached. A time-out is, with the limit it had.

pub mod attention;
pub mod cache;
pub mod workers;

use crate::analysis::Snapshot;
use crate::view::{MethodRef, Stage};
use attention::{Attention, Rank};
use budget::CancelToken;
use cache::Cache;
use diagnosis::options::Options;
use diagnosis::report::MethodReport;
use java::types::MethodId;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

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
    pub method: MethodId,
    pub options: Options,
    pub token: CancelToken,
    pub work: Work,
}

pub enum Work {
    Quick,
    Deep,
    /// The constraint model of a case.
    Model {
        case: Option<usize>,
        reply: ModelReply,
    },
}

/// Where a model goes; a sentence for the user if there is none.
pub type ModelReply =
    tokio::sync::oneshot::Sender<Result<diagnosis::model_table::ConstraintModel, String>>;

/// A job on a thread.
#[derive(Debug)]
pub struct Running {
    pub method: MethodRef,
    pub lane: Lane,
    /// `None` for a model, which belongs to no state of the view.
    pub analysis: Option<(u64, Stage)>,
    pub token: CancelToken,
    pub explicit: bool,
}

/// A model that waits for a thread.
struct WaitingModel {
    method: MethodRef,
    id: MethodId,
    case: Option<usize>,
    token: CancelToken,
    reply: ModelReply,
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
    models: Vec<WaitingModel>,
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
            models: Vec::new(),
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
            match running.analysis {
                Some((hash, stage)) if hash == wanted.hash && !running.token.is_cancelled() => {
                    already_running = already_running.max(Some(stage));
                }
                Some(_) => running.token.cancel(),
                None => {}
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

    /// The methods of a file that aren't there any more, or a whole file that isn't shown.
    pub fn retain(&mut self, file: &str, keep: impl Fn(&str) -> bool) {
        let gone = |method: &MethodRef| &*method.0 == file && !keep(&method.1);
        self.queue.retain(|method, _| !gone(method));
        for running in self
            .running
            .values()
            .filter(|running| gone(&running.method))
        {
            if running.analysis.is_some() {
                running.token.cancel();
            }
        }
    }

    pub fn want_model(
        &mut self,
        method: MethodRef,
        id: MethodId,
        case: Option<usize>,
        token: CancelToken,
        reply: ModelReply,
    ) {
        self.models.push(WaitingModel {
            method,
            id,
            case,
            token,
            reply,
        });
    }

    /// Cancels everything; the methods that were queued or running come back.
    pub fn stop(&mut self) -> Vec<(MethodRef, u64)> {
        let queued = std::mem::take(&mut self.queue);
        let mut stopped: Vec<(MethodRef, u64)> = queued
            .into_iter()
            .map(|(method, wanted)| (method, wanted.hash))
            .collect();
        for model in std::mem::take(&mut self.models) {
            let _ = model.reply.send(Err("stopped".to_owned()));
        }
        for running in self
            .running
            .values()
            .filter(|running| !running.token.is_cancelled())
        {
            running.token.cancel();
            if let Some((hash, _)) = running.analysis {
                stopped.push((running.method.clone(), hash));
            }
        }
        stopped
    }

    /// Drops models nobody waits for any more.
    fn drop_abandoned_models(&mut self) {
        self.models
            .retain(|model| !model.token.is_cancelled() && !model.reply.is_closed());
    }

    /// The next job for a free thread, and what it is about.
    pub fn next(
        &mut self,
        now: Duration,
        snapshot: &Arc<dyn Snapshot>,
        options: &Options,
    ) -> Option<(Lane, Job)> {
        self.drop_abandoned_models();
        [Lane::Quick, Lane::Deep].into_iter().find_map(|lane| {
            if self.idle.get(&lane).is_none_or(|idle| *idle == 0) {
                return None;
            }
            // A model is waited for: it takes whatever thread is free, a deep one if it can.
            let takes_model = !self.models.is_empty()
                && (lane == Lane::Deep || self.idle.get(&Lane::Deep) == Some(&0));
            let (method, id, explicit, analysis, token, work) = if takes_model {
                let WaitingModel {
                    method,
                    id,
                    case,
                    token,
                    reply,
                } = self.models.remove(0);
                (method, id, true, None, token, Work::Model { case, reply })
            } else {
                let method = self.first(lane, now)?;
                let wanted = self.queue.remove(&method)?;
                let work = match wanted.stage {
                    Stage::Quick => Work::Quick,
                    Stage::Deep => Work::Deep,
                };
                let analysis = Some((wanted.hash, wanted.stage));
                (
                    method,
                    wanted.id,
                    wanted.explicit,
                    analysis,
                    CancelToken::default(),
                    work,
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
                    analysis,
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
                    method: id,
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

    /// When something that waits may start, if nothing else happens before.
    pub fn wakes_at(&self, now: Duration) -> Option<Duration> {
        let waits = self
            .queue
            .values()
            .any(|wanted| lane_of(wanted.stage) == Lane::Deep && !wanted.explicit);
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
    }

    /// Analyses that are queued or running; cancelled ones don't count.
    pub fn pending(&self) -> usize {
        let running = self
            .running
            .values()
            .filter(|running| !running.token.is_cancelled())
            .count();
        self.queue.len() + self.models.len() + running
    }

    pub fn is_queued(&self, method: &MethodRef) -> bool {
        self.queue.contains_key(method)
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
