//! Test cases for other tools: schema `whydunit.tests/1`, described in `docs/json.md`.
//!
//! What must hold: one document; the same order for the same input; fields are only ever added.

use super::json;
use super::tests::Found;
use super::workspace::Workspace;
use serde_json::{Map, Value, json};
use testgen::report::{CaseReport, GoalReport, OutcomeKind, SuiteReport, ViolationReport};
use testgen::suite::{Criterion, GoalStatus, SuiteStatus};

pub(super) fn document(workspace: &Workspace, found: &[Found]) -> String {
    let methods: Vec<Value> = found.iter().map(|found| method(workspace, found)).collect();
    let files = json::problems(workspace.target_problems());
    let document = json!({ "schema": "whydunit.tests/1", "methods": methods, "files": files });
    format!("{document}\n")
}

fn method(workspace: &Workspace, found: &Found) -> Value {
    let place = workspace.place_of(&found.file, found.entry.name_range.clone());
    let report = match &found.result {
        Ok((_, report)) => report,
        Err(message) => {
            return json!({
                "file": &*found.file, "method": &*found.entry.key, "line": place.line,
                "status": "failed", "reason": message, "criterion": null, "coverage": null,
                "cases": [], "elapsed_ms": 0, "goals": [], "notes": [], "warning": null,
            });
        }
    };
    let (status, reason) = match &report.status {
        SuiteStatus::Complete => ("ok", None),
        SuiteStatus::Partial(why) => ("unknown", Some(why)),
        SuiteStatus::Unsupported(why) => ("unsupported", Some(why)),
        SuiteStatus::Failed(why) => ("failed", Some(why)),
    };
    let (achieved, infeasible, unknown) = report.counts();
    json!({
        "file": &*found.file,
        "method": &*found.entry.key,
        "line": place.line,
        "status": status,
        "reason": reason,
        "criterion": criterion(report.criterion),
        "coverage": {
            "achieved": achieved, "goals": report.goals.len(), "infeasible": infeasible,
            "unknown": unknown,
        },
        "cases": report.cases.iter().map(|found| case(found, report)).collect::<Vec<_>>(),
        "elapsed_ms": u64::try_from(report.elapsed.as_millis()).unwrap_or(u64::MAX),
        "goals": report.goals.iter().map(|found| goal(found, report)).collect::<Vec<_>>(),
        "notes": report.notes,
        "warning": report.warning,
    })
}

fn criterion(criterion: Criterion) -> String {
    match criterion {
        Criterion::Statement => "statement".to_owned(),
        Criterion::Branch => "branch".to_owned(),
        Criterion::Condition => "condition".to_owned(),
        Criterion::McDc => "mcdc".to_owned(),
        Criterion::Paths(length) => format!("paths:{length}"),
        Criterion::Loops(rounds) => format!("loops:{rounds}"),
    }
}

fn case(case: &CaseReport, report: &SuiteReport) -> Value {
    let inputs: Map<String, Value> = case
        .inputs
        .iter()
        .map(|(name, value)| (name.clone(), json!(value)))
        .collect();
    json!({
        "name": case.name,
        "inputs": inputs,
        "outcome": match case.outcome {
            OutcomeKind::Returns => "returns",
            OutcomeKind::Throws => "throws",
            OutcomeKind::Diverges => "diverges",
        },
        "result": case.result,
        "exception": case.exception,
        "path": case.condition,
        "covers": report.labels(case),
        "violates": case.violates.as_ref().map(ViolationReport::told),
        "output": case.output,
    })
}

fn goal(goal: &GoalReport, report: &SuiteReport) -> Value {
    let (status, reason, cases) = match &goal.status {
        GoalStatus::Achieved(cases) => ("achieved", None, cases.as_slice()),
        GoalStatus::Feasible => ("feasible", None, [].as_slice()),
        GoalStatus::Infeasible => ("infeasible", None, [].as_slice()),
        GoalStatus::Unknown(why) => ("unknown", Some(why), [].as_slice()),
    };
    let cases: Vec<&str> = cases
        .iter()
        .filter_map(|index| report.cases.get(*index as usize))
        .map(|case| case.name.as_str())
        .collect();
    json!({
        "line": goal.line, "text": goal.text, "side": goal.side, "status": status,
        "reason": reason, "cases": cases,
    })
}
