//! Functions of `java.lang.StrictMath` whose results are specified to be those of fdlibm 5.3: those
//! for which the `libm` crate follows another algorithm.
//!
//! Source: the methods described in fdlibm's sources (Sun Microsystems, 1993).
//!
//! What must hold: the results are bit for bit those of a JVM, which the corpus checks.

mod trigonometry;

pub(super) use trigonometry::{cos, sin, tan};

/// The upper half of a number's bits without the sign: what fdlibm compares magnitudes by.
fn high_word(value: f64) -> u32 {
    ((value.to_bits() >> 32) as u32) & 0x7FFF_FFFF
}

/// The number with the lower half of its bits cleared.
fn cleared(value: f64) -> f64 {
    f64::from_bits(value.to_bits() & 0xFFFF_FFFF_0000_0000)
}

/// `sqrt(x² + y²)` without overflow of the squares, the error less than one ulp.
pub(super) fn hypot(x: f64, y: f64) -> f64 {
    let (mut a, mut b) = (x.abs(), y.abs());
    if a.is_infinite() || b.is_infinite() {
        return f64::INFINITY;
    }
    if a.is_nan() || b.is_nan() {
        return f64::NAN;
    }
    if high_word(b) > high_word(a) {
        std::mem::swap(&mut a, &mut b);
    }
    if i64::from(high_word(a)) - i64::from(high_word(b)) > 0x3C0_0000 {
        return a + b;
    }
    let mut scale = 0i32;
    if high_word(a) > 0x5F30_0000 {
        let factor = power_of_two(-600);
        (a, b, scale) = (a * factor, b * factor, 600);
    }
    if high_word(b) < 0x20B0_0000 {
        if b == 0.0 {
            return a * power_of_two(scale);
        }
        if high_word(b) <= 0x000F_FFFF {
            let factor = power_of_two(1022);
            (a, b, scale) = (a * factor, b * factor, scale - 1022);
        } else {
            let factor = power_of_two(600);
            (a, b, scale) = (a * factor, b * factor, scale - 600);
        }
    }
    let difference = a - b;
    let root = if difference > b {
        let first = cleared(a);
        let second = a - first;
        (first * first - (b * -b - second * (a + first))).sqrt()
    } else {
        let doubled = a + a;
        let (first, third) = (cleared(b), cleared(doubled));
        let (second, fourth) = (b - first, doubled - third);
        (third * first - (difference * -difference - (third * second + fourth * b))).sqrt()
    };
    if scale == 0 {
        root
    } else {
        root * power_of_two(scale)
    }
}

/// For exponents of normal numbers.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((i64::from(exponent) + 1023) as u64) << 52)
}

/// The largest `x` for which `e^x` is finite, by its bits.
const OVERFLOW: u64 = 0x4086_33CE_8FB9_F87D;

/// `(e^x - e^-x) / 2`
pub(super) fn sinh(x: f64) -> f64 {
    let high = high_word(x);
    if high >= 0x7FF0_0000 {
        return x + x;
    }
    let half = if x < 0.0 { -0.5 } else { 0.5 };
    if high < 0x4036_0000 {
        if high < 0x3E30_0000 {
            return x;
        }
        let t = libm::expm1(x.abs());
        return if high < 0x3FF0_0000 {
            half * (2.0 * t - t * t / (t + 1.0))
        } else {
            half * (t + t / (t + 1.0))
        };
    }
    large_hyperbolic(x, half)
}

/// `half * e^|x|`
fn large_hyperbolic(x: f64, half: f64) -> f64 {
    let size = x.abs();
    if high_word(x) < 0x4086_2E42 {
        return half * libm::exp(size);
    }
    if size.to_bits() <= OVERFLOW {
        let root = libm::exp(0.5 * size);
        return half * root * root;
    }
    if half < 0.0 {
        f64::NEG_INFINITY
    } else {
        f64::INFINITY
    }
}

/// `(e^x + e^-x) / 2`
pub(super) fn cosh(x: f64) -> f64 {
    let high = high_word(x);
    if high >= 0x7FF0_0000 {
        return x * x;
    }
    if high < 0x3FD6_2E43 {
        let t = libm::expm1(x.abs());
        let w = 1.0 + t;
        if high < 0x3C80_0000 {
            return w;
        }
        return 1.0 + (t * t) / (w + w);
    }
    if high < 0x4036_0000 {
        let t = libm::exp(x.abs());
        return 0.5 * t + 0.5 / t;
    }
    large_hyperbolic(x, 0.5)
}

/// `sinh(x) / cosh(x)`
pub(super) fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let high = high_word(x);
    let size = if high >= 0x4036_0000 {
        1.0
    } else if high < 0x3C80_0000 {
        return x * (1.0 + x);
    } else if high >= 0x3FF0_0000 {
        1.0 - 2.0 / (libm::expm1(2.0 * x.abs()) + 2.0)
    } else {
        let t = libm::expm1(-2.0 * x.abs());
        -t / (t + 2.0)
    };
    if x.is_sign_negative() { -size } else { size }
}

/// The real cube root, from an estimate of 5 bits made better to 23 and then by one step of Newton.
pub(super) fn cbrt(x: f64) -> f64 {
    let size = x.abs();
    if !size.is_finite() || size == 0.0 {
        return x + x;
    }
    let high = high_word(size);
    let mut t = if high < 0x0010_0000 {
        let scaled = power_of_two(54) * size;
        from_high_word(high_word(scaled) / 3 + 696_219_795)
    } else {
        from_high_word(high / 3 + 715_094_163)
    };
    let r = t * t / size;
    let s = 19.0 / 35.0 + r * t;
    t *= 5.0 / 14.0 + (45.0 / 28.0) / (s + 99.0 / 70.0 + (-864.0 / 1225.0) / s);
    t = from_high_word(high_word(t) + 1);
    let s = t * t;
    let r = (size / s - t) / (t + t + size / s);
    (t + t * r).copysign(x)
}

fn from_high_word(high: u32) -> f64 {
    f64::from_bits(u64::from(high) << 32)
}

const LN2_HIGH: f64 = 6.931_471_803_691_238e-1;
const LN2_LOW: f64 = 1.908_214_929_270_587_7e-10;

/// The coefficients of the polynomial for `log(1 + f)`, odd and even ones taken in turn.
const LOG: [f64; 7] = [
    6.666_666_666_666_735e-1,
    3.999_999_999_940_942e-1,
    2.857_142_874_366_239e-1,
    2.222_219_843_214_978_4e-1,
    1.818_357_216_161_805e-1,
    1.531_383_769_920_937_3e-1,
    1.479_819_860_511_658_6e-1,
];

/// A positive finite number as `(k, m)` with the number being `m * 2^k`, `1 <= m < 2`.
fn split(x: f64) -> (i32, f64) {
    let (mut exponent, mut value) = (0, x);
    if high_word(value) < 0x0010_0000 {
        exponent -= 54;
        value *= power_of_two(54);
    }
    exponent += (high_word(value) >> 20) as i32 - 1023;
    let mantissa = value.to_bits() & 0x000F_FFFF_FFFF_FFFF;
    (exponent, f64::from_bits(mantissa | 1023 << 52))
}

/// The natural logarithm.
pub(super) fn log(x: f64) -> f64 {
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x < 0.0 || x.is_nan() {
        return f64::NAN;
    }
    if x.is_infinite() {
        return x;
    }
    let (mut exponent, mut mantissa) = split(x);
    let high = (high_word(mantissa) & 0x000F_FFFF) as i32;
    if (high + 0x95F64) & 0x10_0000 != 0 {
        mantissa *= 0.5;
        exponent += 1;
    }
    let (k, f) = (f64::from(exponent), mantissa - 1.0);
    if 0x000F_FFFF & (2 + high) < 3 {
        if f == 0.0 {
            return if exponent == 0 {
                0.0
            } else {
                k * LN2_HIGH + k * LN2_LOW
            };
        }
        let r = f * f * (0.5 - 0.333_333_333_333_333_3 * f);
        return if exponent == 0 {
            f - r
        } else {
            k * LN2_HIGH - ((r - k * LN2_LOW) - f)
        };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let even = w * (LOG[1] + w * (LOG[3] + w * LOG[5]));
    let odd = z * (LOG[0] + w * (LOG[2] + w * (LOG[4] + w * LOG[6])));
    let r = odd + even;
    if (high - 0x6147A) | (0x6B851 - high) > 0 {
        let half_square = 0.5 * f * f;
        if exponent == 0 {
            f - (half_square - s * (half_square + r))
        } else {
            k * LN2_HIGH - ((half_square - (s * (half_square + r) + k * LN2_LOW)) - f)
        }
    } else if exponent == 0 {
        f - s * (f - r)
    } else {
        k * LN2_HIGH - ((s * (f - r) - k * LN2_LOW) - f)
    }
}

/// The logarithm to the base 10; exact for powers of ten.
pub(super) fn log10(x: f64) -> f64 {
    if x.is_nan() || x <= 0.0 || x.is_infinite() {
        return log(x);
    }
    let (exponent, mantissa) = split(x);
    let (k, m) = if exponent < 0 {
        (f64::from(exponent + 1), mantissa * 0.5)
    } else {
        (f64::from(exponent), mantissa)
    };
    let low = k * 3.694_239_077_158_931e-13 + std::f64::consts::LOG10_E * log(m);
    low + k * 3.010_299_956_636_117_7e-1
}

/// The natural logarithm of `1 + x`, exact also where `x` is small.
pub(super) fn log1p(x: f64) -> f64 {
    if x.is_nan() || x == f64::INFINITY {
        return x;
    }
    if x <= -1.0 {
        return if x == -1.0 {
            f64::NEG_INFINITY
        } else {
            f64::NAN
        };
    }
    let high = high_word(x);
    if high < 0x3E20_0000 {
        return if high < 0x3C90_0000 {
            x
        } else {
            x - x * x * 0.5
        };
    }
    // 1 + x is 2^exponent * (1 + f); `lost` is what rounding it took away.
    let (mut exponent, mut f, mut lost, mut fraction) = (0, x, 0.0, 1);
    let is_near = if x < 0.0 {
        high <= 0x3FD2_BEC3
    } else {
        high < 0x3FDA_827A
    };
    if !is_near {
        let sum = if high < 0x4340_0000 { 1.0 + x } else { x };
        exponent = (high_word(sum) >> 20) as i32 - 1023;
        if high < 0x4340_0000 {
            lost = if exponent > 0 {
                1.0 - (sum - x)
            } else {
                x - (sum - 1.0)
            };
            lost /= sum;
        }
        fraction = high_word(sum) & 0x000F_FFFF;
        let mantissa = sum.to_bits() & 0x000F_FFFF_FFFF_FFFF;
        if fraction < 0x6_A09E {
            f = f64::from_bits(mantissa | 0x3FF0_0000_0000_0000) - 1.0;
        } else {
            exponent += 1;
            f = f64::from_bits(mantissa | 0x3FE0_0000_0000_0000) - 1.0;
            fraction = (0x0010_0000 - fraction) >> 2;
        }
    }
    let k = f64::from(exponent);
    let half_square = 0.5 * f * f;
    if fraction == 0 {
        if f == 0.0 {
            return if exponent == 0 {
                0.0
            } else {
                k * LN2_HIGH + (lost + k * LN2_LOW)
            };
        }
        let r = half_square * (1.0 - 0.666_666_666_666_666_6 * f);
        return if exponent == 0 {
            f - r
        } else {
            k * LN2_HIGH - ((r - (k * LN2_LOW + lost)) - f)
        };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = LOG
        .iter()
        .rev()
        .fold(0.0, |sum, coefficient| z * (coefficient + sum));
    if exponent == 0 {
        f - (half_square - s * (half_square + r))
    } else {
        k * LN2_HIGH - ((half_square - (s * (half_square + r) + (k * LN2_LOW + lost))) - f)
    }
}

/// The angle of a point; far left of the origin the second half of π is added after rounding.
pub(super) fn atan2(y: f64, x: f64) -> f64 {
    const LOW_OF_PI: f64 = 1.224_646_799_147_353_2e-16;
    let distance = (i64::from(high_word(y)) - i64::from(high_word(x))) >> 20;
    if distance > 60 && x < 0.0 && x.is_finite() && y.is_finite() {
        let right = std::f64::consts::FRAC_PI_2 + 0.5 * LOW_OF_PI;
        return (std::f64::consts::PI - (right - LOW_OF_PI)).copysign(y);
    }
    libm::atan2(y, x)
}
