//! Tests as runs of the program: where they enter it and with what.
//!
//! What must hold: a test means the same in every version of the program: what it refers to is found
//! by name or node, never by id, and arguments of parameters that went are left out.

use crate::criterion::observer::Observer;
use crate::program::subject::{Subject, Version};
use crate::source::edit::Edit;
use crate::source::tree::{NodeIndex, NodeKind, SourceTree};
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::Slot;
use interp::outcome::{Completion, Halt};
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Type};
use std::sync::Arc;
use testgen::input::{BuildFailure, Input, Made};
use testgen::junit_run;

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
    /// Calls of methods, one after another, each on what those before gave.
    Calls(Arc<[Step]>),
    /// A class starts.
    Start(NodeIndex),
}

/// One of several calls.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Under which later steps know what this one gives, as [`Input::Same`].
    pub number: u32,
    pub callee: Callee,
    /// What it is called on; for a constructor the object around the new one.
    pub receiver: Option<Input>,
    pub args: Vec<Input>,
}

/// What a step calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A method or constructor that the file declares.
    Declared(NodeIndex),
    /// Of another file, or a constructor without declaration; an id of the original.
    Other(MethodId),
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
        Entry::Calls(steps) => calls(interpreter, subject, version, steps),
        Entry::Start(class) => match version.class_at(&subject.tree, *class) {
            Some(class) => interpreter.initialize_class(class),
            None => Err(Halt::Internal("the class is gone".to_owned())),
        },
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
    let old = &subject.original.program;
    let new = &version.program;
    let (method, kept) = declared(subject, version, node, args)
        .ok_or_else(|| Halt::Internal("the tested method is gone".to_owned()))?;
    let mut slots = Vec::new();
    let mut made = Made::default();
    let receiver = match receiver {
        Some(input) => match build(interpreter, input, old, new, &mut made)? {
            Ok(slot) => Some(Reference::from_bits(slot.bits)),
            Err(exception) => return Ok(Completion::Throw(exception)),
        },
        None => None,
    };
    for input in kept {
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

/// The arguments of the parameters that a version still has.
fn kept_args<'a>(
    tree: &SourceTree,
    version: &Version,
    method: NodeIndex,
    args: &'a [Input],
) -> Vec<&'a Input> {
    let params = tree.children(method).into_iter();
    let params = params.filter(|child| tree.node(*child).kind == NodeKind::Param);
    let kept = args
        .iter()
        .zip(params)
        .filter(|(_, param)| version.edits.get(*param) == Edit::Keep);
    kept.map(|(input, _)| input).collect()
}

/// A call that a version has no more is left out, and so are calls on what such a one gave.
fn calls(
    interpreter: &mut Interpreter<Observer>,
    subject: &Subject,
    version: &Version,
    steps: &[Step],
) -> Ended {
    let old = &subject.original.program;
    let new = &version.program;
    let mut made = Made::default();
    let mut ended = Completion::Return(None);
    for step in steps {
        let Some((method, args)) = callee(subject, version, step) else {
            continue;
        };
        let mut on = None;
        if let Some(input) = &step.receiver {
            let is_gone = matches!(input, Input::Same(number) if !made.contains_key(number));
            if is_gone || (!new.shares_declarations(old) && input_in(input, old, new).is_none()) {
                continue;
            }
            match build(interpreter, input, old, new, &mut made)? {
                Ok(slot) => on = Some(slot),
                Err(_) => continue,
            }
        }
        let mut slots = Vec::new();
        for input in args {
            let is_there = new.shares_declarations(old) || input_in(input, old, new).is_some();
            let input = if is_there { input } else { &Input::Null };
            match build(interpreter, input, old, new, &mut made)? {
                Ok(slot) => slots.push(slot),
                Err(_) => slots.push(Reference::NULL.slot()),
            }
        }
        let declared = new.method(method);
        if slots.len() != declared.params.len() {
            continue;
        }
        ended = match (&*declared.name, on) {
            ("<init>", Some(outer)) => interpreter.construct_within(outer, method, &slots)?,
            ("<init>", None) => interpreter.construct(method, &slots)?,
            (_, on) if on.is_none() != declared.is_static => continue,
            (_, on) => {
                let receiver = on.map(|slot| Reference::from_bits(slot.bits));
                interpreter.call(method, receiver, &slots)?
            }
        };
        let is_object =
            &*declared.name == "<init>" || declared.return_type.as_primitive().is_none();
        if let (Completion::Return(Some(slot)), true) = (&ended, is_object)
            && slot.bits != 0
        {
            made.insert(step.number, Reference::from_bits(slot.bits));
        }
    }
    Ok(ended)
}

/// What a step calls in a version, with the arguments it takes there.
fn callee<'a>(
    subject: &Subject,
    version: &Version,
    step: &'a Step,
) -> Option<(MethodId, Vec<&'a Input>)> {
    let old = &subject.original.program;
    let new = &version.program;
    let all = || step.args.iter().collect();
    match step.callee {
        Callee::Other(method) if new.shares_declarations(old) => Some((method, all())),
        Callee::Other(method) => Some((method_in(method, old, new)?, all())),
        Callee::Declared(node) => declared(subject, version, node, &step.args),
    }
}

/// What stands for a method or constructor of the file in a version, with the arguments it takes there.
fn declared<'a>(
    subject: &Subject,
    version: &Version,
    node: NodeIndex,
    args: &'a [Input],
) -> Option<(MethodId, Vec<&'a Input>)> {
    let (tree, old, new) = (&subject.tree, &subject.original.program, &version.program);
    if let Some(method) = version
        .method_at(tree, node)
        .filter(|_| version.edits.is_kept(tree, node))
    {
        return Some((method, kept_args(tree, version, node, args)));
    }
    // Without its constructors a class has the default one.
    let original = subject.original.method_at(tree, node)?;
    let entry = old.method(original);
    let class = class_in(entry.class, old, new)?;
    let methods = new.class(class).methods.iter().copied();
    let mut defaults = methods.filter(|method| {
        let method = new.method(*method);
        &*method.name == "<init>" && method.params.is_empty()
    });
    let default = defaults.next().filter(|_| &*entry.name == "<init>")?;
    Some((default, Vec::new()))
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

pub(crate) fn method_in(method: MethodId, old: &Program, new: &Program) -> Option<MethodId> {
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
    let mut tests = version.tests().tests.iter();
    let test = tests.find(|test| &*test.name == name).ok_or_else(gone)?;
    let invocation = test.invocations.get(invocation).ok_or_else(gone)?;
    let args = invocation.args.as_ref();
    let args = args.map_err(|reason| Halt::Internal(reason.clone()))?;
    Ok(match junit_run::run(interpreter, test, args)? {
        None => Completion::Return(None),
        Some(exception) => Completion::Throw(exception),
    })
}
