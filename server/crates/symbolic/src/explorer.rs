//! Runs a program again and again, each time along a path not taken before.
//!
//! What must hold:
//! * [`End::Exhausted`] is said only when every other path is proven infeasible: no decision was
//!   lost, no query left open, no limit met.
//! * Every run is a concrete run with the assigned values, so what it shows is exact.

use crate::choice::FIRST_FRESH;
use crate::guess::guess;
use crate::machine::SymbolicMachine;
use crate::plan::{Assignment, Plan, VariableKey};
use crate::strategy::{Rank, Strategy};
use crate::terms::value_of;
use crate::tree::{FrontierEdge, Tree};
use budget::{Budget, Stop};
use constraints::{Model, Outcome, Reason, Solver, Sort, TermId, TermPool, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use std::ops::ControlFlow;
use std::rc::Rc;

/// How an exploration ended.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// The visitor had enough.
    Stopped,
    /// There is no other path.
    Exhausted,
    /// There are other paths, and the strategy wants none of them.
    Left,
    /// No path is left to try, but some could not be decided: why, without repetition.
    Incomplete(Vec<String>),
    /// A limit of the budget, or the limit on runs (`None`).
    Limit(Option<Stop>),
    /// The work allowed by [`Effort::left`] is done.
    GaveUp,
}

/// How much work an exploration is worth, shared with whoever looks at its runs. Work, not time: the
/// same exploration is the same on a busy machine.
#[derive(Debug)]
pub struct Effort {
    /// Steps of the solver for one question.
    pub question: Cell<Option<u64>>,
    /// Whether costly ways to an answer are gone.
    pub is_patient: Cell<bool>,
    /// Units of work until the exploration gives up, of the order of a microsecond each.
    pub left: Cell<Option<u64>>,
}

impl Default for Effort {
    fn default() -> Self {
        Effort {
            question: Cell::new(None),
            is_patient: Cell::new(true),
            left: Cell::new(None),
        }
    }
}

impl Effort {
    pub fn spend(&self, work: u64) {
        self.left
            .set(self.left.get().map(|left| left.saturating_sub(work)));
    }

    fn is_over(&self) -> bool {
        self.left.get() == Some(0)
    }
}

/// Steps of the solver for smaller numbers than those it found first.
const SMALL_STEPS: u64 = 2_000;

/// Steps of the solver when a question is asked first, and how many times more each time it is asked
/// again: one hard question doesn't keep the easy ones waiting.
const FIRST_STEPS: u64 = 1_000;
const MORE_STEPS: u64 = 16;
/// Asked so many times, a question gets all that it may have.
const LAST_TIME: u32 = 3;

/// Units of work for a question, besides those of the solver.
const QUESTION_WORK: u64 = 20;

/// An edge of the frontier; the least comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Waiting {
    rank: Rank,
    edge: FrontierEdge,
}

impl Ord for Waiting {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.rank, self.edge.sequence).cmp(&(other.rank, other.edge.sequence))
    }
}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Explores the runs of one program with one plan.
pub struct Explorer {
    machine: Option<SymbolicMachine>,
    solver: Solver,
    tree: Tree,
    /// Ways not gone yet, by rank; some may have been gone by the way.
    frontier: BinaryHeap<Reverse<Waiting>>,
    /// Ways whose question was too hard so far, and how often it was asked, by the edge's number.
    hard: Vec<FrontierEdge>,
    asked: FxHashMap<usize, u32>,
    runs: u32,
    ranges_added: usize,
    reasons: Vec<String>,
    /// Edges that the strategy didn't want.
    left: u32,
    /// What each run so far gave its open values.
    values: Vec<Model>,
    effort: Rc<Effort>,
}

impl Explorer {
    pub fn new(plan: Plan) -> Self {
        let tree = Tree::new(plan.seeks_failures);
        Explorer {
            machine: Some(SymbolicMachine::new(plan)),
            solver: Solver::new(),
            tree,
            frontier: BinaryHeap::new(),
            hard: Vec::new(),
            asked: FxHashMap::default(),
            runs: 0,
            ranges_added: 0,
            reasons: Vec::new(),
            left: 0,
            values: Vec::new(),
            effort: Rc::default(),
        }
    }

    /// May be changed from within the visitor too.
    pub fn effort(&self) -> Rc<Effort> {
        self.effort.clone()
    }

    /// Edges that the strategy cut off.
    pub fn left(&self) -> u32 {
        self.left
    }

    pub fn runs(&self) -> u32 {
        self.runs
    }

    /// `run` makes one run and gives the machine back with what it saw; `visit` looks at each run
    /// and may stop. At most `run_limit` runs.
    pub fn explore<V>(
        &mut self,
        budget: &Budget,
        strategy: &mut dyn Strategy,
        run_limit: u32,
        run: &mut dyn FnMut(SymbolicMachine) -> (SymbolicMachine, V),
        visit: &mut dyn FnMut(&SymbolicMachine, V) -> ControlFlow<()>,
    ) -> End {
        let mut assignment = Assignment::default();
        let mut flips = 0;
        let mut edge: Option<FrontierEdge> = None;
        loop {
            if let Err(stop) = budget.check() {
                return End::Limit(Some(stop));
            }
            if self.runs >= run_limit {
                return End::Limit(None);
            }
            if self.effort.is_over() {
                return End::GaveUp;
            }
            if self
                .run_once(assignment, flips, edge, strategy, run, visit)
                .is_break()
            {
                return End::Stopped;
            }
            match self.next(budget, strategy) {
                Ok(Some((next_edge, next_assignment))) => {
                    assignment = next_assignment;
                    flips = next_edge.flips + 1;
                    edge = Some(next_edge);
                }
                Ok(None) if self.effort.is_over() => return End::GaveUp,
                Ok(None) if self.reasons.is_empty() && self.left > 0 => {
                    return match strategy.doubt() {
                        Some(doubt) => End::Incomplete(vec![doubt.to_owned()]),
                        None => End::Left,
                    };
                }
                Ok(None) if self.reasons.is_empty() => return End::Exhausted,
                Ok(None) => return End::Incomplete(std::mem::take(&mut self.reasons)),
                Err(stop) => return End::Limit(Some(stop)),
            }
        }
    }

    /// One more run with given values, outside of the search.
    pub fn replay<V>(
        &mut self,
        assignment: Assignment,
        run: &mut dyn FnMut(SymbolicMachine) -> (SymbolicMachine, V),
    ) -> Option<V> {
        let mut machine = self.machine.take()?;
        machine.restart(assignment);
        let (machine, seen) = run(machine);
        self.machine = Some(machine);
        Some(seen)
    }

    fn run_once<V>(
        &mut self,
        assignment: Assignment,
        flips: u32,
        edge: Option<FrontierEdge>,
        strategy: &mut dyn Strategy,
        run: &mut dyn FnMut(SymbolicMachine) -> (SymbolicMachine, V),
        visit: &mut dyn FnMut(&SymbolicMachine, V) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(mut machine) = self.machine.take() else {
            // A run that unwound took the machine with it; there is nothing to go on with.
            return ControlFlow::Break(());
        };
        machine.restart(assignment);
        let (machine, seen) = run(machine);
        self.runs += 1;
        let values_before = edge.map(|edge| self.tree.value_count(&edge));
        if self
            .tree
            .insert(&machine.decisions, &machine.alternatives, self.runs, flips)
            .is_err()
        {
            let differed = "two runs with the same decisions differed";
            let fixed: Vec<&str> = machine.fixed_for.iter().copied().collect();
            self.note(&match fixed.as_slice() {
                [] => differed.to_owned(),
                fixed => format!(
                    "{differed}, where values were fixed for {}",
                    fixed.join(" and ")
                ),
            });
        }
        if let (Some(edge), Some(values_before)) = (&edge, values_before)
            && !self.tree.is_explored(edge, values_before)
        {
            self.tree.close(edge);
            self.note("a solution did not replay");
        }
        if machine.truncated && !machine.plan.is_bounded {
            self.note("a run makes too many decisions");
        }
        if let Some(lost) = &machine.lost {
            let lost = format!("a run depends on {lost}");
            self.note(&lost);
        }
        self.values.push(values_of(&machine));
        let flow = visit(&machine, seen);
        self.rank(&machine, strategy);
        self.machine = Some(machine);
        flow
    }

    /// Puts the edges that the run met into the frontier.
    fn rank(&mut self, machine: &SymbolicMachine, strategy: &mut dyn Strategy) {
        if strategy.after_run(machine) {
            let waiting = std::mem::take(&mut self.frontier).into_vec();
            let ranked = waiting.into_iter().map(|Reverse(Waiting { edge, .. })| {
                let rank = strategy.rank(&edge);
                Reverse(Waiting { rank, edge })
            });
            self.frontier = ranked.collect();
        }
        for edge in std::mem::take(&mut self.tree.met) {
            let rank = strategy.rank(&edge);
            self.frontier.push(Reverse(Waiting { rank, edge }));
        }
    }

    fn note(&mut self, reason: &str) {
        if !self.reasons.iter().any(|known| known == reason) {
            self.reasons.push(reason.to_owned());
        }
    }

    /// The next feasible edge with values that lead there.
    fn next(
        &mut self,
        budget: &Budget,
        strategy: &mut dyn Strategy,
    ) -> Result<Option<(FrontierEdge, Assignment)>, Stop> {
        let Some(machine) = self.machine.as_mut() else {
            return Ok(None);
        };
        for range in &machine.ranges[self.ranges_added..] {
            self.solver.add(*range);
        }
        self.ranges_added = machine.ranges.len();
        let keys: FxHashMap<TermId, VariableKey> = machine
            .variables
            .iter()
            .map(|(key, term)| (*term, *key))
            .collect();
        for event in &machine.events {
            if let (Some(term), None) = (event.used.shadow, event.reference_choice)
                && keys.contains_key(&term)
            {
                let sort = machine.pool.sort(term);
                self.solver
                    .set_preferred(term, value_of(sort, event.computed.bits));
            }
        }
        let mut unknown = Vec::new();
        let mut found = None;
        loop {
            if self.frontier.is_empty() {
                let again = std::mem::take(&mut self.hard).into_iter();
                self.frontier = again
                    .map(|edge| {
                        let rank = strategy.rank(&edge);
                        Reverse(Waiting { rank, edge })
                    })
                    .collect();
            }
            let Some(Reverse(Waiting { rank, edge })) = self.frontier.pop() else {
                break;
            };
            budget.check()?;
            if self.effort.is_over() {
                self.frontier.push(Reverse(Waiting { rank, edge }));
                break;
            }
            if !self.tree.is_waiting(&edge) {
                continue;
            }
            if !strategy.is_wanted(&edge) {
                self.left += 1;
                continue;
            }
            self.tree.start(&edge);
            let conditions = self.tree.path_condition(&mut machine.pool, &edge);
            let times = self.asked.get(&edge.sequence).copied().unwrap_or(0);
            let steps = FIRST_STEPS.saturating_mul(MORE_STEPS.saturating_pow(times));
            let most = self.effort.question.get();
            let is_last = times >= LAST_TIME || most.is_some_and(|most| steps >= most);
            let limit = if is_last { most } else { Some(steps) };
            self.solver.set_step_limit(limit);
            let is_patient = self.effort.is_patient.get();
            self.solver.set_patient(is_patient && is_last);
            let work_before = self.solver.work();
            // The run that met the edge satisfies all that is asked for but the edge itself.
            let near = (edge.run as usize).checked_sub(1);
            let near = near.and_then(|index| self.values.get(index));
            let guessed =
                near.and_then(|base| guess(&machine.pool, &conditions, &machine.ranges, base));
            let outcome = match guessed {
                Some(model) => Outcome::Sat(model),
                None => solve_small_first(
                    &mut self.solver,
                    &mut machine.pool,
                    budget,
                    &conditions,
                    (&machine.choices, &machine.characters),
                ),
            };
            let asked = self.solver.work() - work_before;
            self.effort
                .spend(QUESTION_WORK + conditions.len() as u64 + asked);
            match outcome {
                Outcome::Sat(mut model) => {
                    make_buildable(&mut machine.pool, &machine.choices, &conditions, &mut model);
                    let mut assignment = Assignment::default();
                    for variable in machine.pool.variables_of(&conditions) {
                        if let Some(key) = keys.get(&variable) {
                            assignment.insert(*key, model.value(&machine.pool, variable));
                        }
                    }
                    found = Some((edge, assignment));
                    break;
                }
                Outcome::Unsat { .. } => self.tree.close(&edge),
                Outcome::Unknown(reason) => {
                    let next_time = match reason {
                        Reason::Stopped(Stop::Steps) => Some(times + 1),
                        // What is left to try is costly at once.
                        Reason::FloatingPoint | Reason::Strings => is_patient.then_some(LAST_TIME),
                        Reason::Stopped(_) | Reason::ModelCheck => None,
                    };
                    if let Some(next_time) = next_time.filter(|_| !is_last) {
                        self.tree.postpone(&edge);
                        self.asked.insert(edge.sequence, next_time);
                        self.hard.push(edge);
                        continue;
                    }
                    self.tree.close(&edge);
                    unknown.push(reason.to_string());
                }
            }
        }
        for reason in unknown {
            self.note(&reason);
        }
        // A cancelled or overdue solver answers "unknown" too: that is no verdict.
        budget.check()?;
        Ok(found)
    }
}

/// The values of the open variables in the machine's run.
fn values_of(machine: &SymbolicMachine) -> Model {
    let open: FxHashSet<TermId> = machine.variables.values().copied().collect();
    let mut values = Model::new();
    for event in &machine.events {
        if let (Some(term), None) = (event.used.shadow, event.reference_choice)
            && open.contains(&term)
        {
            values.set(term, value_of(machine.pool.sort(term), event.used.bits));
        }
    }
    for (term, value) in &machine.input_values {
        values.set(*term, value.clone());
    }
    for (key, term) in &machine.variables {
        if let Some(value) = machine.assignment.get(key) {
            values.set(*term, value.clone());
        }
    }
    values
}

/// A solution may give any number to a reference that needs only not to be `null`: one that is no
/// choice, or an alias of an object that this path doesn't make. Such a reference becomes fresh.
fn make_buildable(
    pool: &mut TermPool,
    choices: &FxHashMap<TermId, u64>,
    conditions: &[TermId],
    model: &mut Model,
) {
    for variable in pool.variables_of(conditions) {
        let Some(fresh) = choices.get(&variable) else {
            continue;
        };
        let Some(value) = model.value(pool, variable).as_bits() else {
            continue;
        };
        if value <= *fresh {
            continue;
        }
        let constant = pool.bv_const(32, value);
        let is_decided = pool.eq(variable, constant);
        if !conditions.contains(&is_decided) {
            model.set(variable, Value::Bits(FIRST_FRESH));
        }
    }
}

/// Magnitudes of integers with ranges of characters: those that are easiest to think about, and those
/// that will do.
const SMALL: [(i64, (i64, i64)); 2] = [(9, (0x61, 0x7a)), (1_000, (0x20, 0x7e))];

/// A solution with small integers if there is one: they are easier to think about. `fixed` are
/// variables whose values have another meaning; characters are letters, or at least can be read.
fn solve_small_first(
    solver: &mut Solver,
    pool: &mut TermPool,
    budget: &Budget,
    conditions: &[TermId],
    (fixed, characters): (&FxHashMap<TermId, u64>, &FxHashSet<TermId>),
) -> Outcome {
    let outcome = solver.check(pool, budget, conditions);
    let Outcome::Sat(model) = &outcome else {
        return outcome;
    };
    let mut variables = pool.variables_of(conditions);
    variables.retain(|variable| {
        matches!(pool.sort(*variable), Sort::BitVec(_)) && !fixed.contains_key(variable)
    });
    // Nobody waits for them.
    solver.set_patient(false);
    let limit = solver.step_limit().unwrap_or(SMALL_STEPS);
    solver.set_step_limit(Some(limit.min(SMALL_STEPS)));
    for (bound, letters) in SMALL {
        let range = |variable: &TermId| match characters.contains(variable) {
            true => letters,
            false => (-bound, bound),
        };
        let is_outside = |variable: &TermId| {
            let width = pool.width(*variable);
            let value = model.value(pool, *variable).as_signed(width).unwrap_or(0);
            let (low, high) = range(variable);
            value < low || value > high
        };
        if !variables.iter().any(is_outside) {
            break;
        }
        let mut bounded = conditions.to_vec();
        for variable in &variables {
            let width = pool.width(*variable);
            let (low, high) = range(variable);
            let low = pool.bv_const(width, low as u64);
            let high = pool.bv_const(width, high as u64);
            let above = pool.sle(low, *variable);
            let below = pool.sle(*variable, high);
            bounded.extend([above, below]);
        }
        if let small @ Outcome::Sat(_) = solver.check(pool, budget, &bounded) {
            return small;
        }
    }
    outcome
}
