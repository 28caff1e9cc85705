//! What is said of a call that means no method.
//!
//! What must hold: it is an error only if all members and all types involved are known.

use super::Lowerer;
use super::calls::{Argument, Candidate, Site};
use super::inference::Inference;
use crate::ir::{Expr, ExprKind};
use crate::types::Type;
use syntax::ast;

impl<'p> Lowerer<'p> {
    pub(crate) fn show_types(&self, types: &[Type]) -> String {
        types
            .iter()
            .map(|ty| self.show(ty))
            .collect::<Vec<_>>()
            .join(",")
    }

    pub(crate) fn show_arguments(
        &self,
        args: &[Argument<'_>],
        inference: &Inference<'p>,
    ) -> Option<String> {
        let shown: Option<Vec<String>> = args
            .iter()
            .map(|arg| match arg {
                Argument::Value(value, _) if value.ty.is_error() => None,
                Argument::Value(value, _) => Some(self.show(&value.ty)),
                Argument::Call(plan) => Some(self.show(&inference.tentative(&plan.return_type))),
                Argument::Choice(_, results) => Some(
                    self.show(
                        &self.program.least_upper_bound(
                            &results
                                .iter()
                                .map(|ty| self.program.boxed(&inference.tentative(ty)))
                                .collect::<Vec<_>>(),
                        ),
                    ),
                ),
                Argument::Late(late) => Some(
                    match late.expr.kind {
                        ast::ExprKind::MethodRef { .. } => "method reference",
                        _ => "lambda",
                    }
                    .to_owned(),
                ),
            })
            .collect();
        shown.map(|shown| shown.join(","))
    }

    pub(crate) fn no_such_method(
        &mut self,
        site: &Site,
        name: &ast::Ident,
        args: &[Argument<'_>],
        expr: &ast::Expr,
        inference: &Inference<'p>,
    ) -> Expr {
        let unknown = site.types.iter().find_map(|ty| match ty {
            Type::Class(class, _) => {
                let declaration = self.program.class(*class);
                if declaration.is_library || declaration.is_missing {
                    Some(*class)
                } else {
                    self.missing_supertype(*class)
                        .or_else(|| self.partly_known_supertype(*class))
                }
            }
            _ => None,
        });
        let shown = site.types.first().map_or_else(String::new, |ty| match ty {
            Type::Class(class, _) => self.program.class(*class).display_name.to_string(),
            other => self.show(other),
        });
        if let Some(unknown) = unknown {
            return self.unknown_member(expr.id, unknown, &name.text);
        }
        if let Some(unknown) = self.unmodelled_method_of_object(&name.text) {
            return self.unsupported_expr(expr.id, unknown);
        }
        let may_exist = site.types.iter().any(|ty| {
            self.may_be_anything(ty)
                || ty
                    .class_id()
                    .is_some_and(|class| self.members_may_be_unknown(class))
        });
        if may_exist {
            return self.consequence(expr.id, &format!("not modelled: {shown}.{}", name.text));
        }
        let message = match self.show_arguments(args, inference) {
            Some(args) => format!(
                "cannot find symbol: method {}({args}) in {shown}",
                name.text
            ),
            None => format!("cannot find symbol: method {} in {shown}", name.text),
        };
        match site.types.iter().find_map(Type::class_id) {
            Some(class) => self.no_member(expr, class, message),
            None => self.error_expr(expr, message),
        }
    }

    /// What is said of a method that every object has and the model of `Object` hasn't: threads aren't
    /// modelled.
    pub(crate) fn unmodelled_method_of_object(&self, name: &str) -> Option<String> {
        let is_left_out = matches!(name, "wait" | "notify" | "notifyAll" | "finalize");
        is_left_out.then(|| format!("not modelled: java.lang.Object.{name}"))
    }

    /// Two methods of which none is more specific: the compiler's error, or types that we don't
    /// know as well as the compiler. Either way none is chosen.
    pub(crate) fn ambiguous(
        &mut self,
        one: &Candidate,
        other: &Candidate,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Expr {
        let show = |candidate: &Candidate| {
            let params = &self.program.method(candidate.method).params;
            format!("{}({})", name.text, self.show_types(params))
        };
        let what = format!(
            "ambiguous call: both {} and {} match",
            show(one),
            show(other)
        );
        self.unsupported_expr(expr.id, what)
    }

    pub(crate) fn not_applicable(
        &mut self,
        candidates: &[Candidate],
        name: &ast::Ident,
        args: &[Argument<'_>],
        expr: &ast::Expr,
        inference: &Inference<'p>,
    ) -> Expr {
        let first = self.program.method(candidates[0].method);
        let class = self.program.class(first.class);
        let shown_args = self.show_arguments(args, inference);
        let is_unsure = shown_args.is_none()
            || class.is_library
            || self.members_may_be_unknown(first.class)
            || args.iter().any(|arg| match arg {
                Argument::Value(value, _) => self.may_be_anything(&value.ty),
                Argument::Call(_) | Argument::Choice(..) | Argument::Late(..) => true,
            });
        if is_unsure {
            let unknown = args.iter().find_map(|arg| match arg {
                Argument::Value(
                    Expr {
                        ty: Type::Error,
                        kind: ExprKind::Unsupported(what),
                        ..
                    },
                    _,
                ) => Some(what.clone()),
                _ => None,
            });
            if let Some(what) = unknown {
                // Told of where the argument stands.
                return Expr {
                    id: expr.id,
                    ty: Type::Error,
                    kind: ExprKind::Unsupported(what),
                };
            }
            if class.is_library || self.members_may_be_unknown(first.class) {
                let member = if &*first.name == "<init>" {
                    "<init>"
                } else {
                    &*name.text
                };
                let what = format!("not modelled: {}.{member}", class.display_name);
                return self.unsupported_expr(expr.id, what);
            }
            let what = format!("call of {} with these arguments", name.text);
            return self.unsupported_expr(expr.id, what);
        }
        let given = shown_args.unwrap_or_default();
        let is_constructor = &*first.name == "<init>";
        let kind = if is_constructor {
            "constructor"
        } else {
            "method"
        };
        let message = if candidates.len() == 1 {
            let wanted = self.show_types(&first.params);
            let shown_class = self.program.show_class(first.class);
            format!(
                "{kind} {} in {shown_class} cannot be applied to given types: \
                 required {}, found {}",
                name.text,
                if wanted.is_empty() {
                    "no arguments"
                } else {
                    &wanted
                },
                if given.is_empty() {
                    "no arguments"
                } else {
                    &given
                },
            )
        } else {
            format!("no suitable {kind} found for {}({given})", name.text)
        };
        self.error_expr(expr, message)
    }
}
