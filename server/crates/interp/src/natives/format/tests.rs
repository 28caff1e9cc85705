//! Against what a JVM printed for the same format and arguments.

use super::layout::print;
use super::specifier::{Piece, parse};
use super::{Argument, FormatError, describe, format, wanted};

/// `format TAB arguments TAB result`: arguments are `letter:value` (floats as bits), joined by `|`;
/// results start with `=`, or with `!` and are an exception's name and message.
const CASES: &str = include_str!("cases.tsv");

fn argument(text: &str) -> (Argument, String) {
    let (kind, value) = text.split_once(':').unwrap_or((text, ""));
    let bits = |value| u64::from_str_radix(value, 16).expect(text);
    let argument = match kind {
        "null" => Argument::Null,
        "z" => Argument::Boolean(value == "true"),
        "c" => Argument::Char(value.parse().expect(text)),
        "b" => Argument::Byte(value.parse().expect(text)),
        "h" => Argument::Short(value.parse().expect(text)),
        "i" => Argument::Int(value.parse().expect(text)),
        "l" => Argument::Long(value.parse().expect(text)),
        "f" => Argument::Float(f32::from_bits(bits(value) as u32)),
        "d" => Argument::Double(f64::from_bits(bits(value))),
        _ => Argument::Other,
    };
    let own = match &argument {
        Argument::Char(unit) => String::from_utf16_lossy(&[*unit]),
        Argument::Float(value) => java::ops::float_to_string(*value),
        Argument::Double(value) => java::ops::double_to_string(*value),
        _ => value.to_owned(),
    };
    (argument, own)
}

/// `Object.hashCode` of the few kinds of arguments that are hashed in the cases.
fn hash(argument: &Argument, text: &str) -> String {
    let hash = match argument {
        Argument::Int(value) => *value,
        _ => text.encode_utf16().fold(0i32, |hash, unit| {
            hash.wrapping_mul(31).wrapping_add(i32::from(unit))
        }),
    };
    format!("{hash:x}")
}

fn class_name(argument: &Argument) -> &'static str {
    match argument {
        Argument::Boolean(_) => "java.lang.Boolean",
        Argument::Char(_) => "java.lang.Character",
        Argument::Byte(_) => "java.lang.Byte",
        Argument::Short(_) => "java.lang.Short",
        Argument::Int(_) => "java.lang.Integer",
        Argument::Long(_) => "java.lang.Long",
        Argument::Float(_) => "java.lang.Float",
        Argument::Double(_) => "java.lang.Double",
        _ => "java.lang.String",
    }
}

/// The message of the exception `whydunit.Formatting.failure` makes.
fn message(error: &FormatError, class: &str) -> String {
    let (kind, first, second) = describe(error, 0);
    let text = match error {
        FormatError::MissingFormatArgument(_) => format!("Format specifier '{first}'"),
        FormatError::UnknownFormatConversion(_) => format!("Conversion = '{first}'"),
        FormatError::IllegalFormatConversion(_) => format!("{first} != {class}"),
        FormatError::IllegalFormatFlags(_) | FormatError::DuplicateFormatFlags(_) => {
            format!("Flags = '{first}'")
        }
        FormatError::FormatFlagsConversionMismatch(..) => {
            format!("Conversion = {second}, Flags = {first}")
        }
        FormatError::IllegalFormatArgumentIndex(i32::MIN) => {
            "Format argument index: (not representable as int)".to_owned()
        }
        FormatError::IllegalFormatArgumentIndex(_) => {
            format!("Illegal format argument index = {first}")
        }
        FormatError::IllegalFormatCodePoint(code) => format!("Code point = 0x{code:x}"),
        _ => first,
    };
    format!("!{kind}Format: {text}")
}

/// The names of two exceptions don't begin with what ours are called.
fn exception_line(error: &FormatError, class: &str) -> String {
    let line = message(error, class);
    line.replacen("Format: ", ": ", 1)
}

#[test]
fn agrees_with_the_jvm() {
    for line in CASES.lines() {
        let parts: Vec<&str> = line.split('\t').collect();
        let [text, given, expected] = parts[..] else {
            panic!("malformed case: {line}")
        };
        let text = text.replace("\\n", "\n");
        let arguments: Option<Vec<(Argument, String)>> = match given {
            "NULL" => None,
            "" => Some(Vec::new()),
            _ => Some(given.split('|').map(argument).collect()),
        };
        let at = |index: usize| {
            arguments
                .as_ref()
                .and_then(|all| all.get(index))
                .map_or(Argument::Null, |a| a.0.clone())
        };
        let count = arguments.as_ref().map(Vec::len);
        let texts: Vec<String> = wanted(&text, count, at)
            .into_iter()
            .map(|wish| {
                let index = if wish < 0 { -wish - 1 } else { wish } as usize;
                let (argument, own) = &arguments.as_ref().expect(line)[index];
                if wish < 0 {
                    hash(argument, own)
                } else {
                    own.clone()
                }
            })
            .collect();
        let result = format(&text, count, at, &texts);
        let shown = match result {
            Ok(pieces) => {
                let texts: Vec<String> = pieces.into_iter().map(|piece| piece.text).collect();
                format!("={}", texts.concat())
            }
            Err((FormatError::NotModelled(_), _)) => continue,
            Err((error, index)) => exception_line(&error, class_name(&at(index))),
        };
        assert_eq!(shown.replace('\n', "\\n"), expected, "{line}");
    }
}

#[test]
fn what_is_not_modelled_says_so() {
    let check = |text: &str, value: Argument| {
        let outcome = parse(text).and_then(|pieces| match &pieces[0] {
            Piece::Specifier(specifier) => print(specifier, &value, None),
            Piece::Text(text) => Ok(text.clone()),
        });
        assert!(
            matches!(outcome, Err(FormatError::NotModelled(_))),
            "{text}: {outcome:?}"
        );
    };
    check("%tY", Argument::Long(0));
}
