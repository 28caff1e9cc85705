//! What each operator computes: the single definition used by the builders, the evaluator and
//! the float search. The bit-blaster is tested against it.
//!
//! Values are 64 raw bits: a boolean is 0 or 1, a bit-vector has zeros above its width, a float is
//! its IEEE pattern with `NaN` in canonical form. Strings are not among them.

use crate::node::{BinaryOp, UnaryOp};
use crate::term::Sort;

/// `width` ones.
pub(crate) fn mask(width: u32) -> u64 {
    if width >= 64 {
        u64::MAX
    } else {
        (1 << width) - 1
    }
}

/// The signed number that `width` bits stand for.
pub(crate) fn signed(width: u32, bits: u64) -> i64 {
    let unused = 64 - width;
    ((bits << unused) as i64) >> unused
}

/// Smallest and largest signed number of `width` bits.
pub(crate) fn signed_range(width: u32) -> (i64, i64) {
    (i64::MIN >> (64 - width), i64::MAX >> (64 - width))
}

pub(crate) fn canonical_f32(value: f32) -> u32 {
    if value.is_nan() {
        0x7fc0_0000
    } else {
        value.to_bits()
    }
}

pub(crate) fn canonical_f64(value: f64) -> u64 {
    if value.is_nan() {
        0x7ff8_0000_0000_0000
    } else {
        value.to_bits()
    }
}

fn f32_of(raw: u64) -> f32 {
    f32::from_bits(raw as u32)
}

fn f64_of(raw: u64) -> f64 {
    f64::from_bits(raw)
}

fn raw_f32(value: f32) -> u64 {
    u64::from(canonical_f32(value))
}

/// The result of a unary operator on an operand of `sort`.
pub(crate) fn unary(op: UnaryOp, sort: Sort, a: u64) -> u64 {
    match (op, sort) {
        (UnaryOp::Not, Sort::Bool) => a ^ 1,
        (UnaryOp::Not, Sort::BitVec(width)) => !a & mask(width),
        (UnaryOp::Neg, Sort::BitVec(width)) => a.wrapping_neg() & mask(width),
        (UnaryOp::FNeg, Sort::F32) => raw_f32(-f32_of(a)),
        (UnaryOp::FNeg, _) => canonical_f64(-f64_of(a)),
        (UnaryOp::FAbs, Sort::F32) => raw_f32(f32_of(a).abs()),
        (UnaryOp::FAbs, _) => canonical_f64(f64_of(a).abs()),
        (UnaryOp::FSqrt, Sort::F32) => raw_f32(f32_of(a).sqrt()),
        (UnaryOp::FSqrt, _) => canonical_f64(f64_of(a).sqrt()),
        (UnaryOp::IsNan, Sort::F32) => u64::from(f32_of(a).is_nan()),
        (UnaryOp::IsNan, _) => u64::from(f64_of(a).is_nan()),
        (UnaryOp::SbvToF32, Sort::BitVec(width)) => raw_f32(signed(width, a) as f32),
        (UnaryOp::SbvToF64, Sort::BitVec(width)) => canonical_f64(signed(width, a) as f64),
        (UnaryOp::F32ToF64, _) => canonical_f64(f64::from(f32_of(a))),
        (UnaryOp::F64ToF32, _) => raw_f32(f64_of(a) as f32),
        _ => unreachable!("{op:?} of {sort}"),
    }
}

/// The result of a binary operator on operands of `sort` (for `Concat`: see [`concat`]).
pub(crate) fn binary(op: BinaryOp, sort: Sort, a: u64, b: u64) -> u64 {
    use BinaryOp::*;
    match sort {
        Sort::Bool => match op {
            And => a & b,
            Or => a | b,
            Xor => a ^ b,
            Eq => u64::from(a == b),
            _ => unreachable!("{op:?} of {sort}"),
        },
        Sort::BitVec(width) => bits(op, width, a, b),
        Sort::F32 => {
            let (x, y) = (f32_of(a), f32_of(b));
            match op {
                FAdd => raw_f32(x + y),
                FSub => raw_f32(x - y),
                FMul => raw_f32(x * y),
                FDiv => raw_f32(x / y),
                FRem => raw_f32(x % y),
                FLt => u64::from(x < y),
                FLe => u64::from(x <= y),
                FEq => u64::from(x == y),
                Eq => u64::from(a == b),
                _ => unreachable!("{op:?} of {sort}"),
            }
        }
        Sort::F64 => {
            let (x, y) = (f64_of(a), f64_of(b));
            match op {
                FAdd => canonical_f64(x + y),
                FSub => canonical_f64(x - y),
                FMul => canonical_f64(x * y),
                FDiv => canonical_f64(x / y),
                FRem => canonical_f64(x % y),
                FLt => u64::from(x < y),
                FLe => u64::from(x <= y),
                FEq => u64::from(x == y),
                Eq => u64::from(a == b),
                _ => unreachable!("{op:?} of {sort}"),
            }
        }
        Sort::Str => unreachable!("strings have no raw form"),
    }
}

fn bits(op: BinaryOp, width: u32, a: u64, b: u64) -> u64 {
    use BinaryOp::*;
    let all = mask(width);
    match op {
        And => a & b,
        Or => a | b,
        Xor => a ^ b,
        Eq => u64::from(a == b),
        Add => a.wrapping_add(b) & all,
        Sub => a.wrapping_sub(b) & all,
        Mul => a.wrapping_mul(b) & all,
        Shl => {
            if b >= u64::from(width) {
                0
            } else {
                (a << b) & all
            }
        }
        Lshr => {
            if b >= u64::from(width) {
                0
            } else {
                a >> b
            }
        }
        Ashr => (signed(width, a) >> b.min(u64::from(width - 1))) as u64 & all,
        Udiv => a.checked_div(b).unwrap_or(all),
        Urem => a.checked_rem(b).unwrap_or(a),
        Sdiv => {
            let (x, y) = (signed(width, a), signed(width, b));
            if y == 0 {
                if x < 0 { 1 } else { all }
            } else {
                x.wrapping_div(y) as u64 & all
            }
        }
        Srem => {
            let (x, y) = (signed(width, a), signed(width, b));
            if y == 0 {
                a
            } else {
                x.wrapping_rem(y) as u64 & all
            }
        }
        Ult => u64::from(a < b),
        Slt => u64::from(signed(width, a) < signed(width, b)),
        _ => unreachable!("{op:?} of a bit-vector"),
    }
}

/// `high` above `low_width` bits of `low`.
pub(crate) fn concat(high: u64, low_width: u32, low: u64) -> u64 {
    if low_width >= 64 {
        low
    } else {
        (high << low_width) | low
    }
}

pub(crate) fn extract(hi: u32, lo: u32, a: u64) -> u64 {
    (a >> lo) & mask(hi - lo + 1)
}

pub(crate) fn extend(is_signed: bool, from: u32, to: u32, a: u64) -> u64 {
    if is_signed {
        signed(from, a) as u64 & mask(to)
    } else {
        a
    }
}

/// Towards zero, saturating, `NaN` gives 0.
pub(crate) fn float_to_sbv(sort: Sort, width: u32, a: u64) -> u64 {
    let number = if sort == Sort::F32 {
        f32_of(a) as i64
    } else {
        f64_of(a) as i64
    };
    let (min, max) = signed_range(width);
    number.clamp(min, max) as u64 & mask(width)
}
