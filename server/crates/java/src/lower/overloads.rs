//! Overload resolution: the three phases and the most specific method (JLS 15.12.2).
//!
//! What must hold: applicability is decided on erasures, which is exact for programs that
//! compile, since methods of one name can't have the same erasure.

use super::Lowerer;
use super::calls::{Argument, CallPlan, Candidate};
use super::conversions::widens;
use super::inference::{Inference, inference_index};
use crate::ir::ExprKind;
use crate::types::{Type, TypeVariableOwner};
use syntax::ast;

/// How arguments are matched: JLS 15.12.2.2 to 15.12.2.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Strict,
    Loose,
    Varargs,
}

impl<'p> Lowerer<'p> {
    /// The candidate that a call means, and whether it is a call with variable arity. See also
    /// [`Self::undecided`].
    pub(crate) fn choose_overload(
        &self,
        candidates: &[Candidate],
        args: &[Argument<'_>],
        inference: &Inference<'p>,
    ) -> Option<(usize, bool)> {
        for phase in [Phase::Strict, Phase::Loose, Phase::Varargs] {
            let applicable: Vec<usize> = (0..candidates.len())
                .filter(|index| self.is_applicable(&candidates[*index], args, phase, inference))
                .collect();
            if !applicable.is_empty() {
                let best = self.most_specific(candidates, &applicable, args, phase);
                return Some((best, phase == Phase::Varargs));
            }
        }
        None
    }

    /// What an argument of unknown type is, if because of it several methods would do.
    pub(crate) fn undecided(
        &self,
        candidates: &[Candidate],
        args: &[Argument<'_>],
        inference: &Inference<'p>,
    ) -> Option<String> {
        let what = args.iter().find_map(|arg| match arg {
            Argument::Value(value, _) if value.ty.is_error() => Some(match &value.kind {
                ExprKind::Unsupported(what) => what.clone(),
                _ => "a value of unknown type".to_owned(),
            }),
            _ => None,
        })?;
        let count = candidates
            .iter()
            .filter(|candidate| {
                [Phase::Loose, Phase::Varargs]
                    .into_iter()
                    .any(|phase| self.is_applicable(candidate, args, phase, inference))
            })
            .count();
        (count > 1).then_some(what)
    }

    fn is_applicable(
        &self,
        candidate: &Candidate,
        args: &[Argument<'_>],
        phase: Phase,
        inference: &Inference<'p>,
    ) -> bool {
        let count = candidate.params.len();
        if phase == Phase::Varargs {
            if !candidate.is_varargs || args.len() + 1 < count {
                return false;
            }
        } else if args.len() != count {
            return false;
        }
        args.iter().enumerate().all(|(index, arg)| {
            let Some(param) = param_at(candidate, index, phase == Phase::Varargs) else {
                return false;
            };
            self.is_compatible(arg, &param, phase, inference)
        })
    }

    fn is_compatible(
        &self,
        arg: &Argument<'_>,
        param: &Type,
        phase: Phase,
        inference: &Inference<'p>,
    ) -> bool {
        match arg {
            Argument::Value(value, _) => self.is_type_compatible(&value.ty, param, phase),
            Argument::Call(plan) => match inference.known_shape(&plan.return_type) {
                Some(ty) => self.is_type_compatible(&ty, param, phase),
                None => {
                    if let Some(given) = self.given_by_lambda(plan, inference) {
                        return self.is_type_compatible(&given, param, phase);
                    }
                    let bound = inference.tentative(&plan.return_type);
                    param.is_reference() && self.castable(&bound, &self.program.erase(param))
                        || self.is_type_compatible(&bound, param, phase)
                }
            },
            Argument::Late(expr, result) => {
                self.is_potentially_compatible(expr, param)
                    && self.result_may_fit(result.as_ref(), param)
            }
        }
    }

    /// What a generic call gives if it is what one of its lambdas gives, as in `call(() -> "text")`.
    fn given_by_lambda(&self, plan: &CallPlan<'_>, inference: &Inference<'p>) -> Option<Type> {
        let wanted = inference_index(&inference.apply(&plan.return_type))?;
        plan.args.iter().enumerate().find_map(|(index, arg)| {
            let Argument::Late(_, Some(result)) = arg else {
                return None;
            };
            let Type::Class(class, args) = inference.apply(&plan.param(index)?) else {
                return None;
            };
            let method = self.program.functional_method(class)?;
            let gives = &self.program.method(method).return_type;
            let gives = match self.program.substitute_class(gives, class, &args) {
                Type::Wildcard {
                    upper: Some(upper), ..
                } => (*upper).clone(),
                gives => gives,
            };
            if inference_index(&inference.apply(&gives)) != Some(wanted) {
                return None;
            }
            match result {
                Type::Void | Type::Null | Type::Error => None,
                Type::Primitive(primitive) => {
                    Some(Type::class(self.program.well_known().wrapper(*primitive)))
                }
                result => Some(result.clone()),
            }
        })
    }

    fn is_type_compatible(&self, from: &Type, param: &Type, phase: Phase) -> bool {
        let from = self.program.upper_bound(from);
        if from.is_error() || param.is_error() {
            return true;
        }
        match (&from, param) {
            (Type::Void, _) => false,
            (Type::Primitive(from), Type::Primitive(to)) => widens(*from, *to),
            (Type::Primitive(from), to) => {
                phase != Phase::Strict && {
                    let boxed = Type::class(self.program.well_known().wrapper(*from));
                    self.is_reference_compatible(&boxed, to)
                }
            }
            (from, Type::Primitive(to)) => {
                phase != Phase::Strict
                    && self
                        .program
                        .unboxed(from)
                        .is_some_and(|from| widens(from, *to))
            }
            (from, to) => self.is_reference_compatible(from, to),
        }
    }

    fn is_reference_compatible(&self, from: &Type, to: &Type) -> bool {
        if matches!(from, Type::Null) {
            return true;
        }
        match to {
            Type::Variable(variable) => match variable.owner {
                // A type parameter of the method: its bounds decide.
                TypeVariableOwner::Method(_) | TypeVariableOwner::Inference => {
                    from == to
                        || self.program.bounds(variable).iter().all(|bound| {
                            let bound = self.program.erase(bound);
                            bound
                                .class_id()
                                .is_none_or(|class| self.program.as_super(from, class).is_some())
                                || self.may_be_anything(from)
                        })
                }
                TypeVariableOwner::Class(_) => {
                    self.program.is_subtype(from, to)
                        || from.mentions(&|ty| matches!(ty, Type::Wildcard { .. }))
                        || matches!(from, Type::Class(class, _)
                            if self.program.is_subclass(*class, variable.erased_bound)
                                && self.is_raw(from))
                }
            },
            Type::Class(class, _) => {
                let from_library = from
                    .class_id()
                    .is_some_and(|class| self.program.class(class).is_library);
                self.program.as_super(from, *class).is_some()
                    || (self.may_be_anything(from) && !self.is_missing_class(from))
                    // A library class may well implement what we don't know.
                    || (from_library && self.is_missing_class(to))
            }
            Type::Wildcard { .. } => {
                self.is_reference_compatible(from, &self.program.upper_bound(to))
            }
            Type::Array(_) => self
                .program
                .is_erased_subtype(&self.program.erase(from), &self.program.erase(to)),
            _ => false,
        }
    }

    fn is_raw(&self, ty: &Type) -> bool {
        matches!(ty, Type::Class(class, args)
            if args.is_empty() && !self.program.class(*class).type_parameters.is_empty())
    }

    /// JLS 15.12.2.1 for lambdas and method references.
    fn is_potentially_compatible(&self, expr: &ast::Expr, param: &Type) -> bool {
        match &expr.kind {
            ast::ExprKind::Paren(inner) => self.is_potentially_compatible(inner, param),
            ast::ExprKind::Conditional {
                then, otherwise, ..
            } => {
                self.is_potentially_compatible(then, param)
                    && self.is_potentially_compatible(otherwise, param)
            }
            ast::ExprKind::Lambda(lambda) => match param {
                Type::Variable(variable) => variable.owner != TypeVariableOwner::Inference,
                Type::Error => true,
                Type::Class(class, _) => {
                    let Some(method) = self.program.functional_method(*class) else {
                        return false;
                    };
                    let method = self.program.method(method);
                    method.params.len() == lambda.params.len()
                        && lambda_fits(lambda, method.return_type == Type::Void)
                }
                _ => false,
            },
            ast::ExprKind::MethodRef { .. } => match param {
                Type::Variable(_) | Type::Error => true,
                Type::Class(class, _) => match self.program.functional_method(*class) {
                    Some(method) => self.method_ref_may_fit(expr, method),
                    None => false,
                },
                _ => false,
            },
            // A conditional's operands that are ordinary values.
            _ => true,
        }
    }

    /// Whether what a lambda gives can be what a function type wants.
    fn result_may_fit(&self, result: Option<&Type>, param: &Type) -> bool {
        let (Some(result), Type::Class(class, _)) = (result, param) else {
            return true;
        };
        let Some(method) = self.program.functional_method(*class) else {
            return true;
        };
        let wanted = &self.program.method(method).return_type;
        match (result, wanted) {
            (_, Type::Void) | (Type::Error, _) => true,
            (Type::Void, _) => false,
            (result, Type::Primitive(to)) => self
                .program
                .unboxed(result)
                .is_none_or(|from| widens(from, *to)),
            _ => true,
        }
    }

    /// JLS 15.12.2.5. Of methods that are equally specific a concrete one is taken, then that of
    /// the most derived class.
    fn most_specific(
        &self,
        candidates: &[Candidate],
        applicable: &[usize],
        args: &[Argument<'_>],
        phase: Phase,
    ) -> usize {
        let is_more_specific = |a: usize, b: usize| {
            let count = if phase == Phase::Varargs {
                args.len()
                    .max(candidates[a].params.len())
                    .max(candidates[b].params.len())
            } else {
                args.len()
            };
            (0..count).all(|index| {
                let varargs = phase == Phase::Varargs;
                match (
                    param_at(&candidates[a], index, varargs),
                    param_at(&candidates[b], index, varargs),
                ) {
                    (Some(own), Some(other)) => {
                        self.is_more_specific(&own, &other, args.get(index))
                    }
                    _ => true,
                }
            })
        };
        let mut best: Vec<usize> = applicable
            .iter()
            .copied()
            .filter(|a| {
                applicable
                    .iter()
                    .all(|b| a == b || is_more_specific(*a, *b))
            })
            .collect();
        if best.is_empty() {
            best = applicable.to_vec();
        }
        best.iter()
            .copied()
            .min_by_key(|index| {
                let method = self.program.method(candidates[*index].method);
                let others = best.iter().filter(|other| {
                    let other = self.program.method(candidates[**other].method);
                    other.class != method.class
                        && self.program.is_subclass(other.class, method.class)
                });
                (method.is_abstract, others.count(), *index)
            })
            .unwrap_or(0)
    }

    fn is_more_specific(&self, own: &Type, other: &Type, arg: Option<&Argument<'_>>) -> bool {
        if own == other {
            return true;
        }
        match (own, other) {
            (Type::Primitive(own), Type::Primitive(other)) => widens(*own, *other),
            (Type::Primitive(_), _) | (_, Type::Primitive(_)) => {
                // Only comparable through the argument: what needs no boxing is better.
                match arg {
                    Some(Argument::Value(value, _)) => {
                        value.ty.as_primitive().is_some() == own.as_primitive().is_some()
                    }
                    _ => false,
                }
            }
            _ => {
                let (own_erased, other_erased) =
                    (self.program.erase(own), self.program.erase(other));
                if self.program.is_erased_subtype(&own_erased, &other_erased) {
                    return true;
                }
                match arg {
                    Some(Argument::Late(expr, result)) => {
                        let is_primitive = match result {
                            Some(ty) => ty.as_primitive().is_some(),
                            None => lambda_result_is_primitive(expr),
                        };
                        self.is_more_specific_function(&own_erased, &other_erased, is_primitive)
                    }
                    _ => false,
                }
            }
        }
    }

    /// Functional interfaces compared by their results.
    fn is_more_specific_function(&self, own: &Type, other: &Type, is_primitive: bool) -> bool {
        let result = |ty: &Type| {
            let method = self.program.functional_method(ty.class_id()?)?;
            Some(self.program.method(method).return_type.clone())
        };
        let (Some(own), Some(other)) = (result(own), result(other)) else {
            return false;
        };
        if other == Type::Void {
            return true;
        }
        match (own.as_primitive(), other.as_primitive()) {
            (Some(_), None) => is_primitive,
            (None, Some(_)) => !is_primitive,
            (Some(own), Some(other)) => widens(own, other),
            (None, None) => self
                .program
                .is_erased_subtype(&self.program.erase(&own), &self.program.erase(&other)),
        }
    }
}

/// The formal parameter an argument goes to.
pub(crate) fn param_at(candidate: &Candidate, index: usize, varargs: bool) -> Option<Type> {
    let last = candidate.params.len().checked_sub(1)?;
    if varargs && index >= last {
        return match &candidate.params[last] {
            Type::Array(element) => Some((**element).clone()),
            other => Some(other.clone()),
        };
    }
    candidate.params.get(index).cloned()
}

/// Whether a lambda's body can give what a function type wants: nothing, or a value.
fn lambda_fits(lambda: &ast::Lambda, wants_void: bool) -> bool {
    match &lambda.body {
        ast::LambdaBody::Expr(body) => !wants_void || is_statement_expression(body),
        ast::LambdaBody::Block(block) => {
            let shape = BlockShape::of(block);
            if wants_void {
                !shape.returns_value
            } else {
                shape.returns_value || shape.only_throws
            }
        }
    }
}

/// JLS 14.8.
pub(crate) fn is_statement_expression(expr: &ast::Expr) -> bool {
    matches!(
        expr.kind,
        ast::ExprKind::Call { .. }
            | ast::ExprKind::New { .. }
            | ast::ExprKind::Assign { .. }
            | ast::ExprKind::CompoundAssign { .. }
            | ast::ExprKind::IncDec { .. }
    )
}

struct BlockShape {
    returns_value: bool,
    /// Ends in a throw or an endless loop, and has no `return`.
    only_throws: bool,
}

impl BlockShape {
    fn of(block: &ast::Block) -> BlockShape {
        let mut visitor = Returns::default();
        crate::ast_walk::Visitor::block(&mut visitor, block);
        let ends = block.stmts.last().is_some_and(|stmt| match &stmt.kind {
            ast::StmtKind::Throw(_) => true,
            ast::StmtKind::While { cond, .. } => is_literally_true(cond) && !visitor.breaks,
            ast::StmtKind::For { cond, .. } => {
                cond.as_ref().is_none_or(is_literally_true) && !visitor.breaks
            }
            _ => false,
        });
        BlockShape {
            returns_value: visitor.with_value,
            only_throws: ends && !visitor.without && !visitor.with_value,
        }
    }
}

#[derive(Default)]
struct Returns {
    with_value: bool,
    without: bool,
    breaks: bool,
}

fn is_literally_true(cond: &ast::Expr) -> bool {
    matches!(
        cond.kind,
        ast::ExprKind::Literal(ast::Literal::Boolean(true))
    )
}

impl crate::ast_walk::Visitor for Returns {
    fn stmt(&mut self, stmt: &ast::Stmt) {
        match &stmt.kind {
            ast::StmtKind::Return(Some(_)) => self.with_value = true,
            ast::StmtKind::Return(None) => self.without = true,
            ast::StmtKind::Break(_) => self.breaks = true,
            _ => crate::ast_walk::walk_stmt(self, stmt),
        }
    }

    // Returns inside belong to other bodies.
    fn expr(&mut self, _expr: &ast::Expr) {}

    fn type_decl(&mut self, _decl: &ast::TypeDecl) {}
}

/// Whether a lambda's result is, by its looks, a primitive value.
fn lambda_result_is_primitive(expr: &ast::Expr) -> bool {
    fn looks_primitive(expr: &ast::Expr) -> bool {
        match &expr.kind {
            ast::ExprKind::Literal(literal) => {
                !matches!(literal, ast::Literal::Str(_) | ast::Literal::Null)
            }
            ast::ExprKind::Paren(inner) => looks_primitive(inner),
            ast::ExprKind::Binary { left, right, .. } => !is_text(left) && !is_text(right),
            ast::ExprKind::Unary { .. } | ast::ExprKind::InstanceOf { .. } => true,
            _ => false,
        }
    }
    fn is_text(expr: &ast::Expr) -> bool {
        match &expr.kind {
            ast::ExprKind::Literal(ast::Literal::Str(_)) => true,
            ast::ExprKind::Binary {
                left,
                right,
                op: ast::BinaryOp::Add,
            } => is_text(left) || is_text(right),
            ast::ExprKind::Paren(inner) => is_text(inner),
            _ => false,
        }
    }
    match &expr.kind {
        ast::ExprKind::Lambda(lambda) => match &lambda.body {
            ast::LambdaBody::Expr(body) => looks_primitive(body),
            ast::LambdaBody::Block(_) => false,
        },
        _ => false,
    }
}
