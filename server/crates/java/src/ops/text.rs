//! The text of floating-point values as JVMs before Java 19 show it: plain between 10⁻³ and 10⁷,
//! otherwise in scientific notation, always with a digit after the point.

use super::decimal_digits::{DecimalDigits, Shown, double_digits, float_digits};

/// `Double.toString(value)`.
pub fn double_to_string(value: f64) -> String {
    special(value).unwrap_or_else(|| {
        let digits = double_digits(value, Shown::Plainly);
        layout(value.is_sign_negative(), &digits)
    })
}

/// `Float.toString(value)`.
pub fn float_to_string(value: f32) -> String {
    special(f64::from(value)).unwrap_or_else(|| {
        let digits = float_digits(value, Shown::Plainly);
        layout(value.is_sign_negative(), &digits)
    })
}

/// The text of a value that isn't made of digits, and of zero.
fn special(value: f64) -> Option<String> {
    let size = match value {
        _ if value.is_nan() => return Some("NaN".to_owned()),
        _ if value.is_infinite() => "Infinity",
        0.0 => "0.0",
        _ => return None,
    };
    let sign = if value.is_sign_negative() { "-" } else { "" };
    Some(format!("{sign}{size}"))
}

fn layout(negative: bool, value: &DecimalDigits) -> String {
    let sign = if negative { "-" } else { "" };
    let exponent = value.exponent;
    let digits = || value.digits.iter().map(|digit| char::from(b'0' + digit));
    let shown = |from: usize| {
        let rest: String = digits().skip(from).collect();
        if rest.is_empty() {
            "0".to_owned()
        } else {
            rest
        }
    };
    match exponent {
        1..=7 => {
            let whole = exponent as usize;
            let padded = digits().chain(std::iter::repeat('0')).take(whole);
            format!("{sign}{}.{}", padded.collect::<String>(), shown(whole))
        }
        -2..=0 => format!("{sign}0.{}{}", "0".repeat(-exponent as usize), shown(0)),
        _ => {
            let first: String = digits().take(1).collect();
            format!("{sign}{first}.{}E{}", shown(1), exponent - 1)
        }
    }
}
