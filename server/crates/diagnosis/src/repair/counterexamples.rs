//! Edits held against the contract on inputs that nobody has tried: the cases of a contract are inputs
//! that were looked for in the program as it stands, and an edit may pass them all and fail others.
//!
//! What must hold: a counterexample is an input that satisfies the precondition and was run; with it the
//! edited method breaks its contract, or throws where the method as it stands returns and the contract
//! doesn't speak of exceptions.

use super::known::KnownCase;
use super::{Search, Survivor};
use crate::cases::{self, Case, CaseContext, CaseSource, Verdict};
use budget::{Budget, Stop};
use interp::machine::Concrete;
use testgen::contract_run::Specification;
use testgen::generate::Limits;

/// Bounds of the search for one edit.
const LIMITS: Limits = Limits {
    runs_per_shape: 60,
    runs: 120,
    passing: 0,
    violating: 1,
    steps: 200_000,
    work: None,
};
/// Work of the solver for all edits of one analysis, of the order of a microsecond each, and the part of
/// what is left that may go into one edit.
pub(crate) const WORK: u64 = 100_000;
const SHARE: u64 = 8;

/// Edits for which inputs are looked for, the smallest.
const LOOKED_AT: usize = 8;

impl Search<'_> {
    /// Removes edits that break the contract for other inputs than those of the cases; gives these
    /// inputs.
    pub(crate) fn refute(
        &self,
        survivors: &mut Vec<Survivor>,
        specification: &Specification,
        work: &mut u64,
    ) -> Result<Vec<KnownCase>, Stop> {
        let mut found: Vec<KnownCase> = Vec::new();
        let mut kept = Vec::new();
        for (number, survivor) in std::mem::take(survivors).into_iter().enumerate() {
            let Some(context) = self.edited_again(&survivor) else {
                continue;
            };
            if found
                .iter()
                .any(|known| self.refutes(&context, &known.case))
            {
                continue;
            }
            let new = match number < LOOKED_AT {
                true => self.counterexample(&context, specification, work)?,
                false => None,
            };
            match new {
                Some(known) => found.push(known),
                None => kept.push(survivor),
            }
        }
        *survivors = kept;
        Ok(found)
    }

    /// An input that refutes an edit, as a case of the program as it stands.
    fn counterexample(
        &self,
        context: &CaseContext,
        specification: &Specification,
        work: &mut u64,
    ) -> Result<Option<KnownCase>, Stop> {
        let limits = Limits {
            work: Some(*work / SHARE),
            ..LIMITS
        };
        let (project, method) = (self.project, self.method);
        let (found, left) =
            cases::generated(self.budget, project, context, method, specification, limits);
        let used = (*work / SHARE).saturating_sub(left.unwrap_or(0));
        *work = work.saturating_sub(used);
        for case in found {
            if self.budget.check() == Err(Stop::Cancelled) {
                return Err(Stop::Cancelled);
            }
            if self.refutes(context, &case)
                && let Some(known) = self.as_it_stands(case)
            {
                return Ok(Some(known));
            }
        }
        Ok(None)
    }

    fn refutes(&self, context: &CaseContext, case: &Case) -> bool {
        let budget = self.run_budget();
        let mut interpreter = context.interpreter(Concrete, &budget, None);
        let verdict = context.run(&mut interpreter, self.method, case);
        matches!(verdict, Verdict::Failed(_))
    }

    /// The case with what comes of it as the program stands; `None` if that is nothing to go by.
    fn as_it_stands(&self, mut case: Case) -> Option<KnownCase> {
        let budget = self.run_budget();
        let verdict = |case: &Case| {
            let mut interpreter = self.context.interpreter(Concrete, &budget, None);
            let verdict = self.context.run(&mut interpreter, self.method, case);
            (verdict, interpreter.steps_used())
        };
        let (found, steps) = verdict(&case);
        let failed = match found {
            Verdict::Passed => false,
            Verdict::Failed(_) => {
                // What throws as it stands may go on to, where the contract leaves that open.
                if let CaseSource::Contract { specification, .. } = &mut case.source
                    && std::mem::take(&mut specification.must_return)
                    && verdict(&case).0.is_passed()
                {
                    return None;
                }
                true
            }
            _ => return None,
        };
        Some(KnownCase {
            case,
            failed,
            at_limit: false,
            may_be_long: false,
            steps,
            observed: None,
            is_counterexample: true,
        })
    }

    fn run_budget(&self) -> Budget {
        Budget {
            steps: LIMITS.steps,
            ..self.budget.clone()
        }
    }
}

/// The contract that the analysed method's cases are made of, if they are.
pub(crate) fn contract_of(cases: &[KnownCase]) -> Option<Specification> {
    cases.iter().find_map(|known| match &known.case.source {
        CaseSource::Contract { specification, .. } if specification.example.is_none() => {
            Some(specification.clone())
        }
        _ => None,
    })
}
