//! The values of literals (JLS 3.10).
//!
//! What must hold: a value is exact (floating point correctly rounded), and what the language
//! forbids becomes [`Literal::Invalid`] with a sentence for the user.

use crate::ast::Literal;

/// Decodes an integer or floating-point literal.
pub(crate) fn number(text: &str) -> Literal {
    decode_number(text).unwrap_or_else(|message| Literal::Invalid(message.to_string()))
}

/// Decodes `'x'`, quotes included.
pub(crate) fn character(text: &str) -> Literal {
    decode_character(text).map_or_else(invalid, Literal::Char)
}

/// Decodes `"…"`, quotes included.
pub(crate) fn string(text: &str) -> Literal {
    decode_string(text).map_or_else(invalid, |units| Literal::Str(units.into()))
}

/// Decodes `"""…"""`, quotes included.
pub(crate) fn text_block(text: &str) -> Literal {
    decode_text_block(text).map_or_else(invalid, |units| Literal::Str(units.into()))
}

fn invalid(message: &'static str) -> Literal {
    Literal::Invalid(message.to_string())
}

const NOT_A_NUMBER: &str = "malformed number";
const TOO_LARGE: &str = "integer number too large";

fn decode_number(text: &str) -> Result<Literal, &'static str> {
    let bytes = text.as_bytes();
    let (radix, digits) = match (bytes.first(), bytes.get(1)) {
        (Some(b'0'), Some(b'x' | b'X')) => (16, &text[2..]),
        (Some(b'0'), Some(b'b' | b'B')) => (2, &text[2..]),
        _ => (10, text),
    };
    let is_float = match radix {
        16 => digits.contains(['.', 'p', 'P']),
        2 => false,
        _ => digits.contains(['.', 'e', 'E', 'f', 'F', 'd', 'D']),
    };
    if is_float {
        return decode_float(radix, digits);
    }
    let (digits, is_long) = match digits.strip_suffix(['l', 'L']) {
        Some(rest) => (rest, true),
        None => (digits, false),
    };
    let digits = without_underscores(digits)?;
    let is_octal = radix == 10 && digits.len() > 1 && digits.starts_with('0');
    let radix = if is_octal { 8 } else { radix };
    if digits.is_empty() {
        return Err(NOT_A_NUMBER);
    }
    let mut value: u128 = 0;
    for digit in digits.chars() {
        let digit = digit.to_digit(radix).ok_or(match radix {
            8 if digit.is_ascii_digit() => "octal numbers have the digits 0 to 7 only",
            2 if digit.is_ascii_digit() => "binary numbers have the digits 0 and 1 only",
            _ => NOT_A_NUMBER,
        })?;
        value = value
            .saturating_mul(u128::from(radix))
            .saturating_add(u128::from(digit));
    }
    if is_long {
        let limit = if radix == 10 {
            1 << 63
        } else {
            u128::from(u64::MAX)
        };
        if value > limit {
            return Err(TOO_LARGE);
        }
        return Ok(Literal::Long(value as u64));
    }
    if radix == 10 {
        if value > 1 << 31 {
            return Err(TOO_LARGE);
        }
        return Ok(Literal::Int(value as i64));
    }
    let bits = u32::try_from(value).map_err(|_| TOO_LARGE)?;
    Ok(Literal::Int(i64::from(bits as i32)))
}

/// Underscores may stand between digits only (JLS 3.10.1).
fn without_underscores(digits: &str) -> Result<String, &'static str> {
    if digits.starts_with('_') || digits.ends_with('_') {
        return Err("an underscore must stand between digits");
    }
    Ok(digits.replace('_', ""))
}

fn decode_float(radix: u32, digits: &str) -> Result<Literal, &'static str> {
    let (digits, is_float) = match digits.as_bytes().last() {
        Some(b'f' | b'F') => (&digits[..digits.len() - 1], true),
        Some(b'd' | b'D') => (&digits[..digits.len() - 1], false),
        _ => (digits, false),
    };
    if radix == 16 {
        hex_float(digits, is_float)
    } else {
        decimal_float(digits, is_float)
    }
}

const FLOAT_TOO_LARGE: &str = "floating-point number too large";
const FLOAT_TOO_SMALL: &str = "floating-point number too small";

fn decimal_float(digits: &str, is_float: bool) -> Result<Literal, &'static str> {
    let (mantissa, exponent) = match digits.find(['e', 'E']) {
        Some(at) => (&digits[..at], Some(&digits[at + 1..])),
        None => (digits, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let (whole, fraction) = (without_underscores(whole)?, without_underscores(fraction)?);
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.len() + fraction.len() == 0 || !all_digits(&whole) || !all_digits(&fraction) {
        return Err(NOT_A_NUMBER);
    }
    let mut plain = format!("{whole}.{fraction}0");
    if let Some(exponent) = exponent {
        let unsigned = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        let unsigned = without_underscores(unsigned)?;
        if unsigned.is_empty() || !all_digits(&unsigned) {
            return Err(NOT_A_NUMBER);
        }
        plain.push('e');
        if exponent.starts_with('-') {
            plain.push('-');
        }
        plain.push_str(&unsigned);
    }
    let is_zero = !whole
        .bytes()
        .chain(fraction.bytes())
        .any(|byte| byte != b'0');
    let (literal, infinite, zero) = if is_float {
        let value: f32 = plain.parse().map_err(|_| NOT_A_NUMBER)?;
        (Literal::Float(value), value.is_infinite(), value == 0.0)
    } else {
        let value: f64 = plain.parse().map_err(|_| NOT_A_NUMBER)?;
        (Literal::Double(value), value.is_infinite(), value == 0.0)
    };
    match (infinite, zero && !is_zero) {
        (true, _) => Err(FLOAT_TOO_LARGE),
        (_, true) => Err(FLOAT_TOO_SMALL),
        _ => Ok(literal),
    }
}

/// `0x` is gone already. The value is mantissa × 2^exponent, rounded half to even.
fn hex_float(digits: &str, is_float: bool) -> Result<Literal, &'static str> {
    let at = digits
        .find(['p', 'P'])
        .ok_or("a hexadecimal floating-point number needs an exponent such as `p0`")?;
    let (mantissa, exponent) = (&digits[..at], &digits[at + 1..]);
    let unsigned = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    let unsigned = without_underscores(unsigned)?;
    if unsigned.is_empty() || !unsigned.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NOT_A_NUMBER);
    }
    let magnitude = unsigned.bytes().fold(0i64, |value, byte| {
        value
            .saturating_mul(10)
            .saturating_add(i64::from(byte - b'0'))
            .min(1 << 40)
    });
    let mut exponent = if exponent.starts_with('-') {
        -magnitude
    } else {
        magnitude
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let (whole, fraction) = (without_underscores(whole)?, without_underscores(fraction)?);
    if whole.len() + fraction.len() == 0 {
        return Err(NOT_A_NUMBER);
    }
    exponent -= 4 * fraction.len() as i64;
    // The leading 64 significant bits, and whether any bit follows them.
    let (mut bits, mut sticky) = (0u64, false);
    for digit in whole.chars().chain(fraction.chars()) {
        let digit = u64::from(digit.to_digit(16).ok_or(NOT_A_NUMBER)?);
        if bits >> 60 == 0 {
            bits = bits << 4 | digit;
        } else {
            sticky |= digit != 0;
            exponent += 4;
        }
    }
    let (significand, least) = if is_float { (24, -149) } else { (53, -1074) };
    let largest = if is_float { 127 } else { 1023 };
    if bits == 0 {
        return Ok(if is_float {
            Literal::Float(0.0)
        } else {
            Literal::Double(0.0)
        });
    }
    let length = 64 - i64::from(bits.leading_zeros());
    // The exponent of the last bit kept: bounded by the significand and by the subnormal numbers.
    let last = (exponent + length - significand).max(least);
    let shift = last - exponent;
    let rounded = if shift <= 0 {
        // Fits: `length - shift` is at most 53.
        bits << (-shift)
    } else if shift > 64 {
        0
    } else {
        let kept = if shift == 64 { 0 } else { bits >> shift };
        let dropped = if shift == 64 {
            bits
        } else {
            bits & ((1 << shift) - 1)
        };
        let half = 1u64 << (shift - 1);
        let up = dropped > half || (dropped == half && (sticky || kept & 1 == 1));
        kept + u64::from(up)
    };
    if rounded == 0 {
        return Err(FLOAT_TOO_SMALL);
    }
    let top = last + 63 - i64::from(rounded.leading_zeros());
    if top > largest {
        return Err(FLOAT_TOO_LARGE);
    }
    // Exact: `rounded` has at most 53 bits and the product is representable. Two factors, for the
    // scale of a subnormal number is itself out of the range of normal ones.
    let value =
        rounded as f64 * power_of_two(last.max(-1000)) * power_of_two(last.min(-1000) + 1000);
    Ok(if is_float {
        Literal::Float(value as f32)
    } else {
        Literal::Double(value)
    })
}

/// 2^exponent for -1022 ≤ exponent ≤ 1023.
fn power_of_two(exponent: i64) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

fn decode_character(text: &str) -> Result<u16, &'static str> {
    let units = unescape(&translate(inside(text, 1))?, false)?;
    match units[..] {
        [unit] => Ok(unit),
        [] => Err("empty character literal"),
        _ => Err("a character literal holds one UTF-16 code unit"),
    }
}

fn decode_string(text: &str) -> Result<Vec<u16>, &'static str> {
    unescape(&translate(inside(text, 1))?, false)
}

fn decode_text_block(text: &str) -> Result<Vec<u16>, &'static str> {
    let inner = inside(text, 3);
    let line_end = inner.find(['\n', '\r']).unwrap_or(inner.len());
    let (opening, content) = inner.split_at(line_end);
    if !opening.chars().all(|c| matches!(c, ' ' | '\t' | '\x0c')) || content.is_empty() {
        return Err("a text block starts on the line after its opening `\"\"\"`");
    }
    let content = content.replace("\r\n", "\n").replace('\r', "\n");
    let units = translate(content.strip_prefix('\n').unwrap_or(&content))?;
    let lines: Vec<&[Unit]> = units.split(|unit| unit.is('\n')).collect();
    let last = lines.len() - 1;
    let indent = lines
        .iter()
        .enumerate()
        .filter(|(index, line)| *index == last || !line.iter().all(Unit::is_space))
        .map(|(_, line)| line.iter().take_while(|unit| unit.is_space()).count())
        .min()
        .unwrap_or(0);
    let mut stripped: Vec<Unit> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if index > 0 {
            stripped.push(Unit { value: 10 });
        }
        let end = line
            .iter()
            .rposition(|unit| !unit.is_space())
            .map_or(0, |at| at + 1);
        stripped.extend_from_slice(line.get(indent..end).unwrap_or(&[]));
    }
    unescape(&stripped, true)
}

fn inside(text: &str, quotes: usize) -> &str {
    text.get(quotes..text.len().saturating_sub(quotes))
        .unwrap_or("")
}

/// A UTF-16 code unit after the translation of Unicode escapes.
#[derive(Clone, Copy)]
struct Unit {
    value: u16,
}

impl Unit {
    fn is(&self, c: char) -> bool {
        u32::from(self.value) == c as u32
    }

    /// `Character.isWhitespace`, which text blocks go by.
    fn is_space(&self) -> bool {
        match self.value {
            0x09..=0x0d | 0x1c..=0x20 => true,
            0xa0 | 0x2007 | 0x202f | 0x85 => false,
            value => char::from_u32(u32::from(value)).is_some_and(char::is_whitespace),
        }
    }
}

/// Unicode escapes (JLS 3.3): `\`, one or more `u`, four digits, where the backslash is not itself
/// escaped. Those that end the literal have been put in before ([`crate::unicode_escapes`]).
fn translate(text: &str) -> Result<Vec<Unit>, &'static str> {
    let mut units = Vec::with_capacity(text.len());
    let mut rest = text;
    let mut buffer = [0; 2];
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c != '\\' {
            let encoded = c.encode_utf16(&mut buffer);
            units.extend(encoded.iter().map(|&value| Unit { value }));
            continue;
        }
        if !rest.starts_with('u') {
            units.push(Unit { value: 92 });
            // What follows is escaped, so a second backslash starts no Unicode escape.
            if let Some(next) = rest.chars().next() {
                rest = &rest[next.len_utf8()..];
                let encoded = next.encode_utf16(&mut buffer);
                units.extend(encoded.iter().map(|&value| Unit { value }));
            }
            continue;
        }
        let digits = rest.trim_start_matches('u');
        let value = digits
            .get(..4)
            .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .and_then(|digits| u16::from_str_radix(digits, 16).ok())
            .ok_or("a Unicode escape needs four hexadecimal digits")?;
        rest = &digits[4..];
        units.push(Unit { value });
    }
    Ok(units)
}

/// Escape sequences (JLS 3.10.7).
fn unescape(units: &[Unit], is_text_block: bool) -> Result<Vec<u16>, &'static str> {
    let mut result = Vec::with_capacity(units.len());
    let mut at = 0;
    while let Some(unit) = units.get(at) {
        at += 1;
        if !unit.is('\\') {
            result.push(unit.value);
            continue;
        }
        let Some(escaped) = units.get(at) else {
            return Err("illegal escape sequence");
        };
        at += 1;
        let value = match char::from_u32(u32::from(escaped.value)).unwrap_or('\0') {
            'b' => 8,
            't' => 9,
            'n' => 10,
            'f' => 12,
            'r' => 13,
            's' => 32,
            '"' | '\'' | '\\' => escaped.value,
            '\n' if is_text_block => continue,
            '0'..='7' => {
                let mut value = escaped.value - 48;
                let most = if value <= 3 { 2 } else { 1 };
                for _ in 0..most {
                    match units.get(at).map(|unit| unit.value) {
                        Some(digit @ 48..=55) => value = value * 8 + digit - 48,
                        _ => break,
                    }
                    at += 1;
                }
                value
            }
            _ => return Err("illegal escape sequence"),
        };
        result.push(value);
    }
    Ok(result)
}
