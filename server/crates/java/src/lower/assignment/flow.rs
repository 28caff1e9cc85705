//! One pass over a body along its paths.

use super::fields::{Fields, Written};
use super::state::State;
use super::{AssignmentError, Variable};
use crate::ir::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

pub(super) struct Flow<'a> {
    pub(super) body: &'a Body,
    /// Local variables declared without a value.
    pub(super) locals: &'a FxHashSet<LocalId>,
    pub(super) fields: &'a Fields,
    pub(super) written: &'a Written<'a>,
    /// The locals that hold `this`, in a lambda.
    pub(super) this_locals: Vec<LocalId>,
    /// The states in which labels are left, and how many `finally` blocks are around each.
    exits: FxHashMap<LabelId, State>,
    depths: FxHashMap<LabelId, usize>,
    /// What the `finally` blocks around the current place do; `None`: they never end.
    finally: Vec<Option<State>>,
    /// The final variables that each `try` around the current place may have set so far.
    pub(super) tried: Vec<BTreeSet<Variable>>,
    /// In the second pass over a loop's body.
    pub(super) is_repeated: bool,
    pub(super) reported: BTreeSet<(Variable, bool)>,
    pub(super) errors: Vec<AssignmentError>,
    pub(super) silent: u32,
}

impl<'a> Flow<'a> {
    pub(super) fn check(
        body: &'a Body,
        locals: &'a FxHashSet<LocalId>,
        fields: &'a Fields,
        written: &'a Written<'a>,
    ) -> Vec<AssignmentError> {
        let mut flow = Flow::new(body, locals, fields, written);
        let mut start = State::default();
        start.set.extend(fields.at_start.iter().copied());
        start.maybe.extend(fields.at_start.iter().copied());
        let end = flow.statements(&body.statements, start);
        flow.ends(&end, None);
        flow.errors
    }

    pub(super) fn new(
        body: &'a Body,
        locals: &'a FxHashSet<LocalId>,
        fields: &'a Fields,
        written: &'a Written<'a>,
    ) -> Flow<'a> {
        Flow {
            body,
            locals,
            fields,
            written,
            this_locals: Vec::new(),
            exits: FxHashMap::default(),
            depths: FxHashMap::default(),
            finally: Vec::new(),
            tried: Vec::new(),
            is_repeated: false,
            reported: BTreeSet::new(),
            errors: Vec::new(),
            silent: 0,
        }
    }

    pub(super) fn statements(&mut self, stmts: &[Stmt], mut state: State) -> State {
        for stmt in stmts {
            state = self.statement(stmt, state);
        }
        state
    }

    fn enter(&mut self, label: LabelId) {
        self.depths.insert(label, self.finally.len());
    }

    /// What holds behind the `finally` blocks inside of which there are `depth` others.
    fn behind_finally(&self, mut state: State, depth: usize) -> Option<State> {
        for finally in self.finally.get(depth..).unwrap_or_default() {
            state = state.with_all(finally.as_ref()?);
        }
        Some(state)
    }

    fn leave(&mut self, label: LabelId, of: LabelId, state: State) {
        let depth = self.depths.get(&of).copied().unwrap_or(0);
        let Some(state) = self.behind_finally(state, depth) else {
            return;
        };
        let known = self.exits.remove(&label).unwrap_or_else(State::unreachable);
        self.exits.insert(label, known.meet(state));
    }

    fn after_label(&mut self, label: LabelId, state: State) -> State {
        match self.exits.remove(&label) {
            Some(exit) => state.meet(exit),
            None => state,
        }
    }

    /// The body ends here: fields have to be set.
    fn ends(&mut self, state: &State, node: Option<NodeId>) {
        if self.silent > 0 {
            return;
        }
        for (field, message) in &self.fields.at_end {
            let variable = Variable::Field(*field);
            if !state.has(variable) && self.reported.insert((variable, false)) {
                self.errors.push(AssignmentError {
                    node,
                    message: message.clone(),
                });
            }
        }
    }

    fn statement(&mut self, stmt: &Stmt, state: State) -> State {
        match &stmt.kind {
            StmtKind::Block(stmts) => self.statements(stmts, state),
            StmtKind::Local { local, init } => match init {
                Some(init) => {
                    let mut state = self.expr(init, state);
                    state.set.insert(Variable::Local(*local));
                    state
                }
                None => {
                    // In a loop the variable is a new one each time.
                    let mut state = state;
                    state.set.remove(&Variable::Local(*local));
                    state.maybe.remove(&Variable::Local(*local));
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
                self.enter(*label);
                let parts = LoopParts {
                    label: *label,
                    cond: cond.as_ref(),
                    test_first: *test_first,
                    update,
                    body,
                };
                let maybe = state.maybe.clone();
                let (after, again) = self.round(&parts, state.clone());
                let after = self.after_label(*label, after);
                if again.is_subset(&maybe) {
                    return after;
                }
                let was_repeated = std::mem::replace(&mut self.is_repeated, true);
                let mut state = state;
                state.maybe.extend(again);
                let (second, _) = self.round(&parts, state);
                let second = self.after_label(*label, second);
                self.is_repeated = was_repeated;
                after.meet(second)
            }
            StmtKind::Labeled { label, body } => {
                self.enter(*label);
                let after = self.statement(body, state);
                self.after_label(*label, after)
            }
            StmtKind::Switch(switch) => self.switch(switch, state),
            StmtKind::Return(value) => {
                let state = match value {
                    Some(value) => self.expr(value, state),
                    None => state,
                };
                if let Some(state) = self.behind_finally(state, 0) {
                    self.ends(&state, Some(stmt.id));
                }
                State::unreachable()
            }
            StmtKind::Throw(value) => {
                self.expr(value, state);
                State::unreachable()
            }
            StmtKind::Break(label) => {
                self.leave(*label, *label, state);
                State::unreachable()
            }
            StmtKind::Continue(label) => {
                self.leave(continue_label(*label), *label, state);
                State::unreachable()
            }
            StmtKind::Try(statement) => self.try_statement(statement, state),
            StmtKind::Assert { cond, message } => {
                let (yes, no) = self.condition(cond, state.clone());
                if let Some(message) = message {
                    self.expr(message, no);
                }
                let mut state = state;
                state.maybe.extend(yes.maybe);
                state
            }
            StmtKind::Empty => state,
            // What it does is unknown; it may set anything.
            StmtKind::Unsupported(_) => State::unreachable(),
        }
    }

    /// Once round a loop: the state behind it, and what may have been set where the next round begins.
    fn round(&mut self, parts: &LoopParts<'_>, state: State) -> (State, BTreeSet<Variable>) {
        let (start, skipped) = match (parts.test_first, parts.cond) {
            (true, Some(cond)) => self.condition(cond, state),
            _ => (state, State::unreachable()),
        };
        let end = self.statement(parts.body, start);
        // A `continue` may have skipped assignments in the body.
        let mut end = self.after_label(continue_label(parts.label), end);
        for update in parts.update {
            end = self.expr(update, end);
        }
        match parts.cond {
            Some(cond) if !parts.test_first => {
                let (again, after) = self.condition(cond, end);
                (after, again.maybe)
            }
            _ => (skipped, end.maybe),
        }
    }

    fn try_statement(&mut self, statement: &Try, state: State) -> State {
        let finally = statement.finally.as_ref().map(|finally| {
            self.silent += 1;
            let end = self.statements(finally, State::default());
            self.silent -= 1;
            (!end.is_unreachable).then_some(end)
        });
        let has_finally = finally.is_some();
        self.finally.extend(finally);
        self.tried.push(BTreeSet::new());
        let mut after = self.statements(&statement.block, state.clone());
        let mut tried = self.tried.pop().unwrap_or_default();
        // In the way of an exception anything of the block may have been done.
        let mut thrown = state;
        thrown.maybe.extend(tried.iter().copied());
        self.tried.push(BTreeSet::new());
        for catch in &statement.catches {
            let mut start = thrown.clone();
            start.set.insert(Variable::Local(catch.local));
            let end = self.statements(&catch.block, start);
            after = after.meet(end);
        }
        tried.append(&mut self.tried.pop().unwrap_or_default());
        if has_finally {
            self.finally.pop();
        }
        if let Some(around) = self.tried.last_mut() {
            around.extend(tried.iter().copied());
        }
        match &statement.finally {
            Some(block) => {
                thrown.maybe.extend(tried);
                let end = self.statements(block, thrown);
                after.with_all(&end)
            }
            None => after,
        }
    }

    fn switch(&mut self, switch: &Switch, state: State) -> State {
        let start = self.expr(&switch.selector, state);
        self.enter(switch.label);
        let mut end = State::unreachable();
        let mut has_default = switch.must_match;
        for case in &switch.cases {
            has_default |= case.is_default;
            end = self.statements(&case.body, start.clone().meet(end));
        }
        let after = if has_default { end } else { end.meet(start) };
        self.after_label(switch.label, after)
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
                self.read(Variable::Local(*local), expr.id, &state);
                state
            }
            ExprKind::StaticField(field) => {
                self.read_field(*field, expr, &state);
                state
            }
            ExprKind::Field { object, field } => {
                let state = self.expr(object, state);
                if self.is_this(object) {
                    self.read_field(*field, expr, &state);
                }
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
                self.set(target, expr.id, &mut state);
                state
            }
            ExprKind::Update {
                target, old, value, ..
            } => {
                if let Some(variable) = self.variable(target) {
                    self.read(variable, expr.id, &state);
                }
                let mut state = self.place(target, state);
                state.set.insert(Variable::Local(*old));
                let mut state = self.expr(value, state);
                self.set(target, expr.id, &mut state);
                state
            }
            ExprKind::ArrayLength(operand)
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
                        self.read(Variable::Local(local), expr.id, &state);
                    }
                }
                self.lambda(lambda, &state);
                state
            }
            ExprKind::SwitchValue { switch, result } => {
                let mut state = self.switch(switch, state);
                state.set.insert(Variable::Local(*result));
                state
            }
            ExprKind::Sequence { statements, value } => {
                let state = self.statements(statements, state);
                self.expr(value, state)
            }
            ExprKind::Quantified(_) | ExprKind::Const(_) | ExprKind::This => state,
            ExprKind::Unsupported(_) => State::unreachable(),
        }
    }
}

/// Where `continue` goes, apart from where `break` does.
fn continue_label(label: LabelId) -> LabelId {
    LabelId(label.0 | 1 << 31)
}

struct LoopParts<'s> {
    label: LabelId,
    cond: Option<&'s Expr>,
    test_first: bool,
    update: &'s [Expr],
    body: &'s Stmt,
}
