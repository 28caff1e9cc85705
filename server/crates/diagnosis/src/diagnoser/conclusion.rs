//! What is said of a failing method.

use super::explaining::{Found, Traces};
use super::{Analysis, DEEP_STEPS, DIAGNOSED_CASES};
use crate::cases::{self, Case, CaseSource};
use crate::confirm::{FailingCase, SEARCH_LIMIT, Subject};
use crate::parts::Parts;
use crate::ranking::{self, Evidence};
use crate::repair::{KnownCase, Repairs};
use crate::report::{
    CaseOutcome, Confirmation, FailureKind, Fix, MethodReport, Note, NoteKind, Suspect, SuspectKind,
};
use crate::sites::Site;
use crate::{agreement, expectations, unreliable};
use budget::Stop;
use interp::machine::SiteId;
use rustc_hash::FxHashSet;
use symbolic::{Assignment, TracePlan};

/// Numbers of suspects that are no place in the code start here.
const FIRST_EXPECTATION: u32 = 10_000;
/// Suspects whose parts are looked at.
const STATEMENTS_WITH_PARTS: usize = 5;
/// Tests that a failing one is compared with.
const TESTS_COMPARED: usize = 20;
/// Passing tests held against the contract, the shortest.
const PASSING_HELD: usize = 6;

impl Analysis<'_> {
    /// Notes of tests and contracts that can't both be right.
    pub(super) fn check_agreement(
        &mut self,
        subject: &Subject<'_>,
        cases: &[FailingCase],
        known: &[KnownCase],
    ) -> Result<(), Stop> {
        let budget = self.share_of_time(8);
        let mut told = FxHashSet::default();
        let mut notes = Vec::new();
        for failing in cases {
            notes.extend(agreement::broken_contracts(
                &budget, subject, failing, &mut told,
            )?);
            let outcome = self
                .report
                .cases
                .iter()
                .find(|case| case.name == failing.case.name);
            if let Some(CaseOutcome::Failed(failure)) = outcome.map(|case| &case.outcome) {
                notes.extend(agreement::contradiction(
                    &budget, subject, failing, failure,
                )?);
                let others = known.iter().map(|known| &known.case);
                let others: Vec<&Case> = others
                    .filter(|case| case.name != failing.case.name)
                    .filter(|case| matches!(case.source, CaseSource::JUnit { .. }))
                    .take(TESTS_COMPARED)
                    .collect();
                notes.extend(agreement::contradicting_test(
                    &budget, subject, failing, failure, &others,
                )?);
            }
        }
        let mut passing: Vec<&KnownCase> = known.iter().filter(|known| !known.failed).collect();
        passing.sort_by_key(|known| known.steps);
        for known in passing.into_iter().take(PASSING_HELD) {
            if notes
                .iter()
                .any(|note| note.kind == NoteKind::Contradiction)
            {
                break;
            }
            notes.extend(agreement::contradicted_by_passing(
                &budget,
                subject,
                &known.case,
            )?);
        }
        self.report.notes.extend(notes);
        Ok(())
    }

    /// What can be said while edits are being tried.
    pub(super) fn first_report(&self, evidence: &Evidence<'_>, found: &Found) -> MethodReport {
        let (suspects, diagnoses) =
            ranking::suspects(evidence, &found.explanations, &[], Repairs::default());
        MethodReport {
            suspects,
            diagnoses,
            elapsed: self.started.elapsed(),
            ..self.report.clone()
        }
    }

    /// Tells of failing cases that explain nothing: no value of a statement makes them pass, or called
    /// methods that keep their contracts do.
    pub(super) fn note_unexplained(&mut self, traces: &Traces) {
        let node = cases::node_of(self.project, self.method);
        for case in &traces.by_contract_passes {
            let message = format!(
                "`{case}` would pass if the called methods kept their contracts: one of them doesn't"
            );
            self.note(NoteKind::Limitation, message, Some(node));
        }
        for (index, case) in &traces.impossible {
            let failure = match self.report.cases.get(*index).map(|case| &case.outcome) {
                Some(CaseOutcome::Failed(failure)) => failure.anchor.clone(),
                _ => None,
            };
            let note = unreliable::cannot_pass(case, failure);
            self.report.notes.push(note);
        }
    }

    pub(super) fn add_to_report(
        &mut self,
        evidence: &Evidence<'_>,
        found: Found,
        repairs: Repairs,
    ) {
        let Found {
            explanations,
            cut_short: doubt,
            left_out,
            partly,
            ..
        } = found;
        let has_fixes = !repairs.survivors.is_empty();
        let edits_cut_short = repairs.cut_short;
        (self.report.suspects, self.report.diagnoses) =
            ranking::suspects(evidence, &explanations, &partly, repairs);
        let is_listed = !self.report.suspects.is_empty();
        self.add_expectations();
        let node = cases::node_of(self.project, self.method);
        self.note_taken_for_right();
        if let Some(stop) = edits_cut_short {
            let message = format!("not all small edits were tried: {stop}");
            self.note(NoteKind::Limitation, message, Some(node));
        }
        // Where the time is over, nothing is known of what comes late, the failing runs included.
        let time_is_over = || self.budget.check().err().map(|stop| stop.to_string());
        let doubt = doubt.or_else(time_is_over);
        // Where edits mend it all, the list is short on purpose.
        let doubt = doubt.filter(|reason| !has_fixes || reason != SEARCH_LIMIT);
        if let Some(reason) = &doubt {
            let limit = self.options.time_limit.as_secs();
            let message = match reason.as_str() {
                "time limit" if self.budget.check().is_err() => {
                    format!("stopped at the time limit of {limit} s: more suspects are possible")
                }
                // Only a part of the time and of the effort is for values where an edit explains it all.
                "time limit" | SEARCH_LIMIT => {
                    "not all other places were tried: more suspects are possible".to_owned()
                }
                other => format!("stopped: {other}"),
            };
            self.note(NoteKind::Limitation, message, Some(node));
        }
        let undecided = explanations
            .iter()
            .find_map(|explanation| explanation.doubt.clone());
        if let (Some(reason), None, false) = (undecided, &doubt, has_fixes) {
            let message = format!("not every suspect could be decided: {reason}");
            self.note(NoteKind::Limitation, message, Some(node));
        }
        if explanations.is_empty() && doubt.is_none() && !has_fixes && !(is_listed && left_out) {
            let message = match left_out {
                _ if self.is_left_to_callers() => {
                    "no other value of one of its statements makes all failing cases pass; the methods that the tests call are looked into more deeply"
                }
                true => {
                    "no other value of one or two of its statements that was tried makes all failing cases pass (new objects aren't tried)"
                }
                false => {
                    "no other value of one or two of its statements makes all failing cases pass (a statement that throws yields no value)"
                }
            };
            self.note(NoteKind::NoExplanation, message.to_owned(), Some(node));
        }
        if self.failing.len() > DIAGNOSED_CASES {
            let message = format!(
                "the diagnosis uses {DIAGNOSED_CASES} of {} failing cases",
                self.failing.len()
            );
            self.note(NoteKind::Limitation, message, Some(node));
        }
    }

    /// Where only another value is known that helps: which part of the statement would have to
    /// give another one.
    pub(super) fn add_parts(
        &mut self,
        subject: &Subject<'_>,
        cases: &[FailingCase],
    ) -> Result<(), Stop> {
        if !subject.by_contract.is_empty() || cases.is_empty() {
            return Ok(());
        }
        let is_open = |suspect: &&Suspect| {
            suspect.kind == SuspectKind::Change
                && suspect.confirmation == Confirmation::Confirmed
                && suspect.fixes.iter().all(Fix::is_partial)
                && suspect.together_with.is_empty()
        };
        let suspects = self.report.suspects.iter().filter(is_open);
        let sites: Vec<&Site> = suspects
            .take(STATEMENTS_WITH_PARTS)
            .filter_map(|suspect| subject.table.get(SiteId(suspect.site)))
            .collect();
        let parts = Parts::of(&self.project.program, &sites);
        let budget = self.share_of_time(8);
        let trace = |subject: &Subject<'_>, failing: &FailingCase| {
            let steps = match failing.kind {
                FailureKind::NonTermination => failing.steps,
                _ => DEEP_STEPS,
            };
            let plan = TracePlan::default();
            self.trace(subject, &failing.case, &Assignment::default(), plan, steps)
                .1
        };
        let of = (self.project, self.method, self.options);
        let mut told = parts.explain(&budget, of, cases, &trace)?;
        for suspect in &mut self.report.suspects {
            if suspect.kind == SuspectKind::Change {
                suspect.parts = told.remove(&suspect.site).unwrap_or_default();
            }
        }
        Ok(())
    }

    /// Lists tests and contracts that may be wrong, behind the places in the code.
    fn add_expectations(&mut self) {
        let code = self.suspected_code();
        let found = expectations::suspects(self.project, &self.report, &code, &self.right);
        for mut suspect in found {
            let suspects = &mut self.report.suspects;
            let last = suspects.iter().map(|known| known.site).max();
            suspect.rank = suspects.len() as u32 + 1;
            // Numbers of the model come first.
            suspect.site = last.unwrap_or_default().max(FIRST_EXPECTATION) + 1;
            suspects.push(suspect);
        }
    }

    /// Tells of what could have been a suspect.
    pub(super) fn note_taken_for_right(&mut self) {
        let code = self.suspected_code();
        for place in &self.options.right {
            let anchor = &place.anchor;
            let Some(method) = self.project.method_in_file(&anchor.file, &anchor.member) else {
                continue;
            };
            let program = &self.project.program;
            if !code.iter().any(|known| program.same_member(*known, method)) {
                continue;
            }
            let source = self.project.source_at(anchor);
            let message = match place.is_insertion {
                true => format!("nothing is missing before `{source}`, as you said"),
                false => format!("`{source}` is taken for right, as you said"),
            };
            self.report.notes.push(Note {
                kind: NoteKind::TakenForRight,
                message,
                anchor: Some(anchor.clone()),
            });
        }
    }
}
