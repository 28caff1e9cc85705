//! The report for tools that read SARIF 2.1.0 (Static Analysis Results Interchange Format, OASIS
//! standard), such as viewers in editors and code scanning services. `docs/sarif.md` says what is
//! found where.
//!
//! What must hold: valid against the standard's schema; the same document for the same input; paths
//! below the current folder are relative; columns count UTF-16 units.

use super::check::Checked;
use super::json::{self, status};
use super::workspace::Workspace;
use crate::documents::source::Encoding;
use crate::documents::uri::{relative_uri_of, uri_of};
use crate::statements::Statements;
use crate::view::findings::{Code, DOCUMENTATION};
use crate::view::phrases::{claim, count, failing_cases, fix_text, sentence};
use budget::{Budget, CancelToken};
use diagnosis::failing_trace::FailingTrace;
use diagnosis::report::{
    Anchor, CaseReport, Confirmation, Failure, Fix, MethodReport, Note, NoteKind, Status, Suspect,
    SuspectKind,
};
use diagnosis::together::{Elsewhere, Together};
use serde_json::{Map, Value, json};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The name under which the current folder goes; relative paths count from it.
const BASE: &str = "CURRENT_FOLDER";

/// Failing cases of a suspect whose statements are listed.
const MAX_FLOWS: usize = 3;

/// Statements of a failing case that are listed, the last ones: at the first suspect, and at others.
const MAX_STEPS: usize = 1_000;
const FEWER_STEPS: usize = 100;

/// To run a failing case once more.
const TRACE_LIMIT: Duration = Duration::from_secs(5);

/// One document; `exit_code` is the command's.
pub(super) fn document(workspace: &Workspace, checked: &[Checked], exit_code: u8) -> String {
    let reports: Vec<&MethodReport> = checked.iter().map(|checked| &checked.report).collect();
    let sarif = Sarif {
        workspace,
        together: Together::new(&reports),
        statements: RefCell::default(),
    };
    let results: Vec<Value> = checked
        .iter()
        .flat_map(|checked| sarif.method(checked))
        .collect();
    let document = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": driver() },
            "columnKind": "utf16CodeUnits",
            "newlineSequences": ["\r\n", "\n", "\r"],
            "originalUriBaseIds": { BASE: base() },
            "invocations": [sarif.invocation(checked, exit_code)],
            "artifacts": sarif.artifacts(checked),
            "results": results,
        }],
    });
    format!("{document}\n")
}

/// What is known of the current folder.
fn base() -> Value {
    let description = json!({ "text": "the folder in which the command was run" });
    match std::env::current_dir() {
        Ok(folder) => {
            let path = crate::main_loop::loader::path_text(&folder);
            // With the slash that makes it a folder.
            let uri = format!("{}/", uri_of(path.trim_end_matches('/')));
            json!({ "uri": uri, "description": description })
        }
        Err(_) => json!({ "description": description }),
    }
}

/// The findings of a check, with what each is and how grave.
const RULES: [(Code, &str, &str); 8] = [
    (
        Code::Suspect,
        "A place that, if it gave another value, would make failing cases pass.",
        "warning",
    ),
    (
        Code::ContractError,
        "A contract that can't be understood.",
        "error",
    ),
    (
        Code::BrokenSpecificationComment,
        "A contract that a formatter has turned into an ordinary comment.",
        "warning",
    ),
    (
        Code::ContradictoryPrecondition,
        "No input satisfies the precondition.",
        "warning",
    ),
    (
        Code::NoExplanation,
        "A case fails, and no place explains it within the limits.",
        "warning",
    ),
    (
        Code::Contradiction,
        "A test needs of a method what the method's contract excludes.",
        "warning",
    ),
    (
        Code::BrokenContract,
        "A called method breaks its own contract in a failing case.",
        "warning",
    ),
    (
        Code::UnreliableTest,
        "A test whose outcome depends on more than the code, or on nothing of the method.",
        "note",
    ),
];

/// What says that something wasn't looked at is no result.
const NOTIFICATIONS: [(Code, &str, &str); 2] = [
    (
        Code::NotAnalysed,
        "A method that could not be analysed.",
        "warning",
    ),
    (
        Code::UnreadableFile,
        "A file that was left out, or a part of it.",
        "warning",
    ),
];

fn driver() -> Value {
    json!({
        "name": "Whydunit",
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "informationUri": DOCUMENTATION,
        "rules": RULES.map(descriptor),
        "notifications": NOTIFICATIONS.map(descriptor),
    })
}

fn descriptor((code, text, level): (Code, &str, &str)) -> Value {
    json!({
        "id": code.name(),
        "shortDescription": { "text": text },
        "helpUri": format!("{DOCUMENTATION}#{}", code.name()),
        "defaultConfiguration": { "level": level },
    })
}

/// `ruleId` and `ruleIndex`.
fn rule(code: Code) -> (&'static str, usize) {
    let index = RULES.iter().position(|(other, ..)| *other == code);
    (code.name(), index.unwrap_or(0))
}

struct Sarif<'a> {
    workspace: &'a Workspace,
    together: Together<'a>,
    /// Made when asked for, by file.
    statements: RefCell<BTreeMap<Arc<str>, Arc<Statements>>>,
}

/// A place in a file.
type Bytes = (Arc<str>, Range<usize>);

impl Sarif<'_> {
    fn method(&self, checked: &Checked) -> Vec<Value> {
        let report = &checked.report;
        let mut traces: BTreeMap<&str, FailingTrace> = BTreeMap::new();
        for (case, _) in failing_cases(report).take(MAX_FLOWS) {
            if !report.suspects.is_empty() {
                let budget = Budget::with_time(TRACE_LIMIT, CancelToken::default());
                let id = checked.entry.id;
                let trace = self
                    .workspace
                    .snapshot
                    .trace(&budget, id, &case.name, MAX_STEPS);
                traces.insert(&case.name, trace);
            }
        }
        let shown = self.together.of(report);
        let elsewhere = shown.elsewhere;
        let suspects = shown.suspects.iter();
        let mut results: Vec<Value> = suspects
            .filter_map(|number| report.suspects.get(*number))
            .filter_map(|suspect| self.suspect(suspect, checked, elsewhere, &traces))
            .collect();
        results.extend(
            report
                .notes
                .iter()
                .filter_map(|note| self.note(note, checked)),
        );
        // Whatever fails is a result, explained or not.
        let is_told = report
            .notes
            .iter()
            .any(|note| note.kind == NoteKind::NoExplanation);
        if results.is_empty() && report.tests.failed > 0 && !is_told {
            let message = format!(
                "{} of {} failing",
                report.tests.failed,
                count(report.tests.found as usize, "case")
            );
            results.push(self.unexplained(&message, checked.place(), checked));
        }
        results
    }

    fn suspect(
        &self,
        suspect: &Suspect,
        checked: &Checked,
        elsewhere: Elsewhere,
        traces: &BTreeMap<&str, FailingTrace>,
    ) -> Option<Value> {
        let report = &checked.report;
        let place = self.workspace.ground().locate(&suspect.anchor)?;
        let (id, index) = rule(Code::Suspect);
        let mut result = json!({
            "ruleId": id,
            "ruleIndex": index,
            "kind": "fail",
            "level": if suspect.is_warning(elsewhere) { "warning" } else { "note" },
            // 100 is the first to look at.
            "rank": 100.0 / f64::from(suspect.rank.max(1)),
            "message": { "text": sentence(&claim(suspect, report, self.workspace.ground())) },
            "locations": [self.location(&place, Some(checked), None)],
            "relatedLocations": self.related(suspect, checked),
            "partialFingerprints": {
                "suspect/v1": format!("{} {}", report.method, suspect.source),
            },
            "properties": {
                "place": suspect.rank,
                "kind": match suspect.kind {
                    SuspectKind::Change => "change",
                    SuspectKind::InsertBefore => "insert-before",
                    SuspectKind::Contract => "contract",
                    SuspectKind::Test => "test",
                },
                "confirmed": suspect.confirmation == Confirmation::Confirmed,
                "why": suspect.why,
                "needed": json::values(&suspect.needed),
                "parts": suspect.parts.iter().map(|part| json!({
                    "source": part.source,
                    "needed": json::values(&part.needed),
                })).collect::<Vec<_>>(),
            },
        });
        let fixes: Vec<Value> = suspect
            .fixes
            .iter()
            .filter_map(|fix| self.fix(fix, report))
            .collect();
        if let (Some(fields), false) = (result.as_object_mut(), fixes.is_empty()) {
            fields.insert("fixes".to_owned(), Value::Array(fixes));
        }
        let flows: Vec<Value> = failing_cases(report)
            .filter_map(|(case, failure)| {
                let trace = traces.get(case.name.as_str())?;
                self.flow(trace, suspect, &place, case, failure)
            })
            .collect();
        if let (Some(fields), false) = (result.as_object_mut(), flows.is_empty()) {
            fields.insert("codeFlows".to_owned(), Value::Array(flows));
        }
        Some(result)
    }

    /// An edit; `None` if its place is gone.
    fn fix(&self, fix: &Fix, report: &MethodReport) -> Option<Value> {
        let mut changes: BTreeMap<Arc<str>, Vec<Value>> = BTreeMap::new();
        for edit in &fix.edits {
            let (file, range) = self.workspace.ground().locate(&edit.anchor)?;
            let replacement = json!({
                "deletedRegion": self.region(&file, &range),
                "insertedContent": { "text": edit.new_text },
            });
            changes.entry(file).or_default().push(replacement);
        }
        let changes: Vec<Value> = changes
            .into_iter()
            .map(|(file, replacements)| {
                json!({ "artifactLocation": artifact(&file), "replacements": replacements })
            })
            .collect();
        Some(json!({
            "description": { "text": sentence(&fix_text(fix, report)) },
            "artifactChanges": changes,
        }))
    }

    /// Failing cases and what they expect, and places that have to change together with this one.
    fn related(&self, suspect: &Suspect, checked: &Checked) -> Vec<Value> {
        let report = &checked.report;
        let mut places: Vec<(Bytes, String)> = Vec::new();
        let mut add = |anchor: Option<&Anchor>, message: String| {
            let place = anchor.and_then(|anchor| self.workspace.ground().locate(anchor));
            if let Some(place) = place {
                places.push((place, message));
            }
        };
        for (case, failure) in failing_cases(report) {
            add(case.anchor.as_ref(), format!("{} fails", case.name));
            add(
                failure.anchor.as_ref(),
                format!("{}: {}", case.name, failure.message),
            );
        }
        for site in &suspect.together_with {
            let other = report.suspects.iter().find(|other| other.site == *site);
            if let Some(other) = other {
                add(
                    Some(&other.anchor),
                    format!("together with `{}`", other.source),
                );
            }
        }
        places
            .iter()
            .enumerate()
            .map(|(index, (place, message))| {
                let mut location = self.location(place, None, Some(message));
                if let Some(fields) = location.as_object_mut() {
                    fields.insert("id".to_owned(), json!(index + 1));
                }
                location
            })
            .collect()
    }

    /// The statements of a failing case, up to where the failure is seen.
    fn flow(
        &self,
        trace: &FailingTrace,
        suspect: &Suspect,
        at: &Bytes,
        case: &CaseReport,
        failure: &Failure,
    ) -> Option<Value> {
        let mut locations: Vec<Value> = Vec::new();
        let listed = if suspect.rank == 1 {
            MAX_STEPS
        } else {
            FEWER_STEPS
        };
        let skipped = trace.steps.len().saturating_sub(listed);
        let mut times = 0;
        for (number, step) in trace.steps.iter().enumerate() {
            let Some(place) = self.workspace.ground().locate(&step.anchor) else {
                continue;
            };
            let mut message = told(&step.values);
            let is_suspect = self.is_same_statement(&place, at);
            if is_suspect {
                times += 1;
                let needed = suspect.needed.iter().find(|needed| {
                    needed.case == case.name && needed.occurrence == times && trace.left_out == 0
                });
                message = match needed {
                    Some(needed) => Some(match &needed.actual {
                        Some(actual) => {
                            format!("gives {actual}, would have to give {}", needed.needed)
                        }
                        None => format!("would have to give {}", needed.needed),
                    }),
                    None => Some(match message {
                        Some(message) => format!("the suspect: {message}"),
                        None => "the suspect".to_owned(),
                    }),
                };
            }
            if number < skipped {
                continue;
            }
            let importance = if is_suspect { "essential" } else { "important" };
            let mut location = json!({
                "location": self.location(&self.head(place), None, message.as_deref()),
                "nestingLevel": step.depth,
                "importance": importance,
            });
            let state = state(&step.values);
            if let (Some(fields), false) = (location.as_object_mut(), state.is_empty()) {
                fields.insert("state".to_owned(), Value::Object(state));
            }
            locations.push(location);
        }
        let end = failure
            .anchor
            .as_ref()
            .and_then(|anchor| self.workspace.ground().locate(anchor));
        if let Some(end) = end {
            locations.push(json!({
                "location": self.location(&end, None, Some(&failure.message)),
                "nestingLevel": 0,
                "importance": "essential",
            }));
        }
        for (index, location) in locations.iter_mut().enumerate() {
            if let Some(fields) = location.as_object_mut() {
                fields.insert("executionOrder".to_owned(), json!(index + 1));
            }
        }
        if locations.is_empty() {
            return None;
        }
        let mut message = case.name.clone();
        let left_out = trace.left_out + skipped as u64;
        if left_out > 0 {
            message.push_str(&format!(" (its last statements, after {left_out} others)"));
        }
        Some(json!({
            "message": { "text": message },
            "threadFlows": [{ "locations": locations }],
        }))
    }

    /// Statements are compared by their own text: a loop is not what it repeats.
    fn is_same_statement(&self, step: &Bytes, suspect: &Bytes) -> bool {
        if step.0 != suspect.0 {
            return false;
        }
        let Some(statements) = self.statements_of(&step.0) else {
            return false;
        };
        let number = statements.at(step.1.start);
        number.is_some() && number == statements.at(suspect.1.start)
    }

    /// A statement without what it contains.
    fn head(&self, (file, range): Bytes) -> Bytes {
        let own = self
            .statements_of(&file)
            .and_then(|statements| statements.own_text_at(range.start));
        (file, own.unwrap_or(range))
    }

    fn statements_of(&self, file: &Arc<str>) -> Option<Arc<Statements>> {
        if let Some(statements) = self.statements.borrow().get(file) {
            return Some(statements.clone());
        }
        let source = self.workspace.documents.source(file)?;
        let made = Arc::new(Statements::new(&source.unit(), source.text()));
        let mut statements = self.statements.borrow_mut();
        statements.insert(file.clone(), made.clone());
        Some(made)
    }

    fn note(&self, note: &Note, checked: &Checked) -> Option<Value> {
        let (code, level) = match note.kind {
            NoteKind::ContractError => (Code::ContractError, "error"),
            NoteKind::BrokenSpecificationComment => (Code::BrokenSpecificationComment, "warning"),
            NoteKind::ContradictoryPrecondition => (Code::ContradictoryPrecondition, "warning"),
            NoteKind::Contradiction => (Code::Contradiction, "warning"),
            NoteKind::BrokenContract => (Code::BrokenContract, "warning"),
            NoteKind::UnreliableTest | NoteKind::CannotPass => (Code::UnreliableTest, "note"),
            NoteKind::NoExplanation => {
                let place = self.place_or_name(note.anchor.as_ref(), checked);
                return Some(self.unexplained(&note.message, place, checked));
            }
            NoteKind::Limitation | NoteKind::TakenForRight => return None,
        };
        let (id, index) = rule(code);
        let place = self.place_or_name(note.anchor.as_ref(), checked);
        Some(json!({
            "ruleId": id,
            "ruleIndex": index,
            "kind": "fail",
            "level": level,
            "message": { "text": sentence(&note.message) },
            "locations": [self.location(&place, Some(checked), None)],
        }))
    }

    fn unexplained(&self, message: &str, place: Bytes, checked: &Checked) -> Value {
        let (id, index) = rule(Code::NoExplanation);
        let related: Vec<Value> = failing_cases(&checked.report)
            .filter_map(|(case, failure)| {
                let anchor = failure.anchor.as_ref().or(case.anchor.as_ref())?;
                let place = self.workspace.ground().locate(anchor)?;
                let message = format!("{}: {}", case.name, failure.message);
                Some(self.location(&place, None, Some(&message)))
            })
            .collect();
        json!({
            "ruleId": id,
            "ruleIndex": index,
            "kind": "fail",
            "level": "warning",
            "message": { "text": sentence(message) },
            "locations": [self.location(&place, Some(checked), None)],
            "relatedLocations": related,
        })
    }

    fn place_or_name(&self, anchor: Option<&Anchor>, checked: &Checked) -> Bytes {
        anchor
            .and_then(|anchor| self.workspace.ground().locate(anchor))
            .unwrap_or_else(|| checked.place())
    }

    /// What was left out, and why.
    fn invocation(&self, checked: &[Checked], exit_code: u8) -> Value {
        let mut notifications: Vec<Value> = Vec::new();
        let mut add = |code: Code, text: &str, location: Value| {
            notifications.push(json!({
                "descriptor": { "id": code.name() },
                "level": "warning",
                "message": { "text": sentence(text) },
                "locations": [location],
            }));
        };
        for problem in &self.workspace.problems {
            let location =
                json!({ "physicalLocation": { "artifactLocation": artifact(&problem.file) } });
            add(Code::UnreadableFile, &problem.reason, location);
        }
        for checked in checked {
            let reason = match checked.report.status {
                Status::Ok | Status::Failing => None,
                _ => status(&checked.report, self.workspace).1,
            };
            if let Some(reason) = reason {
                let location = self.location(&checked.place(), Some(checked), None);
                add(Code::NotAnalysed, &reason, location);
            }
            for note in &checked.report.notes {
                if note.kind == NoteKind::Limitation {
                    let place = self.place_or_name(note.anchor.as_ref(), checked);
                    let location = self.location(&place, Some(checked), None);
                    add(Code::NotAnalysed, &note.message, location);
                }
            }
        }
        json!({
            "executionSuccessful": exit_code != super::TROUBLE,
            "exitCode": exit_code,
            "toolExecutionNotifications": notifications,
        })
    }

    fn artifacts(&self, checked: &[Checked]) -> Vec<Value> {
        let files: BTreeSet<&Arc<str>> = checked.iter().map(|checked| &checked.file).collect();
        files
            .into_iter()
            .map(|file| {
                json!({
                    "location": artifact(file),
                    "roles": ["analysisTarget"],
                    "sourceLanguage": "java",
                    "encoding": "UTF-8",
                })
            })
            .collect()
    }

    fn location(
        &self,
        (file, range): &Bytes,
        method: Option<&Checked>,
        message: Option<&str>,
    ) -> Value {
        let mut location = Map::new();
        location.insert(
            "physicalLocation".to_owned(),
            json!({
                "artifactLocation": artifact(file),
                "region": self.region(file, range),
            }),
        );
        if let Some(checked) = method {
            let name = &*checked.report.method;
            location.insert(
                "logicalLocations".to_owned(),
                json!([{ "fullyQualifiedName": name, "kind": "function" }]),
            );
        }
        if let Some(message) = message {
            location.insert("message".to_owned(), json!({ "text": message }));
        }
        Value::Object(location)
    }

    fn region(&self, file: &str, range: &Range<usize>) -> Value {
        let Some(source) = self.workspace.documents.source(file) else {
            return json!({ "startLine": 1 });
        };
        let start = source.position_of(range.start, Encoding::Utf16);
        let end = source.position_of(range.end, Encoding::Utf16);
        json!({
            "startLine": start.line + 1,
            "startColumn": start.column + 1,
            "endLine": end.line + 1,
            "endColumn": end.column + 1,
        })
    }
}

/// What a statement gave: `cost = 19`, `true`.
fn told(values: &[(Option<Arc<str>>, String)]) -> Option<String> {
    let values: Vec<String> = values
        .iter()
        .map(|(name, value)| match name {
            Some(name) => format!("{name} = {value}"),
            None => value.clone(),
        })
        .collect();
    (!values.is_empty()).then(|| values.join(", "))
}

/// The same for programs: by name.
fn state(values: &[(Option<Arc<str>>, String)]) -> Map<String, Value> {
    let named = values
        .iter()
        .filter_map(|(name, value)| Some((name.as_deref()?.to_owned(), json!({ "text": value }))));
    named.collect()
}

/// Files outside of the current folder have no base.
fn artifact(file: &str) -> Value {
    let uri = uri_of(file);
    if uri == file {
        json!({ "uri": relative_uri_of(file), "uriBaseId": BASE })
    } else {
        json!({ "uri": uri })
    }
}
