//! Whether the cases of a method are worth keeping as tests: what a wrong method gives is no right
//! value.
//!
//! What must hold: the sentence names evidence: a test that fails, a case that breaks the contract.

use budget::{Budget, CancelToken};
use diagnosis::cases::{CaseContext, Verdict, cases_of_test};
use diagnosis::project::Project;
use interp::machine::Concrete;
use java::types::MethodId;
use std::time::Duration;
use testgen::case::{TestCase, Violation};

/// Running the method's tests, in all.
const TIME: Duration = Duration::from_secs(1);
/// One test.
const STEPS: u64 = 3_000_000;

/// Why what the cases expect may be wrong, as a sentence.
pub(super) fn doubt(
    budget: &Budget,
    project: &Project,
    context: &CaseContext,
    method: MethodId,
    cases: &[TestCase],
) -> Option<String> {
    let mut evidence = Vec::new();
    let (failing, all) = failing_tests(budget, project, context, method);
    if let Some(first) = failing.first() {
        let number = failing.len();
        let verb = if number == 1 { "fails" } else { "fail" };
        evidence.push(format!(
            "{number} of its {all} tests {verb} (`{first}`{})",
            if number > 1 { ", …" } else { "" }
        ));
    }
    let broken = cases.iter().find_map(|case| match &case.violates {
        Some(Violation::Clause { text, .. }) => Some(format!(
            "it breaks its contract (`{}`)",
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        )),
        Some(Violation::Assertion { line }) => Some(format!(
            "its `assert` in line {line} is false for some input"
        )),
        Some(Violation::UnexpectedException) | None => None,
    });
    evidence.extend(broken);
    (!evidence.is_empty()).then(|| {
        format!(
            "this method seems to be wrong: {}; what it gives in these cases may be wrong too",
            evidence.join(", and ")
        )
    })
}

/// Names of the tests that fail, and how many were run.
fn failing_tests(
    budget: &Budget,
    project: &Project,
    context: &CaseContext,
    method: MethodId,
) -> (Vec<String>, usize) {
    let token: CancelToken = budget.token.clone();
    let budget = Budget {
        steps: STEPS,
        ..Budget::with_time(TIME, token)
    };
    let mut failing = Vec::new();
    let mut all = 0;
    for number in project.tests_of(method) {
        for case in cases_of_test(project, *number) {
            if case.skip.is_some() || budget.check().is_err() {
                continue;
            }
            let mut interpreter = context.interpreter(Concrete, &budget, None);
            match context.run(&mut interpreter, method, &case) {
                Verdict::Passed => all += 1,
                Verdict::Failed(_) => {
                    all += 1;
                    failing.push(case.name);
                }
                Verdict::Skipped(_)
                | Verdict::Unknown(_)
                | Verdict::Pruned
                | Verdict::Cancelled => {}
            }
        }
    }
    (failing, all)
}
