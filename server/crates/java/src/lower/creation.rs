//! Class instance creation (JLS 15.9): which class, its enclosing instance and captured
//! variables, the constructor, anonymous classes.
//!
//! What must hold: an object's hidden fields are set before its constructor runs, those of an
//! anonymous class's superclass too.

use super::calls::{Argument, CallPlan, PlanKind};
use super::inference::{Inference, is_open};
use super::overloads::NoOverload;
use super::{Lowerer, synthetic};
use crate::ir::{Expr, ExprKind};
use crate::types::{ClassId, FieldId, MethodId, Type};
use std::sync::Arc;
use syntax::ast::{self, Span, TypeKind, TypeRefKind};

impl<'p> Lowerer<'p> {
    pub(crate) fn new_object(&mut self, expr: &ast::Expr, target: Option<&Type>) -> Expr {
        let ast::ExprKind::New { body, .. } = &expr.kind else {
            return self.erroneous(expr.id);
        };
        let mut inference = Inference::new(self.program);
        let plan = match self.plan_new(expr, body.as_deref(), &mut inference) {
            Ok(plan) => plan,
            Err(value) => return value,
        };
        self.complete(plan, target, &mut inference)
    }

    /// A creation whose arguments may still be open. With a body, that of its superclass; the body
    /// is lowered when the creation is complete.
    pub(crate) fn plan_new<'a>(
        &mut self,
        expr: &'a ast::Expr,
        body: Option<&ast::TypeDecl>,
        inference: &mut Inference<'p>,
    ) -> Result<CallPlan<'a>, Expr> {
        let plan = self.plan_creation(expr, body, inference);
        if plan.is_err() && body.is_some() {
            self.lower_anonymous_body(expr, None);
        }
        plan
    }

    fn plan_creation<'a>(
        &mut self,
        expr: &'a ast::Expr,
        body: Option<&ast::TypeDecl>,
        inference: &mut Inference<'p>,
    ) -> Result<CallPlan<'a>, Expr> {
        let ast::ExprKind::New {
            outer, class, args, ..
        } = &expr.kind
        else {
            return Err(self.erroneous(expr.id));
        };
        let outer_value = outer.as_ref().map(|outer| self.expr(outer, None));
        let ty = match &outer_value {
            Some(value) => self.inner_class_type(value, class, expr)?,
            None => {
                let mut problems = Vec::new();
                let ty = self.program.resolve_type(self.scope, class, &mut problems);
                let problem = problems.first().cloned();
                let unsupported = problem
                    .as_ref()
                    .filter(|problem| !problem.is_definite)
                    .map(|problem| problem.message.clone());
                self.report_type_problems(problems, expr.id);
                if ty.is_error() {
                    for arg in args {
                        if !super::calls::needs_target(arg) {
                            self.expr(arg, None);
                        }
                    }
                    return Err(match unsupported {
                        Some(what) => self.unsupported_expr(expr.id, what),
                        None => self.erroneous(expr.id),
                    });
                }
                ty
            }
        };
        let Type::Class(class_id, _) = &ty else {
            let shown = self.show(&ty);
            return Err(self.error_expr(
                expr,
                format!("unexpected type: required class, found type parameter {shown}"),
            ));
        };
        let class_id = *class_id;
        let declaration = self.program.class(class_id);
        if declaration.is_missing && class_id != self.program.well_known().object {
            let what = format!("not modelled: {}", declaration.display_name);
            return Err(self.unsupported_expr(expr.id, what));
        }
        let shown = self.program.show_class(class_id);
        if declaration.kind == TypeKind::Enum {
            return Err(self.error_expr(expr, "enum classes must not be instantiated"));
        }
        if declaration.is_abstract && body.is_none() {
            return Err(
                self.error_expr(expr, format!("{shown} is abstract; cannot be instantiated"))
            );
        }
        let is_diamond = matches!(class.kind, TypeRefKind::Named { diamond: true, .. });
        let first_variable = inference.len();
        let arguments = self.plan_arguments(args, inference);
        if declaration.is_interface() {
            // Only with a body; the interface has no constructor, the arguments no place.
            if !arguments.is_empty() {
                return Err(self.error_expr(
                    expr,
                    "anonymous class implements interface; cannot have arguments",
                ));
            }
            return self.plan_interface(&ty, is_diamond, expr, inference);
        }
        let plan =
            self.plan_constructor(&ty, is_diamond, arguments, outer_value, expr, inference)?;
        Ok(CallPlan {
            // Those of the arguments are this plan's too.
            first_variable,
            ..plan
        })
    }

    /// `new Interface() { … }`: `Object`'s constructor, and the interface's type arguments.
    fn plan_interface<'a>(
        &mut self,
        ty: &Type,
        is_diamond: bool,
        expr: &'a ast::Expr,
        inference: &mut Inference<'p>,
    ) -> Result<CallPlan<'a>, Expr> {
        let first_variable = inference.len();
        let return_type = self.created_type(ty, is_diamond, inference);
        let object = self.program.well_known().object;
        let Some(method) = self.constructors(object).first().copied() else {
            return Err(self.unsupported_expr(expr.id, "not modelled: java.lang.Object"));
        };
        Ok(CallPlan {
            expr,
            method,
            kind: PlanKind::New {
                captures: Vec::new(),
            },
            params: Vec::new(),
            is_varargs_call: false,
            args: Vec::new(),
            return_type,
            first_variable,
        })
    }

    /// The type of `new C<…>`, with fresh variables for a diamond.
    fn created_type(&mut self, ty: &Type, is_diamond: bool, inference: &mut Inference<'p>) -> Type {
        let Type::Class(class, _) = ty else {
            return ty.clone();
        };
        if !is_diamond {
            return ty.clone();
        }
        let declaration = self.program.class(*class);
        let own = declaration.decl.type_params.len();
        let parameters = declaration.type_parameters.clone();
        let mut args =
            inference.fresh(parameters.get(..own).unwrap_or(&[]), &|bound| bound.clone());
        // Parameters of the classes around keep their meaning from here.
        args.extend(parameters.iter().skip(own).cloned());
        Type::Class(*class, Arc::from(args))
    }

    /// Chooses a constructor of a class.
    pub(crate) fn plan_constructor<'a>(
        &mut self,
        ty: &Type,
        is_diamond: bool,
        mut arguments: Vec<Argument<'a>>,
        outer: Option<Expr>,
        expr: &'a ast::Expr,
        inference: &mut Inference<'p>,
    ) -> Result<CallPlan<'a>, Expr> {
        let Type::Class(class, _) = ty else {
            return Err(self.erroneous(expr.id));
        };
        let class = *class;
        if self.program.class(class).is_missing {
            let what = format!("not modelled: {}", self.program.class(class).display_name);
            return Err(self.unsupported_expr(expr.id, what));
        }
        let first_variable = inference.len();
        let created = self.created_type(ty, is_diamond, inference);
        let candidates: Vec<_> = self
            .usable_constructors(class, expr)
            .into_iter()
            .map(|constructor| self.candidate(constructor, &created))
            .collect();
        if candidates.len() > 1 {
            self.look_into_lambdas(&mut arguments);
        }
        let name = self.ident(&self.program.show_class(class), expr.span);
        if candidates.is_empty() {
            return Err(self.unsupported_expr(expr.id, format!("constructor of {}", name.text)));
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
                        &name,
                        &arguments,
                        expr,
                        inference,
                    ));
                }
                Err(NoOverload::Ambiguous(one, other)) => {
                    return Err(self.ambiguous(&candidates[one], &candidates[other], &name, expr));
                }
            };
        let candidate = &candidates[index];
        if let Some(refusal) = self.refuse_constructor(candidate.method, &name, expr) {
            return Err(refusal);
        }
        let (params, _) = self.instantiate(candidate, &[], inference);
        let captures = self.hidden_fields(class, outer, expr.span, expr.id);
        let mut plan = CallPlan {
            expr,
            method: candidate.method,
            kind: PlanKind::New { captures },
            params,
            is_varargs_call,
            args: arguments,
            return_type: created,
            first_variable,
        };
        self.constrain_arguments(&mut plan, inference);
        Ok(plan)
    }

    /// The class in `outer.new Inner()`.
    fn inner_class_type(
        &mut self,
        outer: &Expr,
        class: &ast::TypeRef,
        expr: &ast::Expr,
    ) -> Result<Type, Expr> {
        let TypeRefKind::Named { name, args, .. } = &class.kind else {
            return Err(self.erroneous(expr.id));
        };
        if outer.ty.is_error() {
            return Err(Expr {
                id: expr.id,
                ..outer.clone()
            });
        }
        let inner = self
            .class_of(&outer.ty)
            .and_then(|class| self.program.member_type(class, name));
        let Some(inner) = inner else {
            return Err(self.error_expr(expr, format!("class not found: {name}")));
        };
        let mut args: Vec<Type> = args.iter().map(|ty| self.type_ref(ty, expr.id)).collect();
        let declaration = self.program.class(inner);
        if let (Some(around), Type::Class(..)) = (declaration.outer, &outer.ty)
            && args.len() == declaration.decl.type_params.len()
            && let Some(Type::Class(_, outer_args)) = self.program.as_super(&outer.ty, around)
        {
            args.extend(outer_args.iter().cloned());
        }
        if args.len() != declaration.type_parameters.len() {
            args.clear();
        }
        Ok(Type::Class(inner, Arc::from(args)))
    }

    /// The enclosing instance and the captured variables of a new object.
    pub(crate) fn hidden_fields(
        &mut self,
        class: ClassId,
        outer: Option<Expr>,
        span: Span,
        node: ast::NodeId,
    ) -> Vec<(FieldId, Expr)> {
        let declaration = self.program.class(class);
        let mut fields = Vec::new();
        if let (Some(field), Some(around)) = (declaration.outer_field, declaration.outer) {
            let object = match outer {
                Some(value) => Some(self.checked_for_null(value)),
                None if declaration.is_local && self.is_declared_in_code(class) => {
                    self.enclosing_instance(around)
                }
                None => self.enclosing_instance_of_subclass(around),
            };
            match object {
                Some(object) => {
                    let object = self.with_erased_type(object, &Type::class(around));
                    fields.push((field, object));
                }
                None => {
                    let shown = self.program.show_class(around);
                    self.error(
                        span,
                        node,
                        format!("an enclosing instance that contains {shown} is required"),
                    );
                }
            }
        }
        for capture in &declaration.captures {
            match self.captured_value(class, &capture.name) {
                Some(value) => fields.push((capture.field, value)),
                None => {
                    // Mentioned in the class but hidden there by something else.
                    continue;
                }
            }
        }
        fields
    }

    fn is_declared_in_code(&self, class: ClassId) -> bool {
        let info = self.program.tables.classes.get(class.index());
        info.is_some_and(|info| info.member.is_some())
            && !self.program.class(class).outer.is_some_and(|outer| {
                self.program
                    .tables
                    .classes
                    .get(outer.index())
                    .is_some_and(|info| info.member_types.values().any(|member| *member == class))
            })
    }

    /// The value of a captured variable where an object of a local class is made.
    fn captured_value(&mut self, class: ClassId, name: &str) -> Option<Expr> {
        if self.own_local_classes.contains(&class)
            && let Some((owner, variable)) = self.find_variable(name)
        {
            return Some(match variable.constant {
                Some(constant) => synthetic(variable.ty, ExprKind::Const(constant)),
                None => self.read_local(owner, variable.local, &variable.ty),
            });
        }
        let mut current = Some(self.class);
        while let Some(around) = current {
            if let Some(found) = self.find_captured_in(around, name) {
                return Some(match found.constant {
                    Some(constant) => synthetic(found.place.ty, ExprKind::Const(constant)),
                    None => found.place,
                });
            }
            current = self.program.class(around).outer;
        }
        None
    }

    /// Turns the creation of an anonymous class's supertype into that of the class.
    pub(crate) fn anonymous(&mut self, expr: &ast::Expr, created: Expr) -> Expr {
        let ExprKind::New {
            constructor: super_constructor,
            args,
            captures,
            ..
        } = created.kind
        else {
            self.lower_anonymous_body(expr, None);
            return created;
        };
        let Some(class) = self.anonymous_class(expr.id) else {
            return self.unsupported_expr(expr.id, "anonymous class");
        };
        if let Type::Class(..) = &created.ty
            && !is_open(&created.ty)
        {
            self.discoveries
                .supertypes
                .push((class, created.ty.clone()));
        }
        self.lower_anonymous_body(expr, Some(super_constructor));
        let mut all = self.hidden_fields(class, None, expr.span, expr.id);
        all.extend(captures);
        let Some(constructor) = self.constructors(class).first().copied() else {
            return self.unsupported_expr(expr.id, "anonymous class");
        };
        Expr {
            id: expr.id,
            ty: Type::class(class),
            kind: ExprKind::New {
                class,
                constructor,
                args,
                captures: all,
            },
        }
    }

    pub(crate) fn anonymous_class(&self, node: ast::NodeId) -> Option<ClassId> {
        self.program.local_class(self.member?, node)
    }

    fn lower_anonymous_body(&mut self, expr: &ast::Expr, super_constructor: Option<MethodId>) {
        if let Some(class) = self.anonymous_class(expr.id) {
            self.own_local_classes.push(class);
            self.lower_local_class(class, super_constructor);
        }
    }
}
