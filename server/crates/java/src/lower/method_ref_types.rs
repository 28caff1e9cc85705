//! What a method reference says about types before it is lowered (JLS 15.13.1, 18.2.1).
//!
//! What must hold: a reference that can mean only one method tells its types without knowing its
//! target's.

use super::inference::{Inference, is_open};
use super::lambdas::FunctionType;
use super::method_refs::{Planned, dotted_name};
use super::{Lowerer, Returns};
use crate::program::MethodKind;
use crate::types::{MethodId, Type};
use syntax::ast;

/// The one method a reference can mean.
struct ExactMethod {
    method: MethodId,
    /// The type before `::`.
    subject: Type,
    /// What stands before `::` is a value.
    is_bound: bool,
}

impl<'p> Lowerer<'p> {
    /// Whether the reference is exact (JLS 15.13.1).
    pub(crate) fn is_exact_method_ref(&self, expr: &ast::Expr) -> bool {
        self.exact_result(expr).is_some()
    }

    /// What an exact reference gives.
    pub(crate) fn exact_result(&self, expr: &ast::Expr) -> Option<Type> {
        let ast::ExprKind::MethodRef { target, name } = &expr.kind else {
            return None;
        };
        let is_new = &*name.text == "new";
        if let (true, ast::MethodRefTarget::Type(ty)) = (is_new, target)
            && let array @ Type::Array(_) =
                self.program.resolve_type(self.scope, ty, &mut Vec::new())
        {
            return Some(array);
        }
        let exact = self.exact_method(expr)?;
        let is_raw = matches!(&exact.subject, Type::Class(class, args)
            if args.is_empty() && !self.program.class(*class).type_parameters.is_empty());
        let method = self.program.method(exact.method);
        if (is_raw && !exact.is_bound && !method.is_static)
            || method.is_varargs
            || (&*method.name == "getClass" && method.params.is_empty())
        {
            return None;
        }
        if is_new {
            return Some(exact.subject);
        }
        if let (Type::Array(_), "clone") = (&exact.subject, &*method.name) {
            return Some(exact.subject);
        }
        let subject = self.captured_type(&exact.subject);
        Some(self.candidate(exact.method, &subject).return_type)
    }

    fn exact_method(&self, expr: &ast::Expr) -> Option<ExactMethod> {
        let ast::ExprKind::MethodRef { target, name } = &expr.kind else {
            return None;
        };
        let (subject, is_bound) = match target {
            _ if self.subjects.contains_key(&expr.id) => self.subjects.get(&expr.id)?.clone(),
            ast::MethodRefTarget::Type(ty) => (
                self.program.resolve_type(self.scope, ty, &mut Vec::new()),
                false,
            ),
            ast::MethodRefTarget::Expr(of) => match &of.kind {
                ast::ExprKind::This => (self.program.this_type(self.class), true),
                _ => {
                    let dotted = dotted_name(of)?;
                    let first = dotted.split('.').next().unwrap_or_default();
                    match self.find_variable(first) {
                        Some((_, variable)) if first == dotted => (variable.ty, true),
                        Some(_) => return None,
                        None => (self.program.resolve_name(self.scope, &dotted)?, false),
                    }
                }
            },
        };
        let class = self.class_of(&subject)?;
        let methods: Vec<MethodId> = if &*name.text == "new" {
            self.usable_constructors(class, expr)
        } else {
            self.usable_methods(class, &name.text, subject.class_id())
        };
        match &methods[..] {
            [only] if self.program.method(*only).type_parameters.is_empty() => Some(ExactMethod {
                method: *only,
                subject,
                is_bound,
            }),
            _ => None,
        }
    }

    /// A rough check for overload resolution: some method of the name takes so many arguments.
    pub(crate) fn method_ref_may_fit(&self, expr: &ast::Expr, function: MethodId) -> bool {
        let ast::ExprKind::MethodRef { name, .. } = &expr.kind else {
            return true;
        };
        let wanted = self.program.method(function);
        let count = wanted.params.len();
        let Some(exact) = self.exact_method(expr) else {
            return true;
        };
        let method = self.program.method(exact.method);
        if matches!(method.kind, MethodKind::Implicit(_)) && &*name.text == "new" {
            return count == method.params.len();
        }
        let takes = if method.is_static || &*name.text == "new" {
            method.params.len() == count
        } else {
            method.params.len() + usize::from(!exact.is_bound) == count
        };
        let gives = wanted.return_type == Type::Void
            || method.return_type != Type::Void
            || &*name.text == "new";
        (takes || method.is_varargs) && gives
    }

    /// Whether an exact reference takes what a function type gives it.
    pub(crate) fn exact_ref_takes(&self, expr: &ast::Expr, function: &FunctionType) -> bool {
        if self.exact_result(expr).is_none() {
            return true;
        }
        let Some(exact) = self.exact_method(expr) else {
            return true;
        };
        let candidate = self.candidate(exact.method, &exact.subject);
        let method = self.program.method(exact.method);
        let is_unbound = !exact.is_bound && !method.is_static && &*method.name != "<init>";
        let mut wanted = candidate.params;
        if is_unbound {
            wanted.insert(0, exact.subject);
        }
        let is_proper = |ty: &Type| !ty.mentions(&|ty| matches!(ty, Type::Variable(_)));
        function.params.iter().zip(&wanted).all(|(given, wanted)| {
            !is_proper(given) || !is_proper(wanted) || self.may_be_passed(given, wanted)
        })
    }

    pub(crate) fn infer_from_method_ref(
        &mut self,
        of: &ast::MethodRefTarget,
        name: &ast::Ident,
        ty: &Type,
        expr: &ast::Expr,
        inference: &mut Inference<'p>,
    ) {
        let Some(function) = self.function_type(ty) else {
            return;
        };
        if let Some(ExactMethod {
            method,
            subject,
            is_bound,
        }) = self.exact_method(expr)
        {
            // ‹Pᵢ → Aᵢ›: the function's parameters must suit the method.
            let declaration = self.program.method(method);
            let candidate = self.candidate(method, &subject);
            let takes_receiver = !is_bound && !declaration.is_static && &*name.text != "new";
            let mut given = function.params.iter();
            let is_unbound = takes_receiver && function.params.len() == candidate.params.len() + 1;
            if is_unbound && let Some(first) = given.next() {
                let receiver = match &subject {
                    Type::Class(class, args)
                        if args.is_empty()
                            && !self.program.class(*class).type_parameters.is_empty() =>
                    {
                        None
                    }
                    other => Some(other.clone()),
                };
                if let Some(receiver) = receiver {
                    inference.compatible(first, &receiver);
                }
            }
            for (given, wanted) in given.zip(&candidate.params) {
                if !wanted.mentions(&|ty| matches!(ty, Type::Variable(_))) {
                    inference.compatible(given, wanted);
                }
            }
        }
        let result = inference.apply(&function.result);
        if result != Type::Void
            && let Some(gives) = self.exact_result(expr)
        {
            if gives != Type::Void {
                inference.compatible(&gives, &result);
            }
            return;
        }
        let params: Vec<Type> = function
            .params
            .iter()
            .map(|ty| inference.resolve(ty))
            .collect();
        let result = inference.apply(&function.result);
        if result == Type::Void || !is_open(&result) {
            return;
        }
        self.speculate(|this| {
            let Ok(subject) = this.subject(of, expr) else {
                return;
            };
            this.enter_lambda(Returns::Unknown);
            let params: Vec<Type> = params
                .iter()
                .map(|ty| this.program.upper_bound(ty))
                .collect();
            let args = this.declare_ref_params(&params);
            match this.plan_ref(subject, name, args, expr, inference) {
                Ok(Planned::Call(plan)) => {
                    if plan.return_type != Type::Void {
                        inference.compatible(&plan.return_type, &result);
                    }
                }
                Ok(Planned::Value(value)) => inference.compatible(&value.ty, &result),
                Err(_) => {}
            }
        });
    }
}
