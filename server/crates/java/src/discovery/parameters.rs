//! Arguments of parameterised tests: `@ValueSource`, `@CsvSource`, `@NullSource`, `@EmptySource`,
//! `@EnumSource`. Other sources are named as the reason why the test is skipped.

use super::Invocation;
use super::annotations::AnnotationNames;
use crate::program::{Method, Program};
use crate::types::{ClassId, FieldId, Primitive, Type};
use std::sync::Arc;
use syntax::ast::{Annotation, AnnotationValue, TypeKind};

/// A value handed to a parameter; the parameter's type says how it is held (boxed or not).
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    Null,
    Boolean(bool),
    /// Any integral type but `long`, and `char`.
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Str(Arc<[u16]>),
    Enum(FieldId),
    Class(ClassId),
    /// An array without elements of the parameter's type.
    EmptyArray,
}

const SOURCES: [&str; 6] = [
    "ValueSource",
    "CsvSource",
    "NullSource",
    "EmptySource",
    "NullAndEmptySource",
    "EnumSource",
];

pub(super) fn invocations(
    program: &Program,
    method: &Method,
    annotations: &[Annotation],
    names: &AnnotationNames<'_>,
) -> Vec<Invocation> {
    let mut rows: Vec<(String, Result<Vec<Argument>, String>)> = Vec::new();
    let first = method.params.first();
    for (source, annotation) in sources_in_order(annotations, names) {
        match source {
            "ValueSource" => {
                for value in value_source(annotation) {
                    let argument = first
                        .ok_or_else(|| "the test has no parameter".to_owned())
                        .and_then(|ty| convert(program, ty, &value));
                    rows.push((text_of(&value), argument.map(|argument| vec![argument])));
                }
            }
            "CsvSource" => {
                for row in csv_rows(annotation) {
                    let label = row
                        .iter()
                        .map(|cell| cell.as_deref().unwrap_or("null"))
                        .collect::<Vec<_>>();
                    rows.push((label.join(", "), csv_arguments(program, method, &row)));
                }
            }
            "NullSource" => rows.push(("null".to_owned(), Ok(vec![Argument::Null]))),
            "EmptySource" => rows.push((String::new(), empty(first).map(|value| vec![value]))),
            "NullAndEmptySource" => {
                rows.push(("null".to_owned(), Ok(vec![Argument::Null])));
                rows.push((String::new(), empty(first).map(|value| vec![value])));
            }
            _ => {
                for (label, constant) in enum_constants(program, first, annotation) {
                    rows.push((label, Ok(vec![Argument::Enum(constant)])));
                }
            }
        }
    }
    let unsupported = [
        "MethodSource",
        "CsvFileSource",
        "ArgumentsSource",
        "FieldSource",
    ]
    .into_iter()
    .find(|source| names.source(annotations, source).is_some());
    if let Some(source) = unsupported {
        rows.push((String::new(), Err(format!("`@{source}` isn't supported"))));
    }
    if rows.is_empty() {
        let reason = "the parameterised test has no source of arguments".to_owned();
        rows.push((String::new(), Err(reason)));
    }
    rows.into_iter()
        .enumerate()
        .map(|(index, (label, args))| Invocation {
            label: format!("[{}] {label}", index + 1),
            args,
        })
        .collect()
}

/// The sources as they stand in the text, which is the order of their invocations.
fn sources_in_order<'a>(
    annotations: &'a [Annotation],
    names: &AnnotationNames<'_>,
) -> Vec<(&'static str, &'a Annotation)> {
    let mut found: Vec<(&'static str, &Annotation)> = SOURCES
        .into_iter()
        .filter_map(|source| Some((source, names.source(annotations, source)?)))
        .collect();
    found.sort_by_key(|(_, annotation)| annotation.span.start);
    found
}

/// A scalar of an annotation as it is converted to the parameter's type.
#[derive(Clone, Debug, PartialEq)]
enum Scalar {
    Value(AnnotationValue),
    Text(String),
}

fn text_of(value: &Scalar) -> String {
    match value {
        Scalar::Text(text) | Scalar::Value(AnnotationValue::Str(text)) => text.clone(),
        Scalar::Value(AnnotationValue::Int(value)) => value.to_string(),
        Scalar::Value(AnnotationValue::Double(bits)) => f64::from_bits(*bits).to_string(),
        Scalar::Value(AnnotationValue::Bool(value)) => value.to_string(),
        Scalar::Value(AnnotationValue::Char(unit)) => String::from_utf16_lossy(&[*unit]),
        Scalar::Value(AnnotationValue::Class(name) | AnnotationValue::Name(name)) => name.clone(),
        Scalar::Value(AnnotationValue::Other(text)) => text.clone(),
        Scalar::Value(_) => "…".to_owned(),
    }
}

fn elements(value: &AnnotationValue) -> Vec<AnnotationValue> {
    match value {
        AnnotationValue::Array(values) => values.clone(),
        single => vec![single.clone()],
    }
}

fn value_source(annotation: &Annotation) -> Vec<Scalar> {
    annotation
        .args
        .iter()
        .flat_map(|(_, value)| elements(value))
        .map(Scalar::Value)
        .collect()
}

fn unknown(ty: &Type, value: &Scalar) -> String {
    let shown = match ty {
        Type::Primitive(primitive) => format!("{primitive:?}").to_lowercase(),
        _ => "the parameter's type".to_owned(),
    };
    format!("`{}` can't be converted to {shown}", text_of(value))
}

/// The primitive a parameter holds, boxed or not.
fn held_primitive(program: &Program, ty: &Type) -> Option<Primitive> {
    match ty {
        Type::Primitive(primitive) => Some(*primitive),
        Type::Class(class, _) => match program.class(*class).display_name.as_ref() {
            "java.lang.Boolean" => Some(Primitive::Boolean),
            "java.lang.Byte" => Some(Primitive::Byte),
            "java.lang.Short" => Some(Primitive::Short),
            "java.lang.Character" => Some(Primitive::Char),
            "java.lang.Integer" => Some(Primitive::Int),
            "java.lang.Long" => Some(Primitive::Long),
            "java.lang.Float" => Some(Primitive::Float),
            "java.lang.Double" => Some(Primitive::Double),
            _ => None,
        },
        _ => None,
    }
}

/// JUnit's implicit conversions, as far as the census of real tests goes.
fn convert(program: &Program, ty: &Type, value: &Scalar) -> Result<Argument, String> {
    let fail = || unknown(ty, value);
    if let Some(primitive) = held_primitive(program, ty) {
        return match value {
            Scalar::Value(AnnotationValue::Int(number)) => from_integer(primitive, *number),
            Scalar::Value(AnnotationValue::Double(bits)) => match primitive {
                Primitive::Float => Some(Argument::Float(f64::from_bits(*bits) as f32)),
                Primitive::Double => Some(Argument::Double(f64::from_bits(*bits))),
                _ => None,
            },
            Scalar::Value(AnnotationValue::Bool(value)) if primitive == Primitive::Boolean => {
                Some(Argument::Boolean(*value))
            }
            Scalar::Value(AnnotationValue::Char(unit)) if primitive == Primitive::Char => {
                Some(Argument::Int(i32::from(*unit)))
            }
            Scalar::Value(AnnotationValue::Str(text)) | Scalar::Text(text) => {
                from_text(primitive, text)
            }
            Scalar::Value(AnnotationValue::Other(text)) => from_constant(primitive, text),
            Scalar::Value(AnnotationValue::Name(name)) => from_constant(primitive, name),
            Scalar::Value(_) => None,
        }
        .ok_or_else(fail);
    }
    let Type::Class(class, _) = ty else {
        return Err(fail());
    };
    let class = program.class(*class);
    if class.kind == TypeKind::Enum {
        let name = text_of(value);
        return class
            .enum_constants
            .iter()
            .find(|constant| program.field(**constant).name.as_ref() == name)
            .map(|constant| Argument::Enum(*constant))
            .ok_or_else(fail);
    }
    match (class.display_name.as_ref(), value) {
        ("java.lang.Class", Scalar::Value(AnnotationValue::Class(name))) => program
            .class_by_name(name)
            .or_else(|| program.class_by_name(&format!("java.lang.{name}")))
            .map(Argument::Class)
            .ok_or_else(fail),
        (
            "java.lang.String" | "java.lang.CharSequence" | "java.lang.Object",
            Scalar::Text(text) | Scalar::Value(AnnotationValue::Str(text)),
        ) => Ok(Argument::Str(
            text.encode_utf16().collect::<Vec<_>>().into(),
        )),
        _ => Err(fail()),
    }
}

fn from_integer(primitive: Primitive, number: i64) -> Option<Argument> {
    Some(match primitive {
        Primitive::Byte => Argument::Int(i32::from(i8::try_from(number).ok()?)),
        Primitive::Short => Argument::Int(i32::from(i16::try_from(number).ok()?)),
        Primitive::Char => Argument::Int(i32::from(u16::try_from(number).ok()?)),
        Primitive::Int => Argument::Int(i32::try_from(number).ok()?),
        Primitive::Long => Argument::Long(number),
        Primitive::Float => Argument::Float(number as f32),
        Primitive::Double => Argument::Double(number as f64),
        Primitive::Boolean => return None,
    })
}

fn from_text(primitive: Primitive, text: &str) -> Option<Argument> {
    let text = text.trim();
    Some(match primitive {
        Primitive::Boolean => Argument::Boolean(match text.to_ascii_lowercase().as_str() {
            "true" => true,
            "false" => false,
            _ => return None,
        }),
        Primitive::Char => {
            let mut units = text.encode_utf16();
            let unit = units.next()?;
            if units.next().is_some() {
                return None;
            }
            Argument::Int(i32::from(unit))
        }
        Primitive::Float => Argument::Float(text.parse().ok()?),
        Primitive::Double => Argument::Double(text.parse().ok()?),
        _ => return from_integer(primitive, integer(text)?),
    })
}

/// `Integer.decode`'s forms.
fn integer(text: &str) -> Option<i64> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let digits = digits.replace('_', "");
    let magnitude = if let Some(hex) = digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        i128::from_str_radix(hex, 16).ok()?
    } else if digits.len() > 1 && digits.starts_with('0') {
        i128::from_str_radix(&digits, 8).ok()?
    } else {
        digits.parse::<i128>().ok()?
    };
    i64::try_from(if is_negative { -magnitude } else { magnitude }).ok()
}

/// Constants that tests like to name.
fn from_constant(primitive: Primitive, text: &str) -> Option<Argument> {
    let name = text.trim();
    match name.strip_prefix("java.lang.").unwrap_or(name) {
        "Integer.MAX_VALUE" => from_integer(primitive, i64::from(i32::MAX)),
        "Integer.MIN_VALUE" => from_integer(primitive, i64::from(i32::MIN)),
        "Long.MAX_VALUE" => from_integer(primitive, i64::MAX),
        "Long.MIN_VALUE" => from_integer(primitive, i64::MIN),
        "Double.MAX_VALUE" => Some(Argument::Double(f64::MAX)),
        "Double.MIN_VALUE" => Some(Argument::Double(f64::from_bits(1))),
        "Double.NaN" => Some(Argument::Double(f64::NAN)),
        "Double.POSITIVE_INFINITY" => Some(Argument::Double(f64::INFINITY)),
        "Double.NEGATIVE_INFINITY" => Some(Argument::Double(f64::NEG_INFINITY)),
        other => {
            let compact: String = other.chars().filter(|c| !c.is_whitespace()).collect();
            let compact = compact.trim_end_matches(['L', 'l']);
            integer(compact).and_then(|value| from_integer(primitive, value))
        }
    }
}

fn empty(ty: Option<&Type>) -> Result<Argument, String> {
    match ty {
        Some(Type::Array(_)) => Ok(Argument::EmptyArray),
        Some(Type::Class(..)) => Ok(Argument::Str(Arc::from([]))),
        _ => Err("`@EmptySource` needs a String or array parameter".to_owned()),
    }
}

fn enum_constants(
    program: &Program,
    ty: Option<&Type>,
    annotation: &Annotation,
) -> Vec<(String, FieldId)> {
    let Some(Type::Class(class, _)) = ty else {
        return Vec::new();
    };
    let wanted: Vec<String> = annotation
        .args
        .iter()
        .filter(|(name, _)| name == "names")
        .flat_map(|(_, value)| elements(value))
        .map(|value| text_of(&Scalar::Value(value)))
        .collect();
    let excludes = annotation.args.iter().any(|(name, value)| {
        name == "mode" && text_of(&Scalar::Value(value.clone())).ends_with("EXCLUDE")
    });
    program
        .class(*class)
        .enum_constants
        .iter()
        .map(|constant| (program.field(*constant).name.to_string(), *constant))
        .filter(|(name, _)| wanted.is_empty() || wanted.contains(name) != excludes)
        .collect()
}

/// Rows of a `@CsvSource`; `None` is a missing value.
fn csv_rows(annotation: &Annotation) -> Vec<Vec<Option<String>>> {
    let argument = |wanted: &str| {
        annotation
            .args
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|(_, value)| value)
    };
    let delimiter = match argument("delimiter") {
        Some(AnnotationValue::Char(unit)) => char::from_u32(u32::from(*unit)).unwrap_or(','),
        _ => match argument("delimiterString") {
            Some(AnnotationValue::Str(text)) => text.chars().next().unwrap_or(','),
            _ => ',',
        },
    };
    let null_values: Vec<String> = argument("nullValues")
        .map(|value| {
            elements(value)
                .into_iter()
                .map(|value| text_of(&Scalar::Value(value)))
                .collect()
        })
        .unwrap_or_default();
    let mut lines: Vec<String> = Vec::new();
    for (name, value) in &annotation.args {
        match name.as_str() {
            "value" => lines.extend(elements(value).into_iter().filter_map(|value| match value {
                AnnotationValue::Str(text) => Some(text),
                _ => None,
            })),
            "textBlock" => {
                if let AnnotationValue::Str(text) = value {
                    let rows = text.lines().map(str::trim);
                    lines.extend(
                        rows.filter(|row| !row.is_empty() && !row.starts_with('#'))
                            .map(str::to_owned),
                    );
                }
            }
            _ => {}
        }
    }
    let skip = match argument("useHeadersInDisplayName") {
        Some(AnnotationValue::Bool(true)) => 1,
        _ => 0,
    };
    lines
        .iter()
        .skip(skip)
        .map(|line| {
            csv_cells(line, delimiter)
                .into_iter()
                .map(|cell| cell.filter(|text| !null_values.contains(text)))
                .collect()
        })
        .collect()
}

/// Cells are trimmed unless quoted with `'`; an empty unquoted cell is `null`.
fn csv_cells(line: &str, delimiter: char) -> Vec<Option<String>> {
    let mut cells = Vec::new();
    let mut chars = line.chars().peekable();
    loop {
        while chars
            .peek()
            .is_some_and(|c| c.is_whitespace() && *c != delimiter)
        {
            chars.next();
        }
        let mut text = String::new();
        if chars.peek() == Some(&'\'') {
            chars.next();
            while let Some(c) = chars.next() {
                if c == '\'' {
                    if chars.peek() == Some(&'\'') {
                        chars.next();
                        text.push('\'');
                    } else {
                        break;
                    }
                } else {
                    text.push(c);
                }
            }
            while chars.peek().is_some_and(|c| *c != delimiter) {
                chars.next();
            }
            cells.push(Some(text));
        } else {
            while let Some(c) = chars.peek().copied().filter(|c| *c != delimiter) {
                text.push(c);
                chars.next();
            }
            let trimmed = text.trim();
            cells.push((!trimmed.is_empty()).then(|| trimmed.to_owned()));
        }
        if chars.next().is_none() {
            return cells;
        }
    }
}

fn csv_arguments(
    program: &Program,
    method: &Method,
    row: &[Option<String>],
) -> Result<Vec<Argument>, String> {
    if row.len() < method.params.len() {
        return Err(format!(
            "{} values for {} parameters",
            row.len(),
            method.params.len()
        ));
    }
    method
        .params
        .iter()
        .zip(row)
        .map(|(ty, cell)| match cell {
            None if matches!(ty, Type::Primitive(_)) => Err("no value for a primitive".to_owned()),
            None => Ok(Argument::Null),
            Some(text) => convert(program, ty, &Scalar::Text(text.clone())),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(line: &str) -> Vec<Option<String>> {
        csv_cells(line, ',')
    }

    fn some(texts: &[&str]) -> Vec<Option<String>> {
        texts.iter().map(|text| Some((*text).to_owned())).collect()
    }

    #[test]
    fn csv_cells_are_trimmed() {
        assert_eq!(cells(" 1,  two , 3.0"), some(&["1", "two", "3.0"]));
    }

    #[test]
    fn quoted_csv_cells_keep_blanks_commas_and_quotes() {
        assert_eq!(cells("' a, b ','it''s'"), some(&[" a, b ", "it's"]));
    }

    #[test]
    fn an_empty_csv_cell_is_null_and_a_quoted_empty_one_is_not() {
        assert_eq!(
            cells("a,,''"),
            vec![Some("a".to_owned()), None, Some(String::new())]
        );
    }

    #[test]
    fn integers_are_decoded_like_java_does() {
        assert_eq!(integer("0x1F"), Some(31));
        assert_eq!(integer("-17"), Some(-17));
        assert_eq!(integer("010"), Some(8));
        assert_eq!(integer("9223372036854775808"), None);
    }
}
