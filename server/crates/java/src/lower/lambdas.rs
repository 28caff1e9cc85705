//! Lambda expressions and function types (JLS 15.27, 9.9).
//!
//! What must hold: a lambda's parameters have the types of its target's function type; what a
//! lambda tells the inference of a call is found by lowering its body for trial, leaving no trace.

use super::calls::{needs_target, without_parens};
use super::inference::{Inference, inference_index, is_open};
use super::pertinence::is_explicit;
use super::switch_results::switch_results;
use super::{Lowerer, Returns, synthetic_stmt};
use crate::ir::{BodyForm, Expr, ExprKind, Lambda, Stmt, StmtKind};
use crate::types::{ClassId, MethodId, Type};
use std::sync::Arc;
use syntax::ast;

/// The method that a function object implements, as a member of its interface's parameterization.
pub(crate) struct FunctionType {
    pub(crate) interface: ClassId,
    pub(crate) method: MethodId,
    /// The other parts of an intersection.
    pub(crate) further: Arc<[ClassId]>,
    pub(crate) params: Vec<Type>,
    pub(crate) result: Type,
}

impl<'p> Lowerer<'p> {
    /// JLS 9.9: wildcards become their bounds.
    pub(crate) fn function_type(&self, ty: &Type) -> Option<FunctionType> {
        let parts = ty.parts();
        if parts.len() > 1 {
            let function = parts.iter().find_map(|part| self.function_type(part))?;
            let further = parts
                .iter()
                .filter_map(Type::class_id)
                .filter(|part| *part != function.interface);
            return Some(FunctionType {
                further: further.collect(),
                ..function
            });
        }
        let Type::Class(interface, args) = ty else {
            return None;
        };
        let method = self.program.functional_method(*interface)?;
        let parameters = &self.program.class(*interface).type_parameters;
        let args: Vec<Type> = args
            .iter()
            .enumerate()
            .map(|(index, arg)| match arg {
                Type::Wildcard {
                    upper: Some(bound), ..
                }
                | Type::Wildcard {
                    lower: Some(bound), ..
                } => (**bound).clone(),
                Type::Wildcard { .. } => match parameters.get(index) {
                    Some(Type::Variable(variable)) => Type::class(variable.erased_bound),
                    _ => self.program.object_type(),
                },
                other => other.clone(),
            })
            .collect();
        let candidate = self.candidate(method, &Type::Class(*interface, Arc::from(args)));
        Some(FunctionType {
            interface: *interface,
            method,
            further: Arc::from([]),
            params: candidate.params,
            result: candidate.return_type,
        })
    }

    /// The function type a lambda or method reference must have, or why there is none.
    pub(crate) fn expected_function(
        &mut self,
        target: Option<&Type>,
        what: &str,
        expr: &ast::Expr,
    ) -> Result<FunctionType, Expr> {
        let Some(target) = target else {
            return Err(self.error_expr(expr, format!("{what} not expected here")));
        };
        if let Some(function) = self.function_type(target) {
            return Ok(function);
        }
        if target.is_error() || self.is_missing_class(target) || is_open(target) {
            let what = match self.missing_name(target) {
                Some(name) => format!("not modelled: {name}"),
                None => format!("{what} of unknown type"),
            };
            return Err(self.consequence(expr.id, &what));
        }
        let shown = self.show(target);
        let message = format!("incompatible types: {shown} is not a functional interface");
        Err(self.error_expr(expr, message))
    }

    pub(crate) fn lambda(
        &mut self,
        lambda: &ast::Lambda,
        target: Option<&Type>,
        expr: &ast::Expr,
    ) -> Expr {
        let function = match self.expected_function(target, "lambda expression", expr) {
            Ok(function) => function,
            Err(value) => return value,
        };
        if function.params.len() != lambda.params.len() {
            return self.error_expr(
                expr,
                "incompatible types: incompatible parameter types in lambda expression",
            );
        }
        let result = self.program.upper_bound(&function.result);
        let returns = if result == Type::Void {
            Returns::Void
        } else {
            Returns::Value(result.clone())
        };
        self.enter_lambda(returns);
        self.declare_lambda_params(lambda, &function.params);
        let statements = self.lambda_body(lambda, &result);
        let (body, captures) = self.leave_lambda(BodyForm::Lambda(expr.id), statements);
        let ty = match target {
            Some(target) => self.program.upper_bound(target),
            None => Type::class(function.interface),
        };
        Expr {
            id: expr.id,
            ty,
            kind: ExprKind::Lambda(Box::new(Lambda {
                interface: function.interface,
                method: function.method,
                further: function.further,
                captures,
                body: Arc::new(body),
            })),
        }
    }

    pub(crate) fn declare_lambda_params(&mut self, lambda: &ast::Lambda, types: &[Type]) {
        for (param, ty) in lambda.params.iter().zip(types) {
            let ty = match param.ty.kind {
                ast::TypeRefKind::Inferred => self.program.upper_bound(ty),
                _ => self.type_ref(&param.ty, param.id),
            };
            self.declare(&param.name, ty, param.id, None, param.is_final);
        }
        self.function().parameter_count = lambda.params.len() as u32;
    }

    fn lambda_body(&mut self, lambda: &ast::Lambda, result: &Type) -> Vec<Stmt> {
        match &lambda.body {
            ast::LambdaBody::Expr(body) => {
                if *result == Type::Void {
                    let value = self.expr(body, None);
                    if !super::overloads::is_statement_expression(without_parens(body))
                        && !value.ty.is_error()
                    {
                        self.error(
                            body.span,
                            body.id,
                            "incompatible types: bad return type in lambda expression",
                        );
                    }
                    return vec![synthetic_stmt(StmtKind::Expr(value))];
                }
                let value = self.expr_to(body, result);
                vec![synthetic_stmt(StmtKind::Return(Some(value)))]
            }
            ast::LambdaBody::Block(block) => {
                let (statements, completes) = self.block_statements(&block.stmts);
                if completes && *result != Type::Void {
                    self.error(
                        block.span,
                        block.id,
                        "lambda body is neither value nor void compatible",
                    );
                }
                statements
            }
        }
    }

    /// Runs something whose every effect on this lowering is undone, for what it finds out.
    pub(crate) fn speculate(&mut self, run: impl FnOnce(&mut Self)) {
        if self.speculation >= super::MAX_SPECULATION {
            return;
        }
        self.speculation += 1;
        let marks = (
            self.errors.len(),
            self.unsupported.len(),
            self.lowered.len(),
            self.own_local_classes.len(),
            self.discoveries.clone(),
        );
        let scope = self.scope;
        let functions: Vec<(usize, usize)> = self
            .functions
            .iter()
            .map(|function| (function.locals.len(), function.captures.len()))
            .collect();
        run(self);
        self.scope = scope;
        self.functions.truncate(functions.len());
        for (function, (locals, captures)) in self.functions.iter_mut().zip(functions) {
            function.locals.truncate(locals);
            function.captures.truncate(captures);
        }
        self.errors.truncate(marks.0);
        self.unsupported.truncate(marks.1);
        self.lowered.truncate(marks.2);
        self.own_local_classes.truncate(marks.3);
        self.discoveries = marks.4;
        self.speculation -= 1;
    }

    /// The types that must be known before a lambda or method reference can be looked into.
    pub(crate) fn late_inputs(&self, expr: &ast::Expr, ty: &Type) -> Vec<Type> {
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.late_inputs(inner, ty),
            ast::ExprKind::Conditional {
                then, otherwise, ..
            } => {
                let mut inputs = self.late_inputs(then, ty);
                inputs.extend(self.late_inputs(otherwise, ty));
                inputs
            }
            ast::ExprKind::Switch(switch) => switch_results(switch)
                .into_iter()
                .flat_map(|result| self.late_inputs(result, ty))
                .collect(),
            ast::ExprKind::Lambda(lambda) => match self.function_type(ty) {
                Some(function) if !is_explicit(lambda) => function.params,
                _ => Vec::new(),
            },
            ast::ExprKind::MethodRef { .. } => match self.function_type(ty) {
                Some(function) if !self.is_exact_method_ref(expr) => function.params,
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// What a lambda or method reference says about open types (JLS 18.2.1).
    pub(crate) fn infer_from_late(
        &mut self,
        expr: &ast::Expr,
        ty: &Type,
        inference: &mut Inference<'p>,
    ) {
        let ty = inference.apply(ty);
        if !is_open(&ty) || (needs_target(expr) && inference_index(&ty).is_some()) {
            return;
        }
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.infer_from_late(inner, &ty, inference),
            ast::ExprKind::Conditional {
                then, otherwise, ..
            } if needs_target(expr) => {
                self.infer_from_late(then, &ty, inference);
                self.infer_from_late(otherwise, &ty, inference);
            }
            ast::ExprKind::Switch(switch) if needs_target(expr) => {
                for result in switch_results(switch) {
                    self.infer_from_late(result, &ty, inference);
                }
            }
            ast::ExprKind::Lambda(lambda) => self.infer_from_lambda(lambda, &ty, inference),
            ast::ExprKind::MethodRef { target, name } => {
                self.infer_from_method_ref(target, name, &ty, expr, inference);
            }
            _ => self.speculate(|this| this.infer_from_result(expr, &ty, inference)),
        }
    }

    fn infer_from_lambda(
        &mut self,
        lambda: &ast::Lambda,
        ty: &Type,
        inference: &mut Inference<'p>,
    ) {
        let Some(function) = self.function_type(ty) else {
            return;
        };
        if function.params.len() != lambda.params.len() {
            return;
        }
        let mut params = Vec::new();
        for (param, ty) in lambda.params.iter().zip(&function.params) {
            if param.ty.kind == ast::TypeRefKind::Inferred {
                params.push(inference.resolve(ty));
            } else {
                let mut problems = Vec::new();
                let written = self
                    .program
                    .resolve_type(self.scope, &param.ty, &mut problems);
                inference.equal(ty, &written);
                params.push(written);
            }
        }
        let result = inference.apply(&function.result);
        if result == Type::Void || !is_open(&result) {
            return;
        }
        self.speculate(|this| {
            this.enter_lambda(Returns::Unknown);
            this.declare_lambda_params(lambda, &params);
            match &lambda.body {
                ast::LambdaBody::Expr(body) => this.infer_from_result(body, &result, inference),
                ast::LambdaBody::Block(block) => {
                    this.block_statements(&block.stmts);
                    let returned = std::mem::take(&mut this.function().returned);
                    for ty in returned {
                        inference.compatible(&ty, &result);
                    }
                }
            }
        });
    }

    /// ‹expression → result› for a lambda's result.
    fn infer_from_result(
        &mut self,
        body: &ast::Expr,
        result: &Type,
        inference: &mut Inference<'p>,
    ) {
        let body = without_parens(body);
        if needs_target(body) {
            self.infer_from_late(body, result, inference);
            return;
        }
        let plan = match &body.kind {
            ast::ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                // Binds the condition's patterns.
                self.expr(cond, None);
                self.infer_from_result(then, result, inference);
                self.infer_from_result(otherwise, result, inference);
                return;
            }
            ast::ExprKind::Call { .. } => {
                let receiver = self.receiver_of_chain(body);
                self.plan_call(body, receiver, inference)
            }
            ast::ExprKind::New {
                body: class_body, ..
            } => self.plan_new(body, class_body.as_deref(), inference),
            _ => {
                let value = self.expr(body, None);
                if value.ty != Type::Void {
                    inference.compatible(&value.ty, result);
                }
                return;
            }
        };
        match plan {
            Ok(plan) => {
                if plan.return_type != Type::Void {
                    inference.compatible(&plan.return_type, result);
                }
                self.infer_from_arguments(&plan, inference);
            }
            Err(value) => inference.compatible(&value.ty, result),
        }
    }
}
