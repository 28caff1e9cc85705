//! Prints a `BigDecimal`: from its exact digits and scale, which its text gives.
//!
//! Source: documentation of `java.util.Formatter`, Java SE 17, checked against a JVM.

use super::specifier::Specifier;
use crate::natives::decimal::Decimal;

/// The absolute value: digits × 10^-scale.
struct Unscaled {
    digits: String,
    scale: i64,
}

impl Unscaled {
    /// Of what `BigDecimal.toString` gives.
    fn of_text(text: &str) -> Self {
        let text = text.trim_start_matches('-');
        let (mantissa, exponent) = text.split_once('E').unwrap_or((text, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = format!("{whole}{fraction}");
        let digits = match all.trim_start_matches('0') {
            "" => "0",
            digits => digits,
        };
        Unscaled {
            digits: digits.to_owned(),
            scale: fraction.len() as i64 - exponent.parse::<i64>().unwrap_or(0),
        }
    }

    /// Rounded half up to so many digits, at least one.
    fn rounded(&self, count: usize) -> Self {
        let Some(next) = self.digits.as_bytes().get(count) else {
            return Unscaled {
                digits: self.digits.clone(),
                scale: self.scale,
            };
        };
        let dropped = self.digits.len() - count;
        let mut digits: Vec<u8> = self.digits.bytes().take(count).collect();
        let mut scale = self.scale - dropped as i64;
        if *next >= b'5' {
            let nines = digits
                .iter()
                .rev()
                .take_while(|&&digit| digit == b'9')
                .count();
            let keep = count - nines;
            digits[keep..].fill(b'0');
            match keep.checked_sub(1) {
                Some(last) => digits[last] += 1,
                None => {
                    digits[0] = b'1';
                    scale -= 1;
                }
            }
        }
        Unscaled {
            digits: String::from_utf8_lossy(&digits).into_owned(),
            scale,
        }
    }

    /// The power of ten of the first digit.
    fn exponent(&self) -> i64 {
        self.digits.len() as i64 - 1 - self.scale
    }
}

impl Specifier {
    pub(super) fn print_big_decimal(&self, text: &str) -> String {
        let value = Unscaled::of_text(text);
        let negative = text.starts_with('-');
        let precision = self.precision.unwrap_or(6);
        if self.conversion == 'f' {
            return self.big_fixed(negative, text, precision);
        }
        if self.conversion == 'e' {
            return self.big_scientific(negative, &value, precision);
        }
        let precision = precision.max(1);
        let exponent = value.rounded(precision as usize).exponent();
        let is_zero = value.digits == "0";
        let is_plain = if is_zero {
            value.scale == 0
        } else {
            exponent >= -4 && exponent < i64::from(precision)
        };
        if is_plain {
            self.big_fixed(negative, text, precision - exponent as i32 - 1)
        } else {
            self.big_scientific(negative, &value, precision - 1)
        }
    }

    fn big_fixed(&self, negative: bool, text: &str, precision: i32) -> String {
        let digits = self.fixed(&Decimal::of_text(text), precision);
        self.signed(negative, |width| self.magnitude(&digits, width))
    }

    fn big_scientific(&self, negative: bool, value: &Unscaled, precision: i32) -> String {
        let wanted = precision.max(0) as usize + 1;
        let zeros = wanted.saturating_sub(value.digits.len());
        let shown = value.rounded(wanted);
        let (first, rest) = shown.digits.split_at(1);
        let mut mantissa = first.to_owned();
        if !rest.is_empty() || zeros > 0 || self.has('#') {
            mantissa.push('.');
        }
        mantissa.push_str(rest);
        mantissa.push_str(&"0".repeat(zeros));
        let exponent = shown.exponent();
        let sign = if exponent < 0 { '-' } else { '+' };
        // The JDK forgets the zero before this exponent.
        let exponent = if shown.scale == 0 && exponent == 9 {
            format!("{sign}9")
        } else {
            format!("{sign}{:02}", exponent.unsigned_abs())
        };
        let letter = if self.upper_case { 'E' } else { 'e' };
        self.signed(negative, |width| {
            let width = width.map(|width| width.saturating_sub(exponent.len() + 1));
            format!("{}{letter}{exponent}", self.magnitude(&mantissa, width))
        })
    }
}
