//! Satisfiability of assertions and assumptions over all sorts.
//!
//! Floats are lowered to bits (`float_lower`), the rest is blasted (`blast`) and
//! searched. What is *Sat* there is only a proposal: every assertion and assumption is evaluated
//! exactly, and where a term without a circuit (float arithmetic, an open text) makes the proposal
//! wrong, `deepen` decides with more effort.

use std::collections::BTreeMap;

use budget::{Budget, Stop};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::blast::Blaster;
use crate::eval::{Evaluator, Model, Value};
use crate::float_lower::FloatLowering;
use crate::node::{Node, UnaryOp};
use crate::sat::{BatsatBackend, Lit, SatBackend, SatResult};
use crate::simplest::simplest;
use crate::term::{Sort, TermId, TermPool};
use crate::texts::TextComparisons;

/// How often preferred values that contradict the query are given up before all are.
const PREFERENCE_ROUNDS: usize = 6;

/// Units of work for a step of the SAT engine.
const STEP_WORK: u64 = 3;
/// Clauses made in a unit of work.
const CLAUSES_A_UNIT: u64 = 4;

/// The answer to one query.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// Under this model every assertion and assumption evaluates to true. All their variables have
    /// values; variables of earlier queries may have some too. Values that are not preferred ones are
    /// plain where they can be (`1.0` rather than the least positive double), unless there are many.
    Sat(Model),
    /// The assertions contradict these assumptions (or each other, if empty). Not minimal: see
    /// [`Solver::minimise_core`].
    Unsat {
        core: Vec<TermId>,
    },
    Unknown(Reason),
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The budget ended.
    Stopped(Stop),
    /// Neither a model nor a contradiction of float arithmetic was found.
    FloatingPoint,
    /// An equality of texts remained open.
    Strings,
    /// A model of the clauses did not pass evaluation: a fault of the solver, kept from the caller.
    ModelCheck,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::Stopped(stop) => stop.fmt(f),
            Reason::FloatingPoint => f.write_str("floating-point arithmetic"),
            Reason::Strings => f.write_str("comparison of texts"),
            Reason::ModelCheck => f.write_str("a model failed its check"),
        }
    }
}

/// How much is done for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effort {
    /// Contradictions are shown where that is cheap; models are not searched for.
    Refute,
    Full,
}

/// What the clauses say about a query.
pub(crate) enum Proposal {
    Unsat {
        core: Vec<TermId>,
    },
    /// A model of the clauses. Some constraints do not evaluate to true under it, and these terms are
    /// why; without any it is a model of the query.
    Model {
        model: Model,
        opaque: Vec<TermId>,
    },
    /// A model of the clauses that is wrong without such terms: a fault.
    Wrong,
}

/// An incremental solver over one [`TermPool`].
pub struct Solver {
    blaster: Blaster<BatsatBackend>,
    lowering: FloatLowering,
    /// Definitions of the lowering's bit-vectors that are not clauses yet.
    definitions: Vec<TermId>,
    /// Float operations whose circuits are not built yet.
    arithmetic: Vec<TermId>,
    assertions: Vec<TermId>,
    /// How many of the assertions are clauses or goals already.
    asserted: usize,
    /// Assertions about known variables only, as assumptions of every query. Made last, after those that
    /// switch definitions on, they are found false by propagation where a trace is concrete; as clauses
    /// they would make the engine learn its way back from the result, gate by gate.
    goals: Vec<Lit>,
    preferred: BTreeMap<TermId, Value>,
    texts: TextComparisons,
    /// How many of the blaster's opaque terms are in `texts`.
    texts_seen: usize,
    /// Terms whose variables are in `variables`.
    visited: FxHashSet<TermId>,
    variables: Vec<TermId>,
    effort: Effort,
    /// See [`Solver::set_step_limit`].
    step_limit: Option<u64>,
    /// See [`Solver::set_patient`].
    is_patient: bool,
    /// What was done besides the clauses' search: see [`Solver::work`].
    other_work: u64,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    pub fn new() -> Self {
        Solver {
            blaster: Blaster::new(BatsatBackend::new()),
            lowering: FloatLowering::default(),
            definitions: Vec::new(),
            arithmetic: Vec::new(),
            assertions: Vec::new(),
            asserted: 0,
            goals: Vec::new(),
            preferred: BTreeMap::new(),
            texts: TextComparisons::default(),
            texts_seen: 0,
            visited: FxHashSet::default(),
            variables: Vec::new(),
            effort: Effort::Full,
            step_limit: None,
            is_patient: true,
            other_work: 0,
        }
    }

    /// A solver with circuits for float arithmetic.
    pub(crate) fn with_float_circuits() -> Self {
        Solver {
            lowering: FloatLowering::with_operands(),
            ..Solver::new()
        }
    }

    /// Asserts a boolean term for all later queries.
    pub fn add(&mut self, assertion: TermId) {
        self.assertions.push(assertion);
    }

    pub fn assertions(&self) -> &[TermId] {
        &self.assertions
    }

    /// Models have this value of the variable where the query allows it (as far as is cheap to tell).
    pub fn set_preferred(&mut self, variable: TermId, value: Value) {
        self.preferred.insert(variable, value);
    }

    /// Later questions that take more steps of the SAT engine than this are left open. Unlike a limit
    /// in time it gives the same answers whatever else the machine is doing.
    pub fn set_step_limit(&mut self, limit: Option<u64>) {
        self.step_limit = limit;
        self.blaster.backend_mut().set_step_limit(limit);
    }

    /// Whether circuits are made for float arithmetic where nothing cheaper gives an answer.
    pub fn set_patient(&mut self, is_patient: bool) {
        self.is_patient = is_patient;
    }

    pub(crate) fn is_patient(&self) -> bool {
        self.is_patient
    }

    /// How much was done so far, in steps of the SAT engine, clauses and the like: the same questions
    /// cost the same on any machine. A unit is of the order of a microsecond.
    pub fn work(&self) -> u64 {
        let backend = self.blaster.backend();
        backend.step_count() * STEP_WORK + backend.clause_count() / CLAUSES_A_UNIT + self.other_work
    }

    pub(crate) fn add_work(&mut self, work: u64) {
        self.other_work += work;
    }

    pub fn step_limit(&self) -> Option<u64> {
        self.step_limit
    }

    pub fn clear_preferred(&mut self) {
        self.preferred.clear();
    }

    /// Are all assertions and `assumptions` (boolean terms) satisfiable together?
    pub fn check(
        &mut self,
        pool: &mut TermPool,
        budget: &Budget,
        assumptions: &[TermId],
    ) -> Outcome {
        match self.try_check(pool, budget, assumptions) {
            Ok(outcome) => outcome,
            Err(stop) => Outcome::Unknown(Reason::Stopped(stop)),
        }
    }

    fn try_check(
        &mut self,
        pool: &mut TermPool,
        budget: &Budget,
        assumptions: &[TermId],
    ) -> Result<Outcome, Stop> {
        let outcome = match self.propose(pool, budget, assumptions)? {
            Proposal::Unsat { core } => Outcome::Unsat { core },
            Proposal::Model { model, opaque } if opaque.is_empty() => Outcome::Sat(model),
            Proposal::Model { opaque, .. } => {
                crate::deepen::decide(self, pool, budget, assumptions, &opaque)?
            }
            Proposal::Wrong => Outcome::Unknown(Reason::ModelCheck),
        };
        let Outcome::Sat(model) = outcome else {
            return Ok(outcome);
        };
        if self.effort == Effort::Refute {
            return Ok(Outcome::Sat(model));
        }
        let free: Vec<TermId> = self
            .variables
            .iter()
            .copied()
            .filter(|variable| self.preferred.get(variable) != model.get(*variable))
            .collect();
        let constraints = self.constraints(assumptions);
        Ok(Outcome::Sat(simplest(
            pool,
            budget,
            &constraints,
            &free,
            model,
        )))
    }

    /// What the clauses alone say.
    pub(crate) fn propose(
        &mut self,
        pool: &mut TermPool,
        budget: &Budget,
        assumptions: &[TermId],
    ) -> Result<Proposal, Stop> {
        budget.check()?;
        if let Some(&never) = assumptions
            .iter()
            .find(|term| pool.as_bool(**term) == Some(false))
        {
            return Ok(Proposal::Unsat { core: vec![never] });
        }
        self.assert_pending(pool, budget)?;
        let mut literals = Vec::with_capacity(assumptions.len());
        let mut origin: FxHashMap<Lit, TermId> = FxHashMap::default();
        let (selectors, others): (Vec<TermId>, Vec<TermId>) = assumptions
            .iter()
            .partition(|term| is_literal(pool, **term));
        for assumption in selectors.into_iter().chain(others) {
            let literal = self.literal(pool, budget, assumption)?;
            self.note_variables(pool, assumption);
            if !self.goals.contains(&literal) {
                origin.entry(literal).or_insert(assumption);
                literals.push(literal);
            }
        }
        literals.extend(&self.goals);
        match self.search(pool, budget, &literals)? {
            SatResult::Unknown(stop) => Err(stop),
            SatResult::Unsat => {
                let failed = self.blaster.backend().core();
                let core: FxHashSet<TermId> = failed
                    .iter()
                    .filter_map(|literal| origin.get(literal).copied())
                    .collect();
                let mut listed = FxHashSet::default();
                let core = assumptions
                    .iter()
                    .copied()
                    .filter(|term| core.contains(term) && listed.insert(*term))
                    .collect();
                Ok(Proposal::Unsat { core })
            }
            SatResult::Sat => {
                let model = self.model(pool);
                let constraints = self.constraints(assumptions);
                if violated(pool, &model, &constraints).is_empty() {
                    return Ok(Proposal::Model {
                        model,
                        opaque: Vec::new(),
                    });
                }
                let texts: FxHashSet<TermId> = self.blaster.opaque().iter().copied().collect();
                let opaque: Vec<TermId> = pool
                    .subterms(&constraints)
                    .into_iter()
                    .filter(|term| self.lowering.result_of(*term).is_some() || texts.contains(term))
                    .collect();
                if opaque.is_empty() {
                    return Ok(Proposal::Wrong);
                }
                Ok(Proposal::Model { model, opaque })
            }
        }
    }

    /// Everything that a query with these assumptions asks for.
    pub(crate) fn constraints(&self, assumptions: &[TermId]) -> Vec<TermId> {
        self.assertions.iter().chain(assumptions).copied().collect()
    }

    /// The preferred values of [`Solver::set_preferred`].
    pub(crate) fn preferred(&self) -> Model {
        self.preferred
            .iter()
            .map(|(term, value)| (*term, value.clone()))
            .collect()
    }

    /// Is only a contradiction looked for, not a model at any price?
    pub(crate) fn effort(&self) -> Effort {
        self.effort
    }

    /// Asserts what always holds: where all of `premises` (booleans) do, the opaque term has this value.
    pub(crate) fn add_fact(
        &mut self,
        pool: &mut TermPool,
        budget: &Budget,
        premises: &[TermId],
        opaque: TermId,
        value: &Value,
    ) -> Result<(), Stop> {
        let Some(raw) = value.raw() else {
            return Ok(());
        };
        let mut clause = Vec::with_capacity(premises.len() + 1);
        for &premise in premises {
            clause.push(!self.literal(pool, budget, premise)?);
        }
        let result = self.lowering.result_of(opaque).unwrap_or(opaque);
        let Some(bits) = self.blaster.bits(pool, result).map(<[Lit]>::to_vec) else {
            return Ok(());
        };
        for (bit, lit) in bits.into_iter().enumerate() {
            let mut clause = clause.clone();
            clause.push(if raw >> bit & 1 == 1 { lit } else { !lit });
            self.blaster.backend_mut().add_clause(&clause);
        }
        Ok(())
    }

    fn assert_pending(&mut self, pool: &mut TermPool, budget: &Budget) -> Result<(), Stop> {
        while let Some(&assertion) = self.assertions.get(self.asserted) {
            let literal = self.literal(pool, budget, assertion)?;
            if self.note_variables(pool, assertion) {
                self.blaster.backend_mut().add_clause(&[literal]);
            } else {
                self.goals.push(literal);
            }
            self.asserted += 1;
        }
        Ok(())
    }

    fn literal(&mut self, pool: &mut TermPool, budget: &Budget, term: TermId) -> Result<Lit, Stop> {
        assert!(
            pool.sort(term) == Sort::Bool,
            "an assertion of sort {}",
            pool.sort(term)
        );
        let lowered = self.lowering.lower(pool, term);
        // What the budget leaves undone here is done by the next query.
        loop {
            self.definitions
                .extend(self.lowering.take_definitions(pool));
            if let Some(&definition) = self.definitions.last() {
                let literal = self.blaster.literal(pool, budget, definition)?;
                self.blaster.backend_mut().add_clause(&[literal]);
                self.definitions.pop();
                continue;
            }
            self.arithmetic.extend(self.lowering.take_arithmetic());
            let Some(&term) = self.arithmetic.last() else {
                break;
            };
            self.define_float(pool, budget, term)?;
            self.arithmetic.pop();
        }
        let literal = self.blaster.literal(pool, budget, lowered)?;
        self.exclude_texts(pool);
        Ok(literal)
    }

    /// One text equals at most one constant.
    fn exclude_texts(&mut self, pool: &TermPool) {
        while let Some(&term) = self.blaster.opaque().get(self.texts_seen) {
            self.texts_seen += 1;
            for other in self.texts.add(pool, term) {
                let pair = [term, other].map(|comparison| {
                    self.blaster
                        .bits(pool, comparison)
                        .and_then(|bits| bits.first().copied())
                });
                if let [Some(first), Some(second)] = pair {
                    self.blaster.backend_mut().add_clause(&[!first, !second]);
                }
            }
        }
    }

    /// Encodes a float operation that the lowering left open.
    fn define_float(
        &mut self,
        pool: &mut TermPool,
        budget: &Budget,
        term: TermId,
    ) -> Result<(), Stop> {
        let Some(result) = self.lowering.result_of(term) else {
            return Ok(());
        };
        let mut operands = Vec::new();
        pool.node(term).for_each_child(|child| operands.push(child));
        for operand in &mut operands {
            *operand = self.lowering.operand(pool, *operand);
            self.blaster.encode(pool, budget, *operand)?;
        }
        self.blaster.encode(pool, budget, result)?;
        if self
            .blaster
            .define_float(pool, budget, term, &operands, result)?
        {
            self.lowering.has_circuit(term);
        }
        Ok(())
    }

    /// Records the variables of a term; were there new ones?
    fn note_variables(&mut self, pool: &TermPool, root: TermId) -> bool {
        let before = self.variables.len();
        let mut stack = vec![root];
        while let Some(term) = stack.pop() {
            if self.visited.insert(term) {
                if matches!(pool.node(term), Node::Var(_)) {
                    self.variables.push(term);
                }
                pool.node(term).for_each_child(|child| stack.push(child));
            }
        }
        self.variables.len() > before
    }

    /// Solves with the preferred values as long as they do not contradict, then without.
    fn search(
        &mut self,
        pool: &TermPool,
        budget: &Budget,
        literals: &[Lit],
    ) -> Result<SatResult, Stop> {
        let mut preferred: Vec<Vec<Lit>> = Vec::new();
        for (variable, value) in &self.preferred {
            let Some(raw) = value.raw() else { continue };
            let encoded = self.lowering.bits_of(*variable).unwrap_or(*variable);
            let Some(bits) = self.blaster.bits(pool, encoded) else {
                continue;
            };
            let wanted = |(bit, lit): (usize, &Lit)| if raw >> bit & 1 == 1 { *lit } else { !*lit };
            preferred.push(bits.iter().enumerate().map(wanted).collect());
        }
        for _ in 0..PREFERENCE_ROUNDS {
            if preferred.is_empty() {
                break;
            }
            let mut all = literals.to_vec();
            all.extend(preferred.iter().flatten());
            match self
                .blaster
                .backend_mut()
                .solve_under_assumptions(budget, &all)
            {
                SatResult::Sat => return Ok(SatResult::Sat),
                SatResult::Unknown(stop) => return Err(stop),
                SatResult::Unsat => {}
            }
            let core: FxHashSet<Lit> = self.blaster.backend().core().into_iter().collect();
            let before = preferred.len();
            preferred.retain(|bits| !bits.iter().any(|lit| core.contains(lit)));
            if preferred.len() == before {
                break;
            }
        }
        Ok(self
            .blaster
            .backend_mut()
            .solve_under_assumptions(budget, literals))
    }

    /// The engine's model in terms of the variables.
    fn model(&self, pool: &TermPool) -> Model {
        let mut model = Model::new();
        for &variable in &self.variables {
            let sort = pool.sort(variable);
            let preferred = self.preferred.get(&variable);
            let encoded = self.lowering.bits_of(variable).unwrap_or(variable);
            let value = match (sort, self.blaster.value(pool, encoded)) {
                (Sort::Str, _) => self.texts.value(variable, preferred, |comparison| {
                    self.blaster.value(pool, comparison) == Some(1)
                }),
                (_, Some(raw)) => Value::from_raw(sort, raw),
                (_, None) => preferred.cloned().unwrap_or(Value::default_of(sort)),
            };
            model.set(variable, value);
        }
        model
    }

    /// A smaller subset of `core` (assumptions that contradict the assertions) which still does: one
    /// assumption after the other is left out, from the last, while the budget lasts. Minimal if it
    /// does last and all contradictions can be shown.
    pub fn minimise_core(
        &mut self,
        pool: &mut TermPool,
        budget: &Budget,
        core: &[TermId],
    ) -> Vec<TermId> {
        let effort = std::mem::replace(&mut self.effort, Effort::Refute);
        let mut kept: Vec<TermId> = core.to_vec();
        let mut index = kept.len();
        while index > 0 {
            index -= 1;
            if index >= kept.len() {
                continue;
            }
            let mut smaller = kept.clone();
            smaller.remove(index);
            match self.check(pool, budget, &smaller) {
                Outcome::Unsat { core } => kept.retain(|term| core.contains(term)),
                Outcome::Sat(_) => {}
                Outcome::Unknown(Reason::Stopped(_)) => break,
                Outcome::Unknown(_) => {}
            }
        }
        self.effort = effort;
        kept
    }
}

/// A boolean variable or its negation.
fn is_literal(pool: &TermPool, term: TermId) -> bool {
    match *pool.node(term) {
        Node::Var(_) => true,
        Node::Unary(UnaryOp::Not, a) => pool.as_var(a).is_some(),
        _ => false,
    }
}

/// The constraints that do not evaluate to true.
pub(crate) fn violated(pool: &TermPool, model: &Model, constraints: &[TermId]) -> Vec<TermId> {
    let mut evaluator = Evaluator::new(pool, model);
    constraints
        .iter()
        .copied()
        .filter(|term| !evaluator.holds(*term))
        .collect()
}
