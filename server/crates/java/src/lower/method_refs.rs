//! Method references (JLS 15.13) as lambdas whose body makes the call.
//!
//! What must hold: the receiver of `value::method` is evaluated, and checked for `null`, when the
//! reference is, not when it is called.

use super::calls::{Argument, CallPlan, Candidate, PlanKind};
use super::inference::Inference;
use super::lambdas::FunctionType;
use super::names::Meaning;
use super::overloads::NoOverload;
use super::{CaptureOf, Lowerer, Returns, local_expr, synthetic_stmt};
use crate::ir::{BodyForm, Dispatch, Expr, ExprKind, Lambda, Stmt, StmtKind};
use crate::types::{ClassId, MethodId, Type};
use std::sync::Arc;
use syntax::ast;

/// What stands before `::`.
pub(crate) enum Subject {
    Type(Type),
    Value(Expr),
    Super(Type),
}

impl<'p> Lowerer<'p> {
    pub(crate) fn method_ref(
        &mut self,
        of: &ast::MethodRefTarget,
        name: &ast::Ident,
        target: Option<&Type>,
        expr: &ast::Expr,
    ) -> Expr {
        let function = match self.expected_function(target, "method reference", expr) {
            Ok(function) => function,
            Err(value) => return value,
        };
        let subject = match self.subject(of, expr) {
            Ok(subject) => subject,
            Err(value) => return value,
        };
        let result = self.program.upper_bound(&function.result);
        let returns = if result == Type::Void {
            Returns::Void
        } else {
            Returns::Value(result.clone())
        };
        let params: Vec<Type> = function
            .params
            .iter()
            .map(|ty| self.program.upper_bound(ty))
            .collect();
        self.enter_lambda(returns);
        let args = self.declare_ref_params(&params);
        let mut inference = Inference::new(self.program);
        let is_super = matches!(subject, Subject::Super(_));
        let mut is_lambda = true;
        let value = match self.plan_ref(subject, name, args, expr, &mut inference) {
            Ok(Planned::Call(plan)) => {
                is_lambda = is_super || self.is_made_a_lambda(&plan);
                let target = (result != Type::Void).then_some(&result);
                self.complete(plan, target, &mut inference)
            }
            Ok(Planned::Value(value)) => value,
            Err(value) => value,
        };
        let statements: Vec<Stmt> = if result == Type::Void {
            vec![synthetic_stmt(StmtKind::Expr(value))]
        } else {
            let value = self.assign(value, &result, expr.span);
            vec![synthetic_stmt(StmtKind::Return(Some(value)))]
        };
        let form = if is_lambda {
            BodyForm::Lambda(expr.id)
        } else {
            BodyForm::MethodReference
        };
        let (body, captures) = self.leave_lambda(form, statements);
        let ty = match target {
            Some(target) => self.program.upper_bound(target),
            None => Type::class(function.interface),
        };
        let FunctionType {
            interface,
            method,
            further,
            ..
        } = function;
        Expr {
            id: expr.id,
            ty,
            kind: ExprKind::Lambda(Box::new(Lambda {
                interface,
                method,
                further,
                captures,
                body: Arc::new(body),
            })),
        }
    }

    /// Whether javac makes a lambda of a method reference: where a handle of the method alone
    /// wouldn't do.
    fn is_made_a_lambda(&self, plan: &CallPlan<'_>) -> bool {
        if plan.is_varargs_call {
            return true;
        }
        match &plan.kind {
            PlanKind::Method { receiver, .. } => receiver
                .as_ref()
                .is_some_and(|receiver| matches!(receiver.ty, Type::Array(_))),
            PlanKind::New { .. } => {
                let class = self.program.method(plan.method).class;
                let mut around = Some(class);
                let mut is_in_local = false;
                while let Some(class) = around {
                    is_in_local |= self.program.class(class).is_local;
                    around = self.program.class(class).outer;
                }
                is_in_local || !self.program.class(class).is_static
            }
        }
    }

    pub(crate) fn declare_ref_params(&mut self, params: &[Type]) -> Vec<Expr> {
        self.function().parameter_count = params.len() as u32;
        params
            .iter()
            .map(|ty| {
                let local = self.temporary("argument", ty.clone());
                local_expr(local, ty.clone())
            })
            .collect()
    }

    pub(crate) fn subject(
        &mut self,
        of: &ast::MethodRefTarget,
        expr: &ast::Expr,
    ) -> Result<Subject, Expr> {
        let of = match of {
            ast::MethodRefTarget::Type(ty) => {
                let resolved = self.type_ref(ty, expr.id);
                if resolved.is_error() {
                    return Err(self.erroneous(expr.id));
                }
                return Ok(Subject::Type(resolved));
            }
            ast::MethodRefTarget::Expr(of) => of,
        };
        match &of.kind {
            ast::ExprKind::Super => {
                let supertype = self.program.class(self.class).supertype.clone();
                match supertype {
                    Some(supertype) if self.has_this() => Ok(Subject::Super(supertype)),
                    _ => Err(self.error_expr(
                        expr,
                        "non-static variable super cannot be referenced from a static context",
                    )),
                }
            }
            ast::ExprKind::Name(_) | ast::ExprKind::Field { .. } => match self.meaning(of) {
                Meaning::Type(ty) => Ok(Subject::Type(ty)),
                Meaning::Value(value) => Ok(Subject::Value(value)),
                Meaning::Package(_) => Err(self.name_value(of)),
            },
            _ => Ok(Subject::Value(self.expr(of, None))),
        }
    }

    /// `Objects.requireNonNull(value)` unless the value is surely there.
    pub(crate) fn checked_for_null(&mut self, value: Expr) -> Expr {
        if matches!(
            value.kind,
            ExprKind::This | ExprKind::New { .. } | ExprKind::Const(_) | ExprKind::Lambda(_)
        ) {
            return value;
        }
        let check = self
            .program
            .member_methods(self.program.well_known().objects, "requireNonNull")
            .iter()
            .copied()
            .find(|method| self.program.method(*method).params.len() == 1);
        let Some(method) = check else { return value };
        let ty = value.ty.clone();
        let declared = self.object();
        let call = Expr {
            id: crate::ir::SYNTHETIC,
            ty,
            kind: ExprKind::Call {
                method,
                dispatch: Dispatch::Static,
                receiver: None,
                args: vec![value],
            },
        };
        self.narrow_erasure(call, declared)
    }

    /// The call in the body of a method reference. The lambda has been entered.
    pub(crate) fn plan_ref<'a>(
        &mut self,
        subject: Subject,
        name: &ast::Ident,
        args: Vec<Expr>,
        expr: &'a ast::Expr,
        inference: &mut Inference<'p>,
    ) -> Result<Planned<'a>, Expr> {
        let values = |args: &[Expr]| -> Vec<Argument<'a>> {
            args.iter()
                .map(|arg| Argument::Value(arg.clone(), expr.span))
                .collect()
        };
        match subject {
            Subject::Type(ty) if &*name.text == "new" => {
                if let Type::Array(_) = &ty {
                    let length = args.into_iter().next();
                    let Some(length) = length else {
                        return Err(self.erroneous(expr.id));
                    };
                    let length = self.assign(length, &Type::INT, expr.span);
                    let kind = ExprKind::NewArray { dims: vec![length] };
                    return Ok(Planned::Value(Expr {
                        id: expr.id,
                        ty,
                        kind,
                    }));
                }
                let is_diamond = matches!(&ty, Type::Class(class, args)
                    if args.is_empty() && !self.program.class(*class).decl.type_params.is_empty());
                let plan =
                    self.plan_constructor(&ty, is_diamond, values(&args), None, expr, inference)?;
                Ok(Planned::Call(plan))
            }
            Subject::Type(ty) => {
                let class = match &ty {
                    Type::Array(_) => Some(self.program.well_known().object),
                    ty => self.class_of(ty),
                };
                let Some(class) = class else {
                    return Err(self.erroneous(expr.id));
                };
                if self.program.class(class).is_missing {
                    return Err(self.unknown_member(expr.id, class, &name.text));
                }
                // A raw type in `Type::method` takes its arguments from the first parameter.
                let first = args.first().map(|arg| arg.ty.clone());
                let receiver_type = match (&ty, &first) {
                    (Type::Class(class, own), Some(first)) if own.is_empty() => self
                        .program
                        .as_super(first, *class)
                        .unwrap_or_else(|| ty.clone()),
                    _ => ty.clone(),
                };
                let methods = self.usable_methods(class, &name.text, ty.class_id());
                let candidates_of = |this: &Self, receiver: &Type, is_static: bool| {
                    methods
                        .iter()
                        .filter(|method| this.program.method(**method).is_static == is_static)
                        .map(|method| this.candidate(*method, receiver))
                        .collect::<Vec<Candidate>>()
                };
                let statics = candidates_of(self, &ty, true);
                let all_args = values(&args);
                let chosen_static = match self.choose_overload(&statics, &all_args, inference) {
                    Err(NoOverload::Ambiguous(one, other)) => {
                        return Err(self.ambiguous(&statics[one], &statics[other], name, expr));
                    }
                    chosen => chosen.ok(),
                };
                let instance = candidates_of(self, &receiver_type, false);
                let rest = values(args.get(1..).unwrap_or(&[]));
                let receiver_fits = first
                    .as_ref()
                    .is_some_and(|first| self.castable(first, &self.program.erase(&ty)));
                let chosen_instance = if receiver_fits {
                    match self.choose_overload(&instance, &rest, inference) {
                        Err(NoOverload::Ambiguous(one, other)) => {
                            return Err(self.ambiguous(
                                &instance[one],
                                &instance[other],
                                name,
                                expr,
                            ));
                        }
                        chosen => chosen.ok(),
                    }
                } else {
                    None
                };
                if let Some((index, varargs)) = chosen_instance
                    && (chosen_static.is_none() || !varargs)
                    && let Some(receiver) = args.into_iter().next()
                {
                    let receiver = Expr {
                        ty: receiver.ty.clone(),
                        ..receiver
                    };
                    let method = instance[index].method;
                    if let Some(refusal) = self.refuse_method(method, ty.class_id(), name, expr) {
                        return Err(refusal);
                    }
                    return Ok(Planned::Call(self.ref_plan(
                        &instance[index],
                        Some(receiver),
                        rest,
                        varargs,
                        Dispatch::Virtual,
                        expr,
                        inference,
                    )));
                }
                let Some((index, varargs)) = chosen_static else {
                    return Err(self.invalid_ref(class, name, expr));
                };
                let method = statics[index].method;
                if let Some(refusal) = self.refuse_method(method, ty.class_id(), name, expr) {
                    return Err(refusal);
                }
                Ok(Planned::Call(self.ref_plan(
                    &statics[index],
                    None,
                    all_args,
                    varargs,
                    Dispatch::Static,
                    expr,
                    inference,
                )))
            }
            Subject::Value(receiver) => {
                if receiver.ty.is_error() {
                    // The value belongs outside the lambda, where it can't be evaluated either.
                    let what = match receiver.kind {
                        ExprKind::Unsupported(what) => what,
                        _ => "a value of unknown type".to_owned(),
                    };
                    let kind = ExprKind::Unsupported(what);
                    return Err(Expr {
                        id: expr.id,
                        ty: Type::Error,
                        kind,
                    });
                }
                let ty = self.program.upper_bound(&receiver.ty);
                // Evaluated outside, when the reference is.
                let top = self.functions.len().saturating_sub(1);
                let receiver = {
                    let lambda = self.functions.pop();
                    let checked = self.checked_for_null(receiver);
                    self.functions.extend(lambda);
                    self.capture_in(top, CaptureOf::Receiver, checked)
                };
                self.plan_bound_ref(
                    receiver,
                    &ty,
                    Dispatch::Virtual,
                    name,
                    args,
                    expr,
                    inference,
                )
            }
            Subject::Super(supertype) => {
                let receiver = self.this_expr();
                self.plan_bound_ref(
                    receiver,
                    &supertype,
                    Dispatch::Special,
                    name,
                    args,
                    expr,
                    inference,
                )
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn plan_bound_ref<'a>(
        &mut self,
        receiver: Expr,
        ty: &Type,
        dispatch: Dispatch,
        name: &ast::Ident,
        args: Vec<Expr>,
        expr: &'a ast::Expr,
        inference: &mut Inference<'p>,
    ) -> Result<Planned<'a>, Expr> {
        let class = match ty {
            Type::Array(_) => Some(self.program.well_known().object),
            ty => self.class_of(ty),
        };
        let Some(class) = class else {
            return Err(self.erroneous(expr.id));
        };
        let captured = self.captured_type(ty);
        let site = match dispatch {
            Dispatch::Special => None,
            _ => ty.class_id(),
        };
        let candidates: Vec<Candidate> = self
            .usable_methods(class, &name.text, site)
            .into_iter()
            .map(|method| self.candidate(method, &captured))
            .collect();
        let values: Vec<Argument<'a>> = args
            .into_iter()
            .map(|arg| Argument::Value(arg, expr.span))
            .collect();
        match self.choose_overload(&candidates, &values, inference) {
            Ok((index, varargs)) => {
                let method = candidates[index].method;
                if let Some(refusal) = self.refuse_method(method, site, name, expr) {
                    return Err(refusal);
                }
                let method = self.program.method(method);
                let dispatch = match dispatch {
                    _ if method.is_static => Dispatch::Static,
                    Dispatch::Virtual if method.is_private() => Dispatch::Special,
                    other => other,
                };
                Ok(Planned::Call(self.ref_plan(
                    &candidates[index],
                    Some(receiver),
                    values,
                    varargs,
                    dispatch,
                    expr,
                    inference,
                )))
            }
            Err(NoOverload::Ambiguous(one, other)) => {
                Err(self.ambiguous(&candidates[one], &candidates[other], name, expr))
            }
            Err(NoOverload::NotApplicable) => Err(self.invalid_ref(class, name, expr)),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn ref_plan<'a>(
        &mut self,
        candidate: &Candidate,
        receiver: Option<Expr>,
        args: Vec<Argument<'a>>,
        is_varargs_call: bool,
        dispatch: Dispatch,
        expr: &'a ast::Expr,
        inference: &mut Inference<'p>,
    ) -> CallPlan<'a> {
        let first_variable = inference.len();
        let (params, return_type) = self.instantiate(candidate, &[], inference);
        let dispatch = match dispatch {
            Dispatch::Virtual if self.program.method(candidate.method).is_private() => {
                Dispatch::Special
            }
            other => other,
        };
        let mut plan = CallPlan {
            expr,
            method: candidate.method,
            kind: PlanKind::Method { receiver, dispatch },
            params,
            is_varargs_call,
            args,
            return_type,
            first_variable,
        };
        self.special_return_type(&mut plan);
        self.constrain_arguments(&mut plan, inference);
        plan
    }

    fn invalid_ref(&mut self, class: ClassId, name: &ast::Ident, expr: &ast::Expr) -> Expr {
        let declaration = self.program.class(class);
        let shown = declaration.display_name.to_string();
        if declaration.is_library || self.members_may_be_unknown(class) {
            let what = format!("not modelled: {shown}.{}", name.text);
            return self.unsupported_expr(expr.id, what);
        }
        let message = format!(
            "invalid method reference: cannot find method {} in {shown}",
            name.text
        );
        self.error_expr(expr, message)
    }

    pub(crate) fn constructors(&self, class: ClassId) -> Vec<MethodId> {
        self.program
            .class(class)
            .methods
            .iter()
            .copied()
            .filter(|method| &*self.program.method(*method).name == "<init>")
            .collect()
    }
}

/// The body of a method reference.
pub(crate) enum Planned<'a> {
    Call(CallPlan<'a>),
    Value(Expr),
}

pub(crate) fn dotted_name(expr: &ast::Expr) -> Option<String> {
    match &expr.kind {
        ast::ExprKind::Name(name) => Some(name.to_string()),
        ast::ExprKind::Field { target, name } => {
            Some(format!("{}.{}", dotted_name(target)?, name.text))
        }
        _ => None,
    }
}
