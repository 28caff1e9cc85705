//! The report in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS), for code
//! scanning services and other viewers.
//!
//! What must hold: every place of the report that lies in a file of the user's is there, with
//! columns in Unicode code points; what is no finding is left out.

use super::check::Checked;
use super::report_places::Place;
use super::workspace::Workspace;
use crate::view::phrases::{claim, failing_cases, fix_text, ordinal, sentence};
use diagnosis::report::{Anchor, Fix, MethodReport, NoteKind, Suspect};
use serde_json::{Value, json};

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// Failing cases that a result is related to.
const MAX_RELATED: usize = 5;

/// Rules with what they say, as in `docs/diagnostics.md`.
const RULES: [(&str, &str); 5] = [
    (
        "suspect",
        "A place that would make the failing tests pass if it gave another value.",
    ),
    ("contract-error", "A contract that can't be understood."),
    (
        "broken-specification-comment",
        "A contract that a formatter has turned into an ordinary comment.",
    ),
    (
        "contradictory-precondition",
        "No input satisfies the method's precondition.",
    ),
    (
        "no-explanation",
        "A case fails, and no statement or pair of statements would explain it.",
    ),
];

pub(super) fn document(workspace: &Workspace, checked: &[Checked]) -> String {
    let results: Vec<Value> = checked
        .iter()
        .flat_map(|checked| results(workspace, &checked.report))
        .collect();
    let rules: Vec<Value> = RULES
        .iter()
        .map(|(id, text)| json!({ "id": id, "shortDescription": { "text": text } }))
        .collect();
    let document = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "Whydunit",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    format!("{document}\n")
}

fn results(workspace: &Workspace, report: &MethodReport) -> Vec<Value> {
    let related = related(workspace, report);
    let mut results: Vec<Value> = report
        .suspects
        .iter()
        .filter_map(|found| suspect(workspace, report, found, &related))
        .collect();
    for note in &report.notes {
        let (rule, level) = match note.kind {
            NoteKind::ContractError => ("contract-error", "error"),
            NoteKind::BrokenSpecificationComment => ("broken-specification-comment", "warning"),
            NoteKind::ContradictoryPrecondition => ("contradictory-precondition", "warning"),
            NoteKind::NoExplanation => ("no-explanation", "note"),
            NoteKind::Limitation => continue,
        };
        let place = note
            .anchor
            .as_ref()
            .and_then(|anchor| workspace.place(anchor));
        let Some(place) = place else { continue };
        results.push(json!({
            "ruleId": rule,
            "level": level,
            "message": { "text": sentence(&note.message) },
            "locations": [location(&place, None)],
        }));
    }
    results
}

fn suspect(
    workspace: &Workspace,
    report: &MethodReport,
    suspect: &Suspect,
    related: &[Value],
) -> Option<Value> {
    let place = workspace.place(&suspect.anchor)?;
    let fixes: Vec<Value> = suspect
        .fixes
        .iter()
        .filter_map(|found| fix(workspace, report, found))
        .collect();
    let mut result = json!({
        "ruleId": "suspect",
        "level": if suspect.rank == 1 { "warning" } else { "note" },
        "message": { "text": sentence(&claim(suspect, report)) },
        // From 0 to 100, the first highest.
        "rank": 100.0 / f64::from(suspect.rank.max(1)),
        "locations": [location(&place, None)],
        "relatedLocations": related,
        "fixes": fixes,
        "properties": { "method": &*report.method, "why": suspect.why },
    });
    if let Some(flow) = flow(workspace, report, suspect, &place)
        && let Some(fields) = result.as_object_mut()
    {
        fields.insert("codeFlows".to_owned(), json!([flow]));
    }
    Some(result)
}

/// The failing tests' assertions, or violated clauses.
fn related(workspace: &Workspace, report: &MethodReport) -> Vec<Value> {
    let places = failing_cases(report).filter_map(|(case, failure)| {
        let anchor = failure.anchor.as_ref().or(case.anchor.as_ref())?;
        let place = workspace.place(anchor)?;
        let text = format!("{}: {}", case.name, failure.message);
        Some(location(&place, Some(&text)))
    });
    places.take(MAX_RELATED).collect()
}

/// The way of a failing case: its start, what the suspect gives each time, and the failure.
fn flow(
    workspace: &Workspace,
    report: &MethodReport,
    suspect: &Suspect,
    place: &Place,
) -> Option<Value> {
    let name = suspect.needed.first().map(|needed| needed.case.as_str());
    let (case, failure) =
        failing_cases(report).find(|(case, _)| name.is_none_or(|name| case.name == name))?;
    let at = |anchor: Option<&Anchor>| anchor.and_then(|anchor| workspace.place(anchor));
    let mut steps = Vec::new();
    if let Some(start) = at(case.anchor.as_ref()) {
        steps.push(location(&start, Some(&format!("{} starts", case.name))));
    }
    for needed in suspect
        .needed
        .iter()
        .filter(|needed| needed.case == case.name)
    {
        let actual = needed.actual.as_deref().unwrap_or("not reached");
        let text = format!(
            "{} time: {actual}, would have to be {}",
            ordinal(needed.occurrence),
            needed.needed
        );
        steps.push(location(place, Some(&text)));
    }
    if let Some(end) = at(failure.anchor.as_ref()) {
        steps.push(location(&end, Some(&failure.message)));
    }
    if steps.is_empty() {
        return None;
    }
    let steps: Vec<Value> = steps
        .into_iter()
        .map(|step| json!({ "location": step }))
        .collect();
    Some(json!({ "threadFlows": [{ "locations": steps }] }))
}

fn fix(workspace: &Workspace, report: &MethodReport, fix: &Fix) -> Option<Value> {
    let changes = fix.edits.iter().map(|edit| {
        let place = workspace.place(&edit.anchor)?;
        Some(json!({
            "artifactLocation": { "uri": uri(&place.file) },
            "replacements": [{
                "deletedRegion": region(&place),
                "insertedContent": { "text": edit.new_text },
            }],
        }))
    });
    Some(json!({
        "description": { "text": sentence(&fix_text(fix, report)) },
        "artifactChanges": changes.collect::<Option<Vec<Value>>>()?,
    }))
}

fn location(place: &Place, message: Option<&str>) -> Value {
    let physical = json!({
        "artifactLocation": { "uri": uri(&place.file) },
        "region": region(place),
    });
    match message {
        Some(text) => json!({ "physicalLocation": physical, "message": { "text": text } }),
        None => json!({ "physicalLocation": physical }),
    }
}

fn region(place: &Place) -> Value {
    json!({
        "startLine": place.line, "startColumn": place.column,
        "endLine": place.end_line, "endColumn": place.end_column,
    })
}

/// A path as a relative reference, or as a `file` URI (RFC 3986).
fn uri(path: &str) -> String {
    let mut text = String::with_capacity(path.len() + 8);
    if path.starts_with('/') {
        text.push_str("file://");
    }
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                text.push(char::from(byte));
            }
            b'\\' => text.push('/'),
            other => text.push_str(&format!("%{other:02X}")),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn paths_become_references() {
        assert_eq!(uri("src/A.java"), "src/A.java");
        assert_eq!(
            uri("/tmp/my dir/Ä.java"),
            "file:///tmp/my%20dir/%C3%84.java"
        );
    }
}
