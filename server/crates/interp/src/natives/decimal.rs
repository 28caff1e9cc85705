//! Decimal digits of a floating-point value, and rounding them.

use java::ops::{Shown, double_digits};

/// A number not below zero: 0.d₁d₂d₃… × 10^`exponent`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Decimal {
    /// From 0 to 9; empty or starting with 0 only for zero.
    digits: Vec<u8>,
    pub(super) exponent: i32,
}

impl Decimal {
    /// The digits from which a `Formatter` rounds, of the absolute value; it must be finite.
    pub(super) fn of_double(value: f64) -> Self {
        if value == 0.0 {
            return Decimal::zero();
        }
        let made = double_digits(value, Shown::Formatted);
        Decimal::of_digits(made.digits, made.exponent)
    }

    fn zero() -> Self {
        Decimal {
            digits: Vec::new(),
            exponent: 1,
        }
    }

    fn of_digits(mut digits: Vec<u8>, exponent: i32) -> Self {
        let trailing = digits.iter().rev().take_while(|&&digit| digit == 0).count();
        digits.truncate(digits.len() - trailing);
        Decimal { digits, exponent }
    }

    /// Of a text such as `-12.50` or `1.0E-5`, without its sign.
    pub(super) fn of_text(text: &str) -> Self {
        let text = text.trim_start_matches(['-', '+']);
        let (mantissa, scale) = text.split_once(['E', 'e']).unwrap_or((text, "0"));
        let scale: i32 = scale.parse().unwrap_or(0);
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = whole.bytes().chain(fraction.bytes());
        let mut digits: Vec<u8> = all.map(|byte| byte.wrapping_sub(b'0')).collect();
        let leading = digits.iter().take_while(|&&digit| digit == 0).count();
        if leading == digits.len() {
            return Decimal::zero();
        }
        digits.drain(..leading);
        Decimal::of_digits(digits, whole.len() as i32 - leading as i32 + scale)
    }

    /// Rounded half up to so many significant digits; zero when that is less than none.
    pub(super) fn rounded(&self, count: i32) -> Decimal {
        let Ok(keep) = usize::try_from(count) else {
            return Decimal::zero();
        };
        let Some(&next) = self.digits.get(keep) else {
            return self.clone();
        };
        let mut digits = self.digits[..keep].to_vec();
        let mut exponent = self.exponent;
        if next >= 5 {
            while digits.last() == Some(&9) {
                digits.pop();
            }
            match digits.last_mut() {
                Some(digit) => *digit += 1,
                None => {
                    digits.push(1);
                    exponent += 1;
                }
            }
        }
        Decimal { digits, exponent }
    }

    fn digit(&self, at: i32) -> char {
        let digit = usize::try_from(at)
            .ok()
            .and_then(|at| self.digits.get(at))
            .copied();
        char::from(b'0' + digit.unwrap_or(0))
    }

    /// With so many digits after the point.
    pub(super) fn fixed(&self, precision: i32) -> String {
        let precision = precision.max(0);
        let rounded = self.rounded(self.exponent.saturating_add(precision));
        let mut text = String::new();
        for at in 0..rounded.exponent.max(1) {
            let shift = if rounded.exponent < 1 {
                rounded.exponent - 1
            } else {
                0
            };
            text.push(rounded.digit(at + shift));
        }
        if precision > 0 {
            text.push('.');
        }
        for at in 0..precision {
            text.push(rounded.digit(rounded.exponent + at));
        }
        text
    }

    /// `d.ddd` with so many digits after the point, and the exponent that goes with it.
    pub(super) fn scientific(&self, precision: i32) -> (String, i32) {
        let precision = precision.max(0);
        let rounded = self.rounded(precision + 1);
        let mut text = String::from(rounded.digit(0));
        if precision > 0 {
            text.push('.');
        }
        for at in 1..=precision {
            text.push(rounded.digit(at));
        }
        (
            text,
            if rounded.digits.is_empty() {
                0
            } else {
                rounded.exponent - 1
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    #[test]
    fn rounds_half_up_from_the_shown_digits() {
        let check = |value: f64, precision: i32, expected: &str| {
            assert_eq!(
                Decimal::of_double(value).fixed(precision),
                expected,
                "{value}"
            );
        };
        check(0.125, 2, "0.13");
        check(1.005, 2, "1.01");
        check(0.0, 3, "0.000");
        check(0.5, 0, "1");
        check(0.4, 0, "0");
        check(9.995, 2, "10.00");
        check(99.5, 0, "100");
        check(0.0049, 2, "0.00");
        check(0.005, 2, "0.01");
        check(0.00005, 2, "0.00");
        check(1e21, 1, "1000000000000000000000.0");
        check(123.456, 5, "123.45600");
    }

    #[test]
    fn scientific_form() {
        let check = |value: f64, precision: i32, expected: (&str, i32)| {
            let (text, exponent) = Decimal::of_double(value).scientific(precision);
            assert_eq!((text.as_str(), exponent), expected, "{value}");
        };
        check(12345.678, 2, ("1.23", 4));
        check(0.0, 1, ("0.0", 0));
        check(9.996, 2, ("1.00", 1));
        check(1e-5, 0, ("1", -5));
    }
}
