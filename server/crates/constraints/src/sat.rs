//! The SAT engine behind the bit-blaster, as a trait, and its implementation by `batsat`.

use std::cell::{Cell, RefCell};

use batsat::{Callbacks, SolverInterface, lbool};
use budget::{Budget, Stop};

/// A propositional variable or its negation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Lit(u32);

impl Lit {
    pub fn new(variable: u32, positive: bool) -> Lit {
        Lit(variable << 1 | u32::from(!positive))
    }

    pub fn variable(self) -> u32 {
        self.0 >> 1
    }

    pub fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SatResult {
    Sat,
    Unsat,
    Unknown(Stop),
}

/// An incremental SAT engine: clauses are only ever added.
pub trait SatBackend {
    /// A new variable as its positive literal. The engine always tries the value `phase` first; without
    /// one it tries what the variable was last, `false` to begin with.
    fn new_var(&mut self, phase: Option<bool>) -> Lit;

    /// Adds a clause for good.
    fn add_clause(&mut self, clause: &[Lit]);

    /// Each later search ends with [`Stop::Steps`] after so many steps.
    fn set_step_limit(&mut self, limit: Option<u64>);

    /// Is there an assignment with all clauses and all assumptions true?
    fn solve_under_assumptions(&mut self, budget: &Budget, assumptions: &[Lit]) -> SatResult;

    /// The literal's value in the model found last.
    fn value(&self, lit: Lit) -> bool;

    /// A subset of the assumptions that can't hold together, after `Unsat`.
    fn core(&self) -> Vec<Lit>;

    /// Number of clauses added.
    fn clause_count(&self) -> u64;

    /// Steps of all searches so far, as [`SatBackend::set_step_limit`] counts them.
    fn step_count(&self) -> u64;
}

/// How many times `stop` is asked between two looks at the clock.
const STOP_INTERVAL: u64 = 64;

/// Polls the budget of the current call.
#[derive(Default)]
struct BudgetCallback {
    budget: RefCell<Option<Budget>>,
    stopped: Cell<Option<Stop>>,
    asked: Cell<u64>,
    limit: Cell<Option<u64>>,
}

impl Callbacks for BudgetCallback {
    fn stop(&self) -> bool {
        if self.stopped.get().is_some() {
            return true;
        }
        let asked = self.asked.get().wrapping_add(1);
        self.asked.set(asked);
        if self.limit.get().is_some_and(|limit| asked > limit) {
            self.stopped.set(Some(Stop::Steps));
            return true;
        }
        if !asked.is_multiple_of(STOP_INTERVAL) {
            return false;
        }
        match self.budget.borrow().as_ref().map(Budget::check) {
            Some(Err(stop)) => {
                self.stopped.set(Some(stop));
                true
            }
            _ => false,
        }
    }
}

/// The default engine: a MiniSat descendant in Rust.
pub struct BatsatBackend {
    solver: batsat::Solver<BudgetCallback>,
    clause: Vec<batsat::Lit>,
    clauses: u64,
    /// Of the searches that are over.
    steps: u64,
}

impl Default for BatsatBackend {
    fn default() -> Self {
        let solver = batsat::Solver::new(batsat::SolverOpts::default(), BudgetCallback::default());
        BatsatBackend {
            solver,
            clause: Vec::new(),
            clauses: 0,
            steps: 0,
        }
    }
}

impl BatsatBackend {
    pub fn new() -> Self {
        Self::default()
    }

    fn inner(&mut self, lit: Lit) -> batsat::Lit {
        batsat::Lit::new(self.solver.var_of_int(lit.variable()), lit.is_positive())
    }
}

impl SatBackend for BatsatBackend {
    fn new_var(&mut self, phase: Option<bool>) -> Lit {
        let polarity = match phase {
            Some(true) => lbool::TRUE,
            Some(false) => lbool::FALSE,
            None => lbool::UNDEF,
        };
        Lit::new(self.solver.new_var(polarity, true).idx(), true)
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.clauses += 1;
        self.clause.clear();
        for &lit in clause {
            let lit = self.inner(lit);
            self.clause.push(lit);
        }
        let mut clause = std::mem::take(&mut self.clause);
        self.solver.add_clause_reuse(&mut clause);
        self.clause = clause;
    }

    fn set_step_limit(&mut self, limit: Option<u64>) {
        self.solver.cb_mut().limit.set(limit);
    }

    fn solve_under_assumptions(&mut self, budget: &Budget, assumptions: &[Lit]) -> SatResult {
        if let Err(stop) = budget.check() {
            return SatResult::Unknown(stop);
        }
        let assumptions: Vec<batsat::Lit> =
            assumptions.iter().map(|lit| self.inner(*lit)).collect();
        let callback = self.solver.cb_mut();
        callback.budget.replace(Some(budget.clone()));
        callback.stopped.set(None);
        callback.asked.set(0);
        let result = self.solver.solve_limited(&assumptions);
        self.steps += self.solver.cb().asked.get();
        if result == lbool::TRUE {
            SatResult::Sat
        } else if result == lbool::FALSE {
            SatResult::Unsat
        } else {
            SatResult::Unknown(self.solver.cb().stopped.get().unwrap_or(Stop::Deadline))
        }
    }

    fn value(&self, lit: Lit) -> bool {
        let variable = batsat::Var::unsafe_from_idx(lit.variable());
        (self.solver.value_var(variable) == lbool::TRUE) == lit.is_positive()
    }

    fn core(&self) -> Vec<Lit> {
        // The engine reports the clause of the failed assumptions' negations.
        self.solver
            .unsat_core()
            .iter()
            .map(|lit| Lit::new(lit.var().idx(), !lit.sign()))
            .collect()
    }

    fn clause_count(&self) -> u64 {
        self.clauses
    }

    fn step_count(&self) -> u64 {
        self.steps
    }
}
