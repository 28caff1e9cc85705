//! Method invocations (JLS 15.12): where to search, which method, its type arguments, the call.
//!
//! What must hold: a call is first *planned* — the method chosen, the arguments that have a type
//! of their own lowered, the others (lambdas, nested generic calls) left open in one inference —
//! and then *completed*. Each argument is evaluated once and in order.

use super::Lowerer;
use super::inference::{Inference, inference_index, is_open, replace_parameters};
use super::overloads::NoOverload;
use super::switch_results::switch_results;
use crate::ir::{Dispatch, Expr};
use crate::types::{ClassId, FieldId, MethodId, Type};
use std::sync::Arc;
use syntax::ast::{self, Span};

/// A method that a call might mean, as a member of the receiver's type.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) method: MethodId,
    pub(crate) params: Vec<Type>,
    pub(crate) return_type: Type,
    pub(crate) is_varargs: bool,
    /// The class's type arguments, to see the bounds of the method's own parameters.
    pub(crate) owner: Option<Type>,
}

pub(crate) enum Argument<'a> {
    Value(Expr, Span),
    /// A generic call whose type depends on where it stands.
    Call(Box<CallPlan<'a>>),
    /// A conditional or switch expression that takes the type of its place, and the types of its
    /// results.
    Choice(&'a ast::Expr, Vec<Type>),
    /// A lambda, method reference or conditional of such.
    Late(Late<'a>),
}

pub(crate) struct Late<'a> {
    pub(crate) expr: &'a ast::Expr,
    /// The types of its results, if it has these without a target.
    pub(crate) gives: Option<Vec<Type>>,
    /// What it says about types is among the bounds.
    pub(crate) is_inferred: bool,
}

pub(crate) struct CallPlan<'a> {
    pub(crate) expr: &'a ast::Expr,
    pub(crate) method: MethodId,
    pub(crate) kind: PlanKind,
    pub(crate) params: Vec<Type>,
    pub(crate) is_varargs_call: bool,
    pub(crate) args: Vec<Argument<'a>>,
    pub(crate) return_type: Type,
    /// Inference variables from here on are this plan's.
    pub(crate) first_variable: usize,
}

pub(crate) enum PlanKind {
    Method {
        receiver: Option<Expr>,
        dispatch: Dispatch,
    },
    New {
        captures: Vec<(FieldId, Expr)>,
    },
}

/// Where methods are looked up.
pub(crate) struct Site {
    /// Types whose members are candidates.
    pub(crate) types: Vec<Type>,
    pub(crate) receiver: Receiver,
}

pub(crate) enum Receiver {
    Value(Expr),
    /// A simple name: this object, or the one around it.
    Implicit(ClassId),
    /// `Type.method()`
    Static,
    Super(Expr),
}

impl Site {
    /// The class that its members are used as members of, where that matters.
    pub(crate) fn access(&self, ty: &Type) -> Option<ClassId> {
        match (&self.receiver, ty) {
            (Receiver::Super(_), _) => None,
            (_, Type::Class(class, _)) => Some(*class),
            _ => None,
        }
    }
}

impl<'p> Lowerer<'p> {
    pub(crate) fn call(&mut self, expr: &ast::Expr, target: Option<&Type>) -> Expr {
        // A chain of calls is walked in a loop: its length isn't bounded by nesting.
        let mut chain = vec![expr];
        while let Some(ast::ExprKind::Call {
            target: Some(inner),
            ..
        }) = chain.last().map(|call| &call.kind)
            && matches!(inner.kind, ast::ExprKind::Call { .. })
        {
            chain.push(inner);
        }
        let mut receiver = None;
        while let Some(call) = chain.pop() {
            let target = if chain.is_empty() { target } else { None };
            let mut inference = Inference::new(self.program);
            let value = match self.plan_call(call, receiver.take(), &mut inference) {
                Ok(plan) => self.complete(plan, target, &mut inference),
                Err(value) => value,
            };
            if chain.is_empty() {
                return value;
            }
            receiver = Some(value);
        }
        self.erroneous(expr.id)
    }

    /// Infers what is open in a plan and makes the call.
    pub(crate) fn complete(
        &mut self,
        plan: CallPlan<'_>,
        target: Option<&Type>,
        inference: &mut Inference<'p>,
    ) -> Expr {
        if let Some(target) = target
            && is_open(&plan.return_type)
        {
            inference.compatible(&plan.return_type, target);
        }
        self.infer_from_arguments(&plan, inference);
        inference.resolve_from(plan.first_variable);
        self.emit(plan, inference)
    }

    pub(crate) fn plan_call<'a>(
        &mut self,
        expr: &'a ast::Expr,
        receiver: Option<Expr>,
        inference: &mut Inference<'p>,
    ) -> Result<CallPlan<'a>, Expr> {
        let ast::ExprKind::Call {
            target,
            type_args,
            name,
            args,
        } = &expr.kind
        else {
            return Err(self.erroneous(expr.id));
        };
        let first_variable = inference.len();
        let site = match receiver {
            Some(value) => self.site_of_value(value, name, expr),
            None => self.site(target.as_deref(), name, expr),
        };
        let site = match site {
            Ok(site) => site,
            Err(value) => {
                // The arguments may have errors of their own to report.
                self.lower_for_errors(args);
                return Err(value);
            }
        };
        let candidates = self.candidates(&site, &name.text);
        let mut arguments = self.plan_arguments(args, inference);
        if candidates.len() > 1 {
            self.look_into_lambdas(&mut arguments);
        }
        if candidates.is_empty() {
            return Err(self.no_such_method(&site, name, &arguments, expr, inference));
        }
        if let Some(unknown) = self.undecided(&candidates, &arguments, expr, inference) {
            return Err(unknown);
        }
        let (index, is_varargs_call) =
            match self.choose_overload(&candidates, &arguments, inference) {
                Ok(chosen) => chosen,
                Err(NoOverload::NotApplicable) => {
                    return Err(self.not_applicable(
                        &candidates,
                        name,
                        &arguments,
                        expr,
                        inference,
                    ));
                }
                Err(NoOverload::Ambiguous(one, other)) => {
                    return Err(self.ambiguous(&candidates[one], &candidates[other], name, expr));
                }
            };
        let candidate = &candidates[index];
        let through = site.types.first().and_then(|ty| site.access(ty));
        if let Some(refusal) = self.refuse_method(candidate.method, through, name, expr) {
            return Err(refusal);
        }
        let method = self.program.method(candidate.method);
        if method.is_native && !self.program.class(method.class).is_library {
            let what = format!("`native` method {}", name.text);
            return Err(self.unsupported_expr(expr.id, what));
        }
        let type_args: Vec<Type> = type_args
            .iter()
            .map(|ty| self.type_ref(ty, expr.id))
            .collect();
        let (params, return_type) = self.instantiate(candidate, &type_args, inference);
        let method = self.program.method(candidate.method);
        let is_static = method.is_static;
        let is_private = method.is_private();
        let kind = match site.receiver {
            Receiver::Static if is_static => PlanKind::Method {
                receiver: None,
                dispatch: Dispatch::Static,
            },
            Receiver::Static => {
                let shown = self.show_types(&method.params);
                let message = format!(
                    "non-static method {}({shown}) cannot be referenced from a static context",
                    name.text
                );
                return Err(self.error_expr(expr, message));
            }
            Receiver::Implicit(_) if is_static => PlanKind::Method {
                receiver: None,
                dispatch: Dispatch::Static,
            },
            Receiver::Implicit(class) => match self.enclosing_instance(class) {
                Some(object) => PlanKind::Method {
                    receiver: Some(object),
                    dispatch: if is_private {
                        Dispatch::Special
                    } else {
                        Dispatch::Virtual
                    },
                },
                None => {
                    let shown = self.show_types(&method.params);
                    let message = format!(
                        "non-static method {}({shown}) cannot be referenced from a static context",
                        name.text
                    );
                    return Err(self.error_expr(expr, message));
                }
            },
            Receiver::Value(value) if is_static => PlanKind::Method {
                // Kept for its effects.
                receiver: Some(value),
                dispatch: Dispatch::Static,
            },
            Receiver::Value(value) => PlanKind::Method {
                receiver: Some(value),
                dispatch: if is_private {
                    Dispatch::Special
                } else {
                    Dispatch::Virtual
                },
            },
            Receiver::Super(value) => {
                if is_static {
                    PlanKind::Method {
                        receiver: None,
                        dispatch: Dispatch::Static,
                    }
                } else if method.is_abstract {
                    let class = self.program.show_class(method.class);
                    let message = format!(
                        "abstract method {} in {class} cannot be accessed directly",
                        name.text
                    );
                    return Err(self.error_expr(expr, message));
                } else {
                    PlanKind::Method {
                        receiver: Some(value),
                        dispatch: Dispatch::Special,
                    }
                }
            }
        };
        let mut plan = CallPlan {
            expr,
            method: candidates[index].method,
            kind,
            params,
            is_varargs_call,
            args: arguments,
            return_type,
            first_variable,
        };
        self.special_return_type(&mut plan);
        self.constrain_arguments(&mut plan, inference);
        Ok(plan)
    }

    /// `clone` of an array gives the array's type, `getClass` the class's (JLS 10.7, 4.3.2).
    pub(crate) fn special_return_type(&self, plan: &mut CallPlan<'_>) {
        let method = self.program.method(plan.method);
        if method.class != self.program.well_known().object {
            return;
        }
        let PlanKind::Method {
            receiver: Some(receiver),
            ..
        } = &plan.kind
        else {
            return;
        };
        match (&*method.name, &receiver.ty) {
            ("clone", Type::Array(_)) => plan.return_type = receiver.ty.clone(),
            ("getClass", ty) => {
                let upper = Some(Arc::new(self.program.erase(ty)));
                let argument = Type::Wildcard { upper, lower: None };
                plan.return_type =
                    Type::Class(self.program.well_known().class, Arc::from([argument]));
            }
            _ => {}
        }
    }

    /// Fresh inference variables (or written arguments) for a method's type parameters.
    pub(crate) fn instantiate(
        &mut self,
        candidate: &Candidate,
        type_args: &[Type],
        inference: &mut Inference<'p>,
    ) -> (Vec<Type>, Type) {
        let method = self.program.method(candidate.method);
        let parameters = &method.type_parameters;
        if parameters.is_empty() {
            return (candidate.params.clone(), candidate.return_type.clone());
        }
        let with = if type_args.len() == parameters.len() {
            type_args.to_vec()
        } else {
            let owner = candidate.owner.clone();
            let program = self.program;
            inference.fresh(parameters, &|bound| match &owner {
                Some(Type::Class(class, args)) => program.substitute_class(bound, *class, args),
                _ => bound.clone(),
            })
        };
        let params = candidate
            .params
            .iter()
            .map(|ty| replace_parameters(ty, parameters, &with))
            .collect();
        (
            params,
            replace_parameters(&candidate.return_type, parameters, &with),
        )
    }

    pub(crate) fn plan_arguments<'a>(
        &mut self,
        args: &'a [ast::Expr],
        inference: &mut Inference<'p>,
    ) -> Vec<Argument<'a>> {
        args.iter()
            .map(|arg| self.plan_argument(arg, inference))
            .collect()
    }

    fn plan_argument<'a>(
        &mut self,
        arg: &'a ast::Expr,
        inference: &mut Inference<'p>,
    ) -> Argument<'a> {
        let inner = without_parens(arg);
        if needs_target(inner) {
            self.note_subjects(inner);
            return Argument::Late(Late {
                expr: inner,
                gives: None,
                is_inferred: false,
            });
        }
        let plan = match &inner.kind {
            ast::ExprKind::Call { .. } => {
                let receiver = self.receiver_of_chain(inner);
                self.plan_call(inner, receiver, inference)
            }
            ast::ExprKind::New { body, .. } => self.plan_new(inner, body.as_deref(), inference),
            ast::ExprKind::Conditional { .. } | ast::ExprKind::Switch(_) => {
                let results = self.results_of_choice(inner, inference);
                let is_poly = results.split_first().is_some_and(|(first, rest)| {
                    is_open(first) || rest.iter().any(|ty| ty != first)
                });
                return if is_poly {
                    Argument::Choice(inner, results)
                } else {
                    Argument::Value(self.expr(inner, None), arg.span)
                };
            }
            _ => return Argument::Value(self.expr(inner, None), arg.span),
        };
        match plan {
            Ok(plan) if is_open(&inference.apply(&plan.return_type)) => {
                Argument::Call(Box::new(plan))
            }
            Ok(plan) => Argument::Value(self.complete(plan, None, inference), arg.span),
            Err(value) => Argument::Value(value, arg.span),
        }
    }

    /// The lowered receiver of a call whose receiver is a call itself.
    pub(crate) fn receiver_of_chain(&mut self, expr: &ast::Expr) -> Option<Expr> {
        match &expr.kind {
            ast::ExprKind::Call {
                target: Some(target),
                ..
            } if matches!(target.kind, ast::ExprKind::Call { .. }) => Some(self.call(target, None)),
            _ => None,
        }
    }

    /// Bounds from the arguments that are pertinent to applicability (JLS 15.12.2.2): those that
    /// have a type, and functions that say what they give without a target.
    pub(crate) fn constrain_arguments(
        &mut self,
        plan: &mut CallPlan<'_>,
        inference: &mut Inference<'p>,
    ) {
        for index in 0..plan.args.len() {
            let Some(param) = plan.param(index) else {
                continue;
            };
            let param_is_open = is_open(&param);
            match &mut plan.args[index] {
                Argument::Value(value, _) if param_is_open => {
                    inference.compatible(&value.ty, &param);
                }
                Argument::Value(..) => {}
                Argument::Call(nested) => inference.compatible(&nested.return_type, &param),
                Argument::Choice(_, results) => {
                    for result in results {
                        inference.compatible(result, &param);
                    }
                }
                Argument::Late(late) => {
                    if param_is_open
                        && inference_index(&param).is_none()
                        && self.is_pertinent(late.expr)
                    {
                        late.is_inferred = true;
                        let expr = late.expr;
                        self.infer_from_late(expr, &param, inference);
                    }
                }
            }
        }
    }

    /// Bounds from lambdas and method references, those first whose parameters are known.
    pub(crate) fn infer_from_arguments(
        &mut self,
        plan: &CallPlan<'_>,
        inference: &mut Inference<'p>,
    ) {
        let mut pending = Vec::new();
        collect_late(plan, &mut pending);
        while !pending.is_empty() {
            let ready = pending.iter().position(|(expr, ty): &(&ast::Expr, Type)| {
                self.late_inputs(expr, &inference.apply(ty))
                    .iter()
                    .all(|input| inference.is_determined(input))
            });
            let (expr, ty) = pending.remove(ready.unwrap_or(0));
            self.infer_from_late(expr, &ty, inference);
        }
    }

    fn lower_for_errors(&mut self, args: &[ast::Expr]) {
        for arg in args {
            if !needs_target(without_parens(arg)) {
                self.expr(arg, None);
            }
        }
    }
}

impl CallPlan<'_> {
    /// The formal parameter of an argument.
    pub(crate) fn param(&self, index: usize) -> Option<Type> {
        let last = self.params.len().checked_sub(1)?;
        if self.is_varargs_call && index >= last {
            return match &self.params[last] {
                Type::Array(element) => Some((**element).clone()),
                other => Some(other.clone()),
            };
        }
        self.params.get(index).cloned()
    }
}

/// The lambdas and method references of a call and of the calls nested in it, with their types.
fn collect_late<'a>(plan: &CallPlan<'a>, pending: &mut Vec<(&'a ast::Expr, Type)>) {
    for (index, arg) in plan.args.iter().enumerate() {
        match arg {
            Argument::Late(late) => {
                if let Some(ty) = plan.param(index)
                    && is_open(&ty)
                    && inference_index(&ty).is_none()
                    && !late.is_inferred
                {
                    pending.push((late.expr, ty));
                }
            }
            Argument::Choice(expr, _) => {
                if let Some(ty) = plan.param(index)
                    && is_open(&ty)
                {
                    pending.push((expr, ty));
                }
            }
            Argument::Call(nested) => collect_late(nested, pending),
            Argument::Value(..) => {}
        }
    }
}

pub(crate) fn without_parens(expr: &ast::Expr) -> &ast::Expr {
    let mut expr = expr;
    while let ast::ExprKind::Paren(inner) = &expr.kind {
        expr = inner;
    }
    expr
}

/// Whether an expression has no type of its own: a lambda, a method reference, or a choice of such.
pub(crate) fn needs_target(expr: &ast::Expr) -> bool {
    match &expr.kind {
        ast::ExprKind::Lambda(_) | ast::ExprKind::MethodRef { .. } => true,
        ast::ExprKind::Paren(inner) => needs_target(inner),
        ast::ExprKind::Conditional {
            then, otherwise, ..
        } => needs_target(then) || needs_target(otherwise),
        ast::ExprKind::Switch(switch) => switch_results(switch).into_iter().any(needs_target),
        _ => false,
    }
}
