//! Preconditions written as code at a method's start: `Objects.requireNonNull(x)` and
//! `if (bad) throw new IllegalArgumentException();`.
//!
//! What must hold: only statements before the first that does anything else count, so that what the
//! caller must not do is told apart from what goes wrong later.

use java::ir::{Body, Expr, ExprKind, NodeId, Stmt, StmtKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::ClassId;
use rustc_hash::FxHashSet;

/// Exceptions by which a method refuses its input.
const REFUSALS: [&str; 3] = [
    "java.lang.IllegalArgumentException",
    "java.lang.NullPointerException",
    "java.lang.IndexOutOfBoundsException",
];

/// The nodes of a method's guards.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guards {
    nodes: FxHashSet<NodeId>,
}

impl Guards {
    pub(crate) fn of(program: &Program, body: &Body) -> Self {
        let mut guards = Guards::default();
        for statement in leading(&body.statements) {
            if !is_guard(program, statement) && !is_plain_constructor_call(program, statement) {
                break;
            }
            if is_guard(program, statement) {
                let mut collector = Collector(&mut guards.nodes);
                // What goes wrong in the condition is no refusal.
                match &statement.kind {
                    StmtKind::If { then, .. } => ir_visit::walk_statement(then, &mut collector),
                    _ => ir_visit::walk_statement(statement, &mut collector),
                }
            }
        }
        guards
    }

    /// Whether a node of the method's code belongs to a guard.
    pub(crate) fn contains(&self, node: NodeId) -> bool {
        self.nodes.contains(&node)
    }
}

struct Collector<'a>(&'a mut FxHashSet<NodeId>);

impl Visitor for Collector<'_> {
    fn statement(&mut self, statement: &Stmt) {
        self.0.insert(statement.id);
    }

    fn expression(&mut self, expression: &Expr) {
        self.0.insert(expression.id);
    }
}

/// The statements in order, blocks opened.
fn leading(statements: &[Stmt]) -> Vec<&Stmt> {
    let mut found = Vec::new();
    for statement in statements {
        match &statement.kind {
            StmtKind::Block(inner) => found.extend(leading(inner)),
            _ => found.push(statement),
        }
    }
    found
}

fn is_guard(program: &Program, statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::If {
            then,
            otherwise: None,
            ..
        } => refuses(program, then),
        StmtKind::Expr(expression)
        | StmtKind::Local {
            init: Some(expression),
            ..
        } => checks_null(program, expression),
        _ => false,
    }
}

/// `super();`, which comes before everything in a constructor.
fn is_plain_constructor_call(program: &Program, statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::Expr(Expr {
            kind: ExprKind::Call { method, args, .. },
            ..
        }) => &*program.method(*method).name == "<init>" && args.is_empty(),
        StmtKind::Empty => true,
        _ => false,
    }
}

fn refuses(program: &Program, statement: &Stmt) -> bool {
    match &statement.kind {
        StmtKind::Block(statements) => match statements.as_slice() {
            [only] => refuses(program, only),
            _ => false,
        },
        StmtKind::Throw(exception) => match &exception.kind {
            ExprKind::New { class, .. } => is_refusal(program, *class),
            _ => false,
        },
        _ => false,
    }
}

fn is_refusal(program: &Program, class: ClassId) -> bool {
    REFUSALS.iter().any(|name| {
        program
            .class_by_name(name)
            .is_some_and(|refusal| program.is_subclass(class, refusal))
    })
}

/// A call of `Objects.requireNonNull` and its like, alone or as the value assigned.
fn checks_null(program: &Program, expression: &Expr) -> bool {
    match &expression.kind {
        ExprKind::Call { method, .. } => {
            let method = program.method(*method);
            method.class == program.well_known().objects
                && (method.name.starts_with("requireNonNull") || method.name.starts_with("check"))
        }
        ExprKind::Assign { value, .. } => checks_null(program, value),
        ExprKind::Cast { operand } => checks_null(program, operand),
        _ => false,
    }
}
