//! Constant folding (JLS 15.29) by way of [`crate::ops`].
//!
//! What must hold: an expression has a constant value exactly if the language calls it a constant
//! expression and its evaluation completes normally. Reads of numeric local constants stay reads,
//! so that their declarations keep having an effect that can be looked into.

use super::{CAPTURE_BASE, CaptureOf, Lowerer};
use crate::ir::{
    ArithmeticOp, CompareKind, CompareOp, Constant, Expr, ExprKind, LocalId, NumericKind, UnaryOp,
};
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

impl Lowerer<'_> {
    /// The value of a constant expression.
    pub(crate) fn constant_value(&self, expr: &Expr) -> Option<Constant> {
        match &expr.kind {
            ExprKind::Const(Constant::Null | Constant::Class(_)) => None,
            ExprKind::Const(value) => Some(value.clone()),
            ExprKind::Local(local) => self.local_constant(*local),
            ExprKind::Unary { op, kind, operand } => {
                unary(*op, *kind, &self.constant_value(operand)?)
            }
            ExprKind::Not(operand) => {
                let value = self.constant_boolean(operand)?;
                Some(Constant::Boolean(!value))
            }
            ExprKind::Binary {
                op,
                kind,
                left,
                right,
            } => binary(
                *op,
                *kind,
                &self.constant_value(left)?,
                &self.constant_value(right)?,
            ),
            ExprKind::BooleanBinary { op, left, right } => {
                let (left, right) = (self.constant_boolean(left)?, self.constant_boolean(right)?);
                Some(Constant::Boolean(match op {
                    ArithmeticOp::BitAnd => left & right,
                    ArithmeticOp::BitOr => left | right,
                    _ => left ^ right,
                }))
            }
            ExprKind::Compare {
                op,
                kind,
                left,
                right,
            } => compare(
                *op,
                *kind,
                &self.constant_value(left)?,
                &self.constant_value(right)?,
            ),
            ExprKind::And { left, right } => {
                let (left, right) = (self.constant_boolean(left)?, self.constant_boolean(right)?);
                Some(Constant::Boolean(left && right))
            }
            ExprKind::Or { left, right } => {
                let (left, right) = (self.constant_boolean(left)?, self.constant_boolean(right)?);
                Some(Constant::Boolean(left || right))
            }
            ExprKind::Convert { from, to, operand } => {
                convert(&self.constant_value(operand)?, *from, *to)
            }
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                let (then, otherwise) =
                    (self.constant_value(then)?, self.constant_value(otherwise)?);
                Some(if self.constant_boolean(cond)? {
                    then
                } else {
                    otherwise
                })
            }
            _ => None,
        }
    }

    pub(crate) fn constant_boolean(&self, expr: &Expr) -> Option<bool> {
        match self.constant_value(expr)? {
            Constant::Boolean(value) => Some(value),
            _ => None,
        }
    }

    /// The constant that a local of the current function holds, also a captured one.
    fn local_constant(&self, local: LocalId) -> Option<Constant> {
        let mut function = self.functions.last()?;
        let mut local = local;
        if let Some(capture) = local.0.checked_sub(CAPTURE_BASE) {
            let CaptureOf::Local(owner, outside) = function.captures.get(capture as usize)?.what
            else {
                return None;
            };
            (function, local) = (self.functions.get(owner)?, outside);
        }
        let mut variables = function.scopes.iter().flatten();
        variables
            .find(|variable| variable.local == local)?
            .constant
            .clone()
    }
}
