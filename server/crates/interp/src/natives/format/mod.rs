//! `whydunit.Formatting`: what `java.util.Formatter` does.
//!
//! Source: documentation of `java.util.Formatter`, Java SE 17, checked against a JVM
//! (`format/cases.tsv`). Arguments are concretised.
//! Left out: dates and times, `Formattable`, `%a` with a precision, `BigInteger` in other radices, lone
//! surrogates (shown as U+FFFD),
//! other locales than the root.

mod layout;
mod specifier;

use java::types::Primitive;

use crate::heap::Reference;
use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFailure, NativeFn, NativeResult};
use crate::natives::text::{rust_text, units};
use layout::print;
use specifier::{ArgumentChoice, Piece, parse};

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "whydunit.Formatting.wantedTexts(String,Object[])" => wanted_texts,
        "whydunit.Formatting.run(String,Object[],String[])" => run,
        _ => return None,
    };
    Some(native)
}

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

/// Formats; `argument` gives what is at an index, `texts` the texts that were asked for, in order.
/// On failure also the index of the argument at fault.
fn format(
    format: &str,
    count: Option<usize>,
    argument: impl Fn(usize) -> Argument,
    mut texts: impl Iterator<Item = String>,
) -> Result<String, (FormatError, usize)> {
    let pieces = parse(format).map_err(|error| (error, 0))?;
    let Arguments { indices, missing } = resolve(&pieces, count);
    let mut indices = indices.into_iter();
    let mut result = String::new();
    for piece in &pieces {
        let specifier = match piece {
            Piece::Text(text) => {
                result.push_str(text);
                continue;
            }
            Piece::Specifier(specifier) => specifier,
        };
        let Some(index) = indices.next() else { break };
        let value = index.map_or(Argument::Null, &argument);
        let text = if specifier.wants_text(&value) {
            texts.next()
        } else {
            None
        };
        let printed = print(specifier, &value, text.as_deref());
        result.push_str(&printed.map_err(|error| (error, index.unwrap_or(0)))?);
    }
    match missing {
        Some(error) => Err((error, 0)),
        None => Ok(result),
    }
}

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
            wishes.push(if specifier.conversion == 'h' {
                -index - 1
            } else {
                index
            });
        } else if print(specifier, &value, None).is_err() {
            break;
        }
    }
    wishes
}

/// Reads all arguments; `None` for a `null` array.
fn arguments<M: Machine>(
    context: &mut NativeContext<'_, M>,
    array: Slot<M::Shadow>,
) -> Result<Option<Vec<Argument>>, NativeFailure> {
    let array = context.reference(array)?;
    if array.is_null() {
        return Ok(None);
    }
    let count = context.array_length(array);
    context.spend(count)?;
    let mut result = Vec::with_capacity(count.min(1 << 10));
    for index in 0..count {
        let value = context.element(array, index)?;
        result.push(read_argument(context, value)?);
    }
    Ok(Some(result))
}

fn read_argument<M: Machine>(
    context: &mut NativeContext<'_, M>,
    value: Slot<M::Shadow>,
) -> Result<Argument, NativeFailure> {
    let object = Reference::from_bits(value.bits);
    if context.runtime.heap.string(object).is_some() {
        return Ok(Argument::Other);
    }
    if context.reference(value)?.is_null() {
        return Ok(Argument::Null);
    }
    let ty = context.type_of(object);
    let name = context.type_name(ty);
    let boxed = match name.as_str() {
        "java.math.BigInteger" => return Ok(Argument::BigInteger),
        "java.math.BigDecimal" => return Ok(Argument::BigDecimal),
        "java.lang.Boolean"
        | "java.lang.Character"
        | "java.lang.Byte"
        | "java.lang.Short"
        | "java.lang.Integer"
        | "java.lang.Long"
        | "java.lang.Float"
        | "java.lang.Double" => context.field(object, "value")?,
        _ => return Ok(Argument::Other),
    };
    Ok(match name.as_str() {
        "java.lang.Boolean" => Argument::Boolean(context.boolean(boxed)?),
        "java.lang.Character" => Argument::Char(context.int(boxed)? as u16),
        "java.lang.Byte" => Argument::Byte(context.int(boxed)? as i8),
        "java.lang.Short" => Argument::Short(context.int(boxed)? as i16),
        "java.lang.Integer" => Argument::Int(context.int(boxed)?),
        "java.lang.Long" => Argument::Long(context.long(boxed)?),
        "java.lang.Float" => Argument::Float(context.float(boxed)?),
        _ => Argument::Double(context.double(boxed)?),
    })
}

fn at(arguments: &Option<Vec<Argument>>, index: usize) -> Argument {
    arguments
        .as_ref()
        .and_then(|all| all.get(index))
        .cloned()
        .unwrap_or(Argument::Null)
}

fn wanted_texts<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = context.string(args[0])?;
    let arguments = arguments(context, args[1])?;
    context.spend(text.len())?;
    let count = arguments.as_ref().map(Vec::len);
    let wishes = wanted(&rust_text(&text), count, |index| at(&arguments, index));
    let array = context.new_array(Primitive::Int, wishes.len())?;
    for (index, &wish) in wishes.iter().enumerate() {
        context.set_element(array, index, Slot::plain(java::ops::int_slot(wish)))?;
    }
    context.of_reference(array)
}

fn run<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let text = context.string(args[0])?;
    let arguments = arguments(context, args[1])?;
    let given = context.null_check(args[2])?;
    let mut texts = Vec::new();
    for index in 0..context.array_length(given) {
        let element = context.element(given, index)?;
        // A toString that gives null prints as such.
        let text = if context.reference(element)?.is_null() {
            "null".to_owned()
        } else {
            rust_text(&context.string(element)?)
        };
        texts.push(text);
    }
    let count = arguments.as_ref().map(Vec::len);
    let outcome = format(
        &rust_text(&text),
        count,
        |index| at(&arguments, index),
        texts.into_iter(),
    );
    let answers: [Option<String>; 4] = match outcome {
        Ok(result) => {
            context.spend(result.len() / 8)?;
            [Some(result), None, None, None]
        }
        Err((FormatError::NotModelled(what), _)) => return context.not_modelled(what),
        Err((error, index)) => {
            let (kind, first, second) = describe(&error, index);
            [None, Some(kind.to_owned()), Some(first), Some(second)]
        }
    };
    let Some(string) = context.runtime.program.class_by_name("java.lang.String") else {
        return Err(context.internal("there is no java.lang.String"));
    };
    let array = context.new_object_array(string, answers.len())?;
    for (index, answer) in answers.into_iter().enumerate() {
        if let Some(answer) = answer {
            let string = context.new_string(units(&answer))?;
            context.set_element(array, index, string)?;
        }
    }
    context.of_reference(array)
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
