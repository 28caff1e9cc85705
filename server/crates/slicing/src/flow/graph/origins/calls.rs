//! What calls run, and how values flow into what they run and out of it.

use super::{Makings, Node, Origins, Resolved, Waiting, World};
use crate::flow::graph::library;
use crate::flow::graph::{Callee, Loc, OpId, OpKind, ProcedureId};
use crate::flow::set::Set;
use java::program::Program;
use java::types::{ClassId, MethodId, Type};
use rustc_hash::FxHashSet;

impl Origins<'_> {
    pub(super) fn call(&mut self, number: usize, at: usize, site: Option<usize>) {
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
    pub(super) fn may_be_simple(&self, procedure: usize, value: Option<&OpId>) -> bool {
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
    pub(super) fn known_by_library(&mut self, number: usize, at: usize, handed: Node) {
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

    /// A call's operands may be more.
    pub(super) fn look(&mut self, place: usize, node: Node) {
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
    pub(super) fn runs(&mut self, place: usize, target: &Callee, is_called_back: bool) {
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

/// By what has it: what the class library may call.
pub(super) fn callbacks(world: &World<'_>, makings: &Makings) -> Vec<Vec<ProcedureId>> {
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
