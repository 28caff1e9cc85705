//! How objects of the class library were made that don't tell what is in them: iterators, streams,
//! generators of random numbers, scanners.
//!
//! What must hold: an origin is told only as long as nothing inside the object has changed since, so
//! that making it again gives an equal object.

use interp::heap::{Data, Reference};
use interp::machine::Machine;
use interp::runtime::Runtime;
use java::program::Program;
use java::types::{MethodId, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// Values inside one object that are looked at; a larger one has no origin.
const INSIDE: usize = 400;

#[derive(Clone, Debug)]
struct Origin {
    method: MethodId,
    /// What the method was given; of an instance method the object it was called on first.
    args: Vec<(Type, u64)>,
    inside: Vec<u64>,
}

/// The origins of the objects of one run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origins(FxHashMap<Reference, Origin>);

impl Origins {
    /// To be told right after the object was made.
    pub(crate) fn note<M: Machine>(
        &mut self,
        runtime: &Runtime<M>,
        object: Reference,
        method: MethodId,
        args: impl Iterator<Item = u64>,
    ) {
        let is_library = runtime
            .heap
            .type_of(object)
            .as_class()
            .is_some_and(|class| runtime.program.class(class).is_library);
        if object.is_null() || !is_library {
            return;
        }
        let Some(inside) = inside(runtime, object) else {
            return;
        };
        let types = types_of_arguments(&runtime.program, method);
        let args = types.into_iter().zip(args).collect();
        let origin = Origin {
            method,
            args,
            inside,
        };
        self.0.insert(object, origin);
    }

    /// What made the object and with what, if it is as it was then.
    pub(crate) fn of<M: Machine>(
        &self,
        runtime: &Runtime<M>,
        object: Reference,
    ) -> Option<(MethodId, Vec<(Type, u64)>)> {
        let origin = self.0.get(&object)?;
        let is_untouched = inside(runtime, object)? == origin.inside;
        is_untouched.then(|| (origin.method, origin.args.clone()))
    }
}

/// The types of a maker's arguments, the object it is called on first ([`is_called_on_object`]).
pub(crate) fn types_of_arguments(program: &Program, method: MethodId) -> Vec<Type> {
    let declared = program.method(method);
    let class = program.class(declared.class);
    let on = match (&*declared.name, class.outer_field, class.outer) {
        ("<init>", Some(_), Some(outer)) => Some(outer),
        ("<init>", _, _) => None,
        _ => (!declared.is_static).then_some(declared.class),
    };
    on.map(Type::class)
        .into_iter()
        .chain(declared.params.iter().cloned())
        .collect()
}

/// What the arguments are called.
pub(crate) fn names_of_arguments(program: &Program, method: MethodId) -> Vec<String> {
    let receiver = is_called_on_object(program, method).then(|| "of".to_owned());
    let names = program.method(method).param_names.iter();
    receiver
        .into_iter()
        .chain(names.map(ToString::to_string))
        .collect()
}

/// Whether the first of a maker's arguments is the object it is called on: of an instance method, and
/// of a constructor of an inner class.
pub(crate) fn is_called_on_object(program: &Program, method: MethodId) -> bool {
    let declared = program.method(method);
    match &*declared.name {
        "<init>" => program.class(declared.class).outer_field.is_some(),
        _ => !declared.is_static,
    }
}

/// Everything in the object that belongs to the class library.
fn inside<M: Machine>(runtime: &Runtime<M>, object: Reference) -> Option<Vec<u64>> {
    let program = &runtime.program;
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut waiting = VecDeque::from([object]);
    while let Some(object) = waiting.pop_front() {
        if object.is_null() || !seen.insert(object) {
            continue;
        }
        match &runtime.heap.get(object).data {
            Data::Object(fields) => {
                let class = runtime.heap.type_of(object).as_class()?;
                if !program.class(class).is_library {
                    continue;
                }
                for field in crate::capture::instance_fields(program, class) {
                    let field = program.field(field);
                    let bits = fields.get(field.slot as usize)?.bits;
                    found.push(bits);
                    if field.ty.is_reference() {
                        waiting.push_back(Reference::from_bits(bits));
                    }
                }
            }
            Data::References(elements) => {
                found.extend(elements.iter().map(|element| element.bits()));
                waiting.extend(elements.iter().copied());
            }
            Data::Str(_) | Data::Class(_) | Data::Lambda(_) | Data::Free => {}
            _ => {
                let length = runtime.heap.array_length(object)?;
                if length > INSIDE {
                    return None;
                }
                let cells = (0..length).filter_map(|index| runtime.heap.element(object, index));
                found.extend(cells.map(|slot| slot.bits));
            }
        }
        if found.len() > INSIDE {
            return None;
        }
    }
    Some(found)
}
