//! Unary and binary operators, increments and compound assignments (JLS 15.14 to 15.26).
//!
//! What must hold: operands are promoted as the language says, so that each lowered operator has
//! operands of exactly its kind; a chain of `+` or `&&` of any length is lowered without recursion
//! on its left side.

use super::folding;
use super::{Lowerer, synthetic};
use crate::ir::{
    ArithmeticOp, CompareKind, CompareOp, Constant, Expr, ExprKind, NumericKind, UnaryOp,
};
use crate::types::{Primitive, Type};
use std::sync::Arc;
use syntax::ast::{self, BinaryOp};

/// Binary numeric promotion (JLS 5.6).
pub(crate) fn promote(left: Primitive, right: Primitive) -> Primitive {
    use Primitive::*;
    match (left, right) {
        (Double, _) | (_, Double) => Double,
        (Float, _) | (_, Float) => Float,
        (Long, _) | (_, Long) => Long,
        _ => Int,
    }
}

pub(crate) fn numeric_kind(primitive: Primitive) -> NumericKind {
    match primitive {
        Primitive::Long => NumericKind::Long,
        Primitive::Float => NumericKind::Float,
        Primitive::Double => NumericKind::Double,
        _ => NumericKind::Int,
    }
}

fn compare_kind(primitive: Primitive) -> CompareKind {
    match primitive {
        Primitive::Boolean => CompareKind::Boolean,
        Primitive::Long => CompareKind::Long,
        Primitive::Float => CompareKind::Float,
        Primitive::Double => CompareKind::Double,
        _ => CompareKind::Int,
    }
}

fn arithmetic(op: BinaryOp) -> Option<ArithmeticOp> {
    Some(match op {
        BinaryOp::Add => ArithmeticOp::Add,
        BinaryOp::Sub => ArithmeticOp::Sub,
        BinaryOp::Mul => ArithmeticOp::Mul,
        BinaryOp::Div => ArithmeticOp::Div,
        BinaryOp::Rem => ArithmeticOp::Rem,
        BinaryOp::Shl => ArithmeticOp::Shl,
        BinaryOp::Shr => ArithmeticOp::Shr,
        BinaryOp::UShr => ArithmeticOp::UShr,
        BinaryOp::BitAnd => ArithmeticOp::BitAnd,
        BinaryOp::BitOr => ArithmeticOp::BitOr,
        BinaryOp::BitXor => ArithmeticOp::BitXor,
        _ => return None,
    })
}

fn comparison(op: BinaryOp) -> Option<CompareOp> {
    Some(match op {
        BinaryOp::Lt => CompareOp::Lt,
        BinaryOp::Le => CompareOp::Le,
        BinaryOp::Gt => CompareOp::Gt,
        BinaryOp::Ge => CompareOp::Ge,
        BinaryOp::Eq => CompareOp::Eq,
        BinaryOp::Ne => CompareOp::Ne,
        _ => return None,
    })
}

impl Lowerer<'_> {
    /// Unary numeric promotion (JLS 5.6) of a value that should be numeric.
    pub(crate) fn promoted_unary(&mut self, value: Expr) -> Expr {
        match self.program.unboxed(&value.ty) {
            Some(primitive) if primitive != Primitive::Boolean => {
                let value = self.unbox(value);
                self.convert_primitive(value, promote(primitive, Primitive::Int))
            }
            _ => value,
        }
    }

    pub(crate) fn unary(
        &mut self,
        op: ast::UnaryOp,
        operand: &ast::Expr,
        expr: &ast::Expr,
    ) -> Expr {
        // `-2147483648` and its kin are written with a literal that is too large by itself.
        if op == ast::UnaryOp::Minus
            && let ast::ExprKind::Literal(ast::Literal::Int(value)) = operand.kind
            && value == i64::from(i32::MAX) + 1
        {
            return Expr {
                id: expr.id,
                ty: Type::INT,
                kind: ExprKind::Const(Constant::Int(i32::MIN)),
            };
        }
        let value = self.expr(operand, None);
        if value.ty.is_error() {
            return Expr {
                id: expr.id,
                ..value
            };
        }
        if op == ast::UnaryOp::Not {
            if self.program.unboxed(&value.ty) != Some(Primitive::Boolean) {
                return self.bad_operand(&value.ty, "!", expr);
            }
            let value = self.unbox(value);
            return self.negation(value, expr.id);
        }
        let symbol = match op {
            ast::UnaryOp::Plus => "+",
            ast::UnaryOp::Minus => "-",
            _ => "~",
        };
        let promoted = match self.program.unboxed(&value.ty) {
            Some(Primitive::Boolean) | None => return self.bad_operand(&value.ty, symbol, expr),
            Some(Primitive::Float | Primitive::Double) if op == ast::UnaryOp::BitNot => {
                return self.bad_operand(&value.ty, symbol, expr);
            }
            Some(_) => self.promoted_unary(value),
        };
        let operator = match op {
            ast::UnaryOp::Minus => UnaryOp::Negate,
            ast::UnaryOp::BitNot => UnaryOp::BitNot,
            _ => {
                return Expr {
                    id: expr.id,
                    ..promoted
                };
            }
        };
        let kind = promoted
            .ty
            .as_primitive()
            .map_or(NumericKind::Int, numeric_kind);
        let ty = promoted.ty.clone();
        if let ExprKind::Const(constant) = &promoted.kind
            && let Some(folded) = folding::unary(operator, kind, constant)
        {
            return Expr {
                id: expr.id,
                ty,
                kind: ExprKind::Const(folded),
            };
        }
        Expr {
            id: expr.id,
            ty,
            kind: ExprKind::Unary {
                op: operator,
                kind,
                operand: Box::new(promoted),
            },
        }
    }

    fn negation(&mut self, value: Expr, id: ast::NodeId) -> Expr {
        let kind = match value.kind {
            ExprKind::Const(Constant::Boolean(value)) => ExprKind::Const(Constant::Boolean(!value)),
            _ => ExprKind::Not(Box::new(value)),
        };
        Expr {
            id,
            ty: Type::BOOLEAN,
            kind,
        }
    }

    pub(crate) fn bad_operand(&mut self, ty: &Type, symbol: &str, expr: &ast::Expr) -> Expr {
        let shown = self.show(ty);
        self.error_expr(
            expr,
            format!("bad operand type {shown} for unary operator '{symbol}'"),
        )
    }

    fn bad_operands(&mut self, left: &Type, right: &Type, op: BinaryOp, expr: &ast::Expr) -> Expr {
        let (left, right) = (self.show(left), self.show(right));
        self.error_expr(
            expr,
            format!(
                "bad operand types for binary operator '{}': {left} and {right}",
                op.symbol()
            ),
        )
    }

    /// A binary expression; its left spine is walked in a loop.
    pub(crate) fn binary(&mut self, expr: &ast::Expr) -> Expr {
        let mut spine = Vec::new();
        let mut current = expr;
        while let ast::ExprKind::Binary { op, left, right } = &current.kind {
            spine.push((current, *op, &**right));
            current = left;
        }
        let mut value = self.expr(current, None);
        while let Some((node, op, right)) = spine.pop() {
            let right = self.expr(right, None);
            value = self.combine(op, value, right, node);
        }
        value
    }

    /// One binary operator on lowered operands.
    pub(crate) fn combine(
        &mut self,
        op: BinaryOp,
        left: Expr,
        right: Expr,
        node: &ast::Expr,
    ) -> Expr {
        let id = node.id;
        if op == BinaryOp::Add
            && (self.program.is_string(&left.ty) || self.program.is_string(&right.ty))
            && !matches!(left.ty, Type::Void)
            && !matches!(right.ty, Type::Void)
        {
            return self.concatenation(left, right, id);
        }
        if left.ty.is_error() || right.ty.is_error() {
            return self.broken_operation(left, right, id, op);
        }
        let (l, r) = (
            self.program.unboxed(&left.ty),
            self.program.unboxed(&right.ty),
        );
        let is_numeric = |p: Option<Primitive>| p.is_some_and(|p| p != Primitive::Boolean);
        let is_boolean = |p: Option<Primitive>| p == Some(Primitive::Boolean);
        match op {
            BinaryOp::And | BinaryOp::Or => {
                if !is_boolean(l) || !is_boolean(r) {
                    return self.bad_operands(&left.ty, &right.ty, op, node);
                }
                let (left, right) = (self.unbox(left), self.unbox(right));
                self.short_circuit(op == BinaryOp::And, left, right, id)
            }
            BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor
                if is_boolean(l) && is_boolean(r) =>
            {
                let (left, right) = (self.unbox(left), self.unbox(right));
                let op = arithmetic(op).unwrap_or(ArithmeticOp::BitAnd);
                if let (
                    ExprKind::Const(Constant::Boolean(a)),
                    ExprKind::Const(Constant::Boolean(b)),
                ) = (&left.kind, &right.kind)
                {
                    let value = match op {
                        ArithmeticOp::BitAnd => *a & *b,
                        ArithmeticOp::BitOr => *a | *b,
                        _ => *a ^ *b,
                    };
                    let kind = ExprKind::Const(Constant::Boolean(value));
                    return Expr {
                        id,
                        ty: Type::BOOLEAN,
                        kind,
                    };
                }
                let kind = ExprKind::BooleanBinary {
                    op,
                    left: Box::new(left),
                    right: Box::new(right),
                };
                Expr {
                    id,
                    ty: Type::BOOLEAN,
                    kind,
                }
            }
            BinaryOp::Shl | BinaryOp::Shr | BinaryOp::UShr => {
                let is_integral = |p: Option<Primitive>| {
                    is_numeric(p) && !matches!(p, Some(Primitive::Float | Primitive::Double))
                };
                if !is_integral(l) || !is_integral(r) {
                    return self.bad_operands(&left.ty, &right.ty, op, node);
                }
                let left = self.promoted_unary(left);
                let right = self.promoted_unary(right);
                // The distance's low bits are all that counts, so a long one may be cut.
                let right = self.convert_primitive(right, Primitive::Int);
                self.arithmetic(op, left, right, id)
            }
            BinaryOp::Eq | BinaryOp::Ne => self.equality(op, left, l, right, r, node),
            _ => {
                let is_bitwise =
                    matches!(op, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor);
                let is_floating =
                    |p: Option<Primitive>| matches!(p, Some(Primitive::Float | Primitive::Double));
                let (Some(l), Some(r)) = (l.filter(|_| is_numeric(l)), r.filter(|_| is_numeric(r)))
                else {
                    return self.bad_operands(&left.ty, &right.ty, op, node);
                };
                if is_bitwise && (is_floating(Some(l)) || is_floating(Some(r))) {
                    return self.bad_operands(&left.ty, &right.ty, op, node);
                }
                let promoted = promote(l, r);
                let left = self.unbox(left);
                let left = self.convert_primitive(left, promoted);
                let right = self.unbox(right);
                let right = self.convert_primitive(right, promoted);
                match comparison(op) {
                    Some(compare) => {
                        self.comparison(compare, compare_kind(promoted), left, right, id)
                    }
                    None => self.arithmetic(op, left, right, id),
                }
            }
        }
    }

    /// An operation on something unknown: unsupported, but both sides stay for their effects.
    fn broken_operation(&mut self, left: Expr, right: Expr, id: ast::NodeId, op: BinaryOp) -> Expr {
        let what = [&left, &right]
            .into_iter()
            .find_map(|side| match &side.kind {
                ExprKind::Unsupported(what) => Some(what.clone()),
                _ => None,
            });
        let ty = if comparison(op).is_some() || matches!(op, BinaryOp::And | BinaryOp::Or) {
            Type::BOOLEAN
        } else {
            Type::Error
        };
        let what = what.unwrap_or_else(|| "a value of unknown type".to_owned());
        Expr {
            id,
            ty,
            kind: ExprKind::Unsupported(what),
        }
    }

    pub(crate) fn arithmetic(
        &mut self,
        op: BinaryOp,
        left: Expr,
        right: Expr,
        id: ast::NodeId,
    ) -> Expr {
        let Some(op) = arithmetic(op) else {
            return self.erroneous(id);
        };
        let kind = left
            .ty
            .as_primitive()
            .map_or(NumericKind::Int, numeric_kind);
        let ty = Type::Primitive(folding::primitive(kind));
        if let (ExprKind::Const(a), ExprKind::Const(b)) = (&left.kind, &right.kind)
            && let Some(folded) = folding::binary(op, kind, a, b)
        {
            return Expr {
                id,
                ty,
                kind: ExprKind::Const(folded),
            };
        }
        Expr {
            id,
            ty,
            kind: ExprKind::Binary {
                op,
                kind,
                left: Box::new(left),
                right: Box::new(right),
            },
        }
    }

    pub(crate) fn comparison(
        &mut self,
        op: CompareOp,
        kind: CompareKind,
        left: Expr,
        right: Expr,
        id: ast::NodeId,
    ) -> Expr {
        if let (ExprKind::Const(a), ExprKind::Const(b)) = (&left.kind, &right.kind)
            && let Some(folded) = folding::compare(op, kind, a, b)
        {
            return Expr {
                id,
                ty: Type::BOOLEAN,
                kind: ExprKind::Const(folded),
            };
        }
        Expr {
            id,
            ty: Type::BOOLEAN,
            kind: ExprKind::Compare {
                op,
                kind,
                left: Box::new(left),
                right: Box::new(right),
            },
        }
    }

    pub(crate) fn short_circuit(
        &mut self,
        is_and: bool,
        left: Expr,
        right: Expr,
        id: ast::NodeId,
    ) -> Expr {
        if let (ExprKind::Const(Constant::Boolean(a)), ExprKind::Const(Constant::Boolean(b))) =
            (&left.kind, &right.kind)
        {
            let value = if is_and { *a && *b } else { *a || *b };
            return Expr {
                id,
                ty: Type::BOOLEAN,
                kind: ExprKind::Const(Constant::Boolean(value)),
            };
        }
        let (left, right) = (Box::new(left), Box::new(right));
        let kind = if is_and {
            ExprKind::And { left, right }
        } else {
            ExprKind::Or { left, right }
        };
        Expr {
            id,
            ty: Type::BOOLEAN,
            kind,
        }
    }

    /// JLS 15.21.
    fn equality(
        &mut self,
        op: BinaryOp,
        left: Expr,
        l: Option<Primitive>,
        right: Expr,
        r: Option<Primitive>,
        node: &ast::Expr,
    ) -> Expr {
        let compare = comparison(op).unwrap_or(CompareOp::Eq);
        let any_primitive = left.ty.as_primitive().is_some() || right.ty.as_primitive().is_some();
        if any_primitive {
            let (l, r) = match (l, r) {
                (Some(l), Some(r)) => (l, r),
                // An Object may hold a boxed value: javac compares after a cast to the wrapper.
                _ => return self.mixed_equality(compare, left, right, op, node),
            };
            let both_boolean = l == Primitive::Boolean && r == Primitive::Boolean;
            if !both_boolean && (l == Primitive::Boolean || r == Primitive::Boolean) {
                return self.bad_operands(&left.ty, &right.ty, op, node);
            }
            let left = self.unbox(left);
            let right = self.unbox(right);
            if both_boolean {
                return self.comparison(compare, CompareKind::Boolean, left, right, node.id);
            }
            let promoted = promote(l, r);
            let left = self.convert_primitive(left, promoted);
            let right = self.convert_primitive(right, promoted);
            return self.comparison(compare, compare_kind(promoted), left, right, node.id);
        }
        if left.ty == Type::Void || right.ty == Type::Void {
            return self.bad_operands(&left.ty, &right.ty, op, node);
        }
        if !self.castable(&left.ty, &right.ty) && !self.castable(&right.ty, &left.ty) {
            let (left, right) = (self.show(&left.ty), self.show(&right.ty));
            return self.error_expr(node, format!("incomparable types: {left} and {right}"));
        }
        // What is compared are references; casts that generics need don't matter.
        let object = self.object();
        let left = self.with_erased_type(left, &object);
        let right = self.with_erased_type(right, &object);
        self.comparison(compare, CompareKind::Reference, left, right, node.id)
    }

    fn mixed_equality(
        &mut self,
        compare: CompareOp,
        left: Expr,
        right: Expr,
        op: BinaryOp,
        node: &ast::Expr,
    ) -> Expr {
        let (primitive, reference) = match (left.ty.as_primitive(), right.ty.as_primitive()) {
            (Some(primitive), None) => (primitive, &right.ty),
            (None, Some(primitive)) => (primitive, &left.ty),
            _ => return self.bad_operands(&left.ty, &right.ty, op, node),
        };
        let wrapper = Type::class(self.program.well_known().wrapper(primitive));
        if *reference == Type::Null || !self.program.is_subtype(&wrapper, reference) {
            return self.bad_operands(&left.ty, &right.ty, op, node);
        }
        let mut unwrap = |value: Expr| {
            if value.ty.as_primitive().is_some() {
                return value;
            }
            let cast = synthetic(
                wrapper.clone(),
                ExprKind::Cast {
                    operand: Box::new(value),
                },
            );
            self.unbox(cast)
        };
        let (left, right) = (unwrap(left), unwrap(right));
        self.comparison(compare, compare_kind(primitive), left, right, node.id)
    }

    /// JLS 15.18.1, flattened; neighbouring constants are merged only if all is constant, since
    /// `a + 1 + 2` isn't `a + 3`, but text after text is.
    fn concatenation(&mut self, left: Expr, right: Expr, id: ast::NodeId) -> Expr {
        let ty = self.string();
        // A constant string is interned, so it has to be made now.
        if let (Some(a), Some(b)) = (self.constant_value(&left), self.constant_value(&right))
            && let (Some(mut text), Some(rest)) = (
                folding::text(&a, left.ty.as_primitive()),
                folding::text(&b, right.ty.as_primitive()),
            )
            && text.len() + rest.len() < 1 << 20
        {
            text.extend(rest);
            let kind = ExprKind::Const(Constant::Str(Arc::from(text)));
            return Expr { id, ty, kind };
        }
        let mut parts = match left {
            Expr {
                kind: ExprKind::Concat(parts),
                ..
            } => parts,
            other => vec![self.concat_part(other)],
        };
        // The right side's own concatenation is a value of its own: `a + (b + c)`.
        parts.push(self.concat_part(right));
        Expr {
            id,
            ty,
            kind: ExprKind::Concat(parts),
        }
    }

    fn concat_part(&self, part: Expr) -> Expr {
        // Any object will do, so a cast that only generics need is dropped.
        match part.ty {
            Type::Class(..) | Type::Variable(_) => {
                let keep = self.program.is_string(&part.ty);
                if keep {
                    part
                } else {
                    self.with_erased_type(part, &self.object())
                }
            }
            _ => part,
        }
    }
}
