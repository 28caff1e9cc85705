//! Checked exceptions (JLS 11.2): what code may throw must be caught or declared, and what is caught
//! must be possible.
//!
//! No part of lowering: programs that break these rules run all the same. Whoever writes Java, such
//! as a slicer, asks here.
//!
//! What must hold: only checked exceptions are spoken of; a class that isn't known is none.

use super::Program;
use crate::ir::{Body, Expr, ExprKind, LocalId, NodeId, SourceError, Stmt, StmtKind};
use crate::ir_visit::{self, Visitor};
use crate::program::MemberSource;
use crate::types::{ClassId, MethodId, Type};
use rustc_hash::FxHashMap;

impl Program {
    /// The classes in a method's `throws` clause.
    pub fn declared_exceptions(&self, method: MethodId) -> Vec<ClassId> {
        let MemberSource::Method(source) = &self.method(method).source else {
            return Vec::new();
        };
        let Some(scope) = self.tables.method_scopes.get(method.index()) else {
            return Vec::new();
        };
        source
            .throws
            .iter()
            .filter_map(|ty| match self.resolve_type(*scope, ty, &mut Vec::new()) {
                Type::Class(class, _) => Some(class),
                Type::Variable(variable) => Some(variable.erased_bound),
                _ => None,
            })
            .collect()
    }

    /// Violations of the rules in a method's or initialiser's body and `throws` clause.
    pub fn checked_exception_errors(&self, method: MethodId) -> Vec<SourceError> {
        let mut checker = Checker {
            program: self,
            errors: Vec::new(),
            rethrown: FxHashMap::default(),
        };
        if let Some(body) = &self.lowered(method).body {
            let thrown = checker.body(body);
            checker.undeclared(&thrown, &self.declared_exceptions(method));
        }
        checker.overridden(method);
        checker.errors
    }

    fn is_checked(&self, class: ClassId) -> bool {
        let is_a = |name: &str| {
            self.class_by_name(name)
                .is_some_and(|ancestor| self.is_subclass(class, ancestor))
        };
        let declared = self.class(class);
        !declared.is_missing
            && !declared.has_missing_supertype
            && is_a("java.lang.Throwable")
            && !is_a("java.lang.RuntimeException")
            && !is_a("java.lang.Error")
    }
}

/// An exception and where it comes from.
type Thrown = Vec<(ClassId, NodeId)>;

struct Checker<'a> {
    program: &'a Program,
    errors: Vec<SourceError>,
    /// What a `catch` parameter may hold: thrown again, it is that.
    rethrown: FxHashMap<LocalId, Thrown>,
}

impl Checker<'_> {
    fn error(&mut self, node: NodeId, message: String) {
        self.errors.push(SourceError {
            node,
            span: syntax::ast::Span::default(),
            message,
        });
    }

    fn undeclared(&mut self, thrown: &Thrown, declared: &[ClassId]) {
        for (class, node) in thrown {
            let is_declared = declared
                .iter()
                .any(|ancestor| self.program.is_subclass(*class, *ancestor));
            if !is_declared {
                let name = self.program.show_class(*class);
                self.error(
                    *node,
                    format!("unreported exception {name}; must be caught or declared to be thrown"),
                );
            }
        }
    }

    /// An overriding method throws no more than the overridden one (JLS 8.4.8.3).
    fn overridden(&mut self, method: MethodId) {
        let program = self.program;
        let entry = program.method(method);
        if entry.is_static || entry.is_private() || &*entry.name == "<init>" {
            return;
        }
        let checked: Vec<ClassId> = program
            .declared_exceptions(method)
            .into_iter()
            .filter(|class| program.is_checked(*class))
            .collect();
        if checked.is_empty() {
            return;
        }
        let supers = program
            .tables
            .classes
            .get(entry.class.index())
            .map(|info| info.supers.clone())
            .unwrap_or_default();
        for ancestor in supers {
            if ancestor == entry.class {
                continue;
            }
            for other in &program.class(ancestor).methods {
                let known = program.method(*other);
                let is_same = known.name == entry.name
                    && known.params.len() == entry.params.len()
                    && known
                        .params
                        .iter()
                        .zip(&entry.params)
                        .all(|(one, two)| one.erasure() == two.erasure());
                let is_overridden = is_same
                    && !known.is_static
                    && !known.is_private()
                    && program.may_override(entry, known);
                if !is_overridden {
                    continue;
                }
                let allowed = program.declared_exceptions(*other);
                for class in &checked {
                    if !allowed.iter().any(|it| program.is_subclass(*class, *it)) {
                        let name = program.show_class(*class);
                        self.error(
                            NodeId(0),
                            format!("overridden method does not throw {name}"),
                        );
                    }
                }
            }
        }
    }

    fn body(&mut self, body: &Body) -> Thrown {
        let outside = std::mem::take(&mut self.rethrown);
        let mut thrown = Thrown::new();
        self.stmts(&body.statements, &mut thrown);
        self.rethrown = outside;
        thrown
    }

    fn stmts(&mut self, stmts: &[Stmt], thrown: &mut Thrown) {
        for stmt in stmts {
            self.stmt(stmt, thrown);
        }
    }

    fn stmt(&mut self, stmt: &Stmt, thrown: &mut Thrown) {
        match &stmt.kind {
            StmtKind::Block(stmts) => self.stmts(stmts, thrown),
            StmtKind::Local {
                init: Some(expr), ..
            }
            | StmtKind::Expr(expr)
            | StmtKind::Assume(expr)
            | StmtKind::Return(Some(expr)) => self.expr(expr, thrown),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.expr(cond, thrown);
                self.stmt(then, thrown);
                if let Some(otherwise) = otherwise {
                    self.stmt(otherwise, thrown);
                }
            }
            StmtKind::Loop {
                cond, update, body, ..
            } => {
                for expr in cond.iter().chain(update) {
                    self.expr(expr, thrown);
                }
                self.stmt(body, thrown);
            }
            StmtKind::Labeled { body, .. } => self.stmt(body, thrown),
            StmtKind::Switch(switch) => {
                self.expr(&switch.selector, thrown);
                for case in &switch.cases {
                    self.stmts(&case.body, thrown);
                }
            }
            StmtKind::Monitor(lock) => self.expr(lock, thrown),
            StmtKind::Throw(value) => {
                self.expr(value, thrown);
                let mut inner = value;
                while let ExprKind::Cast { operand } = &inner.kind
                    && inner.id == crate::ir::SYNTHETIC
                {
                    inner = operand;
                }
                if let ExprKind::Local(local) = &inner.kind
                    && let Some(held) = self.rethrown.get(local)
                {
                    thrown.extend(held.iter().map(|(class, _)| (*class, stmt.id)));
                } else if let Some(class) = value.ty.erasure().class_id()
                    && self.program.is_checked(class)
                {
                    thrown.push((class, stmt.id));
                }
            }
            StmtKind::Assert { cond, message } => {
                self.expr(cond, thrown);
                if let Some(message) = message {
                    self.expr(message, thrown);
                }
            }
            StmtKind::Try(part) => {
                let mut inside = Thrown::new();
                self.stmts(&part.block, &mut inside);
                let mut caught: Vec<ClassId> = Vec::new();
                for catch in &part.catches {
                    let held: Thrown = inside
                        .iter()
                        .filter(|(class, _)| {
                            !caught
                                .iter()
                                .any(|it| self.program.is_subclass(*class, *it))
                        })
                        .copied()
                        .collect();
                    for &class in &catch.classes {
                        let possible = held.iter().any(|(thrown, _)| {
                            self.program.is_subclass(*thrown, class)
                                || self.program.is_subclass(class, *thrown)
                        });
                        if self.program.is_checked(class)
                            && !possible
                            && catch.id != crate::ir::SYNTHETIC
                            && !matches!(
                                &*self.program.class(class).name,
                                "java.lang.Exception" | "java.lang.Throwable"
                            )
                        {
                            let name = self.program.show_class(class);
                            self.error(
                                catch.id,
                                format!(
                                    "exception {name} is never thrown in body of corresponding \
                                     try statement"
                                ),
                            );
                        }
                        caught.push(class);
                    }
                    if !assigns(&catch.block, catch.local) {
                        self.rethrown.insert(catch.local, held);
                    }
                }
                inside.retain(|(class, _)| {
                    !caught
                        .iter()
                        .any(|it| self.program.is_subclass(*class, *it))
                });
                thrown.append(&mut inside);
                for catch in &part.catches {
                    self.stmts(&catch.block, thrown);
                }
                if let Some(finally) = &part.finally {
                    self.stmts(finally, thrown);
                }
            }
            StmtKind::Local { init: None, .. }
            | StmtKind::Return(None)
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Empty
            | StmtKind::Unsupported(_) => {}
        }
    }

    fn expr(&mut self, expr: &Expr, thrown: &mut Thrown) {
        let mut calls = Calls::default();
        ir_visit::walk_expression(expr, &mut calls);
        for (method, node) in calls.methods {
            for class in self.program.declared_exceptions(method) {
                if self.program.is_checked(class) {
                    thrown.push((class, node));
                }
            }
        }
        for (body, method) in calls.lambdas {
            let inside = self.body(&body);
            self.undeclared(&inside, &self.program.declared_exceptions(method));
        }
        for (stmts, _) in calls.statements {
            let mut inside = Thrown::new();
            self.stmt(&stmts, &mut inside);
            thrown.append(&mut inside);
        }
    }
}

/// Calls in an expression; lambdas and statements inside apart.
#[derive(Default)]
struct Calls {
    methods: Vec<(MethodId, NodeId)>,
    lambdas: Vec<(std::sync::Arc<Body>, MethodId)>,
    statements: Vec<(Stmt, NodeId)>,
}

impl Visitor for Calls {
    fn statement(&mut self, statement: &Stmt) {
        // Of switch expressions: what they call is met by this walk, so only `throw` is left.
        if matches!(statement.kind, StmtKind::Throw(_)) {
            self.statements.push((statement.clone(), statement.id));
        }
    }

    fn expression(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Call { method, .. } => self.methods.push((*method, expr.id)),
            ExprKind::New { constructor, .. } => self.methods.push((*constructor, expr.id)),
            ExprKind::Lambda(lambda) => self.lambdas.push((lambda.body.clone(), lambda.method)),
            _ => {}
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}

fn assigns(stmts: &[Stmt], local: LocalId) -> bool {
    struct Assigns(LocalId, bool);
    impl Visitor for Assigns {
        fn expression(&mut self, expr: &Expr) {
            if let ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } = &expr.kind {
                self.1 |= matches!(target, crate::ir::Place::Local(it) if *it == self.0);
            }
        }
        fn enters_lambdas(&self) -> bool {
            false
        }
    }
    let mut visitor = Assigns(local, false);
    ir_visit::walk_statements(stmts, &mut visitor);
    visitor.1
}
