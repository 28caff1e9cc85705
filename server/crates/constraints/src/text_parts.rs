//! A text as pieces, and how its ends can be told apart from what follows them.

use std::collections::VecDeque;

use crate::term::TermId;

/// One piece of a text.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Units(Vec<u16>),
    /// Decimal text of a signed bit-vector.
    Int(TermId),
    /// One UTF-16 unit.
    Char(TermId),
    /// `true` or `false`.
    Bool(TermId),
    /// A variable or a choice: any text.
    Other(TermId),
}

/// A text as its pieces, no constant one empty.
pub(crate) type Parts = VecDeque<Part>;

/// The end of two texts at which they are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Front,
    Back,
}

impl End {
    pub(crate) fn of(self, parts: &Parts) -> Option<&Part> {
        match self {
            End::Front => parts.front(),
            End::Back => parts.back(),
        }
    }

    pub(crate) fn pop(self, parts: &mut Parts) {
        match self {
            End::Front => parts.pop_front(),
            End::Back => parts.pop_back(),
        };
    }

    /// The `length` units at this end.
    pub(crate) fn cut(self, units: &[u16], length: usize) -> &[u16] {
        match self {
            End::Front => &units[..length],
            End::Back => &units[units.len() - length..],
        }
    }

    pub(crate) fn drop_units(self, parts: &mut Parts, length: usize) {
        let part = match self {
            End::Front => parts.front_mut(),
            End::Back => parts.back_mut(),
        };
        if let Some(Part::Units(units)) = part {
            match self {
                End::Front => drop(units.drain(..length)),
                End::Back => units.truncate(units.len() - length),
            }
            if units.is_empty() {
                self.pop(parts);
            }
        }
    }

    /// Does the number at this end stop where the digits stop? At the front the next part must begin
    /// with something else than a digit; at the back the part before must end with neither a digit nor
    /// a sign.
    pub(crate) fn int_is_delimited(self, parts: &Parts) -> bool {
        let next = match self {
            End::Front => parts.get(1),
            End::Back => parts
                .len()
                .checked_sub(2)
                .and_then(|index| parts.get(index)),
        };
        match (next, self) {
            (None, _) | (Some(Part::Bool(_)), _) => true,
            (Some(Part::Units(units)), End::Front) => units.first().is_none_or(|u| !is_digit(*u)),
            (Some(Part::Units(units)), End::Back) => units
                .last()
                .is_none_or(|u| !is_digit(*u) && *u != u16::from(b'-')),
            _ => false,
        }
    }

    /// How many units at this end can belong to a number that ends where the digits end.
    pub(crate) fn number_length(self, units: &[u16]) -> usize {
        let minus = u16::from(b'-');
        match self {
            End::Front => {
                let sign = usize::from(units.first() == Some(&minus));
                sign + units[sign..].iter().take_while(|u| is_digit(**u)).count()
            }
            End::Back => units
                .iter()
                .rev()
                .take_while(|u| is_digit(**u) || **u == minus)
                .count(),
        }
    }
}

/// The text, if it is constant.
pub(crate) fn make_units(parts: &Parts) -> Option<Vec<u16>> {
    let mut all = Vec::new();
    for part in parts {
        let Part::Units(units) = part else {
            return None;
        };
        all.extend_from_slice(units);
    }
    Some(all)
}

/// Shortest and longest text of a part, in UTF-16 units.
pub(crate) fn lengths(part: &Part) -> (usize, usize) {
    match part {
        Part::Units(units) => (units.len(), units.len()),
        Part::Int(_) => (1, 20),
        Part::Char(_) => (1, 1),
        Part::Bool(_) => (4, 5),
        Part::Other(_) => (0, usize::MAX),
    }
}

/// Is the shortest `long` longer than the longest `short`?
pub(crate) fn cannot_be_equal(short: &Parts, long: &Parts) -> bool {
    let longest = short
        .iter()
        .fold(0usize, |sum, part| sum.saturating_add(lengths(part).1));
    let shortest: usize = long.iter().map(|part| lengths(part).0).sum();
    shortest > longest
}

fn is_digit(unit: u16) -> bool {
    (u16::from(b'0')..=u16::from(b'9')).contains(&unit)
}

/// The number whose decimal text this is: no leading zeros, no `-0`, no `+`.
pub(crate) fn parse_decimal(units: &[u16]) -> Option<i64> {
    let text = String::from_utf16(units).ok()?;
    let number: i64 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

pub(crate) fn parse_bool(units: &[u16]) -> Option<bool> {
    match String::from_utf16(units).ok()?.as_str() {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}
