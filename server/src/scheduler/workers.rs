//! The threads that run the engine.
//!
//! They are plain threads with large stacks, for the engine recurses over the program. A panic
//! ends one job, not the thread: the method's report says that the analysis failed.

use super::{Job, JobId, Lane, SliceNews, Work};
use crate::analysis::slices::Outline;
use budget::{Budget, Stop};
use crossbeam_channel::{Receiver, Sender, unbounded};
use diagnosis::engine::News;
use diagnosis::report::{MethodReport, Status, TestCounts};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use testgen::report::SuiteReport;

/// Enough for the deepest program the engine's own depth limit lets through.
pub const STACK_BYTES: usize = 64 << 20;

/// The quick stage ends by then; the deep one takes over.
const QUICK_LIMIT: Duration = Duration::from_millis(250);

/// Cases that are exported may take this long to be found again.
const EXPORT_LIMIT: Duration = Duration::from_secs(5);

/// What a thread tells the loop.
#[derive(Debug)]
pub enum WorkerEvent {
    Progress {
        job: JobId,
        text: String,
    },
    /// What can be said before the job ends.
    First {
        job: JobId,
        report: Box<MethodReport>,
    },
    Finished {
        job: JobId,
        outcome: Outcome,
    },
}

#[derive(Debug)]
pub enum Outcome {
    Report(Box<MethodReport>),
    Cancelled,
    /// The engine panicked: its message.
    Panicked(String),
    /// The model, the export or the slice went to whoever asked.
    Answered,
    /// `None`: there are none to be had.
    Cases(Option<Box<SuiteReport>>),
}

/// The ends of the channels to the threads.
pub struct Workers {
    quick: Sender<Job>,
    deep: Sender<Job>,
}

impl Workers {
    /// Starts the threads. They end when the value is dropped and their last job is done.
    pub fn start(
        quick_threads: usize,
        deep_threads: usize,
        tell: impl Fn(WorkerEvent) + Clone + Send + 'static,
    ) -> std::io::Result<Self> {
        let (quick, quick_jobs) = unbounded();
        let (deep, deep_jobs) = unbounded();
        for index in 0..quick_threads {
            start_thread(format!("quick-{index}"), quick_jobs.clone(), tell.clone())?;
        }
        for index in 0..deep_threads {
            start_thread(format!("deep-{index}"), deep_jobs.clone(), tell.clone())?;
        }
        Ok(Workers { quick, deep })
    }

    pub fn send(&self, lane: Lane, job: Job) {
        let sender = match lane {
            Lane::Quick => &self.quick,
            Lane::Deep => &self.deep,
        };
        // Fails only when all threads of the lane are gone, at the end of the process.
        let _ = sender.send(job);
    }
}

fn start_thread(
    name: String,
    jobs: Receiver<Job>,
    tell: impl Fn(WorkerEvent) + Send + 'static,
) -> std::io::Result<()> {
    std::thread::Builder::new()
        .name(name)
        .stack_size(STACK_BYTES)
        .spawn(move || {
            for job in jobs {
                let id = job.id;
                let outcome = match catch_unwind(AssertUnwindSafe(|| run(job, &tell))) {
                    Ok(outcome) => outcome,
                    Err(panic) => Outcome::Panicked(message_of(&*panic)),
                };
                tell(WorkerEvent::Finished { job: id, outcome });
            }
        })?;
    Ok(())
}

fn run(job: Job, tell: &impl Fn(WorkerEvent)) -> Outcome {
    let Job {
        id,
        snapshot,
        options,
        token,
        work,
    } = job;
    let report = match work {
        Work::Quick(method) => {
            let limit = QUICK_LIMIT.min(options.time_limit);
            snapshot.quick(&Budget::with_time(limit, token), method, &options)
        }
        Work::Deep(method) => {
            let budget = Budget::with_time(options.time_limit, token);
            let news = |news: News<'_>| {
                tell(match news {
                    News::Doing(text, _) => WorkerEvent::Progress {
                        job: id,
                        text: text.to_owned(),
                    },
                    News::First(report) => WorkerEvent::First {
                        job: id,
                        report: Box::new(report.clone()),
                    },
                });
            };
            snapshot.deep(&budget, method, &options, &news)
        }
        Work::Cases(method, cases) => {
            let budget = Budget::with_time(cases.time_limit, token.clone());
            let report = snapshot.cases(&budget, method, &cases);
            return if token.is_cancelled() {
                Outcome::Cancelled
            } else {
                Outcome::Cases(report.map(Box::new))
            };
        }
        Work::Export {
            method,
            cases,
            junit,
            case,
            reply,
        } => {
            // Somebody waits and wants the cases that were shown: more time than they were found in.
            let budget = Budget::with_time(EXPORT_LIMIT.max(cases.time_limit * 2), token);
            let exported = catch_unwind(AssertUnwindSafe(|| {
                snapshot.export(&budget, method, &cases, junit, case.as_deref())
            }));
            reply(exported.unwrap_or_else(failed));
            return Outcome::Answered;
        }
        Work::Slice {
            snapshot,
            request,
            time_limit,
            tell: tell_slice,
        } => {
            let budget = Budget::with_time(time_limit, token);
            let mut smaller = |outline: Outline| {
                let (left, all) = outline.nodes;
                tell(WorkerEvent::Progress {
                    job: id,
                    text: format!("slice, {left} of {all} nodes"),
                });
                tell_slice(SliceNews::Smaller(outline));
            };
            let found = catch_unwind(AssertUnwindSafe(|| {
                snapshot.slice(&budget, &request, &mut smaller)
            }));
            let found = found.unwrap_or_else(failed);
            tell_slice(SliceNews::Finished(found.map(Box::new)));
            return Outcome::Answered;
        }
        Work::Model {
            method,
            case,
            reply,
        } => {
            let budget = Budget::with_time(options.time_limit, token);
            let model = catch_unwind(AssertUnwindSafe(|| {
                snapshot.model(&budget, method, &options, case)
            }));
            // Whoever asked may be gone.
            let _ = reply.send(model.unwrap_or_else(failed));
            return Outcome::Answered;
        }
    };
    match report {
        Ok(report) => Outcome::Report(Box::new(report)),
        Err(Stop::Cancelled) => Outcome::Cancelled,
        // The engine reports other limits itself; if it did not, that is its fault.
        Err(stop) => Outcome::Panicked(format!("the engine gave no report at its {stop}")),
    }
}

/// What somebody who waits is told after a panic.
fn failed<T>(panic: Box<dyn Any + Send>) -> Result<T, String> {
    Err(format!(
        "the analysis itself failed: {}",
        message_of(&*panic)
    ))
}

/// The text of a panic.
pub fn message_of(panic: &(dyn Any + Send)) -> String {
    if let Some(text) = panic.downcast_ref::<&str>() {
        (*text).to_owned()
    } else if let Some(text) = panic.downcast_ref::<String>() {
        text.clone()
    } else {
        "a panic without a message".to_owned()
    }
}

/// The report of a method at which the engine failed.
pub fn failed_report(method: &str, file: &str, message: String) -> MethodReport {
    MethodReport {
        method: method.into(),
        file: file.into(),
        status: Status::Failed {
            message,
            anchor: None,
            internal: true,
        },
        tests: TestCounts::default(),
        cases: Vec::new(),
        diagnoses: Vec::new(),
        suspects: Vec::new(),
        notes: Vec::new(),
        elapsed: Duration::ZERO,
    }
}
