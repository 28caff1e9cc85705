//! `java.lang.Character` beyond ASCII.
//!
//! Source: class documentation, Java SE 17 (Unicode 13). General categories come from a table; case
//! and alphabetic letters from the standard library, corrected where its newer Unicode version says
//! otherwise, so that all of it equals Java 17 (tested over samples; the corrections are complete).
//! Left out: nothing that the model of the class declares.

use std::sync::OnceLock;

use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFn, NativeResult};

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key.strip_prefix("java.lang.Character.")? {
        "getType(int)" => |context, args| with_code_point(context, args, category),
        "isAlphabeticBeyondAscii(int)" => {
            |context, args| with_code_point(context, args, |code| i32::from(is_alphabetic(code)))
        }
        "isUpperCaseBeyondAscii(int)" => {
            |context, args| with_code_point(context, args, |code| i32::from(is_upper_case(code)))
        }
        "isLowerCaseBeyondAscii(int)" => {
            |context, args| with_code_point(context, args, |code| i32::from(is_lower_case(code)))
        }
        "toUpperCaseBeyondAscii(int)" => {
            |context, args| with_code_point(context, args, |code| to_upper_case(code) as i32)
        }
        "toLowerCaseBeyondAscii(int)" => {
            |context, args| with_code_point(context, args, |code| to_lower_case(code) as i32)
        }
        "digitBeyondAscii(int)" => |context, args| with_code_point(context, args, digit),
        "numericValueBeyondAscii(int)" => {
            |context, args| with_code_point(context, args, numeric_value)
        }
        _ => return None,
    };
    Some(native)
}

fn with_code_point<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
    function: impl Fn(u32) -> i32,
) -> NativeResult<M> {
    let code_point = context.int(args[0])?;
    context.of_int(function(code_point as u32))
}

/// A run of code points whose numeric value isn't their digit: Ⅳ, ½, ², and the like.
struct NumericValues {
    start: u32,
    length: u32,
    first: i32,
    step: i32,
}

fn numeric_values() -> &'static [NumericValues] {
    static RUNS: OnceLock<Vec<NumericValues>> = OnceLock::new();
    RUNS.get_or_init(|| {
        include_str!("character_numeric_values.txt")
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| {
                let mut parts = line.split(' ');
                Some(NumericValues {
                    start: u32::from_str_radix(parts.next()?, 16).ok()?,
                    length: parts.next()?.parse().ok()?,
                    first: parts.next()?.parse().ok()?,
                    step: parts.next()?.parse().ok()?,
                })
            })
            .collect()
    })
}

fn numeric_value(code_point: u32) -> i32 {
    let runs = numeric_values();
    let after = runs.partition_point(|run| run.start <= code_point);
    match runs[..after].last() {
        Some(run) if code_point - run.start < run.length => {
            run.first + run.step * (code_point - run.start) as i32
        }
        _ => digit(code_point),
    }
}

const UNASSIGNED: i32 = 0;
const DECIMAL_DIGIT_NUMBER: i32 = 9;

/// Start and category of each range, in order; the last goes to the end.
fn categories() -> &'static [(u32, i32)] {
    static RANGES: OnceLock<Vec<(u32, i32)>> = OnceLock::new();
    RANGES.get_or_init(|| {
        include_str!("character_categories.txt")
            .lines()
            .filter(|line| !line.starts_with('#'))
            .flat_map(str::split_whitespace)
            .filter_map(|range| {
                let (start, category) = range.split_once('=')?;
                Some((u32::from_str_radix(start, 16).ok()?, category.parse().ok()?))
            })
            .collect()
    })
}

fn range_of(code_point: u32) -> (u32, i32) {
    let ranges = categories();
    let after = ranges.partition_point(|&(start, _)| start <= code_point);
    after
        .checked_sub(1)
        .and_then(|at| ranges.get(at))
        .copied()
        .unwrap_or((0, UNASSIGNED))
}

/// `Character.getType`; unassigned for what isn't a code point.
pub(super) fn category(code_point: u32) -> i32 {
    if code_point > 0x10_FFFF {
        UNASSIGNED
    } else {
        range_of(code_point).1
    }
}

fn assigned(code_point: u32) -> Option<char> {
    char::from_u32(code_point).filter(|_| category(code_point) != UNASSIGNED)
}

/// `Character.isWhitespace`.
pub(super) fn is_whitespace(code_point: u32) -> bool {
    match code_point {
        0x09..=0x0D | 0x1C..=0x20 => true,
        0xA0 | 0x2007 | 0x202F => false,
        _ => code_point >= 128 && (12..=14).contains(&category(code_point)),
    }
}

fn is_alphabetic(code_point: u32) -> bool {
    let changed_since = matches!(code_point,
        0x363..=0x36F | 0xC04 | 0xF82..=0xF83 | 0x1DD3..=0x1DE6 | 0x1_1080..=0x1_1081);
    !changed_since && assigned(code_point).is_some_and(char::is_alphabetic)
}

fn is_upper_case(code_point: u32) -> bool {
    assigned(code_point).is_some_and(char::is_uppercase)
}

fn is_lower_case(code_point: u32) -> bool {
    match code_point {
        0x295 => true,
        0x10FC | 0xAB69 => false,
        _ => assigned(code_point).is_some_and(char::is_lowercase),
    }
}

/// A mapping to several characters is none here.
fn single(mut mapped: impl Iterator<Item = char>, otherwise: u32) -> u32 {
    match (mapped.next(), mapped.next()) {
        (Some(character), None) => u32::from(character),
        _ => otherwise,
    }
}

fn to_upper_case(code_point: u32) -> u32 {
    match code_point {
        0x19B | 0x264 => code_point,
        // Letters whose capital is a title-case letter.
        0x1F80..=0x1F87 | 0x1F90..=0x1F97 | 0x1FA0..=0x1FA7 => code_point + 8,
        0x1FB3 | 0x1FC3 | 0x1FF3 => code_point + 9,
        _ => assigned(code_point).map_or(code_point, |c| single(c.to_uppercase(), code_point)),
    }
}

fn to_lower_case(code_point: u32) -> u32 {
    match code_point {
        0x130 => 0x69,
        _ => assigned(code_point).map_or(code_point, |c| single(c.to_lowercase(), code_point)),
    }
}

/// How `String.equalsIgnoreCase` and its like see a character.
pub(super) fn fold_case(unit: u16) -> u16 {
    match unit {
        0x41..=0x5A => unit + 0x20,
        0..=0x7F => unit,
        _ => to_lower_case(to_upper_case(u32::from(unit))) as u16,
    }
}

/// Value of a decimal digit or full-width letter; -1 for others.
fn digit(code_point: u32) -> i32 {
    match code_point {
        0xFF21..=0xFF3A => (code_point - 0xFF21) as i32 + 10,
        0xFF41..=0xFF5A => (code_point - 0xFF41) as i32 + 10,
        _ => match range_of(code_point) {
            // Decimal digits come in runs of ten.
            (start, DECIMAL_DIGIT_NUMBER) => ((code_point - start) % 10) as i32,
            _ => -1,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::{
        category, digit, fold_case, is_alphabetic, is_lower_case, is_upper_case, is_whitespace,
        to_lower_case, to_upper_case,
    };

    /// `code point TAB type TAB flags TAB upper TAB lower TAB digit`, as a JVM gives them.
    const SAMPLES: &str = include_str!("character_cases.tsv");

    #[test]
    fn agrees_with_the_jvm() {
        for line in SAMPLES.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            let number = |at: usize| parts[at].parse::<i64>().expect(line);
            let code_point = number(0) as u32;
            let flags = parts[2];
            assert_eq!(i64::from(category(code_point)), number(1), "type: {line}");
            assert_eq!(
                is_upper_case(code_point),
                flags.contains('U'),
                "upper: {line}"
            );
            assert_eq!(
                is_lower_case(code_point),
                flags.contains('L'),
                "lower: {line}"
            );
            assert_eq!(
                is_alphabetic(code_point),
                flags.contains('A'),
                "alphabetic: {line}"
            );
            assert_eq!(
                is_whitespace(code_point),
                flags.contains('W'),
                "white: {line}"
            );
            assert_eq!(
                i64::from(to_upper_case(code_point)),
                number(3),
                "to upper: {line}"
            );
            assert_eq!(
                i64::from(to_lower_case(code_point)),
                number(4),
                "to lower: {line}"
            );
            assert_eq!(i64::from(digit(code_point)), number(5), "digit: {line}");
        }
    }

    #[test]
    fn case_is_folded_by_way_of_the_capital() {
        assert_eq!(fold_case(u16::from(b'Q')), u16::from(b'q'));
        assert_eq!(fold_case(0x3C2), fold_case(0x3A3), "final sigma");
        assert_eq!(fold_case(0x131), u16::from(b'i'), "dotless i");
    }
}
