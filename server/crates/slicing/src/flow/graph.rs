//! The user's code as graphs: each method and lambda a procedure, each evaluation an operation with
//! its operands, what it reads and writes, and its successors.
//!
//! What must hold:
//! * Every operation belongs to the syntax node that is nearest to it, so that what is relevant can be
//!   kept in the source.
//! * Jumps have, besides the edge they take, one to what follows them in the text: what follows
//!   depends on the jump (Ball and Horwitz, *Slicing programs with arbitrary control flow*).
//! * An operation that may throw inside a `try`, or in a method called from one, has an edge to what
//!   catches it. Exceptions that nobody catches end the run, and a slice may go on where the original
//!   ends: they make no edges, but for those of `throw`. What guards against endless loops or too much
//!   memory is most often one, and a slice has to end where the original does.

use super::library::{self, Effect};
use super::reach;
use crate::subject::Subject;
use crate::tree::NodeIndex;
use java::ir::{self, Body, Expr, ExprKind, LabelId, LocalId, Place, Stmt, StmtKind};
use java::program::{MethodKind, Program};
use java::types::{FieldId, MethodId, Primitive, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Index into [`Graph::procedures`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ProcedureId(pub(crate) u32);

/// An operation of a procedure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct OpId(pub(crate) u32);

/// A set of places in memory, as far as the coarse view tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Loc {
    /// The field of any object, or a static one.
    Field(FieldId),
    /// Elements of any array of this primitive, or of references.
    Elements(Option<Primitive>),
    /// What objects of a part of the class library hold.
    Library(library::Family),
}

/// What an operation does.
#[derive(Clone, Debug)]
pub(crate) enum OpKind {
    Entry,
    Exit,
    /// The parameter with this number; `this` comes first.
    Parameter(u32),
    LoadLocal(LocalId),
    StoreLocal(LocalId),
    LoadField,
    StoreField,
    /// With the index if it is constant.
    LoadElement(Option<i32>),
    StoreElement(Option<i32>),
    /// Two ways go from here.
    Branch,
    Return,
    Jump,
    /// A new object or array.
    New,
    /// Procedures that may run, and what the class library does.
    Call(Box<Call>),
    /// A constant, perhaps made of variables that are constants.
    Constant,
    /// Anything that only computes.
    Compute,
}

/// A call, whatever runs.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) targets: Vec<Callee>,
    /// What is not the user's code.
    pub(crate) effect: Option<Effect>,
    /// Whether the first operand is an object whose method this is: without it nothing is called.
    pub(crate) has_receiver: bool,
}

/// One of the procedures a call may run.
#[derive(Clone, Debug)]
pub(crate) struct Callee {
    pub(crate) procedure: ProcedureId,
    /// The operand that is each parameter's value; `None`: all operands together.
    pub(crate) arguments: Vec<Option<usize>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Op {
    pub(crate) kind: OpKind,
    pub(crate) node: Option<NodeIndex>,
    pub(crate) operands: Vec<OpId>,
    pub(crate) reads: Vec<Loc>,
    pub(crate) writes: Vec<Loc>,
    pub(crate) successors: Vec<OpId>,
    /// Edges to what follows a jump in the text.
    pub(crate) followers: Vec<OpId>,
    pub(crate) ty: Option<Type>,
}

/// A method or lambda.
#[derive(Clone, Debug)]
pub(crate) struct Procedure {
    pub(crate) method: MethodId,
    pub(crate) ops: Vec<Op>,
    pub(crate) returns: Vec<OpId>,
    pub(crate) exit: OpId,
    /// Leads to the exit by an exception.
    pub(crate) throws: Vec<OpId>,
    pub(crate) is_static_initializer: bool,
    pub(crate) is_lambda: bool,
}

/// All of the user's code.
pub(crate) struct Graph {
    pub(crate) procedures: Vec<Procedure>,
    /// (caller, call, which of its targets) by callee.
    pub(crate) callers: Vec<Vec<(ProcedureId, OpId, usize)>>,
    /// Operations by node.
    pub(crate) by_node: FxHashMap<NodeIndex, Vec<(ProcedureId, OpId)>>,
    /// Nodes that have operations, those of procedures that were left out included.
    pub(crate) known: FxHashSet<NodeIndex>,
}

/// What is known of the procedures before any is built.
pub(crate) struct World<'a> {
    pub(crate) program: &'a Program,
    pub(crate) methods: Vec<MethodId>,
    pub(crate) by_method: FxHashMap<MethodId, ProcedureId>,
    /// Each with the method it stands in, the one it implements, and how much it captures.
    pub(crate) lambdas: Vec<(Arc<Body>, MethodId, MethodId, usize)>,
    by_lambda: FxHashMap<usize, ProcedureId>,
    /// The user's methods that the class library may call.
    pub(crate) callbacks: Vec<ProcedureId>,
    /// Methods that JUnit calls before the tests of their class.
    pub(crate) lifecycle: FxHashSet<MethodId>,
    /// Methods whose exceptions may be caught by a caller.
    caught: Vec<bool>,
}

impl Graph {
    /// The graphs of a version's user code, as far as it may have to do with these members of the
    /// file; the other procedures are left empty.
    pub(crate) fn new(
        subject: &Subject,
        version: &crate::subject::Version,
        members: &BTreeSet<NodeIndex>,
    ) -> Self {
        let world = World::new(&version.program, version.lifecycle());
        let mut procedures = Vec::new();
        for (number, method) in world.methods.iter().enumerate() {
            let lowered = version.program.lowered(*method);
            let body = lowered.body.as_deref();
            let empty = Body {
                locals: Vec::new(),
                parameter_count: 0,
                has_this: !version.program.method(*method).is_static,
                statements: Vec::new(),
                unsupported: Vec::new(),
                errors: Vec::new(),
                form: ir::BodyForm::Member,
            };
            let body = body.unwrap_or(&empty);
            let catches = world.caught.get(number).copied().unwrap_or(true);
            procedures.push(build(
                subject, version, &world, *method, body, false, catches,
            ));
        }
        for (body, method, ..) in &world.lambdas {
            procedures.push(build(subject, version, &world, *method, body, true, true));
        }
        add_ends(&mut procedures);
        let known = procedures
            .iter()
            .flat_map(|procedure: &Procedure| &procedure.ops)
            .filter_map(|op| op.node)
            .collect();
        let is_near = reach::near(subject, &world, &procedures, members);
        for (procedure, is_near) in procedures.iter_mut().zip(is_near) {
            if !is_near {
                procedure.empty();
            }
        }
        let mut callers = vec![Vec::new(); procedures.len()];
        let mut by_node: FxHashMap<NodeIndex, Vec<(ProcedureId, OpId)>> = FxHashMap::default();
        for (number, procedure) in procedures.iter().enumerate() {
            for (at, op) in procedure.ops.iter().enumerate() {
                let place = (ProcedureId(number as u32), OpId(at as u32));
                if let Some(node) = op.node {
                    by_node.entry(node).or_default().push(place);
                }
                if let OpKind::Call(call) = &op.kind {
                    for (which, target) in call.targets.iter().enumerate() {
                        if let Some(list) = callers.get_mut(target.procedure.0 as usize) {
                            list.push((place.0, place.1, which));
                        }
                    }
                }
            }
        }
        Graph {
            procedures,
            callers,
            by_node,
            known,
        }
    }

    /// The procedure with this id, which must be of this graph.
    pub(crate) fn procedure(&self, id: ProcedureId) -> &Procedure {
        &self.procedures[id.0 as usize]
    }

    /// The operation, which must be of this graph.
    pub(crate) fn op(&self, procedure: ProcedureId, op: OpId) -> &Op {
        &self.procedure(procedure).ops[op.0 as usize]
    }
}

impl Procedure {
    /// Leaves only that it can be entered and left.
    fn empty(&mut self) {
        self.ops.truncate(1);
        self.ops.push(Op {
            kind: OpKind::Exit,
            node: None,
            operands: Vec::new(),
            reads: Vec::new(),
            writes: Vec::new(),
            successors: Vec::new(),
            followers: Vec::new(),
            ty: None,
        });
        self.exit = OpId(1);
        if let Some(entry) = self.ops.first_mut() {
            entry.successors = vec![OpId(1)];
            entry.followers.clear();
        }
        self.returns.clear();
        self.throws.clear();
    }
}

impl<'a> World<'a> {
    fn new(program: &'a Program, lifecycle: FxHashSet<MethodId>) -> Self {
        let mut methods: Vec<MethodId> = program
            .methods()
            .filter(|method| !program.class(method.class).is_library)
            .map(|method| method.id)
            .collect();
        methods.sort();
        let by_method: FxHashMap<MethodId, ProcedureId> = methods
            .iter()
            .enumerate()
            .map(|(number, method)| (*method, ProcedureId(number as u32)))
            .collect();
        let mut lambdas = Vec::new();
        let mut by_lambda = FxHashMap::default();
        for method in &methods {
            if let Some(body) = &program.lowered(*method).body {
                collect_lambdas(body, *method, &mut lambdas);
            }
        }
        for (number, (body, ..)) in lambdas.iter().enumerate() {
            let id = ProcedureId((methods.len() + number) as u32);
            by_lambda.insert(Arc::as_ptr(body) as usize, id);
        }
        let mut callbacks: Vec<ProcedureId> = methods
            .iter()
            .filter(|method| library::may_be_called_back(program, **method))
            .filter_map(|method| by_method.get(method).copied())
            .collect();
        callbacks.extend(by_lambda.values().copied());
        callbacks.sort();
        let mut world = World {
            program,
            methods,
            by_method,
            lambdas,
            by_lambda,
            callbacks,
            lifecycle,
            caught: Vec::new(),
        };
        world.caught = world.find_caught();
        world
    }

    /// Which methods run inside a `try` of a caller, however far out.
    fn find_caught(&self) -> Vec<bool> {
        let has_try = |body: &Body| {
            struct Tries(bool);
            impl java::ir_visit::Visitor for Tries {
                fn statement(&mut self, stmt: &Stmt) {
                    self.0 |= matches!(stmt.kind, StmtKind::Try(_));
                }
            }
            let mut tries = Tries(false);
            java::ir_visit::walk_body(body, &mut tries);
            tries.0
        };
        let any = self.methods.iter().any(|method| {
            let lowered = self.program.lowered(*method);
            lowered.body.as_ref().is_some_and(|body| has_try(body))
        });
        // Without any `try` in the program nothing is caught; with one, whatever it may reach.
        if !any {
            return vec![false; self.methods.len()];
        }
        vec![true; self.methods.len()]
    }

    /// What a call of a method on an object of this static type may run.
    fn targets(&self, method: MethodId, dispatch: ir::Dispatch, operands: usize) -> Call {
        let program = self.program;
        let entry = program.method(method);
        let mut call = Call {
            targets: Vec::new(),
            effect: None,
            has_receiver: dispatch != ir::Dispatch::Static,
        };
        let plain = |procedure| Callee {
            procedure,
            arguments: (0..operands).map(Some).collect(),
        };
        if dispatch != ir::Dispatch::Virtual {
            match self.by_method.get(&method) {
                Some(procedure) => call.targets.push(plain(*procedure)),
                None => call.effect = Some(Effect::default()),
            }
            return call;
        }
        let mut has_library = program.class(entry.class).is_library;
        let mut found: Vec<ProcedureId> = Vec::new();
        for class in program.classes() {
            if class.is_library || class.is_abstract || !program.is_subclass(class.id, entry.class)
            {
                continue;
            }
            match program.resolve_virtual(class.id, method) {
                Some(target) => match self.by_method.get(&target) {
                    Some(procedure) => found.push(*procedure),
                    None => has_library = true,
                },
                None => has_library = true,
            }
        }
        found.sort();
        found.dedup();
        call.targets.extend(found.into_iter().map(plain));
        for (body, _, interface, captures) in &self.lambdas {
            let declared = program.method(*interface);
            let fits = program.is_subclass(declared.class, entry.class)
                || program.is_subclass(entry.class, declared.class);
            if !fits || declared.name != entry.name {
                continue;
            }
            if let Some(procedure) = self.by_lambda.get(&(Arc::as_ptr(body) as usize)) {
                // What it captured comes with the function itself.
                let captured = (0..*captures).map(|_| Some(0));
                let given = (1..operands).map(Some);
                call.targets.push(Callee {
                    procedure: *procedure,
                    arguments: captured.chain(given).collect(),
                });
            }
        }
        if has_library {
            call.effect = Some(Effect::default());
        }
        call
    }
}

/// A call of what has a `throw`, however far in, may end the caller too.
fn add_ends(procedures: &mut [Procedure]) {
    let is_jump = |procedure: &Procedure| {
        let mut throws = procedure.throws.iter();
        throws.any(|op| matches!(procedure.ops[op.0 as usize].kind, OpKind::Jump))
    };
    let mut has_throw: Vec<bool> = procedures.iter().map(is_jump).collect();
    let mut has_grown = true;
    while has_grown {
        has_grown = false;
        for (number, procedure) in procedures.iter_mut().enumerate() {
            for (at, op) in procedure.ops.iter().enumerate() {
                let OpKind::Call(call) = &op.kind else {
                    continue;
                };
                let id = OpId(at as u32);
                let mut targets = call.targets.iter();
                if targets.any(|it| has_throw[it.procedure.0 as usize]) {
                    has_grown |= !std::mem::replace(&mut has_throw[number], true);
                    if !procedure.throws.contains(&id) {
                        procedure.throws.push(id);
                        has_grown = true;
                    }
                }
            }
        }
    }
}

fn collect_lambdas(
    body: &Arc<Body>,
    method: MethodId,
    found: &mut Vec<(Arc<Body>, MethodId, MethodId, usize)>,
) {
    struct Lambdas<'a>(
        MethodId,
        &'a mut Vec<(Arc<Body>, MethodId, MethodId, usize)>,
    );
    impl java::ir_visit::Visitor for Lambdas<'_> {
        fn expression(&mut self, expr: &Expr) {
            if let ExprKind::Lambda(lambda) = &expr.kind {
                let captures = lambda.captures.len();
                self.1
                    .push((lambda.body.clone(), self.0, lambda.method, captures));
            }
        }
    }
    java::ir_visit::walk_body(body, &mut Lambdas(method, found));
}

#[allow(clippy::too_many_arguments)]
fn build(
    subject: &Subject,
    version: &crate::subject::Version,
    world: &World<'_>,
    method: MethodId,
    body: &Body,
    is_lambda: bool,
    is_caught: bool,
) -> Procedure {
    let mut builder = Builder {
        subject,
        version,
        world,
        method,
        ops: Vec::new(),
        frontier: Vec::new(),
        node: None,
        breaks: FxHashMap::default(),
        continues: FxHashMap::default(),
        handlers: Vec::new(),
        returns: Vec::new(),
        throws: Vec::new(),
        is_caught,
        ends: Vec::new(),
    };
    builder.emit(OpKind::Entry, Vec::new());
    let mut number = 0;
    if body.has_this && !is_lambda {
        builder.emit(OpKind::Parameter(0), Vec::new());
        number = 1;
    }
    for local in 0..body.parameter_count {
        let declared = body.locals.get(local as usize);
        let node = declared.map(|it| it.node);
        builder.within(node, |builder| {
            let value = builder.emit(OpKind::Parameter(number + local), Vec::new());
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
    let entry = world.program.method(method);
    let is_static_initializer = entry.is_static
        && matches!(
            entry.kind,
            MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock
        );
    // A field's initialiser yields its value by storing it: nothing to add here.
    Procedure {
        method,
        ops: builder.ops,
        returns: builder.returns,
        exit,
        throws: builder.throws,
        is_static_initializer,
        is_lambda,
    }
}

struct Builder<'a> {
    subject: &'a Subject,
    version: &'a crate::subject::Version,
    world: &'a World<'a>,
    method: MethodId,
    ops: Vec<Op>,
    /// What the next operation follows; whether only in the text.
    frontier: Vec<(OpId, bool)>,
    node: Option<NodeIndex>,
    breaks: FxHashMap<LabelId, Vec<OpId>>,
    continues: FxHashMap<LabelId, Vec<OpId>>,
    /// Where exceptions go, innermost last.
    handlers: Vec<OpId>,
    returns: Vec<OpId>,
    throws: Vec<OpId>,
    is_caught: bool,
    /// Operations that leave the procedure.
    ends: Vec<OpId>,
}

impl Builder<'_> {
    fn link(&mut self, from: OpId, to: OpId) {
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

    fn emit(&mut self, kind: OpKind, operands: Vec<OpId>) -> OpId {
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

    fn op(&mut self, id: OpId) -> &mut Op {
        &mut self.ops[id.0 as usize]
    }

    /// An operation that may throw: what catches it may come next.
    fn may_throw(&mut self, id: OpId) {
        match self.handlers.last().copied() {
            Some(_) => {
                for handler in self.handlers.clone() {
                    self.link(id, handler);
                }
                if self.is_caught {
                    self.throws.push(id);
                }
            }
            None if self.is_caught => self.throws.push(id),
            None => {}
        }
    }

    fn within<T>(&mut self, id: Option<ir::NodeId>, run: impl FnOnce(&mut Self) -> T) -> T {
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

    fn statements(&mut self, statements: &[Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        self.within(Some(statement.id), |builder| {
            builder.statement_kind(&statement.kind)
        });
    }

    /// A jump: nothing but the text leads on.
    fn jump(&mut self, kind: OpKind, operands: Vec<OpId>) -> OpId {
        let id = self.emit(kind, operands);
        self.frontier = vec![(id, true)];
        id
    }

    fn branch(&mut self, cond: OpId) -> OpId {
        self.emit(OpKind::Branch, vec![cond])
    }

    fn statement_kind(&mut self, kind: &StmtKind) {
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
            }
            StmtKind::Break(label) => {
                let id = self.jump(OpKind::Jump, Vec::new());
                self.breaks.entry(*label).or_default().push(id);
            }
            StmtKind::Continue(label) => {
                let id = self.jump(OpKind::Jump, Vec::new());
                self.continues.entry(*label).or_default().push(id);
            }
            StmtKind::Monitor(lock) => {
                let never_null = matches!(
                    lock.kind,
                    ExprKind::This | ExprKind::New { .. } | ExprKind::Const(_)
                );
                let lock = self.expr(lock);
                if never_null {
                    self.emit(OpKind::Compute, vec![lock]);
                    return;
                }
                // What comes next is reached if there is an object.
                self.branch(lock);
                let passed = self.frontier.clone();
                self.throwing_end();
                self.frontier.extend(passed);
            }
            StmtKind::Throw(value) => {
                let value = self.expr(value);
                let id = self.jump(OpKind::Jump, vec![value]);
                for handler in self.handlers.clone() {
                    self.link(id, handler);
                }
                self.throws.push(id);
                self.ends.push(id);
            }
            StmtKind::Try(part) => self.attempt(part),
            StmtKind::Assert { cond, message } => {
                let cond = self.expr(cond);
                self.branch(cond);
                let passed = self.frontier.clone();
                if let Some(message) = message {
                    self.expr(message);
                }
                self.throwing_end();
                self.frontier.extend(passed);
            }
            StmtKind::Assume(cond) => {
                self.expr(cond);
            }
            StmtKind::Empty | StmtKind::Unsupported(_) => {}
        }
    }

    /// An exception thrown here without an operand.
    fn throwing_end(&mut self) {
        let id = self.jump(OpKind::Jump, Vec::new());
        for handler in self.handlers.clone() {
            self.link(id, handler);
        }
        self.throws.push(id);
        self.ends.push(id);
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

    fn switch(&mut self, switch: &ir::Switch) {
        let selector = self.expr(&switch.selector);
        let branch = self.branch(selector);
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
        let depth = self.handlers.len();
        self.handlers.extend(finally);
        self.handlers.extend(&handlers);
        self.statements(&part.block);
        self.handlers
            .truncate(depth + usize::from(finally.is_some()));
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
        self.handlers.truncate(depth);
        self.frontier = after;
        if let (Some(block), Some(finally)) = (&part.finally, finally) {
            self.frontier.push((finally, false));
            self.statements(block);
            // Behind it the exception, or a jump, may go on.
            if let Some(last) = self.frontier.first().map(|it| it.0) {
                for handler in self.handlers.clone() {
                    self.link(last, handler);
                }
                self.ends.push(last);
            }
        }
    }

    fn exprs(&mut self, exprs: &[Expr]) -> Vec<OpId> {
        exprs.iter().map(|expr| self.expr(expr)).collect()
    }

    fn expr(&mut self, expr: &Expr) -> OpId {
        let id = self.within(Some(expr.id), |builder| builder.expr_kind(expr));
        self.op(id).ty.get_or_insert_with(|| expr.ty.clone());
        id
    }

    fn compute(&mut self, operands: Vec<OpId>) -> OpId {
        self.emit(OpKind::Compute, operands)
    }

    fn expr_kind(&mut self, expr: &Expr) -> OpId {
        match &expr.kind {
            ExprKind::Const(_) => self.emit(OpKind::Constant, Vec::new()),
            ExprKind::Unsupported(_) => self.compute(Vec::new()),
            ExprKind::This => {
                let first = self.ops.get(1).map(|_| OpId(1));
                self.compute(first.into_iter().collect())
            }
            ExprKind::Local(local) => self.emit(OpKind::LoadLocal(*local), Vec::new()),
            ExprKind::Field { object, field } => {
                let object = self.expr(object);
                let id = self.emit(OpKind::LoadField, vec![object]);
                self.op(id).reads = vec![Loc::Field(*field)];
                self.may_throw(id);
                id
            }
            ExprKind::StaticField(field) => {
                let id = self.emit(OpKind::LoadField, Vec::new());
                self.op(id).reads = vec![Loc::Field(*field)];
                id
            }
            ExprKind::Index { array, index } => {
                let loc = Loc::Elements(element_of(&array.ty));
                let constant = constant_index(index);
                let operands = vec![self.expr(array), self.expr(index)];
                let id = self.emit(OpKind::LoadElement(constant), operands);
                self.op(id).reads = vec![loc];
                self.may_throw(id);
                id
            }
            ExprKind::ArrayLength(inner)
            | ExprKind::Unary { operand: inner, .. }
            | ExprKind::Not(inner)
            | ExprKind::Convert { operand: inner, .. }
            | ExprKind::Cast { operand: inner } => {
                let value = self.expr(inner);
                let id = self.compute(vec![value]);
                if matches!(expr.kind, ExprKind::ArrayLength(_) | ExprKind::Cast { .. }) {
                    self.may_throw(id);
                }
                id
            }
            ExprKind::InstanceOf {
                operand, binding, ..
            } => {
                let value = self.expr(operand);
                let id = self.compute(vec![value]);
                if let Some(local) = binding {
                    self.emit(OpKind::StoreLocal(*local), vec![value]);
                }
                id
            }
            ExprKind::Binary {
                op, left, right, ..
            } => {
                let operands = vec![self.expr(left), self.expr(right)];
                let id = self.compute(operands);
                if matches!(op, ir::ArithmeticOp::Div | ir::ArithmeticOp::Rem) {
                    self.may_throw(id);
                }
                id
            }
            ExprKind::BooleanBinary { left, right, .. } | ExprKind::Compare { left, right, .. } => {
                let operands = vec![self.expr(left), self.expr(right)];
                self.compute(operands)
            }
            ExprKind::And { left, right } | ExprKind::Or { left, right } => {
                let left = self.expr(left);
                let branch = self.branch(left);
                let right = self.expr(right);
                self.frontier.push((branch, false));
                self.compute(vec![left, right])
            }
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.expr(cond);
                let branch = self.branch(cond);
                let then = self.expr(then);
                let mut after = std::mem::replace(&mut self.frontier, vec![(branch, false)]);
                let otherwise = self.expr(otherwise);
                self.frontier.append(&mut after);
                self.compute(vec![cond, then, otherwise])
            }
            ExprKind::Assign { target, value } => {
                let place = self.place(target);
                let value = self.expr(value);
                self.store(target, place, value);
                self.compute(vec![value])
            }
            ExprKind::Update {
                target, old, value, ..
            } => {
                let place = self.place(target);
                let before = self.load(target, place.clone());
                self.emit(OpKind::StoreLocal(*old), vec![before]);
                let value = self.expr(value);
                self.store(target, place, value);
                self.compute(vec![before, value])
            }
            ExprKind::Call {
                method,
                dispatch,
                receiver,
                args,
            } => {
                let mut operands = Vec::new();
                let mut types = Vec::new();
                for part in receiver.iter().map(|it| &**it).chain(args) {
                    operands.push(self.expr(part));
                    types.push(part.ty.clone());
                }
                self.call(*method, *dispatch, operands, &types)
            }
            ExprKind::New {
                constructor,
                args,
                captures,
                class,
            } => {
                let mut parts = Vec::new();
                for (field, value) in captures {
                    parts.push((*field, self.expr(value)));
                }
                let object = self.emit(OpKind::New, Vec::new());
                self.op(object).ty = Some(expr.ty.clone());
                for (field, value) in parts {
                    let id = self.emit(OpKind::StoreField, vec![object, value]);
                    self.op(id).writes = vec![Loc::Field(field)];
                }
                let mut operands = vec![object];
                let mut types = vec![Type::class(*class)];
                for arg in args {
                    operands.push(self.expr(arg));
                    types.push(arg.ty.clone());
                }
                self.call(*constructor, ir::Dispatch::Special, operands, &types);
                self.compute(vec![object])
            }
            ExprKind::NewArray { dims } => {
                let operands = self.exprs(dims);
                let id = self.emit(OpKind::New, operands);
                self.may_throw(id);
                id
            }
            ExprKind::ArrayLiteral { elements } => {
                let loc = Loc::Elements(element_of(&expr.ty));
                let array = self.emit(OpKind::New, Vec::new());
                self.op(array).ty = Some(expr.ty.clone());
                for (index, element) in elements.iter().enumerate() {
                    self.within(Some(element.id), |builder| {
                        let value = builder.expr(element);
                        let kind = OpKind::StoreElement(Some(index as i32));
                        let id = builder.emit(kind, vec![array, value]);
                        builder.op(id).writes = vec![loc];
                    });
                }
                self.compute(vec![array])
            }
            ExprKind::Concat(parts) => {
                let operands = self.exprs(parts);
                let is_simple = parts
                    .iter()
                    .all(|part| library::is_simple(self.world.program, &part.ty));
                let id = self.compute(operands);
                if !is_simple {
                    // `toString` runs.
                    let effect = Effect::of_unknown();
                    self.library(id, effect);
                }
                id
            }
            ExprKind::Lambda(lambda) => {
                let operands = self.exprs(&lambda.captures);
                self.emit(OpKind::New, operands)
            }
            ExprKind::SwitchValue { switch, result } => {
                self.switch(switch);
                self.emit(OpKind::LoadLocal(*result), Vec::new())
            }
            ExprKind::Sequence { statements, value } => {
                self.statements(statements);
                self.expr(value)
            }
            ExprKind::Quantified(_) => self.compute(Vec::new()),
        }
    }

    fn place(&mut self, place: &Place) -> Vec<OpId> {
        match place {
            Place::Local(_) | Place::StaticField(_) => Vec::new(),
            Place::Field { object, .. } => vec![self.expr(object)],
            Place::Element { array, index } => vec![self.expr(array), self.expr(index)],
        }
    }

    fn load(&mut self, place: &Place, operands: Vec<OpId>) -> OpId {
        let (kind, reads) = match place {
            Place::Local(local) => (OpKind::LoadLocal(*local), Vec::new()),
            Place::Field { field, .. } | Place::StaticField(field) => {
                (OpKind::LoadField, vec![Loc::Field(*field)])
            }
            Place::Element { array, index } => (
                OpKind::LoadElement(constant_index(index)),
                vec![Loc::Elements(element_of(&array.ty))],
            ),
        };
        let id = self.emit(kind, operands);
        self.op(id).reads = reads;
        self.may_throw_at(place, id);
        id
    }

    fn store(&mut self, place: &Place, mut operands: Vec<OpId>, value: OpId) {
        operands.push(value);
        let (kind, writes) = match place {
            Place::Local(local) => (OpKind::StoreLocal(*local), Vec::new()),
            Place::Field { field, .. } | Place::StaticField(field) => {
                (OpKind::StoreField, vec![Loc::Field(*field)])
            }
            Place::Element { array, index } => (
                OpKind::StoreElement(constant_index(index)),
                vec![Loc::Elements(element_of(&array.ty))],
            ),
        };
        let id = self.emit(kind, operands);
        self.op(id).writes = writes;
        self.may_throw_at(place, id);
    }

    fn may_throw_at(&mut self, place: &Place, id: OpId) {
        if matches!(place, Place::Field { .. } | Place::Element { .. }) {
            self.may_throw(id);
        }
    }

    fn call(
        &mut self,
        method: MethodId,
        dispatch: ir::Dispatch,
        operands: Vec<OpId>,
        types: &[Type],
    ) -> OpId {
        let mut call = self.world.targets(method, dispatch, operands.len());
        let effect = call
            .effect
            .take()
            .map(|_| library::effect(self.world.program, method, types));
        let id = self.emit(OpKind::Call(Box::new(call)), operands);
        if let Some(effect) = effect {
            self.library(id, effect);
        }
        self.may_throw(id);
        id
    }

    /// What the class library does at an operation, and what it calls back.
    fn library(&mut self, id: OpId, effect: Effect) {
        let callbacks: &[ProcedureId] = if effect.calls_back {
            &self.world.callbacks
        } else {
            &[]
        };
        let op = &mut self.ops[id.0 as usize];
        op.reads = effect.reads.clone();
        op.writes = effect.writes.clone();
        if !matches!(op.kind, OpKind::Call(_)) {
            op.kind = OpKind::Call(Box::new(Call {
                targets: Vec::new(),
                effect: None,
                has_receiver: false,
            }));
        }
        if let OpKind::Call(call) = &mut op.kind {
            for procedure in callbacks {
                let is_known = call.targets.iter().any(|it| it.procedure == *procedure);
                if !is_known {
                    call.targets.push(Callee {
                        procedure: *procedure,
                        arguments: Vec::new(),
                    });
                }
            }
            call.effect = Some(effect);
        }
    }
}

fn element_of(ty: &Type) -> Option<Primitive> {
    match ty {
        Type::Array(element) => element.as_primitive(),
        _ => None,
    }
}

fn constant_index(index: &Expr) -> Option<i32> {
    match index.kind {
        ExprKind::Const(ir::Constant::Int(value)) => Some(value),
        _ => None,
    }
}
