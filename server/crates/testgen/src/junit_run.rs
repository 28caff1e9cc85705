//! Runs a JUnit test the way its framework does: class set-up, a new instance, set-up, the test,
//! tear-down.
//!
//! What must hold: whoever runs tests (diagnosis, slices) runs them like this; what the end means is
//! theirs to say.

use crate::input::{BuildFailure, class_object, enum_constant, new_string};
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::{Machine, Slot};
use interp::outcome::{Completion, Halt};
use java::discovery::{Argument, TestMethod};
use java::types::{ClassId, MethodId, Primitive, Type};
use std::sync::Arc;

/// How a step of a test ended.
enum Step<V> {
    Done(V),
    Thrown(Reference),
}

/// Runs an invocation of a test with these arguments. The exception with which it ended, if it did.
///
/// # Errors
/// When the run was left before its end.
pub fn run<M: Machine>(
    interpreter: &mut Interpreter<M>,
    test: &TestMethod,
    args: &[Argument],
) -> Result<Option<Reference>, Halt> {
    Ok(match run_steps(interpreter, test, args)? {
        Step::Done(()) => None,
        Step::Thrown(exception) => Some(exception),
    })
}

fn run_steps<M: Machine>(
    interpreter: &mut Interpreter<M>,
    test: &TestMethod,
    args: &[Argument],
) -> Result<Step<()>, Halt> {
    let lifecycle = &test.lifecycle;
    let instances = match new_instances(interpreter, test)? {
        Step::Done(instances) => instances,
        Step::Thrown(exception) => return Ok(Step::Thrown(exception)),
    };
    let mut result: Step<()> = Step::Done(());
    for method in lifecycle.before_all.iter().chain(&lifecycle.before_each) {
        if let Step::Done(()) = result {
            result = step(interpreter, *method, &instances, &[])?;
        }
    }
    if let Step::Done(()) = result {
        result = match arguments(interpreter, test.method, args)? {
            Step::Done(values) => step(interpreter, test.method, &instances, &values)?,
            Step::Thrown(exception) => Step::Thrown(exception),
        };
    }
    // Tear-down runs in any case; the first exception is the one that counts.
    for method in lifecycle.after_each.iter().chain(&lifecycle.after_all) {
        let after = step(interpreter, *method, &instances, &[])?;
        if let (Step::Done(()), Step::Thrown(exception)) = (&result, after) {
            result = Step::Thrown(exception);
        }
    }
    Ok(result)
}

fn step<M: Machine>(
    interpreter: &mut Interpreter<M>,
    method: MethodId,
    instances: &[Reference],
    args: &[Slot<M::Shadow>],
) -> Result<Step<()>, Halt> {
    let program = Arc::clone(interpreter.program());
    let declared = program.method(method);
    // Of the instances of a nested class and its outer ones, the innermost that has the method.
    let has_method = |instance: &&Reference| {
        let class = interpreter.runtime().heap.type_of(**instance).as_class();
        class.is_some_and(|class| program.is_subclass(class, declared.class))
    };
    let receiver = match declared.is_static {
        true => None,
        false => instances
            .iter()
            .rev()
            .find(has_method)
            .or(instances.last())
            .copied(),
    };
    Ok(match interpreter.call(method, receiver, args)? {
        Completion::Return(_) => Step::Done(()),
        Completion::Throw(exception) => Step::Thrown(exception),
    })
}

/// The test class's instance, last; for nested classes inside instances of the outer ones.
fn new_instances<M: Machine>(
    interpreter: &mut Interpreter<M>,
    test: &TestMethod,
) -> Result<Step<Vec<Reference>>, Halt> {
    let mut instances: Vec<Reference> = Vec::new();
    for class in test.lifecycle.outer_classes.iter().chain([&test.class]) {
        match construct(interpreter, *class, instances.last().copied(), &test.name)? {
            Step::Done(instance) => instances.push(instance),
            Step::Thrown(exception) => return Ok(Step::Thrown(exception)),
        }
    }
    Ok(Step::Done(instances))
}

fn construct<M: Machine>(
    interpreter: &mut Interpreter<M>,
    class: ClassId,
    outer: Option<Reference>,
    test_name: &Arc<str>,
) -> Result<Step<Reference>, Halt> {
    let program = Arc::clone(interpreter.program());
    let declared = program.class(class);
    let constructors = declared
        .methods
        .iter()
        .copied()
        .filter(|id| program.method(*id).name.as_ref() == "<init>");
    // JUnit 3 classes may have a constructor that takes the test's name.
    let best = constructors.min_by_key(|id| program.method(*id).params.len());
    let Some(constructor) = best else {
        return Err(Halt::Internal(format!(
            "{} has no constructor",
            declared.display_name
        )));
    };
    let mut args = Vec::new();
    if !program.method(constructor).params.is_empty() {
        let name = test_name.rsplit('.').next().unwrap_or(test_name);
        args.push(interpreter.allocate_string(name)?.slot());
    }
    if let Completion::Throw(exception) = interpreter.initialize_class(class)? {
        return Ok(Step::Thrown(exception));
    }
    let object = interpreter.allocate_object(class)?;
    if let (Some(field), Some(outer)) = (declared.outer_field, outer) {
        let slot = program.field(field).slot;
        interpreter
            .runtime_mut()
            .heap
            .set_field(object, slot, outer.slot());
    }
    Ok(match interpreter.call(constructor, Some(object), &args)? {
        Completion::Return(_) => Step::Done(object),
        Completion::Throw(exception) => Step::Thrown(exception),
    })
}

fn arguments<M: Machine>(
    interpreter: &mut Interpreter<M>,
    method: MethodId,
    args: &[Argument],
) -> Result<Step<Vec<Slot<M::Shadow>>>, Halt> {
    let params = interpreter.program().method(method).params.clone();
    let mut values = Vec::with_capacity(args.len());
    for (ty, arg) in params.iter().zip(args) {
        match argument(interpreter, ty, arg)? {
            Step::Done(value) => values.push(value),
            Step::Thrown(exception) => return Ok(Step::Thrown(exception)),
        }
    }
    Ok(Step::Done(values))
}

fn argument<M: Machine>(
    interpreter: &mut Interpreter<M>,
    ty: &Type,
    arg: &Argument,
) -> Result<Step<Slot<M::Shadow>>, Halt> {
    let (primitive, bits) = match arg {
        Argument::Null => return Ok(Step::Done(Reference::NULL.slot())),
        Argument::Str(text) => return Ok(Step::Done(new_string(interpreter, text)?.slot())),
        Argument::Enum(field) => {
            return match enum_constant(interpreter, *field) {
                Ok(constant) => Ok(Step::Done(constant)),
                Err(BuildFailure::Thrown(exception)) => Ok(Step::Thrown(exception)),
                Err(BuildFailure::Halt(halt)) => Err(halt),
            };
        }
        Argument::EmptyArray => return Ok(Step::Done(interpreter.allocate_array(ty, &[])?.slot())),
        Argument::Class(class) => {
            return Ok(Step::Done(class_object(interpreter, *class)?.slot()));
        }
        Argument::Boolean(value) => (Primitive::Boolean, u64::from(*value)),
        Argument::Int(value) => (Primitive::Int, i64::from(*value) as u64),
        Argument::Long(value) => (Primitive::Long, *value as u64),
        Argument::Float(value) => (Primitive::Float, u64::from(value.to_bits())),
        Argument::Double(value) => (Primitive::Double, value.to_bits()),
    };
    let value = Slot::plain(bits);
    let Type::Class(class, _) = ty else {
        return Ok(Step::Done(value));
    };
    // A wrapper: through its `valueOf`.
    let program = Arc::clone(interpreter.program());
    let primitive = program.well_known().unwrapped(*class).unwrap_or(primitive);
    let method = program.class(*class).methods.iter().copied().find(|id| {
        let method = program.method(*id);
        method.is_static
            && method.name.as_ref() == "valueOf"
            && method.params == [Type::Primitive(primitive)]
    });
    let Some(method) = method else {
        return Ok(Step::Done(value));
    };
    Ok(match interpreter.call(method, None, &[value])? {
        Completion::Return(boxed) => Step::Done(boxed.unwrap_or_default()),
        Completion::Throw(exception) => Step::Thrown(exception),
    })
}
