//! What a user can do at a place: show the model, show the method, mend a broken contract comment.

use super::View;
use super::findings::{Code, Finding};
use std::ops::Range;
use std::sync::Arc;

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
    /// A quick fix for the finding: these bytes get these texts.
    Edit {
        finding: Finding,
        edits: Vec<(Range<usize>, String)>,
    },
}

/// The actions for a range of a file. `findings` are those of the file, `text` is the file.
pub fn actions(
    view: &View,
    findings: &[Finding],
    file: &str,
    text: &str,
    range: &Range<usize>,
) -> Vec<Action> {
    let touches = |other: &Range<usize>| other.start <= range.end && range.start <= other.end;
    let mut actions = Vec::new();
    for finding in findings.iter().filter(|finding| touches(&finding.range)) {
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
    actions
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
