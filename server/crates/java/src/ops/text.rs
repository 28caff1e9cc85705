//! The text of floating-point values, as `Double.toString` and `Float.toString` specify it: the
//! fewest digits that tell the value from its neighbours, plain between 10⁻³ and 10⁷, otherwise in
//! scientific notation, always with a digit after the point.

/// `Double.toString(value)`.
pub fn double_to_string(value: f64) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "Infinity" } else { "-Infinity" }.to_owned();
    }
    let size = value.abs();
    let shortest = format!("{size:e}");
    let nearest = format!("{size:.*e}", shown_decimals(&shortest));
    let digits = if nearest.parse() == Ok(size) {
        nearest
    } else {
        shortest
    };
    layout(value.is_sign_negative(), value == 0.0, &digits)
}

/// `Float.toString(value)`.
pub fn float_to_string(value: f32) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "Infinity" } else { "-Infinity" }.to_owned();
    }
    let size = value.abs();
    let shortest = format!("{size:e}");
    let nearest = format!("{size:.*e}", shown_decimals(&shortest));
    let digits = if nearest.parse() == Ok(size) {
        nearest
    } else {
        shortest
    };
    layout(value.is_sign_negative(), value == 0.0, &digits)
}

/// Digits after the point of the shown number: as many as the shortest text has, but at least one.
/// Of the numbers with so many digits the closest is shown, on a tie the even one: `4.9E-324`, not
/// `5.0E-324`; `1527385.2`, not `1527385.3`.
fn shown_decimals(shortest: &str) -> usize {
    let mantissa = shortest.split('e').next().unwrap_or(shortest);
    mantissa
        .split_once('.')
        .map_or(1, |(_, fraction)| fraction.len())
}

/// `scientific` is `d.ddde±x` with the shortest digits.
fn layout(negative: bool, zero: bool, scientific: &str) -> String {
    let sign = if negative { "-" } else { "" };
    if zero {
        return format!("{sign}0.0");
    }
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let digits: String = mantissa.chars().filter(|c| *c != '.').collect();
    let digits = match digits.strip_suffix('0') {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => digits,
    };
    if (-3..7).contains(&exponent) {
        if exponent < 0 {
            let zeros = "0".repeat((-exponent - 1) as usize);
            return format!("{sign}0.{zeros}{digits}");
        }
        let whole = exponent as usize + 1;
        if digits.len() <= whole {
            let zeros = "0".repeat(whole - digits.len());
            return format!("{sign}{digits}{zeros}.0");
        }
        let (whole, fraction) = digits.split_at(whole);
        return format!("{sign}{whole}.{fraction}");
    }
    let (first, rest) = digits.split_at(1.min(digits.len()));
    let rest = if rest.is_empty() { "0" } else { rest };
    format!("{sign}{first}.{rest}E{exponent}")
}
