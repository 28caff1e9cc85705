//! Makes the graph of a method or lambda: its statements. `values` has the expressions.

use super::throws::{self, Safe};
use super::world::{World, is_static_initializer};
use crate::flow::graph::{Op, OpId, OpKind, Procedure, ProcedureId};
use crate::program::subject::{Subject, Version};
use crate::source::tree::NodeIndex;
use java::ir::{self, Body, Expr, ExprKind, LabelId, LocalId, Stmt, StmtKind};
use java::types::{ClassId, MethodId};
use rustc_hash::FxHashMap;

/// The graph of one method or lambda.
pub(crate) fn build(
    subject: &Subject,
    version: &Version,
    world: &World<'_>,
    number: usize,
    (method, body): (MethodId, &Body),
) -> Procedure {
    let is_lambda = world.function(ProcedureId(number as u32)).is_some();
    let mut builder = Builder {
        subject,
        version,
        world,
        procedure: number,
        method,
        ops: Vec::new(),
        frontier: Vec::new(),
        node: None,
        breaks: FxHashMap::default(),
        continues: FxHashMap::default(),
        regions: Vec::new(),
        returns: Vec::new(),
        ends: Vec::new(),
        safe: Safe::new(world.program, body),
        endless: 0,
        calls: 0,
    };
    builder.emit(OpKind::Entry, Vec::new());
    let mut first = 0;
    if body.has_this && !is_lambda {
        builder.emit(OpKind::Parameter(0), Vec::new());
        first = 1;
    }
    for local in 0..body.parameter_count {
        let declared = body.locals.get(local as usize);
        let node = declared.map(|it| it.node);
        builder.within(node, |builder| {
            let value = builder.emit(OpKind::Parameter(first + local), Vec::new());
            builder.ops[value.0 as usize].ty = declared.map(|it| it.ty.clone());
            builder.emit(OpKind::StoreLocal(LocalId(local)), vec![value]);
        });
    }
    builder.statements(&body.statements);
    builder.node = None;
    let exit = builder.emit(OpKind::Exit, Vec::new());
    for end in std::mem::take(&mut builder.ends) {
        builder.link(end, exit);
    }
    // A field's initialiser yields its value by storing it: nothing to add here.
    let is_static_initializer = !is_lambda && is_static_initializer(world.program.method(method));
    Procedure {
        method,
        ops: builder.ops,
        returns: builder.returns,
        exit,
        throws: Vec::new(),
        is_static_initializer,
        is_lambda,
        is_static: world.program.method(method).is_static,
    }
}

/// Where exceptions go from inside a `try`.
struct Region {
    catches: Vec<(OpId, Vec<ClassId>)>,
    finally: Option<OpId>,
    /// Jumps that leave by way of `finally`.
    jumps: Vec<Leaving>,
}

#[derive(Clone, Copy)]
enum Leaving {
    Method,
    Break(LabelId),
    Continue(LabelId),
}

/// Makes the graph of one body.
pub(super) struct Builder<'a> {
    subject: &'a Subject,
    version: &'a Version,
    pub(super) world: &'a World<'a>,
    /// The number of what is built.
    pub(super) procedure: usize,
    pub(super) method: MethodId,
    pub(super) ops: Vec<Op>,
    /// What the next operation follows; whether only in the text.
    pub(super) frontier: Vec<(OpId, bool)>,
    node: Option<NodeIndex>,
    breaks: FxHashMap<LabelId, Vec<OpId>>,
    continues: FxHashMap<LabelId, Vec<OpId>>,
    /// Innermost last.
    regions: Vec<Region>,
    returns: Vec<OpId>,
    /// Operations that leave the procedure.
    ends: Vec<OpId>,
    pub(super) safe: Safe<'a>,
    /// How many loops are around that no condition ends.
    endless: u32,
    /// Calls so far: their numbers are the same whenever the procedure is built.
    pub(super) calls: u32,
}

impl Builder<'_> {
    pub(super) fn link(&mut self, from: OpId, to: OpId) {
        if let Some(op) = self.ops.get_mut(from.0 as usize)
            && !op.successors.contains(&to)
        {
            op.successors.push(to);
        }
    }

    fn follow(&mut self, from: OpId, to: OpId) {
        if let Some(op) = self.ops.get_mut(from.0 as usize)
            && !op.followers.contains(&to)
        {
            op.followers.push(to);
        }
    }

    pub(super) fn emit(&mut self, kind: OpKind, operands: Vec<OpId>) -> OpId {
        let id = OpId(self.ops.len() as u32);
        self.ops.push(Op {
            kind,
            node: self.node,
            operands,
            reads: Vec::new(),
            writes: Vec::new(),
            successors: Vec::new(),
            followers: Vec::new(),
            ty: None,
            escapes: Vec::new(),
            is_ending: false,
            may_fail: false,
        });
        for (from, is_textual) in std::mem::take(&mut self.frontier) {
            if is_textual {
                self.follow(from, id);
            } else {
                self.link(from, id);
            }
        }
        self.frontier = vec![(id, false)];
        id
    }

    pub(super) fn op(&mut self, id: OpId) -> &mut Op {
        &mut self.ops[id.0 as usize]
    }

    /// An operation that may throw: what catches it may come next.
    pub(super) fn may_throw(&mut self, id: OpId, mut classes: Vec<ClassId>) {
        if classes.is_empty() {
            return;
        }
        let mut ways: Vec<OpId> = Vec::new();
        for region in self.regions.iter().rev() {
            for (handler, caught) in &region.catches {
                if throws::may_be(self.world.program, &classes, caught) {
                    ways.push(*handler);
                }
                throws::uncaught(self.world.program, &mut classes, caught);
            }
            if classes.is_empty() {
                break;
            }
            ways.extend(region.finally);
        }
        for way in ways {
            self.link(id, way);
        }
        let is_ending = self.endless > 0;
        let op = self.op(id);
        op.is_ending = is_ending;
        op.may_fail = true;
        throws::add(&mut op.escapes, &classes);
    }

    /// What may be caught around this place.
    pub(super) fn guards(&self) -> Vec<ClassId> {
        let mut guards = Vec::new();
        for region in &self.regions {
            for (_, caught) in &region.catches {
                throws::add(&mut guards, caught);
            }
            if region.finally.is_some() {
                throws::add(&mut guards, &[self.world.implicit.any]);
            }
        }
        guards
    }

    /// A jump goes by way of what has to be run before.
    fn leave(&mut self, id: OpId, how: Leaving) {
        let mut ways: Vec<OpId> = Vec::new();
        for region in self.regions.iter_mut().rev() {
            if let Some(finally) = region.finally {
                ways.push(finally);
                region.jumps.push(how);
            }
        }
        for way in ways {
            self.link(id, way);
        }
    }

    pub(super) fn within<T>(
        &mut self,
        id: Option<ir::NodeId>,
        run: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let outside = self.node;
        if let Some(id) = id
            && id != ir::SYNTHETIC
            && let Some(node) = self.version.node(&self.subject.tree, self.method, id)
        {
            self.node = Some(node);
        }
        let result = run(self);
        self.node = outside;
        result
    }

    pub(super) fn statements(&mut self, statements: &[Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        self.within(Some(statement.id), |builder| {
            builder.statement_kind(&statement.kind, statement.id != ir::SYNTHETIC)
        });
    }

    /// A jump: nothing but the text leads on.
    fn jump(&mut self, kind: OpKind, operands: Vec<OpId>) -> OpId {
        let id = self.emit(kind, operands);
        self.frontier = vec![(id, true)];
        id
    }

    pub(super) fn branch(&mut self, cond: OpId) -> OpId {
        self.emit(OpKind::Branch, vec![cond])
    }

    fn statement_kind(&mut self, kind: &StmtKind, is_written: bool) {
        match kind {
            StmtKind::Block(statements) => self.statements(statements),
            StmtKind::Local { local, init } => {
                if let Some(init) = init {
                    let value = self.expr(init);
                    self.emit(OpKind::StoreLocal(*local), vec![value]);
                }
            }
            StmtKind::Expr(expr) => {
                self.expr(expr);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.expr(cond);
                let branch = self.branch(cond);
                self.statement(then);
                let mut after = std::mem::replace(&mut self.frontier, vec![(branch, false)]);
                if let Some(otherwise) = otherwise {
                    self.statement(otherwise);
                }
                self.frontier.append(&mut after);
            }
            StmtKind::Loop {
                label,
                cond,
                test_first,
                update,
                body,
                ..
            } => self.looping(*label, cond.as_ref(), *test_first, update, body),
            StmtKind::Labeled { label, body } => {
                self.statement(body);
                self.arrive(*label);
            }
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Return(value) => {
                let operands = value.iter().map(|value| self.expr(value)).collect();
                let id = self.jump(OpKind::Return, operands);
                self.returns.push(id);
                self.ends.push(id);
                self.leave(id, Leaving::Method);
            }
            StmtKind::Break(label) => {
                let id = self.jump(OpKind::Jump, Vec::new());
                self.breaks.entry(*label).or_default().push(id);
                self.leave(id, Leaving::Break(*label));
            }
            StmtKind::Continue(label) => {
                let id = self.jump(OpKind::Jump, Vec::new());
                self.continues.entry(*label).or_default().push(id);
                self.leave(id, Leaving::Continue(*label));
            }
            StmtKind::Monitor(lock) => {
                let is_safe = self.safe.is_never_null(lock);
                let lock = self.expr(lock);
                let id = self.emit(OpKind::Compute, vec![lock]);
                if !is_safe {
                    self.may_throw(id, vec![self.world.implicit.null]);
                }
            }
            StmtKind::Throw(value) => {
                let class = value.ty.erasure().class_id();
                let class = class.unwrap_or(self.world.implicit.any);
                let value = self.expr(value);
                let id = self.jump(OpKind::Jump, vec![value]);
                self.throw(id, class, is_written);
            }
            StmtKind::Try(part) => self.attempt(part),
            StmtKind::Assert { cond, message } => {
                // Where assertions are off, nothing of it is evaluated.
                let off = self.frontier.clone();
                let cond = self.expr(cond);
                let branch = self.branch(cond);
                let passed = self.frontier.clone();
                if let Some(message) = message {
                    self.expr(message);
                }
                let id = self.jump(OpKind::Jump, vec![branch]);
                self.throw(id, self.world.implicit.assertion, true);
                self.frontier.extend(passed);
                self.frontier.extend(off);
            }
            StmtKind::Assume(cond) => {
                self.expr(cond);
            }
            StmtKind::Unsupported(_) => {
                self.unknown();
            }
            StmtKind::Empty => {}
        }
    }

    fn throw(&mut self, id: OpId, class: ClassId, is_written: bool) {
        self.may_throw(id, vec![class]);
        self.op(id).is_ending |= is_written;
        if !self.op(id).escapes.is_empty() {
            self.ends.push(id);
        }
    }

    /// Code that isn't understood may read all variables.
    pub(super) fn unknown(&mut self) -> OpId {
        let mut stored: Vec<LocalId> = Vec::new();
        for op in &self.ops {
            if let OpKind::StoreLocal(local) = op.kind
                && !stored.contains(&local)
            {
                stored.push(local);
            }
        }
        let loads = stored.into_iter();
        let operands = loads
            .map(|local| self.emit(OpKind::LoadLocal(local), Vec::new()))
            .collect();
        self.emit(OpKind::Unknown, operands)
    }

    /// Breaks to a label come together here.
    fn arrive(&mut self, label: LabelId) {
        let breaks = self.breaks.remove(&label).unwrap_or_default();
        if !breaks.is_empty() {
            let join = self.emit(OpKind::Compute, Vec::new());
            for from in breaks {
                self.link(from, join);
            }
        }
    }

    fn looping(
        &mut self,
        label: LabelId,
        cond: Option<&Expr>,
        test_first: bool,
        update: &[Expr],
        body: &Stmt,
    ) {
        let head = self.emit(OpKind::Compute, Vec::new());
        let is_endless = match cond {
            None => true,
            Some(cond) => {
                matches!(cond.kind, ExprKind::Const(ir::Constant::Boolean(true)))
            }
        };
        self.endless += u32::from(is_endless);
        let mut exit = None;
        if test_first && let Some(cond) = cond {
            let value = self.expr(cond);
            exit = Some(self.branch(value));
        }
        self.statement(body);
        let continues = self.continues.remove(&label).unwrap_or_default();
        if !continues.is_empty() {
            let join = self.emit(OpKind::Compute, Vec::new());
            for from in continues {
                self.link(from, join);
            }
        }
        for expr in update {
            self.expr(expr);
        }
        self.endless -= u32::from(is_endless);
        if !test_first && let Some(cond) = cond {
            let value = self.expr(cond);
            exit = Some(self.branch(value));
        }
        for (from, is_textual) in std::mem::take(&mut self.frontier) {
            if is_textual {
                self.follow(from, head);
            } else {
                self.link(from, head);
            }
        }
        match exit {
            Some(exit) => self.frontier = vec![(exit, false)],
            // An endless loop is left by jumps only; for the analysis it may end.
            None => self.frontier = vec![(head, true)],
        }
        self.arrive(label);
    }

    pub(super) fn switch(&mut self, switch: &ir::Switch) {
        let is_safe = self.safe.is_never_null(&switch.selector);
        let selector = self.expr(&switch.selector);
        let branch = self.branch(selector);
        let mut thrown = Vec::new();
        if !is_safe {
            thrown.push(self.world.implicit.null);
        }
        if switch.must_match && !switch.cases.iter().any(|case| case.is_default) {
            thrown.push(self.world.implicit.no_match);
        }
        self.may_throw(branch, thrown);
        let mut has_default = false;
        for case in &switch.cases {
            has_default |= case.is_default;
            self.frontier.push((branch, false));
            self.within(Some(case.id), |builder| {
                builder.emit(OpKind::Compute, vec![selector]);
                builder.statements(&case.body);
            });
        }
        if !has_default || switch.cases.is_empty() {
            self.frontier.push((branch, false));
        }
        self.arrive(switch.label);
    }

    fn attempt(&mut self, part: &ir::Try) {
        // Handlers are made first, so that what throws can lead to them.
        let before = std::mem::take(&mut self.frontier);
        let mut handlers = Vec::new();
        for _ in &part.catches {
            self.frontier.clear();
            handlers.push(self.emit(OpKind::Compute, Vec::new()));
        }
        self.frontier.clear();
        let finally = part
            .finally
            .as_ref()
            .map(|_| self.emit(OpKind::Compute, Vec::new()));
        self.frontier = before;
        let clauses = part.catches.iter().zip(&handlers);
        self.regions.push(Region {
            catches: clauses
                .map(|(catch, handler)| (*handler, catch.classes.clone()))
                .collect(),
            finally,
            jumps: Vec::new(),
        });
        self.statements(&part.block);
        if let Some(region) = self.regions.last_mut() {
            region.catches.clear();
        }
        let mut after = std::mem::take(&mut self.frontier);
        for (catch, handler) in part.catches.iter().zip(&handlers) {
            self.frontier = vec![(*handler, false)];
            self.within(Some(catch.id), |builder| {
                let value = builder.emit(OpKind::Compute, Vec::new());
                builder.emit(OpKind::StoreLocal(catch.local), vec![value]);
                builder.statements(&catch.block);
            });
            after.append(&mut self.frontier);
        }
        let region = self.regions.pop();
        self.frontier = after;
        if let (Some(block), Some(finally)) = (&part.finally, finally) {
            self.frontier.push((finally, false));
            self.statements(block);
            // Behind it the exception, or a jump, may go on.
            let node = self.node.take();
            let last = self.emit(OpKind::Compute, Vec::new());
            self.node = node;
            let ways: Vec<OpId> = self
                .regions
                .iter()
                .flat_map(|region| {
                    let handlers = region.catches.iter().map(|(handler, _)| *handler);
                    handlers.chain(region.finally)
                })
                .collect();
            for way in ways {
                self.link(last, way);
            }
            self.ends.push(last);
            for jump in region.into_iter().flat_map(|region| region.jumps) {
                match jump {
                    Leaving::Method => {}
                    Leaving::Break(label) => self.breaks.entry(label).or_default().push(last),
                    Leaving::Continue(label) => {
                        self.continues.entry(label).or_default().push(last);
                    }
                }
            }
        }
    }
}
