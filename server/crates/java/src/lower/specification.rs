//! Contracts in JML: clauses as small bodies over a method's parameters, its result and values
//! from entry.
//!
//! What must hold: a clause that can't be expressed is left out and reported at its place; the
//! others still count. Expressions mean what they mean in Java.

use super::calls::without_parens;
use super::conversions::widens;
use super::{CAPTURE_BASE, Function, Lowerer, Returns, local_expr, synthetic, synthetic_stmt};
use crate::ir::{
    AssignablePlace, Body, Clause, CompareKind, CompareOp, Contract, ContractCase, ContractExample,
    Expr, ExprKind, LocalId, QuantifierKind, SYNTHETIC, SignalsClause, SourceError, Stmt, StmtKind,
};
use crate::program::{Lowered, MemberSource, Method, MethodKind, Program};
use crate::types::{ClassId, MethodId, Type};
use std::sync::Arc;
use syntax::ast::{self, BinaryOp, SpecClause, SpecClauseKind};

mod bounds;
mod old;

/// What a specification may mention beyond ordinary code.
#[derive(Clone, Debug, Default)]
pub(crate) struct Specification {
    /// `\result`, or the exception in a `signals` clause.
    result: Option<(LocalId, Type)>,
    allows_old: bool,
    olds: Vec<Arc<Body>>,
    old_types: Vec<Type>,
    /// Quantified variables around the current place.
    quantified: Vec<bounds::QuantifiedVariable>,
}

/// What a clause can refer to besides the parameters.
enum Extra<'a> {
    Nothing,
    Result(Type),
    Exception(Option<&'a ast::Ident>, Type),
}

/// Lowers a method's own contract and those of the methods it overrides.
pub(crate) fn lower_contracts(lowerer: &mut Lowerer<'_>, method: &Method, lowered: &mut Lowered) {
    let program = lowerer.program;
    let mut contract: Option<Contract> = None;
    if let MemberSource::Method(ast) = &method.source
        && let Some(own) = &ast.contract
    {
        let mut clauses = Clauses {
            lowerer,
            method,
            errors: Vec::new(),
        };
        contract = Some(clauses.contract(own));
        lowered.examples = clauses.examples(own);
        lowered.contract_errors = clauses.errors;
    }
    for overridden in overridden_with_contract(program, method) {
        let overridden = program.method(overridden);
        let MemberSource::Method(ast) = &overridden.source else {
            continue;
        };
        let Some(inherited) = &ast.contract else {
            continue;
        };
        let scope = program.tables.method_scopes[overridden.id.index()];
        let mut other = Lowerer::new(
            program,
            overridden.class,
            program.member_of(overridden.id),
            scope,
        );
        other.captured = lowerer.captured.clone();
        // Errors are reported where the contract stands.
        let mut clauses = Clauses {
            lowerer: &mut other,
            method: overridden,
            errors: Vec::new(),
        };
        let inherited = clauses.contract(inherited);
        let target = contract.get_or_insert_with(Contract::default);
        target.is_pure |= inherited.is_pure;
        target.cases.extend(inherited.cases);
    }
    lowered.contract = contract.map(Arc::new);
}

/// Methods that this one overrides and that have a contract, nearest first.
fn overridden_with_contract(program: &Program, method: &Method) -> Vec<MethodId> {
    if method.is_static || method.is_private() || method.kind != MethodKind::Method {
        return Vec::new();
    }
    let Some(info) = program.tables.classes.get(method.class.index()) else {
        return Vec::new();
    };
    let this = program.this_type(method.class);
    let own: Vec<Type> = method.params.iter().map(|ty| program.erase(ty)).collect();
    let mut ancestors: Vec<ClassId> = info
        .supers
        .iter()
        .copied()
        .filter(|class| *class != method.class)
        .collect();
    // A subclass has more supertypes than what it extends.
    ancestors.sort_by_key(|class| {
        let count = program
            .tables
            .classes
            .get(class.index())
            .map_or(0, |info| info.supers.len());
        (std::cmp::Reverse(count), *class)
    });
    ancestors
        .into_iter()
        .filter_map(|class| {
            let methods = program
                .tables
                .classes
                .get(class.index())?
                .methods_by_name
                .get(&method.name)?;
            methods.iter().copied().find(|other| {
                let other = program.method(*other);
                let has_contract = matches!(
                    &other.source,
                    MemberSource::Method(ast) if ast.contract.is_some()
                );
                has_contract
                    && !other.is_static
                    && !other.is_private()
                    && program.may_override(method, other)
                    && other.params.len() == own.len()
                    && program.erased_params_in(&this, other) == own
            })
        })
        .collect()
}

/// The invariants of a class as clauses over `this`, and what is wrong with them.
pub(crate) fn lower_invariants(
    program: &Program,
    class: ClassId,
) -> (Vec<Clause>, Vec<SourceError>) {
    let declaration = program.class(class);
    let Some(info) = program.tables.classes.get(class.index()) else {
        return (Vec::new(), Vec::new());
    };
    let Some(scope) = info.scope else {
        return (Vec::new(), Vec::new());
    };
    let mut clauses = Vec::new();
    let mut errors = Vec::new();
    for clause in &declaration.decl.invariants {
        let SpecClauseKind::Invariant(condition) = &clause.kind else {
            continue;
        };
        let mut lowerer = Lowerer::new(program, class, info.member, scope);
        lowerer
            .functions
            .push(Function::new(true, false, Returns::Value(Type::BOOLEAN)));
        lowerer.specification = Some(Specification::default());
        match lowerer.clause(None, clause, condition) {
            Ok(clause) => clauses.push(clause),
            Err(found) => errors.extend(found),
        }
    }
    (clauses, errors)
}

/// The operands of `&&`, in order; the condition itself if it has none.
fn conjuncts<'e>(condition: &'e ast::Expr, found: &mut Vec<&'e ast::Expr>) {
    match &without_parens(condition).kind {
        ast::ExprKind::Binary {
            op: BinaryOp::And,
            left,
            right,
        } => {
            conjuncts(left, found);
            conjuncts(right, found);
        }
        _ => found.push(condition),
    }
}

struct Clauses<'a, 'p> {
    lowerer: &'a mut Lowerer<'p>,
    method: &'a Method,
    errors: Vec<SourceError>,
}

impl Clauses<'_, '_> {
    fn contract(&mut self, contract: &ast::Contract) -> Contract {
        self.errors
            .extend(contract.errors.iter().map(|error| SourceError {
                node: SYNTHETIC,
                span: error.span,
                message: error.message.clone(),
            }));
        let cases = contract.cases.iter().map(|case| self.case(case)).collect();
        Contract {
            cases,
            is_pure: contract.is_pure,
        }
    }

    fn result(&self) -> Extra<'static> {
        match &self.method.return_type {
            Type::Void => Extra::Nothing,
            ty => Extra::Result(ty.clone()),
        }
    }

    fn case(&mut self, case: &ast::SpecCase) -> ContractCase {
        let mut lowered = ContractCase::default();
        for clause in &case.clauses {
            match &clause.kind {
                SpecClauseKind::Requires(condition) => {
                    let found = self.clause(clause, condition, Extra::Nothing, false);
                    lowered.requires.extend(found);
                }
                SpecClauseKind::Ensures(condition) => {
                    // Each part is a promise of its own, and told of alone when it is broken.
                    let mut parts = Vec::new();
                    conjuncts(condition, &mut parts);
                    let is_whole = parts.len() == 1;
                    for part in parts {
                        let result = self.result();
                        let mut found = self.clause(clause, part, result, true);
                        if let (Some(found), false) = (&mut found, is_whole) {
                            (found.node, found.span) = (part.id, part.span);
                        }
                        lowered.ensures.extend(found);
                    }
                }
                SpecClauseKind::Signals {
                    ty,
                    name,
                    condition,
                } => {
                    let Some(class) = self.exception_class(ty, clause) else {
                        continue;
                    };
                    let exception = Extra::Exception(name.as_ref(), Type::class(class));
                    let condition = match condition {
                        Some(condition) => match self.clause(clause, condition, exception, true) {
                            Some(clause) => Some(clause),
                            None => continue,
                        },
                        None => None,
                    };
                    lowered.signals.push(SignalsClause {
                        class,
                        clause: condition,
                        node: clause.id,
                    });
                }
                SpecClauseKind::SignalsOnly(types) => {
                    let classes = types
                        .iter()
                        .filter_map(|ty| self.exception_class(ty, clause))
                        .collect::<Vec<_>>();
                    lowered
                        .signals_only
                        .get_or_insert_with(Vec::new)
                        .extend(classes);
                }
                SpecClauseKind::Assignable { everything, places } => {
                    if !everything {
                        let places: Vec<AssignablePlace> =
                            places.iter().map(|place| self.assignable(place)).collect();
                        lowered
                            .assignable
                            .get_or_insert_with(Vec::new)
                            .extend(places);
                    }
                }
                SpecClauseKind::Invariant(_)
                | SpecClauseKind::Maintaining(_)
                | SpecClauseKind::Decreases(_) => self.errors.push(SourceError {
                    node: clause.id,
                    span: clause.span,
                    message: "this clause doesn't belong in a method's contract".to_owned(),
                }),
            }
        }
        lowered
    }

    fn exception_class(&mut self, ty: &ast::TypeRef, clause: &SpecClause) -> Option<ClassId> {
        let mut problems = Vec::new();
        let resolved = self
            .lowerer
            .program
            .resolve_type(self.lowerer.scope, ty, &mut problems);
        for problem in problems {
            self.errors.push(SourceError {
                node: clause.id,
                span: problem.span,
                message: problem.message,
            });
        }
        let class = resolved.class_id()?;
        let throwable = self.lowerer.program.well_known().throwable;
        if !self.lowerer.program.is_subclass(class, throwable)
            && !self.lowerer.may_be_anything(&resolved)
        {
            let shown = self.lowerer.show(&resolved);
            self.errors.push(SourceError {
                node: clause.id,
                span: ty.span,
                message: format!("incompatible types: {shown} cannot be converted to Throwable"),
            });
            return None;
        }
        Some(class)
    }

    /// A fresh lowering with the method's parameters.
    fn begin(&mut self, extra: &Extra<'_>, allows_old: bool) {
        let lowerer = &mut *self.lowerer;
        lowerer.start(self.method, Returns::Value(Type::BOOLEAN));
        lowerer.method = Some(self.method.id);
        lowerer.declare_contract_params(self.method);
        let mut specification = Specification {
            allows_old,
            ..Specification::default()
        };
        match extra {
            Extra::Nothing => {}
            Extra::Result(ty) => {
                let local = lowerer.temporary("result", ty.clone());
                specification.result = Some((local, ty.clone()));
                lowerer.function().parameter_count += 1;
            }
            Extra::Exception(name, ty) => {
                match name {
                    Some(name) => {
                        lowerer.declare(name, ty.clone(), SYNTHETIC, None, true);
                    }
                    None => {
                        lowerer.temporary("exception", ty.clone());
                    }
                }
                lowerer.function().parameter_count += 1;
            }
        }
        lowerer.specification = Some(specification);
    }

    fn clause(
        &mut self,
        clause: &SpecClause,
        condition: &ast::Expr,
        extra: Extra<'_>,
        allows_old: bool,
    ) -> Option<Clause> {
        self.begin(&extra, allows_old);
        let result = self.lowerer.clause(Some(self.method.id), clause, condition);
        self.lowerer.specification = None;
        match result {
            Ok(clause) => Some(clause),
            Err(errors) => {
                self.errors.extend(errors);
                None
            }
        }
    }

    fn assignable(&mut self, place: &ast::Expr) -> AssignablePlace {
        match &place.kind {
            ast::ExprKind::Index { array, .. } => AssignablePlace::Elements {
                root: dotted(array),
            },
            ast::ExprKind::Name(_) | ast::ExprKind::Field { .. } => {
                self.begin(&Extra::Nothing, false);
                let errors = self.lowerer.errors.len();
                let found = self.lowerer.target(place);
                self.lowerer.errors.truncate(errors);
                self.lowerer.unsupported.clear();
                self.lowerer.specification = None;
                match found.map(|target| target.place) {
                    Ok(crate::ir::Place::Field { object, field }) => AssignablePlace::Field {
                        of_this: matches!(object.kind, ExprKind::This),
                        field,
                    },
                    Ok(crate::ir::Place::StaticField(field)) => AssignablePlace::Field {
                        of_this: false,
                        field,
                    },
                    _ => AssignablePlace::Other(dotted(place)),
                }
            }
            // `a[*]` and `a[i..j]` are kept as text.
            ast::ExprKind::Unsupported(text) => match text.trim_matches('`').split_once('[') {
                Some((root, _)) => AssignablePlace::Elements {
                    root: root.trim().to_owned(),
                },
                None => AssignablePlace::Other(text.clone()),
            },
            _ => AssignablePlace::Other(dotted(place)),
        }
    }

    fn examples(&mut self, contract: &ast::Contract) -> Vec<ContractExample> {
        contract
            .examples
            .iter()
            .map(|example| {
                let case = self.case(example);
                let mut bindings = Vec::new();
                for clause in &example.clauses {
                    if let SpecClauseKind::Requires(condition) = &clause.kind {
                        self.bindings(condition, &mut bindings);
                    }
                }
                bindings.sort_by_key(|(index, _)| *index);
                bindings.dedup_by_key(|(index, _)| *index);
                let start = example.clauses.iter().map(|clause| clause.span.start).min();
                let end = example.clauses.iter().map(|clause| clause.span.end).max();
                ContractExample {
                    node: example
                        .clauses
                        .first()
                        .map_or(SYNTHETIC, |clause| clause.id),
                    span: ast::Span {
                        start: start.unwrap_or(0),
                        end: end.unwrap_or(0),
                    },
                    bindings,
                    case,
                }
            })
            .collect()
    }

    /// `parameter == value` among the conjuncts of a condition.
    fn bindings(&mut self, condition: &ast::Expr, bindings: &mut Vec<(u32, Arc<Body>)>) {
        for conjunct in bounds::conjuncts(condition) {
            let ast::ExprKind::Binary {
                op: BinaryOp::Eq,
                left,
                right,
            } = &conjunct.kind
            else {
                continue;
            };
            for (name, value) in [(left, right), (right, left)] {
                let Some(index) = self.param_index(name) else {
                    continue;
                };
                let names = bounds::names_in(value);
                if self
                    .method
                    .param_names
                    .iter()
                    .any(|name| names.contains(name))
                {
                    continue;
                }
                let Some(ty) = self.method.params.get(index).cloned() else {
                    continue;
                };
                let lowerer = &mut *self.lowerer;
                lowerer.functions.clear();
                lowerer
                    .functions
                    .push(Function::new(false, false, Returns::Value(ty.clone())));
                let value = lowerer.expr_to(value, &ty);
                let body = lowerer.finish_body(vec![synthetic_stmt(StmtKind::Return(Some(value)))]);
                if body.errors.is_empty() && body.unsupported.is_empty() {
                    bindings.push((index as u32, Arc::new(body)));
                    break;
                }
            }
        }
    }

    fn param_index(&self, expr: &ast::Expr) -> Option<usize> {
        match &super::calls::without_parens(expr).kind {
            ast::ExprKind::Name(name) => self
                .method
                .param_names
                .iter()
                .position(|param| param == name),
            _ => None,
        }
    }
}

/// A place as text.
fn dotted(expr: &ast::Expr) -> String {
    match &expr.kind {
        ast::ExprKind::Name(name) => name.to_string(),
        ast::ExprKind::This => "this".to_owned(),
        ast::ExprKind::Field { target, name } => format!("{}.{}", dotted(target), name.text),
        ast::ExprKind::Index { array, .. } => format!("{}[…]", dotted(array)),
        ast::ExprKind::Paren(inner) => dotted(inner),
        _ => "…".to_owned(),
    }
}

impl Lowerer<'_> {
    /// The parameters of a method as its contract sees them.
    pub(crate) fn declare_contract_params(&mut self, method: &Method) {
        for (name, ty) in method.param_names.iter().zip(&method.params) {
            let name = self.ident(name, ast::Span::default());
            self.declare(&name, ty.clone(), SYNTHETIC, None, true);
        }
        self.function().parameter_count = method.params.len() as u32;
    }

    /// Lowers one condition in the function and specification that were set up for it.
    fn clause(
        &mut self,
        origin: Option<MethodId>,
        clause: &SpecClause,
        condition: &ast::Expr,
    ) -> Result<Clause, Vec<SourceError>> {
        self.errors.clear();
        self.unsupported.clear();
        let value = self.condition(condition);
        let statements = vec![synthetic_stmt(StmtKind::Return(Some(value)))];
        let olds = self
            .specification
            .as_mut()
            .map(|s| std::mem::take(&mut s.olds));
        let old_types = self
            .specification
            .as_mut()
            .map(|s| std::mem::take(&mut s.old_types));
        let (olds, old_types) = (olds.unwrap_or_default(), old_types.unwrap_or_default());
        let mut body = self.finish_body(statements);
        insert_olds(&mut body, old_types);
        let mut errors = std::mem::take(&mut body.errors);
        errors.extend(body.unsupported.iter().map(|unsupported| SourceError {
            node: unsupported.node,
            span: clause.span,
            message: if unsupported.what.starts_with("not modelled") {
                unsupported.what.clone()
            } else {
                format!("not supported in a contract: {}", unsupported.what)
            },
        }));
        if !errors.is_empty() {
            return Err(errors);
        }
        Ok(Clause {
            origin,
            node: clause.id,
            span: clause.span,
            condition: Arc::new(body),
            olds,
        })
    }

    pub(crate) fn specification_expr(&mut self, expr: &ast::Expr) -> Expr {
        match &expr.kind {
            ast::ExprKind::JmlImplies { left, right } => {
                let left = self.condition(left);
                let right = self.condition(right);
                let negated = synthetic(Type::BOOLEAN, ExprKind::Not(Box::new(left)));
                Expr {
                    id: expr.id,
                    ty: Type::BOOLEAN,
                    kind: ExprKind::Or {
                        left: Box::new(negated),
                        right: Box::new(right),
                    },
                }
            }
            ast::ExprKind::JmlIff {
                left,
                right,
                negated,
            } => {
                let left = self.condition(left);
                let right = self.condition(right);
                let op = if *negated {
                    CompareOp::Ne
                } else {
                    CompareOp::Eq
                };
                self.comparison(op, CompareKind::Boolean, left, right, expr.id)
            }
            ast::ExprKind::JmlResult => {
                match self.specification.as_ref().and_then(|s| s.result.clone()) {
                    Some((local, ty)) => Expr {
                        id: expr.id,
                        ..local_expr(local, ty)
                    },
                    None => self.error_expr(expr, "\\result is not allowed here"),
                }
            }
            ast::ExprKind::JmlOld(inner) => self.old_value(inner, expr),
            ast::ExprKind::JmlQuantified(quantified) => self.quantified(quantified, expr),
            _ => self.error_expr(expr, "not allowed outside a specification"),
        }
    }

    /// The type of a numeric quantifier: its body's after promotion, and `long` for `\num_of`.
    pub(crate) fn quantifier_type(&mut self, kind: QuantifierKind, body: Expr) -> (Type, Expr) {
        match kind {
            QuantifierKind::ForAll | QuantifierKind::Exists => (Type::BOOLEAN, body),
            QuantifierKind::NumOf => (Type::LONG, body),
            QuantifierKind::Sum
            | QuantifierKind::Product
            | QuantifierKind::Max
            | QuantifierKind::Min => {
                let body = self.promoted_unary(body);
                (body.ty.clone(), body)
            }
        }
    }

    /// A bound as the quantified variable's type.
    pub(crate) fn bound_value(&mut self, bound: &bounds::Bound, ty: &Type) -> Expr {
        let value = self.expr(&bound.value, None);
        let value = self.promoted_unary(value);
        let wanted = match ty.as_primitive() {
            Some(crate::types::Primitive::Long) => crate::types::Primitive::Long,
            _ => crate::types::Primitive::Int,
        };
        let value = match value.ty.as_primitive() {
            Some(own) if widens(own, wanted) => self.convert_primitive(value, wanted),
            Some(_) => {
                let target = Type::Primitive(wanted);
                self.assign(value, &target, bound.value.span)
            }
            None => self.assign(value, &Type::Primitive(wanted), bound.value.span),
        };
        if !bound.add_one || value.ty.is_error() {
            return value;
        }
        let one = self.convert_primitive(super::int_expr(1), wanted);
        let node = bound.value.clone();
        let sum = self.combine(BinaryOp::Add, value, one, &node);
        Expr {
            id: SYNTHETIC,
            ..sum
        }
    }
}

/// Puts the locals that hold `old` values between the parameters and the other locals.
fn insert_olds(body: &mut Body, types: Vec<Type>) {
    let first = body.parameter_count;
    let count = types.len() as u32;
    if count == 0 {
        return;
    }
    crate::renumber::renumber_locals(&mut body.statements, &|local: LocalId| match local
        .0
        .checked_sub(CAPTURE_BASE)
    {
        Some(old) => LocalId(first + old),
        None if local.0 >= first => LocalId(local.0 + count),
        None => local,
    });
    let olds = types
        .into_iter()
        .enumerate()
        .map(|(index, ty)| crate::ir::Local {
            name: Arc::from(format!("<old {index}>")),
            ty,
            is_temporary: true,
            node: SYNTHETIC,
        });
    let position = (first as usize).min(body.locals.len());
    body.locals.splice(position..position, olds);
    body.parameter_count += count;
}

/// A body that returns a value.
fn returning(value: Expr) -> Vec<Stmt> {
    vec![synthetic_stmt(StmtKind::Return(Some(value)))]
}
