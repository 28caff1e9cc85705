//! Prints one argument by its specifier.
//!
//! Source: documentation of `java.util.Formatter`, Java SE 17. Floating-point values are rounded
//! half up from the digits `Double.toString` shows, not from their exact value: that is what the
//! JVM does.

use super::specifier::Specifier;
use super::{Argument, FormatError};
use crate::natives::decimal::Decimal;
use crate::natives::number::hexadecimal_text;

/// The text of a specifier; `text` is the argument's own if it was wanted.
pub(super) fn print(
    specifier: &Specifier,
    value: &Argument,
    text: Option<&str>,
) -> Result<String, FormatError> {
    match specifier.conversion {
        'n' => Ok("\n".to_owned()),
        '%' => Ok(specifier.justified("%")),
        's' => {
            specifier.check_flags("#")?;
            Ok(specifier.print_text(text.unwrap_or("null")))
        }
        'h' => Ok(specifier.print_text(text.unwrap_or("null"))),
        'b' => Ok(specifier.print_text(match value {
            Argument::Null | Argument::Boolean(false) => "false",
            _ => "true",
        })),
        'c' => specifier.print_character(value),
        'd' | 'o' | 'x' => specifier.print_integer(value, text),
        _ => specifier.print_float(value, text),
    }
}

impl Specifier {
    pub(super) fn has(&self, flag: char) -> bool {
        self.flags.has(flag)
    }

    /// Spaces up to the width.
    fn justified(&self, text: &str) -> String {
        let length = text.encode_utf16().count();
        let missing = self
            .width
            .map_or(0, |width| (width.max(0) as usize).saturating_sub(length));
        let spaces = " ".repeat(missing);
        if self.has('-') {
            format!("{text}{spaces}")
        } else {
            format!("{spaces}{text}")
        }
    }

    fn print_text(&self, text: &str) -> String {
        let cut: String = match self.precision {
            Some(precision) => {
                let units: Vec<u16> = text
                    .encode_utf16()
                    .take(precision.max(0) as usize)
                    .collect();
                String::from_utf16_lossy(&units)
            }
            None => text.to_owned(),
        };
        self.justified(&if self.upper_case {
            cut.to_uppercase()
        } else {
            cut
        })
    }

    fn print_character(&self, value: &Argument) -> Result<String, FormatError> {
        let code_point = match value {
            Argument::Null => return Ok(self.print_text("null")),
            Argument::Char(unit) => i32::from(*unit),
            Argument::Byte(value) => i32::from(*value),
            Argument::Short(value) => i32::from(*value),
            Argument::Int(value) => *value,
            _ => return Err(FormatError::IllegalFormatConversion('c')),
        };
        let number = u32::try_from(code_point)
            .ok()
            .filter(|&number| number <= 0x10_FFFF);
        let Some(number) = number else {
            return Err(FormatError::IllegalFormatCodePoint(code_point));
        };
        let character = char::from_u32(number).unwrap_or(char::REPLACEMENT_CHARACTER);
        Ok(self.print_text(&character.to_string()))
    }

    fn print_integer(&self, value: &Argument, text: Option<&str>) -> Result<String, FormatError> {
        // Two's complement of the type's own width, for octal and hexadecimal.
        let (number, bits) = match value {
            Argument::Null => return Ok(self.print_text("null")),
            Argument::Byte(value) => (i64::from(*value), 8),
            Argument::Short(value) => (i64::from(*value), 16),
            Argument::Int(value) => (i64::from(*value), 32),
            Argument::Long(value) => (*value, 64),
            Argument::BigInteger => {
                let text = text.unwrap_or("0");
                let (negative, digits) = match text.strip_prefix('-') {
                    Some(digits) => (true, digits),
                    None => (false, text),
                };
                if self.conversion == 'd' {
                    return Ok(self.signed(negative, |width| self.magnitude(digits, width)));
                }
                let (digits, prefix) = match (self.conversion, self.upper_case) {
                    ('o', _) => (digits.to_owned(), "0"),
                    (_, false) => (digits.to_owned(), "0x"),
                    (_, true) => (digits.to_uppercase(), "0X"),
                };
                let prefix = if self.has('#') { prefix } else { "" };
                return Ok(self.signed(negative, |width| {
                    let length = prefix.len() + digits.len();
                    let missing = width.map_or(0, |width| width.saturating_sub(length));
                    format!("{prefix}{}{digits}", "0".repeat(missing))
                }));
            }
            _ => return Err(FormatError::IllegalFormatConversion(self.conversion)),
        };
        if self.conversion == 'd' {
            let digits = number.unsigned_abs().to_string();
            return Ok(self.signed(number < 0, |width| self.magnitude(&digits, width)));
        }
        self.check_flags("( +")?;
        let unsigned = if bits == 64 {
            number as u64
        } else {
            number as u64 & ((1 << bits) - 1)
        };
        let (digits, prefix) = match (self.conversion, self.upper_case) {
            ('o', _) => (format!("{unsigned:o}"), "0"),
            (_, false) => (format!("{unsigned:x}"), "0x"),
            (_, true) => (format!("{unsigned:X}"), "0X"),
        };
        let prefix = if self.has('#') { prefix } else { "" };
        let zeros = match self.width {
            Some(width) if self.has('0') => {
                "0".repeat((width.max(0) as usize).saturating_sub(digits.len() + prefix.len()))
            }
            _ => String::new(),
        };
        Ok(self.justified(&format!("{prefix}{zeros}{digits}")))
    }

    /// Sign, magnitude and closing parenthesis. `body` is told the width it is to fill with zeros,
    /// its sign not counted.
    pub(super) fn signed(&self, negative: bool, body: impl Fn(Option<usize>) -> String) -> String {
        let (before, after) = match negative {
            true if self.has('(') => ("(", ")"),
            true => ("-", ""),
            false if self.has('+') => ("+", ""),
            false if self.has(' ') => (" ", ""),
            false => ("", ""),
        };
        let width = self
            .width
            .filter(|_| self.has('0'))
            .map(|width| (width.max(0) as usize).saturating_sub(before.len() + after.len()));
        self.justified(&format!("{before}{}{after}", body(width)))
    }

    /// Digits with a possible fraction: grouped if asked for, then filled with zeros.
    pub(super) fn magnitude(&self, digits: &str, width: Option<usize>) -> String {
        let whole_length = digits.find('.').unwrap_or(digits.len());
        let (whole, fraction) = digits.split_at(whole_length);
        let mut result = String::new();
        if self.has(',') {
            for (at, digit) in whole.chars().enumerate() {
                if at > 0 && (whole.len() - at).is_multiple_of(3) {
                    result.push(',');
                }
                result.push(digit);
            }
        } else {
            result.push_str(whole);
        }
        result.push_str(fraction);
        let missing = width.map_or(0, |width| width.saturating_sub(result.len()));
        format!("{}{result}", "0".repeat(missing))
    }

    fn print_float(&self, value: &Argument, text: Option<&str>) -> Result<String, FormatError> {
        let number = match value {
            Argument::Null => return Ok(self.print_text("null")),
            Argument::Float(value) => f64::from(*value),
            Argument::Double(value) => *value,
            Argument::BigDecimal if self.conversion != 'a' => {
                return Ok(self.print_big_decimal(text.unwrap_or("0")));
            }
            _ => return Err(FormatError::IllegalFormatConversion(self.conversion)),
        };
        if number.is_nan() {
            return Ok(self.justified(if self.upper_case { "NAN" } else { "NaN" }));
        }
        let negative = number.is_sign_negative();
        if number.is_infinite() {
            let text = if self.upper_case {
                "INFINITY"
            } else {
                "Infinity"
            };
            let plain = self.signed(negative, |_| text.to_owned());
            return Ok(plain);
        }
        match self.conversion {
            'f' => {
                let digits = self.fixed(&Decimal::of_double(number), self.precision.unwrap_or(6));
                Ok(self.signed(negative, |width| self.magnitude(&digits, width)))
            }
            'e' => {
                let decimal = Decimal::of_double(number);
                Ok(self.scientific(negative, &decimal, self.precision.unwrap_or(6)))
            }
            'g' => Ok(self.general(negative, number)),
            _ => Ok(self.hexadecimal(negative, number)),
        }
    }

    pub(super) fn fixed(&self, decimal: &Decimal, precision: i32) -> String {
        let mut text = decimal.fixed(precision);
        if self.has('#') && precision == 0 {
            text.push('.');
        }
        text
    }

    fn scientific(&self, negative: bool, decimal: &Decimal, precision: i32) -> String {
        let (mut mantissa, exponent) = decimal.scientific(precision);
        if self.has('#') && precision == 0 {
            mantissa.push('.');
        }
        let letter = if self.upper_case { 'E' } else { 'e' };
        let sign = if exponent < 0 { '-' } else { '+' };
        let tail = format!("{letter}{sign}{:02}", exponent.unsigned_abs());
        self.signed(negative, |width| {
            let width = width.map(|width| width.saturating_sub(tail.len()));
            format!("{}{tail}", self.magnitude(&mantissa, width))
        })
    }

    /// Plain between 10⁻⁴ and 10 to the precision, after rounding; scientific otherwise.
    fn general(&self, negative: bool, number: f64) -> String {
        let precision = match self.precision {
            None => 6,
            Some(0) => 1,
            Some(precision) => precision,
        };
        if number == 0.0 {
            let digits = Decimal::of_double(0.0).fixed(precision - 1);
            return self.signed(negative, |width| self.magnitude(&digits, width));
        }
        let decimal = Decimal::of_double(number);
        let exponent = decimal.rounded(precision).exponent - 1;
        if exponent < -4 || exponent >= precision {
            return self.scientific(negative, &decimal, precision - 1);
        }
        let digits = decimal.fixed(precision - exponent - 1);
        self.signed(negative, |width| self.magnitude(&digits, width))
    }

    fn hexadecimal(&self, negative: bool, number: f64) -> String {
        let text = match self.precision {
            None => hexadecimal_text(number.abs()),
            Some(precision) => rounded_hexadecimal(number.abs(), precision.max(1) as usize),
        };
        let text = if self.upper_case {
            text.to_uppercase()
        } else {
            text
        };
        self.signed(negative, |width| {
            let (prefix, digits) = text.split_at(2);
            let missing = width.map_or(0, |width| width.saturating_sub(text.len()));
            format!("{prefix}{}{digits}", "0".repeat(missing))
        })
    }
}

/// With so many digits behind the point, rounded half to even; what is below the normal numbers is
/// shown normalized. The value is not below zero.
fn rounded_hexadecimal(value: f64, precision: usize) -> String {
    let with_zeros = |text: &str| {
        let (mantissa, exponent) = text.split_once('p').unwrap_or((text, "0"));
        let digits = mantissa.len().saturating_sub("0x1.".len());
        let zeros = "0".repeat(precision.saturating_sub(digits));
        format!("{mantissa}{zeros}p{exponent}")
    };
    if value == 0.0 || precision >= 13 {
        return with_zeros(&hexadecimal_text(value));
    }
    const SCALE: i32 = 54;
    let is_subnormal = value < f64::MIN_POSITIVE;
    let scaled = if is_subnormal {
        value * 2f64.powi(SCALE)
    } else {
        value
    };
    let dropped = 52 - 4 * precision as u32;
    let bits = scaled.to_bits();
    let kept = bits >> dropped;
    let rest = bits & ((1 << dropped) - 1);
    let half = 1 << (dropped - 1);
    let up = rest > half || (rest == half && kept & 1 == 1);
    let rounded = f64::from_bits((kept + u64::from(up)) << dropped);
    if rounded.is_infinite() {
        return with_zeros("0x1.0p1024");
    }
    let text = hexadecimal_text(rounded);
    if !is_subnormal {
        return with_zeros(&text);
    }
    let (mantissa, exponent) = text.split_once('p').unwrap_or((&text, "0"));
    let exponent = exponent.parse::<i32>().unwrap_or(0) - SCALE;
    with_zeros(&format!("{mantissa}p{exponent}"))
}
