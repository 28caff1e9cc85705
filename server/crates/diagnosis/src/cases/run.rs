//! Runs cases in any kind of machine.

use super::verdict::{FailureFacts, Verdict};
use super::{Case, CaseSource, junit};
use crate::project::Project;
use crate::report::{Anchor, FailureKind};
use crate::sites::SiteTable;
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::compile::{CodeCache, Instrumentation};
use interp::heap::{Payload, Reference, TraceFrame};
use interp::machine::{CodePlace, Machine, Slot};
use interp::outcome::{Completion, Halt};
use java::program::Program;
use java::types::MethodId;
use std::sync::Arc;
use testgen::contract_run::{
    ContractOutcome, Specification, ViolationKind, call_under_contract, call_with_result,
};
use testgen::input::{BuildFailure, Made};
use testgen::show;

/// Compiled code and limits shared by the runs of one analysis.
pub struct CaseContext {
    /// Where the tests are indexed and places are looked up.
    project: Project,
    /// What is run: the project's program, or a variant of it with the same ids.
    program: Arc<Program>,
    plain: Arc<CodeCache>,
    instrumented: Option<Arc<CodeCache>>,
}

impl CaseContext {
    pub fn new(project: &Project) -> Self {
        CaseContext {
            project: project.clone(),
            program: project.program.clone(),
            plain: Arc::new(CodeCache::new(project.program.clone())),
            instrumented: None,
        }
    }

    /// The context of a program that differs in the code of these methods only.
    pub fn variant(&self, program: Arc<Program>, changed: &[MethodId]) -> Self {
        CaseContext {
            project: self.project.clone(),
            plain: Arc::new(self.plain.for_version(program.clone(), changed)),
            program,
            instrumented: None,
        }
    }

    /// A context whose instrumented runs are told of each statement of these methods.
    pub fn traced(&self, methods: &[MethodId]) -> Self {
        let mut instrumentation = Instrumentation::default();
        for method in methods {
            instrumentation.methods.entry(*method).or_default().trace = true;
        }
        CaseContext {
            project: self.project.clone(),
            program: self.program.clone(),
            plain: self.plain.clone(),
            instrumented: Some(Arc::new(self.plain.instrumented(Arc::new(instrumentation)))),
        }
    }

    /// A context whose instrumented runs observe these sites and are told of each statement of
    /// these methods.
    pub fn watching(&self, table: &SiteTable, methods: &[MethodId]) -> Self {
        let mut context = self.traced(methods);
        let mut instrumentation = instrumentation_of(table);
        for method in methods {
            instrumentation.methods.entry(*method).or_default().trace = true;
        }
        context.instrumented = Some(Arc::new(self.plain.instrumented(Arc::new(instrumentation))));
        context
    }

    /// The program that is run.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// The code of the program as it stands.
    pub fn code(&self) -> &CodeCache {
        &self.plain
    }

    /// From now on instrumented runs observe these sites.
    pub fn observe(&mut self, table: &SiteTable) {
        let instrumentation = Arc::new(instrumentation_of(table));
        self.instrumented = Some(Arc::new(self.plain.instrumented(instrumentation)));
    }

    /// From now on instrumented runs are told of each statement of these methods, and of the sites.
    pub fn observe_statements_and(&mut self, methods: &[MethodId], table: &SiteTable) {
        let mut instrumentation = Instrumentation::default();
        for method in methods {
            instrumentation.methods.entry(*method).or_default().trace = true;
        }
        for ((method, node), site) in table.by_node() {
            let of_method = instrumentation.methods.entry(*method).or_default();
            of_method.sites.insert(*node, *site);
        }
        self.instrumented = Some(Arc::new(self.plain.instrumented(Arc::new(instrumentation))));
    }

    /// A fresh interpreter; `observed` runs see the sites.
    pub fn interpreter<M: Machine>(
        &self,
        machine: M,
        budget: &Budget,
        observed: Option<()>,
    ) -> Interpreter<M> {
        let code = match (&self.instrumented, observed) {
            (Some(code), Some(())) => code,
            _ => &self.plain,
        };
        Interpreter::new(self.program.clone(), code.clone(), machine, budget.clone())
    }

    /// Runs a case to its verdict.
    pub fn run<M: Machine>(
        &self,
        interpreter: &mut Interpreter<M>,
        method: MethodId,
        case: &Case,
    ) -> Verdict {
        let ended = match &case.source {
            CaseSource::JUnit { test, invocation } => {
                let test = &self.project.tests().tests[*test];
                junit::run(interpreter, test, *invocation)
            }
            CaseSource::Contract {
                specification,
                receiver,
                args,
            } => run_contract(interpreter, method, specification, receiver.as_ref(), args),
        };
        match ended {
            Ok(verdict) => verdict,
            Err(halt) => self.halted(interpreter, halt),
        }
    }

    /// Makes a call and holds it against its specification; it is taken to return `result`, where that
    /// is given.
    pub fn call_under_contract<M: Machine>(
        &self,
        interpreter: &mut Interpreter<M>,
        method: MethodId,
        specification: &Specification,
        (receiver, args): (Option<Reference>, &[Slot<M::Shadow>]),
        result: Option<Slot<M::Shadow>>,
    ) -> Verdict {
        match call_with_result(interpreter, method, specification, receiver, args, result) {
            Ok(outcome) => verdict_of(interpreter, method, outcome),
            Err(halt) => self.halted(interpreter, halt),
        }
    }

    fn halted<M: Machine>(&self, interpreter: &Interpreter<M>, halt: Halt) -> Verdict {
        match halt {
            Halt::Stop(Stop::Cancelled) => Verdict::Cancelled,
            Halt::Stop(Stop::Steps) => Verdict::Failed(FailureFacts {
                kind: FailureKind::NonTermination,
                message: format!(
                    "did not end within {} steps",
                    // The last step may have been one of many.
                    grouped(interpreter.steps_used() / 1_000 * 1_000)
                ),
                expected: None,
                actual: None,
                trace: interpreter.call_stack(),
                clause: None,
            }),
            Halt::Stop(stop) => Verdict::Unknown(stop.to_string()),
            Halt::Unsupported { at, what } => {
                let place = self.describe_place(interpreter, at);
                Verdict::Unknown(format!("{what}{place}"))
            }
            Halt::SourceError { at, message } => {
                let place = self.describe_place(interpreter, at);
                Verdict::Unknown(format!("{message}{place}"))
            }
            Halt::Exit(code) => {
                Verdict::Unknown(format!("the program ends itself with exit code {code}"))
            }
            Halt::Pruned => Verdict::Pruned,
            Halt::Internal(message) => Verdict::Unknown(format!("internal fault: {message}")),
        }
    }

    fn describe_place<M: Machine>(
        &self,
        interpreter: &Interpreter<M>,
        at: interp::machine::CodePlace,
    ) -> String {
        match interpreter.node_at(at) {
            Some((method, node)) => {
                let anchor = self.project.anchor(method, node);
                match self.line_of(&anchor) {
                    Some(line) => {
                        let file = anchor
                            .file
                            .rsplit('/')
                            .next()
                            .unwrap_or(&anchor.file)
                            .to_owned();
                        format!(" ({file}:{line})")
                    }
                    None => String::new(),
                }
            }
            None => String::new(),
        }
    }

    /// Line of an anchor, from 1.
    pub fn line_of(&self, anchor: &Anchor) -> Option<usize> {
        let (path, range) = self.project.locate(anchor)?;
        let text = self.project.text(&path)?;
        Some(text.get(..range.start)?.matches('\n').count() + 1)
    }

    /// Where a failure is shown: the clause, or the first place on the stack in the user's code.
    pub fn failure_anchor<M: Machine>(
        &self,
        interpreter: &Interpreter<M>,
        method: MethodId,
        facts: &FailureFacts,
    ) -> Option<Anchor> {
        if let Some((origin, clause)) = facts.clause {
            return Some(self.project.anchor(origin.unwrap_or(method), clause));
        }
        facts.trace.iter().find_map(|place| {
            let (method, node) = interpreter.node_at(*place)?;
            let program = &self.project.program;
            let is_library = program.class(program.method(method).class).is_library;
            (!is_library).then(|| self.project.anchor(method, node))
        })
    }
}

fn instrumentation_of(table: &SiteTable) -> Instrumentation {
    let mut instrumentation = Instrumentation::default();
    for ((method, node), site) in table.by_node() {
        let method = instrumentation.methods.entry(*method).or_default();
        method.sites.insert(*node, *site);
    }
    instrumentation
}

fn run_contract<M: Machine>(
    interpreter: &mut Interpreter<M>,
    method: MethodId,
    specification: &Specification,
    receiver: Option<&testgen::input::Input>,
    args: &[testgen::input::Input],
) -> Result<Verdict, Halt> {
    let mut made = Made::default();
    let mut build = |input: &testgen::input::Input, interpreter: &mut Interpreter<M>| match input
        .build(interpreter, &mut made)
    {
        Ok(slot) => Ok(Ok(slot)),
        Err(BuildFailure::Halt(halt)) => Err(halt),
        Err(BuildFailure::Thrown(exception)) => Ok(Err(exception)),
    };
    let mut values = Vec::with_capacity(args.len());
    let mut object = None;
    for (index, input) in receiver.into_iter().chain(args).enumerate() {
        match build(input, interpreter)? {
            Ok(slot) if index == 0 && receiver.is_some() => {
                object = Some(Reference::from_bits(slot.bits));
            }
            Ok(slot) => values.push(slot),
            Err(_) => return Ok(Verdict::Skipped("the input could not be built".to_owned())),
        }
    }
    let outcome = call_under_contract(interpreter, method, specification, object, &values)?;
    Ok(verdict_of(interpreter, method, outcome))
}

/// What came of a call under its contract.
fn verdict_of<M: Machine>(
    interpreter: &mut Interpreter<M>,
    method: MethodId,
    outcome: ContractOutcome<Slot<M::Shadow>>,
) -> Verdict {
    match outcome {
        ContractOutcome::Holds(_) => Verdict::Passed,
        ContractOutcome::PreconditionFalse => {
            Verdict::Skipped("the precondition doesn't hold".to_owned())
        }
        ContractOutcome::Violated(violation) => {
            let thrown = match (&violation.kind, violation.completion) {
                (ViolationKind::ClauseThrew(exception), _) => Some(*exception),
                (_, Some(Completion::Throw(exception))) => Some(exception),
                _ => None,
            };
            let returned = match violation.completion {
                Some(Completion::Return(Some(slot))) => {
                    let ty = interpreter.program().method(method).return_type.clone();
                    Some(show::value(interpreter.runtime(), slot.bits, &ty))
                }
                _ => None,
            };
            let facts = match thrown {
                Some(exception) => {
                    let mut facts = exception_facts(interpreter, exception);
                    if matches!(violation.kind, ViolationKind::ClauseThrew(_)) {
                        facts.message = format!("evaluating the contract threw {}", facts.message);
                    }
                    facts
                }
                None => FailureFacts {
                    kind: FailureKind::ContractViolated,
                    message: match (&violation.kind, &returned) {
                        (ViolationKind::Frame(what), _) => {
                            format!("changed {what}, which `assignable` doesn't allow")
                        }
                        (ViolationKind::RepOk(method), _) => {
                            let program = interpreter.program();
                            let class = program.method(*method).class;
                            let class = testgen::describe::simple_class_name(program, class);
                            format!("`repOk()` of {class} is false afterwards")
                        }
                        (ViolationKind::Invariant, _) => {
                            "an invariant doesn't hold afterwards".to_owned()
                        }
                        (_, Some(value)) => {
                            format!("returned {value}, which the contract excludes")
                        }
                        (_, None) => "the postcondition doesn't hold".to_owned(),
                    },
                    expected: None,
                    actual: returned,
                    trace: Vec::new(),
                    clause: None,
                },
            };
            Verdict::Failed(FailureFacts {
                clause: violation.clause,
                ..facts
            })
        }
    }
}

/// What a thrown exception says.
pub(super) fn exception_facts<M: Machine>(
    interpreter: &mut Interpreter<M>,
    exception: Reference,
) -> FailureFacts {
    let program = Arc::clone(interpreter.program());
    let class = interpreter.runtime().heap.type_of(exception).as_class();
    let is_a = |name: &str| {
        let wanted = program.class_by_name(name);
        class
            .zip(wanted)
            .is_some_and(|(class, wanted)| program.is_subclass(class, wanted))
    };
    let message = message_of(interpreter, exception);
    let trace = places_of(interpreter, exception);
    let text = |units: &Option<Arc<[u16]>>| units.as_deref().map(String::from_utf16_lossy);
    let (expected, actual) = match &interpreter.runtime().native_state.verdict {
        Some(recorded) => (text(&recorded.expected), text(&recorded.actual)),
        None => (None, None),
    };
    let is_assertion =
        is_a("java.lang.AssertionError") || is_a("junit.framework.AssertionFailedError");
    if is_assertion {
        let message = match (&expected, &actual) {
            (Some(expected), Some(actual)) if actual == "nothing thrown" => {
                format!("expected {expected}, but nothing was thrown")
            }
            (Some(expected), Some(actual)) => {
                let about = message.as_deref().and_then(what_differs);
                let about = about.map(|about| format!("{about}: ")).unwrap_or_default();
                format!("{about}expected {expected} but was {actual}")
            }
            _ => message.unwrap_or_else(|| "assertion failed".to_owned()),
        };
        let kind = match actual.as_deref() {
            Some("nothing thrown") => FailureKind::MissingException,
            _ => FailureKind::WrongValue,
        };
        return FailureFacts {
            kind,
            message,
            expected,
            actual,
            trace,
            clause: None,
        };
    }
    let kind = if is_a("java.lang.StackOverflowError") {
        FailureKind::StackOverflow
    } else {
        FailureKind::UncaughtException
    };
    let name = class.map_or_else(String::new, |class| {
        program.class(class).display_name.to_string()
    });
    let message = match message {
        Some(message) => format!("{name}: {message}"),
        None => name,
    };
    FailureFacts {
        kind,
        message,
        expected: None,
        actual: None,
        trace,
        clause: None,
    }
}

/// What an assertion says besides the two values: the test's own message, or where arrays differ.
/// JUnit 5 puts it before ` ==> expected: <` or `, expected: <`, JUnit 3 and 4 before `expected:<`.
fn what_differs(message: &str) -> Option<&str> {
    const LONGEST: usize = 100;
    let ends = [
        " ==> expected: <",
        ", expected: <",
        "expected: <",
        "expected:<",
    ];
    let end = ends.iter().find_map(|end| message.find(end))?;
    let about = message.get(..end)?.trim_end_matches([' ', ';', ':']);
    (!about.is_empty() && about.len() <= LONGEST && !about.contains('\n')).then_some(about)
}

pub(super) fn message_of<M: Machine>(
    interpreter: &Interpreter<M>,
    exception: Reference,
) -> Option<String> {
    let slot = interpreter.runtime().field(exception, "detailMessage")?;
    let text = interpreter
        .runtime()
        .heap
        .string(Reference::from_bits(slot.bits))?;
    Some(String::from_utf16_lossy(text))
}

/// The places of the calls that were active when the exception was made, innermost first.
fn places_of<M: Machine>(interpreter: &Interpreter<M>, exception: Reference) -> Vec<CodePlace> {
    match interpreter
        .runtime()
        .heap
        .get(exception)
        .extra
        .as_deref()
        .map(|extra| &extra.payload)
    {
        Some(Payload::Trace(frames)) => frames
            .iter()
            .filter_map(|frame| match frame {
                TraceFrame::Code { code, op } => Some(CodePlace {
                    code: *code,
                    op: *op,
                }),
                TraceFrame::Native(_) | TraceFrame::Bridge(_) => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// `1,234,567`
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
