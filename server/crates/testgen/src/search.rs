//! Makes a suite: explores the method, keeps the runs that add something, chooses.

mod finish;
mod naming;
mod simple;

use crate::case::{CaseOutcome, PathStep, TestCase, Violation};
use crate::chance::outside;
use crate::condition::path_condition;
use crate::contract_run::Specification;
use crate::generate::mentions_null;
use crate::goals::{Element, Goals, Need};
use crate::guards::Guards;
use crate::incumbents::Sizes;
use crate::lengths::lengths_asked_for;
use crate::recipes::States;
use crate::run::{CaseRun, Ended, Subject};
use crate::select::reading_size;
use crate::source::Text;
use crate::statics::{Tested, may_reenter, static_fields, tested, texts};
use crate::suite::{Criterion, StrategyChoice, Suite, SuiteRequest, SuiteStatus};
use crate::unknown::{Openness, UnknownInput};
use budget::Budget;
use interp::Interpreter;
use interp::compile::{CodeCache, Instrumentation, MethodSites};
use java::types::MethodId;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Arc;
use symbolic::machine::DecisionKind;
use symbolic::strategy::{
    BreadthFirst, CoverageFirst, DepthFirst, IterativeDeepening, Random, SmallestInput, Strategy,
};
use symbolic::{Effort, End, Explorer, Plan, SymbolicMachine};

/// Runs made after everything wanted is covered: looking for violations.
const RUNS_AFTER: u32 = 16;
/// Decisions of the solver for one question then.
const EFFORT_AFTER: u64 = 5_000;
/// Work done then.
const WORK_AFTER: u64 = 20_000;
/// The part of the patience that one question may take, in steps of the solver.
const QUESTION_PART: u64 = 9;
/// Units of work for a run, and steps of the interpreter in a unit.
const RUN_WORK: u64 = 60;
const STEPS_A_UNIT: u64 = 6;
/// Added to the size of a case whose state nothing says that the program can reach.
const RAW_SIZE: u32 = 100;
/// Cases kept while searching.
const CANDIDATES: usize = 2_000;
/// Conditions of a path that are listed.
const PATH_STEPS: usize = 60;

/// Test cases of a method. `cache` is the plain code of its program.
pub fn generate_suite(
    budget: &Budget,
    cache: &CodeCache,
    method: MethodId,
    request: &SuiteRequest<'_>,
) -> Suite {
    let program = cache.program().clone();
    let lowered = program.lowered(method);
    let Some(body) = lowered.body.clone() else {
        let reason = "the method has no body".to_owned();
        return Suite::without_cases(SuiteStatus::Unsupported(reason));
    };
    let errors = lowered.contract_errors.iter().chain(&body.errors);
    if let Some(error) = errors.into_iter().next() {
        return Suite::without_cases(SuiteStatus::Failed(error.message.clone()));
    }
    let mut instrumentation = Instrumentation::default();
    let traced = MethodSites {
        trace: true,
        ..MethodSites::default()
    };
    instrumentation.methods.insert(method, traced);
    let instrumented = Arc::new(cache.instrumented(Arc::new(instrumentation)));
    let Some(goals) = Goals::new(&instrumented, method, &body, request.criterion) else {
        let reason = "the method has no code".to_owned();
        return Suite::without_cases(SuiteStatus::Unsupported(reason));
    };
    let contract = lowered.contract.clone().unwrap_or_default();
    let takes_null = contract.cases.is_empty();
    let specification = Specification::of(&program, method, contract);
    let takes_null = takes_null || mentions_null(&specification);
    let statics = static_fields(&program, method);
    let Tested {
        types: tested,
        lengths: sizes,
        shared,
        named,
        samples,
        patterns,
        nulls,
        depends_on_identity,
    } = tested(&program, method);
    let mut lengths: Vec<u32> =
        lengths_asked_for(&specification, program.method(method).params.len())
            .into_iter()
            .flatten()
            .filter_map(|length| u32::try_from(length).ok())
            .chain(sizes.iter().copied())
            .collect();
    lengths.sort_unstable();
    lengths.dedup();
    let open = Openness {
        bounds: request.bounds,
        texts: texts(&program, method)
            .into_iter()
            .filter(|text| !patterns.contains(text))
            .collect(),
        lengths,
        sizes,
        tested,
        shared,
        named,
        samples,
        statics: statics.clone(),
        takes_null,
        null_elements: nulls,
        states: States::Any,
        has_distinct_characters: false,
    };
    let mut input = UnknownInput::new(&program, method, open);
    if let Some(reason) = input.obstacle() {
        let reason = format!("no input can be made: {reason}");
        return Suite::without_cases(SuiteStatus::Unsupported(reason));
    }
    let mut untried = BTreeSet::new();
    if depends_on_identity {
        untried.insert("identity hash codes are the same in all runs here".to_owned());
    }
    let subject = Subject {
        program: program.clone(),
        method,
        specification,
        guards: Guards::of(&program, &body),
        statics,
        text: Text::new(request.text),
        reports_exceptions: request.reports_exceptions,
    };
    let mut search = Search {
        budget,
        request,
        subject: &subject,
        goals: &goals,
        numbers: BTreeMap::new(),
        covered: BTreeSet::new(),
        reached: BTreeSet::new(),
        kinds: BTreeSet::new(),
        found: Vec::new(),
        failures: BTreeSet::new(),
        untried,
        is_truncated: false,
        runs_left: None,
        sizes: (request.strategy == StrategyChoice::SmallestInput)
            .then(|| Sizes::new(&goals, request.finds_all())),
    };
    let explored = search.explore(&instrumented, &mut input);
    search.finish(explored, input)
}

/// A case that may be in the suite.
struct Found {
    case: TestCase,
    elements: BTreeSet<u32>,
    size: u32,
    kind: Option<String>,
    /// Of the decided part of the input.
    bound: u32,
}

struct Search<'a> {
    budget: &'a Budget,
    request: &'a SuiteRequest<'a>,
    subject: &'a Subject<'a>,
    goals: &'a Goals,
    numbers: BTreeMap<Element, u32>,
    /// By cases kept.
    covered: BTreeSet<u32>,
    /// By any run.
    reached: BTreeSet<Element>,
    kinds: BTreeSet<String>,
    found: Vec<Found>,
    /// Why some runs are no cases.
    failures: BTreeSet<String>,
    /// What isn't tried and a run asked for: other objects, another time.
    untried: BTreeSet<String>,
    /// More cases were found than are kept.
    is_truncated: bool,
    /// Set when all is covered.
    runs_left: Option<u32>,
    /// For branch and bound.
    sizes: Option<Sizes>,
}

/// How an exploration went.
struct Explored {
    end: End,
    runs: u32,
    cuts: u32,
    met: Met,
}

/// Bounds that cut something off.
#[derive(Clone, Copy, Debug, Default)]
struct Met {
    /// On inputs or decisions.
    size: bool,
    /// Some run depends on the length of an array, collection or text.
    lengths: bool,
    loops: bool,
    branches: bool,
}

/// What the runner hands to the visitor.
struct Seen {
    ended: Ended,
    elements: BTreeSet<Element>,
    path: Vec<PathStep>,
    /// Some condition of the method was decided by what isn't open.
    depends_on_state: bool,
}

impl Search<'_> {
    fn strategy(&self) -> Box<dyn Strategy> {
        let subject = self.subject;
        match self.request.strategy {
            StrategyChoice::DepthFirst => Box::new(DepthFirst),
            StrategyChoice::BreadthFirst => Box::new(BreadthFirst),
            StrategyChoice::IterativeDeepening => Box::new(IterativeDeepening::default()),
            StrategyChoice::Random => Box::new(Random::new(self.request.seed)),
            StrategyChoice::SmallestInput => match (self.goals.code(), &self.sizes) {
                (Some(code), Some(sizes)) => {
                    let is_recursive = may_reenter(&subject.program, subject.method);
                    let shared = sizes.shared.clone();
                    Box::new(SmallestInput::new(code.clone(), is_recursive, shared))
                }
                _ => Box::new(BreadthFirst),
            },
            StrategyChoice::CoverageFirst => match self.goals.code() {
                Some(code) => Box::new(CoverageFirst::new(code.clone(), self.goals.ways())),
                None => Box::new(BreadthFirst),
            },
        }
    }

    fn loop_bound(&self) -> Option<u32> {
        match self.request.criterion {
            Criterion::Loops(rounds) => Some(rounds),
            _ => self.request.bounds.loops,
        }
    }

    fn explore(&mut self, cache: &Arc<CodeCache>, input: &mut UnknownInput) -> Explored {
        let bounds = self.request.bounds;
        let plan = Plan {
            target: Some(self.subject.method),
            seeks_failures: true,
            decision_limit: bounds.decisions as usize,
            is_bounded: self.request.criterion.is_of_paths(),
            loop_bound: self.loop_bound(),
            branch_bound: match self.request.criterion {
                Criterion::Paths(limit) => Some(limit),
                _ => None,
            },
            object_limit: bounds.objects as usize,
            program: Some(self.subject.program.clone()),
            watched: Arc::new(outside(&self.subject.program)),
            ..Plan::default()
        };
        let mut explorer = Explorer::new(plan);
        let mut strategy = self.strategy();
        let run_budget = Budget {
            steps: bounds.steps,
            ..self.budget.clone()
        };
        let (subject, goals, budget) = (self.subject, self.goals, self.budget);
        let finds_all = self.request.finds_all();
        let program = subject.program.clone();
        let mut met = Met::default();
        let mut fixed_for = BTreeSet::new();
        let mut watched_calls = BTreeSet::new();
        let input = std::cell::RefCell::new(input);
        let effort = explorer.effort();
        let run_effort = effort.clone();
        self.set_effort(&effort, (usize::MAX, 0));
        let mut run = |machine: SymbolicMachine| {
            let mut interpreter =
                Interpreter::new(program.clone(), cache.clone(), machine, run_budget.clone());
            let ended = subject.run(&mut interpreter, &mut input.borrow_mut());
            run_effort.spend(RUN_WORK + interpreter.steps_used() / STEPS_A_UNIT);
            let (path, depends_on_state) = path_steps(&interpreter, subject);
            let seen = Seen {
                ended,
                elements: goals.observe(&interpreter),
                path,
                depends_on_state,
            };
            (std::mem::take(interpreter.machine_mut()), seen)
        };
        let mut visit = |machine: &SymbolicMachine, seen: Seen| {
            met.size |= machine.met_bound || machine.truncated;
            met.loops |= machine.met_loop_bound;
            met.branches |= machine.met_branch_bound;
            met.lengths |= self.note_limits(machine, &input.borrow());
            fixed_for.clone_from(&machine.fixed_for);
            watched_calls.clone_from(&machine.watched_calls);
            let known = (self.covered.len(), self.kinds.len());
            let flow = self.visit(machine, seen, &input.borrow());
            self.set_effort(&effort, known);
            flow
        };
        // Something is left for what is tried afterwards.
        let part = match budget.remaining() {
            Some(time) => budget.slice(time * 4 / 5),
            None => budget.clone(),
        };
        let end = explorer.explore(&part, strategy.as_mut(), bounds.runs, &mut run, &mut visit);
        let is_open = !matches!(end, End::Exhausted | End::Left | End::Stopped);
        if is_open && !finds_all {
            let inputs = simple::inputs(&subject.program, &mut input.borrow_mut());
            for assignment in inputs {
                if budget.check().is_err() {
                    break;
                }
                let flow = explorer.replay(assignment, &mut |machine| {
                    let (machine, seen) = run(machine);
                    let flow = visit(&machine, seen);
                    (machine, flow)
                });
                if flow.is_none_or(|flow| flow.is_break()) {
                    break;
                }
            }
        }
        let (runs, cuts) = (explorer.runs(), explorer.left());
        self.untried.extend(watched_calls.into_iter().map(|called| {
            let name = subject.program.public_name(called);
            format!("`{name}` gives the same in all runs here")
        }));
        let input = input.into_inner();
        self.untried.extend(input.untried.iter().cloned());
        let notes = &mut input.notes;
        notes.extend(fixed_for.into_iter().map(|what| {
            format!("open values were fixed where the path depends on {what}: other values may do something else")
        }));
        Explored {
            end,
            runs,
            cuts,
            met,
        }
    }

    /// What a run depends on that has values which aren't tried; whether one is a length.
    fn note_limits(&mut self, machine: &SymbolicMachine, input: &UnknownInput) -> bool {
        let mut has_length = false;
        for decision in &machine.decisions {
            if decision.kind != DecisionKind::Choice {
                continue;
            }
            let Some(number) = machine.number_of_reference(decision.term) else {
                continue;
            };
            let limits = input.limits_of(number);
            has_length |= limits.has_length;
            if let Some(untried) = limits.untried.filter(|what| !self.untried.contains(*what)) {
                self.untried.insert(untried.to_owned());
            }
        }
        has_length
    }

    /// How much work what is left is worth, after a run before which so much was `known`.
    fn set_effort(&self, effort: &Effort, known: (usize, usize)) {
        if self.runs_left.is_some() {
            effort.question.set(Some(EFFORT_AFTER));
            effort.is_patient.set(false);
            let left = effort.left.get().unwrap_or(WORK_AFTER);
            effort.left.set(Some(left.min(WORK_AFTER)));
            return;
        }
        // Where everything is asked for, or the best, nothing but the budget ends the search.
        let is_bounded = !self.request.finds_all() && self.sizes.is_none();
        if is_bounded && known != (self.covered.len(), self.kinds.len()) {
            let patience = self.request.patience;
            effort.question.set(Some(patience / QUESTION_PART));
            effort.left.set(Some(patience));
        }
    }

    fn visit(
        &mut self,
        machine: &SymbolicMachine,
        seen: Seen,
        input: &UnknownInput,
    ) -> ControlFlow<()> {
        let run = match seen.ended {
            Ended::Case(run) => *run,
            Ended::NoInput => return self.go_on(),
            Ended::Pruned => {
                self.reached.extend(seen.elements);
                return self.go_on();
            }
            Ended::Failed(reason) => {
                self.reached.extend(seen.elements);
                self.failures.insert(reason);
                return self.go_on();
            }
        };
        let improves = self.sizes.as_mut().is_some_and(|sizes| {
            let returns = matches!(run.outcome, CaseOutcome::Returns(_));
            sizes.note(self.goals, &seen.elements, machine.input_size(), returns)
        });
        let mut elements = BTreeSet::new();
        for element in seen.elements {
            let next = self.numbers.len() as u32;
            elements.insert(*self.numbers.entry(element.clone()).or_insert(next));
            self.reached.insert(element);
        }
        let kind = kind_of(&run);
        // A state that perhaps no program reaches is the last resort.
        let size = reading_size(&run.before) + if run.is_raw_state { RAW_SIZE } else { 0 };
        let bound = machine.input_size();
        // The same outcome from a state that the program reaches is a finding.
        let is_finding = run.violates.is_some()
            && !self
                .found
                .iter()
                .any(|known| known.kind == kind && known.case.violates.is_some());
        let is_new_kind =
            is_finding || kind.as_ref().is_some_and(|kind| !self.kinds.contains(kind));
        let adds = !elements.is_subset(&self.covered);
        let is_smaller = !adds
            && !is_new_kind
            && !self.request.keeps_all
            && self
                .found
                .iter()
                .any(|known| known.elements == elements && known.kind == kind && known.size > size);
        // Code without a branch has a case too.
        let is_first = self.found.is_empty();
        if !(adds || is_new_kind || is_smaller || improves || is_first || self.request.keeps_all) {
            return self.go_on();
        }
        if self.found.len() >= CANDIDATES {
            self.is_truncated = true;
            return self.go_on();
        }
        let is_known = self
            .found
            .iter()
            .any(|known| known.case.before == run.before);
        if is_known {
            return self.go_on();
        }
        if is_smaller {
            self.found
                .retain(|known| !(known.elements == elements && known.kind == kind));
        }
        self.covered.extend(&elements);
        self.kinds.extend(kind.clone());
        let mut terms = machine.clone_for_texts();
        let start = match seen.depends_on_state {
            true => input.start(machine),
            false => None,
        };
        let condition = path_condition(
            &mut terms,
            start,
            &|variable, value, name| input.describe(variable, value, name),
            &|mark| input.expand(machine, mark),
        );
        let case = TestCase {
            method: self.subject.method,
            name: String::new(),
            before: run.before,
            outcome: run.outcome,
            after: run.after,
            output: run.output,
            path: seen.path,
            condition,
            covers: Vec::new(),
            violates: run.violates,
            is_refused: run.is_refused,
            is_raw_state: run.is_raw_state,
        };
        self.found.push(Found {
            case,
            elements,
            size,
            kind,
            bound,
        });
        self.go_on()
    }

    /// Whether the search goes on.
    fn go_on(&mut self) -> ControlFlow<()> {
        if self.request.finds_all() {
            return ControlFlow::Continue(());
        }
        // Branch and bound knows itself when nothing can get better.
        if self.runs_left.is_none() && self.sizes.is_none() {
            let is_done = self
                .goals
                .wanted
                .iter()
                .all(|goal| self.is_covered(&goal.need));
            // Code without a branch has a case too.
            if is_done && !self.found.is_empty() {
                self.runs_left = Some(RUNS_AFTER);
            }
        }
        match &mut self.runs_left {
            Some(0) => ControlFlow::Break(()),
            Some(left) => {
                *left -= 1;
                ControlFlow::Continue(())
            }
            None => ControlFlow::Continue(()),
        }
    }

    fn is_covered(&self, need: &Need) -> bool {
        match need {
            Need::One(element) => {
                let number = self.numbers.get(element);
                number.is_some_and(|number| self.covered.contains(number))
            }
            Need::Independence { .. } => self
                .goals
                .achieved_by(need, &self.covered_elements(), &|_| 0)
                .is_some(),
        }
    }

    fn covered_elements(&self) -> BTreeSet<Element> {
        let known = self.numbers.iter();
        known
            .filter(|(_, number)| self.covered.contains(number))
            .map(|(element, _)| element.clone())
            .collect()
    }
}

/// Conditional jumps of the method's own code on open values, and whether there are others.
fn path_steps(
    interpreter: &Interpreter<SymbolicMachine>,
    subject: &Subject<'_>,
) -> (Vec<PathStep>, bool) {
    let machine = interpreter.machine();
    let mut steps = Vec::new();
    let mut depends_on_state = false;
    for branch in &machine.branches {
        if steps.len() >= PATH_STEPS {
            break;
        }
        let Some((method, node)) = interpreter.node_at(branch.at) else {
            continue;
        };
        if method != subject.method {
            continue;
        }
        let decides = machine
            .decisions
            .get(branch.decisions_before as usize)
            .is_some_and(|decision| {
                decision.at == branch.at && decision.kind == DecisionKind::Branch
            });
        if !decides {
            depends_on_state = true;
            continue;
        }
        let (line, _, text) = Goals::describe(&subject.program, method, &subject.text, node);
        steps.push(PathStep {
            line,
            text,
            taken: branch.holds,
        });
    }
    (steps, depends_on_state)
}

/// What a suite wants to show once, besides its goals.
fn kind_of(run: &CaseRun) -> Option<String> {
    match (&run.violates, &run.outcome) {
        (Some(Violation::Clause { text, line }), _) => Some(format!("clause {line} {text}")),
        (Some(Violation::Assertion { line }), _) => Some(format!("assert {line}")),
        (_, CaseOutcome::Throws { class, line, .. }) => {
            Some(format!("throws {} {}", class.0, line.unwrap_or(0)))
        }
        (_, CaseOutcome::Diverges) => Some("diverges".to_owned()),
        // What a method is for, whatever its branches are.
        (None, CaseOutcome::Returns(_)) => Some("returns".to_owned()),
        (Some(_), CaseOutcome::Returns(_)) => None,
    }
}
