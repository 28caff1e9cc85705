//! Conditional and switch expressions: whether one has a type of its own or takes that of its
//! place (JLS 15.25, 15.28.1).
//!
//! What must hold: a conditional of numbers, or of truth values, has a type of its own wherever it
//! stands; what a generic call gives counts as a reference there, whatever it turns out to be.

use super::calls::{needs_target, without_parens};
use super::inference::{Inference, is_open};
use super::switch_results::results_without_names;
use super::{Lowerer, synthetic};
use crate::ir::{Expr, ExprKind, SYNTHETIC};
use crate::types::{Primitive, Type, TypeVariableOwner};
use syntax::ast;

/// What a conditional is by its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ChoiceKind {
    Numeric,
    Boolean,
    Reference,
}

impl<'p> Lowerer<'p> {
    /// The kind of a conditional whose operands are lowered.
    pub(crate) fn choice_kind(&self, then: &Expr, otherwise: &Expr) -> ChoiceKind {
        match (self.own_primitive(then), self.own_primitive(otherwise)) {
            (Some(Primitive::Boolean), Some(Primitive::Boolean)) => ChoiceKind::Boolean,
            (Some(Primitive::Boolean), _) | (_, Some(Primitive::Boolean)) => ChoiceKind::Reference,
            (Some(_), Some(_)) => ChoiceKind::Numeric,
            _ => ChoiceKind::Reference,
        }
    }

    /// The primitive type that an operand has, or has boxed, by itself.
    fn own_primitive(&self, operand: &Expr) -> Option<Primitive> {
        if self.is_of_generic_call(operand) {
            return None;
        }
        self.program.unboxed(&operand.ty)
    }

    /// Whether a value's type is what was inferred for a generic call.
    pub(crate) fn is_of_generic_call(&self, value: &Expr) -> bool {
        match &value.kind {
            ExprKind::Cast { operand } if value.id == SYNTHETIC => self.is_of_generic_call(operand),
            ExprKind::Sequence { value, .. } => self.is_of_generic_call(value),
            ExprKind::Call { method, .. } => {
                matches!(&self.program.method(*method).return_type,
                    Type::Variable(variable)
                        if matches!(variable.owner, TypeVariableOwner::Method(_)))
            }
            ExprKind::Conditional {
                then, otherwise, ..
            } => {
                value.ty.is_reference()
                    && self.choice_kind(then, otherwise) == ChoiceKind::Reference
            }
            _ => false,
        }
    }

    /// The kind of a conditional, found without its target. The scope must hold what its condition
    /// binds for each side.
    pub(crate) fn operand_primitive(&mut self, operand: &ast::Expr) -> Option<Primitive> {
        let operand = without_parens(operand);
        match &operand.kind {
            ast::ExprKind::Lambda(_) | ast::ExprKind::MethodRef { .. } => return None,
            ast::ExprKind::Literal(ast::Literal::Str(_) | ast::Literal::Null) => return None,
            ast::ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                let mut kind = None;
                self.speculate(|this| {
                    let mut sides = Vec::new();
                    this.in_each_side(cond, then, otherwise, &mut |this, side| {
                        sides.push(this.operand_primitive(side));
                    });
                    if let [Some(then), Some(otherwise)] = sides[..]
                        && (then == Primitive::Boolean) == (otherwise == Primitive::Boolean)
                    {
                        kind = Some(then);
                    }
                });
                return kind;
            }
            _ => {}
        }
        let mut found = None;
        self.speculate(|this| {
            let value = this.expr(operand, None);
            found = this.own_primitive(&value);
        });
        found
    }

    /// Looks at both sides of a conditional, each with what the condition binds for it.
    fn in_each_side(
        &mut self,
        cond: &ast::Expr,
        then: &ast::Expr,
        otherwise: &ast::Expr,
        look: &mut dyn FnMut(&mut Self, &ast::Expr),
    ) {
        self.push_scope();
        let (if_true, if_false) = self.bindings_of(cond);
        self.condition(cond);
        let bindings = self.pop_scope();
        self.push_scope_of(&bindings, &if_true);
        look(self, then);
        self.pop_scope();
        self.push_scope_of(&bindings, &if_false);
        look(self, otherwise);
        self.pop_scope();
    }

    /// The types of the results of a conditional or switch expression as an argument; none if it has
    /// a type of its own.
    pub(crate) fn results_of_choice(
        &mut self,
        expr: &ast::Expr,
        inference: &mut Inference<'p>,
    ) -> Vec<Type> {
        let mut results = Vec::new();
        self.speculate(|this| {
            if !matches!(expr.kind, ast::ExprKind::Conditional { .. })
                || this.operand_primitive(expr).is_none()
            {
                this.collect_results(expr, inference, &mut results);
            }
        });
        results
    }

    fn collect_results(
        &mut self,
        expr: &ast::Expr,
        inference: &mut Inference<'p>,
        results: &mut Vec<Type>,
    ) {
        let expr = without_parens(expr);
        if needs_target(expr) {
            return;
        }
        let plan = match &expr.kind {
            ast::ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                if let Some(primitive) = self.operand_primitive(expr) {
                    let value = self.expr(expr, None);
                    results.push(match value.ty {
                        Type::Error => Type::Primitive(primitive),
                        ty => ty,
                    });
                    return;
                }
                self.in_each_side(cond, then, otherwise, &mut |this, side| {
                    this.collect_results(side, inference, results);
                });
                return;
            }
            ast::ExprKind::Switch(switch) => {
                match results_without_names(switch) {
                    Some(given) => {
                        for result in given {
                            self.collect_results(result, inference, results);
                        }
                    }
                    None => {
                        results.extend(self.switch_result_types(switch, expr).unwrap_or_default());
                    }
                }
                return;
            }
            ast::ExprKind::Call { .. } => {
                let receiver = self.receiver_of_chain(expr);
                self.plan_call(expr, receiver, inference)
            }
            ast::ExprKind::New { body, .. } => self.plan_new(expr, body.as_deref(), inference),
            _ => {
                results.push(self.expr(expr, None).ty);
                return;
            }
        };
        results.push(match plan {
            Ok(plan) if is_open(&inference.apply(&plan.return_type)) => plan.return_type,
            Ok(plan) => self.complete(plan, None, inference).ty,
            Err(value) => value.ty,
        });
    }

    /// The types of the results of a switch expression, each by itself.
    pub(crate) fn switch_result_types(
        &mut self,
        switch: &ast::Switch,
        expr: &ast::Expr,
    ) -> Option<Vec<Type>> {
        Some(
            self.standalone_switch_values(switch, expr)?
                .into_iter()
                .map(|value| value.ty)
                .collect(),
        )
    }

    /// A value that stands for its type.
    pub(crate) fn value_like(ty: Type) -> Expr {
        synthetic(ty, ExprKind::This)
    }
}
