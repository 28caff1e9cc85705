//! What the needed values have in common, so that edits are solved instead of guessed.
//!
//! What must hold: a constant or an offset is one of *all* values that were found for the failing cases;
//! whether other values would do as well, and whether passing cases go on passing, is found by running
//! the edit.

use super::explaining::Found;
use crate::edits::NeededHere;
use crate::project::Project;
use crate::report::NeededValue;
use crate::sites::SiteTable;
use crate::units::units_of;

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
