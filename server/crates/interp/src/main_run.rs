//! Runs a program's `main` and prints what a JVM would, uncaught exceptions included.

use std::sync::Arc;

use budget::Budget;
use java::ir::NodeId;
use java::program::Program;
use java::types::{FileId, MethodId, Type};

use crate::compile::CodeCache;
use crate::heap::{Payload, Reference};
use crate::interpreter::Interpreter;
use crate::machine::{Concrete, Machine, Slot};
use crate::outcome::{Completion, Halt};
use crate::runtime::Sources;
use crate::trace::TraceElement;

/// Causes and suppressed exceptions printed at most; chains can be endless.
const MOST_CAUSES: usize = 100;

/// How a program ended.
#[derive(Clone, PartialEq, Debug)]
pub enum MainOutcome {
    /// By itself: 0, or 1 after an uncaught exception, or what `System.exit` was given.
    Exit(i32),
    /// It was left before; what a JVM would have done is not known.
    Halted(Halt),
}

/// What a run of `main` left.
#[derive(Clone, PartialEq, Debug)]
pub struct MainResult {
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    pub outcome: MainOutcome,
    /// Where it halted, if that is a matter of the code there.
    pub halted_at: Option<(MethodId, NodeId)>,
    pub steps: u64,
}

/// Runs the `main` method of a file.
pub fn run_main(
    program: Arc<Program>,
    file: FileId,
    args: &[&str],
    stdin: &str,
    sources: Arc<Sources>,
    budget: Budget,
) -> MainResult {
    let main = program.main_method(file);
    let cache = Arc::new(CodeCache::new(program));
    let mut interpreter = Interpreter::new(cache.program().clone(), cache, Concrete, budget);
    interpreter.set_stdin(stdin);
    interpreter.set_sources(sources);
    interpreter.enable_collection();
    interpreter.set_assertions(false);
    let outcome = match main {
        Some(main) => match call_main(&mut interpreter, main, args) {
            Ok(code) => MainOutcome::Exit(code),
            Err(Halt::Exit(code)) => MainOutcome::Exit(code),
            Err(halt) => MainOutcome::Halted(halt),
        },
        None => MainOutcome::Halted(Halt::Internal("the file has no main method".to_owned())),
    };
    let halted_at = match &outcome {
        MainOutcome::Halted(Halt::Unsupported { at, .. } | Halt::SourceError { at, .. }) => {
            interpreter.node_at(*at)
        }
        _ => None,
    };
    MainResult {
        stdout: interpreter.output().to_vec(),
        stderr: interpreter.error_output().to_vec(),
        outcome,
        halted_at,
        steps: interpreter.steps_used(),
    }
}

fn call_main(
    interpreter: &mut Interpreter<Concrete>,
    main: MethodId,
    args: &[&str],
) -> Result<i32, Halt> {
    let mut strings = Vec::with_capacity(args.len());
    for arg in args {
        strings.push(interpreter.allocate_string(arg)?.slot());
    }
    let string = interpreter.program().well_known().string;
    let array = interpreter.allocate_array(&Type::array_of(Type::class(string)), &strings)?;
    match interpreter.call(main, None, &[array.slot()])? {
        Completion::Return(_) => Ok(0),
        Completion::Throw(exception) => {
            interpreter.pin(exception);
            let report = stack_trace_text(interpreter, exception)?;
            let text = format!("Exception in thread \"main\" {report}");
            interpreter
                .runtime_mut()
                .error_output
                .write_bytes(text.as_bytes());
            Ok(1)
        }
    }
}

/// What `Throwable.printStackTrace` prints, causes and suppressed exceptions included. Calls the
/// exceptions' `toString` and `getCause`.
pub fn stack_trace_text<M: Machine>(
    interpreter: &mut Interpreter<M>,
    exception: Reference,
) -> Result<String, Halt> {
    let mut text = String::new();
    let mut seen = Vec::new();
    print_throwable(interpreter, exception, &[], "", "", &mut seen, &mut text)?;
    Ok(text)
}

fn print_throwable<M: Machine>(
    interpreter: &mut Interpreter<M>,
    exception: Reference,
    enclosing: &[TraceElement],
    caption: &str,
    indent: &str,
    seen: &mut Vec<Reference>,
    text: &mut String,
) -> Result<(), Halt> {
    let line = throwable_line(interpreter, exception)?;
    if seen.contains(&exception) || seen.len() >= MOST_CAUSES {
        text.push_str(&format!("{indent}{caption}[CIRCULAR REFERENCE: {line}]\n"));
        return Ok(());
    }
    seen.push(exception);
    text.push_str(&format!("{indent}{caption}{line}\n"));
    let trace = match interpreter.runtime().heap.get(exception).payload() {
        Payload::Trace(frames) => interpreter.runtime().trace_elements(frames),
        _ => Vec::new(),
    };
    let pairs = trace.iter().rev().zip(enclosing.iter().rev());
    let in_common = pairs.take_while(|(one, other)| one == other).count();
    for element in trace.iter().take(trace.len() - in_common) {
        text.push_str(&format!("{indent}\tat {element}\n"));
    }
    if in_common > 0 {
        text.push_str(&format!("{indent}\t... {in_common} more\n"));
    }
    let deeper = format!("{indent}\t");
    for suppressed in suppressed(interpreter, exception)? {
        print_throwable(
            interpreter,
            suppressed,
            &trace,
            "Suppressed: ",
            &deeper,
            seen,
            text,
        )?;
    }
    if let Some(cause) = call_getter(interpreter, exception, "getCause()")? {
        print_throwable(
            interpreter,
            cause,
            &trace,
            "Caused by: ",
            indent,
            seen,
            text,
        )?;
    }
    Ok(())
}

/// `toString()`; the class's name if that fails.
fn throwable_line<M: Machine>(
    interpreter: &mut Interpreter<M>,
    exception: Reference,
) -> Result<String, Halt> {
    let described = match interpreter
        .program()
        .method_by_key("java.lang.Throwable.toString()")
    {
        Some(method) => interpreter.call(method, Some(exception), &[])?,
        None => Completion::Return(None),
    };
    if let Completion::Return(Some(Slot { bits, .. })) = described
        && let Some(text) = interpreter
            .runtime()
            .heap
            .string(Reference::from_bits(bits))
    {
        return Ok(String::from_utf16_lossy(text));
    }
    let ty = interpreter.runtime().heap.type_of(exception);
    Ok(interpreter.runtime().type_name(ty))
}

fn call_getter<M: Machine>(
    interpreter: &mut Interpreter<M>,
    exception: Reference,
    name: &str,
) -> Result<Option<Reference>, Halt> {
    let key = format!("java.lang.Throwable.{name}");
    let Some(method) = interpreter.program().method_by_key(&key) else {
        return Ok(None);
    };
    Ok(match interpreter.call(method, Some(exception), &[])? {
        Completion::Return(Some(slot)) => {
            let reference = Reference::from_bits(slot.bits);
            (!reference.is_null()).then_some(reference)
        }
        _ => None,
    })
}

fn suppressed<M: Machine>(
    interpreter: &mut Interpreter<M>,
    exception: Reference,
) -> Result<Vec<Reference>, Halt> {
    let Some(array) = call_getter(interpreter, exception, "getSuppressed()")? else {
        return Ok(Vec::new());
    };
    let heap = &interpreter.runtime().heap;
    let length = heap.array_length(array).unwrap_or(0).min(MOST_CAUSES);
    let elements = (0..length).filter_map(|index| heap.element(array, index));
    Ok(elements
        .map(|element| Reference::from_bits(element.bits))
        .collect())
}
