//! Whether tests, contracts and methods agree: a test that needs or does what the contract excludes,
//! and called methods that break their own contract in a failing run.
//!
//! What must hold: a contradiction is told only where the one value that the test accepts was held
//! against the contract in a run, or a passing test makes a call whose clause is false; a broken
//! contract only where the call's clause was false. A call is judged where it happens: the test runs up to
//! it, and from there the call runs under its contract.

use crate::cases::{Case, CaseContext, CaseSource, FailureFacts, Verdict};
use crate::confirm::{FailingCase, Subject, passing_values};
use crate::project::Project;
use crate::report::{Failure, Note, NoteKind};
use crate::side_effects::changes_nothing;
use crate::sites::SiteShape;
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::heap::{Heap, Reference};
use interp::machine::{CallAction, CodePlace, Machine, SiteId, Slot};
use interp::outcome::Halt;
use java::ops;
use java::types::{MethodId, Primitive};
use rustc_hash::FxHashSet;
use testgen::contract_run::Specification;
use testgen::show;

/// Calls judged in one run.
const MOST_CALLS: usize = 20;

/// Runs up to a call.
struct UpTo<'a> {
    watched: &'a FxHashSet<MethodId>,
    /// Calls of these methods that are made before it.
    before: usize,
    made: usize,
    /// The call, with its arguments (the receiver first).
    reached: Option<(MethodId, Vec<Slot<()>>)>,
}

impl Machine for UpTo<'_> {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn call(
        &mut self,
        _heap: &Heap<()>,
        _at: CodePlace,
        method: MethodId,
        args: &mut [Slot<()>],
    ) -> Result<CallAction<()>, Halt> {
        if self.reached.is_none() && self.watched.contains(&method) {
            if self.made == self.before {
                self.reached = Some((method, args.to_vec()));
                return Err(Halt::Pruned);
            }
            self.made += 1;
        }
        Ok(CallAction::Enter)
    }
}

/// A call in a run that has come to it.
struct Call<'a> {
    interpreter: Interpreter<UpTo<'a>>,
    method: MethodId,
    receiver: Option<Reference>,
    args: Vec<Slot<()>>,
    /// `add(3)` or `add(3) on Counter{n=0}`, as things are before it.
    text: String,
}

/// The call of one of these methods that a case makes after so many others; `None` if it makes no more.
fn call_of<'a>(
    budget: &Budget,
    subject: &Subject<'_>,
    case: &Case,
    watched: &'a FxHashSet<MethodId>,
    before: usize,
) -> Option<Call<'a>> {
    let machine = UpTo {
        watched,
        before,
        made: 0,
        reached: None,
    };
    let mut interpreter = subject.context.interpreter(machine, budget, None);
    let _ = subject.context.run(&mut interpreter, subject.method, case);
    let (method, mut args) = interpreter.machine().reached.clone()?;
    let declared = subject.project.program.method(method);
    let receiver = (!declared.is_static && !args.is_empty())
        .then(|| Reference::from_bits(args.remove(0).bits));
    let references = declared.params.iter().zip(&args);
    let references = references.filter(|(ty, _)| ty.is_reference());
    let references: Vec<Reference> = references
        .map(|(_, slot)| Reference::from_bits(slot.bits))
        .chain(receiver)
        .collect();
    for reference in references {
        interpreter.pin(reference);
    }
    let runtime = interpreter.runtime();
    let shown = declared.params.iter().zip(&args);
    let shown: Vec<String> = shown
        .map(|(ty, slot)| show::value(runtime, slot.bits, ty))
        .collect();
    let mut text = format!("{}({})", declared.name, shown.join(", "));
    if let Some(receiver) = receiver {
        let object = show::reference(&runtime.program, &runtime.heap, receiver);
        text = format!("{text} on {object}");
    }
    Some(Call {
        interpreter,
        method,
        receiver,
        args,
        text,
    })
}

/// A clause that a call makes false.
struct Broken {
    facts: FailureFacts,
    note: Note,
}

impl Call<'_> {
    /// Judges the call, which is taken to return `result` where that is given.
    fn judge(
        mut self,
        context: &CaseContext,
        specification: &Specification,
        result: Option<Slot<()>>,
        note: &dyn Fn(&str, &FailureFacts) -> (NoteKind, String),
    ) -> Result<Option<Broken>, Stop> {
        let verdict = context.call_under_contract(
            &mut self.interpreter,
            self.method,
            specification,
            (self.receiver, &self.args),
            result,
        );
        match verdict {
            Verdict::Cancelled => Err(Stop::Cancelled),
            Verdict::Failed(facts) if facts.clause.is_some() => {
                let anchor = context.failure_anchor(&self.interpreter, self.method, &facts);
                let (kind, message) = note(&self.text, &facts);
                let note = Note {
                    kind,
                    message,
                    anchor,
                };
                Ok(Some(Broken { facts, note }))
            }
            _ => Ok(None),
        }
    }
}

/// A method's specification, if there is something to hold a call against. Objects that are being made
/// aren't held against anything.
fn specification(project: &Project, method: MethodId) -> Option<Specification> {
    let declared = project.program.method(method);
    if &*declared.name == "<init>" || declared.is_abstract {
        return None;
    }
    let contract = project.program.lowered(method).contract.clone()?;
    let specification = Specification::of(&project.program, method, contract);
    specification.is_checkable().then_some(specification)
}

/// What a call came to, and what its contract says against it.
fn outcome(text: &str, facts: &FailureFacts) -> String {
    match &facts.actual {
        Some(value) => format!("{text} returned {value}"),
        None => format!("{text}: {}", facts.message),
    }
}

/// Called methods that break their contract in a failing case, each told once.
pub(crate) fn broken_contracts(
    budget: &Budget,
    subject: &Subject<'_>,
    failing: &FailingCase,
    told: &mut FxHashSet<MethodId>,
) -> Result<Vec<Note>, Stop> {
    let project = subject.project;
    let mut watched: FxHashSet<MethodId> =
        project.reachable_code(subject.method).into_iter().collect();
    watched.remove(&subject.method);
    watched.retain(|method| !told.contains(method) && specification(project, *method).is_some());
    let mut notes = Vec::new();
    for number in 0..MOST_CALLS {
        if watched.is_empty() || budget.check().is_err() {
            break;
        }
        let Some(call) = call_of(budget, subject, &failing.case, &watched, number) else {
            break;
        };
        let callee = call.method;
        let Some(specification) =
            specification(project, callee).filter(|_| !told.contains(&callee))
        else {
            continue;
        };
        let name = &project.program.method(callee).name;
        let note = |text: &str, facts: &FailureFacts| {
            let got = outcome(text, facts);
            let message = format!("this fails for `{name}` as written: {got}");
            (NoteKind::BrokenContract, message)
        };
        if let Some(broken) = call.judge(subject.context, &specification, None, &note)? {
            told.insert(callee);
            notes.push(broken.note);
        }
    }
    Ok(notes)
}

/// A passing test in which the method does what its contract excludes.
pub(crate) fn contradicted_by_passing(
    budget: &Budget,
    subject: &Subject<'_>,
    passing: &Case,
) -> Result<Option<Note>, Stop> {
    let (project, method) = (subject.project, subject.method);
    let (Some(specification), CaseSource::JUnit { .. }) =
        (specification(project, method), &passing.source)
    else {
        return Ok(None);
    };
    let watched = [method].into_iter().collect();
    for number in 0..MOST_CALLS {
        if budget.check().is_err() {
            break;
        }
        let Some(call) = call_of(budget, subject, passing, &watched, number) else {
            break;
        };
        let note = |text: &str, facts: &FailureFacts| {
            let (name, got) = (simple_name(&passing.name), outcome(text, facts));
            let message = format!(
                "test and contract contradict each other: '{name}' passes although {got}, which this excludes"
            );
            (NoteKind::Contradiction, message)
        };
        if let Some(broken) = call.judge(subject.context, &specification, None, &note)? {
            // An exception is no result that a test has asked for.
            return Ok(broken.facts.actual.is_some().then_some(broken.note));
        }
    }
    Ok(None)
}

/// A run in which a method's calls are answered.
struct Answered {
    method: MethodId,
    answer: Slot<()>,
}

impl Machine for Answered {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn call(
        &mut self,
        _heap: &Heap<()>,
        _at: CodePlace,
        method: MethodId,
        _args: &mut [Slot<()>],
    ) -> Result<CallAction<()>, Halt> {
        Ok(match method == self.method {
            true => CallAction::ByContract(self.answer),
            false => CallAction::Enter,
        })
    }
}

/// Another test that makes the same call of a static method (one that changes nothing) and fails with what the failing test asks
/// for, which passes with it.
pub(crate) fn contradicting_test(
    budget: &Budget,
    subject: &Subject<'_>,
    failing: &FailingCase,
    failure: &Failure,
    others: &[&Case],
) -> Result<Option<Note>, Stop> {
    let (project, method) = (subject.project, subject.method);
    let declared = project.program.method(method);
    let (Some(expected), CaseSource::JUnit { .. }) = (&failure.expected, &failing.case.source)
    else {
        return Ok(None);
    };
    let result = declared.return_type.as_primitive();
    let bits = result.and_then(|primitive| bits_of(primitive, expected));
    // What changes something may give another result each time.
    let is_function = declared.is_static && changes_nothing(project, method);
    let Some(bits) = bits.filter(|_| is_function) else {
        return Ok(None);
    };
    let watched = [method].into_iter().collect();
    let only_call = |case: &Case| {
        let is_last = || call_of(budget, subject, case, &watched, 1).is_none();
        call_of(budget, subject, case, &watched, 0).filter(|_| is_last())
    };
    let answered = |case: &Case| {
        let answer = Slot::plain(bits);
        let machine = Answered { method, answer };
        let mut interpreter = subject.context.interpreter(machine, budget, None);
        subject.context.run(&mut interpreter, method, case)
    };
    let Some(call) = only_call(&failing.case) else {
        return Ok(None);
    };
    if !answered(&failing.case).is_passed() {
        return Ok(None);
    }
    for other in others {
        match budget.check() {
            Err(Stop::Cancelled) => return Err(Stop::Cancelled),
            Err(_) => break,
            Ok(()) => {}
        }
        let is_same = only_call(other).is_some_and(|known| known.text == call.text);
        if is_same && matches!(answered(other), Verdict::Failed(_)) {
            let (name, other) = (simple_name(&failing.case.name), simple_name(&other.name));
            return Ok(Some(Note {
                kind: NoteKind::Contradiction,
                message: format!(
                    "tests contradict each other: '{name}' needs {} to be {expected}, with which '{other}' fails",
                    call.text
                ),
                anchor: failure.anchor.clone(),
            }));
        }
    }
    Ok(None)
}

fn simple_name(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// A failing test that needs of the method what its contract excludes.
pub(crate) fn contradiction(
    budget: &Budget,
    subject: &Subject<'_>,
    failing: &FailingCase,
    failure: &Failure,
) -> Result<Option<Note>, Stop> {
    let (project, method) = (subject.project, subject.method);
    let (Some(expected), CaseSource::JUnit { .. }) = (&failure.expected, &failing.case.source)
    else {
        return Ok(None);
    };
    let result = project.program.method(method).return_type.as_primitive();
    let (Some(specification), Some(primitive)) = (specification(project, method), result) else {
        return Ok(None);
    };
    let watched = [method].into_iter().collect();
    // With several calls it isn't clear which of them the test is about.
    let is_last = || call_of(budget, subject, &failing.case, &watched, 1).is_none();
    let Some(call) = call_of(budget, subject, &failing.case, &watched, 0).filter(|_| is_last())
    else {
        return Ok(None);
    };
    let results: Vec<SiteId> = subject
        .table
        .sites()
        .iter()
        .filter(|site| site.method == method && site.shape == SiteShape::ReturnValue)
        .map(|site| site.id)
        .collect();
    let Some((_, shown)) = passing_values(budget, subject, failing, &results)? else {
        return Ok(None);
    };
    // The test asks for exactly this value: no other one could please both.
    let [value] = shown.as_slice() else {
        return Ok(None);
    };
    let Some(bits) = bits_of(primitive, value).filter(|_| value == expected) else {
        return Ok(None);
    };
    let note = |text: &str, _: &FailureFacts| {
        let name = simple_name(&failing.case.name);
        let message = format!(
            "test and contract contradict each other: '{name}' needs {text} to be {value}, which this excludes"
        );
        (NoteKind::Contradiction, message)
    };
    let result = Some(Slot::plain(bits));
    let broken = call.judge(subject.context, &specification, result, &note)?;
    Ok(broken.map(|broken| broken.note))
}

/// A value as it is shown.
fn bits_of(primitive: Primitive, shown: &str) -> Option<u64> {
    Some(match primitive {
        Primitive::Boolean => ops::boolean_slot(shown.parse().ok()?),
        Primitive::Byte | Primitive::Short | Primitive::Int => ops::int_slot(shown.parse().ok()?),
        Primitive::Long => ops::long_slot(shown.parse().ok()?),
        Primitive::Char | Primitive::Float | Primitive::Double => return None,
    })
}
