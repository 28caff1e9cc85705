//! `++`, `--` and compound assignments (JLS 15.14, 15.15, 15.26.2).
//!
//! What must hold: the target's parts are evaluated once; the new value is converted to the
//! target's type as by a cast.

use super::expressions::Target;
use super::operators::promote;
use super::{Lowerer, synthetic};
use crate::ir::{Constant, Expr, ExprKind, UpdateResult};
use crate::types::{Primitive, Type};
use syntax::ast::{self, BinaryOp};

impl Lowerer<'_> {
    /// `++` and `--` (JLS 15.14, 15.15).
    pub(crate) fn increment(
        &mut self,
        is_prefix: bool,
        is_increment: bool,
        target: &ast::Expr,
        expr: &ast::Expr,
    ) -> Expr {
        let Target { place, ty } = match self.target(target) {
            Ok(target) => target,
            Err(broken) => {
                return Expr {
                    id: expr.id,
                    ..broken
                };
            }
        };
        let Some(primitive) = self
            .program
            .unboxed(&ty)
            .filter(|p| *p != Primitive::Boolean)
        else {
            if ty.is_error() {
                return self.unsupported_expr(expr.id, "a value of unknown type");
            }
            let symbol = if is_increment { "++" } else { "--" };
            return self.bad_operand(&ty, symbol, expr);
        };
        let old = self.temporary("old", ty.clone());
        let old_value = synthetic(ty.clone(), ExprKind::Local(old));
        let old_value = self.unbox(old_value);
        let promoted = promote(primitive, Primitive::Int);
        let left = self.convert_primitive(old_value, promoted);
        let one = synthetic(Type::INT, ExprKind::Const(Constant::Int(1)));
        let one = self.convert_primitive(one, promoted);
        let op = if is_increment {
            BinaryOp::Add
        } else {
            BinaryOp::Sub
        };
        let sum = self.arithmetic(op, left, one, crate::ir::SYNTHETIC);
        let value = self.convert_primitive(sum, primitive);
        let value = if ty.is_reference() {
            self.box_value(value)
        } else {
            value
        };
        let result = if is_prefix {
            UpdateResult::New
        } else {
            UpdateResult::Old
        };
        Expr {
            id: expr.id,
            ty,
            kind: ExprKind::Update {
                target: place,
                old,
                value: Box::new(value),
                result,
            },
        }
    }

    /// JLS 15.26.2: `E1 op= E2` is `E1 = (T) ((E1) op (E2))` with E1 evaluated once.
    pub(crate) fn compound_assignment(
        &mut self,
        op: BinaryOp,
        target: &ast::Expr,
        value: &ast::Expr,
        expr: &ast::Expr,
    ) -> Expr {
        let Target { place, ty } = match self.target(target) {
            Ok(target) => target,
            Err(broken) => {
                self.expr(value, None);
                return Expr {
                    id: expr.id,
                    ..broken
                };
            }
        };
        let old = self.temporary("old", ty.clone());
        let old_value = synthetic(ty.clone(), ExprKind::Local(old));
        let right = self.expr(value, None);
        // Not a constant even if both sides are: the old value is a variable's.
        let combined = self.combine(op, old_value, right, expr);
        if combined.ty.is_error() {
            return Expr {
                id: expr.id,
                ..combined
            };
        }
        let combined = Expr {
            id: crate::ir::SYNTHETIC,
            ..combined
        };
        let value = match (&combined.ty, &ty) {
            (Type::Primitive(_), Type::Primitive(to)) => self.convert_primitive(combined, *to),
            (Type::Primitive(_), Type::Class(class, _)) => {
                match self.program.well_known().unwrapped(*class) {
                    Some(to) => {
                        let converted = self.convert_primitive(combined, to);
                        self.box_value(converted)
                    }
                    None => self.assign(combined, &ty, expr.span),
                }
            }
            _ => self.assign(combined, &ty, expr.span),
        };
        Expr {
            id: expr.id,
            ty,
            kind: ExprKind::Update {
                target: place,
                old,
                value: Box::new(value),
                result: UpdateResult::New,
            },
        }
    }
}
