//! The user's code as graphs: each method and lambda a procedure, each evaluation an operation with
//! its operands, what it reads and writes, and its successors.
//!
//! What must hold:
//! * Every operation belongs to the syntax node that is nearest to it, so that what is relevant can be
//!   kept in the source.
//! * Jumps have, besides the edge they take, one to what follows them in the text: what follows
//!   depends on the jump (Ball and Horwitz, *Slicing programs with arbitrary control flow*).
//! * An operation that may throw has edges to what may catch it, in its method or further out. An
//!   exception that nobody catches ends the run, and a slice may go on where the original ends: it makes
//!   no edge, but for those of `throw`, and in loops that nothing else ends. What guards against endless
//!   loops or too much memory is most often one of these, and a slice has to end where the original does.

mod build;
pub(super) mod library;
mod origins;
mod reach;
mod recursion;
mod throws;
mod values;
pub(super) mod world;

use self::build::build;
use crate::program::subject::{Subject, Version};
use crate::source::tree::NodeIndex;
use budget::{Budget, Stop};
use java::ir::{Body, BodyForm, LocalId};
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use library::Effect;
pub(crate) use origins::Made;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use world::World;

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
    /// A new object, array or function.
    New(Made),
    /// Procedures that may run, and what the class library does.
    Call(Box<Call>),
    /// A constant, perhaps made of variables that are constants.
    Constant,
    /// Anything that only computes.
    Compute,
    /// Code that isn't supported: it stays as it is.
    Unknown,
}

/// A call, whatever runs.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) targets: Vec<Callee>,
    /// What is not the user's code.
    pub(crate) effect: Option<Effect>,
    /// Whether the first operand is an object whose method this is: without it nothing is called.
    pub(crate) has_receiver: bool,
    /// Exceptions that may be caught around the call.
    pub(crate) guards: Vec<ClassId>,
    /// Which of its procedure's calls it is; `None` if it is none of the source.
    pub(crate) number: Option<u32>,
    /// The method that it names.
    pub(crate) method: Option<MethodId>,
    /// Whether the receiver decides which method runs.
    pub(crate) is_virtual: bool,
}

impl Call {
    /// Whether the class library decides by its arguments, and by what it holds, what is run.
    pub(crate) fn is_called_back(&self) -> bool {
        self.effect.is_some() && !self.targets.is_empty()
    }
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
    /// Exceptions with which it may end the procedure.
    pub(crate) escapes: Vec<ClassId>,
    /// Its exceptions count even if nobody catches them: a `throw`, or in a loop that no condition ends.
    pub(crate) is_ending: bool,
    /// Whether it may end with any exception, caught or not.
    pub(crate) may_fail: bool,
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
    pub(crate) is_static: bool,
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
    /// By class: the operations that make it start if nothing has before.
    pub(crate) starts: BTreeMap<ClassId, Vec<(ProcedureId, OpId)>>,
}

impl Graph {
    /// The graphs of a version's user code, as far as it may have to do with these members of the
    /// file; the other procedures are left empty.
    pub(crate) fn new(
        subject: &Subject,
        all: &AllProcedures<'_>,
        members: &BTreeSet<NodeIndex>,
    ) -> Self {
        let world = &all.world;
        let mut procedures = all.procedures.clone();
        let known = procedures
            .iter()
            .flat_map(|procedure: &Procedure| &procedure.ops)
            .filter_map(|op| op.node)
            .collect();
        let is_near = reach::near(subject, world, &procedures, members);
        for (procedure, is_near) in procedures.iter_mut().zip(is_near) {
            if !is_near {
                procedure.empty();
            }
        }
        let mut callers = vec![Vec::new(); procedures.len()];
        let mut starts: BTreeMap<ClassId, Vec<(ProcedureId, OpId)>> = BTreeMap::new();
        let mut by_node: FxHashMap<NodeIndex, Vec<(ProcedureId, OpId)>> = FxHashMap::default();
        for (number, procedure) in procedures.iter().enumerate() {
            for (at, op) in procedure.ops.iter().enumerate() {
                let place = (ProcedureId(number as u32), OpId(at as u32));
                if let Some(node) = op.node {
                    by_node.entry(node).or_default().push(place);
                }
                if let Some(class) = started(world.program, world, op) {
                    starts.entry(class).or_default().push(place);
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
            starts,
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

/// The user's class that an operation makes start.
pub(crate) fn started(program: &Program, world: &World<'_>, op: &Op) -> Option<ClassId> {
    let is_static = |field: &&FieldId| program.field(**field).is_static;
    let class = match &op.kind {
        OpKind::LoadField | OpKind::StoreField => {
            let mut locs = op.reads.iter().chain(&op.writes);
            let field = locs.find_map(|loc| match loc {
                Loc::Field(field) => Some(field).filter(is_static),
                _ => None,
            })?;
            program.field(*field).class
        }
        OpKind::New(Made::Object(class)) => *class,
        OpKind::Call(call) if !call.has_receiver => {
            let target = call.targets.first()?.procedure.0 as usize;
            let method = program.method(*world.methods.get(target)?);
            method.is_static.then_some(method.class)?
        }
        _ => return None,
    };
    (!program.class(class).is_library).then_some(class)
}

/// All of the user's code, whether it is near or not.
pub(crate) struct AllProcedures<'a> {
    world: World<'a>,
    procedures: Vec<Procedure>,
}

impl<'a> AllProcedures<'a> {
    /// The graphs of a version's user code. Whether objects may come from outside of it: it doesn't
    /// always begin at `main`.
    ///
    /// # Errors
    /// When the budget is over.
    pub(crate) fn new(
        subject: &Subject,
        version: &'a Version,
        is_open: bool,
        budget: &Budget,
    ) -> Result<Self, Stop> {
        let mut world = World::new(&version.program, version.lifecycle());
        let mut procedures = all(subject, version, &mut world, is_open, budget)?;
        let caught = throws::caught(&procedures, budget)?;
        for (procedure, caught) in procedures.iter_mut().zip(&caught) {
            procedure.find_throws(&version.program, caught);
        }
        add_ends(&mut procedures, budget)?;
        Ok(AllProcedures { world, procedures })
    }
}

/// The graphs of all procedures. What one may throw depends on what it calls: those are built again of
/// which more has become known.
fn all(
    subject: &Subject,
    version: &Version,
    world: &mut World<'_>,
    is_open: bool,
    budget: &Budget,
) -> Result<Vec<Procedure>, Stop> {
    let count = world.count();
    let mut procedures: Vec<Procedure> = Vec::new();
    for number in 0..count {
        budget.check()?;
        procedures.push(one(subject, version, world, number));
    }
    world.resolved = origins::resolve(world, &procedures, is_open, budget)?;
    for (number, procedure) in procedures.iter_mut().enumerate() {
        budget.check()?;
        *procedure = one(subject, version, world, number);
    }
    let mut callers: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); count];
    for (number, procedure) in procedures.iter().enumerate() {
        for op in &procedure.ops {
            if let OpKind::Call(call) = &op.kind {
                for target in &call.targets {
                    callers[target.procedure.0 as usize].insert(number);
                }
            }
            let class = started(&version.program, world, op);
            let initializers = class.and_then(|class| world.initializers.get(&class));
            for initializer in initializers.into_iter().flatten() {
                callers[initializer.0 as usize].insert(number);
            }
        }
    }
    // In turns, so that what has become known of many is taken in at once.
    let mut waiting: VecDeque<usize> = (0..count).collect();
    for number in recursion::recursive(&procedures) {
        // However deep it goes.
        world.add_escapes(number, &[world.implicit.stack]);
    }
    let mut is_waiting = vec![true; count];
    while let Some(number) = waiting.pop_front() {
        is_waiting[number] = false;
        budget.check()?;
        procedures[number] = one(subject, version, world, number);
        let ops = procedures[number].ops.iter();
        let escaping: Vec<ClassId> = ops.flat_map(|op| op.escapes.iter().copied()).collect();
        if world.add_escapes(number, &escaping) {
            for caller in &callers[number] {
                if !std::mem::replace(&mut is_waiting[*caller], true) {
                    waiting.push_back(*caller);
                }
            }
        }
    }
    Ok(procedures)
}

fn one(subject: &Subject, version: &Version, world: &World<'_>, number: usize) -> Procedure {
    if let Some(function) = world.function(ProcedureId(number as u32)) {
        let place = (function.within, &*function.body);
        return build(subject, version, world, number, place);
    }
    let method = world.methods[number];
    let lowered = version.program.lowered(method);
    match lowered.body.as_deref() {
        Some(body) => build(subject, version, world, number, (method, body)),
        None => {
            let empty = Body {
                locals: Vec::new(),
                parameter_count: 0,
                has_this: !version.program.method(method).is_static,
                statements: Vec::new(),
                unsupported: Vec::new(),
                errors: Vec::new(),
                form: BodyForm::Member,
            };
            build(subject, version, world, number, (method, &empty))
        }
    }
}

impl Procedure {
    /// The operations whose exceptions matter outside.
    fn find_throws(&mut self, program: &Program, caught: &[ClassId]) {
        let ops = self.ops.iter().enumerate();
        let throws = ops.filter(|(_, op)| {
            let escapes = !op.escapes.is_empty();
            escapes && (op.is_ending || throws::may_be(program, &op.escapes, caught))
        });
        self.throws = throws.map(|(at, _)| OpId(at as u32)).collect();
    }

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
            escapes: Vec::new(),
            is_ending: false,
            may_fail: false,
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

/// A call of what has a `throw`, however far in, may end the caller too.
fn add_ends(procedures: &mut [Procedure], budget: &Budget) -> Result<(), Stop> {
    let is_jump = |procedure: &Procedure| {
        let mut throws = procedure.throws.iter();
        throws.any(|op| procedure.ops[op.0 as usize].is_ending)
    };
    let mut has_throw: Vec<bool> = procedures.iter().map(is_jump).collect();
    let mut has_grown = true;
    while has_grown {
        has_grown = false;
        budget.check()?;
        for (number, procedure) in procedures.iter_mut().enumerate() {
            for (at, op) in procedure.ops.iter().enumerate() {
                let OpKind::Call(call) = &op.kind else {
                    continue;
                };
                let id = OpId(at as u32);
                let mut targets = call.targets.iter();
                let is_out = !op.escapes.is_empty();
                if is_out && targets.any(|it| has_throw[it.procedure.0 as usize]) {
                    has_grown |= !std::mem::replace(&mut has_throw[number], true);
                    if !procedure.throws.contains(&id) {
                        procedure.throws.push(id);
                        has_grown = true;
                    }
                }
            }
        }
    }
    Ok(())
}
