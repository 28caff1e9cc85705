//! "Apply and run tests": the editor makes a fix, the method's cases are run, the user is told.
//!
//! What must hold: the result told is that of a state with the edit in it; nothing is told of an edit
//! that the editor didn't make.

use super::MainLoop;
use super::message::{FileEdits, ToClient};
use super::publish::positions;
use crate::view::actions::{PlacedEdit, edits_of, name_of};
use crate::view::phrases::run_result;
use crate::view::{Known, MethodRef, MethodView, Stage};
use diagnosis::report::{MethodReport, Status};
use std::collections::BTreeMap;
use tokio::sync::oneshot;

/// A fix that the editor has been asked to make, or has made.
pub(super) struct Run {
    number: u64,
    method: MethodRef,
    /// Input hash of the method before the edit.
    before: u64,
    is_applied: bool,
}

#[derive(Default)]
pub(super) struct Runs {
    waiting: Vec<Run>,
    next: u64,
}

/// A fix of a suspect, by its number in the suspect's list.
pub struct FixChoice {
    pub site: u32,
    pub fix: usize,
    /// The state of the method in which it was offered.
    pub hash: Option<u64>,
}

impl MainLoop {
    pub(super) fn apply_and_run(
        &mut self,
        uri: &str,
        method: &str,
        choice: &FixChoice,
        reply: oneshot::Sender<Result<(), String>>,
    ) {
        let asked = self.ask_for_fix(uri, method, choice);
        // Whoever asked may be gone.
        let _ = reply.send(asked);
    }

    fn ask_for_fix(&mut self, uri: &str, method: &str, choice: &FixChoice) -> Result<(), String> {
        let view = self.find(uri, method)?;
        let edited = "the method was edited since: the fix may not fit any more";
        let known = view.current().ok_or(edited)?;
        if choice.hash.is_some_and(|hash| hash != view.hash) {
            return Err(edited.to_owned());
        }
        let mut suspects = known.report.suspects.iter();
        let fix = suspects
            .find(|suspect| suspect.site == choice.site)
            .and_then(|suspect| suspect.fixes.get(choice.fix))
            .ok_or("there is no such fix")?;
        let title = fix.title.clone();
        let edits = edits_of(fix, self.ground()).ok_or(edited)?;
        let files = self.by_file(&edits);
        let (method, before) = (view.reference(), view.hash);
        self.runs.next += 1;
        let number = self.runs.next;
        self.runs.waiting.push(Run {
            number,
            method,
            before,
            is_applied: false,
        });
        self.client.send(ToClient::Apply {
            number,
            title,
            files,
        });
        Ok(())
    }

    /// Edits as the editor gets them, file by file.
    pub(super) fn by_file(&self, edits: &[PlacedEdit]) -> Vec<FileEdits> {
        let mut by_file: BTreeMap<&str, FileEdits> = BTreeMap::new();
        for (file, range, text) in edits {
            let range = positions(&self.documents, file, range.clone());
            let edits = by_file.entry(file).or_insert_with(|| FileEdits {
                uri: self.documents.uri(file),
                version: self.documents.version(file),
                edits: Vec::new(),
            });
            edits.edits.push((range, text.clone()));
        }
        by_file.into_values().collect()
    }

    /// The editor has made the edit, or has not.
    pub(super) fn applied(&mut self, number: u64, is_applied: bool) {
        if !is_applied {
            self.runs.waiting.retain(|run| run.number != number);
            let text = "Whydunit: the editor did not make the edit".to_owned();
            self.client.send(ToClient::Show { text });
            return;
        }
        let waiting = self.runs.waiting.iter_mut();
        for run in waiting.filter(|run| run.number == number) {
            run.is_applied = true;
        }
    }

    /// Tells the results that are there.
    pub(super) fn tell_runs(&mut self) {
        let waiting = std::mem::take(&mut self.runs.waiting);
        for run in waiting {
            let view = self.view.method(&run.method);
            let result = match view {
                None if run.is_applied => Some("is not there any more".to_owned()),
                Some(view) if run.is_applied && view.hash != run.before => result(view),
                _ => None,
            };
            match result {
                Some(result) => {
                    let name = name_of(&run.method.1);
                    let text = format!("{name}: {result}");
                    self.client.send(ToClient::Show { text });
                }
                None => self.runs.waiting.push(run),
            }
        }
    }
}

/// What came of the cases, once all of them were run.
fn result(view: &MethodView) -> Option<String> {
    let Known { report, stage, .. } = view.current()?;
    let is_decided = *stage == Stage::Deep || !has_open_cases(report);
    is_decided.then(|| run_result(report))
}

/// Cases that need more time than the quick stage gives.
fn has_open_cases(report: &MethodReport) -> bool {
    use diagnosis::report::CaseOutcome::Unknown;
    matches!(report.status, Status::Unknown(_))
        || report
            .cases
            .iter()
            .any(|case| matches!(case.outcome, Unknown(_)))
}
