//! The reified constraint model of one failing run, and conflicts from it.
//!
//! Each execution of a site gives a constraint `Rₛ ⇒ (vₖ = expression)`; all executions of a site
//! share the selector `Rₛ` (Ceballos et al., section 3.2). The model knows only the path of the
//! run: where an open value would make the program decide otherwise, anything may follow, so a
//! solution is an assignment for which **the run leaves its path before it fails**, or no longer
//! fails. That makes every unsatisfiable set of selectors a true conflict: no program that keeps all
//! of these statements passes the case.
//!
//! What must hold: a set of sites that hits no conflict can't repair the case. (The converse is
//! decided by exact re-execution in [`crate::confirm`].)

use crate::sites::SiteTable;
use budget::Budget;
use constraints::{BinaryOp, Node, Outcome, Solver, Sort, TermId};
use interp::machine::SiteId;
use interp::machine::SiteType;
use rustc_hash::{FxHashMap, FxHashSet};
use symbolic::machine::{Decision, DecisionKind, DecisionOutcome, SymbolicMachine};
use symbolic::terms::{sort_of, term_of};
use symbolic::tree::condition_of;

/// Terms of the largest model that is asked; what an operation on floating-point numbers, and a product
/// or a quotient, counts.
const LARGEST_MODEL: usize = 20_000;
const FLOAT_COST: usize = 60;
const PRODUCT_COST: usize = 20;

/// The model of one failing case, ready to be asked.
pub struct TraceModel {
    machine: SymbolicMachine,
    solver: Solver,
    selectors: Vec<(SiteId, TermId)>,
    site_of: FxHashMap<TermId, SiteId>,
    /// The run was longer than the model, or the model is too large: nothing can be refuted.
    is_open: bool,
}

/// What the model says of a set of open sites.
#[derive(Clone, Debug, PartialEq)]
pub enum TraceAnswer {
    /// Opening these sites may repair the case.
    Possible,
    /// One of these sites has to be open too.
    Conflict(Vec<SiteId>),
}

impl TraceModel {
    /// From a finished trace run (all sites observed).
    pub fn new(mut machine: SymbolicMachine, table: &SiteTable) -> Self {
        let executed: FxHashSet<SiteId> = machine.events.iter().map(|event| event.site).collect();
        let mut selectors = Vec::new();
        for site in table
            .sites()
            .iter()
            .filter(|site| executed.contains(&site.id))
        {
            let name = format!("R{}", site.id.0);
            selectors.push((
                site.id,
                machine.pool.fresh_var(name, constraints::Sort::Bool),
            ));
        }
        let is_open = machine.truncated || machine.lost.is_some();
        let mut model = TraceModel {
            site_of: selectors
                .iter()
                .map(|(site, term)| (*term, *site))
                .collect(),
            selectors,
            solver: Solver::new(),
            is_open,
            machine,
        };
        if !model.is_open {
            model.add_constraints();
            model.is_open = model.is_too_large();
        }
        model
    }

    /// Whether its circuits would take longer to build than the runs that decide without them.
    fn is_too_large(&self) -> bool {
        let pool = &self.machine.pool;
        let terms = pool.subterms(self.solver.assertions());
        let gates = terms
            .iter()
            .map(|term| match (pool.node(*term), pool.sort(*term)) {
                (Node::Binary(..), Sort::F32 | Sort::F64) => FLOAT_COST,
                (Node::Binary(BinaryOp::Mul | BinaryOp::Udiv | BinaryOp::Urem, ..), _) => {
                    PRODUCT_COST
                }
                (Node::Binary(BinaryOp::Sdiv | BinaryOp::Srem, ..), _) => PRODUCT_COST,
                _ => 1,
            });
        gates.sum::<usize>() > LARGEST_MODEL
    }

    fn selector(&self, site: SiteId) -> Option<TermId> {
        self.selectors
            .iter()
            .find(|(known, _)| *known == site)
            .map(|(_, term)| *term)
    }

    fn add_constraints(&mut self) {
        let events = std::mem::take(&mut self.machine.events);
        let decisions = std::mem::take(&mut self.machine.decisions);
        // Whether an open value of a kind without terms (a reference) may change the path.
        let mut free: Vec<(usize, TermId)> = Vec::new();
        for event in &events {
            let Some(selector) = self.selector(event.site) else {
                continue;
            };
            let pool = &mut self.machine.pool;
            match (event.ty, event.used.shadow) {
                (SiteType::Primitive(primitive), Some(variable))
                    if pool.as_var(variable).is_some() =>
                {
                    let computed = term_of(pool, sort_of(primitive), event.computed);
                    let equal = pool.eq(variable, computed);
                    let tied = pool.implies(selector, equal);
                    self.solver.add(tied);
                }
                // Skipped by β: no constraint of its own.
                (SiteType::Primitive(_), _) => {}
                (SiteType::Reference, _) => free.push((event.decisions_before, selector)),
            }
        }
        let end = decisions.len();
        let mut leaves: Vec<TermId> = Vec::new();
        let mut on_path = self.machine.pool.bool_const(true);
        let mut pending = free.into_iter().peekable();
        for (index, decision) in decisions.iter().enumerate() {
            while let Some((_, selector)) = pending.next_if(|(before, _)| *before <= index) {
                let open = self.machine.pool.not(selector);
                leaves.push(self.machine.pool.and(on_path, open));
            }
            on_path = self.add_decision(decision, on_path, &mut leaves);
        }
        for (_, selector) in pending.filter(|(before, _)| *before <= end) {
            let open = self.machine.pool.not(selector);
            leaves.push(self.machine.pool.and(on_path, open));
        }
        let leaves_path = self.machine.pool.or_all(leaves);
        self.solver.add(leaves_path);
        self.machine.decisions = decisions;
        self.machine.events = events;
    }

    /// Adds what the decision says and gives the condition of still being on the path after it.
    fn add_decision(
        &mut self,
        decision: &Decision,
        on_path: TermId,
        leaves: &mut Vec<TermId>,
    ) -> TermId {
        let pool = &mut self.machine.pool;
        let as_observed = condition_of(pool, decision, decision.outcome);
        let is_hard = match decision.kind {
            DecisionKind::Assumption => true,
            // A passing assertion that would fail is no repair.
            DecisionKind::Assertion => decision.outcome == DecisionOutcome::Holds(true),
            DecisionKind::Branch
            | DecisionKind::Implicit(_)
            | DecisionKind::Value
            | DecisionKind::Choice => false,
        };
        if is_hard {
            let tied = pool.implies(on_path, as_observed);
            self.solver.add(tied);
            return on_path;
        }
        let otherwise = pool.not(as_observed);
        leaves.push(pool.and(on_path, otherwise));
        // A variable of its own keeps the chain of conditions flat.
        let next = pool.fresh_var("path", constraints::Sort::Bool);
        let both = pool.and(on_path, as_observed);
        let tied = pool.iff(next, both);
        self.solver.add(tied);
        next
    }

    /// Sites that the run executed.
    pub fn executed(&self) -> impl Iterator<Item = SiteId> + '_ {
        self.selectors.iter().map(|(site, _)| *site)
    }

    /// Later questions that take the solver more steps than this are left open.
    pub fn set_step_limit(&mut self, steps: u64) {
        self.solver.set_step_limit(Some(steps));
    }

    /// Whether no values of all sites together make the case pass.
    pub fn never_passes(&mut self, budget: &Budget) -> bool {
        let all: Vec<SiteId> = self.executed().collect();
        !all.is_empty() && self.ask(budget, &all) == TraceAnswer::Conflict(Vec::new())
    }

    /// May the case pass if only `open` sites change? `closed` sites are never part of a conflict's
    /// answer (they are taken for right).
    pub fn ask(&mut self, budget: &Budget, open: &[SiteId]) -> TraceAnswer {
        if self.is_open {
            let touches = self.executed().any(|site| open.contains(&site));
            return if touches {
                TraceAnswer::Possible
            } else {
                TraceAnswer::Conflict(self.executed().collect())
            };
        }
        let assumptions: Vec<TermId> = self
            .selectors
            .iter()
            .filter(|(site, _)| !open.contains(site))
            .map(|(_, selector)| *selector)
            .collect();
        match self
            .solver
            .check(&mut self.machine.pool, budget, &assumptions)
        {
            Outcome::Unsat { core } => {
                let core = self
                    .solver
                    .minimise_core(&mut self.machine.pool, budget, &core);
                let mut sites: Vec<SiteId> = core
                    .iter()
                    .filter_map(|term| self.site_of.get(term).copied())
                    .collect();
                sites.sort();
                TraceAnswer::Conflict(sites)
            }
            // The exact confirmation decides.
            Outcome::Sat(_) | Outcome::Unknown(_) => TraceAnswer::Possible,
        }
    }
}
