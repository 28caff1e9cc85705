//! `java.lang.Double` and `java.lang.Float`: parsing, bits and hexadecimal text.
//!
//! Source: class documentation, Java SE 17. Parsing rounds exactly.
//! Left out: nothing.

use std::fmt::Write as _;

use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFailure, NativeFn, NativeResult};
use crate::natives::text::rust_text;

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    let native: NativeFn<M> = match key {
        "java.lang.Double.parse(String)" => parse_double,
        "java.lang.Double.toHexString(double)" => double_to_hex_string,
        "java.lang.Double.doubleToLongBits(double)" => double_to_long_bits,
        "java.lang.Double.doubleToRawLongBits(double)" => double_to_raw_long_bits,
        "java.lang.Double.longBitsToDouble(long)" => long_bits_to_double,
        "java.lang.Float.parse(String)" => parse_float,
        "java.lang.Float.toHexString(float)" => float_to_hex_string,
        "java.lang.Float.floatToIntBits(float)" => float_to_int_bits,
        "java.lang.Float.floatToRawIntBits(float)" => float_to_raw_int_bits,
        "java.lang.Float.intBitsToFloat(int)" => int_bits_to_float,
        _ => return None,
    };
    Some(native)
}

/// What a text is, before it is rounded to a type.
#[derive(PartialEq, Debug)]
enum Parsed<'a> {
    NotANumber,
    Infinity,
    /// Digits, point and exponent, as Rust reads them too.
    Decimal(&'a str),
    /// Bits after the point are counted by the exponent.
    Hexadecimal {
        mantissa: u128,
        sticky: bool,
        exponent: i64,
    },
}

/// Reads a text without spaces around it; `Err` has the message of the exception.
fn parse(text: &str) -> Result<(bool, Parsed<'_>), String> {
    if text.is_empty() {
        return Err("empty String".to_owned());
    }
    let malformed = || format!("For input string: \"{text}\"");
    let (negative, rest) = match text.as_bytes().first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => (false, text),
    };
    let parsed = match rest {
        "NaN" => Parsed::NotANumber,
        "Infinity" => Parsed::Infinity,
        _ if rest.starts_with("0x") || rest.starts_with("0X") => {
            parse_hexadecimal(&rest[2..]).ok_or_else(malformed)?
        }
        _ => {
            let number = rest.strip_suffix(['f', 'F', 'd', 'D']).unwrap_or(rest);
            let leading = number
                .find(|c: char| !c.is_ascii_digit() && c != '.')
                .unwrap_or(number.len());
            if number[..leading].matches('.').count() > 1 {
                return Err("multiple points".to_owned());
            }
            let (mantissa, exponent) = match number[leading..].strip_prefix(['e', 'E']) {
                Some(exponent) => (&number[..leading], Some(exponent)),
                None => (number, None),
            };
            let good_mantissa = mantissa.bytes().any(|byte| byte.is_ascii_digit())
                && mantissa
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || byte == b'.');
            if !good_mantissa || !exponent.is_none_or(is_signed_number) {
                return Err(malformed());
            }
            Parsed::Decimal(number)
        }
    };
    Ok((negative, parsed))
}

fn is_signed_number(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `h.hhhp±d` after its `0x`.
fn parse_hexadecimal(text: &str) -> Option<Parsed<'static>> {
    let text = text
        .strip_suffix(['f', 'F', 'd', 'D'])
        .filter(|text| text.contains(['p', 'P']))
        .unwrap_or(text);
    let (number, exponent) = text.split_once(['p', 'P'])?;
    if !is_signed_number(exponent) {
        return None;
    }
    let limit = 1_000_000_000;
    let exponent: i64 = exponent
        .parse::<i64>()
        .unwrap_or(if exponent.starts_with('-') {
            -limit
        } else {
            limit
        });
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    let mut mantissa: u128 = 0;
    let mut sticky = false;
    let mut scale: i64 = 0;
    for (is_fraction, digit) in whole
        .chars()
        .map(|c| (false, c))
        .chain(fraction.chars().map(|c| (true, c)))
    {
        let digit = digit.to_digit(16)?;
        if mantissa >> 120 == 0 {
            mantissa = mantissa << 4 | u128::from(digit);
            scale -= if is_fraction { 4 } else { 0 };
        } else {
            sticky |= digit != 0;
            scale += if is_fraction { 0 } else { 4 };
        }
    }
    let exponent = exponent.clamp(-limit, limit) + scale;
    Some(Parsed::Hexadecimal {
        mantissa,
        sticky,
        exponent,
    })
}

/// Rounds to nearest, ties to even: to a format with so many bits of precision and this smallest
/// exponent of a unit in the last place. Gives significand and exponent.
fn round(mantissa: u128, sticky: bool, exponent: i64, precision: u32, smallest: i64) -> (u64, i64) {
    if mantissa == 0 {
        return (0, 0);
    }
    let length = i64::from(128 - mantissa.leading_zeros());
    let drop = (length - i64::from(precision)).max(smallest - exponent);
    if drop <= 0 {
        return (mantissa as u64, exponent);
    }
    if drop > 127 {
        return (0, 0);
    }
    let kept = mantissa >> drop;
    let rest = mantissa & ((1 << drop) - 1);
    let half = 1u128 << (drop - 1);
    let up = rest > half || (rest == half && (sticky || kept & 1 == 1));
    ((kept + u128::from(up)) as u64, exponent + drop)
}

/// significand × 2^exponent, which is exact or overflows.
fn scale(significand: u64, exponent: i64) -> f64 {
    if significand == 0 {
        return 0.0;
    }
    let mut value = significand as f64;
    let mut left = exponent.clamp(-2200, 2200);
    while left > 0 {
        let step = left.min(1000);
        value *= 2f64.powi(step as i32);
        left -= step;
    }
    while left < 0 {
        let step = (-left).min(1000);
        value /= 2f64.powi(step as i32);
        left += step;
    }
    value
}

fn to_double(parsed: &Parsed<'_>) -> f64 {
    match parsed {
        Parsed::NotANumber => f64::NAN,
        Parsed::Infinity => f64::INFINITY,
        Parsed::Decimal(text) => text.parse().unwrap_or(f64::NAN),
        Parsed::Hexadecimal {
            mantissa,
            sticky,
            exponent,
        } => {
            let (significand, exponent) = round(*mantissa, *sticky, *exponent, 53, -1074);
            scale(significand, exponent)
        }
    }
}

fn to_float(parsed: &Parsed<'_>) -> f32 {
    match parsed {
        Parsed::Decimal(text) => text.parse().unwrap_or(f32::NAN),
        Parsed::Hexadecimal {
            mantissa,
            sticky,
            exponent,
        } => {
            let (significand, exponent) = round(*mantissa, *sticky, *exponent, 24, -149);
            scale(significand, exponent) as f32
        }
        other => to_double(other) as f32,
    }
}

/// Trimmed as `String.trim` does, then parsed.
fn parse_with<M: Machine, T: std::ops::Neg<Output = T>>(
    context: &mut NativeContext<'_, M>,
    value: Slot<M::Shadow>,
    convert: impl Fn(&Parsed<'_>) -> T,
) -> Result<T, NativeFailure> {
    let text = context.string(value)?;
    context.spend(text.len())?;
    let text = rust_text(&text);
    match parse(text.trim_matches(|c: char| c <= ' ')) {
        Ok((negative, parsed)) => {
            let number = convert(&parsed);
            Ok(if negative { -number } else { number })
        }
        Err(message) => context.throw("java.lang.NumberFormatException", message),
    }
}

fn parse_double<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = parse_with(context, args[0], to_double)?;
    context.of_double(value)
}

fn parse_float<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = parse_with(context, args[0], to_float)?;
    context.of_float(value)
}

fn double_to_long_bits<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = context.double(args[0])?;
    let bits = if value.is_nan() {
        0x7FF8_0000_0000_0000
    } else {
        value.to_bits()
    };
    context.of_long(bits as i64)
}

fn double_to_raw_long_bits<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = context.double(args[0])?;
    context.of_long(value.to_bits() as i64)
}

fn long_bits_to_double<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let bits = context.long(args[0])?;
    context.of_double(f64::from_bits(bits as u64))
}

fn float_to_int_bits<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = context.float(args[0])?;
    let bits = if value.is_nan() {
        0x7FC0_0000
    } else {
        value.to_bits()
    };
    context.of_int(bits as i32)
}

fn float_to_raw_int_bits<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = context.float(args[0])?;
    context.of_int(value.to_bits() as i32)
}

fn int_bits_to_float<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let bits = context.int(args[0])?;
    context.of_float(f32::from_bits(bits as u32))
}

/// `0x1.8p3`, as `Double.toHexString` has it; of a finite or infinite value or NaN.
pub(super) fn hexadecimal_text(value: f64) -> String {
    let bits = value.to_bits();
    let fraction = bits & ((1 << 52) - 1);
    let exponent = (bits >> 52 & 0x7FF) as i64;
    layout(
        value,
        fraction,
        13,
        if exponent == 0 {
            None
        } else {
            Some(exponent - 1023)
        },
        -1022,
    )
}

fn float_hexadecimal_text(value: f32) -> String {
    let bits = value.to_bits();
    let fraction = u64::from(bits & ((1 << 23) - 1)) << 1;
    let exponent = i64::from(bits >> 23 & 0xFF);
    layout(
        f64::from(value),
        fraction,
        6,
        if exponent == 0 {
            None
        } else {
            Some(exponent - 127)
        },
        -126,
    )
}

/// `fraction` has `width` hexadecimal digits; `exponent` is `None` for zero and subnormal values.
fn layout(value: f64, fraction: u64, width: usize, exponent: Option<i64>, smallest: i64) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    let mut text = String::from(if value.is_sign_negative() { "-" } else { "" });
    if value.is_infinite() {
        text.push_str("Infinity");
        return text;
    }
    let digits = format!("{fraction:0width$x}");
    let digits = digits.trim_end_matches('0');
    let digits = if digits.is_empty() { "0" } else { digits };
    let (whole, exponent) = match exponent {
        Some(exponent) => (1, exponent),
        None if fraction == 0 => (0, 0),
        None => (0, smallest),
    };
    // Writing to a String never fails.
    let _ = write!(text, "0x{whole}.{digits}p{exponent}");
    text
}

fn double_to_hex_string<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = context.double(args[0])?;
    context.new_text(&hexadecimal_text(value))
}

fn float_to_hex_string<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let value = context.float(args[0])?;
    context.new_text(&float_hexadecimal_text(value))
}

#[cfg(test)]
mod tests {
    use super::{float_hexadecimal_text, hexadecimal_text, parse, to_double, to_float};

    /// `text TAB double bits TAB float bits`, or `text TAB message`, as a JVM gives them.
    const PARSED: &str = include_str!("number_parse_cases.tsv");
    /// `bits TAB Double.toString TAB Double.toHexString`, as JDK 17 gives them.
    const DOUBLES: &str = include_str!("number_double_cases.tsv");
    /// `bits TAB Float.toString TAB Float.toHexString`.
    const FLOATS: &str = include_str!("number_float_cases.tsv");

    #[test]
    fn parses_as_the_jvm_does() {
        for line in PARSED.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            let text = parts[0].replace("\\s", " ");
            let result = parse(text.trim_matches(|c: char| c <= ' '));
            if parts.len() == 2 {
                assert_eq!(result.expect_err(line), parts[1], "{line}");
                continue;
            }
            let (negative, parsed) = result.expect(line);
            let sign = if negative { -1.0 } else { 1.0 };
            let double = sign * to_double(&parsed);
            let float = sign as f32 * to_float(&parsed);
            let expected_double = f64::from_bits(u64::from_str_radix(parts[1], 16).expect(line));
            let expected_float = f32::from_bits(u32::from_str_radix(parts[2], 16).expect(line));
            assert_eq!(
                format!("{double:?}"),
                format!("{expected_double:?}"),
                "{line}"
            );
            assert_eq!(
                format!("{float:?}"),
                format!("{expected_float:?}"),
                "{line}"
            );
        }
    }

    #[test]
    fn texts_of_doubles_are_those_of_the_jvm() {
        for line in DOUBLES.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            let value = f64::from_bits(u64::from_str_radix(parts[0], 16).expect(line));
            assert_eq!(java::ops::double_to_string(value), parts[1], "{line}");
            assert_eq!(hexadecimal_text(value), parts[2], "{line}");
        }
    }

    #[test]
    fn texts_of_floats_are_those_of_the_jvm() {
        for line in FLOATS.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            let value = f32::from_bits(u32::from_str_radix(parts[0], 16).expect(line));
            assert_eq!(java::ops::float_to_string(value), parts[1], "{line}");
            assert_eq!(float_hexadecimal_text(value), parts[2], "{line}");
        }
    }
}
