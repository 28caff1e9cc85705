//! Inputs for a method with a contract: solved from its precondition, one for each path through
//! precondition, method and postcondition, looking for violations.
//!
//! What must hold: every input satisfies the precondition (it was run); "no input satisfies the
//! precondition" is said only when there are no other inputs and every path is proven infeasible.

use crate::contract_run::{ContractOutcome, Specification, call_under_contract};
use crate::guards::Guards;
use crate::input::Input;
use crate::lengths::lengths_asked_for;
use crate::recipes::States;
use crate::run::Subject;
use crate::source::Text;
use crate::statics::texts;
use crate::suite::Bounds;
use crate::unknown::{Openness, UnknownInput};
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::outcome::Halt;
use java::ir::{Constant, Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::MethodId;
use std::ops::ControlFlow;
use std::sync::Arc;
use symbolic::strategy::TowardsViolation;
use symbolic::{End, Explorer, Plan, SymbolicMachine};

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
    /// What is left of [`Limits::work`].
    pub work_left: Option<u64>,
}

/// Bound of the small numbers tried first.
const SMALL: i64 = 100;

/// Elements of an array or collection, unless the contract asks for more.
const LENGTH: u32 = 3;

/// Decisions of one run.
const DECISIONS: usize = 400;

/// Runs that look for a second and third violation when all else is found.
const RUNS_AFTER: u32 = 30;

/// Steps of the solver for one question, where its work is bounded.
const QUESTION: u64 = 200;

/// Bounds of the search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// For each combination of what the parameters may look like before their primitives are chosen.
    pub runs_per_shape: u32,
    /// In all.
    pub runs: u32,
    pub passing: usize,
    pub violating: usize,
    /// Interpreter steps of one run.
    pub steps: u64,
    /// Work of the solver in all, of the order of a microsecond each, if that is to be bounded: then only
    /// small numbers are tried.
    pub work: Option<u64>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            runs_per_shape: 60,
            runs: 800,
            passing: 8,
            violating: 3,
            steps: 200_000,
            work: None,
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
    let asked = lengths_asked_for(specification, declared.params.len());
    let lengths: Vec<u32> = asked
        .iter()
        .flatten()
        .filter_map(|length| u32::try_from(*length).ok())
        .collect();
    // Each condition on an element may cost a run.
    let more = lengths.iter().fold(0_u32, |sum, length| {
        sum.saturating_add(length.saturating_mul(2))
    });
    let bounds = Bounds {
        length: LENGTH,
        ..Bounds::default()
    };
    let open = Openness {
        bounds,
        texts: texts(program, method),
        lengths,
        sizes: Vec::new(),
        tested: Vec::new(),
        shared: Vec::new(),
        named: Vec::new(),
        samples: Vec::new(),
        statics: Vec::new(),
        // References aren't null by default (JML); a contract that speaks of null may mean it.
        takes_null: mentions_null(specification),
        null_elements: Vec::new(),
        states: States::Sound,
        has_distinct_characters: true,
    };
    let mut input = UnknownInput::new(program, method, open);
    if let Some(reason) = input.obstacle() {
        return Err(format!("inputs can't be generated: {reason}"));
    }
    let is_finite = input.is_finite();
    let shapes = input.shapes();
    let subject = Subject {
        program: program.clone(),
        method,
        specification: specification.clone(),
        guards: Guards::default(),
        statics: Vec::new(),
        text: Text::new(""),
        reports_exceptions: false,
    };
    let mut search = Search {
        budget,
        subject: &subject,
        limits,
        make,
        found: Generated {
            work_left: limits.work,
            ..Generated::default()
        },
        violating: Vec::new(),
        is_exhausted: false,
        runs_after: 0,
        runs_left: limits
            .runs
            .min(limits.runs_per_shape.saturating_mul(shapes))
            .saturating_add(more),
    };
    // Small numbers first: they are easier to think about, and what fails only for huge ones is
    // mostly an overflow that nobody asks about while something simpler fails.
    let ranges = [Some((-SMALL, SMALL)), None];
    let ranges = ranges
        .iter()
        .take(if limits.work.is_some() { 1 } else { 2 });
    for range in ranges.copied() {
        if search.violating.is_empty() && search.runs_left > 0 {
            search.is_exhausted = is_finite && range.is_none();
            search.explore(&mut input, range, &bounds);
        }
    }
    let Search {
        mut found,
        mut violating,
        is_exhausted,
        ..
    } = search;
    violating.append(&mut found.cases);
    found.cases = violating;
    found.is_contradictory = is_exhausted && found.cases.is_empty();
    Ok(found)
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
    subject: &'a Subject<'a>,
    limits: Limits,
    make: &'a MakeInterpreter<'a>,
    /// The cases are those that pass.
    found: Generated,
    violating: Vec<GeneratedCase>,
    /// Every path so far was decided.
    is_exhausted: bool,
    runs_left: u32,
    /// Runs since only violations were missing.
    runs_after: u32,
}

impl Search<'_> {
    /// Whether there are cases enough, after one more run. One violation says less than some: a few
    /// more runs look for others.
    fn is_full(&mut self) -> bool {
        if self.found.cases.len() >= self.limits.passing && !self.violating.is_empty() {
            self.runs_after += 1;
        }
        self.violating.len() >= self.limits.violating || self.runs_after > RUNS_AFTER
    }

    fn leave_open(&mut self, reason: String) {
        self.is_exhausted = false;
        self.found.incomplete.get_or_insert(reason);
    }

    fn explore(&mut self, input: &mut UnknownInput, range: Option<(i64, i64)>, bounds: &Bounds) {
        let plan = Plan {
            seeks_failures: true,
            decision_limit: DECISIONS,
            input_range: range,
            object_limit: bounds.objects as usize,
            program: Some(self.subject.program.clone()),
            ..Plan::default()
        };
        let mut explorer = Explorer::new(plan);
        let effort = explorer.effort();
        if let Some(work) = self.found.work_left {
            effort.left.set(Some(work));
            effort.question.set(Some(QUESTION));
            effort.is_patient.set(false);
        }
        let run_budget = Budget {
            steps: self.limits.steps,
            ..self.budget.clone()
        };
        let (subject, make, budget) = (self.subject, self.make, self.budget);
        let run_limit = self.runs_left;
        let input = std::cell::RefCell::new(input);
        let mut run = |machine: SymbolicMachine| {
            let mut interpreter = make(machine, &run_budget);
            let ended = run_once(subject, &mut interpreter, &mut input.borrow_mut());
            (take_machine(interpreter), ended)
        };
        let mut visit = |machine: &SymbolicMachine, ended: Ended| {
            match ended {
                Ended::NoRun => {}
                Ended::Failed(reason) => self.leave_open(reason),
                Ended::Satisfied { violates } => match input.borrow().inputs(machine) {
                    Some((receiver, args)) => self.keep(GeneratedCase {
                        receiver,
                        args,
                        violates,
                    }),
                    None => self.leave_open("an argument is a function".to_owned()),
                },
            }
            if self.is_full() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let end = explorer.explore(
            budget,
            &mut TowardsViolation,
            run_limit,
            &mut run,
            &mut visit,
        );
        self.runs_left = self.runs_left.saturating_sub(explorer.runs());
        if self.found.work_left.is_some() {
            self.found.work_left = effort.left.get();
        }
        match end {
            End::Exhausted | End::Stopped => {}
            End::Left | End::GaveUp => self.is_exhausted = false,
            End::Incomplete(reasons) => self.leave_open(reasons.join(", ")),
            End::Limit(None) => self.leave_open("too many paths".to_owned()),
            End::Limit(Some(stop)) => {
                self.is_exhausted = false;
                self.found.incomplete = Some(stop.to_string());
                self.runs_left = 0;
            }
        }
    }

    fn keep(&mut self, mut case: GeneratedCase) {
        let declared = self.subject.program.method(self.subject.method);
        if &*declared.name == "<init>" {
            // A constructor is called on an object that nothing was done to.
            let outer_field = self.subject.program.class(declared.class).outer_field;
            case.receiver = Some(Input::Fields {
                class: declared.class,
                fields: outer_field.into_iter().zip(case.receiver.take()).collect(),
            });
        }
        let (list, limit) = if case.violates {
            (&mut self.violating, self.limits.violating)
        } else {
            (&mut self.found.cases, self.limits.passing)
        };
        if list.len() < limit && !list.contains(&case) {
            list.push(case);
        }
    }
}

fn run_once(
    subject: &Subject<'_>,
    interpreter: &mut Interpreter<SymbolicMachine>,
    input: &mut UnknownInput,
) -> Ended {
    let ended = match try_run(subject, interpreter, input) {
        Ok(ended) => ended,
        Err(halt) => halted(halt),
    };
    match interpreter.machine_mut().take_pending() {
        Some(halt) => halted(halt),
        None => ended,
    }
}

fn try_run(
    subject: &Subject<'_>,
    interpreter: &mut Interpreter<SymbolicMachine>,
    input: &mut UnknownInput,
) -> Result<Ended, Halt> {
    let Some(prepared) = subject.prepare(interpreter, input)? else {
        return Ok(Ended::NoRun);
    };
    let outcome = call_under_contract(
        interpreter,
        subject.method,
        &subject.specification,
        prepared.receiver,
        &prepared.built.args,
    );
    Ok(match outcome {
        Ok(ContractOutcome::Holds(_)) => Ended::Satisfied { violates: false },
        Ok(ContractOutcome::Violated(_)) => Ended::Satisfied { violates: true },
        Ok(ContractOutcome::PreconditionFalse) => Ended::NoRun,
        // The precondition held, or the call would not have been made.
        Err(Halt::Stop(Stop::Steps)) => Ended::Satisfied { violates: true },
        Err(halt) => return Err(halt),
    })
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
