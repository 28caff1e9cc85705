//! Which of the program's functions and objects a value may be, told by what made it; so, what calls run
//! (on-the-fly, as in Sundaresan and others, *Practical virtual method call resolution for Java*).
//! Fields are those of all objects, elements those of all arrays. What objects of the class library hold
//! is told apart by where they were made.
//!
//! What must hold: nothing is missing. In a program that is open, objects of all classes with a name may
//! come from outside, and so may what the class library makes. What has no name can't.

mod calls;
mod makings;
mod operations;
mod types;

use super::world::World;
use crate::flow::graph::{Callee, Loc, OpId, OpKind, Procedure, ProcedureId};
use crate::flow::set::Set;
use budget::{Budget, Stop};
use calls::callbacks;
use java::ir::LocalId;
use java::types::ClassId;
pub(crate) use makings::Makings;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// What a new value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Made {
    Object(ClassId),
    /// By the procedure that is its code.
    Function(ProcedureId),
    Array,
}

/// What a call runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Resolved {
    pub(crate) targets: Vec<Callee>,
    /// The user's code that the class library may run for it.
    pub(crate) called_back: Vec<ProcedureId>,
    /// Whether its receiver is the user's in any case.
    pub(crate) is_own: bool,
}

/// Something that has a set.
type Node = u32;

/// A call that waits for what its operands may be.
struct Waiting {
    procedure: usize,
    op: usize,
    /// All that the class library may get hold of by it.
    handed: Option<Node>,
    /// Whether what it gives is no part of what it is made from: what goes there doesn't come back.
    is_one_way: bool,
    /// What was looked at.
    received: Set,
    got: Set,
    /// By target: whether it is by way of the class library.
    known: FxHashSet<(ProcedureId, bool)>,
    resolved: Resolved,
    /// Whether something that isn't the user's may be the receiver.
    is_foreign: bool,
}

/// What the calls of all procedures run.
///
/// # Errors
/// When the budget is over.
pub(super) fn resolve(
    world: &World<'_>,
    procedures: &[Procedure],
    is_open: bool,
    budget: &Budget,
) -> Result<Vec<Vec<Resolved>>, Stop> {
    let mut origins = Origins::new(world, procedures);
    origins.start(is_open);
    origins.propagate(budget)?;
    let mut resolved: Vec<Vec<Resolved>> = vec![Vec::new(); procedures.len()];
    for mut call in origins.calls {
        let OpKind::Call(entry) = &procedures[call.procedure].ops[call.op].kind else {
            continue;
        };
        let Some(number) = entry.number else { continue };
        let of_procedure = &mut resolved[call.procedure];
        if of_procedure.len() <= number as usize {
            of_procedure.resize(number as usize + 1, Resolved::default());
        }
        call.resolved.targets.sort_by_key(|it| it.procedure);
        call.resolved.called_back.sort();
        call.resolved.is_own = !call.is_foreign && !call.resolved.targets.is_empty();
        of_procedure[number as usize] = call.resolved;
    }
    Ok(resolved)
}

struct Origins<'a> {
    world: &'a World<'a>,
    procedures: &'a [Procedure],
    makings: Makings,
    sets: Vec<Set>,
    filters: Vec<Option<Rc<Set>>>,
    edges: Vec<Vec<Node>>,
    known: FxHashSet<(Node, Node)>,
    /// Calls to look at when a node has got more.
    users: Vec<Vec<usize>>,
    is_waiting: Vec<bool>,
    waiting: Vec<Node>,
    /// The first operation's node by procedure.
    first: Vec<Node>,
    locs: FxHashMap<Loc, Node>,
    locals: FxHashMap<(usize, LocalId), Node>,
    /// What an object of the class library holds, or of a user's class that is one.
    held: FxHashMap<usize, Node>,
    masks: FxHashMap<ClassId, Rc<Set>>,
    nothing: Rc<Set>,
    /// What the class library may call, by what has it.
    callbacks: Vec<Vec<ProcedureId>>,
    thrown: Node,
    outside: Node,
    /// All constants of enums.
    constants: Node,
    calls: Vec<Waiting>,
}

impl<'a> Origins<'a> {
    pub(super) fn new(world: &'a World<'a>, procedures: &'a [Procedure]) -> Self {
        let mut origins = Origins {
            world,
            procedures,
            makings: Makings::new(world),
            sets: Vec::new(),
            filters: Vec::new(),
            edges: Vec::new(),
            known: FxHashSet::default(),
            users: Vec::new(),
            is_waiting: Vec::new(),
            waiting: Vec::new(),
            first: Vec::new(),
            locs: FxHashMap::default(),
            locals: FxHashMap::default(),
            held: FxHashMap::default(),
            masks: FxHashMap::default(),
            nothing: Rc::default(),
            callbacks: Vec::new(),
            thrown: 0,
            outside: 0,
            constants: 0,
            calls: Vec::new(),
        };
        origins.thrown = origins.node();
        origins.outside = origins.node();
        origins.constants = origins.node();
        origins.callbacks = callbacks(world, &origins.makings);
        for procedure in procedures {
            let first = origins.sets.len() as Node;
            origins.first.push(first);
            for _ in &procedure.ops {
                origins.node();
            }
        }
        origins
    }

    fn node(&mut self) -> Node {
        self.sets.push(Set::default());
        self.filters.push(None);
        self.edges.push(Vec::new());
        self.users.push(Vec::new());
        self.is_waiting.push(false);
        (self.sets.len() - 1) as Node
    }

    pub(super) fn of(&self, procedure: usize, op: OpId) -> Node {
        self.first[procedure] + op.0
    }

    pub(super) fn loc(&mut self, loc: Loc) -> Node {
        if let Some(node) = self.locs.get(&loc) {
            return *node;
        }
        let node = self.node();
        self.locs.insert(loc, node);
        if let Loc::Field(field) = loc {
            let program = self.world.program;
            // Set by the class library.
            if program.class(program.field(field).class).is_library {
                let statics = self.makings.statics();
                self.put(node, statics);
                let held = self.held(statics);
                self.edge(held, node);
                self.edge(node, held);
            }
        }
        node
    }

    pub(super) fn local(&mut self, procedure: usize, local: LocalId) -> Node {
        if let Some(node) = self.locals.get(&(procedure, local)) {
            return *node;
        }
        let node = self.node();
        self.locals.insert((procedure, local), node);
        node
    }

    pub(super) fn held(&mut self, made: usize) -> Node {
        if let Some(node) = self.held.get(&made) {
            return *node;
        }
        let node = self.node();
        self.held.insert(made, node);
        let site = made.checked_sub(self.makings.first_site());
        let ty = site.and_then(|site| self.makings.sites.get(site));
        let ty = ty.map(|(ty, _)| ty.clone());
        self.filters[node as usize] = ty.and_then(|ty| self.held_mask(&ty)).map(Rc::new);
        node
    }

    pub(super) fn put(&mut self, node: Node, made: usize) {
        if self.sets[node as usize].put(made) {
            self.wake(node);
        }
    }

    pub(super) fn wake(&mut self, node: Node) {
        if !std::mem::replace(&mut self.is_waiting[node as usize], true) {
            self.waiting.push(node);
        }
    }

    pub(super) fn edge(&mut self, from: Node, to: Node) {
        if from != to && self.known.insert((from, to)) {
            self.edges[from as usize].push(to);
            self.pass(from, to);
        }
    }

    pub(super) fn pass(&mut self, from: Node, to: Node) {
        if self.sets[from as usize].is_empty() {
            return;
        }
        let mut set = std::mem::take(&mut self.sets[to as usize]);
        let filter = self.filters[to as usize].as_deref();
        let is_new = set.add_some(&self.sets[from as usize], filter);
        self.sets[to as usize] = set;
        if is_new {
            self.wake(to);
        }
    }

    /// Until nothing is added.
    pub(super) fn propagate(&mut self, budget: &Budget) -> Result<(), Stop> {
        let mut steps = 0_u32;
        while let Some(node) = self.waiting.pop() {
            steps = steps.wrapping_add(1);
            if steps.is_multiple_of(256) {
                budget.check()?;
            }
            self.is_waiting[node as usize] = false;
            for at in 0..self.edges[node as usize].len() {
                let to = self.edges[node as usize][at];
                self.pass(node, to);
            }
            for at in 0..self.users[node as usize].len() {
                let call = self.users[node as usize][at];
                self.look(call, node);
            }
        }
        Ok(())
    }
}
