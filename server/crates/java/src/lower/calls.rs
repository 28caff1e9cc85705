//! Method invocations (JLS 15.12): where to search, which method, its type arguments, the call.
//!
//! What must hold: a call is first *planned* — the method chosen, the arguments that have a type
//! of their own lowered, the others (lambdas, nested generic calls) left open in one inference —
//! and then *completed*. Each argument is evaluated once and in order.

use super::inference::{Inference, inference_index, is_open, replace_parameters};
use super::names::Meaning;
use super::{Lowerer, synthetic, synthetic_stmt};
use crate::ir::{Dispatch, Expr, ExprKind, StmtKind};
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
    /// A lambda, method reference or conditional of such, and the type of what a lambda whose
    /// parameters are known by themselves gives.
    Late(&'a ast::Expr, Option<Type>),
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
        if let Some(what) = self.undecided(&candidates, &arguments, inference) {
            return Err(Expr {
                id: expr.id,
                ty: Type::Error,
                kind: ExprKind::Unsupported(what),
            });
        }
        let Some((index, is_varargs_call)) =
            self.choose_overload(&candidates, &arguments, inference)
        else {
            return Err(self.not_applicable(&candidates, name, &arguments, expr, inference));
        };
        let candidate = &candidates[index];
        let method = self.program.method(candidate.method);
        if method.is_private && !self.shares_top_level(method.class) {
            let class = self.program.show_class(method.class);
            let shown = self.show_types(&method.params);
            let message = format!("{}({shown}) has private access in {class}", name.text);
            return Err(self.error_expr(expr, message));
        }
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
        let is_private = method.is_private;
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
        self.constrain_arguments(&plan, inference);
        Ok(plan)
    }

    /// `clone` of an array gives the array's type, `getClass` the class's (JLS 10.7, 4.3.2).
    fn special_return_type(&self, plan: &mut CallPlan<'_>) {
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

    /// Where a call with an optional target looks for methods.
    fn site(
        &mut self,
        target: Option<&ast::Expr>,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Result<Site, Expr> {
        let Some(target) = target else {
            return self.site_of_simple_name(name, expr);
        };
        match &target.kind {
            ast::ExprKind::Super => {
                let declaration = self.program.class(self.class);
                let mut types: Vec<Type> = declaration.supertype.iter().cloned().collect();
                if types.is_empty() {
                    types.push(self.object());
                }
                if !self.has_this() {
                    return Err(self.error_expr(
                        expr,
                        "non-static variable super cannot be referenced from a static context",
                    ));
                }
                let this = self.this_expr();
                Ok(Site {
                    types,
                    receiver: Receiver::Super(this),
                })
            }
            ast::ExprKind::QualifiedSuper(ty) => {
                let Type::Class(class, _) = self.type_ref(ty, expr.id) else {
                    return Err(self.erroneous(expr.id));
                };
                if self.program.class(class).is_interface()
                    && self.has_this()
                    && self.program.is_subclass(self.class, class)
                {
                    let this = self.this_expr();
                    let this_type = self.program.this_type(self.class);
                    let ty = self
                        .program
                        .as_super(&this_type, class)
                        .unwrap_or_else(|| Type::class(class));
                    return Ok(Site {
                        types: vec![ty],
                        receiver: Receiver::Super(this),
                    });
                }
                let supertype = self.program.class(class).supertype.clone();
                match (self.enclosing_instance(class), supertype) {
                    (Some(object), Some(supertype)) => Ok(Site {
                        types: vec![supertype],
                        receiver: Receiver::Super(object),
                    }),
                    _ => {
                        let shown = self.program.show_class(class);
                        Err(self.error_expr(expr, format!("not an enclosing class: {shown}")))
                    }
                }
            }
            ast::ExprKind::Name(_) | ast::ExprKind::Field { .. } => match self.meaning(target) {
                Meaning::Value(value) => self.site_of_value(value, name, expr),
                Meaning::Type(ty) => {
                    if let Some(class) = ty.class_id().filter(|_| self.is_missing_class(&ty)) {
                        return Err(self.unknown_member(expr.id, class, &name.text));
                    }
                    Ok(Site {
                        types: vec![ty],
                        receiver: Receiver::Static,
                    })
                }
                Meaning::Package(_) => Err(self.name_value(target)),
            },
            _ => {
                let value = self.expr(target, None);
                self.site_of_value(value, name, expr)
            }
        }
    }

    fn site_of_value(
        &mut self,
        value: Expr,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Result<Site, Expr> {
        let types = match &value.ty {
            Type::Error => {
                let what = match &value.kind {
                    ExprKind::Unsupported(what) => what.clone(),
                    _ => "a value of unknown type".to_owned(),
                };
                return Err(Expr {
                    id: expr.id,
                    ty: Type::Error,
                    kind: ExprKind::Unsupported(what),
                });
            }
            Type::Primitive(primitive) => {
                let message = format!("{} cannot be dereferenced", primitive.name());
                return Err(self.error_expr(expr, message));
            }
            Type::Void => return Err(self.error_expr(expr, "void cannot be dereferenced")),
            Type::Null => return Err(self.error_expr(expr, "<null> cannot be dereferenced")),
            Type::Array(_) => vec![value.ty.clone()],
            Type::Variable(variable) => self.program.bounds(variable),
            other => vec![self.program.upper_bound(other)],
        };
        let missing = types.iter().find(|ty| self.is_missing_class(ty));
        if let Some(class) = missing.and_then(Type::class_id) {
            return Err(self.unknown_member(expr.id, class, &name.text));
        }
        Ok(Site {
            types,
            receiver: Receiver::Value(value),
        })
    }

    fn site_of_simple_name(&mut self, name: &ast::Ident, expr: &ast::Expr) -> Result<Site, Expr> {
        let mut current = Some(self.class);
        while let Some(class) = current {
            if !self.program.member_methods(class, &name.text).is_empty() {
                let ty = self.program.this_type(class);
                return Ok(Site {
                    types: vec![ty],
                    receiver: Receiver::Implicit(class),
                });
            }
            current = self.program.class(class).outer;
        }
        let file = self.program.scope_file(self.scope);
        let mut types = Vec::new();
        let mut missing = None;
        if let Some(info) = self.program.tables.files.get(file.index()) {
            for (class, member) in &info.static_imports {
                if member.as_ref().is_some_and(|member| **member != *name.text) {
                    continue;
                }
                match self.program.lookup_qualified(file, class) {
                    Some(found) if self.program.class(found).is_missing && member.is_some() => {
                        missing = Some(format!("{class}.{}", name.text));
                    }
                    Some(found) if !self.program.member_methods(found, &name.text).is_empty() => {
                        types.push(Type::class(found));
                    }
                    Some(found) if member.is_some() && self.program.class(found).is_library => {
                        missing = Some(format!("{class}.{}", name.text));
                    }
                    _ => {}
                }
            }
        }
        if !types.is_empty() {
            return Ok(Site {
                types,
                receiver: Receiver::Static,
            });
        }
        if let Some(missing) = missing {
            return Err(self.unsupported_expr(expr.id, format!("not modelled: {missing}")));
        }
        if self.may_be_inherited() || self.may_be_imported() {
            return Err(self.unsupported_expr(expr.id, format!("not modelled: {}", name.text)));
        }
        if let Some(library) = self.partly_known_supertype(self.class) {
            return Err(self.unknown_member(expr.id, library, &name.text));
        }
        let class = self.program.show_class(self.class);
        Err(self.error_expr(
            expr,
            format!("cannot find symbol: method {} in class {class}", name.text),
        ))
    }

    /// All methods of a name at a site, with their types as members of it.
    fn candidates(&self, site: &Site, name: &str) -> Vec<Candidate> {
        let mut candidates: Vec<Candidate> = Vec::new();
        for ty in &site.types {
            let ty = self.captured_type(ty);
            let class = match &ty {
                Type::Array(_) => self.program.well_known().object,
                _ => match self.class_of(&ty) {
                    Some(class) => class,
                    None => continue,
                },
            };
            for method in self.program.member_methods(class, name) {
                if !candidates.iter().any(|known| known.method == *method) {
                    candidates.push(self.candidate(*method, &ty));
                }
            }
        }
        candidates
    }

    /// Members of a parameterization with wildcards are seen through the wildcards' bounds
    /// (JLS 5.1.10); a lower-bounded one stays, for what is read from it is only an `Object`.
    pub(crate) fn captured_type(&self, ty: &Type) -> Type {
        let Type::Class(class, args) = ty else {
            return ty.clone();
        };
        if !args
            .iter()
            .any(|arg| matches!(arg, Type::Wildcard { lower: None, .. }))
        {
            return ty.clone();
        }
        let parameters = &self.program.class(*class).type_parameters;
        let args: Vec<Type> = args
            .iter()
            .enumerate()
            .map(|(index, arg)| match arg {
                Type::Wildcard {
                    upper: Some(upper), ..
                } => (**upper).clone(),
                Type::Wildcard { lower: None, .. } => match parameters.get(index) {
                    Some(Type::Variable(variable)) => Type::class(variable.erased_bound),
                    _ => self.program.object_type(),
                },
                other => other.clone(),
            })
            .collect();
        Type::Class(*class, Arc::from(args))
    }

    /// A method as a member of a type.
    pub(crate) fn candidate(&self, method: MethodId, ty: &Type) -> Candidate {
        let declaration = self.program.method(method);
        let owner = self.program.as_super(ty, declaration.class);
        let owner = owner.map(|owner| self.captured_type(&owner));
        let substitute = |ty: &Type| match &owner {
            Some(Type::Class(class, args)) if !declaration.is_static => {
                self.program.substitute_class(ty, *class, args)
            }
            _ => ty.clone(),
        };
        let params = declaration
            .params
            .iter()
            .map(|param| match substitute(param) {
                Type::Wildcard {
                    lower: Some(lower), ..
                } => (*lower).clone(),
                other => self.program.upper_bound(&other),
            })
            .collect();
        Candidate {
            method,
            params,
            return_type: substitute(&declaration.return_type),
            is_varargs: declaration.is_varargs,
            owner,
        }
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
            return Argument::Late(inner, None);
        }
        let plan = match &inner.kind {
            ast::ExprKind::Call { .. } => {
                let receiver = self.receiver_of_chain(inner);
                self.plan_call(inner, receiver, inference)
            }
            ast::ExprKind::New { body: None, .. } => self.plan_new(inner, None, inference),
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

    /// Bounds from the arguments that have a type.
    pub(crate) fn constrain_arguments(
        &mut self,
        plan: &CallPlan<'_>,
        inference: &mut Inference<'p>,
    ) {
        for (index, arg) in plan.args.iter().enumerate() {
            let Some(param) = plan.param(index) else {
                continue;
            };
            if !is_open(&param) {
                if let Argument::Call(nested) = arg {
                    inference.compatible(&nested.return_type, &param);
                }
                continue;
            }
            match arg {
                Argument::Value(value, _) => inference.compatible(&value.ty, &param),
                Argument::Call(nested) => inference.compatible(&nested.return_type, &param),
                Argument::Late(..) => {}
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
                Argument::Late(expr, _) => {
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
                Expr {
                    id,
                    ty: return_type,
                    kind: ExprKind::New {
                        class,
                        constructor: plan.method,
                        args,
                        captures,
                    },
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
    fn closed(&self, ty: &Type) -> Type {
        if !is_open(ty) {
            return ty.clone();
        }
        crate::subtyping::substitute(ty, &|variable| {
            (variable.owner == crate::types::TypeVariableOwner::Inference)
                .then(|| Type::class(variable.erased_bound))
        })
    }

    fn lower_for_errors(&mut self, args: &[ast::Expr]) {
        for arg in args {
            if !needs_target(without_parens(arg)) {
                self.expr(arg, None);
            }
        }
    }

    /// The class among the supertypes that isn't part of the program.
    pub(crate) fn missing_supertype(&self, class: ClassId) -> Option<ClassId> {
        let object = self.program.well_known().object;
        let info = self.program.tables.classes.get(class.index())?;
        info.supers
            .iter()
            .copied()
            .find(|supertype| *supertype != object && self.program.class(*supertype).is_missing)
    }

    /// A library class or interface among the supertypes, of the class or of one around it, whose
    /// model may lack members. Interfaces with a single method, or none, are modelled completely.
    pub(crate) fn partly_known_supertype(&self, class: ClassId) -> Option<ClassId> {
        let known = *self.program.well_known();
        let mut current = Some(class);
        while let Some(class) = current {
            let info = self.program.tables.classes.get(class.index())?;
            let found = info.supers.iter().copied().find(|supertype| {
                let declaration = self.program.class(*supertype);
                let is_complete = declaration.is_interface()
                    && *supertype != known.iterable
                    && (declaration.methods.is_empty()
                        || self.program.functional_method(*supertype).is_some());
                declaration.is_library
                    && !is_complete
                    && ![known.object, known.record, known.enumeration].contains(supertype)
            });
            if found.is_some() {
                return found;
            }
            current = self.program.class(class).outer;
        }
        None
    }

    pub(crate) fn show_types(&self, types: &[Type]) -> String {
        types
            .iter()
            .map(|ty| self.show(ty))
            .collect::<Vec<_>>()
            .join(",")
    }

    fn show_arguments(&self, args: &[Argument<'_>], inference: &Inference<'p>) -> Option<String> {
        let shown: Option<Vec<String>> = args
            .iter()
            .map(|arg| match arg {
                Argument::Value(value, _) if value.ty.is_error() => None,
                Argument::Value(value, _) => Some(self.show(&value.ty)),
                Argument::Call(plan) => Some(self.show(&inference.tentative(&plan.return_type))),
                Argument::Late(expr, _) => Some(
                    match expr.kind {
                        ast::ExprKind::MethodRef { .. } => "method reference",
                        _ => "lambda",
                    }
                    .to_owned(),
                ),
            })
            .collect();
        shown.map(|shown| shown.join(","))
    }

    fn no_such_method(
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
        let may_exist = site.types.iter().any(|ty| {
            self.may_be_anything(ty)
                || ty
                    .class_id()
                    .is_some_and(|class| self.members_may_be_unknown(class))
        });
        if may_exist {
            return self.consequence(expr.id, &format!("not modelled: {shown}.{}", name.text));
        }
        match self.show_arguments(args, inference) {
            Some(args) => self.error_expr(
                expr,
                format!(
                    "cannot find symbol: method {}({args}) in {shown}",
                    name.text
                ),
            ),
            None => self.error_expr(
                expr,
                format!("cannot find symbol: method {} in {shown}", name.text),
            ),
        }
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
                Argument::Call(_) | Argument::Late(..) => true,
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
            Argument::Late(expr, _) => {
                if let Some(ty) = plan.param(index)
                    && is_open(&ty)
                    && inference_index(&ty).is_none()
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
        _ => false,
    }
}
