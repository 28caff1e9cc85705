//! Sine, cosine and tangent of `java.lang.StrictMath`, whose results are specified to be those of
//! fdlibm 5.3. (The `libm` crate's reduction of arguments is a later one, with another last place.)
//!
//! Source: the methods described in fdlibm's sources (Sun Microsystems, 1993; tangent of 2004).
//!
//! What must hold: the results are bit for bit those of a JVM, which the corpus checks.

use super::{cleared, from_high_word, high_word, power_of_two};

/// A number and a much smaller one, to be added to it.
type Pair = (f64, f64);

pub(in crate::natives) fn sin(x: f64) -> f64 {
    let Some((quadrant, rest)) = reduced(x) else {
        return f64::NAN;
    };
    match quadrant & 3 {
        0 => sin_near_zero(rest),
        1 => cos_near_zero(rest),
        2 => -sin_near_zero(rest),
        _ => -cos_near_zero(rest),
    }
}

pub(in crate::natives) fn cos(x: f64) -> f64 {
    let Some((quadrant, rest)) = reduced(x) else {
        return f64::NAN;
    };
    match quadrant & 3 {
        0 => cos_near_zero(rest),
        1 => -sin_near_zero(rest),
        2 => -cos_near_zero(rest),
        _ => sin_near_zero(rest),
    }
}

pub(in crate::natives) fn tan(x: f64) -> f64 {
    match reduced(x) {
        Some((quadrant, rest)) => tan_near_zero(rest, quadrant & 1 == 1),
        None => f64::NAN,
    }
}

/// `x` as a multiple of π/2 and the rest, at most π/4 in size; `None` for what is not finite.
fn reduced(x: f64) -> Option<(i32, Pair)> {
    let high = high_word(x);
    if high <= 0x3FE9_21FB {
        return Some((0, (x, 0.0)));
    }
    if high >= 0x7FF0_0000 {
        return None;
    }
    let size = x.abs();
    let (multiple, rest) = if high < 0x4002_D97C {
        (1, less_half_pi(size))
    } else if high <= 0x4139_21FB {
        less_multiple(size)
    } else {
        reduced_large(size)
    };
    Some(if x < 0.0 {
        (-multiple, (-rest.0, -rest.1))
    } else {
        (multiple, rest)
    })
}

/// π/2 in parts of 33 bits, each with what is left of π/2 after it.
const HALF_PI: [Pair; 3] = [
    (1.5707963267341256, 6.077100506506192e-11),
    (6.077100506303966e-11, 2.0222662487959506e-21),
    (2.0222662487111665e-21, 8.4784276603689e-32),
];

/// `size - π/2` for a size below 3π/4.
fn less_half_pi(size: f64) -> Pair {
    let mut rest = size - HALF_PI[0].0;
    let mut low = HALF_PI[0].1;
    if high_word(size) == 0x3FF9_21FB {
        rest -= HALF_PI[1].0;
        low = HALF_PI[1].1;
    }
    let first = rest - low;
    (first, (rest - first) - low)
}

/// The nearest multiple of π/2 and the rest, for sizes up to 2¹⁹π/2: as many parts of π/2 as the
/// digits that cancel out ask for.
fn less_multiple(size: f64) -> (i32, Pair) {
    const TWO_OVER_PI: f64 = std::f64::consts::FRAC_2_PI;
    let multiple = (size * TWO_OVER_PI + 0.5) as i32;
    let factor = f64::from(multiple);
    let mut rest = size - factor * HALF_PI[0].0;
    let mut low = factor * HALF_PI[0].1;
    let mut first = rest - low;
    let near = high_word(factor * std::f64::consts::FRAC_PI_2) == high_word(size);
    if multiple >= 32 || near {
        let exponent = (high_word(size) >> 20) as i32;
        for (part, cancelled) in HALF_PI[1..].iter().zip([16, 49]) {
            if exponent - (high_word(first) >> 20) as i32 <= cancelled {
                break;
            }
            let before = rest;
            low = factor * part.0;
            rest = before - low;
            low = factor * part.1 - ((before - rest) - low);
            first = rest - low;
        }
    }
    (multiple, (first, (rest - first) - low))
}

const TWO_TO_24: f64 = 16_777_216.0;
const TWO_TO_MINUS_24: f64 = 1.0 / TWO_TO_24;

/// How many digits of 2/π the product starts with.
const FIRST_DIGITS: usize = 4;

/// The rest of a large size: its digits to the base 2²⁴ times those of 2/π that matter, exactly, then the
/// fraction times π/2.
fn reduced_large(size: f64) -> (i32, Pair) {
    let exponent = (high_word(size) >> 20) as i32 - 1046;
    let mantissa = size.to_bits() & 0x000F_FFFF_FFFF_FFFF;
    let mut left = f64::from_bits(mantissa | 1046 << 52);
    let mut digits = [0.0; 3];
    for digit in &mut digits[..2] {
        *digit = left.trunc();
        left = (left - *digit) * TWO_TO_24;
    }
    digits[2] = left;
    let count = digits
        .iter()
        .rposition(|&digit| digit != 0.0)
        .map_or(1, |last| last + 1);
    let last = count - 1;
    let skipped = ((exponent - 3) / 24).max(0) as usize;
    let mut scale = exponent - 24 * (skipped as i32 + 1);
    let digit_of_two_over_pi = |index: usize| match (skipped + index).checked_sub(last) {
        Some(at) => TWO_OVER_PI.get(at).copied().map_or(0.0, f64::from),
        None => 0.0,
    };
    let product_at = |at: usize| -> f64 {
        let mut sum = 0.0;
        for (index, digit) in digits[..count].iter().enumerate() {
            sum += digit * digit_of_two_over_pi(last + at - index);
        }
        sum
    };
    let mut product: Vec<f64> = (0..=FIRST_DIGITS).map(product_at).collect();
    loop {
        let top = product.len() - 1;
        // The product's digits, the last one first, without what is a multiple of 8.
        let mut chunks: Vec<i32> = Vec::with_capacity(top + 2);
        let mut z = product[top];
        for &next in product[..top].iter().rev() {
            let carry = (TWO_TO_MINUS_24 * z).trunc();
            chunks.push((z - TWO_TO_24 * carry) as i32);
            z = next + carry;
        }
        z = scaled(z, scale);
        z -= 8.0 * (z * 0.125).floor();
        let mut multiple = z as i32;
        z -= f64::from(multiple);
        // Whether the fraction is at least a half, told by its leading bit: 2 if by `z` itself.
        let mut half = 0;
        if scale > 0 {
            let whole = chunks[top - 1] >> (24 - scale);
            multiple += whole;
            chunks[top - 1] -= whole << (24 - scale);
            half = chunks[top - 1] >> (23 - scale);
        } else if scale == 0 {
            half = chunks[top - 1] >> 23;
        } else if z >= 0.5 {
            half = 2;
        }
        if half > 0 {
            multiple += 1;
            let mut borrowed = false;
            for chunk in &mut chunks {
                if borrowed {
                    *chunk = 0xFF_FFFF - *chunk;
                } else if *chunk != 0 {
                    borrowed = true;
                    *chunk = 0x100_0000 - *chunk;
                }
            }
            match scale {
                1 => chunks[top - 1] &= 0x7F_FFFF,
                2 => chunks[top - 1] &= 0x3F_FFFF,
                _ => {}
            }
            if half == 2 {
                z = 1.0 - z;
                if borrowed {
                    z -= scaled(1.0, scale);
                }
            }
        }
        if z == 0.0 {
            if chunks[FIRST_DIGITS..].iter().all(|&chunk| chunk == 0) {
                // All digits cancelled out: as many more as there are zeros.
                let zeros = chunks[..FIRST_DIGITS]
                    .iter()
                    .rev()
                    .take_while(|&&chunk| chunk == 0)
                    .count();
                product.extend((top + 1..=top + zeros + 1).map(product_at));
                continue;
            }
            scale -= 24;
            while chunks.last() == Some(&0) {
                chunks.pop();
                scale -= 24;
            }
        } else {
            z = scaled(z, -scale);
            if z >= TWO_TO_24 {
                let carry = (TWO_TO_MINUS_24 * z).trunc();
                chunks.push((z - TWO_TO_24 * carry) as i32);
                scale += 24;
                chunks.push(carry as i32);
            } else {
                chunks.push(z as i32);
            }
        }
        let rest = times_half_pi(&chunks, scale);
        return (
            multiple & 7,
            if half == 0 { rest } else { (-rest.0, -rest.1) },
        );
    }
}

/// The fraction of the given digits to the base 2²⁴ times π/2.
fn times_half_pi(chunks: &[i32], scale: i32) -> Pair {
    let mut weight = scaled(1.0, scale);
    let mut parts = vec![0.0; chunks.len()];
    for (part, &chunk) in parts.iter_mut().zip(chunks).rev() {
        *part = weight * f64::from(chunk);
        weight *= TWO_TO_MINUS_24;
    }
    let sums: Vec<f64> = (0..parts.len())
        .rev()
        .map(|start| {
            let mut sum = 0.0;
            for (digit, part) in HALF_PI_DIGITS.iter().zip(&parts[start..]) {
                sum += digit * part;
            }
            sum
        })
        .collect();
    let mut total = 0.0;
    for sum in sums.iter().rev() {
        total += sum;
    }
    let mut low = sums[0] - total;
    for sum in &sums[1..] {
        low += sum;
    }
    (total, low)
}

/// `value * 2^exponent`, for results that are normal numbers.
fn scaled(value: f64, exponent: i32) -> f64 {
    value * power_of_two(exponent)
}

/// The sine of a small number.
fn sin_near_zero((x, low): Pair) -> f64 {
    const S: [f64; 6] = [
        -0.16666666666666632,
        0.00833333333332249,
        -0.0001984126982985795,
        2.7557313707070068e-06,
        -2.5050760253406863e-08,
        1.58969099521155e-10,
    ];
    if high_word(x) < 0x3E40_0000 {
        return x;
    }
    let z = x * x;
    let v = z * x;
    let r = S[1] + z * (S[2] + z * (S[3] + z * (S[4] + z * S[5])));
    if low == 0.0 {
        x + v * (S[0] + z * r)
    } else {
        x - ((z * (0.5 * low - v * r) - low) - v * S[0])
    }
}

/// The cosine of a small number.
fn cos_near_zero((x, low): Pair) -> f64 {
    const C: [f64; 6] = [
        0.0416666666666666,
        -0.001388888888887411,
        2.480158728947673e-05,
        -2.7557314351390663e-07,
        2.087572321298175e-09,
        -1.1359647557788195e-11,
    ];
    let high = high_word(x);
    if high < 0x3E40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z * (C[0] + z * (C[1] + z * (C[2] + z * (C[3] + z * (C[4] + z * C[5])))));
    if high < 0x3FD3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * low));
    }
    // A quarter of x, exactly subtracted from 1.
    let quarter = if high > 0x3FE9_0000 {
        0.28125
    } else {
        from_high_word(high - 0x0020_0000)
    };
    let half_square = 0.5 * z - quarter;
    (1.0 - quarter) - (half_square - (z * r - x * low))
}

/// The tangent of a small number, or minus one through it.
fn tan_near_zero((x, low): Pair, is_inverse: bool) -> f64 {
    const T: [f64; 13] = [
        0.3333333333333341,
        0.13333333333320124,
        0.05396825397622605,
        0.021869488294859542,
        0.0088632398235993,
        0.0035920791075913124,
        0.0014562094543252903,
        0.0005880412408202641,
        0.0002464631348184699,
        7.817944429395571e-05,
        7.140724913826082e-05,
        -1.8558637485527546e-05,
        2.590730518636337e-05,
    ];
    const LOW_OF_QUARTER_PI: f64 = 3.061616997868383e-17;
    let high = high_word(x);
    if high < 0x3E30_0000 {
        return if is_inverse {
            minus_inverse(x, low, x + low)
        } else {
            x
        };
    }
    let is_large = high >= 0x3FE5_9428;
    let (mut size, mut rest) = (x, low);
    if is_large {
        if x < 0.0 {
            (size, rest) = (-size, -rest);
        }
        size = (std::f64::consts::FRAC_PI_4 - size) + (LOW_OF_QUARTER_PI - rest);
        rest = 0.0;
    }
    let z = size * size;
    let w = z * z;
    let odd = T[1] + w * (T[3] + w * (T[5] + w * (T[7] + w * (T[9] + w * T[11]))));
    let even = z * (T[2] + w * (T[4] + w * (T[6] + w * (T[8] + w * (T[10] + w * T[12])))));
    let s = z * size;
    let r = (rest + z * (s * (odd + even) + rest)) + T[0] * s;
    let w = size + r;
    if is_large {
        let v = if is_inverse { -1.0 } else { 1.0 };
        let value = v - 2.0 * (size - (w * w / (w + v) - r));
        return if x < 0.0 { -value } else { value };
    }
    if is_inverse {
        minus_inverse(size, r, w)
    } else {
        w
    }
}

/// `-1 / (x + low)`, `sum` being `x + low`, with an error below one ulp.
fn minus_inverse(x: f64, low: f64, sum: f64) -> f64 {
    let z = cleared(sum);
    let v = low - (z - x);
    let inverse = -1.0 / sum;
    let t = cleared(inverse);
    let s = 1.0 + t * z;
    t + inverse * (s + t * v)
}

/// π/2 in digits of 24 bits.
const HALF_PI_DIGITS: [f64; FIRST_DIGITS + 1] = [
    1.570796251296997,
    7.549789415861596e-08,
    5.390302529957765e-15,
    3.282003415807913e-22,
    1.270655753080676e-29,
];

/// The digits of 2/π to the base 2²⁴.
const TWO_OVER_PI: [u32; 66] = [
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163,
    0xABDEBB, 0xC561B7, 0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129,
    0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C,
    0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF,
    0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292,
    0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3,
    0x91615E, 0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA,
    0x73A8C9, 0x60E27B, 0xC08C6B,
];
