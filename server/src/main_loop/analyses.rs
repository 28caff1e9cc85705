//! From edits to jobs and from jobs to the view.

use super::MainLoop;
use super::message::{LogLevel, Range};
use crate::documents::source::Position;
use crate::scheduler::workers::{Outcome, WorkerEvent, failed_report};
use crate::scheduler::{Admission, Purpose, Running, Wanted};
use crate::view::ground::Ground;
use crate::view::{Activity, Event, MethodRef, MethodView, Stage};
use budget::CancelToken;
use diagnosis::options::Options;
use diagnosis::report::{CaseOutcome, MethodReport, Status};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

impl MainLoop {
    /// Takes the documents' changes into a new snapshot and lists the methods anew.
    pub(super) fn refresh(&mut self) {
        // Before all files are here, tests would seem to be missing.
        if self.activities.roots_loading > 0 {
            return;
        }
        if self.documents.has_changes() || self.rebuild {
            self.rebuild = false;
            let changes = self.documents.take_changed();
            self.snapshot = self.frontend.update(&changes);
            // What went wrong went with the text that caused it.
            self.activities.fault = None;
            self.check_slices();
        } else if !self.relist {
            return;
        }
        self.relist = false;
        self.right.find_again(&*self.snapshot, &self.documents);
        self.settings.options.right = self.right.present();
        let shown: BTreeSet<Arc<str>> = self
            .documents
            .open_paths()
            .cloned()
            .chain(self.asked.iter().cloned())
            .collect();
        let gone: Vec<Arc<str>> = self
            .view
            .files
            .keys()
            .filter(|file| !shown.contains(*file))
            .cloned()
            .collect();
        for file in gone {
            self.scheduler.retain(&file, |_| false);
            self.view.reduce(Event::Forgotten { file });
        }
        for file in shown {
            self.list(file);
        }
        self.note_edit();
    }

    /// The methods of a file as they stand now; those that aren't known are queued.
    fn list(&mut self, file: Arc<str>) {
        let options = hash_options(&self.settings.options);
        let methods: Vec<_> = self
            .snapshot
            .methods(&file)
            .into_iter()
            .map(|entry| {
                let hash = self.snapshot.input_hash(entry.id, &options);
                (entry, hash)
            })
            .collect();
        let keys: BTreeSet<Arc<str>> = methods.iter().map(|(entry, _)| entry.key.clone()).collect();
        self.scheduler.retain(&file, |key| keys.contains(key));
        self.view.reduce(Event::Listed {
            file: file.clone(),
            methods,
        });
        let unsettled: Vec<MethodRef> = self
            .view
            .files
            .get(&file)
            .into_iter()
            .flatten()
            .filter(|method| matches!(method.activity, Activity::Queued | Activity::Running))
            .map(MethodView::reference)
            .collect();
        for method in unsettled {
            self.admit(&method, false);
        }
        self.list_cases(&file);
        self.place_cases(&file);
    }

    /// Brings the places in cases in step with where their methods stand now.
    fn place_cases(&mut self, file: &str) {
        let ground = Ground {
            snapshot: &*self.snapshot,
            documents: &self.documents,
        };
        let moved: Vec<Event> = self
            .view
            .files
            .get(file)
            .into_iter()
            .flatten()
            .filter_map(|method| {
                let report = method.current_cases()?;
                let start = method.entry.range.start;
                let line = ground.line_at(file, start);
                (report.start != start || report.start_line != line).then(|| Event::Cases {
                    method: method.reference(),
                    hash: method.hash,
                    report: Some(Arc::new(report.moved_to(start, line))),
                })
            })
            .collect();
        for event in moved {
            self.view.reduce(event);
        }
    }

    /// Wants the cases of the methods of a file for which there are none of the present state.
    fn list_cases(&mut self, file: &str) {
        if !self.settings.shows_cases || !self.snapshot.makes_cases() {
            return;
        }
        let missing: Vec<MethodRef> = self
            .view
            .files
            .get(file)
            .into_iter()
            .flatten()
            .filter(|method| method.current_cases().is_none())
            .map(MethodView::reference)
            .collect();
        for method in missing {
            self.admit_cases(&method, false);
        }
    }

    /// As when the method was first seen.
    pub(super) fn admit_cases_if_wanted(&mut self, method: &MethodRef) {
        if self.settings.shows_cases && self.snapshot.makes_cases() {
            self.admit_cases(method, true);
        }
    }

    fn admit_cases(&mut self, method: &MethodRef, explicit: bool) {
        let Some(wanted) = self.wanted(method, explicit) else {
            return;
        };
        let hash = wanted.hash;
        let known = self
            .scheduler
            .admit_cases(method.clone(), wanted, &self.settings.cases);
        if let Some(report) = known {
            self.view.reduce(Event::Cases {
                method: method.clone(),
                hash,
                report: Some(report),
            });
        }
    }

    /// Other cases are wanted now, or none.
    pub(super) fn cases_changed(&mut self) {
        self.scheduler.drop_cases();
        let methods: Vec<(MethodRef, u64)> = self
            .view
            .files
            .values()
            .flatten()
            .map(|method| (method.reference(), method.hash))
            .collect();
        for (method, hash) in methods {
            self.view.reduce(Event::Cases {
                method,
                hash,
                report: None,
            });
        }
    }

    /// Queues a method in its present state, or takes its report from the cache.
    pub(super) fn admit(&mut self, method: &MethodRef, explicit: bool) {
        let Some(wanted) = self.wanted(method, explicit) else {
            return;
        };
        let hash = wanted.hash;
        match self
            .scheduler
            .admit(method.clone(), wanted, &self.settings.options)
        {
            Admission::Cached(stage, report) => self.report(method, hash, stage, report),
            Admission::Waiting => {}
        }
    }

    fn wanted(&self, method: &MethodRef, explicit: bool) -> Option<Wanted> {
        let view = self.view.method(method)?;
        Some(Wanted {
            id: view.entry.id,
            hash: view.hash,
            stage: Stage::Quick,
            explicit,
            position: view.entry.range.start,
            range: view.entry.range.clone(),
        })
    }

    fn report(&mut self, method: &MethodRef, hash: u64, stage: Stage, report: Arc<MethodReport>) {
        let is_last = is_last(&report, stage);
        self.view.reduce(Event::Reported {
            method: method.clone(),
            hash,
            stage,
            report,
        });
        let activity = if is_last {
            Activity::Settled
        } else {
            Activity::Queued
        };
        self.view.reduce(Event::Moved {
            method: method.clone(),
            hash,
            activity,
        });
    }

    /// Gives jobs to free threads.
    pub(super) fn dispatch(&mut self) {
        if self.activities.roots_loading > 0 {
            return;
        }
        let now = self.clock.now();
        while let Some((lane, job)) = self.scheduler.next(
            now,
            &self.snapshot,
            &self.settings.options,
            &self.settings.cases,
        ) {
            if let Some(running) = self.scheduler.running(job.id)
                && let Some((hash, Purpose::Report(_))) = running.purpose
            {
                let method = running.method.clone();
                self.view.reduce(Event::Moved {
                    method,
                    hash,
                    activity: Activity::Running,
                });
            }
            self.workers.send(lane, job);
        }
    }

    pub(super) fn worker(&mut self, event: WorkerEvent) {
        match event {
            WorkerEvent::Progress { job, text } => {
                if let Some(running) = self.scheduler.running(job) {
                    let name = crate::view::actions::name_of(&running.method.1);
                    self.activities.doing = Some(match name {
                        // What lies in no method.
                        "" => text,
                        name => format!("{name}: {text}"),
                    });
                }
            }
            WorkerEvent::First { job, report } => {
                // Not remembered: the last word is still to come.
                if let Some(running) = self.scheduler.running(job)
                    && !running.token.is_cancelled()
                    && let Some((hash, Purpose::Report(_))) = running.purpose
                {
                    self.view.reduce(Event::Reported {
                        method: running.method.clone(),
                        hash,
                        stage: Stage::Quick,
                        report: Arc::from(report),
                    });
                }
            }
            WorkerEvent::Finished { job, outcome } => {
                if let Some(running) = self.scheduler.finished(job) {
                    self.finished(running, outcome);
                }
            }
        }
    }

    fn finished(&mut self, running: Running, outcome: Outcome) {
        self.activities.done += 1;
        let Running {
            method,
            purpose,
            token,
            explicit,
            ..
        } = running;
        let (hash, stage) = match purpose {
            Some((hash, Purpose::Report(stage))) => (hash, stage),
            Some((hash, Purpose::Cases)) => {
                self.found_cases(&method, hash, &token, outcome);
                return;
            }
            None => return,
        };
        let report = match outcome {
            Outcome::Report(report) => *report,
            Outcome::Panicked(message) => {
                self.client.log(
                    LogLevel::Error,
                    format!("the analysis of {} failed: {message}", method.1),
                );
                failed_report(&method.1, &method.0, message)
            }
            Outcome::Cancelled | Outcome::Answered | Outcome::Cases(_) => return,
        };
        // It may have been cancelled too late to notice, by an edit or by the user.
        if token.is_cancelled() {
            return;
        }
        let report = Arc::new(report);
        self.scheduler
            .remember(&method, hash, stage, &self.settings.options, &report);
        self.report(&method, hash, stage, report.clone());
        let is_present = self
            .view
            .method(&method)
            .is_some_and(|view| view.hash == hash);
        if is_present
            && !is_last(&report, stage)
            && let Some(wanted) = self.wanted(&method, explicit)
        {
            self.scheduler.deepen(method, wanted);
        }
    }

    fn found_cases(
        &mut self,
        method: &MethodRef,
        hash: u64,
        token: &CancelToken,
        outcome: Outcome,
    ) {
        let report = match outcome {
            Outcome::Cases(Some(report)) if !token.is_cancelled() => Arc::new(*report),
            Outcome::Panicked(message) => {
                let text = format!("looking for cases of {} failed: {message}", method.1);
                self.client.log(LogLevel::Error, text);
                return;
            }
            _ => return,
        };
        self.scheduler
            .remember_cases(method, hash, &self.settings.cases, &report);
        self.view.reduce(Event::Cases {
            method: method.clone(),
            hash,
            report: Some(report),
        });
        self.place_cases(&method.0);
    }

    /// Cancels everything that is queued or running.
    pub(super) fn stop(&mut self) {
        self.stop_slices();
        for (method, hash) in self.scheduler.stop() {
            self.view.reduce(Event::Moved {
                method,
                hash,
                activity: Activity::Stopped,
            });
        }
    }

    /// Analyses anew what a shorter limit had left unknown.
    pub(super) fn retry_unknown(&mut self) {
        let unknown: Vec<(MethodRef, u64)> = self
            .view
            .files
            .values()
            .flatten()
            .filter(|method| {
                method
                    .current()
                    .is_some_and(|known| matches!(known.report.status, Status::Unknown(_)))
            })
            .map(|method| (method.reference(), method.hash))
            .collect();
        for (method, hash) in unknown {
            self.view.reduce(Event::Moved {
                method,
                hash,
                activity: Activity::Queued,
            });
        }
    }

    /// Remembers which method the last edit was in.
    fn note_edit(&mut self) {
        if !std::mem::take(&mut self.activities.edited) {
            return;
        }
        if let Some((file, offset)) = &self.scheduler.attention.cursor
            && let Some(method) = self.view.method_at(file, *offset)
        {
            self.scheduler.attention.edited(method.reference());
        }
    }

    pub(super) fn look_at(&mut self, uri: &str, visible: &[Range], cursor: Option<Position>) {
        let path: Arc<str> = crate::documents::uri::path_of(uri).into();
        let encoding = self.documents.encoding;
        let Some(source) = self.documents.source(&path) else {
            return;
        };
        let offset = |position: Position| source.offset_of(position, encoding);
        let attention = &mut self.scheduler.attention;
        attention.visible.retain(|(file, _)| *file != path);
        attention.visible.extend(
            visible
                .iter()
                .map(|(start, end)| (path.clone(), offset(*start)..offset(*end))),
        );
        if let Some(cursor) = cursor {
            attention.cursor = Some((path.clone(), offset(cursor)));
        }
    }
}

/// Whether nothing more is to be found out about the method: the deep stage only explains failures
/// and gives more time to what the quick one could not finish.
fn is_last(report: &MethodReport, stage: Stage) -> bool {
    stage == Stage::Deep
        || match report.status {
            Status::Ok => report
                .cases
                .iter()
                .all(|case| !matches!(case.outcome, CaseOutcome::Unknown(_))),
            Status::Failing | Status::Unknown(_) => false,
            Status::Unsupported { .. } | Status::Failed { .. } => true,
        }
}

/// The limit is no part of what a report says, only of whether it is finished: the cache looks at
/// it apart.
fn hash_options(options: &Options) -> Options {
    Options {
        time_limit: Duration::ZERO,
        ..options.clone()
    }
}
