//! Inputs for a method with a contract: solved from its precondition, one for each path through
//! precondition, method and postcondition, looking for violations.
//!
//! What must hold: every input satisfies the precondition (it was run); "no input satisfies the
//! precondition" is said only when every shape is covered and every path is proven infeasible.

use crate::contract_run::{ContractOutcome, Specification, call_under_contract};
use crate::input::{BuildFailure, Input};
use crate::lengths::lengths_asked_for;
use crate::shapes::{MAX_LENGTH, Shapes, array_of_length, combinations, shapes_of};
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::machine::Machine;
use interp::outcome::Halt;
use java::ir::{Constant, Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{MethodId, Type};
use std::ops::ControlFlow;
use std::sync::Arc;
use symbolic::strategy::BreadthFirst;
use symbolic::{End, Explorer, Plan, SymbolicMachine, VariableKey};

/// An input and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct GeneratedCase {
    /// For instance methods.
    pub receiver: Option<Input>,
    pub args: Vec<Input>,
    pub violates: bool,
}

/// What the search for inputs gave.
#[derive(Clone, Debug, Default)]
pub struct Generated {
    /// Violations first.
    pub cases: Vec<GeneratedCase>,
    /// Proven: no input satisfies the precondition.
    pub is_contradictory: bool,
    /// The search was cut short or something could not be decided: why.
    pub incomplete: Option<String>,
}

/// Bound of the small numbers tried first.
const SMALL: i64 = 100;

/// Bounds of the search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub shapes: usize,
    pub runs_per_shape: u32,
    /// In all.
    pub runs: u32,
    pub passing: usize,
    pub violating: usize,
    /// Interpreter steps of one run.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            shapes: 48,
            runs_per_shape: 60,
            runs: 800,
            passing: 8,
            violating: 3,
            steps: 200_000,
        }
    }
}

impl Limits {
    /// Each condition on an element may cost a run.
    fn for_lengths(self, asked: &[Option<usize>]) -> Self {
        let elements: usize = asked.iter().flatten().sum();
        let more = u32::try_from(2 * elements).unwrap_or(u32::MAX);
        Limits {
            runs_per_shape: self.runs_per_shape.saturating_add(more),
            runs: self.runs.saturating_add(more),
            ..self
        }
    }
}

/// Makes runs: a fresh interpreter around the machine.
pub type MakeInterpreter<'a> =
    dyn Fn(SymbolicMachine, &Budget) -> Interpreter<SymbolicMachine> + 'a;

enum Ended {
    Satisfied { violates: bool },
    NoRun,
    Failed(String),
}

/// `Err` is a sentence: the kind of parameter that inputs can't be made for.
pub fn generate(
    budget: &Budget,
    program: &Arc<Program>,
    method: MethodId,
    specification: &Specification,
    limits: Limits,
    make: &MakeInterpreter<'_>,
) -> Result<Generated, String> {
    let declared = program.method(method);
    let mut types: Vec<Type> = declared.params.clone();
    if !declared.is_static {
        types.insert(0, Type::class(declared.class));
    }
    let takes_null = mentions_null(specification);
    let first_argument = usize::from(!declared.is_static);
    let asked = lengths_asked_for(specification, declared.params.len());
    let choices: Vec<Shapes> = types
        .iter()
        .enumerate()
        .map(|(index, ty)| {
            let mut shapes = shapes_of(program, ty, 0)?;
            // References aren't null by default (JML); a contract that speaks of null may mean it.
            if takes_null && index >= first_argument && ty.is_reference() {
                shapes.inputs.push(Input::Null);
            }
            let length = index
                .checked_sub(first_argument)
                .and_then(|index| *asked.get(index)?);
            if let (Some(length), Type::Array(element)) = (length, ty)
                && length > MAX_LENGTH
            {
                // First: shorter arrays hardly satisfy the contract.
                let input = array_of_length(program, element, length);
                shapes.inputs.splice(0..0, input);
            }
            Ok(shapes)
        })
        .collect::<Result<_, String>>()
        .map_err(|ty| format!("inputs of type {ty} can't be generated"))?;
    let is_complete = choices.iter().all(|shapes| shapes.is_complete);
    let mut search = Search {
        budget,
        method,
        specification,
        limits: limits.for_lengths(&asked),
        make,
        has_receiver: !declared.is_static,
        passing: Vec::new(),
        violating: Vec::new(),
        is_exhausted: is_complete,
        incomplete: None,
        input_range: None,
        runs_left: limits.runs,
    };
    // Small numbers first: they are easier to think about, and what fails only for huge ones is
    // mostly an overflow that nobody asks about while something simpler fails.
    for bound in [Some((-SMALL, SMALL)), None] {
        if !search.violating.is_empty() {
            break;
        }
        search.input_range = bound;
        search.is_exhausted = is_complete && bound.is_none();
        for inputs in combinations(&choices, limits.shapes) {
            if search.runs_left == 0 || search.explore(inputs).is_break() {
                break;
            }
        }
    }
    let is_contradictory =
        search.is_exhausted && search.passing.is_empty() && search.violating.is_empty();
    search.violating.append(&mut search.passing);
    Ok(Generated {
        cases: search.violating,
        is_contradictory,
        incomplete: search.incomplete,
    })
}

/// Whether a clause compares something with `null`.
pub(crate) fn mentions_null(specification: &Specification) -> bool {
    struct Nulls(bool);
    impl Visitor for Nulls {
        fn expression(&mut self, expression: &Expr) {
            self.0 |= matches!(expression.kind, ExprKind::Const(Constant::Null));
        }
    }
    let mut nulls = Nulls(false);
    for case in &specification.contract.cases {
        let signals = case
            .signals
            .iter()
            .filter_map(|signals| signals.clause.as_ref());
        for clause in case.requires.iter().chain(&case.ensures).chain(signals) {
            ir_visit::walk_body(&clause.condition, &mut nulls);
        }
    }
    nulls.0
}

struct Search<'a> {
    budget: &'a Budget,
    method: MethodId,
    specification: &'a Specification,
    limits: Limits,
    make: &'a MakeInterpreter<'a>,
    has_receiver: bool,
    passing: Vec<GeneratedCase>,
    violating: Vec<GeneratedCase>,
    /// Every path so far was decided.
    is_exhausted: bool,
    incomplete: Option<String>,
    input_range: Option<(i64, i64)>,
    runs_left: u32,
}

impl Search<'_> {
    fn is_full(&self) -> bool {
        self.violating.len() >= self.limits.violating
            || (self.passing.len() >= self.limits.passing && !self.violating.is_empty())
    }

    /// All paths of one shape.
    fn explore(&mut self, inputs: Vec<Input>) -> ControlFlow<()> {
        let plan = Plan {
            seeks_failures: true,
            decision_limit: 400,
            input_range: self.input_range,
            ..Plan::default()
        };
        let mut explorer = Explorer::new(plan);
        let run_budget = Budget {
            steps: self.limits.steps,
            ..self.budget.clone()
        };
        let (method, specification, make, has_receiver) = (
            self.method,
            self.specification,
            self.make,
            self.has_receiver,
        );
        let (budget, run_limit) = (self.budget, self.limits.runs_per_shape.min(self.runs_left));
        let template = inputs.clone();
        let mut run = |machine: SymbolicMachine| {
            let mut interpreter = make(machine, &run_budget);
            let mut values = Vec::new();
            let ended = run_once(
                &mut interpreter,
                method,
                specification,
                has_receiver,
                &template,
                &mut values,
            );
            (take_machine(interpreter), (ended, values))
        };
        let mut visit = |_: &SymbolicMachine, (ended, values): (Ended, Vec<u64>)| {
            match ended {
                Ended::NoRun => {}
                Ended::Failed(reason) => {
                    self.is_exhausted = false;
                    self.incomplete.get_or_insert(reason);
                }
                Ended::Satisfied { violates } => {
                    let mut inputs = inputs.clone();
                    let mut values = values.into_iter();
                    inputs
                        .iter_mut()
                        .for_each(|input| input.set_leaves(&mut values));
                    self.keep(inputs, violates);
                }
            }
            if self.is_full() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let end = explorer.explore(budget, &mut BreadthFirst, run_limit, &mut run, &mut visit);
        self.runs_left = self.runs_left.saturating_sub(explorer.runs());
        match end {
            End::Exhausted | End::Left => ControlFlow::Continue(()),
            End::Stopped => ControlFlow::Break(()),
            End::Incomplete(reasons) => {
                self.is_exhausted = false;
                self.incomplete.get_or_insert(reasons.join(", "));
                ControlFlow::Continue(())
            }
            End::Limit(None) => {
                self.is_exhausted = false;
                self.incomplete.get_or_insert("too many paths".to_owned());
                ControlFlow::Continue(())
            }
            End::Limit(Some(stop)) => {
                self.is_exhausted = false;
                self.incomplete = Some(stop.to_string());
                ControlFlow::Break(())
            }
        }
    }

    fn keep(&mut self, mut inputs: Vec<Input>, violates: bool) {
        let receiver = self.has_receiver.then(|| inputs.remove(0));
        let case = GeneratedCase {
            receiver,
            args: inputs,
            violates,
        };
        let (list, limit) = if violates {
            (&mut self.violating, self.limits.violating)
        } else {
            (&mut self.passing, self.limits.passing)
        };
        if list.len() < limit && !list.contains(&case) {
            list.push(case);
        }
    }
}

fn run_once(
    interpreter: &mut Interpreter<SymbolicMachine>,
    method: MethodId,
    specification: &Specification,
    has_receiver: bool,
    inputs: &[Input],
    values: &mut Vec<u64>,
) -> Ended {
    let mut number = 0;
    let mut leaf = |machine: &mut SymbolicMachine, ty, default| {
        let slot = machine.input(
            VariableKey::Input(number),
            &format!("in{number}"),
            ty,
            default,
        );
        number += 1;
        values.push(slot.bits);
        slot
    };
    let mut slots = Vec::with_capacity(inputs.len());
    for input in inputs {
        match input.build(interpreter, &mut leaf) {
            Ok(slot) => slots.push(slot),
            // A constructor that refuses its arguments: not an input.
            Err(BuildFailure::Thrown(_)) => return Ended::NoRun,
            Err(BuildFailure::Halt(halt)) => return halted(halt),
        }
    }
    let receiver = has_receiver
        .then(|| slots.remove(0))
        .map(|slot| interp::heap::Reference::from_bits(slot.bits));
    match call_under_contract(interpreter, method, specification, receiver, &slots) {
        Ok(ContractOutcome::Holds(_)) => Ended::Satisfied { violates: false },
        Ok(ContractOutcome::Violated(_)) => Ended::Satisfied { violates: true },
        Ok(ContractOutcome::PreconditionFalse) => Ended::NoRun,
        // The precondition held, or the call would not have been made.
        Err(Halt::Stop(Stop::Steps)) => Ended::Satisfied { violates: true },
        Err(halt) => halted(halt),
    }
}

fn halted(halt: Halt) -> Ended {
    match halt {
        Halt::Pruned => Ended::NoRun,
        Halt::Stop(stop) => Ended::Failed(stop.to_string()),
        Halt::Unsupported { what, .. } => Ended::Failed(what),
        Halt::SourceError { message, .. } => Ended::Failed(message),
        Halt::Exit(_) => Ended::Failed("the program calls System.exit".to_owned()),
        Halt::Internal(message) => Ended::Failed(message),
    }
}

/// The machine of a run that is over.
pub fn take_machine(mut interpreter: Interpreter<SymbolicMachine>) -> SymbolicMachine {
    std::mem::take(interpreter.machine_mut())
}

/// A machine of any kind, for callers that only replay.
pub fn plain_leaf<M: Machine>()
-> impl FnMut(&mut M, java::types::Primitive, u64) -> interp::machine::Slot<M::Shadow> {
    |_, _, bits| interp::machine::Slot::plain(bits)
}
