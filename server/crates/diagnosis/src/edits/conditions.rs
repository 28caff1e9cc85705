//! Edits of conditions: negated, weakened, strengthened, replaced.

use super::EditKind;
use super::generator::Generator;
use super::scope;
use super::usage::dereferenced;
use java::types::{Primitive, Type};
use syntax::ast::{BinaryOp, Expr, ExprKind, Literal, Span, Stmt};

impl Generator<'_> {
    /// The condition of a branch or loop, or a boolean value that decides.
    pub(super) fn condition(&mut self, cond: &Expr) {
        self.value(cond, true);
        self.as_condition(cond);
    }

    /// A loop without an end as a method's last statement: gets a condition, and a value to return
    /// behind it.
    pub(super) fn end_loop(&mut self, cond: &Expr, whole: &Stmt) {
        let is_endless = matches!(cond.kind, ExprKind::Literal(Literal::Boolean(true)));
        if !is_endless {
            return;
        }
        self.at(cond.id, cond.span, whole.id);
        let behind = Span {
            start: whole.span.end,
            end: whole.span.end,
        };
        let indent = self.indent(whole.span.start);
        for value in self.returnable(&self.variables()) {
            if value.is_empty() {
                continue;
            }
            for atom in self.unary_atoms() {
                let added = format!("\n{indent}return{value};");
                let after = format!("{atom}` and `return{value};");
                self.push(
                    EditKind::Condition,
                    3,
                    vec![(cond.span, atom.into()), (behind, added.into())],
                    self.slice(cond.span).into(),
                    after.into(),
                );
            }
        }
    }

    /// A comparison's opposite is another operator, which is tried anyway; but not where a number can
    /// be none.
    pub(super) fn negate(&mut self, cond: &Expr) {
        let has_opposite = match &cond.kind {
            ExprKind::Literal(Literal::Boolean(_)) => true,
            ExprKind::Binary { op, left, right } => {
                super::expressions::is_comparison(*op)
                    && ![left, right]
                        .into_iter()
                        .any(|operand| self.may_be_nan(operand))
            }
            _ => false,
        };
        if !has_opposite {
            let negated = negation(cond, self.slice(cond.span));
            self.replace(EditKind::Negation, 1, cond.span, negated);
        }
    }

    fn may_be_nan(&self, operand: &Expr) -> bool {
        let ty = self.type_of(operand);
        ty.is_none_or(|ty| {
            let ty = scope::unboxed(self.program, &ty);
            matches!(ty, Type::Primitive(Primitive::Float | Primitive::Double))
        })
    }

    pub(super) fn as_condition(&mut self, cond: &Expr) {
        let text = self.slice(cond.span).to_owned();
        let constant = match &cond.kind {
            ExprKind::Literal(Literal::Boolean(value)) => Some(*value),
            _ => None,
        };
        self.negate(cond);
        let operand = operand_text(cond, &text);
        // `v != null || v.f()` is true wherever it doesn't throw, `v == null && v.f()` never.
        let used = dereferenced(cond);
        let is_idle = |atom: &str, test: &str| {
            atom.strip_suffix(test)
                .is_some_and(|name| used.contains(name))
        };
        let unary = self.unary_atoms();
        let binary = self.binary_atoms();
        for (atoms, extra) in [(unary, 0), (binary, 1)] {
            for atom in atoms {
                if constant.is_some() {
                    self.replace(EditKind::Condition, 2, cond.span, atom);
                    continue;
                }
                let size = 2 + extra;
                if !is_idle(&atom, " != null") {
                    let weaker = format!("{atom} || {operand}");
                    self.replace(EditKind::Condition, size, cond.span, weaker);
                }
                if !is_idle(&atom, " == null") {
                    let stronger = format!("{atom} && {operand}");
                    self.replace(EditKind::Condition, size, cond.span, stronger);
                }
                self.replace(EditKind::Condition, size + 1, cond.span, atom);
            }
        }
        if constant.is_none() {
            self.replace(EditKind::Condition, 3, cond.span, "true");
            self.replace(EditKind::Condition, 3, cond.span, "false");
        }
    }
}

/// The condition's opposite, as one would write it.
fn negation(cond: &Expr, text: &str) -> String {
    match &cond.kind {
        ExprKind::Unary {
            op: syntax::ast::UnaryOp::Not,
            operand,
        } => {
            let start = (operand.span.start - cond.span.start) as usize;
            text.get(start..).unwrap_or(text).to_owned()
        }
        ExprKind::Call { .. } | ExprKind::Name(_) | ExprKind::Paren(_) | ExprKind::Field { .. } => {
            format!("!{text}")
        }
        _ => format!("!({text})"),
    }
}

/// The condition as an operand of `&&` or `||`.
fn operand_text(cond: &Expr, text: &str) -> String {
    match &cond.kind {
        ExprKind::Binary {
            op: BinaryOp::And | BinaryOp::Or,
            ..
        }
        | ExprKind::Assign { .. }
        | ExprKind::CompoundAssign { .. }
        | ExprKind::Conditional { .. }
        | ExprKind::Lambda(_) => format!("({text})"),
        _ => text.to_owned(),
    }
}
