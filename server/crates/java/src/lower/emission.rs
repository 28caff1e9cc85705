//! The call of a plan whose types are known.
//!
//! What must hold: arguments are converted to the instantiated formal types, then fit the erased
//! ones; what the erased method gives is cast to what it stands for.

use super::calls::{Argument, CallPlan, Late, PlanKind};
use super::inference::{Inference, is_open};
use super::{Lowerer, synthetic, synthetic_stmt};
use crate::ir::{Expr, ExprKind, StmtKind};
use crate::types::Type;
use syntax::ast;

impl<'p> Lowerer<'p> {
    /// The call of a plan whose types are all known.
    pub(crate) fn emit(&mut self, plan: CallPlan<'_>, inference: &Inference<'p>) -> Expr {
        let declared: Vec<Type> = self
            .program
            .method(plan.method)
            .params
            .iter()
            .map(|ty| self.program.erase(ty))
            .collect();
        let fixed = if plan.is_varargs_call {
            plan.params.len().saturating_sub(1)
        } else {
            plan.params.len()
        };
        let formals: Vec<Type> = (0..plan.args.len())
            .map(|index| {
                plan.param(index)
                    .map_or(Type::Error, |ty| self.closed(&inference.apply(&ty)))
            })
            .collect();
        let mut args = Vec::with_capacity(declared.len());
        let mut rest = Vec::new();
        for (index, (arg, formal)) in plan.args.into_iter().zip(formals).enumerate() {
            let value = match arg {
                Argument::Value(value, span) => self.pass(value, &formal, span),
                Argument::Call(nested) => {
                    let span = nested.expr.span;
                    let value = self.emit(*nested, inference);
                    self.pass(value, &formal, span)
                }
                Argument::Choice(expr, _) | Argument::Late(Late { expr, .. }) => {
                    let value = self.expr(expr, Some(&formal));
                    self.pass(value, &formal, expr.span)
                }
            };
            if index < fixed {
                let value = match declared.get(index) {
                    Some(declared) => self.with_erased_type(value, declared),
                    None => value,
                };
                args.push(value);
            } else {
                rest.push(value);
            }
        }
        if plan.is_varargs_call {
            // The array is of the erased parameter type, or of the instantiated one if it is known
            // to be more special (JLS 15.12.4.2).
            let array = plan
                .params
                .last()
                .map(|ty| self.program.erase(&self.closed(&inference.apply(ty))))
                .unwrap_or(Type::Error);
            if let Type::Array(element) = &array {
                rest = rest
                    .into_iter()
                    .map(|value| self.with_erased_type(value, element))
                    .collect();
            }
            args.push(synthetic(array, ExprKind::ArrayLiteral { elements: rest }));
        }
        let id = plan.expr.id;
        let return_type = self
            .program
            .upper_bound(&self.closed(&inference.apply(&plan.return_type)));
        match plan.kind {
            PlanKind::New { captures } => {
                let class = return_type
                    .class_id()
                    .unwrap_or(self.program.well_known().object);
                let created = Expr {
                    id,
                    ty: return_type,
                    kind: ExprKind::New {
                        class,
                        constructor: plan.method,
                        args,
                        captures,
                    },
                };
                match &plan.expr.kind {
                    ast::ExprKind::New { body: Some(_), .. } => self.anonymous(plan.expr, created),
                    _ => created,
                }
            }
            PlanKind::Method { receiver, dispatch } => {
                let method = self.program.method(plan.method);
                let owner = Type::class(method.class);
                let declared = self.program.erase(&method.return_type);
                let is_static = method.is_static;
                let mut before = None;
                let receiver = match receiver {
                    Some(value) if is_static => {
                        if !matches!(value.kind, ExprKind::Local(_) | ExprKind::This) {
                            before = Some(value);
                        }
                        None
                    }
                    Some(value) => Some(Box::new(self.with_erased_type(value, &owner))),
                    None => None,
                };
                let call = Expr {
                    id,
                    ty: return_type,
                    kind: ExprKind::Call {
                        method: plan.method,
                        dispatch,
                        receiver,
                        args,
                    },
                };
                let call = self.narrow_erasure(call, declared);
                match before {
                    Some(value) => Expr {
                        id,
                        ty: call.ty.clone(),
                        kind: ExprKind::Sequence {
                            statements: vec![synthetic_stmt(StmtKind::Expr(value))],
                            value: Box::new(call),
                        },
                    },
                    None => call,
                }
            }
        }
    }

    /// Whatever is still open after inference stands for its bound.
    pub(crate) fn closed(&self, ty: &Type) -> Type {
        if !is_open(ty) {
            return ty.clone();
        }
        crate::subtyping::substitute(ty, &|variable| {
            (variable.owner == crate::types::TypeVariableOwner::Inference)
                .then(|| Type::class(variable.erased_bound))
        })
    }
}
