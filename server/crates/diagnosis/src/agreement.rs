//! Whether tests, contracts and methods agree: a test that needs what the contract excludes, and
//! called methods that break their own contract in a failing run.
//!
//! What must hold: a contradiction is told only where the one value that the test accepts was held
//! against the contract in a run; a broken contract only where the call was made again alone and the
//! clause was false. Calls are looked at whose arguments can be written down (primitives, texts,
//! arrays of them) and that need no receiver.

use crate::cases::{Case, CaseSource, Verdict};
use crate::confirm::{FailingCase, Subject, passing_values};
use crate::project::Project;
use crate::report::{CaseKind, Failure, Note, NoteKind};
use crate::sites::SiteShape;
use budget::{Budget, Stop};
use interp::heap::{Data, Heap, Reference};
use interp::machine::{CallAction, CodePlace, Concrete, Machine, SiteId, Slot};
use interp::outcome::Halt;
use java::types::{MethodId, Primitive, Type};
use rustc_hash::FxHashSet;
use symbolic::SymbolicMachine;
use testgen::contract_run::Specification;
use testgen::input::Input;

/// Calls looked at in one run, and elements of an array argument.
const MOST_CALLS: usize = 50;
const MOST_ELEMENTS: usize = 200;

/// A call that can be made again.
struct Call {
    method: MethodId,
    args: Vec<Input>,
}

/// Notes the calls of some methods.
struct Calls<'a> {
    project: &'a Project,
    watched: FxHashSet<MethodId>,
    /// `None`: a call that can't be made again.
    calls: Vec<Option<Call>>,
}

impl Machine for Calls<'_> {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn call(
        &mut self,
        heap: &Heap<()>,
        _at: CodePlace,
        method: MethodId,
        args: &mut [Slot<()>],
    ) -> Result<CallAction<()>, Halt> {
        if self.watched.contains(&method) && self.calls.len() < MOST_CALLS {
            let params = &self.project.program.method(method).params;
            let inputs = params.iter().zip(args.iter());
            let inputs = inputs.map(|(ty, slot)| input(heap, ty, slot.bits));
            let args = inputs.collect::<Option<Vec<Input>>>();
            self.calls.push(args.map(|args| Call { method, args }));
        }
        Ok(CallAction::Enter)
    }
}

fn input(heap: &Heap<()>, ty: &Type, bits: u64) -> Option<Input> {
    if let Some(primitive) = ty.as_primitive() {
        return Some(Input::Primitive(primitive, bits));
    }
    let object = Reference::from_bits(bits);
    if object.is_null() {
        return Some(Input::Null);
    }
    let numbers = |primitive: Primitive| {
        let length = heap
            .array_length(object)
            .filter(|length| *length <= MOST_ELEMENTS)?;
        let elements = (0..length).map(|index| {
            let slot = heap.element(object, index)?;
            Some(Input::Primitive(primitive, slot.bits))
        });
        let elements = elements.collect::<Option<Vec<Input>>>()?;
        Some(Input::Array(Type::Primitive(primitive), elements))
    };
    match &heap.get(object).data {
        Data::Str(text) => Some(Input::Str(text.text.clone())),
        Data::Booleans(_) => numbers(Primitive::Boolean),
        Data::Bytes(_) => numbers(Primitive::Byte),
        Data::Shorts(_) => numbers(Primitive::Short),
        Data::Chars(_) => numbers(Primitive::Char),
        Data::Ints(_) => numbers(Primitive::Int),
        Data::Longs(_) => numbers(Primitive::Long),
        Data::Floats(_) => numbers(Primitive::Float),
        Data::Doubles(_) => numbers(Primitive::Double),
        Data::References(elements) if elements.len() <= MOST_ELEMENTS => {
            let Type::Array(element) = ty else {
                return None;
            };
            let parts = elements.iter();
            let parts = parts.map(|part| input(heap, element, part.bits()));
            Some(Input::Array(
                (**element).clone(),
                parts.collect::<Option<_>>()?,
            ))
        }
        _ => None,
    }
}

/// A static method's specification, if there is something to hold a call against.
fn specification(project: &Project, method: MethodId) -> Option<Specification> {
    if !project.program.method(method).is_static {
        return None;
    }
    let contract = project.program.lowered(method).contract.clone()?;
    let specification = Specification::of(&project.program, method, contract);
    specification.is_checkable().then_some(specification)
}

fn contract_case(project: &Project, call: Call, specification: Specification) -> Case {
    Case {
        name: crate::cases::call_text(project, call.method, None, &call.args),
        kind: CaseKind::Contract,
        anchor: None,
        source: CaseSource::Contract {
            specification,
            receiver: None,
            args: call.args,
        },
        skip: None,
    }
}

/// The calls of some methods in a case; `None` for those that can't be made again.
fn calls_of(
    budget: &Budget,
    subject: &Subject<'_>,
    case: &Case,
    watched: FxHashSet<MethodId>,
) -> Vec<Option<Call>> {
    let machine = Calls {
        project: subject.project,
        watched,
        calls: Vec::new(),
    };
    let mut interpreter = subject.context.interpreter(machine, budget, None);
    let _ = subject.context.run(&mut interpreter, subject.method, case);
    std::mem::take(&mut interpreter.machine_mut().calls)
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
    if watched.is_empty() {
        return Ok(Vec::new());
    }
    let mut notes = Vec::new();
    for call in calls_of(budget, subject, &failing.case, watched)
        .into_iter()
        .flatten()
    {
        let callee = call.method;
        if told.contains(&callee) {
            continue;
        }
        let Some(specification) = specification(project, callee) else {
            continue;
        };
        let case = contract_case(project, call, specification);
        let mut interpreter = subject.context.interpreter(Concrete, budget, None);
        match subject.context.run(&mut interpreter, callee, &case) {
            Verdict::Cancelled => return Err(Stop::Cancelled),
            Verdict::Failed(facts) if facts.clause.is_some() => {
                told.insert(callee);
                let anchor = subject.context.failure_anchor(&interpreter, callee, &facts);
                let name = &project.program.method(callee).name;
                let got = match &facts.actual {
                    Some(value) => format!("{} returned {value}", case.name),
                    None => format!("{}: {}", case.name, facts.message),
                };
                notes.push(Note {
                    kind: NoteKind::BrokenContract,
                    message: format!("this fails for `{name}` as written: {got}"),
                    anchor,
                });
            }
            _ => {}
        }
    }
    Ok(notes)
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
    let is_primitive = project
        .program
        .method(method)
        .return_type
        .as_primitive()
        .is_some();
    let Some(specification) = specification(project, method).filter(|_| is_primitive) else {
        return Ok(None);
    };
    let watched = [method].into_iter().collect();
    let mut calls = calls_of(budget, subject, &failing.case, watched);
    // With several calls it isn't clear which of them the test is about.
    let (Some(Some(call)), true) = (calls.pop(), calls.is_empty()) else {
        return Ok(None);
    };
    let results: Vec<SiteId> = subject
        .table
        .sites()
        .iter()
        .filter(|site| site.method == method && site.shape == SiteShape::ReturnValue)
        .map(|site| site.id)
        .collect();
    let Some((assignment, shown)) = passing_values(budget, subject, failing, &results)? else {
        return Ok(None);
    };
    // The test asks for exactly this value: no other one could please both.
    let [value] = shown.as_slice() else {
        return Ok(None);
    };
    if value != expected {
        return Ok(None);
    }
    let case = contract_case(project, call, specification);
    let mut plan = subject.plan(results.into_iter().collect());
    plan.stops_at_failure = false;
    let mut machine = SymbolicMachine::new(plan);
    machine.restart(assignment);
    let run_budget = Budget {
        steps: failing.steps,
        ..budget.clone()
    };
    let (interpreter, verdict) = subject.run(&run_budget, machine, &case);
    match verdict {
        Verdict::Cancelled => Err(Stop::Cancelled),
        Verdict::Failed(facts) if facts.clause.is_some() => {
            let anchor = subject.context.failure_anchor(&interpreter, method, &facts);
            let name = failing
                .case
                .name
                .rsplit('.')
                .next()
                .unwrap_or(&failing.case.name);
            Ok(Some(Note {
                kind: NoteKind::Contradiction,
                message: format!(
                    "test and contract contradict each other: '{name}' needs {} to be {value}, which this excludes",
                    case.name
                ),
                anchor,
            }))
        }
        _ => Ok(None),
    }
}
