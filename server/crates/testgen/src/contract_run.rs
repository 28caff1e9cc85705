//! Runs a call under its contract.
//!
//! What must hold: preconditions are assumptions (a run that breaks them is no run), postconditions
//! are assertions; specification cases count when their preconditions held on entry (JML reference
//! manual, method specifications).

use crate::frame::Frame;
use crate::recipes::rep_ok;
use interp::Interpreter;
use interp::heap::Reference;
use interp::machine::{CodePlace, Machine, Slot};
use interp::outcome::{Completion, Halt};
use java::ir::{Clause, Contract, ContractCase, NodeId};
use java::program::Program;
use java::types::{MethodId, Type};
use std::sync::Arc;

/// What a call is held against.
#[derive(Clone, Debug, Default)]
pub struct Specification {
    pub contract: Arc<Contract>,
    /// The case of a pinned example, on top of the contract.
    pub example: Option<Arc<ContractCase>>,
    /// Class invariants, for calls on an object.
    pub invariants: Arc<[Clause]>,
    /// Whether `repOk()` of the receiver and of the arguments has to hold after the call. A private
    /// method may leave that to its callers.
    pub keeps_rep_ok: bool,
    /// Whether the call has to return where no clause speaks of exceptions.
    pub must_return: bool,
}

impl Specification {
    /// The specification of a method without examples.
    pub fn of(program: &Program, method: MethodId, contract: Arc<Contract>) -> Self {
        let declared = program.method(method);
        let invariants = if declared.is_static || &*declared.name == "<init>" {
            Vec::new()
        } else {
            program.invariants(declared.class).0
        };
        Specification {
            contract,
            example: None,
            invariants: invariants.into(),
            keeps_rep_ok: keeps_rep_ok(program, method),
            must_return: false,
        }
    }

    /// Whether it says anything that a call could violate.
    pub fn is_checkable(&self) -> bool {
        !self.invariants.is_empty()
            || self.keeps_rep_ok
            || self.contract.cases.iter().any(|case| {
                !case.ensures.is_empty()
                    || !case.signals.is_empty()
                    || case.signals_only.is_some()
                    || case.assignable.is_some()
            })
    }
}

/// How a call under contract went.
#[derive(Clone, Debug, PartialEq)]
pub enum ContractOutcome<V> {
    Holds(Completion<V>),
    /// No case's precondition holds for the input.
    PreconditionFalse,
    Violated(Violation<V>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Violation<V> {
    pub kind: ViolationKind,
    /// The clause: the method in whose contract it stands (`None`: this one), and its node.
    pub clause: Option<(Option<MethodId>, NodeId)>,
    pub completion: Option<Completion<V>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViolationKind {
    /// `ensures` is false.
    Postcondition,
    /// An invariant of the receiver's class is false afterwards.
    Invariant,
    /// This `repOk()` of the receiver or of an argument is false afterwards.
    RepOk(MethodId),
    /// Something was changed that `assignable` doesn't name: what.
    Frame(String),
    /// An exception that the contract doesn't allow.
    Exception,
    /// `signals` is false for the exception.
    ExceptionCondition,
    /// Evaluating a clause threw an exception.
    ClauseThrew(Reference),
}

/// The place that stands for "in the contract".
const CONTRACT: CodePlace = CodePlace {
    code: u32::MAX,
    op: u32::MAX,
};

/// Calls the method and holds it against its specification.
pub fn call_under_contract<M: Machine>(
    interpreter: &mut Interpreter<M>,
    method: MethodId,
    specification: &Specification,
    receiver: Option<Reference>,
    args: &[Slot<M::Shadow>],
) -> Result<ContractOutcome<Slot<M::Shadow>>, Halt> {
    call_with_result(interpreter, method, specification, receiver, args, None)
}

/// As [`call_under_contract`]; the call is taken to return `result`, whatever it returns.
pub fn call_with_result<M: Machine>(
    interpreter: &mut Interpreter<M>,
    method: MethodId,
    specification: &Specification,
    receiver: Option<Reference>,
    args: &[Slot<M::Shadow>],
    result: Option<Slot<M::Shadow>>,
) -> Result<ContractOutcome<Slot<M::Shadow>>, Halt> {
    let contract = &specification.contract;
    let mut active: Vec<&ContractCase> = Vec::new();
    if !clauses_hold(interpreter, &specification.invariants, receiver, &[], true)? {
        return Ok(ContractOutcome::PreconditionFalse);
    }
    let is_only_case = contract.cases.len() == 1;
    for case in &contract.cases {
        if clauses_hold(interpreter, &case.requires, receiver, args, is_only_case)? {
            active.push(case);
        }
    }
    let is_specified = !contract.cases.is_empty();
    if is_specified && active.is_empty() {
        return Ok(ContractOutcome::PreconditionFalse);
    }
    if let Some(example) = &specification.example {
        if !clauses_hold(interpreter, &example.requires, receiver, args, true)? {
            return Ok(ContractOutcome::PreconditionFalse);
        }
        active.push(example);
    }
    let mut olds: Vec<Vec<Slot<M::Shadow>>> = Vec::new();
    for clause in active.iter().flat_map(|case| clauses_after(case)) {
        match old_values(interpreter, clause, receiver, args)? {
            Ok(values) => olds.push(values),
            Err(exception) => return Ok(threw(clause, exception)),
        }
    }
    let class = interpreter.program().method(method).class;
    if let Completion::Throw(exception) = interpreter.initialize_class(class)? {
        return Ok(ContractOutcome::Violated(Violation {
            kind: ViolationKind::Exception,
            clause: None,
            completion: Some(Completion::Throw(exception)),
        }));
    }
    let frame = active.iter().find_map(|case| case.assignable.as_deref());
    let frame = frame.map(|places| Frame::new(interpreter, method, places, receiver, args));
    interpreter.machine_mut().observe(true);
    let completed = interpreter.call(method, receiver, args);
    interpreter.machine_mut().observe(false);
    let completion = match (completed?, result) {
        (Completion::Return(Some(_)), Some(result)) => Completion::Return(Some(result)),
        (completion, _) => completion,
    };
    let violated = |(kind, clause)| {
        ContractOutcome::Violated(Violation {
            kind,
            clause,
            completion: Some(completion),
        })
    };
    if specification.must_return
        && let Completion::Throw(_) = completion
        && !active.iter().any(|case| speaks_of_exceptions(case))
    {
        return Ok(violated((ViolationKind::Exception, None)));
    }
    let mut olds = olds.into_iter();
    for case in active {
        let violation = match completion {
            Completion::Return(result) => {
                check_return(interpreter, case, receiver, args, result, &mut olds)?
            }
            Completion::Throw(exception) => {
                check_throw(interpreter, case, receiver, args, exception, &mut olds)?
            }
        };
        if let Some(violation) = violation {
            return Ok(violated(violation));
        }
    }
    for clause in specification.invariants.iter() {
        let kind = ViolationKind::Invariant;
        if let Some((kind, _)) = check_clause(interpreter, clause, receiver, Vec::new(), kind)? {
            return Ok(violated((kind, None)));
        }
    }
    if specification.keeps_rep_ok
        && let Completion::Return(_) = completion
        && let Some(broken) = broken_rep_ok(interpreter, method, receiver, args)?
    {
        return Ok(violated((ViolationKind::RepOk(broken), None)));
    }
    if let Some(changed) = frame.and_then(|frame| frame.violation(interpreter)) {
        interpreter
            .machine_mut()
            .assertion(CONTRACT, M::Shadow::default(), false)?;
        return Ok(violated((ViolationKind::Frame(changed), None)));
    }
    Ok(ContractOutcome::Holds(completion))
}

/// Whether the method is called from outside on objects that say what is valid.
fn keeps_rep_ok(program: &Program, method: MethodId) -> bool {
    let declared = program.method(method);
    let is_receiver = !declared.is_static;
    let classes = declared.params.iter().filter_map(Type::class_id);
    let classes = classes.chain(is_receiver.then_some(declared.class));
    let mut checks = classes.filter_map(|class| rep_ok(program, class));
    !declared.is_private() && checks.any(|check| check != method)
}

/// The `repOk()` of the receiver or of an argument that doesn't hold.
fn broken_rep_ok<M: Machine>(
    interpreter: &mut Interpreter<M>,
    method: MethodId,
    receiver: Option<Reference>,
    args: &[Slot<M::Shadow>],
) -> Result<Option<MethodId>, Halt> {
    let program = Arc::clone(interpreter.program());
    let types = &program.method(method).params;
    let arguments = args.iter().zip(types).filter(|(_, ty)| ty.is_reference());
    let arguments = arguments.map(|(slot, _)| Reference::from_bits(slot.bits));
    for object in receiver.into_iter().chain(arguments) {
        let class = interpreter.runtime().heap.type_of(object).as_class();
        let check = class
            .filter(|_| !object.is_null())
            .and_then(|class| rep_ok(&program, class))
            .filter(|check| *check != method);
        let Some(check) = check else { continue };
        let holds = match interpreter.call(check, Some(object), &[])? {
            Completion::Return(Some(slot)) => {
                let holds = slot.bits & 1 == 1;
                let machine = interpreter.machine_mut();
                machine.assertion(CONTRACT, slot.shadow, holds)?;
                holds
            }
            _ => false,
        };
        if !holds {
            return Ok(Some(check));
        }
    }
    Ok(None)
}

fn speaks_of_exceptions(case: &ContractCase) -> bool {
    !case.signals.is_empty() || case.signals_only.is_some()
}

/// In the order in which their old values are kept.
fn clauses_after(case: &ContractCase) -> impl Iterator<Item = &Clause> {
    case.ensures.iter().chain(
        case.signals
            .iter()
            .filter_map(|signals| signals.clause.as_ref()),
    )
}

fn threw<V>(clause: &Clause, exception: Reference) -> ContractOutcome<V> {
    ContractOutcome::Violated(Violation {
        kind: ViolationKind::ClauseThrew(exception),
        clause: Some((clause.origin, clause.node)),
        completion: None,
    })
}

/// Whether all clauses hold; a clause that throws (an index out of bounds, say) doesn't.
/// `is_required`: a run where one doesn't is no run at all.
pub(crate) fn clauses_hold<M: Machine>(
    interpreter: &mut Interpreter<M>,
    clauses: &[Clause],
    receiver: Option<Reference>,
    args: &[Slot<M::Shadow>],
    is_required: bool,
) -> Result<bool, Halt> {
    for clause in clauses {
        let Some(value) = evaluate(interpreter, clause, receiver, args.to_vec())? else {
            return Ok(false);
        };
        let holds = value.bits & 1 == 1;
        if is_required {
            match interpreter
                .machine_mut()
                .assumption(CONTRACT, value.shadow, holds)
            {
                Ok(()) => {}
                Err(Halt::Pruned) => return Ok(false),
                Err(other) => return Err(other),
            }
        } else {
            interpreter
                .machine_mut()
                .branch(CONTRACT, value.shadow, holds)?;
        }
        if !holds {
            return Ok(false);
        }
    }
    Ok(true)
}

/// `None` when the clause threw.
fn evaluate<M: Machine>(
    interpreter: &mut Interpreter<M>,
    clause: &Clause,
    receiver: Option<Reference>,
    args: Vec<Slot<M::Shadow>>,
) -> Result<Option<Slot<M::Shadow>>, Halt> {
    match interpreter.call_body(&clause.condition, receiver, &args)? {
        Completion::Return(value) => Ok(value),
        Completion::Throw(_) => Ok(None),
    }
}

type Olds<M> = Result<Vec<Slot<<M as Machine>::Shadow>>, Reference>;

fn old_values<M: Machine>(
    interpreter: &mut Interpreter<M>,
    clause: &Clause,
    receiver: Option<Reference>,
    args: &[Slot<M::Shadow>],
) -> Result<Olds<M>, Halt> {
    let mut values = Vec::with_capacity(clause.olds.len());
    for old in &clause.olds {
        match interpreter.call_body(old, receiver, args)? {
            Completion::Return(Some(value)) => values.push(value),
            Completion::Return(None) => values.push(Slot::default()),
            Completion::Throw(exception) => return Ok(Err(exception)),
        }
    }
    Ok(Ok(values))
}

type Checked = Option<(ViolationKind, Option<(Option<MethodId>, NodeId)>)>;

fn check_return<M: Machine>(
    interpreter: &mut Interpreter<M>,
    case: &ContractCase,
    receiver: Option<Reference>,
    args: &[Slot<M::Shadow>],
    result: Option<Slot<M::Shadow>>,
    olds: &mut impl Iterator<Item = Vec<Slot<M::Shadow>>>,
) -> Result<Checked, Halt> {
    let mut violated = None;
    for (index, clause) in clauses_after(case).enumerate() {
        let old = olds.next().unwrap_or_default();
        if index >= case.ensures.len() || violated.is_some() {
            continue;
        }
        let mut values = args.to_vec();
        values.extend(result);
        values.extend(old);
        violated = check_clause(
            interpreter,
            clause,
            receiver,
            values,
            ViolationKind::Postcondition,
        )?;
    }
    Ok(violated)
}

fn check_clause<M: Machine>(
    interpreter: &mut Interpreter<M>,
    clause: &Clause,
    receiver: Option<Reference>,
    values: Vec<Slot<M::Shadow>>,
    kind: ViolationKind,
) -> Result<Checked, Halt> {
    match interpreter.call_body(&clause.condition, receiver, &values)? {
        Completion::Return(Some(value)) => {
            let holds = value.bits & 1 == 1;
            interpreter
                .machine_mut()
                .assertion(CONTRACT, value.shadow, holds)?;
            Ok((!holds).then_some((kind, Some((clause.origin, clause.node)))))
        }
        Completion::Return(None) => Ok(None),
        Completion::Throw(exception) => Ok(Some((
            ViolationKind::ClauseThrew(exception),
            Some((clause.origin, clause.node)),
        ))),
    }
}

fn check_throw<M: Machine>(
    interpreter: &mut Interpreter<M>,
    case: &ContractCase,
    receiver: Option<Reference>,
    args: &[Slot<M::Shadow>],
    exception: Reference,
    olds: &mut impl Iterator<Item = Vec<Slot<M::Shadow>>>,
) -> Result<Checked, Halt> {
    let program = Arc::clone(interpreter.program());
    let class = interpreter.runtime().heap.type_of(exception).as_class();
    let is_a = |wanted| class.is_some_and(|class| program.is_subclass(class, wanted));
    for _ in &case.ensures {
        olds.next();
    }
    let mut is_allowed = match &case.signals_only {
        Some(classes) => {
            if !classes.iter().any(|wanted| is_a(*wanted)) {
                return Ok(Some((ViolationKind::Exception, None)));
            }
            true
        }
        None => false,
    };
    for signals in &case.signals {
        let old = signals
            .clause
            .as_ref()
            .map(|_| olds.next().unwrap_or_default());
        if !is_a(signals.class) {
            continue;
        }
        is_allowed = true;
        if let (Some(clause), Some(old)) = (&signals.clause, old) {
            let mut values = args.to_vec();
            values.push(exception.slot());
            values.extend(old);
            let kind = ViolationKind::ExceptionCondition;
            if let Some(found) = check_clause(interpreter, clause, receiver, values, kind)? {
                return Ok(Some(found));
            }
        }
    }
    Ok((!is_allowed).then_some((ViolationKind::Exception, None)))
}
