//! What a user can do at a place: show the model, show the method, mend a broken contract comment.

use super::findings::{Code, Finding};
use super::ground::Ground;
use super::phrases;
use super::{MethodRef, MethodView, View};
use crate::analysis::slices::{SliceKind, SliceOf};
use crate::statements::Statements;
use diagnosis::report::{Fix, SuspectKind};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;
use testgen::report::{CaseReport, SuiteReport};
use testgen::suite::GoalStatus;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    pub title: String,
    pub kind: ActionKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionKind {
    ShowModel {
        method: Arc<str>,
    },
    ShowMethod {
        method: Arc<str>,
    },
    /// Shows the values of the method's next case.
    NextCase {
        method: Arc<str>,
    },
    /// Writes the method's test cases as JUnit tests; `case`: only this one.
    WriteTests {
        method: Arc<str>,
        case: Option<String>,
    },
    /// Makes a slice of what stands in these bytes.
    Slice {
        range: Range<usize>,
        of: SliceOf,
        kind: SliceKind,
    },
    /// Shows the slice of the file as a program.
    OpenSlice,
    /// Shows the whole file again.
    ClearSlice,
    /// A quick fix for the finding: these bytes get these texts.
    Edit {
        finding: Finding,
        edits: Vec<PlacedEdit>,
        /// The first one at its place.
        is_preferred: bool,
    },
    /// The same, and then the method's cases are run. `fix` is its number in the suspect's list.
    EditAndRun {
        finding: Finding,
        fix: usize,
    },
    /// The finding's place is taken for right.
    LineIsRight {
        finding: Finding,
    },
    /// A place is no longer taken for right.
    LineMayBeWrong {
        number: u64,
    },
    /// Shows all suspects of the method, or only the first few again.
    AllSuspects {
        method: Arc<str>,
    },
}

/// A place that is taken for right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RightLine {
    pub number: u64,
    pub file: Arc<str>,
    pub range: Range<usize>,
    /// From 1.
    pub line: u32,
    /// Nothing is missing before it.
    pub is_insertion: bool,
}

/// What is offered depends on, besides the view.
pub struct Offers<'a> {
    pub max_suspects: usize,
    /// Methods of which all suspects are shown.
    pub all_suspects: &'a BTreeSet<MethodRef>,
    pub right: &'a [RightLine],
    /// Whether the client makes edits that the server asks for.
    pub can_apply: bool,
}

/// Edits offered for one suspect.
const MAX_FIXES: usize = 3;

/// File, bytes, new text.
pub type PlacedEdit = (Arc<str>, Range<usize>, String);

/// Where a fix edits what: file, bytes, new text. `None` where the text isn't as it was.
pub fn edits_of(fix: &Fix, ground: Ground<'_>) -> Option<Vec<PlacedEdit>> {
    let edits = fix.edits.iter().map(|edit| {
        let (file, range) = ground.locate(&edit.anchor)?;
        Some((file, range, edit.new_text.clone()))
    });
    edits.collect()
}

/// What can be done about a suspect: its surviving edits, best first, the best one with a run of the
/// cases, and taking it for right.
fn of_suspect(
    view: &View,
    ground: Ground<'_>,
    finding: &Finding,
    offers: &Offers<'_>,
) -> Vec<Action> {
    if finding.outdated {
        return Vec::new();
    }
    let Some(known) = view.method(&finding.owner).and_then(MethodView::current) else {
        return Vec::new();
    };
    let report = &known.report;
    let suspects = report.suspects.iter();
    let mut of_site = suspects.filter(|suspect| Some(suspect.site) == finding.site);
    let Some(suspect) = of_site.next() else {
        return Vec::new();
    };
    let title = |fix: &Fix| {
        let sentence = phrases::sentence(&phrases::fix_text(fix, report));
        sentence.trim_end_matches('.').to_owned()
    };
    let mut offered = Vec::new();
    let mut to_run = None;
    for (number, fix) in suspect.fixes.iter().take(MAX_FIXES).enumerate() {
        let Some(edits) = edits_of(fix, ground) else {
            continue;
        };
        if !edits.iter().any(|(file, ..)| *file == finding.file) {
            continue;
        }
        let is_preferred = offered.is_empty() && suspect.rank == 1;
        to_run.get_or_insert((number, fix));
        offered.push(Action {
            title: title(fix),
            kind: ActionKind::Edit {
                finding: finding.clone(),
                edits,
                is_preferred,
            },
        });
    }
    if let (Some((number, fix)), true) = (to_run, offers.can_apply) {
        offered.push(Action {
            title: format!(
                "Apply and run {}s: {}",
                phrases::case_noun(report),
                fix.title
            ),
            kind: ActionKind::EditAndRun {
                finding: finding.clone(),
                fix: number,
            },
        });
    }
    offered.push(Action {
        title: match suspect.kind {
            SuspectKind::InsertBefore => "Nothing is missing here".to_owned(),
            SuspectKind::Contract => "This clause is right".to_owned(),
            SuspectKind::Test => "This test is right".to_owned(),
            SuspectKind::Change if is_alone_in_line(ground, finding) => {
                "This line is right".to_owned()
            }
            SuspectKind::Change => format!("‘{}’ is right", phrases::one_line(&suspect.source)),
        },
        kind: ActionKind::LineIsRight {
            finding: finding.clone(),
        },
    });
    offered
}

/// Whether the line of a finding holds one statement only, so that *the line* says what is meant.
fn is_alone_in_line(ground: Ground<'_>, finding: &Finding) -> bool {
    let Some(source) = ground.documents.source(&finding.file) else {
        return true;
    };
    let statements = Statements::new(&source.unit(), source.text());
    let line = statements.line_of(finding.range.start);
    statements.in_line(line).len() <= 1
}

/// Places at these bytes that are taken for right, to take the word back.
fn taken_for_right(
    right: &[RightLine],
    file: &str,
    text: &str,
    range: &Range<usize>,
) -> Vec<Action> {
    // The whole line counts: nothing marks the place any more.
    let start = text
        .get(..range.start)
        .map_or(0, |before| before.rfind('\n').map_or(0, |at| at + 1));
    let end = text.get(range.end..).and_then(|after| after.find('\n'));
    let line = start..end.map_or(text.len(), |at| range.end + at);
    let here = right.iter().filter(|taken| {
        &*taken.file == file && taken.range.start <= line.end && line.start <= taken.range.start
    });
    here.map(|taken| Action {
        title: match taken.is_insertion {
            false => format!("Undo: line {} may be wrong again", taken.line),
            true => format!(
                "Undo: something may be missing at line {} again",
                taken.line
            ),
        },
        kind: ActionKind::LineMayBeWrong {
            number: taken.number,
        },
    })
    .collect()
}

/// The actions for a range of a file. `findings` are those of the file, `text` is the file.
pub fn actions(
    view: &View,
    ground: Ground<'_>,
    findings: &[Finding],
    file: &str,
    text: &str,
    range: &Range<usize>,
    offers: &Offers<'_>,
) -> Vec<Action> {
    let touches = |other: &Range<usize>| other.start <= range.end && range.start <= other.end;
    let mut actions = Vec::new();
    for finding in findings.iter().filter(|finding| touches(&finding.range)) {
        actions.extend(of_suspect(view, ground, finding, offers));
        if finding.code == Code::BrokenSpecificationComment {
            let edits = mended(text, &finding.range).into_iter();
            let edits = edits.map(|(range, text)| (finding.file.clone(), range, text));
            let edits: Vec<PlacedEdit> = edits.collect();
            if !edits.is_empty() {
                actions.push(Action {
                    title: "Make this comment a contract again".to_owned(),
                    kind: ActionKind::Edit {
                        finding: finding.clone(),
                        edits,
                        is_preferred: true,
                    },
                });
            }
        }
    }
    actions.extend(taken_for_right(offers.right, file, text, range));
    if let Some(method) = view.method_at(file, range.start)
        && let Some(known) = method.current()
    {
        let key = &method.entry.key;
        let number = known.report.suspects.len();
        if number > offers.max_suspects {
            let title = match offers.all_suspects.contains(&method.reference()) {
                false => format!("Show all {number} suspects of ‘{}’", name_of(key)),
                true => format!("Show only the first suspects of ‘{}’", name_of(key)),
            };
            actions.push(Action {
                title,
                kind: ActionKind::AllSuspects {
                    method: key.clone(),
                },
            });
        }
        if known.report.tests.failed > 0 {
            actions.push(Action {
                title: "Show constraint model".to_owned(),
                kind: ActionKind::ShowModel {
                    method: key.clone(),
                },
            });
        }
        if known.report.tests.found > 0 || !known.report.notes.is_empty() {
            let name = name_of(key);
            actions.push(Action {
                title: format!("Explain ‘{name}’"),
                kind: ActionKind::ShowMethod {
                    method: key.clone(),
                },
            });
        }
    }
    if let Some(method) = view.method_at(file, range.start)
        && let Some(cases) = method.current_cases()
        && !cases.cases.is_empty()
    {
        let key = &method.entry.key;
        let write = |title: String, case: Option<String>| Action {
            title,
            kind: ActionKind::WriteTests {
                method: key.clone(),
                case,
            },
        };
        let title = format!("Generate JUnit tests for ‘{}’", name_of(key));
        actions.push(write(title, None));
        if cases.cases.iter().any(|case| !case.values.is_empty()) {
            actions.push(Action {
                title: format!("Show the values of the next case of ‘{}’", name_of(key)),
                kind: ActionKind::NextCase {
                    method: key.clone(),
                },
            });
        }
        // At a condition: the cases that reach it; elsewhere in the method none is meant.
        for case in cases_at(cases, range) {
            let title = format!("Keep this case as a test: {}", case.inputs_text());
            actions.push(write(title, Some(case.name.clone())));
        }
    }
    actions
}

/// Cases offered at one place.
const KEPT: usize = 3;

/// The first cases that achieve something at a place.
fn cases_at<'a>(report: &'a SuiteReport, range: &Range<usize>) -> Vec<&'a CaseReport> {
    let mut indices: Vec<u32> = report
        .goals
        .iter()
        .filter(|goal| goal.range.start <= range.end && range.start <= goal.range.end)
        .filter_map(|goal| match &goal.status {
            GoalStatus::Achieved(cases) => cases.first().copied(),
            _ => None,
        })
        .collect();
    indices.dedup();
    indices.truncate(KEPT);
    indices
        .into_iter()
        .filter_map(|index| report.cases.get(index as usize))
        .collect()
}

/// `cost` of `shop.Shipping.cost(int,boolean)`
pub fn name_of(key: &str) -> &str {
    let end = key.find('(').unwrap_or(key.len());
    let name = key.get(..end).unwrap_or(key);
    name.rsplit('.').next().unwrap_or(name)
}

/// The edits that take the space out of `// @` and `/* @` in a range.
fn mended(text: &str, range: &Range<usize>) -> Vec<(Range<usize>, String)> {
    let Some(comment) = text.get(range.clone()) else {
        return Vec::new();
    };
    let mut edits = Vec::new();
    for opening in ["//", "/*"] {
        for (index, _) in comment.match_indices(opening) {
            let after = index + opening.len();
            let rest = comment.get(after..).unwrap_or_default();
            let spaces = rest.len() - rest.trim_start_matches([' ', '\t']).len();
            if spaces > 0 && rest.get(spaces..).is_some_and(|rest| rest.starts_with('@')) {
                let start = range.start + after;
                edits.push((start..start + spaces, String::new()));
            }
        }
    }
    edits.sort_by_key(|(range, _)| range.start);
    edits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let mut mended_text = text.to_owned();
        for (range, replacement) in mended(text, &(0..text.len())).into_iter().rev() {
            mended_text.replace_range(range, &replacement);
        }
        assert_eq!(mended_text, expected);
    }

    #[test]
    fn formatted_contracts_become_contracts_again() {
        check("// @ requires x > 0;", "//@ requires x > 0;");
        check(
            "//   @ requires x;\n    // @ ensures y;",
            "//@ requires x;\n    //@ ensures y;",
        );
        check("/* @ requires x; */", "/*@ requires x; */");
        check("//@ requires x;", "//@ requires x;");
        check("// see a // b", "// see a // b");
    }

    #[test]
    fn names_of_keys() {
        assert_eq!(name_of("shop.Shipping.cost(int,java.util.List)"), "cost");
        assert_eq!(name_of("f"), "f");
    }
}
