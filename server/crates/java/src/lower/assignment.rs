//! Definite assignment (JLS 16) and effectively final variables (4.12.4), on lowered code.
//!
//! What must hold: a variable that some path reads before setting it is an error; a correct
//! program has none. Fields aren't looked at.

use crate::ir::*;
use crate::ir_visit::{self, Visitor};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// What is wrong, with the node where it shows.
pub(crate) struct AssignmentError {
    pub(crate) node: NodeId,
    pub(crate) message: String,
}

/// Checks a body and the lambdas inside.
pub(crate) fn check(body: &Body) -> Vec<AssignmentError> {
    let mut errors = Vec::new();
    check_into(body, &mut errors);
    errors
}

fn check_into(body: &Body, errors: &mut Vec<AssignmentError>) {
    let mut facts = Facts::default();
    ir_visit::walk_statements(&body.statements, &mut facts);
    if !facts.without_init.is_empty() {
        let mut flow = Flow {
            body,
            tracked: &facts.without_init,
            exits: FxHashMap::default(),
            finally: Vec::new(),
            reported: BTreeSet::new(),
            errors: Vec::new(),
            silent: 0,
        };
        flow.statements(&body.statements, State::default());
        errors.append(&mut flow.errors);
    }
    for (local, node) in &facts.captured {
        let assignments = facts.assigned.get(local).copied().unwrap_or(0);
        let Some(variable) = body.locals.get(local.0 as usize) else {
            continue;
        };
        let is_changed = if local.0 < body.parameter_count {
            assignments > 0
        } else if facts.without_init.contains(local) {
            facts.updated.contains(local)
        } else {
            assignments > 0
        };
        if is_changed && !variable.is_temporary {
            errors.push(AssignmentError {
                node: *node,
                message: "local variables referenced from a lambda expression must be final or \
                          effectively final"
                    .to_owned(),
            });
        }
    }
    let mut lambdas = Lambdas { errors };
    ir_visit::walk_statements(&body.statements, &mut lambdas);
}

struct Lambdas<'a> {
    errors: &'a mut Vec<AssignmentError>,
}

impl Visitor for Lambdas<'_> {
    fn expression(&mut self, expression: &Expr) {
        if let ExprKind::Lambda(lambda) = &expression.kind {
            check_into(&lambda.body, self.errors);
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}

/// What a body does with its locals, whatever the path.
#[derive(Default)]
struct Facts {
    without_init: FxHashSet<LocalId>,
    /// Assignments beside the declaration.
    assigned: FxHashMap<LocalId, u32>,
    /// Changed depending on their own value.
    updated: FxHashSet<LocalId>,
    captured: Vec<(LocalId, NodeId)>,
}

impl Visitor for Facts {
    fn statement(&mut self, statement: &Stmt) {
        if let StmtKind::Local { local, init: None } = statement.kind {
            self.without_init.insert(local);
        }
    }

    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Assign {
                target: Place::Local(local),
                ..
            } => {
                *self.assigned.entry(*local).or_default() += 1;
            }
            ExprKind::Update {
                target: Place::Local(local),
                ..
            } => {
                *self.assigned.entry(*local).or_default() += 1;
                self.updated.insert(*local);
            }
            ExprKind::Lambda(lambda) => {
                for capture in &lambda.captures {
                    if let ExprKind::Local(local) = capture.kind {
                        self.captured.push((local, expression.id));
                    }
                }
            }
            _ => {}
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}

/// The variables surely set. At a place that can't be reached, all of them are.
#[derive(Clone, Debug, Default, PartialEq)]
struct State {
    is_unreachable: bool,
    set: BTreeSet<LocalId>,
}

impl State {
    fn unreachable() -> State {
        State {
            is_unreachable: true,
            set: BTreeSet::new(),
        }
    }

    /// Where two paths meet.
    fn meet(self, other: State) -> State {
        if self.is_unreachable {
            return other;
        }
        if other.is_unreachable {
            return self;
        }
        State {
            is_unreachable: false,
            set: self.set.intersection(&other.set).copied().collect(),
        }
    }

    fn with_all(mut self, other: &State) -> State {
        self.is_unreachable |= other.is_unreachable;
        self.set.extend(other.set.iter().copied());
        self
    }

    fn has(&self, local: LocalId) -> bool {
        self.is_unreachable || self.set.contains(&local)
    }
}

struct Flow<'a> {
    body: &'a Body,
    tracked: &'a FxHashSet<LocalId>,
    /// The states in which labels are left.
    exits: FxHashMap<LabelId, State>,
    /// What the `finally` blocks around the current place set.
    finally: Vec<State>,
    reported: BTreeSet<LocalId>,
    errors: Vec<AssignmentError>,
    silent: u32,
}

impl Flow<'_> {
    fn statements(&mut self, stmts: &[Stmt], mut state: State) -> State {
        for stmt in stmts {
            state = self.statement(stmt, state);
        }
        state
    }

    fn leave(&mut self, label: LabelId, mut state: State) {
        for finally in &self.finally {
            state.set.extend(finally.set.iter().copied());
        }
        let known = self.exits.remove(&label).unwrap_or_else(State::unreachable);
        self.exits.insert(label, known.meet(state));
    }

    fn after_label(&mut self, label: LabelId, state: State) -> State {
        match self.exits.remove(&label) {
            Some(exit) => state.meet(exit),
            None => state,
        }
    }

    fn statement(&mut self, stmt: &Stmt, state: State) -> State {
        match &stmt.kind {
            StmtKind::Block(stmts) => self.statements(stmts, state),
            StmtKind::Local { local, init } => match init {
                Some(init) => {
                    let mut state = self.expr(init, state);
                    state.set.insert(*local);
                    state
                }
                None => {
                    // In a loop the variable is a new one each time.
                    let mut state = state;
                    state.set.remove(local);
                    state
                }
            },
            StmtKind::Expr(expr) | StmtKind::Monitor(expr) | StmtKind::Assume(expr) => {
                self.expr(expr, state)
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let (yes, no) = self.condition(cond, state);
                let yes = self.statement(then, yes);
                let no = match otherwise {
                    Some(otherwise) => self.statement(otherwise, no),
                    None => no,
                };
                yes.meet(no)
            }
            StmtKind::Loop {
                label,
                cond,
                test_first,
                update,
                body,
                ..
            } => {
                let after = if *test_first {
                    let (yes, no) = match cond {
                        Some(cond) => self.condition(cond, state),
                        None => (state, State::unreachable()),
                    };
                    let end = self.statement(body, yes);
                    // A `continue` may have skipped assignments in the body.
                    let end = self.continued(*label, end);
                    let mut end = end;
                    for update in update {
                        end = self.expr(update, end);
                    }
                    no
                } else {
                    let end = self.statement(body, state);
                    let end = self.continued(*label, end);
                    match cond {
                        Some(cond) => self.condition(cond, end).1,
                        None => State::unreachable(),
                    }
                };
                self.after_label(*label, after)
            }
            StmtKind::Labeled { label, body } => {
                let after = self.statement(body, state);
                self.after_label(*label, after)
            }
            StmtKind::Switch(switch) => self.switch(switch, state),
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    self.expr(value, state);
                }
                State::unreachable()
            }
            StmtKind::Throw(value) => {
                self.expr(value, state);
                State::unreachable()
            }
            StmtKind::Break(label) => {
                self.leave(*label, state);
                State::unreachable()
            }
            StmtKind::Continue(label) => {
                self.leave(continue_label(*label), state);
                State::unreachable()
            }
            StmtKind::Try(statement) => self.try_statement(statement, state),
            StmtKind::Assert { cond, message } => {
                let (_, no) = self.condition(cond, state.clone());
                if let Some(message) = message {
                    self.expr(message, no);
                }
                state
            }
            StmtKind::Empty => state,
            // What it does is unknown; it may set anything.
            StmtKind::Unsupported(_) => State::unreachable(),
        }
    }

    fn continued(&mut self, label: LabelId, state: State) -> State {
        self.after_label(continue_label(label), state)
    }

    fn try_statement(&mut self, statement: &Try, state: State) -> State {
        let finally = statement.finally.as_ref().map(|finally| {
            self.silent += 1;
            let mut set = self.statements(finally, State::default());
            self.silent -= 1;
            if set.is_unreachable {
                set = State::default();
            }
            set
        });
        if let Some(finally) = &finally {
            self.finally.push(finally.clone());
        }
        let mut after = self.statements(&statement.block, state.clone());
        for catch in &statement.catches {
            let mut start = state.clone();
            start.set.insert(catch.local);
            let end = self.statements(&catch.block, start);
            after = after.meet(end);
        }
        if finally.is_some() {
            self.finally.pop();
        }
        match &statement.finally {
            Some(block) => {
                let end = self.statements(block, state);
                after.with_all(&end)
            }
            None => after,
        }
    }

    fn switch(&mut self, switch: &Switch, state: State) -> State {
        let start = self.expr(&switch.selector, state);
        let mut end = State::unreachable();
        let mut has_default = switch.must_match;
        for case in &switch.cases {
            has_default |= case.is_default;
            end = self.statements(&case.body, start.clone().meet(end));
        }
        let after = if has_default { end } else { end.meet(start) };
        self.after_label(switch.label, after)
    }

    fn read(&mut self, local: LocalId, node: NodeId, state: &State) {
        if self.silent > 0 || !self.tracked.contains(&local) || state.has(local) {
            return;
        }
        let Some(variable) = self.body.locals.get(local.0 as usize) else {
            return;
        };
        if !variable.is_temporary && self.reported.insert(local) {
            self.errors.push(AssignmentError {
                node,
                message: format!("variable {} might not have been initialized", variable.name),
            });
        }
    }

    /// The states when a condition is true and when it is false.
    fn condition(&mut self, expr: &Expr, state: State) -> (State, State) {
        match &expr.kind {
            ExprKind::Const(Constant::Boolean(true)) => (state, State::unreachable()),
            ExprKind::Const(Constant::Boolean(false)) => (State::unreachable(), state),
            ExprKind::Not(operand) => {
                let (yes, no) = self.condition(operand, state);
                (no, yes)
            }
            ExprKind::And { left, right } => {
                let (yes, no) = self.condition(left, state);
                let (right_yes, right_no) = self.condition(right, yes);
                (right_yes, no.meet(right_no))
            }
            ExprKind::Or { left, right } => {
                let (yes, no) = self.condition(left, state);
                let (right_yes, right_no) = self.condition(right, no);
                (yes.meet(right_yes), right_no)
            }
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                let (yes, no) = self.condition(cond, state);
                let (then_yes, then_no) = self.condition(then, yes);
                let (other_yes, other_no) = self.condition(otherwise, no);
                (then_yes.meet(other_yes), then_no.meet(other_no))
            }
            _ => {
                let state = self.expr(expr, state);
                (state.clone(), state)
            }
        }
    }

    fn exprs<'e>(&mut self, exprs: impl IntoIterator<Item = &'e Expr>, mut state: State) -> State {
        for expr in exprs {
            state = self.expr(expr, state);
        }
        state
    }

    fn place(&mut self, place: &Place, state: State) -> State {
        match place {
            Place::Local(_) | Place::StaticField(_) => state,
            Place::Field { object, .. } => self.expr(object, state),
            Place::Element { array, index } => self.exprs([&**array, &**index], state),
        }
    }

    fn expr(&mut self, expr: &Expr, state: State) -> State {
        match &expr.kind {
            ExprKind::Local(local) => {
                self.read(*local, expr.id, &state);
                state
            }
            ExprKind::And { .. } | ExprKind::Or { .. } | ExprKind::Not(_) => {
                let (yes, no) = self.condition(expr, state);
                yes.meet(no)
            }
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                if expr.ty.is_boolean() {
                    let (yes, no) = self.condition(expr, state);
                    return yes.meet(no);
                }
                let (yes, no) = self.condition(cond, state);
                let yes = self.expr(then, yes);
                let no = self.expr(otherwise, no);
                yes.meet(no)
            }
            ExprKind::Assign { target, value } => {
                let state = self.place(target, state);
                let mut state = self.expr(value, state);
                if let Place::Local(local) = target {
                    state.set.insert(*local);
                }
                state
            }
            ExprKind::Update {
                target, old, value, ..
            } => {
                if let Place::Local(local) = target {
                    self.read(*local, expr.id, &state);
                }
                let mut state = self.place(target, state);
                state.set.insert(*old);
                let mut state = self.expr(value, state);
                if let Place::Local(local) = target {
                    state.set.insert(*local);
                }
                state
            }
            ExprKind::Field {
                object: operand, ..
            }
            | ExprKind::ArrayLength(operand)
            | ExprKind::Unary { operand, .. }
            | ExprKind::Convert { operand, .. }
            | ExprKind::Cast { operand }
            | ExprKind::InstanceOf { operand, .. } => self.expr(operand, state),
            ExprKind::Index {
                array: left,
                index: right,
            }
            | ExprKind::Binary { left, right, .. }
            | ExprKind::BooleanBinary { left, right, .. }
            | ExprKind::Compare { left, right, .. } => self.exprs([&**left, &**right], state),
            ExprKind::Call { receiver, args, .. } => {
                let state = self.exprs(receiver.as_deref(), state);
                self.exprs(args, state)
            }
            // What local classes capture is found by name and may be more than they use.
            ExprKind::New { args, .. } => self.exprs(args, state),
            ExprKind::NewArray { dims: exprs }
            | ExprKind::ArrayLiteral { elements: exprs }
            | ExprKind::Concat(exprs) => self.exprs(exprs, state),
            ExprKind::Lambda(lambda) => {
                for capture in &lambda.captures {
                    if let ExprKind::Local(local) = capture.kind {
                        self.read(local, expr.id, &state);
                    }
                }
                state
            }
            ExprKind::SwitchValue { switch, result } => {
                let mut state = self.switch(switch, state);
                state.set.insert(*result);
                state
            }
            ExprKind::Sequence { statements, value } => {
                let state = self.statements(statements, state);
                self.expr(value, state)
            }
            ExprKind::Quantified(_)
            | ExprKind::Const(_)
            | ExprKind::This
            | ExprKind::StaticField(_) => state,
            ExprKind::Unsupported(_) => State::unreachable(),
        }
    }
}

/// Where `continue` goes, apart from where `break` does.
fn continue_label(label: LabelId) -> LabelId {
    LabelId(label.0 | 1 << 31)
}
