//! Builds objects step by step in a real run, so that what a test would write is known to give the
//! state that is wanted.
//!
//! What must hold: a step that can be written in the test does here exactly what it does there.

use crate::capture::{Identities, capture};
use crate::case::{Content, HeapGraph, ObjectId, Value};
use crate::describe;
use crate::input::{call_maker, enum_constant, make_empty, new_string};
use crate::isomorphic::isomorphic;
use crate::origin::Origins;
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::{Concrete, Slot};
use interp::outcome::Completion;
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use std::collections::BTreeMap;

/// One statement of a set-up.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step {
    /// `Class object = new Class(args);`; of an inner class, `Inner object = first.new Inner(others);`
    New {
        object: ObjectId,
        constructor: MethodId,
        args: Vec<Value>,
    },
    /// `Class object = new Class(args);`, `… = Class.method(args);` or `… = first.method(others);`, of the
    /// class library.
    Make {
        object: ObjectId,
        method: MethodId,
        args: Vec<Value>,
    },
    /// `object.method(args);`
    Call {
        object: ObjectId,
        method: MethodId,
        args: Vec<Value>,
    },
    /// `object.field = value;`
    Assign {
        object: ObjectId,
        field: FieldId,
        value: Value,
    },
    /// An array or a collection with these contents as they stand in the wanted heap.
    Contents { object: ObjectId },
    /// `array[index] = value;`
    Cell {
        object: ObjectId,
        index: usize,
        value: Value,
    },
}

/// A run in which some objects of the wanted heap exist.
#[derive(Clone)]
pub(super) struct Workbench<'a> {
    pub(super) program: &'a Program,
    pub(super) wanted: &'a HeapGraph,
    interpreter: Interpreter<Concrete>,
    built: BTreeMap<ObjectId, Reference>,
    origins: Origins,
}

impl<'a> Workbench<'a> {
    pub(super) fn new(
        program: &'a Program,
        wanted: &'a HeapGraph,
        interpreter: Interpreter<Concrete>,
    ) -> Self {
        Workbench {
            program,
            wanted,
            interpreter,
            built: BTreeMap::new(),
            origins: Origins::default(),
        }
    }

    pub(super) fn has(&self, object: ObjectId) -> bool {
        self.built.contains_key(&object)
    }

    /// `None` where the step isn't possible or throws.
    pub(super) fn run(&mut self, step: &Step) -> Option<()> {
        match step {
            Step::New {
                object,
                constructor,
                args,
            } => {
                let args = self.arguments(args)?;
                match call_maker(&mut self.interpreter, *constructor, &args).ok()? {
                    Completion::Return(Some(slot)) => {
                        self.built.insert(*object, Reference::from_bits(slot.bits));
                        Some(())
                    }
                    _ => None,
                }
            }
            Step::Make {
                object,
                method,
                args,
            } => {
                let slots = self.arguments(args)?;
                match call_maker(&mut self.interpreter, *method, &slots).ok()? {
                    Completion::Return(Some(slot)) => {
                        let made = Reference::from_bits(slot.bits);
                        let args = slots.iter().map(|slot| slot.bits);
                        let runtime = self.interpreter.runtime();
                        self.origins.note(runtime, made, *method, args);
                        self.built.insert(*object, made);
                        Some(())
                    }
                    _ => None,
                }
            }
            Step::Call {
                object,
                method,
                args,
            } => {
                let args = self.arguments(args)?;
                let receiver = *self.built.get(object)?;
                match self.interpreter.call(*method, Some(receiver), &args).ok()? {
                    Completion::Return(_) => Some(()),
                    Completion::Throw(_) => None,
                }
            }
            Step::Assign {
                object,
                field,
                value,
            } => {
                let declared = self.program.field(*field);
                let slot = self.slot(*value)?;
                let object = *self.built.get(object)?;
                let heap = &mut self.interpreter.runtime_mut().heap;
                heap.set_field(object, declared.slot, slot).then_some(())
            }
            Step::Cell {
                object,
                index,
                value,
            } => {
                let slot = self.slot(*value)?;
                let object = *self.built.get(object)?;
                let heap = &mut self.interpreter.runtime_mut().heap;
                heap.set_element(object, *index, slot).then_some(())
            }
            Step::Contents { object } => {
                let reference = self.contents(*object)?;
                self.built.insert(*object, reference);
                Some(())
            }
        }
    }

    fn arguments(&mut self, args: &[Value]) -> Option<Vec<Slot<()>>> {
        args.iter().map(|value| self.slot(*value)).collect()
    }

    /// The wanted value in this run; `None` for an object that isn't built.
    pub(super) fn slot(&mut self, value: Value) -> Option<Slot<()>> {
        match value {
            Value::Primitive(_, bits) => Some(Slot::plain(bits)),
            Value::Null => Some(Reference::NULL.slot()),
            Value::Object(id) => {
                if let Some(reference) = self.built.get(&id) {
                    return Some(reference.slot());
                }
                match &describe::object(self.wanted, id)?.content {
                    Content::Text(text) => {
                        Some(new_string(&mut self.interpreter, text).ok()?.slot())
                    }
                    Content::Enum(field) => enum_constant(&mut self.interpreter, *field).ok(),
                    Content::Boxed(ty, bits) => self.boxed(*ty, *bits),
                    _ => None,
                }
            }
        }
    }

    fn boxed(&mut self, ty: Primitive, bits: u64) -> Option<Slot<()>> {
        let class = self.program.well_known().wrapper(ty);
        let value_of = self
            .program
            .class(class)
            .methods
            .iter()
            .copied()
            .find(|id| {
                let method = self.program.method(*id);
                method.is_static
                    && &*method.name == "valueOf"
                    && method.params == [Type::Primitive(ty)]
            })?;
        let call = self.interpreter.call(value_of, None, &[Slot::plain(bits)]);
        match call.ok()? {
            Completion::Return(slot) => slot,
            Completion::Throw(_) => None,
        }
    }

    /// An array or collection with the wanted contents; parts that aren't built stay empty.
    fn contents(&mut self, id: ObjectId) -> Option<Reference> {
        let object = describe::object(self.wanted, id)?.clone();
        match &object.content {
            Content::Array(element, values) => {
                let slots: Vec<Slot<()>> = values
                    .iter()
                    .map(|value| self.slot(*value).unwrap_or_default())
                    .collect();
                let ty = Type::array_of(element.clone());
                self.interpreter.allocate_array(&ty, &slots).ok()
            }
            Content::Sequence(values) => {
                let class = object.class.class_id()?;
                if let Some(name) = immutable(self.program, class) {
                    return self.immutable(name, values);
                }
                let collection = self.make(&object.class)?;
                let add = self.public_method("java.util.Collection", "add", 1)?;
                for value in values {
                    let slot = self.slot(*value)?;
                    self.call(add, collection, &[slot])?;
                }
                Some(collection)
            }
            Content::Mapping(entries) => {
                let map = self.make(&object.class)?;
                let put = self.public_method("java.util.Map", "put", 2)?;
                for (key, value) in entries {
                    let (key, value) = (self.slot(*key)?, self.slot(*value)?);
                    self.call(put, map, &[key, value])?;
                }
                Some(map)
            }
            _ => None,
        }
    }

    /// `List.of(…)` and `Set.of(…)`.
    fn immutable(&mut self, interface: &str, values: &[Value]) -> Option<Reference> {
        let class = self.program.class_by_name(interface)?;
        let object = Type::class(self.program.well_known().object);
        let of = self
            .program
            .class(class)
            .methods
            .iter()
            .copied()
            .find(|id| {
                let method = self.program.method(*id);
                &*method.name == "of" && method.is_varargs
            })?;
        let slots: Option<Vec<_>> = values.iter().map(|value| self.slot(*value)).collect();
        let array = self
            .interpreter
            .allocate_array(&Type::array_of(object), &slots?)
            .ok()?;
        match self.interpreter.call(of, None, &[array.slot()]).ok()? {
            Completion::Return(Some(slot)) => Some(Reference::from_bits(slot.bits)),
            _ => None,
        }
    }

    fn make(&mut self, ty: &Type) -> Option<Reference> {
        match make_empty(&mut self.interpreter, ty)?.ok()? {
            Completion::Return(Some(slot)) => Some(Reference::from_bits(slot.bits)),
            _ => None,
        }
    }

    fn public_method(&self, class: &str, name: &str, parameters: usize) -> Option<MethodId> {
        let class = self.program.class_by_name(class)?;
        self.program
            .class(class)
            .methods
            .iter()
            .copied()
            .find(|id| {
                let method = self.program.method(*id);
                &*method.name == name && method.params.len() == parameters && !method.is_static
            })
    }

    fn call(&mut self, method: MethodId, receiver: Reference, args: &[Slot<()>]) -> Option<()> {
        match self.interpreter.call(method, Some(receiver), args).ok()? {
            Completion::Return(_) => Some(()),
            Completion::Throw(_) => None,
        }
    }

    /// Whether a field has the wanted value already.
    pub(super) fn holds(&mut self, object: ObjectId, field: FieldId, value: Value) -> bool {
        let declared = self.program.field(field);
        let Some(reference) = self.built.get(&object) else {
            return false;
        };
        let heap = &self.interpreter.runtime().heap;
        let Some(slot) = heap.field(*reference, declared.slot) else {
            return false;
        };
        if let Value::Object(id) = value
            && let Some(built) = self.built.get(&id)
        {
            return built.bits() == slot.bits;
        }
        if describe::inline_text(self.program, self.wanted, value).is_none() {
            return false;
        }
        let mut identities = Identities::with_origins(self.origins.clone());
        let root = [(declared.ty.clone(), slot.bits)];
        match capture(&mut self.interpreter, &mut identities, &root) {
            Ok((values, heap)) => isomorphic((&heap, &values), (self.wanted, &[value])),
            Err(_) => false,
        }
    }

    /// What an object and everything built looks like now.
    pub(super) fn state(&mut self) -> Option<HeapGraph> {
        let roots: Vec<(Type, u64)> = self
            .built
            .values()
            .map(|reference| (Type::Null, reference.bits()))
            .collect();
        let mut identities = Identities::with_origins(self.origins.clone());
        let (_, heap) = capture(&mut self.interpreter, &mut identities, &roots).ok()?;
        Some(heap)
    }

    /// Whether everything built so far is as wanted.
    pub(super) fn is_as_wanted(&mut self) -> bool {
        let (ids, roots): (Vec<Value>, Vec<(Type, u64)>) = self
            .built
            .iter()
            .map(|(id, reference)| (Value::Object(*id), (Type::Null, reference.bits())))
            .unzip();
        let mut identities = Identities::with_origins(self.origins.clone());
        match capture(&mut self.interpreter, &mut identities, &roots) {
            Ok((values, heap)) => isomorphic((&heap, &values), (self.wanted, &ids)),
            Err(_) => false,
        }
    }

    /// The value of a static field after its class's initialisation, compared with a wanted one.
    pub(super) fn static_is(&mut self, field: FieldId, wanted: Value) -> bool {
        let declared = self.program.field(field);
        let (ty, class, slot) = (declared.ty.clone(), declared.class, declared.slot);
        if !matches!(
            self.interpreter.initialize_class(class),
            Ok(Completion::Return(_))
        ) {
            return false;
        }
        let bits = self.interpreter.static_field(slot).bits;
        let mut identities = Identities::with_origins(self.origins.clone());
        match capture(&mut self.interpreter, &mut identities, &[(ty, bits)]) {
            Ok((values, heap)) => isomorphic((&heap, &values), (self.wanted, &[wanted])),
            Err(_) => false,
        }
    }
}

/// The interface whose `of` makes objects of this class of the library, if that is the only way.
pub(super) fn immutable(program: &Program, class: ClassId) -> Option<&'static str> {
    match &*program.class(class).name {
        "java.util.ImmutableList" => Some("java.util.List"),
        "java.util.ImmutableSet" => Some("java.util.Set"),
        _ => None,
    }
}
