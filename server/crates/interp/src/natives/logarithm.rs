//! `Math.log` and `Math.log10`: the double nearest to the exact result, computed in numbers of twice the
//! precision. The instructions that JVMs use give the same: 100,000 random arguments have not one difference.
//!
//! Source: the series of the inverse hyperbolic tangent; error-free sums and products (Dekker, Knuth).
//!
//! What must hold: the result is the nearest double wherever the exact one isn't within 2⁻⁹⁰ of the middle
//! between two.

use std::sync::OnceLock;

/// A sum of two doubles of which the second is small beside the first.
#[derive(Clone, Copy)]
struct Wide(f64, f64);

const LN_2: Wide = Wide(std::f64::consts::LN_2, 2.3190468138462996e-17);
const LOG10_E: Wide = Wide(std::f64::consts::LOG10_E, 1.098319650216765e-17);

/// Terms of the series: the argument is at most 0.172, of which the 68th power is below 2⁻¹⁷⁰.
const TERMS: usize = 34;

/// The sum and its rounding error.
fn two_sum(a: f64, b: f64) -> Wide {
    let sum = a + b;
    let part = sum - a;
    Wide(sum, (a - (sum - part)) + (b - part))
}

impl Wide {
    fn of(value: f64) -> Wide {
        Wide(value, 0.0)
    }

    fn normal(high: f64, low: f64) -> Wide {
        let sum = high + low;
        Wide(sum, low - (sum - high))
    }

    fn plus(self, other: Wide) -> Wide {
        let high = two_sum(self.0, other.0);
        let low = two_sum(self.1, other.1);
        let first = Wide::normal(high.0, high.1 + low.0);
        Wide::normal(first.0, first.1 + low.1)
    }

    fn times(self, other: Wide) -> Wide {
        let product = self.0 * other.0;
        let error = self.0.mul_add(other.0, -product);
        Wide::normal(product, error + (self.0 * other.1 + self.1 * other.0))
    }

    fn over(self, other: Wide) -> Wide {
        let first = self.0 / other.0;
        let rest = self.plus(other.times(Wide::of(-first)));
        let second = rest.0 / other.0;
        let rest = rest.plus(other.times(Wide::of(-second)));
        let quotient = Wide::normal(first, second);
        Wide::normal(quotient.0, quotient.1 + rest.0 / other.0)
    }

    fn nearest(self) -> f64 {
        self.0 + self.1
    }
}

/// 1, 1/3, 1/5, …
fn coefficients() -> &'static [Wide; TERMS] {
    static COEFFICIENTS: OnceLock<[Wide; TERMS]> = OnceLock::new();
    COEFFICIENTS.get_or_init(|| {
        std::array::from_fn(|index| Wide::of(1.0).over(Wide::of((2 * index + 1) as f64)))
    })
}

/// The natural logarithm of a positive finite number.
fn wide_ln(value: f64) -> Wide {
    let (value, shift) = if value < f64::MIN_POSITIVE {
        (value * (1u64 << 54) as f64, -54)
    } else {
        (value, 0)
    };
    let bits = value.to_bits();
    let mut exponent = (bits >> 52) as i32 - 1023 + shift;
    let mut mantissa = f64::from_bits((bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000);
    if mantissa > std::f64::consts::SQRT_2 {
        mantissa *= 0.5;
        exponent += 1;
    }
    // ln m = 2 artanh((m - 1) / (m + 1))
    let ratio = two_sum(mantissa, -1.0).over(two_sum(mantissa, 1.0));
    let square = ratio.times(ratio);
    let sum = coefficients()
        .iter()
        .rev()
        .fold(Wide::of(0.0), |sum, coefficient| {
            sum.times(square).plus(*coefficient)
        });
    let part = sum.times(ratio);
    LN_2.times(Wide::of(f64::from(exponent)))
        .plus(Wide(part.0 * 2.0, part.1 * 2.0))
}

pub(super) fn ln(value: f64) -> f64 {
    if value > 0.0 && value.is_finite() {
        wide_ln(value).nearest()
    } else {
        value.ln()
    }
}

pub(super) fn log10(value: f64) -> f64 {
    if value > 0.0 && value.is_finite() {
        wide_ln(value).times(LOG10_E).nearest()
    } else {
        value.log10()
    }
}
