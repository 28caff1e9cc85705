//! Which procedures may have to do with some members of the file: what may call them, what all these
//! may call, and what makes the objects and static fields that they use. The others need no analysis.
//!
//! What must hold: a value at one of the members depends on no procedure that is left out, wherever
//! the run begins.

use super::world::World;
use crate::flow::graph::{Loc, OpKind, Procedure, ProcedureId, started};
use crate::program::subject::Subject;
use crate::source::tree::NodeIndex;
use java::program::MethodKind;
use java::types::{ClassId, Type};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// For each procedure, whether it may matter.
pub(crate) fn near(
    subject: &Subject,
    world: &World<'_>,
    procedures: &[Procedure],
    members: &BTreeSet<NodeIndex>,
) -> Vec<bool> {
    let mut reach = Reach {
        world,
        procedures,
        callers: vec![Vec::new(); procedures.len()],
        is_near: vec![false; procedures.len()],
        classes: FxHashSet::default(),
        waiting: Vec::new(),
    };
    for (caller, procedure) in procedures.iter().enumerate() {
        for target in targets(procedure) {
            reach.callers[target].push(caller);
        }
        for op in &procedure.ops {
            let class = started(world.program, world, op);
            let initializers = class.and_then(|class| world.initializers.get(&class));
            for initializer in initializers.into_iter().flatten() {
                let callers = &mut reach.callers[initializer.0 as usize];
                if callers.last() != Some(&caller) {
                    callers.push(caller);
                }
            }
        }
    }
    let tree = &subject.tree;
    let starts: Vec<usize> = procedures
        .iter()
        .enumerate()
        .filter(|(_, procedure)| {
            let mut nodes = procedure.ops.iter().filter_map(|op| op.node);
            nodes.any(|node| members.iter().any(|member| tree.contains(*member, node)))
        })
        .map(|(number, _)| number)
        .collect();
    for start in starts {
        reach.take(start);
    }
    reach.outwards();
    reach.inwards();
    reach.is_near
}

fn targets(procedure: &Procedure) -> impl Iterator<Item = usize> {
    let calls = procedure.ops.iter().filter_map(|op| match &op.kind {
        OpKind::Call(call) => Some(call),
        _ => None,
    });
    calls.flat_map(|call| call.targets.iter().map(|it| it.procedure.0 as usize))
}

struct Reach<'a> {
    world: &'a World<'a>,
    procedures: &'a [Procedure],
    callers: Vec<Vec<usize>>,
    is_near: Vec<bool>,
    /// Whose constructors and initialisers are taken in.
    classes: FxHashSet<ClassId>,
    waiting: Vec<usize>,
}

impl Reach<'_> {
    fn take(&mut self, procedure: usize) {
        if let Some(is_near) = self.is_near.get_mut(procedure)
            && !std::mem::replace(is_near, true)
        {
            self.waiting.push(procedure);
        }
    }

    /// What may call what is near, and where functions come from.
    fn outwards(&mut self) {
        while let Some(at) = self.waiting.pop() {
            for caller in std::mem::take(&mut self.callers[at]) {
                self.take(caller);
            }
            self.siblings(at);
            // Initialisers run with anything else of their class.
            let method = self.world.program.method(self.procedures[at].method);
            let is_initializer = matches!(
                method.kind,
                MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock
            );
            if is_initializer {
                for other in self.world.program.class(method.class).methods.clone() {
                    self.take_method(other);
                }
            }
        }
    }

    /// What all that is near may call or need to have been run.
    fn inwards(&mut self) {
        self.waiting = (0..self.procedures.len())
            .filter(|at| self.is_near[*at])
            .collect();
        while let Some(at) = self.waiting.pop() {
            let procedure = &self.procedures[at];
            for target in targets(procedure) {
                self.take(target);
            }
            self.siblings(at);
            let program = self.world.program;
            let method = program.method(procedure.method);
            self.take_class(method.class);
            for ty in &method.params {
                self.take_type(ty);
            }
            for op in &procedure.ops {
                for loc in op.reads.iter().chain(&op.writes) {
                    if let Loc::Field(field) = loc {
                        let field = program.field(*field);
                        self.take_class(field.class);
                        self.take_type(&field.ty);
                    }
                }
            }
        }
    }

    /// A function is made in the method it stands in.
    fn siblings(&mut self, at: usize) {
        let method = self.procedures[at].method;
        if self.procedures[at].is_lambda {
            self.take_method(method);
        }
        let first = self.world.methods.len();
        for (number, function) in self.world.functions.iter().enumerate() {
            if function.within == method && self.procedures[at].is_lambda {
                self.take(first + number);
            }
        }
    }

    fn take_method(&mut self, method: java::types::MethodId) {
        if let Some(ProcedureId(number)) = self.world.by_method.get(&method) {
            self.take(*number as usize);
        }
    }

    /// An object of this type, or of a class below, may come from outside.
    fn take_type(&mut self, ty: &Type) {
        let mut element = ty;
        while let Type::Array(inner) = element {
            element = inner;
        }
        let class = match element {
            Type::Class(class, _) => *class,
            Type::Variable(variable) => variable.erased_bound,
            _ => return,
        };
        let program = self.world.program;
        if program.class(class).is_library {
            return;
        }
        for other in program.classes() {
            if !other.is_library && program.is_subclass(other.id, class) {
                self.take_class(other.id);
            }
        }
    }

    fn take_class(&mut self, class: ClassId) {
        if !self.classes.insert(class) {
            return;
        }
        let program = self.world.program;
        for method in &program.class(class).methods {
            let is_early = matches!(
                program.method(*method).kind,
                MethodKind::Constructor
                    | MethodKind::FieldInitializer(_)
                    | MethodKind::InitializerBlock
                    | MethodKind::Implicit(_)
            );
            if is_early || self.world.lifecycle.contains(method) {
                self.take_method(*method);
            }
        }
        if let Some(superclass) = program.class(class).superclass {
            self.take_class(superclass);
        }
    }
}
