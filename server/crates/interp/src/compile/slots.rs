//! The slots of the variables that `javac` makes of its own: the JVM's messages about a `null` in one
//! say `"<local4>"`, since it has no name.
//!
//! A slot is counted from the variables in scope (JVMS 2.6.1: `long` and `double` take two). What
//! `javac` keeps for the time of an expression is not counted.

use java::ir::{Body, Expr, ExprKind, LocalId, SYNTHETIC, Stmt, StmtKind, Switch};
use java::ir_visit::{Visitor, walk_expression};
use java::types::{Primitive, Type};

/// The slot of the array that a for-each loop goes over, by the local it is kept in.
pub(super) fn of_iterated_array(body: &Body, array: LocalId) -> Option<u32> {
    Search::new(body, Wanted::Array(array)).run()
}

/// The slot of the text that a `switch` is over.
pub(super) fn of_selector(body: &Body, selector: &Expr) -> Option<u32> {
    Search::new(body, Wanted::Selector(selector)).run()
}

/// The first slot for the parts of an update's target, by the local that holds its old value.
pub(super) fn of_update(body: &Body, old: LocalId) -> Option<u32> {
    Search::new(body, Wanted::Update(old)).run()
}

#[derive(Clone, Copy)]
enum Wanted<'a> {
    Array(LocalId),
    Selector(&'a Expr),
    Update(LocalId),
}

struct Search<'a> {
    body: &'a Body,
    wanted: Wanted<'a>,
    /// The next free slot.
    next: u32,
    found: Option<u32>,
}

impl<'a> Search<'a> {
    fn new(body: &'a Body, wanted: Wanted<'a>) -> Self {
        let parameters = body.locals.iter().take(body.parameter_count as usize);
        let width: u32 = parameters.map(|local| width(&local.ty)).sum();
        Search {
            body,
            wanted,
            next: u32::from(body.has_this) + width,
            found: None,
        }
    }

    fn run(mut self) -> Option<u32> {
        self.statements(&self.body.statements);
        self.found
    }

    /// What is declared inside is gone afterwards.
    fn scoped(&mut self, inside: impl FnOnce(&mut Self)) {
        let next = self.next;
        inside(self);
        self.next = next;
    }

    fn statements(&mut self, statements: &'a [Stmt]) {
        for (index, statement) in statements.iter().enumerate() {
            if self.found.is_some() {
                return;
            }
            match (&statement.kind, is_for_each(statements)) {
                // The array, its length and an index; or an iterator.
                (StmtKind::Local { local, init }, true) => {
                    if matches!(self.wanted, Wanted::Array(array) if array == *local) {
                        self.found = Some(self.next);
                    }
                    let is_array = index == 0 && statements.len() > 2;
                    self.next += if is_array { 2 } else { 1 };
                    self.expressions(init);
                }
                _ => self.statement(statement),
            }
        }
    }

    fn statement(&mut self, statement: &'a Stmt) {
        match &statement.kind {
            StmtKind::Block(statements) => self.scoped(|this| this.statements(statements)),
            StmtKind::Local { local, init } => {
                self.declare(*local);
                self.expressions(init);
            }
            StmtKind::Expr(expr)
            | StmtKind::Throw(expr)
            | StmtKind::Assume(expr)
            | StmtKind::Return(Some(expr)) => self.scoped(|this| this.expressions([expr])),
            StmtKind::Monitor(lock) => {
                self.expressions([lock]);
                self.next += 1;
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => self.scoped(|this| {
                this.expressions([cond]);
                this.scoped(|this| this.statement(then));
                if let Some(otherwise) = otherwise {
                    this.statement(otherwise);
                }
            }),
            StmtKind::Loop {
                cond, update, body, ..
            } => self.scoped(|this| {
                this.expressions(cond);
                this.scoped(|this| this.expressions(update));
                this.statement(body);
            }),
            StmtKind::Labeled { body, .. } => self.scoped(|this| this.statement(body)),
            StmtKind::Switch(switch) => self.scoped(|this| this.switch(switch)),
            StmtKind::Try(attempt) => {
                self.scoped(|this| this.statements(&attempt.block));
                for catch in &attempt.catches {
                    self.scoped(|this| {
                        this.declare(catch.local);
                        this.statements(&catch.block);
                    });
                }
                if let Some(finally) = &attempt.finally {
                    self.scoped(|this| this.statements(finally));
                }
            }
            StmtKind::Assert { cond, message } => self.scoped(|this| {
                this.expressions([cond]);
                this.expressions(message);
            }),
            StmtKind::Return(None)
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Empty
            | StmtKind::Unsupported(_) => {}
        }
    }

    fn switch(&mut self, switch: &'a Switch) {
        self.expressions([&switch.selector]);
        if let Wanted::Selector(selector) = self.wanted
            && std::ptr::eq(selector, &switch.selector)
        {
            self.found = Some(self.next);
        }
        if switch.selector.ty.is_reference() && !matches_enum(switch) {
            // The text and the number of the case that it matches.
            self.next += 2;
        }
        for case in &switch.cases {
            self.statements(&case.body);
        }
    }

    /// What the expressions declare stays until the statement around them ends.
    fn expressions(&mut self, expressions: impl IntoIterator<Item = &'a Expr>) {
        for expression in expressions {
            let mut found = InExpression::default();
            walk_expression(expression, &mut found);
            let bindings = found.bindings.into_iter();
            bindings.for_each(|local| self.declare(local));
            let is_here = match self.wanted {
                Wanted::Array(_) => false,
                Wanted::Selector(selector) => {
                    found.selectors.contains(&std::ptr::from_ref(selector))
                }
                Wanted::Update(old) => found.updates.contains(&old),
            };
            if is_here {
                self.found = self.found.or(Some(self.next));
            }
        }
    }

    fn declare(&mut self, local: LocalId) {
        let declared = self.body.locals.get(local.0 as usize);
        if let Some(local) = declared.filter(|local| !local.is_temporary) {
            self.next += width(&local.ty);
        }
    }
}

/// What matters in an expression.
#[derive(Default)]
struct InExpression {
    /// The variables of patterns.
    bindings: Vec<LocalId>,
    /// Those of `switch` expressions.
    selectors: Vec<*const Expr>,
    /// By what holds the old value.
    updates: Vec<LocalId>,
}

impl Visitor for InExpression {
    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::InstanceOf { binding, .. } => self.bindings.extend(*binding),
            ExprKind::Update { old, .. } => self.updates.push(*old),
            ExprKind::SwitchValue { switch, .. } => {
                self.selectors.push(std::ptr::from_ref(&switch.selector));
            }
            _ => {}
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}

/// Whether the statements are those of a for-each loop: its variables, then the loop.
fn is_for_each(statements: &[Stmt]) -> bool {
    let last = statements.last().map(|statement| &statement.kind);
    matches!(last, Some(StmtKind::Loop { iterable, .. }) if *iterable != SYNTHETIC)
}

fn matches_enum(switch: &Switch) -> bool {
    let mut labels = switch.cases.iter().flat_map(|case| &case.labels);
    labels.any(|label| matches!(label, java::ir::SwitchLabel::Enum(_)))
}

fn width(ty: &Type) -> u32 {
    match ty.as_primitive() {
        Some(Primitive::Long | Primitive::Double) => 2,
        _ => 1,
    }
}
