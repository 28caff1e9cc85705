//! Inputs of a method as data: shown to the user, stored in a case, and built again in any run.

use crate::show;
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::{Machine, Slot};
use interp::outcome::{Completion, Halt};
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use std::sync::Arc;

/// One argument (or a part of one).
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// Raw bits as in `java::ops`.
    Primitive(Primitive, u64),
    Null,
    Str(Arc<[u16]>),
    /// The element type, then the elements.
    Array(Type, Vec<Input>),
    Enum(FieldId),
    /// An object made by a constructor.
    New {
        class: ClassId,
        constructor: MethodId,
        args: Vec<Input>,
    },
    /// An object with these field values, made without a constructor: for classes whose invariants
    /// say what a valid object is.
    Fields {
        class: ClassId,
        fields: Vec<(FieldId, Input)>,
    },
    /// A wrapper object; `method` is its `valueOf`.
    Boxed {
        method: MethodId,
        value: Box<Input>,
    },
}

/// Makes the slot of a primitive: given the machine, the type, and the input's bits.
pub type Leaf<'a, M> = dyn FnMut(&mut M, Primitive, u64) -> Slot<<M as Machine>::Shadow> + 'a;

/// Why an input could not be built.
#[derive(Clone, Debug, PartialEq)]
pub enum BuildFailure {
    Halt(Halt),
    /// A constructor threw.
    Thrown(Reference),
}

impl From<Halt> for BuildFailure {
    fn from(halt: Halt) -> Self {
        BuildFailure::Halt(halt)
    }
}

impl Input {
    /// Builds the value in a run. `leaf` makes the slot of each primitive, counted from 0 over all
    /// inputs of the call: in a symbolic run it may leave the value open.
    pub fn build<M: Machine>(
        &self,
        interpreter: &mut Interpreter<M>,
        leaf: &mut Leaf<'_, M>,
    ) -> Result<Slot<M::Shadow>, BuildFailure> {
        match self {
            Input::Primitive(ty, bits) => Ok(leaf(interpreter.machine_mut(), *ty, *bits)),
            Input::Null => Ok(Reference::NULL.slot()),
            Input::Str(text) => Ok(new_string(interpreter, text)?.slot()),
            Input::Enum(field) => enum_constant(interpreter, *field),
            Input::Array(element, inputs) => {
                let values = inputs
                    .iter()
                    .map(|input| input.build(interpreter, leaf))
                    .collect::<Result<Vec<_>, _>>()?;
                let ty = Type::array_of(element.clone());
                Ok(interpreter.allocate_array(&ty, &values)?.slot())
            }
            Input::New {
                constructor, args, ..
            } => {
                let values = args
                    .iter()
                    .map(|arg| arg.build(interpreter, leaf))
                    .collect::<Result<Vec<_>, _>>()?;
                match interpreter.construct(*constructor, &values)? {
                    Completion::Return(Some(object)) => Ok(object),
                    Completion::Return(None) => Ok(Reference::NULL.slot()),
                    Completion::Throw(exception) => Err(BuildFailure::Thrown(exception)),
                }
            }
            Input::Fields { class, fields } => {
                if let Completion::Throw(exception) = interpreter.initialize_class(*class)? {
                    return Err(BuildFailure::Thrown(exception));
                }
                let object = interpreter.allocate_object(*class)?;
                for (field, input) in fields {
                    let value = input.build(interpreter, leaf)?;
                    let slot = interpreter.program().field(*field).slot;
                    interpreter
                        .runtime_mut()
                        .heap
                        .set_field(object, slot, value);
                }
                Ok(object.slot())
            }
            Input::Boxed { method, value } => {
                let value = value.build(interpreter, leaf)?;
                match interpreter.call(*method, None, &[value])? {
                    Completion::Return(Some(object)) => Ok(object),
                    Completion::Return(None) => Ok(Reference::NULL.slot()),
                    Completion::Throw(exception) => Err(BuildFailure::Thrown(exception)),
                }
            }
        }
    }

    /// Sets the primitives in it, in the order in which `build` meets them.
    pub fn set_leaves(&mut self, values: &mut dyn Iterator<Item = u64>) {
        match self {
            Input::Primitive(_, bits) => {
                if let Some(value) = values.next() {
                    *bits = value;
                }
            }
            Input::Array(_, inputs) => inputs.iter_mut().for_each(|input| input.set_leaves(values)),
            Input::New { args, .. } => args.iter_mut().for_each(|input| input.set_leaves(values)),
            Input::Fields { fields, .. } => {
                fields
                    .iter_mut()
                    .for_each(|(_, input)| input.set_leaves(values));
            }
            Input::Boxed { value, .. } => value.set_leaves(values),
            Input::Null | Input::Str(_) | Input::Enum(_) => {}
        }
    }

    /// As written in Java, nearly: `{1, 2}` for arrays.
    pub fn show(&self, program: &Program) -> String {
        let list = |inputs: &[Input]| {
            inputs
                .iter()
                .map(|input| input.show(program))
                .collect::<Vec<_>>()
                .join(", ")
        };
        match self {
            Input::Primitive(ty, bits) => show::primitive(*ty, *bits),
            Input::Null => "null".to_owned(),
            Input::Str(text) => show::string(text),
            Input::Enum(field) => program.field(*field).name.to_string(),
            Input::Array(_, inputs) => format!("{{{}}}", list(inputs)),
            Input::New { class, args, .. } => {
                let name = program.class(*class).display_name.clone();
                let simple = name.rsplit('.').next().unwrap_or(&name);
                format!("new {simple}({})", list(args))
            }
            Input::Fields { class, fields } => {
                let name = program.class(*class).display_name.clone();
                let simple = name.rsplit('.').next().unwrap_or(&name);
                let parts: Vec<String> = fields
                    .iter()
                    .map(|(field, input)| {
                        format!("{}={}", program.field(*field).name, input.show(program))
                    })
                    .collect();
                format!("{simple}{{{}}}", parts.join(", "))
            }
            Input::Boxed { value, .. } => value.show(program),
        }
    }
}

/// A new string object.
pub fn new_string<M: Machine>(
    interpreter: &mut Interpreter<M>,
    text: &Arc<[u16]>,
) -> Result<Reference, Halt> {
    let made = interpreter.runtime_mut().heap.new_string(text.clone());
    made.map_err(|_| Halt::Stop(budget::Stop::Memory))
}

/// The object of an enum constant; its class is initialised first.
pub fn enum_constant<M: Machine>(
    interpreter: &mut Interpreter<M>,
    field: FieldId,
) -> Result<Slot<M::Shadow>, BuildFailure> {
    let declared = interpreter.program().field(field);
    let (class, slot) = (declared.class, declared.slot);
    match interpreter.initialize_class(class)? {
        Completion::Return(_) => Ok(interpreter.static_field(slot)),
        Completion::Throw(exception) => Err(BuildFailure::Thrown(exception)),
    }
}
