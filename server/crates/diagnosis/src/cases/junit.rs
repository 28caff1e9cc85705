//! The verdict of a JUnit test: what its end means.

use super::verdict::{FailureFacts, Verdict};
use crate::report::FailureKind;
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::Machine;
use interp::outcome::Halt;
use java::discovery::{ExpectedException, TestMethod};
use std::sync::Arc;
use testgen::junit_run;

pub(super) fn run<M: Machine>(
    interpreter: &mut Interpreter<M>,
    test: &TestMethod,
    invocation: usize,
) -> Result<Verdict, Halt> {
    let Some(Ok(args)) = test
        .invocations
        .get(invocation)
        .map(|made| made.args.clone())
    else {
        return Ok(Verdict::Skipped("no arguments".to_owned()));
    };
    match junit_run::run(interpreter, test, &args)? {
        Some(exception) => thrown(interpreter, test, exception),
        None => match &test.expected {
            Some(ExpectedException::Class(class)) => {
                let name = interpreter.program().class(*class).display_name.clone();
                // A missing exception is decided by control flow alone: nothing to assert.
                Ok(Verdict::Failed(FailureFacts {
                    kind: FailureKind::MissingException,
                    message: format!("expected {name} to be thrown"),
                    expected: Some(name.to_string()),
                    actual: Some("no exception".to_owned()),
                    trace: Vec::new(),
                    clause: None,
                }))
            }
            _ => Ok(Verdict::Passed),
        },
    }
}

/// An exception left the test.
fn thrown<M: Machine>(
    interpreter: &mut Interpreter<M>,
    test: &TestMethod,
    exception: Reference,
) -> Result<Verdict, Halt> {
    let program = Arc::clone(interpreter.program());
    let class = interpreter.runtime().heap.type_of(exception).as_class();
    let is_a = |name: &str| {
        let wanted = program.class_by_name(name);
        class
            .zip(wanted)
            .is_some_and(|(class, wanted)| program.is_subclass(class, wanted))
    };
    if let Some(ExpectedException::Class(wanted)) = &test.expected
        && class.is_some_and(|class| program.is_subclass(class, *wanted))
    {
        return Ok(Verdict::Passed);
    }
    let aborts = [
        "org.opentest4j.TestAbortedException",
        "org.junit.AssumptionViolatedException",
    ];
    let facts = super::run::exception_facts(interpreter, exception);
    if aborts.iter().any(|name| is_a(name)) {
        let message = super::run::message_of(interpreter, exception).unwrap_or_default();
        return Ok(Verdict::Skipped(format!("assumption not met: {message}")));
    }
    Ok(Verdict::Failed(facts))
}
