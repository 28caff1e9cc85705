//! What Java's operators yield on concrete values: the single definition, used for constant
//! folding, by the interpreter, and as the reference for the constraint encoder.
//!
//! What must hold:
//! * Results are exactly those of JLS 15.15 to 15.26 and 5.1: two's complement wrap-around, shift
//!   distances masked, IEEE 754 arithmetic with NaN and signed zeros, saturating float-to-integer
//!   conversion.
//! * The only operations that fail are integer division and remainder by zero.
//! * A *slot* holds any value in 64 bits: `boolean` as 0 or 1; `byte`, `short`, `char` and `int` as
//!   the `int` value sign-extended; `long` as itself; `float` as its bits in the low half with the
//!   high half zero; `double` as its bits.

use crate::ir::{ArithmeticOp, CompareKind, CompareOp, NumericKind, UnaryOp};
use crate::types::Primitive;

mod decimal_digits;
mod text;

pub use decimal_digits::{DecimalDigits, Shown, double_digits, float_digits};
pub use text::{double_to_string, float_to_string};

/// Integer division or remainder by zero: `ArithmeticException: / by zero`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DivisionByZero;

/// The slot of a `boolean`.
#[inline]
pub fn boolean_slot(value: bool) -> u64 {
    u64::from(value)
}

/// The slot of an `int` (or of a `byte`, `short` or `char` held as one).
#[inline]
pub fn int_slot(value: i32) -> u64 {
    i64::from(value) as u64
}

#[inline]
pub fn long_slot(value: i64) -> u64 {
    value as u64
}

#[inline]
pub fn float_slot(value: f32) -> u64 {
    u64::from(value.to_bits())
}

#[inline]
pub fn double_slot(value: f64) -> u64 {
    value.to_bits()
}

#[inline]
pub fn slot_boolean(slot: u64) -> bool {
    slot != 0
}

#[inline]
pub fn slot_int(slot: u64) -> i32 {
    slot as i32
}

#[inline]
pub fn slot_long(slot: u64) -> i64 {
    slot as i64
}

#[inline]
pub fn slot_float(slot: u64) -> f32 {
    f32::from_bits(slot as u32)
}

#[inline]
pub fn slot_double(slot: u64) -> f64 {
    f64::from_bits(slot)
}

/// JLS 15.17 to 15.19 and 15.22 on `int`.
#[inline]
pub fn binary_int(op: ArithmeticOp, left: i32, right: i32) -> Result<i32, DivisionByZero> {
    Ok(match op {
        ArithmeticOp::Add => left.wrapping_add(right),
        ArithmeticOp::Sub => left.wrapping_sub(right),
        ArithmeticOp::Mul => left.wrapping_mul(right),
        ArithmeticOp::Div if right == 0 => return Err(DivisionByZero),
        ArithmeticOp::Rem if right == 0 => return Err(DivisionByZero),
        ArithmeticOp::Div => left.wrapping_div(right),
        ArithmeticOp::Rem => left.wrapping_rem(right),
        ArithmeticOp::Shl => left.wrapping_shl(right as u32 & 31),
        ArithmeticOp::Shr => left.wrapping_shr(right as u32 & 31),
        ArithmeticOp::UShr => ((left as u32).wrapping_shr(right as u32 & 31)) as i32,
        ArithmeticOp::BitAnd => left & right,
        ArithmeticOp::BitOr => left | right,
        ArithmeticOp::BitXor => left ^ right,
    })
}

/// As [`binary_int`] on `long`. For shifts see [`shift_long`], whose distance is an `int`.
#[inline]
pub fn binary_long(op: ArithmeticOp, left: i64, right: i64) -> Result<i64, DivisionByZero> {
    Ok(match op {
        ArithmeticOp::Add => left.wrapping_add(right),
        ArithmeticOp::Sub => left.wrapping_sub(right),
        ArithmeticOp::Mul => left.wrapping_mul(right),
        ArithmeticOp::Div if right == 0 => return Err(DivisionByZero),
        ArithmeticOp::Rem if right == 0 => return Err(DivisionByZero),
        ArithmeticOp::Div => left.wrapping_div(right),
        ArithmeticOp::Rem => left.wrapping_rem(right),
        ArithmeticOp::Shl | ArithmeticOp::Shr | ArithmeticOp::UShr => {
            shift_long(op, left, right as i32)
        }
        ArithmeticOp::BitAnd => left & right,
        ArithmeticOp::BitOr => left | right,
        ArithmeticOp::BitXor => left ^ right,
    })
}

/// JLS 15.19: a `long` shifted by the low six bits of the distance. Other operators give `value`.
#[inline]
pub fn shift_long(op: ArithmeticOp, value: i64, distance: i32) -> i64 {
    let distance = distance as u32 & 63;
    match op {
        ArithmeticOp::Shl => value.wrapping_shl(distance),
        ArithmeticOp::Shr => value.wrapping_shr(distance),
        ArithmeticOp::UShr => (value as u64).wrapping_shr(distance) as i64,
        _ => value,
    }
}

/// JLS 15.17, 15.18 on `float`. Operators that floats don't have give NaN.
#[inline]
pub fn binary_float(op: ArithmeticOp, left: f32, right: f32) -> f32 {
    match op {
        ArithmeticOp::Add => left + right,
        ArithmeticOp::Sub => left - right,
        ArithmeticOp::Mul => left * right,
        ArithmeticOp::Div => left / right,
        ArithmeticOp::Rem => left % right,
        _ => f32::NAN,
    }
}

/// JLS 15.17, 15.18 on `double`. Operators that doubles don't have give NaN.
#[inline]
pub fn binary_double(op: ArithmeticOp, left: f64, right: f64) -> f64 {
    match op {
        ArithmeticOp::Add => left + right,
        ArithmeticOp::Sub => left - right,
        ArithmeticOp::Mul => left * right,
        ArithmeticOp::Div => left / right,
        ArithmeticOp::Rem => left % right,
        _ => f64::NAN,
    }
}

/// A binary operator on slots. The right slot of a shift holds an `int`.
#[inline]
pub fn binary(
    op: ArithmeticOp,
    kind: NumericKind,
    left: u64,
    right: u64,
) -> Result<u64, DivisionByZero> {
    Ok(match kind {
        NumericKind::Int => int_slot(binary_int(op, slot_int(left), slot_int(right))?),
        NumericKind::Long => match op {
            ArithmeticOp::Shl | ArithmeticOp::Shr | ArithmeticOp::UShr => {
                long_slot(shift_long(op, slot_long(left), slot_int(right)))
            }
            _ => long_slot(binary_long(op, slot_long(left), slot_long(right))?),
        },
        NumericKind::Float => float_slot(binary_float(op, slot_float(left), slot_float(right))),
        NumericKind::Double => {
            double_slot(binary_double(op, slot_double(left), slot_double(right)))
        }
    })
}

/// `-` and `~` on slots (JLS 15.15.4, 15.15.5). `~` of a floating value doesn't exist; it gives NaN.
#[inline]
pub fn unary(op: UnaryOp, kind: NumericKind, operand: u64) -> u64 {
    match (op, kind) {
        (UnaryOp::Negate, NumericKind::Int) => int_slot(slot_int(operand).wrapping_neg()),
        (UnaryOp::Negate, NumericKind::Long) => long_slot(slot_long(operand).wrapping_neg()),
        (UnaryOp::Negate, NumericKind::Float) => float_slot(-slot_float(operand)),
        (UnaryOp::Negate, NumericKind::Double) => double_slot(-slot_double(operand)),
        (UnaryOp::BitNot, NumericKind::Int) => int_slot(!slot_int(operand)),
        (UnaryOp::BitNot, NumericKind::Long) => long_slot(!slot_long(operand)),
        (UnaryOp::BitNot, NumericKind::Float) => float_slot(f32::NAN),
        (UnaryOp::BitNot, NumericKind::Double) => double_slot(f64::NAN),
    }
}

#[inline]
fn compare_ordered<T: PartialOrd>(op: CompareOp, left: T, right: T) -> bool {
    match op {
        CompareOp::Lt => left < right,
        CompareOp::Le => left <= right,
        CompareOp::Gt => left > right,
        CompareOp::Ge => left >= right,
        CompareOp::Eq => left == right,
        CompareOp::Ne => left != right,
    }
}

/// A comparison on slots (JLS 15.20, 15.21). Booleans compare as 0 and 1, references by identity
/// of their slots; with a NaN everything but `!=` is false.
#[inline]
pub fn compare(op: CompareOp, kind: CompareKind, left: u64, right: u64) -> bool {
    match kind {
        CompareKind::Int => compare_ordered(op, slot_int(left), slot_int(right)),
        CompareKind::Long => compare_ordered(op, slot_long(left), slot_long(right)),
        CompareKind::Float => compare_ordered(op, slot_float(left), slot_float(right)),
        CompareKind::Double => compare_ordered(op, slot_double(left), slot_double(right)),
        CompareKind::Boolean | CompareKind::Reference => compare_ordered(op, left, right),
    }
}

/// Primitive conversions on slots (JLS 5.1.2, 5.1.3). To and from `boolean` only identity exists;
/// the slot comes back unchanged.
#[inline]
pub fn convert(from: Primitive, to: Primitive, slot: u64) -> u64 {
    match from {
        Primitive::Boolean => slot,
        Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int => {
            let value = slot_int(slot);
            match to {
                Primitive::Boolean => slot,
                Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int => {
                    int_slot(narrow_int(to, value))
                }
                Primitive::Long => long_slot(i64::from(value)),
                Primitive::Float => float_slot(value as f32),
                Primitive::Double => double_slot(f64::from(value)),
            }
        }
        Primitive::Long => {
            let value = slot_long(slot);
            match to {
                Primitive::Boolean | Primitive::Long => slot,
                Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int => {
                    int_slot(narrow_int(to, value as i32))
                }
                Primitive::Float => float_slot(value as f32),
                Primitive::Double => double_slot(value as f64),
            }
        }
        Primitive::Float => {
            let value = slot_float(slot);
            match to {
                Primitive::Boolean | Primitive::Float => slot,
                // Rust's `as` saturates and takes NaN to 0, as JLS 5.1.3 demands.
                Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int => {
                    int_slot(narrow_int(to, value as i32))
                }
                Primitive::Long => long_slot(value as i64),
                Primitive::Double => double_slot(f64::from(value)),
            }
        }
        Primitive::Double => {
            let value = slot_double(slot);
            match to {
                Primitive::Boolean | Primitive::Double => slot,
                Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int => {
                    int_slot(narrow_int(to, value as i32))
                }
                Primitive::Long => long_slot(value as i64),
                Primitive::Float => float_slot(value as f32),
            }
        }
    }
}

/// The low bits of an `int` as a smaller integral type, as an `int` again. Other types: unchanged.
#[inline]
pub fn narrow_int(to: Primitive, value: i32) -> i32 {
    match to {
        Primitive::Byte => i32::from(value as i8),
        Primitive::Short => i32::from(value as i16),
        Primitive::Char => i32::from(value as u16),
        _ => value,
    }
}

#[cfg(test)]
mod tests;
