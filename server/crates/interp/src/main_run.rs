//! Runs a program's `main` and prints what a JVM would, uncaught exceptions included.

use std::sync::Arc;

use budget::Budget;
use java::ir::NodeId;
use java::program::Program;
use java::types::{FileId, MethodId, Type};

use crate::compile::CodeCache;
use crate::heap::Reference;
use crate::interpreter::Interpreter;
use crate::machine::{Concrete, Machine};
use crate::outcome::{Completion, Halt};
use crate::runtime::Sources;

/// Bytes beyond the limit, so that an `OutOfMemoryError` can be printed.
const MEMORY_TO_PRINT: u64 = 16 << 20;

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
            print_uncaught(interpreter, exception)?;
            Ok(1)
        }
    }
}

/// Prints what a JVM prints of an exception that leaves `main`, with its own `printStackTrace`.
pub fn print_uncaught<M: Machine>(
    interpreter: &mut Interpreter<M>,
    exception: Reference,
) -> Result<(), Halt> {
    let method = |name: &str| {
        let method = interpreter
            .program()
            .method_by_key(&format!("java.lang.Throwable.{name}"));
        method.ok_or_else(|| Halt::Internal(format!("there is no Throwable.{name}")))
    };
    let start = method("startReport()")?;
    let print = method("printStackTrace(PrintStream)")?;
    let runtime = interpreter.runtime_mut();
    let limit = runtime.budget.memory.saturating_add(MEMORY_TO_PRINT);
    runtime.heap.set_limit(limit);
    let printed = match interpreter.call(start, None, &[])? {
        Completion::Return(stream) => {
            interpreter.call(print, Some(exception), stream.as_slice())?
        }
        failed => failed,
    };
    if let Completion::Throw(failure) = printed {
        let runtime = interpreter.runtime();
        let class = runtime.type_name(runtime.heap.type_of(failure));
        let text = format!(
            "\nException: {class} thrown from the UncaughtExceptionHandler in thread \"main\"\n"
        );
        let output = &mut interpreter.runtime_mut().error_output;
        output.write_bytes(text.as_bytes());
    }
    Ok(())
}
