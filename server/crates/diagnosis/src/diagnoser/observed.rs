//! What the failing and the passing cases execute, and where a fault may lie.

use super::{Analysis, OBSERVED_RUNS, REPAIR_STEPS};
use crate::cases::{Case, CaseContext, CaseSource};
use crate::coverage::{Executed, executed};
use crate::repair::{KnownCase, is_limit};
use crate::report::{CaseOutcome, FailureKind, NoteKind};
use budget::{Budget, Stop};
use interp::machine::Concrete;
use java::program::MethodKind;
use java::types::{ClassId, MethodId};

/// Cases that count, what the failing ones execute, and what the passing ones do.
pub(super) type ObservedRuns = (Vec<KnownCase>, Vec<Executed>, Vec<Executed>);

impl Analysis<'_> {
    /// The method, the user's code that it may reach, and what initialises their classes: fields,
    /// blocks, constructors.
    pub(super) fn suspected_code(&self) -> Vec<MethodId> {
        let program = &self.project.program;
        let mut methods = self.project.reachable_code(self.method);
        let mut classes: Vec<ClassId> = Vec::new();
        for method in &methods {
            let class = program.method(*method).class;
            if !classes.contains(&class) {
                classes.push(class);
            }
        }
        for class in classes {
            for method in &program.class(class).methods {
                let initialises = matches!(
                    program.method(*method).kind,
                    MethodKind::Constructor
                        | MethodKind::FieldInitializer(_)
                        | MethodKind::InitializerBlock
                );
                if initialises && !methods.contains(method) {
                    methods.push(*method);
                }
            }
        }
        methods
    }

    /// The cases that count for an edit, and which statements the failing ones and the passing ones
    /// execute.
    pub(super) fn observed_runs(&self, context: &CaseContext) -> Result<ObservedRuns, Stop> {
        let traced = context.traced(&self.suspected_code());
        let some_end = self.some_end();
        let mut known = Vec::new();
        let (mut failing, mut passing) = (Vec::new(), Vec::new());
        for (index, case) in self.cases.cases.iter().enumerate() {
            let (kind, at_limit) = match self.report.cases.get(index).map(|case| &case.outcome) {
                Some(CaseOutcome::Passed) => (None, false),
                Some(CaseOutcome::Failed(failure)) => {
                    (Some(failure.kind), is_limit(failure.kind, &failure.message))
                }
                _ => continue,
            };
            let taken = self.steps.get(&index).copied().unwrap_or(0);
            let steps = match kind {
                Some(FailureKind::NonTermination | FailureKind::StackOverflow) => {
                    taken.min(self.repair_steps())
                }
                _ => taken,
            };
            let runs = match kind {
                Some(_) => &mut failing,
                None => &mut passing,
            };
            let mut observed = None;
            // A run that was cut off doesn't show all that the case executes.
            if runs.len() < OBSERVED_RUNS && !(some_end && at_limit) {
                self.budget_not_cancelled()?;
                let budget = Budget {
                    steps: steps.max(REPAIR_STEPS),
                    ..self.budget.clone()
                };
                observed = Some(runs.len());
                runs.push(executed(&budget, &traced, self.method, case));
            }
            known.push(KnownCase {
                case: self.held_to_return(context, case, kind),
                failed: kind.is_some(),
                at_limit,
                may_be_long: some_end && at_limit,
                steps,
                observed,
                is_counterexample: false,
            });
        }
        Ok((known, failing, passing))
    }

    /// Where the method returns in a case of its contract, an edit that makes it throw instead is none,
    /// if the contract doesn't speak of exceptions.
    fn held_to_return(
        &self,
        context: &CaseContext,
        case: &Case,
        failure: Option<FailureKind>,
    ) -> Case {
        let mut held = case.clone();
        if let CaseSource::Contract { specification, .. } = &mut held.source {
            specification.must_return = true;
            let returns = match failure {
                Some(kind) => kind == FailureKind::ContractViolated,
                None => {
                    let mut interpreter = context.interpreter(Concrete, self.budget, None);
                    context
                        .run(&mut interpreter, self.method, &held)
                        .is_passed()
                }
            };
            if !returns {
                return case.clone();
            }
        }
        held
    }

    /// Whether a failing case ends within the limits.
    pub(super) fn some_end(&self) -> bool {
        self.failing.iter().any(|found| !found.at_limit)
    }

    pub(super) fn misses_exception(&self) -> bool {
        !self.failing.is_empty() && self.failing.iter().all(|found| found.missing.is_some())
    }

    /// Names, as code would have them, of the exceptions that failing cases miss.
    pub(super) fn missing_exceptions(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for name in self
            .failing
            .iter()
            .filter_map(|found| found.missing.as_deref())
        {
            let name = match name.strip_prefix("java.lang.") {
                Some(simple) if !simple.contains('.') => simple,
                _ => name,
            };
            if !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
        names.sort();
        names
    }

    /// Whether a failing case executes a statement of the method, or of a constructor's class
    /// (which may have none of its own).
    pub(super) fn is_executed(&self, failing: &[Executed]) -> bool {
        let program = &self.project.program;
        let has_statements = program
            .lowered(self.method)
            .body
            .as_ref()
            .is_some_and(|body| !body.statements.is_empty());
        !has_statements
            || failing.iter().any(|run| {
                run.iter()
                    .any(|(method, _)| program.same_member(*method, self.method))
            })
    }

    /// What can be said where no observed failing run executes the method: that none does only if
    /// all of them were seen to their ends.
    pub(super) fn not_executed(&self, known: &[KnownCase]) -> (NoteKind, String) {
        let failing = || known.iter().filter(|case| case.failed);
        let observed = failing().filter(|case| case.observed.is_some()).count();
        if self.budget.check().is_err() {
            let limit = self.options.time_limit.as_secs_f64();
            let message =
                format!("the time limit of {limit} s ended before a failing case ran this method");
            (NoteKind::Limitation, message)
        } else if observed < failing().count() {
            let message = format!(
                "none of the {observed} failing cases that were looked at runs this method, others may"
            );
            (NoteKind::Limitation, message)
        } else {
            (
                NoteKind::NoExplanation,
                "no failing case runs this method".to_owned(),
            )
        }
    }
}
