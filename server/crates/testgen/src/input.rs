//! Inputs of a method as data: shown to the user, stored in a case, and built again in any run.

use crate::describe::letter;
use crate::origin::is_called_on_object;
use crate::show;
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::{Machine, Slot};
use interp::outcome::{Completion, Halt};
use interp::type_table::TypeId;
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use rustc_hash::FxHashMap;
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
    /// `C.class`
    Class(ClassId),
    /// An object made by a constructor; of an inner class the enclosing object is the first argument.
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
    /// The result of a static method, `Optional.of(1)`, or of an instance method called on the first
    /// argument: `list.iterator()`.
    Call {
        method: MethodId,
        args: Vec<Input>,
    },
    /// An object of the class library on which methods were called after it was made: a list with its
    /// elements, a map with its entries.
    Filled {
        empty: Box<Input>,
        add: MethodId,
        elements: Vec<Vec<Input>>,
    },
    /// An object that others refer to by the number.
    Named(u32, Box<Input>),
    /// The object named so before.
    Same(u32),
}

/// The objects of the inputs of one call that have a name.
pub type Made = FxHashMap<u32, Reference>;

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
    /// A collection without elements, made by a constructor or static method without parameters or by
    /// one that is given the class of the elements.
    pub(crate) fn empty(program: &Program, maker: MethodId, of: Option<ClassId>) -> Input {
        let declared = program.method(maker);
        let args = of.map(Input::Class).into_iter().collect();
        match &*declared.name {
            "<init>" => Input::New {
                class: declared.class,
                constructor: maker,
                args,
            },
            _ => Input::Call {
                method: maker,
                args,
            },
        }
    }

    /// Builds the value in a run. `made` are the objects that other inputs of the call have named.
    pub fn build<M: Machine>(
        &self,
        interpreter: &mut Interpreter<M>,
        made: &mut Made,
    ) -> Result<Slot<M::Shadow>, BuildFailure> {
        self.build_named(interpreter, made, None)
    }

    /// `name`: the object's, to be known before its parts are built.
    fn build_named<M: Machine>(
        &self,
        interpreter: &mut Interpreter<M>,
        made: &mut Made,
        name: Option<u32>,
    ) -> Result<Slot<M::Shadow>, BuildFailure> {
        let object = match self {
            Input::Primitive(_, bits) => return Ok(Slot::plain(*bits)),
            Input::Null => return Ok(Reference::NULL.slot()),
            Input::Same(other) => {
                let known = made.get(other).copied();
                return Ok(known.unwrap_or(Reference::NULL).slot());
            }
            Input::Named(name, input) => {
                return input.build_named(interpreter, made, Some(*name));
            }
            Input::Str(text) => new_string(interpreter, text)?,
            Input::Enum(field) => Reference::from_bits(enum_constant(interpreter, *field)?.bits),
            Input::Class(class) => class_object(interpreter, *class)?,
            Input::Array(element, inputs) => {
                let values = build_all(interpreter, made, inputs)?;
                interpreter.allocate_array(&Type::array_of(element.clone()), &values)?
            }
            Input::New {
                constructor, args, ..
            } => {
                let values = build_all(interpreter, made, args)?;
                returned(call_maker(interpreter, *constructor, &values)?)?
            }
            Input::Fields { class, fields } => {
                if let Completion::Throw(exception) = interpreter.initialize_class(*class)? {
                    return Err(BuildFailure::Thrown(exception));
                }
                let object = interpreter.allocate_object(*class)?;
                made.extend(name.map(|name| (name, object)));
                for (field, input) in fields {
                    let value = input.build(interpreter, made)?;
                    let slot = interpreter.program().field(*field).slot;
                    let heap = &mut interpreter.runtime_mut().heap;
                    heap.set_field(object, slot, value);
                }
                object
            }
            Input::Boxed { method, value } => {
                let value = value.build(interpreter, made)?;
                returned(interpreter.call(*method, None, &[value])?)?
            }
            Input::Call { method, args } => {
                let values = build_all(interpreter, made, args)?;
                returned(call_maker(interpreter, *method, &values)?)?
            }
            Input::Filled {
                empty,
                add,
                elements,
            } => {
                let object = Reference::from_bits(empty.build(interpreter, made)?.bits);
                for element in elements {
                    let values = build_all(interpreter, made, element)?;
                    if let Completion::Throw(exception) =
                        interpreter.call(*add, Some(object), &values)?
                    {
                        return Err(BuildFailure::Thrown(exception));
                    }
                }
                object
            }
        };
        made.extend(name.map(|name| (name, object)));
        Ok(object.slot())
    }

    /// The inputs that it is made of.
    pub fn parts(&self) -> Vec<&Input> {
        match self {
            Input::Primitive(..)
            | Input::Null
            | Input::Str(_)
            | Input::Enum(_)
            | Input::Class(_)
            | Input::Same(_) => Vec::new(),
            Input::Array(_, inputs)
            | Input::New { args: inputs, .. }
            | Input::Call { args: inputs, .. } => inputs.iter().collect(),
            Input::Fields { fields, .. } => fields.iter().map(|(_, input)| input).collect(),
            Input::Boxed { value: input, .. } | Input::Named(_, input) => vec![&**input],
            Input::Filled {
                empty, elements, ..
            } => {
                let elements = elements.iter().flatten();
                std::iter::once(&**empty).chain(elements).collect()
            }
        }
    }

    /// As [`Input::parts`].
    pub fn parts_mut(&mut self) -> Vec<&mut Input> {
        match self {
            Input::Primitive(..)
            | Input::Null
            | Input::Str(_)
            | Input::Enum(_)
            | Input::Class(_)
            | Input::Same(_) => Vec::new(),
            Input::Array(_, inputs)
            | Input::New { args: inputs, .. }
            | Input::Call { args: inputs, .. } => inputs.iter_mut().collect(),
            Input::Fields { fields, .. } => fields.iter_mut().map(|(_, input)| input).collect(),
            Input::Boxed { value: input, .. } | Input::Named(_, input) => vec![&mut **input],
            Input::Filled {
                empty, elements, ..
            } => {
                let elements = elements.iter_mut().flatten();
                std::iter::once(&mut **empty).chain(elements).collect()
            }
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
            Input::Class(class) => {
                let simple = crate::describe::simple_class_name(program, *class);
                format!("{simple}.class")
            }
            Input::New {
                class,
                constructor,
                args,
            } => {
                let simple = crate::describe::simple_class_name(program, *class);
                match args.split_first() {
                    Some((on, args)) if is_called_on_object(program, *constructor) => {
                        format!("{}.new {simple}({})", on.show(program), list(args))
                    }
                    _ => format!("new {simple}({})", list(args)),
                }
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
            Input::Call { method, args } => {
                let declared = program.method(*method);
                match args.split_first() {
                    Some((on, args)) if is_called_on_object(program, *method) => {
                        format!("{}.{}({})", on.show(program), declared.name, list(args))
                    }
                    _ => {
                        let class = crate::describe::simple_class_name(program, declared.class);
                        format!("{class}.{}({})", declared.name, list(args))
                    }
                }
            }
            Input::Filled { elements, .. } => {
                let shown: Vec<String> = elements
                    .iter()
                    .map(|element| {
                        let parts = element.iter().map(|part| part.show(program));
                        parts.collect::<Vec<_>>().join("=")
                    })
                    .collect();
                match elements.first().map(Vec::len) {
                    Some(2) => format!("{{{}}}", shown.join(", ")),
                    _ => format!("[{}]", shown.join(", ")),
                }
            }
            Input::Named(name, input) => {
                format!("{}: {}", letter(*name as usize), input.show(program))
            }
            Input::Same(name) => letter(*name as usize),
        }
    }
}

fn build_all<M: Machine>(
    interpreter: &mut Interpreter<M>,
    made: &mut Made,
    inputs: &[Input],
) -> Result<Vec<Slot<M::Shadow>>, BuildFailure> {
    let built = inputs.iter().map(|input| input.build(interpreter, made));
    built.collect()
}

/// Calls a constructor, a static method, or an instance method on the first of the arguments.
pub(crate) fn call_maker<M: Machine>(
    interpreter: &mut Interpreter<M>,
    method: MethodId,
    args: &[Slot<M::Shadow>],
) -> Result<Completion<Slot<M::Shadow>>, Halt> {
    let program = interpreter.program().clone();
    let is_constructor = &*program.method(method).name == "<init>";
    match args.split_first() {
        Some((on, args)) if is_called_on_object(&program, method) => match is_constructor {
            true => interpreter.construct_within(*on, method, args),
            false => interpreter.call(method, Some(Reference::from_bits(on.bits)), args),
        },
        _ if is_constructor => interpreter.construct(method, args),
        _ => interpreter.call(method, None, args),
    }
}

/// Makes an object of the class library as its constructor without parameters does it, or, for the
/// collections of an enum's constants, with the class of the elements. `None`: there is no such way.
pub(crate) fn make_empty<M: Machine>(
    interpreter: &mut Interpreter<M>,
    ty: &Type,
) -> Option<Result<Completion<Slot<M::Shadow>>, Halt>> {
    let program = interpreter.program().clone();
    let class = ty.class_id()?;
    if let (Type::Class(_, args), Some(maker)) = (ty, maker_of_constants(&program, class)) {
        let of = args.first().and_then(Type::class_id)?;
        return Some(match class_object(interpreter, of) {
            Ok(of) => call_maker(interpreter, maker, &[of.slot()]),
            Err(halt) => Err(halt),
        });
    }
    let mut constructors = crate::recipes::constructors(&program, class).into_iter();
    let constructor = constructors.find(|id| program.method(*id).params.is_empty())?;
    Some(interpreter.construct(constructor, &[]))
}

/// What makes an empty `EnumSet` or `EnumMap` of the class of its constants.
pub(crate) fn maker_of_constants(program: &Program, class: ClassId) -> Option<MethodId> {
    program.method_by_key(match &*program.class(class).name {
        "java.util.EnumSet" => "java.util.EnumSet.noneOf(Class)",
        "java.util.EnumMap" => "java.util.EnumMap.<init>(Class)",
        _ => return None,
    })
}

pub(crate) fn returned<S>(completion: Completion<Slot<S>>) -> Result<Reference, BuildFailure> {
    match completion {
        Completion::Return(Some(slot)) => Ok(Reference::from_bits(slot.bits)),
        Completion::Return(None) => Ok(Reference::NULL),
        Completion::Throw(exception) => Err(BuildFailure::Thrown(exception)),
    }
}

/// The object of `C.class`.
pub(crate) fn class_object<M: Machine>(
    interpreter: &mut Interpreter<M>,
    class: ClassId,
) -> Result<Reference, Halt> {
    let made = interpreter.runtime_mut().class_object(TypeId::class(class));
    made.map_err(|_| Halt::Stop(budget::Stop::Memory))
}

/// A new string object.
pub(crate) fn new_string<M: Machine>(
    interpreter: &mut Interpreter<M>,
    text: &Arc<[u16]>,
) -> Result<Reference, Halt> {
    let made = interpreter.runtime_mut().heap.new_string(text.clone());
    made.map_err(|_| Halt::Stop(budget::Stop::Memory))
}

/// The object of an enum constant; its class is initialised first.
pub(crate) fn enum_constant<M: Machine>(
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
