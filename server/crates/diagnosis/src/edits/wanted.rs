//! Constants solved from what failing cases expect and get: the number that would have to be larger, or
//! a multiple; the text that would have to read otherwise; the bound that tests speak of.
//!
//! What must hold: these are only proposals, each is run as any edit.

use super::EditKind;
use super::expressions::signed;
use super::generator::Generator;
use syntax::ast::{Expr, ExprKind, Literal};

/// What a failing case expects, and what it gets instead, as they are shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    pub expected: String,
    pub actual: String,
}

/// Failing cases looked at.
const CASES: usize = 4;
/// Letters of an expected text at most.
const LONGEST: usize = 2_000;
/// Proposals for one text.
const TEXTS: usize = 8;

impl Generator<'_> {
    /// Other values of a literal that might give what failing cases expect.
    pub(super) fn wanted_literal(&mut self, expr: &Expr, literal: &Literal, is_delimited: bool) {
        let wanted = self.wanted.iter().take(CASES);
        let proposals: Vec<String> = match literal {
            Literal::Int(value) => wanted
                .flat_map(|wanted| whole_numbers(*value, wanted))
                .filter(|number| i32::try_from(*number).is_ok())
                .map(|number| signed(number, is_delimited))
                .collect(),
            Literal::Long(value) => wanted
                .flat_map(|wanted| whole_numbers(*value as i64, wanted))
                .map(|number| format!("{}L", signed(number, is_delimited)))
                .collect(),
            Literal::Double(value) => wanted
                .flat_map(|wanted| fractions(*value, wanted))
                .collect(),
            Literal::Str(text) => {
                let Ok(text) = String::from_utf16(text) else {
                    return;
                };
                let texts = wanted.flat_map(|wanted| texts(&text, wanted));
                texts.take(TEXTS).map(|text| quoted(&text)).collect()
            }
            Literal::Char(character) => {
                let Some(character) = char::from_u32(u32::from(*character)) else {
                    return;
                };
                let texts = wanted.flat_map(|wanted| texts(&character.to_string(), wanted));
                let letters = texts.filter(|text| text.chars().count() == 1);
                letters
                    .take(TEXTS)
                    .map(|text| quoted_character(&text))
                    .collect()
            }
            _ => return,
        };
        // Fractions fit anything: what a rounding lacks, too.
        let size = match literal {
            Literal::Double(_) => 3,
            _ => 2,
        };
        for proposal in proposals {
            self.replace(EditKind::Constant, size, expr.span, proposal);
        }
        // A constant that has a name.
        if self.scopes.is_empty() {
            self.wanted_bound(expr);
        }
        // A zero too few or too many.
        if let Literal::Int(value @ (10 | 100 | 1_000 | 10_000 | 100_000)) = literal {
            for other in [value * 10, value / 10] {
                self.replace(EditKind::Constant, 2, expr.span, other.to_string());
            }
        }
    }

    /// Numbers that the tests speak of, for one that something is compared with.
    pub(super) fn wanted_bound(&mut self, operand: &Expr) {
        let ExprKind::Literal(Literal::Int(value)) = operand.kind else {
            return;
        };
        if !(-1..=1).contains(&value) {
            for number in self.test_numbers {
                for bound in [*number, number.saturating_add(1)] {
                    self.replace(EditKind::Constant, 2, operand.span, bound.to_string());
                }
            }
        }
    }
}

/// As much more or less as the case lacks, or as many times as much or as little.
fn whole_numbers(value: i64, wanted: &Wanted) -> Vec<i64> {
    let whole = |text: &str| {
        let text = text.strip_suffix(".0").unwrap_or(text);
        text.parse::<i64>().ok()
    };
    let (Some(expected), Some(actual)) = (whole(&wanted.expected), whole(&wanted.actual)) else {
        return Vec::new();
    };
    let times = |by: i64, of: i64| {
        let product = value.checked_mul(by)?;
        (of != 0 && product % of == 0).then(|| product / of)
    };
    let offset = expected.checked_sub(actual);
    [
        offset.and_then(|offset| value.checked_add(offset)),
        offset.and_then(|offset| value.checked_sub(offset)),
        times(expected, actual),
        times(actual, expected),
    ]
    .into_iter()
    .flatten()
    .filter(|number| *number != value)
    .collect()
}

fn fractions(value: f64, wanted: &Wanted) -> Vec<String> {
    let (Ok(expected), Ok(actual)) = (wanted.expected.parse::<f64>(), wanted.actual.parse::<f64>())
    else {
        return Vec::new();
    };
    let offset = expected - actual;
    let numbers = [
        value + offset,
        value - offset,
        value * expected / actual,
        value * actual / expected,
    ];
    let is_new = |number: &f64| number.is_finite() && *number != value && *number >= 0.0;
    // What arithmetic has added behind the tenth figure isn't meant.
    let round = |number: f64| format!("{number:.9e}").parse::<f64>().unwrap_or(number);
    let numbers = numbers.into_iter().map(round).filter(is_new);
    numbers.map(|number| format!("{number:?}")).collect()
}

/// What would stand in the place of `part` in the expected text, where it stands in the actual one:
/// everywhere, or once.
fn texts(part: &str, wanted: &Wanted) -> Vec<String> {
    let (expected, actual) = (unquoted(&wanted.expected), unquoted(&wanted.actual));
    if expected == actual || expected.len() > LONGEST || actual.len() > LONGEST {
        return Vec::new();
    }
    let mut found: Vec<String> = Vec::new();
    let mut propose = |text: &str| {
        if text != part && !found.iter().any(|known| known == text) {
            found.push(text.to_owned());
        }
    };
    if !part.is_empty() {
        let pieces: Vec<&str> = actual.split(part).collect();
        if let Some(text) = joined_by(&pieces, expected) {
            propose(text);
        }
        for (at, _) in actual.match_indices(part) {
            let (head, tail) = (&actual[..at], &actual[at + part.len()..]);
            if let Some(text) = joined_by(&[head, tail], expected) {
                propose(text);
            }
        }
    }
    // A part of it is another: `Helo, %s!`.
    let (from, to) = difference(actual, expected);
    if from.is_empty() {
        for (at, _) in part.char_indices().chain([(part.len(), ' ')]).take(TEXTS) {
            propose(&format!("{}{to}{}", &part[..at], &part[at..]));
        }
    } else {
        for (at, _) in part.match_indices(from).take(2) {
            propose(&format!("{}{to}{}", &part[..at], &part[at + from.len()..]));
        }
    }
    found
}

/// The text that joins the pieces to the whole.
fn joined_by<'a>(pieces: &[&str], whole: &'a str) -> Option<&'a str> {
    let joints = pieces.len().checked_sub(1).filter(|joints| *joints > 0)?;
    let known: usize = pieces.iter().map(|piece| piece.len()).sum();
    let length = whole.len().checked_sub(known)?;
    if length % joints != 0 {
        return None;
    }
    let first = pieces.first()?.len();
    let joint = whole.get(first..first + length / joints)?;
    (pieces.join(joint) == whole).then_some(joint)
}

/// What differs between two texts, without what is the same at their starts and ends.
fn difference<'a>(one: &'a str, other: &'a str) -> (&'a str, &'a str) {
    let pairs = one.char_indices().zip(other.chars());
    let start = pairs
        .take_while(|((_, a), b)| a == b)
        .last()
        .map_or(0, |((at, a), _)| at + a.len_utf8());
    let (one, other) = (&one[start..], &other[start..]);
    let ends = one.chars().rev().zip(other.chars().rev());
    let end: usize = ends
        .take_while(|(a, b)| a == b)
        .map(|(a, _)| a.len_utf8())
        .sum();
    (&one[..one.len() - end], &other[..other.len() - end])
}

/// A text as it is shown in quotes, without them.
fn unquoted(shown: &str) -> &str {
    let inner = shown
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    inner.unwrap_or(shown)
}

fn quoted(text: &str) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    java::print::quoted(&units)
}

fn quoted_character(text: &str) -> String {
    match text {
        "'" => "'\\''".to_owned(),
        "\"" => "'\"'".to_owned(),
        _ => {
            let text = quoted(text);
            format!("'{}'", &text[1..text.len() - 1])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Wanted, fractions, texts, whole_numbers};

    fn wanted(expected: &str, actual: &str) -> Wanted {
        Wanted {
            expected: expected.to_owned(),
            actual: actual.to_owned(),
        }
    }

    #[test]
    fn parts_of_texts() {
        let first = |part: &str, expected: &str, actual: &str| {
            texts(part, &wanted(expected, actual)).first().cloned()
        };
        assert_eq!(first(", ", "a; b; c", "a, b, c").as_deref(), Some("; "));
        assert_eq!(
            first("Helo, ", "Hello, Ann", "Helo, Ann").as_deref(),
            Some("Hello, ")
        );
        assert_eq!(first("-", "ab", "a-b").as_deref(), Some(""));
        assert_eq!(first(".cvs", "a.csv", "a.cvs").as_deref(), Some(".csv"));
        assert_eq!(first("x", "same", "same"), None);
        let insertions = texts("Helo, %s!", &wanted("Hello, Ann!", "Helo, Ann!"));
        assert!(
            insertions.contains(&"Hello, %s!".to_owned()),
            "{insertions:?}"
        );
    }

    #[test]
    fn numbers() {
        assert!(whole_numbers(10, &wanted("50", "5")).contains(&100));
        assert!(whole_numbers(60, &wanted("3600", "60")).contains(&3600));
        assert!(whole_numbers(23, &wanted("212.0", "203.0")).contains(&32));
        assert!(fractions(0.15, &wanted("20.0", "15.0")).contains(&"0.2".to_owned()));
        assert!(whole_numbers(7, &wanted("x", "3")).is_empty());
    }
}
