//! What a user can do at a place: show the model, show the method, mend a broken contract comment.

use super::findings::{Code, Finding};
use super::ground::Ground;
use super::phrases;
use super::{MethodView, View};
use crate::analysis::slices::{SliceKind, SliceOf};
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
        edits: Vec<(Range<usize>, String)>,
    },
}

/// Edits offered for one suspect.
const MAX_FIXES: usize = 3;

/// The surviving edits of a suspect, best first.
fn fixes(view: &View, ground: Ground<'_>, finding: &Finding) -> Vec<Action> {
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
    let offered = suspect.fixes.iter().take(MAX_FIXES).filter_map(|fix| {
        let edits = fix.edits.iter().map(|edit| {
            let (file, range) = ground.locate(&edit.anchor)?;
            (file == finding.file).then(|| (range, edit.new_text.clone()))
        });
        Some(Action {
            title: phrases::sentence(&phrases::fix_text(fix, report))
                .trim_end_matches('.')
                .to_owned(),
            kind: ActionKind::Edit {
                finding: finding.clone(),
                edits: edits.collect::<Option<Vec<_>>>()?,
            },
        })
    });
    offered.collect()
}

/// The actions for a range of a file. `findings` are those of the file, `text` is the file.
pub fn actions(
    view: &View,
    ground: Ground<'_>,
    findings: &[Finding],
    file: &str,
    text: &str,
    range: &Range<usize>,
) -> Vec<Action> {
    let touches = |other: &Range<usize>| other.start <= range.end && range.start <= other.end;
    let mut actions = Vec::new();
    for finding in findings.iter().filter(|finding| touches(&finding.range)) {
        actions.extend(fixes(view, ground, finding));
        if finding.code == Code::BrokenSpecificationComment {
            let edits = mended(text, &finding.range);
            if !edits.is_empty() {
                actions.push(Action {
                    title: "Make this comment a contract again".to_owned(),
                    kind: ActionKind::Edit {
                        finding: finding.clone(),
                        edits,
                    },
                });
            }
        }
    }
    if let Some(method) = view.method_at(file, range.start)
        && let Some(known) = method.current()
    {
        let key = &method.entry.key;
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
