//! What functions as arguments say before the method is chosen (JLS 15.12.2.1, 15.12.2.2).
//!
//! What must hold: a lambda whose parameters have types of their own, and a reference that can mean
//! only one method, say what they give without a target; other functions say nothing until then.

use super::calls::{Argument, needs_target, without_parens};
use super::method_refs::Subject;
use super::switch_results::switch_results;
use super::{Lowerer, Returns};
use crate::ast_walk::{Visitor, walk_stmt};
use crate::types::Type;
use syntax::ast;

impl Lowerer<'_> {
    /// Whether an argument that needs a target says what it gives without one.
    pub(crate) fn is_pertinent(&self, expr: &ast::Expr) -> bool {
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.is_pertinent(inner),
            ast::ExprKind::Conditional {
                then, otherwise, ..
            } => self.is_pertinent(then) && self.is_pertinent(otherwise),
            ast::ExprKind::Switch(switch) => switch_results(switch)
                .into_iter()
                .all(|result| self.is_pertinent(result)),
            ast::ExprKind::Lambda(lambda) => {
                let mut is_pertinent = is_explicit(lambda);
                if is_pertinent {
                    for_each_result(lambda, &mut |result| {
                        is_pertinent &= !needs_target(result) || self.is_pertinent(result);
                    });
                }
                is_pertinent
            }
            ast::ExprKind::MethodRef { .. } => self.is_exact_method_ref(expr),
            _ => true,
        }
    }

    /// Finds the types that functions give which are known without a target: these decide between
    /// overloads (JLS 15.12.2.1, 15.12.2.5).
    pub(crate) fn look_into_lambdas(&mut self, args: &mut [Argument<'_>]) {
        for arg in args {
            let Argument::Late(late) = arg else {
                continue;
            };
            late.gives = match &late.expr.kind {
                ast::ExprKind::Lambda(lambda) if self.is_pertinent(late.expr) => {
                    self.results_of_lambda(lambda)
                }
                ast::ExprKind::MethodRef { .. } => {
                    self.exact_result(late.expr).map(|result| vec![result])
                }
                _ => None,
            };
        }
    }

    fn results_of_lambda(&mut self, lambda: &ast::Lambda) -> Option<Vec<Type>> {
        let (mut is_empty, mut is_late) = (true, false);
        for_each_result(lambda, &mut |result| {
            is_empty = false;
            is_late |= needs_target(result);
        });
        if is_late {
            return None;
        }
        if is_empty {
            return Some(Vec::new());
        }
        let mut found = None;
        self.speculate(|this| {
            this.enter_lambda(Returns::Unknown);
            let params: Vec<Type> = lambda
                .params
                .iter()
                .map(|param| this.type_ref(&param.ty, param.id))
                .collect();
            this.declare_lambda_params(lambda, &params);
            found = Some(match &lambda.body {
                ast::LambdaBody::Expr(body) => vec![this.expr(body, None).ty],
                ast::LambdaBody::Block(block) => {
                    this.block_statements(&block.stmts);
                    std::mem::take(&mut this.function().returned)
                }
            });
        });
        found
    }

    /// Finds the types of what stands before the `::` of the method references in an argument.
    pub(crate) fn note_subjects(&mut self, expr: &ast::Expr) {
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.note_subjects(inner),
            ast::ExprKind::Conditional {
                then, otherwise, ..
            } => {
                self.note_subjects(then);
                self.note_subjects(otherwise);
            }
            ast::ExprKind::Switch(switch) => {
                for result in switch_results(switch) {
                    self.note_subjects(result);
                }
            }
            ast::ExprKind::Lambda(lambda) => {
                if let ast::LambdaBody::Expr(body) = &lambda.body {
                    let body = without_parens(body);
                    if is_explicit(lambda) && matches!(body.kind, ast::ExprKind::MethodRef { .. }) {
                        self.note_subjects(body);
                    }
                }
            }
            ast::ExprKind::MethodRef {
                target: of @ ast::MethodRefTarget::Expr(subject),
                ..
            } if !matches!(subject.kind, ast::ExprKind::Name(_) | ast::ExprKind::This) => {
                let mut found = None;
                self.speculate(|this| {
                    found = match this.subject(of, expr) {
                        Ok(Subject::Type(ty)) => Some((ty, false)),
                        Ok(Subject::Value(value)) => Some((value.ty, true)),
                        Ok(Subject::Super(ty)) => Some((ty, true)),
                        Err(_) => None,
                    };
                });
                if let Some(found) = found {
                    self.subjects.insert(expr.id, found);
                }
            }
            _ => {}
        }
    }
}

/// Whether a lambda's parameters have types of their own.
pub(crate) fn is_explicit(lambda: &ast::Lambda) -> bool {
    lambda
        .params
        .iter()
        .all(|param| param.ty.kind != ast::TypeRefKind::Inferred)
}

/// Looks at each expression that a lambda gives.
fn for_each_result(lambda: &ast::Lambda, look: &mut dyn FnMut(&ast::Expr)) {
    struct Results<'l>(&'l mut dyn FnMut(&ast::Expr));
    impl Visitor for Results<'_> {
        fn stmt(&mut self, stmt: &ast::Stmt) {
            match &stmt.kind {
                ast::StmtKind::Return(Some(value)) => (self.0)(value),
                _ => walk_stmt(self, stmt),
            }
        }

        // Returns inside belong to other bodies.
        fn expr(&mut self, _expr: &ast::Expr) {}

        fn type_decl(&mut self, _decl: &ast::TypeDecl) {}
    }
    match &lambda.body {
        ast::LambdaBody::Expr(body) => look(body),
        ast::LambdaBody::Block(block) => Results(look).block(block),
    }
}
