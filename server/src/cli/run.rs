//! `whydunit run`.

use super::arguments::RunArguments;
use super::literals;
use super::report_places::Lines;
use super::select::{choose, split};
use super::workspace::{Workspace, shown};
use crate::analysis::project::ProjectFrontend;
use crate::parallel::on_large_stack;
use budget::{Budget, CancelToken, JVM_DEPTH, Stop};
use interp::compile::CodeCache;
use interp::heap::Reference;
use interp::machine::{Concrete, Slot};
use interp::outcome::{Completion, Halt};
use interp::output::DEFAULT_OUTPUT_LIMIT;
use interp::runtime::Sources;
use interp::{Interpreter, MainOutcome, print_uncaught, run_main};
use java::ir::NodeId;
use java::program::{MethodKind, Program};
use java::types::{FileId, MethodId, Type};
use std::io::{IsTerminal as _, Read as _, Write as _};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use testgen::input::{BuildFailure, Input, Made};
use testgen::show;

/// What a run leaves.
struct Ended {
    stdout: Vec<u8>,
    stderr: Vec<u8>,
    /// Value of a method that has one, as shown.
    value: Option<String>,
    outcome: Result<u8, String>,
}

pub(super) fn run(arguments: &RunArguments) -> Result<u8, String> {
    let (path, method) = split(&arguments.target);
    if path.is_dir() {
        return Err(format!("{} is a folder: give a file", path.display()));
    }
    let mut frontend = ProjectFrontend::new();
    let ended = on_large_stack(|| {
        let workspace = Workspace::load(
            std::slice::from_ref(&path),
            &arguments.workspace,
            &mut frontend,
        )?;
        workspace.complain_of_targets();
        let program = frontend.program();
        let file = program
            .file_by_path(&shown(&path))
            .ok_or_else(|| format!("{} can't be run", path.display()))?;
        let sources: Arc<Sources> = Arc::new(workspace.sources());
        // One step a nanosecond is more than can be done: time is the limit here.
        let budget = Budget {
            steps: u64::MAX,
            depth: JVM_DEPTH,
            ..Budget::with_time(arguments.time_limit, CancelToken::default())
        };
        match method {
            Some(method) => {
                let method = find(&program, file, method, &path)?;
                complain_of_methods(&program, file, &sources, Some(method));
                run_method(&program, method, &arguments.arguments, sources, budget)
            }
            None => {
                let main = program.main_method(file);
                complain_of_methods(&program, file, &sources, main);
                if main.is_none() {
                    return Err(format!(
                        "{} has no main; say which method: {}#METHOD",
                        path.display(),
                        path.display()
                    ));
                }
                let texts: Vec<&str> = arguments.arguments.iter().map(String::as_str).collect();
                Ok(run_file(program, file, &texts, sources, budget))
            }
        }
    })??;
    let mut output = std::io::stdout().lock();
    // Whoever reads may be gone; the program's exit code is still the answer.
    let _ = output.write_all(&ended.stdout);
    if ended.stdout.len() >= DEFAULT_OUTPUT_LIMIT {
        let megabytes = DEFAULT_OUTPUT_LIMIT >> 20;
        super::complain(&format!("the output was cut after {megabytes} MB"));
    }
    if let Some(value) = &ended.value {
        let _ = writeln!(output, "{value}");
    }
    let _ = output.flush();
    let _ = std::io::stderr().lock().write_all(&ended.stderr);
    ended
        .outcome
        .map_err(|reason| too_long(reason, arguments.time_limit))
}

/// The first error of each method of the file but the one that is run, which tells itself.
fn complain_of_methods(program: &Program, file: FileId, sources: &Sources, run: Option<MethodId>) {
    let path = &program.file(file).path;
    let text = sources.get(path).map_or("", |text| text);
    let lines = Lines::of(text);
    for id in program.methods_in_file(file) {
        let kind = program.method(id).kind;
        if Some(id) == run || !matches!(kind, MethodKind::Method | MethodKind::Constructor) {
            continue;
        }
        let body = program.lowered(id).body.as_ref();
        let Some(error) = body.and_then(|body| body.errors.first()) else {
            continue;
        };
        let place = program.span_location(id, error.span);
        let (_, range) = place.unwrap_or_else(|| program.declaration_location(id));
        let (line, _) = lines.place(text, range.start);
        super::complain(&format!("{path}: line {line}: {}", error.message));
    }
}

fn too_long(reason: String, limit: Duration) -> String {
    if reason == Stop::Deadline.to_string() {
        format!("stopped after {} s (--time-limit)", limit.as_secs_f64())
    } else {
        reason
    }
}

fn run_file(
    program: Arc<Program>,
    file: FileId,
    arguments: &[&str],
    sources: Arc<Sources>,
    budget: Budget,
) -> Ended {
    let places = Places {
        program: program.clone(),
        sources: sources.clone(),
    };
    let result = run_main(program, file, arguments, &standard_input(), sources, budget);
    let outcome = match result.outcome {
        MainOutcome::Exit(code) => Ok(exit_byte(code)),
        MainOutcome::Halted(halt) => Err(places.reason_of(&halt, result.halted_at)),
    };
    Ended {
        stdout: result.stdout,
        stderr: result.stderr,
        value: None,
        outcome,
    }
}

/// A terminal isn't waited for: the program would be run only after its end.
fn standard_input() -> String {
    let mut input = std::io::stdin();
    let mut bytes = Vec::new();
    if !input.is_terminal() {
        // An unreadable input is an empty one, as for a program on the JVM.
        let _ = input.read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// As the system does it: the low eight bits.
fn exit_byte(code: i32) -> u8 {
    code.to_le_bytes().first().copied().unwrap_or_default()
}

/// The method meant, of all methods of the file.
fn find(program: &Program, file: FileId, wanted: &str, path: &Path) -> Result<MethodId, String> {
    let methods: Vec<(MethodId, &str)> = program
        .methods_in_file(file)
        .into_iter()
        .map(|id| (id, program.method(id)))
        .filter(|(_, method)| method.kind == MethodKind::Method && !method.is_abstract)
        .map(|(id, method)| (id, &*method.key))
        .collect();
    let keys: Vec<&str> = methods.iter().map(|(_, key)| *key).collect();
    let key = choose(&keys, wanted, path)?;
    methods
        .iter()
        .find(|(_, other)| *other == key)
        .map(|(id, _)| *id)
        .ok_or_else(|| format!("{} has no method `{wanted}`", path.display()))
}

fn run_method(
    program: &Arc<Program>,
    method: MethodId,
    arguments: &[String],
    sources: Arc<Sources>,
    budget: Budget,
) -> Result<Ended, String> {
    let inputs = inputs(program, method, arguments)?;
    let cache = Arc::new(CodeCache::new(program.clone()));
    let mut interpreter = Interpreter::new(program.clone(), cache, Concrete, budget);
    interpreter.set_stdin(&standard_input());
    interpreter.set_sources(sources.clone());
    interpreter.enable_collection();
    interpreter.set_assertions(true);
    let places = Places {
        program: program.clone(),
        sources,
    };
    let reason_of = |interpreter: &Interpreter<Concrete>, halt: &Halt| {
        let at = match halt {
            Halt::Unsupported { at, .. } | Halt::SourceError { at, .. } => interpreter.node_at(*at),
            _ => None,
        };
        places.reason_of(halt, at)
    };
    let called = call(&mut interpreter, method, &inputs);
    let (value, outcome) = match called {
        Ok(Completion::Return(slot)) => {
            let ty = &program.method(method).return_type;
            let value = slot
                .filter(|_| *ty != Type::Void)
                .map(|slot| show::value(interpreter.runtime(), slot.bits, ty));
            (value, Ok(0))
        }
        Ok(Completion::Throw(exception)) => {
            interpreter.pin(exception);
            let outcome = match print_uncaught(&mut interpreter, exception) {
                Ok(()) => Ok(1),
                Err(halt) => Err(reason_of(&interpreter, &halt)),
            };
            (None, outcome)
        }
        Err(Halt::Exit(code)) => (None, Ok(exit_byte(code))),
        Err(halt) => (None, Err(reason_of(&interpreter, &halt))),
    };
    Ok(Ended {
        stdout: interpreter.output().to_vec(),
        stderr: interpreter.error_output().to_vec(),
        value,
        outcome,
    })
}

fn inputs(program: &Program, method: MethodId, arguments: &[String]) -> Result<Vec<Input>, String> {
    let declared = program.method(method);
    if declared.params.len() != arguments.len() {
        return Err(format!(
            "{} takes {}, not {}",
            declared.key,
            crate::view::phrases::count(declared.params.len(), "argument"),
            arguments.len()
        ));
    }
    declared
        .params
        .iter()
        .zip(arguments)
        .zip(&declared.param_names)
        .map(|((ty, text), name)| {
            literals::parse(text, ty, program)
                .map_err(|reason| format!("argument `{name}`: `{text}` {reason}"))
        })
        .collect()
}

fn call(
    interpreter: &mut Interpreter<Concrete>,
    method: MethodId,
    inputs: &[Input],
) -> Result<Completion<Slot<()>>, Halt> {
    let declared = interpreter.program().method(method);
    let (class, is_static) = (declared.class, declared.is_static);
    let mut slots = Vec::with_capacity(inputs.len());
    for input in inputs {
        match input.build(interpreter, &mut Made::default()) {
            Ok(slot) => {
                interpreter.pin(Reference::from_bits(slot.bits));
                slots.push(slot);
            }
            Err(BuildFailure::Thrown(exception)) => return Ok(Completion::Throw(exception)),
            Err(BuildFailure::Halt(halt)) => return Err(halt),
        }
    }
    let receiver = if is_static {
        None
    } else {
        let class = interpreter.program().class(class);
        let name = class.display_name.clone();
        let constructor = class.methods.iter().copied().find(|id| {
            let method = interpreter.program().method(*id);
            &*method.name == "<init>" && method.params.is_empty()
        });
        let constructor = constructor
            .filter(|_| !class.is_abstract)
            .ok_or_else(|| Halt::Internal(format!("{name} can't be made without arguments")))?;
        match interpreter.construct(constructor, &[])? {
            Completion::Return(Some(object)) => Some(Reference::from_bits(object.bits)),
            Completion::Return(None) => None,
            thrown @ Completion::Throw(_) => return Ok(thrown),
        }
    };
    if let Some(receiver) = receiver {
        interpreter.pin(receiver);
    }
    interpreter.call(method, receiver, &slots)
}

/// For saying why a run ended before the program did, and where.
struct Places {
    program: Arc<Program>,
    sources: Arc<Sources>,
}

impl Places {
    fn reason_of(&self, halt: &Halt, at: Option<(MethodId, NodeId)>) -> String {
        let place = |(file, range): (FileId, Range<usize>)| {
            let path = &self.program.file(file).path;
            let text = self.sources.get(path).map_or("", |text| text);
            let (line, column) = Lines::of(text).place(text, range.start);
            format!(" at {path}:{line}:{column}")
        };
        match halt {
            Halt::Stop(stop) => stop.to_string(),
            Halt::Unsupported { what, .. } => {
                let location = at.and_then(|(method, node)| self.program.location(method, node));
                let what = if what.starts_with("not modelled") {
                    what.clone()
                } else {
                    format!("not supported: {what}")
                };
                format!("{what}{}", location.map(place).unwrap_or_default())
            }
            Halt::SourceError { message, .. } => {
                let location = at.and_then(|(method, _)| self.error_of(method));
                format!(
                    "error: {message}{}",
                    location.map(place).unwrap_or_default()
                )
            }
            Halt::Exit(code) => format!("exit {code}"),
            Halt::Pruned => "the run was left".to_owned(),
            Halt::Internal(message) => message.clone(),
        }
    }

    /// The first error of a method's body, which keeps all of it from running.
    fn error_of(&self, method: MethodId) -> Option<(FileId, Range<usize>)> {
        let body = self.program.lowered(method).body.as_ref()?;
        self.program
            .span_location(method, body.errors.first()?.span)
    }
}
