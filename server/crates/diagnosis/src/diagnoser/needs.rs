//! What the needed values have in common, so that edits are solved instead of guessed.
//!
//! What must hold: a constant or an offset is one of *all* values that were found for the failing cases;
//! whether other values would do as well, and whether passing cases go on passing, is found by running
//! the edit.

use super::explaining::Found;
use crate::cases::CaseSource;
use crate::edits::{NeededHere, Wanted};
use crate::project::Project;
use crate::repair::KnownCase;
use crate::report::{CaseOutcome, MethodReport, NeededValue};
use crate::sites::SiteTable;
use crate::units::units_of;
use java::program::MemberSource;
use java::types::MethodId;
use syntax::ast::{ExprKind, Literal};
use syntax::visit::NodeRef;

/// Numbers of tests that are tried as bounds.
const TEST_NUMBERS: usize = 12;

/// Of each place that alone explains the failing cases.
pub(super) fn values(project: &Project, table: &SiteTable, found: &Found) -> Vec<NeededHere> {
    let single = found
        .explanations
        .iter()
        .filter(|explanation| explanation.doubt.is_none());
    let needed = single.filter_map(|explanation| {
        let [site] = explanation.sites.as_slice() else {
            return None;
        };
        let site = table.get(*site)?;
        let values: Vec<&NeededValue> = explanation.needed.iter().map(|(_, value)| value).collect();
        let root = project.program.enclosing_method(site.method);
        let units = units_of(&project.program, root);
        Some(NeededHere {
            root,
            unit: units.get(&site.anchor).copied().unwrap_or(site.anchor),
            constant: constant(&values),
            offset: offset(&values),
        })
    });
    let useful = |needed: &NeededHere| needed.constant.is_some() || needed.offset.is_some();
    needed.filter(useful).collect()
}

/// What failing cases expect and get, each once.
pub(super) fn wanted(report: &MethodReport) -> Vec<Wanted> {
    let mut found: Vec<Wanted> = Vec::new();
    for case in &report.cases {
        if let CaseOutcome::Failed(failure) = &case.outcome
            && let (Some(expected), Some(actual)) = (&failure.expected, &failure.actual)
        {
            let wanted = Wanted {
                expected: expected.clone(),
                actual: actual.clone(),
            };
            if !found.contains(&wanted) {
                found.push(wanted);
            }
        }
    }
    found
}

/// Numbers that the tests name, those of failing ones first.
pub(super) fn test_numbers(project: &Project, cases: &[KnownCase]) -> Vec<i32> {
    let mut cases: Vec<&KnownCase> = cases.iter().collect();
    cases.sort_by_key(|known| (!known.failed, known.steps));
    let mut methods: Vec<MethodId> = Vec::new();
    for known in cases {
        if let CaseSource::JUnit { test, .. } = known.case.source
            && let Some(test) = project.tests().tests.get(test)
            && !methods.contains(&test.method)
        {
            methods.push(test.method);
        }
    }
    let mut found: Vec<i32> = Vec::new();
    for method in methods {
        if let MemberSource::Method(source) = &project.program.method(method).source {
            syntax::visit::walk(NodeRef::Method(source), |node| {
                if let NodeRef::Expr(expr) = node
                    && let ExprKind::Literal(Literal::Int(value)) = expr.kind
                    && let Ok(value) = i32::try_from(value)
                    && value > 1
                    && !found.contains(&value)
                {
                    found.push(value);
                }
                true
            });
        }
    }
    found.truncate(TEST_NUMBERS);
    found
}

/// The literal that all values are.
fn constant(values: &[&NeededValue]) -> Option<String> {
    let (first, others) = values.split_first()?;
    let text = &first.needed;
    let is_literal = text
        .parse::<i64>()
        .is_ok_and(|value| i32::try_from(value).is_ok())
        || is_fraction(text)
        || text == "true"
        || text == "false"
        || is_text(text);
    (is_literal && others.iter().all(|other| other.needed == *text)).then(|| text.clone())
}

fn is_fraction(text: &str) -> bool {
    text.contains('.') && text.parse::<f64>().is_ok_and(f64::is_finite)
}

/// A string literal, whole.
fn is_text(text: &str) -> bool {
    text.len() >= 2 && text.starts_with('"') && text.ends_with('"') && !text.contains('…')
}

/// How much larger than now all values are, if that is more than the grammar's own `+ 1` and `- 1`. One
/// value alone has nothing in common with others.
fn offset(values: &[&NeededValue]) -> Option<i64> {
    if values.len() < 2 {
        return None;
    }
    let mut offsets = values.iter().map(|value| {
        let actual: i64 = value.actual.as_ref()?.parse().ok()?;
        value.needed.parse::<i64>().ok()?.checked_sub(actual)
    });
    let first = offsets.next()??;
    let is_new = first.unsigned_abs() > 1 && i32::try_from(first).is_ok();
    (is_new && offsets.all(|offset| offset == Some(first))).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::{constant, offset};
    use crate::report::NeededValue;

    fn values(pairs: &[(&str, &str)]) -> Vec<NeededValue> {
        let value = |(actual, needed): &(&str, &str)| NeededValue {
            case: "t".to_owned(),
            occurrence: 1,
            actual: Some((*actual).to_owned()),
            needed: (*needed).to_owned(),
        };
        pairs.iter().map(value).collect()
    }

    fn solved(pairs: &[(&str, &str)]) -> (Option<String>, Option<i64>) {
        let values = values(pairs);
        let values: Vec<&NeededValue> = values.iter().collect();
        (constant(&values), offset(&values))
    }

    #[test]
    fn what_all_values_have_in_common() {
        assert_eq!(
            solved(&[("7", "40"), ("9", "40")]),
            (Some("40".to_owned()), None)
        );
        assert_eq!(solved(&[("7", "12"), ("9", "14")]), (None, Some(5)));
        assert_eq!(solved(&[("7", "12"), ("9", "15")]), (None, None));
        assert_eq!(
            solved(&[("\"a\"", "\"b\"")]),
            (Some("\"b\"".to_owned()), None)
        );
        assert_eq!(solved(&[("{1, 2}", "{2, 1}")]), (None, None));
    }
}
