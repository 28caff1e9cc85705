//! What becomes of a method's cases as the program stands.
//!
//! What must hold: every case is in the report, with its outcome or why it was not run.

use super::{Analysis, FailingFound, STEPS_AFTER_ENDLESS};
use crate::cases::{self, Case, Verdict};
use crate::repair::is_limit;
use crate::report::{Anchor, CaseOutcome, CaseReport, FailureKind, Note, NoteKind, Status};
use crate::unreliable::{self, Alone};
use budget::{Budget, Stop};
use interp::machine::Concrete;

impl Analysis<'_> {
    /// What can be said before anything is run; false if nothing is to be run.
    pub(super) fn check_source(&mut self) -> bool {
        let lowered = self.project.program.lowered(self.method);
        for error in &lowered.contract_errors {
            // What isn't syntax has no node; the place is known all the same.
            let anchor = Anchor {
                span: (error.span.end > error.span.start).then_some(error.span),
                ..self.project.anchor(self.method, error.node)
            };
            self.report.notes.push(Note {
                kind: NoteKind::ContractError,
                message: error.message.clone(),
                anchor: Some(anchor),
            });
        }
        if let java::program::MemberSource::Method(source) =
            &self.project.program.method(self.method).source
        {
            if let Some(error) = source.errors.first() {
                let anchor = self.project.anchor(self.method, source.id);
                self.report.status = Status::Failed {
                    message: error.message.clone(),
                    anchor: Some(anchor),
                    internal: false,
                };
                return false;
            }
            let contract = source.contract.as_ref();
            for _ in contract
                .iter()
                .flat_map(|contract| &contract.suspicious_comments)
            {
                let message =
                    "this comment looks like a contract: `//@`, without the blank, makes it one";
                self.note(
                    NoteKind::BrokenSpecificationComment,
                    message.to_owned(),
                    Some(source.id),
                );
            }
        }
        let Some(body) = &lowered.body else {
            return false;
        };
        if let Some(error) = body.errors.first() {
            self.report.status = Status::Failed {
                message: error.message.clone(),
                anchor: Some(self.project.anchor(self.method, error.node)),
                internal: false,
            };
            return false;
        }
        if let Some(unsupported) = body.unsupported.first() {
            self.report.status = Status::Unsupported {
                what: unsupported.what.clone(),
                anchor: Some(self.project.anchor(self.method, unsupported.node)),
            };
        }
        true
    }

    pub(super) fn run_cases(&mut self, steps: u64) -> Result<(), Stop> {
        if !self.check_source() {
            self.finish();
            return Ok(());
        }
        self.cases = cases::cases_of(self.budget, self.project, &self.context, self.method);
        self.budget_not_cancelled()?;
        if self.cases.is_contradictory {
            let node = cases::node_of(self.project, self.method);
            self.note(
                NoteKind::ContradictoryPrecondition,
                "no input satisfies the precondition".to_owned(),
                Some(node),
            );
        }
        if let Some(limitation) = self.cases.limitation.clone() {
            let node = cases::node_of(self.project, self.method);
            self.note(NoteKind::Limitation, limitation, Some(node));
        }
        let list = std::mem::take(&mut self.cases.cases);
        let mut unknown: Option<String> = None;
        let mut is_endless = false;
        for (index, case) in list.iter().enumerate() {
            let steps = match is_endless {
                true => steps.min(STEPS_AFTER_ENDLESS.max(self.longest_passing * 10)),
                false => steps,
            };
            let outcome = match &case.skip {
                Some(reason) => CaseOutcome::Skipped(reason.clone()),
                None => self.run_case(index, case, steps)?,
            };
            match &outcome {
                CaseOutcome::Failed(failure) => {
                    is_endless |= failure.kind == FailureKind::NonTermination;
                    self.failing.push(FailingFound {
                        index,
                        kind: failure.kind,
                        at_limit: is_limit(failure.kind, &failure.message),
                        missing: match failure.kind {
                            FailureKind::MissingException => failure.expected.clone(),
                            _ => None,
                        },
                    });
                }
                CaseOutcome::Unknown(reason) => {
                    unknown.get_or_insert_with(|| reason.clone());
                }
                CaseOutcome::Passed | CaseOutcome::Skipped(_) => {}
            }
            self.count(&outcome);
            self.report.cases.push(CaseReport {
                name: case.name.clone(),
                kind: case.kind,
                anchor: case.anchor.clone(),
                inputs: self.inputs_of(case),
                only_around: self.is_only_around(case),
                outcome,
            });
        }
        self.cases.cases = list;
        self.note_unreliable_tests()?;
        let is_analysed = self.report.status == Status::Ok;
        if !self.failing.is_empty() {
            self.report.status = Status::Failing;
        } else if let (Some(reason), true) = (unknown, is_analysed) {
            self.report.status = Status::Unknown(reason);
        }
        self.finish();
        Ok(())
    }

    pub(super) fn note_unreliable_tests(&mut self) -> Result<(), Stop> {
        let cases = self.cases.cases.iter().enumerate();
        let alone: Vec<Alone<'_>> = cases
            .map(|(index, case)| Alone {
                case,
                passed: match self.report.cases.get(index).map(|case| &case.outcome) {
                    Some(CaseOutcome::Passed) => Some(true),
                    Some(CaseOutcome::Failed(_)) => Some(false),
                    _ => None,
                },
                steps: self.steps.get(&index).copied().unwrap_or(0),
            })
            .collect();
        let (project, context) = (self.project, &self.context);
        let notes = unreliable::notes(self.budget, project, context, self.method, &alone)?;
        self.report.notes.extend(notes);
        Ok(())
    }

    pub(super) fn run_case(
        &mut self,
        index: usize,
        case: &Case,
        steps: u64,
    ) -> Result<CaseOutcome, Stop> {
        let budget = Budget {
            steps,
            ..self.budget.clone()
        };
        let mut interpreter = self.context.interpreter(Concrete, &budget, None);
        let verdict = self.context.run(&mut interpreter, self.method, case);
        self.steps.insert(index, interpreter.steps_used());
        let anchor = match &verdict {
            Verdict::Cancelled => return Err(Stop::Cancelled),
            Verdict::Failed(facts) => self
                .context
                .failure_anchor(&interpreter, self.method, facts),
            Verdict::Passed => {
                self.longest_passing = self.longest_passing.max(interpreter.steps_used());
                None
            }
            _ => None,
        };
        Ok(verdict.to_outcome(anchor))
    }

    fn is_only_around(&self, case: &Case) -> bool {
        match case.source {
            cases::CaseSource::JUnit { test, .. } => {
                !self.project.is_run_by_test_itself(self.method, test)
            }
            cases::CaseSource::Contract { .. } => false,
        }
    }

    /// Whether all failing cases are tests that call this method only by way of others: what it
    /// takes much to find is left to these, whose analysis looks into this method as well.
    pub(super) fn is_left_to_callers(&self) -> bool {
        self.failing.iter().all(|found| {
            let case = &self.cases.cases[found.index];
            match case.source {
                cases::CaseSource::JUnit { test, .. } => {
                    self.project.is_called_only_by_others(self.method, test)
                }
                cases::CaseSource::Contract { .. } => false,
            }
        })
    }

    pub(super) fn count(&mut self, outcome: &CaseOutcome) {
        let tests = &mut self.report.tests;
        tests.found += 1;
        match outcome {
            CaseOutcome::Passed => {
                tests.run += 1;
                tests.passed += 1;
            }
            CaseOutcome::Failed(_) => {
                tests.run += 1;
                tests.failed += 1;
            }
            CaseOutcome::Skipped(_) | CaseOutcome::Unknown(_) => tests.skipped += 1,
        }
    }

    pub(super) fn inputs_of(&self, case: &Case) -> Vec<(String, String)> {
        let cases::CaseSource::Contract { receiver, args, .. } = &case.source else {
            return Vec::new();
        };
        let program = &self.project.program;
        let names = program
            .method(self.method)
            .param_names
            .iter()
            .map(|name| name.to_string());
        let receiver = receiver
            .iter()
            .map(|input| ("this".to_owned(), input.show(program)));
        receiver
            .chain(names.zip(args.iter().map(|input| input.show(program))))
            .collect()
    }
}
