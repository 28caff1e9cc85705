//! Tests as runs of the program: where they enter it and with what.
//!
//! What must hold: a test means the same in every version of the program: what it refers to is found
//! by name or node, never by id, and arguments of parameters that went are left out.

use crate::observer::Observer;
use crate::subject::{Subject, Version};
use crate::tree::{NodeIndex, NodeKind};
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::Slot;
use interp::outcome::{Completion, Halt};
use java::discovery::Argument;
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Type};
use std::sync::Arc;
use testgen::input::{BuildFailure, Input, Made};

/// One run of the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Test {
    /// As shown to the user: `fac(3)`, `main`, `CalcTest.adds`.
    pub name: Arc<str>,
    pub entry: Entry,
}

/// How a run begins.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// `main` of the file.
    Main {
        args: Vec<Arc<str>>,
        stdin: Arc<str>,
    },
    /// A method of the file.
    Call {
        method: NodeIndex,
        receiver: Option<Input>,
        args: Vec<Input>,
    },
    /// A JUnit test, by name and number of the invocation.
    JUnit { test: Arc<str>, invocation: usize },
}

/// How a run ended.
#[derive(Clone, PartialEq, Debug)]
pub enum RunEnd {
    Returned,
    Threw,
    Halted(Halt),
}

/// Runs a test on an interpreter of a version.
pub fn run(
    interpreter: &mut Interpreter<Observer>,
    subject: &Subject,
    version: &Version,
    test: &Test,
) -> RunEnd {
    let result = match &test.entry {
        Entry::Main { args, stdin } => main(interpreter, subject, args, stdin),
        Entry::Call {
            method,
            receiver,
            args,
        } => call(
            interpreter,
            subject,
            version,
            *method,
            receiver.as_ref(),
            args,
        ),
        Entry::JUnit { test, invocation } => junit(interpreter, version, test, *invocation),
    };
    match result {
        Ok(Completion::Return(_)) => RunEnd::Returned,
        Ok(Completion::Throw(_)) => RunEnd::Threw,
        Err(Halt::Exit(_)) => RunEnd::Returned,
        Err(halt) => RunEnd::Halted(halt),
    }
}

type Ended = Result<Completion<Slot<()>>, Halt>;

fn main(
    interpreter: &mut Interpreter<Observer>,
    subject: &Subject,
    args: &[Arc<str>],
    stdin: &str,
) -> Ended {
    let program = Arc::clone(interpreter.program());
    let main = program
        .main_method(subject.file)
        .ok_or_else(|| Halt::Internal("the file has no main method".to_owned()))?;
    interpreter.set_stdin(stdin);
    // As `java` starts a program: `assert` is on in tests only.
    interpreter.set_assertions(false);
    let strings = args
        .iter()
        .map(|arg| Ok(interpreter.allocate_string(arg)?.slot()))
        .collect::<Result<Vec<_>, Halt>>()?;
    let array = interpreter.allocate_array(
        &Type::array_of(Type::class(program.well_known().string)),
        &strings,
    )?;
    interpreter.call(main, None, &[array.slot()])
}

fn call(
    interpreter: &mut Interpreter<Observer>,
    subject: &Subject,
    version: &Version,
    node: NodeIndex,
    receiver: Option<&Input>,
    args: &[Input],
) -> Ended {
    let tree = &subject.tree;
    let method = version
        .method_at(tree, node)
        .ok_or_else(|| Halt::Internal("the tested method is gone".to_owned()))?;
    let old = &subject.original.program;
    let new = &version.program;
    let params = tree
        .children(node)
        .into_iter()
        .filter(|child| tree.node(*child).kind == NodeKind::Param);
    let kept = args
        .iter()
        .zip(params)
        .filter(|(_, param)| version.edits.get(*param) == crate::edit::Edit::Keep);
    let mut slots = Vec::new();
    let mut made = Made::default();
    let receiver = match receiver {
        Some(input) => match build(interpreter, input, old, new, &mut made)? {
            Ok(slot) => Some(Reference::from_bits(slot.bits)),
            Err(exception) => return Ok(Completion::Throw(exception)),
        },
        None => None,
    };
    for (input, _) in kept {
        match build(interpreter, input, old, new, &mut made)? {
            Ok(slot) => slots.push(slot),
            Err(exception) => return Ok(Completion::Throw(exception)),
        }
    }
    let declared = new.method(method);
    if &*declared.name == "<init>" {
        return interpreter.construct(method, &slots);
    }
    interpreter.call(method, receiver, &slots)
}

fn build(
    interpreter: &mut Interpreter<Observer>,
    input: &Input,
    old: &Program,
    new: &Program,
    made: &mut Made,
) -> Result<Result<Slot<()>, Reference>, Halt> {
    let is_same = new.shares_declarations(old);
    let moved;
    let input = if is_same {
        input
    } else {
        moved = input_in(input, old, new)
            .ok_or_else(|| Halt::Internal("what the input is made of is gone".to_owned()))?;
        &moved
    };
    match input.build(interpreter, made) {
        Ok(slot) => Ok(Ok(slot)),
        Err(BuildFailure::Thrown(exception)) => Ok(Err(exception)),
        Err(BuildFailure::Halt(halt)) => Err(halt),
    }
}

/// The same input in another version of the program.
pub(crate) fn input_in(input: &Input, old: &Program, new: &Program) -> Option<Input> {
    let many = |inputs: &[Input]| -> Option<Vec<Input>> {
        inputs.iter().map(|it| input_in(it, old, new)).collect()
    };
    Some(match input {
        Input::Primitive(..) | Input::Null | Input::Str(_) | Input::Same(_) => input.clone(),
        Input::Array(element, parts) => Input::Array(type_in(element, old, new)?, many(parts)?),
        Input::Enum(field) => Input::Enum(field_in(*field, old, new)?),
        Input::Class(class) => Input::Class(class_in(*class, old, new)?),
        Input::New {
            class,
            constructor,
            args,
        } => Input::New {
            class: class_in(*class, old, new)?,
            constructor: method_in(*constructor, old, new)?,
            args: many(args)?,
        },
        Input::Fields { class, fields } => Input::Fields {
            class: class_in(*class, old, new)?,
            fields: fields
                .iter()
                .filter_map(|(field, value)| Some((field_in(*field, old, new)?, value)))
                .map(|(field, value)| Some((field, input_in(value, old, new)?)))
                .collect::<Option<Vec<_>>>()?,
        },
        Input::Boxed { method, value } => Input::Boxed {
            method: method_in(*method, old, new)?,
            value: Box::new(input_in(value, old, new)?),
        },
        Input::Call { method, args } => Input::Call {
            method: method_in(*method, old, new)?,
            args: many(args)?,
        },
        Input::Filled {
            empty,
            add,
            elements,
        } => Input::Filled {
            empty: Box::new(input_in(empty, old, new)?),
            add: method_in(*add, old, new)?,
            elements: elements
                .iter()
                .map(|element| many(element))
                .collect::<Option<_>>()?,
        },
        Input::Named(name, input) => Input::Named(*name, Box::new(input_in(input, old, new)?)),
    })
}

fn class_in(class: ClassId, old: &Program, new: &Program) -> Option<ClassId> {
    new.class_by_name(&old.class(class).name)
}

fn method_in(method: MethodId, old: &Program, new: &Program) -> Option<MethodId> {
    let entry = old.method(method);
    let class = class_in(entry.class, old, new)?;
    let methods = &new.class(class).methods;
    let same_key = methods.iter().find(|it| new.method(**it).key == entry.key);
    same_key.copied()
}

fn field_in(field: FieldId, old: &Program, new: &Program) -> Option<FieldId> {
    let entry = old.field(field);
    let class = class_in(entry.class, old, new)?;
    let fields = &new.class(class).fields;
    let same_name = fields.iter().find(|it| new.field(**it).name == entry.name);
    same_name.copied()
}

fn type_in(ty: &Type, old: &Program, new: &Program) -> Option<Type> {
    Some(match ty {
        Type::Class(class, _) => Type::class(class_in(*class, old, new)?),
        Type::Array(element) => Type::array_of(type_in(element, old, new)?),
        Type::Variable(variable) => Type::class(class_in(variable.erased_bound, old, new)?),
        other => other.clone(),
    })
}

fn junit(
    interpreter: &mut Interpreter<Observer>,
    version: &Version,
    name: &str,
    invocation: usize,
) -> Ended {
    let gone = || Halt::Internal(format!("the test {name} is gone"));
    let test = version
        .tests()
        .tests
        .iter()
        .find(|test| &*test.name == name)
        .ok_or_else(gone)?;
    let lifecycle = Arc::clone(&test.lifecycle);
    let mut args = Vec::new();
    if let Some(invocation) = test.invocations.get(invocation) {
        let given = invocation
            .args
            .as_ref()
            .map_err(|it| Halt::Internal(it.clone()))?;
        for argument in given {
            args.push(argument_slot(interpreter, argument)?);
        }
    }
    // The test class's instance, last; of a nested class inside instances of the outer ones.
    let mut instances: Vec<Reference> = Vec::new();
    for class in lifecycle.outer_classes.iter().chain([&test.class]) {
        match instance(interpreter, *class, instances.last().copied(), name)? {
            Ok(object) => instances.push(object),
            Err(exception) => return Ok(Completion::Throw(exception)),
        }
    }
    let test = test.method;
    let mut ended = Completion::Return(None);
    let before = lifecycle.before_all.iter().chain(&lifecycle.before_each);
    let before = before.map(|method| (*method, Vec::new()));
    for (method, args) in before.chain([(test, args)]) {
        ended = step(interpreter, method, &instances, &args)?;
        if matches!(ended, Completion::Throw(_)) {
            break;
        }
    }
    for method in lifecycle.after_each.iter().chain(&lifecycle.after_all) {
        step(interpreter, *method, &instances, &[])?;
    }
    Ok(ended)
}

/// A call on the innermost instance that has the method.
fn step(
    interpreter: &mut Interpreter<Observer>,
    method: MethodId,
    instances: &[Reference],
    args: &[Slot<()>],
) -> Ended {
    let program = Arc::clone(interpreter.program());
    let declared = program.method(method);
    let has_method = |instance: &&Reference| {
        let class = interpreter.runtime().heap.type_of(**instance).as_class();
        class.is_some_and(|class| program.is_subclass(class, declared.class))
    };
    let mut inside_out = instances.iter().rev();
    let receiver = inside_out.find(has_method).or(instances.last()).copied();
    interpreter.call(method, receiver.filter(|_| !declared.is_static), args)
}

/// A new object of a test class, or the exception that its constructor throws.
fn instance(
    interpreter: &mut Interpreter<Observer>,
    class: ClassId,
    outer: Option<Reference>,
    test: &str,
) -> Result<Result<Reference, Reference>, Halt> {
    let program = Arc::clone(interpreter.program());
    let declared = program.class(class);
    let methods = declared.methods.iter().copied();
    let constructors = methods.filter(|method| &*program.method(*method).name == "<init>");
    // JUnit 3 classes may have a constructor that takes the test's name.
    let best = constructors.min_by_key(|method| program.method(*method).params.len());
    let constructor = best
        .ok_or_else(|| Halt::Internal(format!("{} has no constructor", declared.display_name)))?;
    let mut args = Vec::new();
    if !program.method(constructor).params.is_empty() {
        let name = test.rsplit('.').next().unwrap_or(test);
        args.push(interpreter.allocate_string(name)?.slot());
    }
    if let Completion::Throw(exception) = interpreter.initialize_class(class)? {
        return Ok(Err(exception));
    }
    let object = interpreter.allocate_object(class)?;
    if let (Some(field), Some(outer)) = (declared.outer_field, outer) {
        let slot = program.field(field).slot;
        let heap = &mut interpreter.runtime_mut().heap;
        heap.set_field(object, slot, outer.slot());
    }
    Ok(match interpreter.call(constructor, Some(object), &args)? {
        Completion::Return(_) => Ok(object),
        Completion::Throw(exception) => Err(exception),
    })
}

/// Only what a test of primitives and strings needs.
fn argument_slot(
    interpreter: &mut Interpreter<Observer>,
    argument: &Argument,
) -> Result<Slot<()>, Halt> {
    Ok(match argument {
        Argument::Null => Reference::NULL.slot(),
        Argument::Boolean(value) => Slot::plain(u64::from(*value)),
        Argument::Int(value) => Slot::plain(java::ops::int_slot(*value)),
        Argument::Long(value) => Slot::plain(*value as u64),
        Argument::Float(value) => Slot::plain(u64::from(value.to_bits())),
        Argument::Double(value) => Slot::plain(value.to_bits()),
        Argument::Str(text) => testgen::input::new_string(interpreter, text)?.slot(),
        Argument::Enum(_) | Argument::Class(_) | Argument::EmptyArray => {
            return Err(Halt::Internal("this kind of test argument".to_owned()));
        }
    })
}
