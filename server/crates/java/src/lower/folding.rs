//! Constant folding (JLS 15.29) by way of [`crate::ops`].
//!
//! What must hold: an expression is folded exactly if the language calls it a constant expression
//! and its evaluation completes normally.

use crate::ir::{ArithmeticOp, CompareKind, CompareOp, Constant, NumericKind, UnaryOp};
use crate::ops;
use crate::types::Primitive;

/// The slot of a primitive constant.
pub(crate) fn slot(constant: &Constant) -> Option<u64> {
    Some(match constant {
        Constant::Boolean(value) => ops::boolean_slot(*value),
        Constant::Int(value) => ops::int_slot(*value),
        Constant::Long(value) => ops::long_slot(*value),
        Constant::Float(value) => ops::float_slot(*value),
        Constant::Double(value) => ops::double_slot(*value),
        Constant::Str(_) | Constant::Null | Constant::Class(_) => return None,
    })
}

/// The constant in a slot of a type.
pub(crate) fn constant(ty: Primitive, slot: u64) -> Constant {
    match ty {
        Primitive::Boolean => Constant::Boolean(ops::slot_boolean(slot)),
        Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int => {
            Constant::Int(ops::slot_int(slot))
        }
        Primitive::Long => Constant::Long(ops::slot_long(slot)),
        Primitive::Float => Constant::Float(ops::slot_float(slot)),
        Primitive::Double => Constant::Double(ops::slot_double(slot)),
    }
}

pub(crate) fn primitive(kind: NumericKind) -> Primitive {
    match kind {
        NumericKind::Int => Primitive::Int,
        NumericKind::Long => Primitive::Long,
        NumericKind::Float => Primitive::Float,
        NumericKind::Double => Primitive::Double,
    }
}

pub(crate) fn convert(value: &Constant, from: Primitive, to: Primitive) -> Option<Constant> {
    Some(constant(to, ops::convert(from, to, slot(value)?)))
}

pub(crate) fn unary(op: UnaryOp, kind: NumericKind, operand: &Constant) -> Option<Constant> {
    Some(constant(
        primitive(kind),
        ops::unary(op, kind, slot(operand)?),
    ))
}

pub(crate) fn binary(
    op: ArithmeticOp,
    kind: NumericKind,
    left: &Constant,
    right: &Constant,
) -> Option<Constant> {
    let value = ops::binary(op, kind, slot(left)?, slot(right)?).ok()?;
    Some(constant(primitive(kind), value))
}

pub(crate) fn compare(
    op: CompareOp,
    kind: CompareKind,
    left: &Constant,
    right: &Constant,
) -> Option<Constant> {
    match (left, right) {
        (Constant::Str(left), Constant::Str(right)) => match op {
            CompareOp::Eq => Some(Constant::Boolean(left == right)),
            CompareOp::Ne => Some(Constant::Boolean(left != right)),
            _ => None,
        },
        _ => Some(Constant::Boolean(ops::compare(
            op,
            kind,
            slot(left)?,
            slot(right)?,
        ))),
    }
}

/// The text of a constant of a type in a string concatenation (JLS 5.1.11).
pub(crate) fn text(value: &Constant, ty: Option<Primitive>) -> Option<Vec<u16>> {
    let text = match (value, ty) {
        (Constant::Str(units), _) => return Some(units.to_vec()),
        (Constant::Int(value), Some(Primitive::Char)) => return Some(vec![*value as u16]),
        (Constant::Boolean(value), _) => value.to_string(),
        (Constant::Int(value), _) => value.to_string(),
        (Constant::Long(value), _) => value.to_string(),
        (Constant::Float(value), _) => ops::float_to_string(*value),
        (Constant::Double(value), _) => ops::double_to_string(*value),
        (Constant::Null | Constant::Class(_), _) => return None,
    };
    Some(text.encode_utf16().collect())
}
