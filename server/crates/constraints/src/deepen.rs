//! What is done for a query whose clauses leave float arithmetic or texts open, cheapest first.
//!
//! 1. **Facts**: where the query fixes all operands of an opaque term, its value is asserted. A trace
//!    with concrete inputs is decided by these, with cores as good as those of bit-vectors.
//! 2. **Reduction**: defined variables are eliminated ([`crate::reduce`]); then most of what is open is
//!    a chain, which is decided.
//! 3. **One variable at a time** and a short local search ([`crate::float_search`]).
//! 4. **Circuits** of the arithmetic itself ([`crate::float_circuits`]), for a part of the time.
//! 5. A long local search.

use std::time::Duration;

use budget::{Budget, Stop};

use crate::eval::{Evaluator, Model, Value};
use crate::float_search::{Question, local_search, one_at_a_time};
use crate::node::Node;
use crate::reduce::Reduced;
use crate::solver::{Effort, Outcome, Proposal, Reason, Solver, violated};
use crate::substitute::substitute_cached;
use crate::term::{Sort, TermId, TermPool};

/// Operations of the local searches before and after the circuits.
const SHORT_SEARCH: usize = 1_000_000;
const LONG_SEARCH: usize = 60_000_000;

/// Time for circuits where the budget has no deadline; else half of what remains.
const CIRCUIT_TIME: Duration = Duration::from_secs(10);

pub(crate) fn decide(
    solver: &mut Solver,
    pool: &mut TermPool,
    budget: &Budget,
    assumptions: &[TermId],
    opaque: &[TermId],
) -> Result<Outcome, Stop> {
    let constraints = solver.constraints(assumptions);
    let reduced = Reduced::new(pool, budget, &constraints)?;
    if add_facts(solver, pool, budget, &reduced, opaque)? {
        match solver.propose(pool, budget, assumptions)? {
            Proposal::Unsat { core } => return Ok(Outcome::Unsat { core }),
            Proposal::Model { model, opaque } if opaque.is_empty() => {
                return Ok(Outcome::Sat(model));
            }
            Proposal::Model { .. } => {}
            Proposal::Wrong => return Ok(Outcome::Unknown(Reason::ModelCheck)),
        }
    }
    let preferred = solver.preferred();
    let effort = solver.effort();
    let confirm = |pool: &TermPool, model: &Model| {
        let complete = reduced.complete(pool, model);
        violated(pool, &complete, &constraints)
            .is_empty()
            .then_some(Outcome::Sat(complete))
    };
    let unsat = || Outcome::Unsat {
        core: assumptions.to_vec(),
    };

    let mut plain = Solver::new();
    plain.set_step_limit(solver.step_limit());
    prepare(&mut plain, &reduced, &preferred);
    let floats = opaque.iter().any(|term| !compares_texts(pool, *term));
    let unknown = Outcome::Unknown(if floats {
        Reason::FloatingPoint
    } else {
        Reason::Strings
    });
    let proposed = plain.propose(pool, budget, &[]);
    solver.add_work(plain.work());
    let (proposal, opaque) = match proposed? {
        Proposal::Unsat { .. } => return Ok(unsat()),
        Proposal::Model { model, opaque } => (model, opaque),
        Proposal::Wrong => return Ok(Outcome::Unknown(Reason::ModelCheck)),
    };
    if opaque.is_empty() {
        let wrong = Outcome::Unknown(Reason::ModelCheck);
        return Ok(confirm(pool, &proposal).unwrap_or(wrong));
    }
    if effort == Effort::Refute {
        return Ok(unknown);
    }
    let question = Question {
        constraints: &reduced.constraints,
        opaque: &opaque,
    };
    let found = one_at_a_time(pool, budget, &question, &proposal, &preferred)?;
    if let Some(outcome) = found.and_then(|model| confirm(pool, &model)) {
        return Ok(outcome);
    }
    solver.add_work(SHORT_SEARCH as u64 / OPERATIONS_A_UNIT);
    let found = local_search(pool, budget, &question, &proposal, &preferred, SHORT_SEARCH)?;
    if let Some(outcome) = found.and_then(|model| confirm(pool, &model)) {
        return Ok(outcome);
    }
    if !solver.is_patient() {
        // Circuits are made for those who wait for the answer.
        return Ok(unknown);
    }
    let part = budget.slice(budget.remaining().map_or(CIRCUIT_TIME, |time| time / 2));
    let mut circuits = Solver::with_float_circuits();
    circuits.set_step_limit(solver.step_limit());
    prepare(&mut circuits, &reduced, &preferred);
    let proposed = circuits.propose(pool, &part, &[]);
    solver.add_work(circuits.work());
    match proposed {
        Ok(Proposal::Unsat { .. }) => return Ok(unsat()),
        Ok(Proposal::Model { model, opaque }) if opaque.is_empty() => {
            if let Some(outcome) = confirm(pool, &model) {
                return Ok(outcome);
            }
        }
        Ok(Proposal::Wrong) => return Ok(Outcome::Unknown(Reason::ModelCheck)),
        Ok(_) | Err(Stop::Memory) => {}
        // Only the part of the time is over, unless all of it is.
        Err(_) => budget.check()?,
    }
    drop(circuits);
    solver.add_work(LONG_SEARCH as u64 / OPERATIONS_A_UNIT);
    let found = local_search(pool, budget, &question, &proposal, &preferred, LONG_SEARCH)?;
    Ok(found
        .and_then(|model| confirm(pool, &model))
        .unwrap_or(unknown))
}

/// Operations of a float search in a unit of the solver's work.
const OPERATIONS_A_UNIT: u64 = 100;

fn prepare(solver: &mut Solver, reduced: &Reduced, preferred: &Model) {
    reduced
        .constraints
        .iter()
        .for_each(|constraint| solver.add(*constraint));
    for (variable, value) in preferred.iter() {
        if !reduced.definitions.contains_key(&variable) {
            solver.set_preferred(variable, value.clone());
        }
    }
}

/// Asserts the values of opaque terms whose variables all have constant definitions. Were there any?
fn add_facts(
    solver: &mut Solver,
    pool: &mut TermPool,
    budget: &Budget,
    reduced: &Reduced,
    opaque: &[TermId],
) -> Result<bool, Stop> {
    let known: Model = reduced
        .definitions
        .iter()
        .filter_map(|(variable, term)| Some((*variable, pool.as_const(*term)?)))
        .collect();
    let mut done = reduced.definitions.clone();
    let mut added = false;
    for &term in opaque {
        budget.check()?;
        let value = substitute_cached(pool, term, &mut done);
        let Some(value) = pool.as_const(value) else {
            continue;
        };
        let variables = pool.variables_of(&[term]);
        if !variables
            .iter()
            .all(|variable| known.get(*variable).is_some())
        {
            continue;
        }
        debug_assert!(Evaluator::new(pool, &known).eval(term) == value);
        let premises: Vec<TermId> = variables
            .iter()
            .filter_map(|variable| known.get(*variable).map(|value| (*variable, value.clone())))
            .map(|(variable, value)| equals(pool, variable, &value))
            .collect();
        solver.add_fact(pool, budget, &premises, term, &value)?;
        added = true;
    }
    Ok(added)
}

fn equals(pool: &mut TermPool, variable: TermId, value: &Value) -> TermId {
    let constant = pool.constant(pool.sort(variable), value);
    pool.eq(variable, constant)
}

fn compares_texts(pool: &TermPool, term: TermId) -> bool {
    matches!(*pool.node(term), Node::Binary(_, a, _) if pool.sort(a) == Sort::Str)
}
