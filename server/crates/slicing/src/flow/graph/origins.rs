//! Which of the program's functions and objects a value may be, told by what made it; so, what calls run
//! (on-the-fly, as in Sundaresan and others, *Practical virtual method call resolution for Java*).
//! Fields are those of all objects, elements those of all arrays. What objects of the class library hold
//! is told apart by where they were made.
//!
//! What must hold: nothing is missing. In a program that is open, objects of all classes with a name may
//! come from outside, and so may what the class library makes. What has no name can't.

use super::library;
use super::world::World;
use crate::flow::graph::{Callee, Loc, OpId, OpKind, Procedure, ProcedureId};
use crate::flow::set::Set;
use budget::{Budget, Stop};
use java::ir::LocalId;
use java::program::Program;
use java::types::{ClassId, MethodId, Type};
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

/// What values are told apart by: the user's classes, functions, and where the class library makes objects.
pub(crate) struct Makings {
    classes: Vec<ClassId>,
    by_class: FxHashMap<ClassId, usize>,
    functions: Vec<ProcedureId>,
    /// The type by which it is known, and whether it is of exactly that class.
    sites: Vec<(Type, bool)>,
}

impl Makings {
    fn new(world: &World<'_>) -> Self {
        let program = world.program;
        let classes = program.classes().filter(|class| {
            let is_made = !class.is_abstract && !class.is_interface();
            is_made && !class.is_library
        });
        let classes: Vec<ClassId> = classes.map(|class| class.id).collect();
        let first = world.methods.len();
        let object = Type::class(program.well_known().object);
        Makings {
            by_class: classes
                .iter()
                .enumerate()
                .map(|(at, it)| (*it, at))
                .collect(),
            classes,
            functions: (first..world.count())
                .map(|it| ProcedureId(it as u32))
                .collect(),
            sites: vec![(object.clone(), false), (object, false)],
        }
    }

    /// The class of which this is an object.
    pub(crate) fn class(&self, made: usize) -> Option<ClassId> {
        self.classes.get(made).copied()
    }

    /// The procedure that this function is.
    pub(crate) fn function(&self, made: usize) -> Option<ProcedureId> {
        let at = made.checked_sub(self.classes.len())?;
        self.functions.get(at).copied()
    }

    fn first_site(&self) -> usize {
        self.classes.len() + self.functions.len()
    }

    /// What comes from outside of the program, or is anywhere in the class library.
    fn outside(&self) -> usize {
        self.first_site()
    }

    /// What the class library's static state holds.
    fn statics(&self) -> usize {
        self.first_site() + 1
    }

    fn site(&mut self, ty: Type, is_exact: bool) -> usize {
        self.sites.push((ty, is_exact));
        self.first_site() + self.sites.len() - 1
    }

    /// Whether a value of a type may be this.
    fn fits(&self, world: &World<'_>, made: usize, class: ClassId) -> bool {
        let program = world.program;
        if let Some(own) = self.class(made) {
            return program.is_subclass(own, class);
        }
        if class == program.well_known().object {
            return true;
        }
        if let Some(procedure) = self.function(made) {
            let interfaces = world.function(procedure).map(|it| &it.interfaces);
            let mut interfaces = interfaces.into_iter().flatten();
            return interfaces.any(|it| program.is_subclass(*it, class));
        }
        if !program.class(class).is_library {
            return false;
        }
        let known = self.sites.get(made - self.first_site());
        match known.map(|(ty, is_exact)| (ty.class_id(), is_exact)) {
            Some((Some(known), is_exact)) => {
                let is_below = program.is_subclass(known, class);
                is_below || (!is_exact && may_be_both(program, known, class))
            }
            _ => true,
        }
    }
}

/// Whether an object of a class, or of one below, may be one of another.
fn may_be_both(program: &Program, one: ClassId, two: ClassId) -> bool {
    let are_interfaces = program.class(one).is_interface() && program.class(two).is_interface();
    are_interfaces || program.is_subclass(two, one) || program.is_subclass(one, two)
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
    fn new(world: &'a World<'a>, procedures: &'a [Procedure]) -> Self {
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

    fn of(&self, procedure: usize, op: OpId) -> Node {
        self.first[procedure] + op.0
    }

    fn loc(&mut self, loc: Loc) -> Node {
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

    fn local(&mut self, procedure: usize, local: LocalId) -> Node {
        if let Some(node) = self.locals.get(&(procedure, local)) {
            return *node;
        }
        let node = self.node();
        self.locals.insert((procedure, local), node);
        node
    }

    fn held(&mut self, made: usize) -> Node {
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

    /// What an object of this type may hold; `None` if that isn't known. A collection holds what its
    /// type says, collections of which it is a view, and an order.
    fn held_mask(&mut self, ty: &Type) -> Option<Set> {
        let Type::Class(class, args) = ty else {
            return None;
        };
        let program = self.world.program;
        let parts = [
            "java.util.Collection",
            "java.util.Map",
            "java.util.Iterator",
        ];
        let parts = parts.iter().filter_map(|name| program.class_by_name(name));
        let parts: Vec<ClassId> = parts.collect();
        let is_part = parts.iter().any(|it| program.is_subclass(*class, *it));
        if args.is_empty() || !is_part {
            return None;
        }
        let order = program.class_by_name("java.util.Comparator");
        let mut held = Set::default();
        for part in parts.into_iter().chain(order) {
            let mask = self.mask(&Type::class(part))?;
            held.add(&mask);
        }
        for arg in args.iter() {
            let of = match arg {
                Type::Wildcard {
                    upper: Some(upper), ..
                } => upper,
                other => other,
            };
            let mask = self.mask(of)?;
            held.add(&mask);
        }
        Some(held)
    }

    /// Whether it may hold what it was given: an object of the class library, or of a class of the
    /// user's that is one.
    fn holds(&self, made: usize) -> bool {
        let program = self.world.program;
        let Some(class) = self.makings.class(made) else {
            return self.makings.function(made).is_none();
        };
        let mut above = program.class(class).superclass;
        while let Some(at) = above {
            let entry = program.class(at);
            if entry.is_library {
                return !matches!(
                    &*entry.name,
                    "java.lang.Object" | "java.lang.Enum" | "java.lang.Record"
                );
            }
            above = entry.superclass;
        }
        false
    }

    fn put(&mut self, node: Node, made: usize) {
        if self.sets[node as usize].put(made) {
            self.wake(node);
        }
    }

    fn wake(&mut self, node: Node) {
        if !std::mem::replace(&mut self.is_waiting[node as usize], true) {
            self.waiting.push(node);
        }
    }

    fn edge(&mut self, from: Node, to: Node) {
        if from != to && self.known.insert((from, to)) {
            self.edges[from as usize].push(to);
            self.pass(from, to);
        }
    }

    fn pass(&mut self, from: Node, to: Node) {
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

    /// What values of a type may be; `None` if that isn't known.
    fn mask(&mut self, ty: &Type) -> Option<Rc<Set>> {
        let program = self.world.program;
        let class = match ty {
            Type::Void | Type::Primitive(_) | Type::Null | Type::Array(_) => {
                return Some(Rc::clone(&self.nothing));
            }
            _ if library::is_simple(program, ty) => return Some(Rc::clone(&self.nothing)),
            Type::Class(class, _) => *class,
            Type::Variable(variable) => variable.erased_bound,
            Type::Wildcard { .. } | Type::Error => return None,
        };
        if class == program.well_known().object {
            return None;
        }
        if let Some(mask) = self.masks.get(&class) {
            return Some(Rc::clone(mask));
        }
        let mut mask = Set::default();
        for made in 0..self.makings.first_site() + self.makings.sites.len() {
            if self.makings.fits(self.world, made, class) {
                mask.put(made);
            }
        }
        let mask = Rc::new(mask);
        self.masks.insert(class, Rc::clone(&mask));
        Some(mask)
    }

    /// All that is known before anything flows.
    fn start(&mut self, is_open: bool) {
        let world = self.world;
        let program = world.program;
        // Where the class library makes objects, so that types can be told of all.
        let mut sites: FxHashMap<(usize, usize), usize> = FxHashMap::default();
        for (number, procedure) in self.procedures.iter().enumerate() {
            for (at, op) in procedure.ops.iter().enumerate() {
                if let Some((ty, is_exact)) = library_site(program, &op.kind, op.ty.as_ref()) {
                    sites.insert((number, at), self.makings.site(ty, is_exact));
                }
            }
        }
        for at in 0..self.makings.classes.len() {
            let class = program.class(self.makings.classes[at]);
            let is_constant = class.superclass.is_some_and(|above| {
                let is_body = class.is_anonymous && !program.class(above).enum_constants.is_empty();
                is_body || !class.enum_constants.is_empty()
            });
            if is_constant {
                self.put(self.constants, at);
            }
            if is_open && !class.is_local {
                self.put(self.outside, at);
            }
        }
        if is_open {
            let outside = self.makings.outside();
            self.put(self.outside, outside);
            let held = self.held(outside);
            self.edge(self.outside, held);
        }
        for number in 0..self.procedures.len() {
            self.filter(number);
            for at in 0..self.procedures[number].ops.len() {
                self.operation(number, at, sites.get(&(number, at)).copied(), is_open);
            }
        }
    }

    /// What values may be by their types.
    fn filter(&mut self, number: usize) {
        let procedure = &self.procedures[number];
        let program = self.world.program;
        for (at, op) in procedure.ops.iter().enumerate() {
            let this = Type::class(program.method(procedure.method).class);
            let is_this = matches!(op.kind, OpKind::Parameter(0)) && op.ty.is_none();
            let ty = op.ty.as_ref().or(is_this.then_some(&this));
            let node = self.of(number, OpId(at as u32)) as usize;
            self.filters[node] = ty.and_then(|ty| self.mask(ty));
        }
    }

    fn operation(&mut self, number: usize, at: usize, site: Option<usize>, is_open: bool) {
        let op = &self.procedures[number].ops[at];
        let node = self.of(number, OpId(at as u32));
        let operands = |origins: &mut Self| {
            for operand in &op.operands {
                let from = origins.of(number, *operand);
                origins.edge(from, node);
            }
        };
        match &op.kind {
            OpKind::New(made) => match made {
                Made::Object(class) => {
                    let made = self.makings.by_class.get(class).copied().or(site);
                    if let Some(made) = made {
                        self.put(node, made);
                    }
                }
                Made::Function(procedure) => self.function(number, at, *procedure),
                Made::Array => {}
            },
            OpKind::Parameter(_) if is_open => self.edge(self.outside, node),
            OpKind::LoadLocal(local) => {
                let from = self.local(number, *local);
                self.edge(from, node);
            }
            OpKind::StoreLocal(local) => {
                let to = self.local(number, *local);
                operands(self);
                self.edge(node, to);
            }
            OpKind::Compute => {
                operands(self);
                // What is caught.
                if op.operands.is_empty() {
                    self.edge(self.thrown, node);
                }
            }
            OpKind::Constant | OpKind::Return => operands(self),
            OpKind::Unknown => {
                operands(self);
                let statics = self.makings.statics();
                let held = self.held(statics);
                self.edge(held, node);
                self.edge(node, held);
            }
            OpKind::Jump => {
                for operand in &op.operands {
                    let from = self.of(number, *operand);
                    self.edge(from, self.thrown);
                }
            }
            OpKind::LoadField | OpKind::LoadElement(_) => {
                for loc in &op.reads {
                    let from = self.loc(*loc);
                    self.edge(from, node);
                }
                if is_open {
                    self.edge(self.outside, node);
                }
            }
            OpKind::StoreField | OpKind::StoreElement(_) => {
                if let Some(value) = op.operands.last() {
                    let from = self.of(number, *value);
                    for loc in &op.writes {
                        let to = self.loc(*loc);
                        self.edge(from, to);
                    }
                }
            }
            OpKind::Call(_) => self.call(number, at, site),
            OpKind::Entry | OpKind::Exit | OpKind::Branch | OpKind::Parameter(_) => {}
        }
    }

    /// A function: it takes along what it captures.
    fn function(&mut self, number: usize, at: usize, procedure: ProcedureId) {
        let op = &self.procedures[number].ops[at];
        let node = self.of(number, OpId(at as u32));
        let function = self
            .makings
            .functions
            .iter()
            .position(|it| *it == procedure);
        if let Some(function) = function {
            self.put(node, self.makings.classes.len() + function);
        }
        for (parameter, captured) in op.operands.iter().enumerate() {
            let from = self.of(number, *captured);
            if let Some(to) = self.parameter(procedure, parameter as u32) {
                self.edge(from, to);
            }
        }
    }

    fn parameter(&self, procedure: ProcedureId, number: u32) -> Option<Node> {
        let body = self.procedures.get(procedure.0 as usize)?;
        let mut ops = body.ops.iter();
        let is_it = |kind: &OpKind| matches!(kind, OpKind::Parameter(it) if *it == number);
        let at = ops.position(|op| is_it(&op.kind))?;
        Some(self.of(procedure.0 as usize, OpId(at as u32)))
    }

    fn call(&mut self, number: usize, at: usize, site: Option<usize>) {
        let op = &self.procedures[number].ops[at];
        let OpKind::Call(call) = &op.kind else { return };
        let node = self.of(number, OpId(at as u32));
        let program = self.world.program;
        let mut waiting = Waiting {
            procedure: number,
            op: at,
            handed: None,
            is_one_way: op.ty.as_ref().is_some_and(|ty| is_one_way(program, ty)),
            received: Set::default(),
            got: Set::default(),
            known: FxHashSet::default(),
            resolved: Resolved::default(),
            is_foreign: !call.is_virtual || self.may_be_simple(number, op.operands.first()),
        };
        let place = self.calls.len();
        if let Some(receiver) = op.operands.first().filter(|_| call.is_virtual) {
            let receiver = self.of(number, *receiver);
            self.users[receiver as usize].push(place);
            self.wake(receiver);
        }
        if let Some(effect) = &call.effect {
            let handed = self.node();
            waiting.handed = Some(handed);
            self.users[handed as usize].push(place);
            let is_array = |ty: Option<&Type>| matches!(ty, Some(Type::Array(element)) if element.as_primitive().is_none());
            let ops = &self.procedures[number].ops;
            let mut parts = op.operands.iter().map(|operand| &ops[operand.0 as usize]);
            let has_array = is_array(op.ty.as_ref()) || parts.any(|it| is_array(it.ty.as_ref()));
            if has_array {
                let elements = self.loc(Loc::Elements(None));
                self.edge(elements, handed);
                if !effect.is_pure {
                    self.edge(handed, elements);
                }
            }
            for operand in &op.operands {
                let from = self.of(number, *operand);
                self.edge(from, handed);
            }
            self.edge(handed, node);
            if let Some(site) = site {
                self.put(node, site);
                if waiting.is_one_way {
                    let held = self.held(site);
                    self.edge(handed, held);
                } else {
                    self.put(handed, site);
                }
            }
            self.known_by_library(number, at, handed);
            self.wake(handed);
        }
        self.calls.push(waiting);
        let targets = call.targets.clone();
        for target in targets {
            self.runs(place, &target, false);
        }
    }

    /// Whether the value may be one of those that aren't followed, and have methods of the library.
    fn may_be_simple(&self, procedure: usize, value: Option<&OpId>) -> bool {
        let program = self.world.program;
        let ty = value.and_then(|at| self.procedures[procedure].ops[at.0 as usize].ty.as_ref());
        let Some(class) = ty.and_then(|ty| ty.erasure().class_id()) else {
            return true;
        };
        let known = program.well_known();
        let of_arrays = [
            "java.lang.Object",
            "java.lang.Cloneable",
            "java.io.Serializable",
        ];
        let mut simple = [
            "java.lang.Integer",
            "java.lang.Character",
            "java.lang.Boolean",
        ]
        .iter()
        .filter_map(|name| program.class_by_name(name))
        .chain([known.string]);
        of_arrays.contains(&&*program.class(class).name)
            || simple.any(|it| program.is_subclass(it, class))
    }

    /// What the class library has besides what it is given.
    fn known_by_library(&mut self, number: usize, at: usize, handed: Node) {
        let program = self.world.program;
        let op = &self.procedures[number].ops[at];
        let OpKind::Call(call) = &op.kind else { return };
        let ops = &self.procedures[number].ops;
        let class = call
            .method
            .map(|it| &program.class(program.method(it).class).name);
        let is_static = !call.has_receiver;
        if class.is_some_and(|class| is_static && has_static_state(class)) {
            let statics = self.makings.statics();
            self.put(handed, statics);
        }
        if class.is_some_and(|class| library::catches(class)) {
            self.edge(self.thrown, handed);
        }
        let literal = |operand: &OpId| {
            let ty = ops[operand.0 as usize].ty.as_ref().and_then(Type::class_id);
            ty.is_some_and(|it| &*program.class(it).name == "java.lang.Class")
        };
        if op.operands.iter().any(literal) {
            self.edge(self.constants, handed);
        }
    }

    /// Until nothing is added.
    fn propagate(&mut self, budget: &Budget) -> Result<(), Stop> {
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

    /// A call's operands may be more.
    fn look(&mut self, place: usize, node: Node) {
        let (number, at) = (self.calls[place].procedure, self.calls[place].op);
        let OpKind::Call(call) = &self.procedures[number].ops[at].kind else {
            return;
        };
        if self.calls[place].handed == Some(node) {
            let effect = call.effect.as_ref();
            let is_kept = effect.is_some_and(|it| !it.is_pure);
            let calls_back = effect.is_some_and(|it| it.calls_back);
            let set = self.sets[node as usize].clone();
            let new: Vec<usize> = set
                .all()
                .filter(|it| !self.calls[place].got.has(*it))
                .collect();
            self.calls[place].got = set;
            for made in new {
                if self.holds(made) {
                    let held = self.held(made);
                    self.edge(held, node);
                    if is_kept {
                        self.edge(node, held);
                    }
                }
                if calls_back {
                    let targets = self.callbacks.get(made).cloned().unwrap_or_default();
                    for procedure in targets {
                        let target = Callee {
                            procedure,
                            arguments: Vec::new(),
                        };
                        self.runs(place, &target, true);
                    }
                }
            }
            return;
        }
        let (Some(method), operands) =
            (call.method, self.procedures[number].ops[at].operands.len())
        else {
            return;
        };
        let set = self.sets[node as usize].clone();
        let known = &self.calls[place].received;
        let new: Vec<usize> = set.all().filter(|it| !known.has(*it)).collect();
        self.calls[place].received = set;
        for made in new {
            match self.world.target(&self.makings, made, method, operands) {
                Some(target) => self.runs(place, &target, false),
                None => self.calls[place].is_foreign = true,
            }
        }
    }

    /// A call runs a procedure: values go in and come out.
    fn runs(&mut self, place: usize, target: &Callee, is_called_back: bool) {
        let procedure = target.procedure;
        if !self.calls[place].known.insert((procedure, is_called_back)) {
            return;
        }
        match is_called_back {
            true => self.calls[place].resolved.called_back.push(procedure),
            false => self.calls[place].resolved.targets.push(target.clone()),
        }
        let (number, at) = (self.calls[place].procedure, self.calls[place].op);
        let (call, handed) = (self.of(number, OpId(at as u32)), self.calls[place].handed);
        let op = &self.procedures[number].ops[at];
        let captures = self.world.function(procedure).map_or(0, |it| it.captures);
        let callee = &self.procedures[procedure.0 as usize];
        for (at, parameter) in callee.ops.iter().enumerate() {
            let OpKind::Parameter(which) = parameter.kind else {
                continue;
            };
            if (which as usize) < captures {
                continue;
            }
            let argument = target.arguments.get(which as usize).copied().flatten();
            let from = match argument.and_then(|it| op.operands.get(it)) {
                Some(operand) => Some(self.of(number, *operand)),
                None => handed,
            };
            if let Some(from) = from {
                let to = self.of(procedure.0 as usize, OpId(at as u32));
                self.edge(from, to);
            }
        }
        for returned in &callee.returns {
            let from = self.of(procedure.0 as usize, *returned);
            self.edge(from, call);
            if let Some(handed) = handed {
                self.edge(from, handed);
            }
        }
    }
}

/// Streams and the like: their source never gets what becomes of them.
fn is_one_way(program: &Program, ty: &Type) -> bool {
    let class = ty.class_id().map(|class| &*program.class(class).name);
    class.is_some_and(|class| {
        class.starts_with("java.util.stream.")
            || class.starts_with("java.util.Optional")
            || class == "java.util.Iterator"
    })
}

/// Static methods that keep what they are given, or give what others have given.
fn has_static_state(class: &str) -> bool {
    let has_none = ["java.util.", "java.math.", "java.time.", "java.text."];
    let is_known = has_none.iter().any(|it| class.starts_with(it));
    let keeps = [
        "java.util.logging.",
        "java.util.concurrent.",
        "java.util.Locale",
    ];
    let own = ["java.lang.System", "java.lang.Thread", "java.lang.Runtime"];
    let is_plain = class.starts_with("java.lang.") && !own.contains(&class);
    !(is_known || is_plain) || keeps.iter().any(|it| class.starts_with(it))
}

/// The object of the class library that an operation gives, if it may be one: its type, and whether it is
/// of exactly that class.
fn library_site(program: &Program, kind: &OpKind, ty: Option<&Type>) -> Option<(Type, bool)> {
    let is_library = |class: ClassId| program.class(class).is_library;
    match kind {
        OpKind::New(Made::Object(class)) if is_library(*class) => {
            let ty = ty.filter(|ty| ty.class_id() == Some(*class)).cloned();
            Some((ty.unwrap_or(Type::class(*class)), true))
        }
        OpKind::Call(call) if call.effect.is_some() => match ty {
            Some(ty @ Type::Class(class, _)) => {
                let may_be = is_library(*class) && !library::is_simple(program, ty);
                may_be.then(|| (ty.clone(), false))
            }
            Some(Type::Variable(variable)) => Some((Type::class(variable.erased_bound), false)),
            _ => None,
        },
        _ => None,
    }
}

/// By what has it: what the class library may call.
fn callbacks(world: &World<'_>, makings: &Makings) -> Vec<Vec<ProcedureId>> {
    let program = world.program;
    let methods: Vec<(MethodId, ProcedureId)> = world
        .methods
        .iter()
        .filter(|method| library::may_be_called_back(program, **method))
        .filter_map(|method| Some((*method, *world.by_method.get(method)?)))
        .collect();
    let mut callbacks: Vec<Vec<ProcedureId>> = Vec::new();
    for class in &makings.classes {
        let own = methods.iter().filter(|(method, _)| {
            let declared = program.method(*method).class;
            program.is_subclass(*class, declared)
                && program.resolve_virtual(*class, *method) == Some(*method)
        });
        callbacks.push(own.map(|(_, procedure)| *procedure).collect());
    }
    for procedure in &makings.functions {
        let interfaces = world.function(*procedure).map(|it| &it.interfaces);
        let has = |class: ClassId| {
            let mut interfaces = interfaces.into_iter().flatten();
            interfaces.any(|it| program.is_subclass(*it, class))
        };
        let own = methods
            .iter()
            .filter(|(method, _)| has(program.method(*method).class));
        let own = own.map(|(_, procedure)| *procedure);
        callbacks.push(std::iter::once(*procedure).chain(own).collect());
    }
    callbacks
}
