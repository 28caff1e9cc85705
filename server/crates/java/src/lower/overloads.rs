//! Overload resolution: the three phases and the most specific method (JLS 15.12.2).
//!
//! What must hold: where two methods would do and none is more specific, none is chosen.

use super::Lowerer;
use super::calls::{Argument, CallPlan, Candidate, Late};
use super::completion::can_complete;
use super::conversions::widens;
use super::inference::{Inference, inference_index};
use super::switch_results::switch_results;
use crate::ir::{Expr, ExprKind};
use crate::types::{Primitive, Type, TypeVariableOwner};
use syntax::ast;

/// How arguments are matched: JLS 15.12.2.2 to 15.12.2.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Strict,
    Loose,
    Varargs,
}

/// Why no candidate is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoOverload {
    NotApplicable,
    /// Two of which none is more specific.
    Ambiguous(usize, usize),
}

/// How an argument is compared with a formal parameter.
#[derive(Clone, Copy)]
struct Matching<'i, 'p> {
    phase: Phase,
    /// Type arguments count. Without, erasures do: what we infer may be coarser than what the
    /// language says.
    with_type_arguments: bool,
    inference: &'i Inference<'p>,
}

impl<'p> Lowerer<'p> {
    /// The candidate that a call means, and whether it is a call with variable arity. See also
    /// [`Self::undecided`].
    pub(crate) fn choose_overload(
        &self,
        candidates: &[Candidate],
        args: &[Argument<'_>],
        inference: &Inference<'p>,
    ) -> Result<(usize, bool), NoOverload> {
        for with_type_arguments in [true, false] {
            for phase in [Phase::Strict, Phase::Loose, Phase::Varargs] {
                let how = Matching {
                    phase,
                    with_type_arguments,
                    inference,
                };
                let applicable: Vec<usize> = (0..candidates.len())
                    .filter(|index| self.is_applicable(&candidates[*index], args, how))
                    .collect();
                if !applicable.is_empty() {
                    let best = self.most_specific(candidates, &applicable, args, phase)?;
                    return Ok((best, phase == Phase::Varargs));
                }
            }
        }
        Err(NoOverload::NotApplicable)
    }

    /// The call as a value of unknown type, if because of an argument of unknown type several methods
    /// would do.
    pub(crate) fn undecided(
        &self,
        candidates: &[Candidate],
        args: &[Argument<'_>],
        expr: &ast::Expr,
        inference: &Inference<'p>,
    ) -> Option<Expr> {
        let unknown = || Some("a value of unknown type".to_owned());
        let what = args.iter().find_map(|arg| match arg {
            Argument::Value(value, _) if value.ty.is_error() => match &value.kind {
                ExprKind::Unsupported(what) => Some(what.clone()),
                _ => unknown(),
            },
            Argument::Choice(_, results) if results.iter().any(Type::is_error) => unknown(),
            Argument::Call(plan) if inference.is_unknown(&plan.return_type) => unknown(),
            _ => None,
        })?;
        let count = candidates
            .iter()
            .filter(|candidate| {
                [Phase::Loose, Phase::Varargs].into_iter().any(|phase| {
                    let how = Matching {
                        phase,
                        with_type_arguments: false,
                        inference,
                    };
                    self.is_applicable(candidate, args, how)
                })
            })
            .count();
        (count > 1).then_some(Expr {
            id: expr.id,
            ty: Type::Error,
            kind: ExprKind::Unsupported(what),
        })
    }

    fn is_applicable(
        &self,
        candidate: &Candidate,
        args: &[Argument<'_>],
        how: Matching<'_, 'p>,
    ) -> bool {
        let phase = how.phase;
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
            self.is_compatible(arg, &param, how)
        })
    }

    fn is_compatible(&self, arg: &Argument<'_>, param: &Type, how: Matching<'_, 'p>) -> bool {
        match arg {
            Argument::Value(value, _) => self.is_type_compatible(&value.ty, param, how),
            Argument::Call(plan) => {
                let is_open = awaits_late_arguments(plan);
                self.is_result_compatible(&plan.return_type, param, how, is_open)
            }
            Argument::Choice(_, results) => results
                .iter()
                .all(|result| self.is_result_compatible(result, param, how, true)),
            Argument::Late(late) => {
                self.is_potentially_compatible(late.expr, param)
                    && self.results_may_fit(late.gives.as_deref(), param)
            }
        }
    }

    /// Whether what a generic call gives can be of a type, by what its own arguments say
    /// (JLS 18.5.2.1). If some are still to come, a final class isn't a subtype of an interface that it
    /// doesn't implement: what they add would contradict it.
    fn is_result_compatible(
        &self,
        result: &Type,
        param: &Type,
        how: Matching<'_, 'p>,
        awaits_arguments: bool,
    ) -> bool {
        let result = how.inference.apply(result);
        let Some(index) = inference_index(&result) else {
            let shape = how.inference.tentative(&result);
            return self.is_type_compatible(&shape, param, how)
                && !(how.with_type_arguments && how.inference.contradicts(&result, param));
        };
        let known = how.inference.known_of(index);
        if known.is_unknown {
            return true;
        }
        if let Type::Primitive(to) = param {
            // What is inferred is a reference: compilers unbox it in the second phase.
            if how.phase == Phase::Strict {
                return false;
            }
            let is_wrapper = |ty: &Type| self.program.unboxed(ty).is_some();
            let all = known.equal.iter().chain(&known.lower).chain(&known.upper);
            if all.clone().any(is_wrapper) {
                let resolved = how.inference.clone().resolve(&result);
                return self.is_type_compatible(&resolved, param, how);
            }
            // ‹α = the wrapper›
            let wrapper = Type::class(self.program.well_known().wrapper(*to));
            return known.equal.is_empty()
                && known.lower.is_empty()
                && known.upper.iter().all(|upper| {
                    let upper = self.program.erase(upper);
                    self.program.is_erased_subtype(&wrapper, &upper)
                });
        }
        if !known.equal.is_empty() || !known.lower.is_empty() {
            return known
                .equal
                .iter()
                .chain(&known.lower)
                .all(|ty| self.is_type_compatible(ty, param, how));
        }
        let param = self.program.erase(param);
        known.upper.iter().all(|upper| {
            let upper = self.program.erase(upper);
            self.castable(&upper, &param)
                || (!awaits_arguments && self.may_share_subtypes(&upper, &param))
        })
    }

    /// Whether a type variable may have both bounds as far as compilers see: that a final class
    /// implements no further interface doesn't count for them.
    fn may_share_subtypes(&self, upper: &Type, param: &Type) -> bool {
        let is_class = |ty: &Type| matches!(ty, Type::Class(..));
        let is_interface = |ty: &Type| {
            ty.class_id()
                .is_some_and(|class| self.program.class(class).is_interface())
        };
        is_class(upper) && is_class(param) && (is_interface(upper) || is_interface(param))
    }

    /// Whether a function type's argument can be passed to a method, boxed if need be.
    pub(crate) fn may_be_passed(&self, from: &Type, to: &Type) -> bool {
        let inference = Inference::new(self.program);
        let how = Matching {
            phase: Phase::Loose,
            with_type_arguments: false,
            inference: &inference,
        };
        self.is_type_compatible(from, to, how)
    }

    fn is_type_compatible(&self, from: &Type, param: &Type, how: Matching<'_, 'p>) -> bool {
        let phase = how.phase;
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
            (from, to) => {
                self.is_reference_compatible(from, to)
                    && !(how.with_type_arguments && self.has_other_arguments(from, to))
            }
        }
    }

    /// Whether two parameterizations of a class surely are different types.
    fn has_other_arguments(&self, from: &Type, to: &Type) -> bool {
        let Type::Class(class, wanted) = to else {
            return false;
        };
        let Some(Type::Class(_, given)) = self.program.as_super(from, *class) else {
            return false;
        };
        given.iter().zip(wanted.iter()).any(|(given, wanted)| {
            let is_proper = |ty: &Type| matches!(ty, Type::Class(..) | Type::Array(_));
            let differ = |a: &Type, b: &Type| !self.program.is_erased_subtype(a, b);
            let (given_erased, wanted_erased) =
                (self.program.erase(given), self.program.erase(wanted));
            match wanted {
                _ if !is_proper(given) || self.may_be_anything(given) => false,
                Type::Wildcard {
                    upper: Some(upper), ..
                } if is_proper(upper) => {
                    !self.may_be_anything(upper) && differ(&given_erased, &wanted_erased)
                }
                Type::Wildcard {
                    lower: Some(lower), ..
                } if is_proper(lower) => {
                    !self.may_be_anything(lower)
                        && differ(&self.program.erase(lower), &given_erased)
                }
                wanted if is_proper(wanted) => {
                    !self.may_be_anything(wanted)
                        && (given_erased != wanted_erased
                            || self.has_other_arguments(given, wanted))
                }
                _ => false,
            }
        })
    }

    fn is_reference_compatible(&self, from: &Type, to: &Type) -> bool {
        if matches!(from, Type::Null) {
            return true;
        }
        match to {
            Type::Variable(variable) => match &variable.owner {
                TypeVariableOwner::Intersection(parts) => parts
                    .iter()
                    .all(|part| self.is_reference_compatible(from, part)),
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
            ast::ExprKind::Switch(switch) => switch_results(switch)
                .into_iter()
                .all(|result| self.is_potentially_compatible(result, param)),
            ast::ExprKind::Lambda(lambda) => match param {
                Type::Variable(variable) => variable.owner != TypeVariableOwner::Inference,
                Type::Error => true,
                Type::Class(..) => self.function_type(param).is_some_and(|function| {
                    function.params.len() == lambda.params.len()
                        && lambda_fits(lambda, function.result == Type::Void)
                        && self.takes_parameters(lambda, &function.params, param)
                }),
                _ => false,
            },
            ast::ExprKind::MethodRef { .. } => match param {
                Type::Variable(_) | Type::Error => true,
                Type::Class(..) => self.function_type(param).is_some_and(|function| {
                    self.method_ref_may_fit(expr, function.method)
                        && self.exact_ref_takes(expr, &function)
                }),
                _ => false,
            },
            // A conditional's operands that are ordinary values.
            _ => true,
        }
    }

    /// Whether the parameters that a lambda declares can be those of an interface's function type.
    /// Where the interface has a wildcard, they choose its type argument (JLS 18.5.3).
    fn takes_parameters(&self, lambda: &ast::Lambda, params: &[Type], interface: &Type) -> bool {
        let has_wildcards = matches!(interface, Type::Class(_, args)
            if args.iter().any(|arg| matches!(arg, Type::Wildcard { .. })));
        lambda.params.iter().zip(params).all(|(written, wanted)| {
            if written.ty.kind == ast::TypeRefKind::Inferred || is_variable_inside(wanted) {
                return true;
            }
            let written = self
                .program
                .resolve_type(self.scope, &written.ty, &mut Vec::new());
            let (written, wanted) = (self.program.erase(&written), self.program.erase(wanted));
            written.is_error()
                || written == wanted
                || has_wildcards && self.program.is_erased_subtype(&wanted, &written)
        })
    }

    /// Whether what a function gives can be what a function type wants.
    fn results_may_fit(&self, results: Option<&[Type]>, param: &Type) -> bool {
        let (Some(results), Some(function)) = (results, self.function_type(param)) else {
            return true;
        };
        results
            .iter()
            .all(|result| match (result, &function.result) {
                (_, Type::Void) | (Type::Error, _) => true,
                (Type::Void, _) => false,
                (_, wanted) if is_variable_inside(wanted) => true,
                (Type::Primitive(from), wanted) if from.is_int_like() => {
                    // It may be a constant, which is narrowed.
                    self.program
                        .unboxed(wanted)
                        .is_some_and(Primitive::is_int_like)
                        || self.may_be_passed(result, wanted)
                }
                (result, wanted) => self.may_be_passed(result, wanted),
            })
    }

    /// JLS 15.12.2.5. Of methods that are equally specific a concrete one is taken, then that of
    /// the most derived class.
    fn most_specific(
        &self,
        candidates: &[Candidate],
        applicable: &[usize],
        args: &[Argument<'_>],
        phase: Phase,
    ) -> Result<usize, NoOverload> {
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
        // Of several that are as specific only methods with the same parameters are as one.
        let erased = |index: usize| -> Vec<Type> {
            let params = &candidates[index].params;
            params.iter().map(|ty| self.program.erase(ty)).collect()
        };
        if best.is_empty() {
            best = applicable.to_vec();
        }
        if let [first, _, ..] = best[..]
            && let Some(other) = best.iter().find(|index| erased(**index) != erased(first))
        {
            return Err(NoOverload::Ambiguous(first, *other));
        }
        Ok(best
            .iter()
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
            .unwrap_or(0))
    }

    fn is_more_specific(&self, own: &Type, other: &Type, arg: Option<&Argument<'_>>) -> bool {
        if own == other {
            return true;
        }
        match (own, other) {
            (Type::Primitive(own), Type::Primitive(other)) => widens(*own, *other),
            (Type::Primitive(_), _) | (_, Type::Primitive(_)) => false,
            _ => {
                let (own_erased, other_erased) =
                    (self.program.erase(own), self.program.erase(other));
                if self.program.is_erased_subtype(&own_erased, &other_erased) {
                    return true;
                }
                match arg {
                    Some(Argument::Late(Late {
                        gives: Some(gives), ..
                    })) => self.is_more_specific_function(&own_erased, &other_erased, gives),
                    _ => false,
                }
            }
        }
    }

    /// Functional interfaces compared by their results.
    fn is_more_specific_function(&self, own: &Type, other: &Type, gives: &[Type]) -> bool {
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
            (Some(_), None) => gives.iter().all(|ty| ty.as_primitive().is_some()),
            (None, Some(_)) => gives.iter().all(|ty| ty.as_primitive().is_none()),
            (Some(own), Some(other)) => widens(own, other),
            (None, None) => self
                .program
                .is_erased_subtype(&self.program.erase(&own), &self.program.erase(&other)),
        }
    }
}

/// Whether arguments of a call, or of calls among them, say what they are only once the method is chosen.
fn awaits_late_arguments(plan: &CallPlan<'_>) -> bool {
    plan.args.iter().any(|arg| match arg {
        Argument::Value(..) => false,
        Argument::Call(inner) => awaits_late_arguments(inner),
        Argument::Choice(..) | Argument::Late(_) => true,
    })
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
            let mut returns = Returns::default();
            crate::ast_walk::Visitor::block(&mut returns, block);
            if wants_void {
                !returns.with_value
            } else {
                !returns.without && !can_complete(block)
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

#[derive(Default)]
struct Returns {
    with_value: bool,
    without: bool,
}

impl crate::ast_walk::Visitor for Returns {
    fn stmt(&mut self, stmt: &ast::Stmt) {
        match &stmt.kind {
            ast::StmtKind::Return(Some(_)) => self.with_value = true,
            ast::StmtKind::Return(None) => self.without = true,
            _ => crate::ast_walk::walk_stmt(self, stmt),
        }
    }

    // Returns inside belong to other bodies.
    fn expr(&mut self, _expr: &ast::Expr) {}

    fn type_decl(&mut self, _decl: &ast::TypeDecl) {}
}

/// Whether a type has type variables in it.
fn is_variable_inside(ty: &Type) -> bool {
    ty.mentions(&|ty| matches!(ty, Type::Variable(_)))
}
