//! `whydunit.Formatting`: what `java.util.Formatter` does.
//!
//! Source: documentation of `java.util.Formatter`, Java SE 17, checked against a JVM
//! (`format/cases.tsv`). Values and texts that are printed plainly (`%d`, `%s`, `%c`, `%b`) carry their
//! shadows on, as in a concatenation; all others are concretised.
//! Left out: dates and times, `Formattable`, lone surrogates (shown as U+FFFD), other locales than
//! the root.

mod big_decimal;
mod layout;
mod native;
mod specifier;

use layout::print;
pub(super) use native::lookup;
use specifier::{ArgumentChoice, Piece, parse};

/// An argument as far as a conversion looks at it.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Argument {
    Null,
    Boolean(bool),
    Char(u16),
    Byte(i8),
    Short(i16),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    BigInteger,
    BigDecimal,
    /// Of another class; only its text counts.
    Other,
}

/// What is wrong with a format; named as the exceptions of `java.util` without their ending.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum FormatError {
    MissingFormatArgument(String),
    UnknownFormatConversion(String),
    /// The conversion; the argument's index is known to the caller.
    IllegalFormatConversion(char),
    MissingFormatWidth(String),
    IllegalFormatPrecision(i32),
    IllegalFormatWidth(i32),
    IllegalFormatFlags(String),
    DuplicateFormatFlags(String),
    FormatFlagsConversionMismatch(String, char),
    IllegalFormatArgumentIndex(i32),
    IllegalFormatCodePoint(i32),
    /// Beyond the model; says what.
    NotModelled(String),
}

/// The specifiers' arguments in order, `None` for `%n` and `%%`; up to the first that is missing.
struct Arguments {
    /// Of each piece that is a specifier.
    indices: Vec<Option<usize>>,
    missing: Option<FormatError>,
}

/// Resolves ordinary, explicit and relative indices. `count` is `None` for a `null` array, which
/// has any argument, all `null`.
fn resolve(pieces: &[Piece], count: Option<usize>) -> Arguments {
    let mut indices = Vec::new();
    let mut ordinary = 0;
    let mut last = None;
    for piece in pieces {
        let Piece::Specifier(specifier) = piece else {
            continue;
        };
        let index = match specifier.argument {
            ArgumentChoice::None => {
                indices.push(None);
                continue;
            }
            ArgumentChoice::Previous => last,
            ArgumentChoice::Next => {
                ordinary += 1;
                Some(ordinary - 1)
            }
            ArgumentChoice::Explicit(index) => Some(index),
        };
        last = index;
        match index.filter(|&index| count.is_none_or(|count| index < count)) {
            Some(index) => indices.push(Some(index)),
            None => {
                let missing = Some(FormatError::MissingFormatArgument(specifier.to_string()));
                return Arguments { indices, missing };
            }
        }
    }
    Arguments {
        indices,
        missing: None,
    }
}

/// How many characters all widths and precisions of a format may ask for.
fn padding(format: &str) -> usize {
    let pieces = parse(format).unwrap_or_default();
    pieces.iter().fold(0, |total, piece| match piece {
        Piece::Specifier(specifier) => specifier.padding().saturating_add(total),
        Piece::Text(_) => total,
    })
}

/// A printed piece of a format.
#[derive(Clone, PartialEq, Debug)]
struct Printed {
    text: String,
    source: Source,
}

/// What a printed piece depends on. It is *plain* if it is what concatenation would give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Fixed,
    /// The value of the argument at an index.
    Argument {
        index: usize,
        is_plain: bool,
    },
    /// A text that was asked for, by its number.
    Text {
        number: usize,
        is_plain: bool,
    },
}

/// Formats; `argument` gives what is at an index, `texts` are those that were asked for, in order.
/// On failure also the index of the argument at fault.
fn format(
    format: &str,
    count: Option<usize>,
    argument: impl Fn(usize) -> Argument,
    texts: &[String],
) -> Result<Vec<Printed>, (FormatError, usize)> {
    let pieces = parse(format).map_err(|error| (error, 0))?;
    let Arguments { indices, missing } = resolve(&pieces, count);
    let mut indices = indices.into_iter();
    let mut number = 0;
    let mut result = Vec::with_capacity(pieces.len());
    for piece in &pieces {
        let specifier = match piece {
            Piece::Text(text) => {
                result.push(Printed {
                    text: text.clone(),
                    source: Source::Fixed,
                });
                continue;
            }
            Piece::Specifier(specifier) => specifier,
        };
        let Some(index) = indices.next() else { break };
        let value = index.map_or(Argument::Null, &argument);
        let is_plain = specifier.is_plain(&value);
        let (text, source) = match index {
            None => (None, Source::Fixed),
            Some(_) if specifier.wants_text(&value) => {
                number += 1;
                let source = Source::Text {
                    number: number - 1,
                    is_plain,
                };
                (texts.get(number - 1).map(String::as_str), source)
            }
            Some(index) => (None, Source::Argument { index, is_plain }),
        };
        let text = print(specifier, &value, text).map_err(|error| (error, index.unwrap_or(0)))?;
        result.push(Printed { text, source });
    }
    match missing {
        Some(error) => Err((error, 0)),
        None => Ok(result),
    }
}

/// Added to an index whose argument is wanted in hexadecimal or octal.
const HEXADECIMAL: i32 = 1 << 30;
const OCTAL: i32 = 1 << 29;

/// The specifiers' wishes for texts: index, or `-index - 1` for a hash code.
fn wanted(format: &str, count: Option<usize>, argument: impl Fn(usize) -> Argument) -> Vec<i32> {
    let Ok(pieces) = parse(format) else {
        return Vec::new();
    };
    let indices = resolve(&pieces, count).indices;
    let specifiers = pieces.iter().filter_map(|piece| match piece {
        Piece::Specifier(specifier) => Some(specifier),
        Piece::Text(_) => None,
    });
    let mut wishes = Vec::new();
    for (specifier, index) in specifiers.zip(indices) {
        let Some(index) = index else { continue };
        let value = argument(index);
        if specifier.wants_text(&value) {
            let index = index as i32;
            wishes.push(match specifier.conversion {
                'h' => -index - 1,
                'x' => index | HEXADECIMAL,
                'o' => index | OCTAL,
                _ => index,
            });
        } else if print(specifier, &value, None).is_err() {
            break;
        }
    }
    wishes
}

/// The exception's name and the two details `whydunit.Formatting.failure` makes it of.
fn describe(error: &FormatError, index: usize) -> (&'static str, String, String) {
    let none = String::new;
    match error {
        FormatError::MissingFormatArgument(text) => ("MissingFormatArgument", text.clone(), none()),
        FormatError::UnknownFormatConversion(text) => {
            ("UnknownFormatConversion", text.clone(), none())
        }
        FormatError::IllegalFormatConversion(conversion) => (
            "IllegalFormatConversion",
            conversion.to_string(),
            index.to_string(),
        ),
        FormatError::MissingFormatWidth(text) => ("MissingFormatWidth", text.clone(), none()),
        FormatError::IllegalFormatPrecision(value) => {
            ("IllegalFormatPrecision", value.to_string(), none())
        }
        FormatError::IllegalFormatWidth(value) => ("IllegalFormatWidth", value.to_string(), none()),
        FormatError::IllegalFormatFlags(text) => ("IllegalFormatFlags", text.clone(), none()),
        FormatError::DuplicateFormatFlags(text) => ("DuplicateFormatFlags", text.clone(), none()),
        FormatError::FormatFlagsConversionMismatch(flags, conversion) => (
            "FormatFlagsConversionMismatch",
            flags.clone(),
            conversion.to_string(),
        ),
        FormatError::IllegalFormatArgumentIndex(value) => {
            ("IllegalFormatArgumentIndex", value.to_string(), none())
        }
        FormatError::IllegalFormatCodePoint(value) => {
            ("IllegalFormatCodePoint", value.to_string(), none())
        }
        FormatError::NotModelled(what) => ("NotModelled", what.clone(), none()),
    }
}

#[cfg(test)]
mod tests;
