//! `assignable`: what existed before a call and isn't named there must be the same afterwards.
//!
//! What must hold: objects made during the call don't count; an `assignable` place that can't be
//! resolved allows everything (no violation is claimed that isn't one).

use interp::Interpreter;
use interp::heap::{Data, Heap, Reference};
use interp::machine::{Machine, Slot};
use java::ir::AssignablePlace;
use java::types::{FieldId, MethodId};
use rustc_hash::FxHashSet;

/// The heap before a call, and what may change.
pub(crate) struct Frame<S> {
    before: Heap<S>,
    /// Fields of `this` (`Some`) or of any object (`None`).
    fields: FxHashSet<(Option<Reference>, FieldId)>,
    arrays: FxHashSet<Reference>,
    /// Static fields of classes that were initialised before.
    statics: Vec<(FieldId, u64)>,
    allows_all: bool,
}

impl<S: Copy + Default + PartialEq + std::fmt::Debug> Frame<S> {
    pub(crate) fn new<M: Machine<Shadow = S>>(
        interpreter: &Interpreter<M>,
        method: MethodId,
        places: &[AssignablePlace],
        receiver: Option<Reference>,
        args: &[Slot<S>],
    ) -> Self {
        let mut frame = Frame {
            before: interpreter.runtime().heap.clone(),
            fields: FxHashSet::default(),
            arrays: FxHashSet::default(),
            statics: static_fields(interpreter),
            allows_all: false,
        };
        let names = &interpreter.program().method(method).param_names;
        for place in places {
            match place {
                AssignablePlace::Field { of_this, field } => {
                    let owner = if *of_this { receiver } else { None };
                    frame.fields.insert((owner, *field));
                }
                AssignablePlace::Elements { root } => {
                    let root = root.strip_prefix("this.").unwrap_or(root);
                    let argument = names.iter().position(|name| &**name == root);
                    let array = match argument.and_then(|index| args.get(index)) {
                        Some(slot) => Some(Reference::from_bits(slot.bits)),
                        None => receiver
                            .and_then(|object| interpreter.runtime().field(object, root))
                            .map(|slot| Reference::from_bits(slot.bits)),
                    };
                    match array {
                        Some(array) => {
                            frame.arrays.insert(array);
                        }
                        None => frame.allows_all = true,
                    }
                }
                AssignablePlace::Other(_) => frame.allows_all = true,
            }
        }
        frame
    }

    /// What changed without permission, in words.
    pub(crate) fn violation<M: Machine<Shadow = S>>(
        &self,
        interpreter: &Interpreter<M>,
    ) -> Option<String> {
        if self.allows_all {
            return None;
        }
        let changed_static = self.statics.iter().find(|(id, before)| {
            let field = interpreter.program().field(*id);
            interpreter.static_field(field.slot).bits != *before
                && !self.fields.contains(&(None, *id))
        });
        if let Some((id, _)) = changed_static {
            return Some(format!("`{}`", interpreter.program().field(*id).name));
        }
        let after = &interpreter.runtime().heap;
        (1..self.before.len() as u32)
            .map(Reference)
            .find_map(
                |object| match (&self.before.get(object).data, &after.get(object).data) {
                    (Data::Object(before), Data::Object(_)) => {
                        self.changed_field(interpreter, object, before.len() as u32)
                    }
                    (before, now) if before.array_length().is_some() => {
                        let is_allowed = self.arrays.contains(&object);
                        let length = before.array_length().unwrap_or(0);
                        let changed = |index: &usize| before.element(*index) != now.element(*index);
                        let index = (0..length).find(changed).filter(|_| !is_allowed)?;
                        Some(format!("element {index} of an array"))
                    }
                    _ => None,
                },
            )
    }

    fn changed_field<M: Machine<Shadow = S>>(
        &self,
        interpreter: &Interpreter<M>,
        object: Reference,
        slots: u32,
    ) -> Option<String> {
        let program = interpreter.program();
        let class = self.before.type_of(object).as_class()?;
        if program.class(class).is_library {
            return None;
        }
        let after = &interpreter.runtime().heap;
        let changed = (0..slots).find(|slot| {
            let before = self.before.field(object, *slot).map(|slot| slot.bits);
            before != after.field(object, *slot).map(|slot| slot.bits)
        })?;
        let mut current = Some(class);
        while let Some(class) = current {
            for id in &program.class(class).fields {
                let field = program.field(*id);
                if !field.is_static && field.slot == changed {
                    let is_allowed = self.fields.contains(&(Some(object), *id))
                        || self.fields.contains(&(None, *id));
                    return (!is_allowed).then(|| format!("`{}`", field.name));
                }
            }
            current = program.class(class).superclass;
        }
        None
    }
}

fn static_fields<M: Machine>(interpreter: &Interpreter<M>) -> Vec<(FieldId, u64)> {
    let program = interpreter.program();
    let classes = interpreter.initialized_classes();
    let users = classes
        .into_iter()
        .map(|id| program.class(id))
        .filter(|class| !class.is_library);
    users
        .flat_map(|class| class.fields.iter().copied())
        .filter(|id| program.field(*id).is_static)
        .map(|id| (id, interpreter.static_field(program.field(id).slot).bits))
        .collect()
}
