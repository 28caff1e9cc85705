//! The report for other tools: schema `whydunit.check/1`, described in `docs/json.md`.
//!
//! What must hold: one document; the same order for the same input; fields are only ever added.

use super::check::Checked;
use super::report_places::Place;
use super::workspace::{FileProblem, Workspace};
use diagnosis::report::{
    CaseKind, CaseOutcome, CaseReport, Confirmation, Fix, MethodReport, NeededValue, NoteKind,
    Status, Suspect, SuspectKind,
};
use serde_json::{Value, json};

pub(super) fn document(workspace: &Workspace, checked: &[Checked]) -> String {
    let methods: Vec<Value> = checked
        .iter()
        .map(|checked| method(workspace, checked))
        .collect();
    let files = problems(&workspace.problems);
    let document = json!({ "schema": "whydunit.check/1", "methods": methods, "files": files });
    format!("{document}\n")
}

/// Files that were left out or are wrong, and why.
pub(super) fn problems<'a>(problems: impl IntoIterator<Item = &'a FileProblem>) -> Vec<Value> {
    problems
        .into_iter()
        .map(|problem| json!({ "file": &*problem.file, "problem": problem.reason }))
        .collect()
}

fn method(workspace: &Workspace, checked: &Checked) -> Value {
    let Checked {
        file,
        entry,
        report,
    } = checked;
    let tests = report.tests;
    let line = workspace.place_of(file, entry.name_range.clone()).line;
    let (status, reason) = status(report, workspace);
    json!({
        "file": &**file,
        "method": &*report.method,
        "line": line,
        "status": status,
        "reason": reason,
        "tests": {
            "found": tests.found, "run": tests.run, "passed": tests.passed,
            "failed": tests.failed, "skipped": tests.skipped,
        },
        "diagnoses": report.diagnoses.iter().map(|diagnosis| json!({
            "cost": diagnosis.cost, "sites": diagnosis.sites, "confirmed": diagnosis.confirmed,
        })).collect::<Vec<_>>(),
        "suspects": report.suspects.iter()
            .filter_map(|found| suspect(workspace, found))
            .collect::<Vec<_>>(),
        "elapsed_ms": u64::try_from(report.elapsed.as_millis()).unwrap_or(u64::MAX),
        "cases": report.cases.iter().map(|found| case(workspace, found)).collect::<Vec<_>>(),
        "notes": report.notes.iter().map(|note| json!({
            "kind": note_kind(note.kind),
            "message": note.message,
            "place": note.anchor.as_ref().and_then(|anchor| workspace.place(anchor)).map(place),
        })).collect::<Vec<_>>(),
    })
}

/// The status word and the reason, which only `ok` and `failing` don't have.
pub(super) fn status(
    report: &MethodReport,
    workspace: &Workspace,
) -> (&'static str, Option<String>) {
    let at = |what: &String, anchor: &Option<_>| match anchor
        .as_ref()
        .and_then(|anchor| workspace.ground().place(anchor))
    {
        Some(place) => Some(format!("{what} at {place}")),
        None => Some(what.clone()),
    };
    match &report.status {
        Status::Ok => ("ok", None),
        Status::Failing => ("failing", None),
        Status::Unknown(why) => ("unknown", Some(why.clone())),
        Status::Unsupported { what, anchor } => ("unsupported", at(what, anchor)),
        Status::Failed {
            message, anchor, ..
        } => ("failed", at(message, anchor)),
    }
}

/// What a place gives and would have to give, for each case.
pub(super) fn values(needed: &[NeededValue]) -> Vec<Value> {
    let value = |needed: &NeededValue| {
        json!({
            "case": needed.case, "occurrence": needed.occurrence,
            "actual": needed.actual, "needed": needed.needed,
        })
    };
    needed.iter().map(value).collect()
}

fn suspect(workspace: &Workspace, suspect: &Suspect) -> Option<Value> {
    let place = workspace.place(&suspect.anchor)?;
    let needed = values(&suspect.needed);
    let parts = suspect.parts.iter().filter_map(|part| {
        let place = workspace.place(&part.anchor)?;
        Some(json!({
            "line": place.line, "column": place.column,
            "endLine": place.end_line, "endColumn": place.end_column,
            "source": part.source,
            "needed": values(&part.needed),
        }))
    });
    let parts: Vec<Value> = parts.collect();
    Some(json!({
        "rank": suspect.rank,
        "site": suspect.site,
        "file": &*place.file,
        "line": place.line,
        "column": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
        "kind": match suspect.kind {
            SuspectKind::Change => "change",
            SuspectKind::InsertBefore => "insert-before",
            SuspectKind::Contract => "contract",
            SuspectKind::Test => "test",
        },
        "source": suspect.source,
        "confirmed": suspect.confirmation == Confirmation::Confirmed,
        "needed": needed,
        "parts": parts,
        "togetherWith": suspect.together_with,
        "why": suspect.why,
        "fix": suspect.fixes.first().and_then(|found| fix(workspace, found)),
        "fixes": suspect.fixes.iter()
            .filter_map(|found| fix(workspace, found))
            .collect::<Vec<_>>(),
    }))
}

/// An edit; `None` if its place is gone.
fn fix(workspace: &Workspace, fix: &Fix) -> Option<Value> {
    let edits = fix.edits.iter().map(|edit| {
        let place = workspace.place(&edit.anchor)?;
        Some(json!({
            "file": &*place.file,
            "line": place.line, "column": place.column,
            "endLine": place.end_line, "endColumn": place.end_column,
            "newText": edit.new_text,
        }))
    });
    Some(json!({
        "title": fix.title,
        "edits": edits.collect::<Option<Vec<Value>>>()?,
        "passed": fix.passed,
        "total": fix.total,
        "mended": fix.mended,
        "left": fix.left,
    }))
}

fn case(workspace: &Workspace, case: &CaseReport) -> Value {
    let (outcome, message) = match &case.outcome {
        CaseOutcome::Passed => ("passed", None),
        CaseOutcome::Failed(failure) => ("failed", Some(&failure.message)),
        CaseOutcome::Skipped(why) => ("skipped", Some(why)),
        CaseOutcome::Unknown(why) => ("unknown", Some(why)),
    };
    let kind = match case.kind {
        CaseKind::JUnit => "junit",
        CaseKind::Contract => "contract",
        CaseKind::Pinned => "pinned",
    };
    json!({
        "name": case.name,
        "kind": kind,
        "outcome": outcome,
        "message": message,
        "place": case.anchor.as_ref().and_then(|anchor| workspace.place(anchor)).map(place),
    })
}

fn note_kind(kind: NoteKind) -> &'static str {
    match kind {
        NoteKind::ContractError => "contract-error",
        NoteKind::BrokenSpecificationComment => "broken-specification-comment",
        NoteKind::ContradictoryPrecondition => "contradictory-precondition",
        NoteKind::NoExplanation => "no-explanation",
        NoteKind::Contradiction => "contradiction",
        NoteKind::BrokenContract => "broken-contract",
        NoteKind::UnreliableTest | NoteKind::CannotPass => "unreliable-test",
        NoteKind::Limitation => "limitation",
        NoteKind::TakenForRight => "taken-for-right",
    }
}

fn place(place: Place) -> Value {
    json!({
        "file": &*place.file, "line": place.line, "column": place.column,
        "endLine": place.end_line, "endColumn": place.end_column,
    })
}
