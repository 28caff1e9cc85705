//! Elimination of variables that a query defines: with `x == t` among the constraints, `x` is `t`.
//!
//! Values that pass through variables (one for each assignment of a trace) become one term again, so
//! that float arithmetic over them is a chain, or folds to a constant.

use budget::{Budget, Stop};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::eval::{Evaluator, Model};
use crate::node::{BinaryOp, Node, UnaryOp};
use crate::substitute::substitute_cached;
use crate::term::{TermId, TermPool};

/// Definitions of more terms are left alone.
const MAX_DEFINITION: usize = 20_000;

/// Passes over the constraints.
const MAX_PASSES: usize = 30;

/// Constraints without the variables they define.
#[derive(Default)]
pub(crate) struct Reduced {
    /// Equisatisfiable with the original constraints; `false` alone if these are contradictory.
    pub(crate) constraints: Vec<TermId>,
    /// What the eliminated variables are, in terms of the others.
    pub(crate) definitions: FxHashMap<TermId, TermId>,
    /// Variables that occur in definitions.
    used: FxHashSet<TermId>,
}

impl Reduced {
    pub(crate) fn new(
        pool: &mut TermPool,
        budget: &Budget,
        constraints: &[TermId],
    ) -> Result<Reduced, Stop> {
        let mut reduced = Reduced::default();
        let mut facts = constraints.to_vec();
        for _ in 0..MAX_PASSES {
            let before = reduced.definitions.len();
            facts = match reduced.pass(pool, budget, facts)? {
                Some(rest) => rest,
                None => {
                    reduced.constraints = vec![pool.false_term()];
                    return Ok(reduced);
                }
            };
            if reduced.definitions.len() == before {
                reduced.constraints = facts;
                return Ok(reduced);
            }
        }
        // Definitions found last may still occur.
        let mut done = reduced.definitions.clone();
        for fact in &mut facts {
            *fact = substitute_cached(pool, *fact, &mut done);
        }
        reduced.constraints = facts;
        Ok(reduced)
    }

    /// A model of the original constraints from one of the reduced ones.
    pub(crate) fn complete(&self, pool: &TermPool, model: &Model) -> Model {
        let mut complete = model.clone();
        let mut evaluator = Evaluator::new(pool, model);
        for (&variable, &definition) in &self.definitions {
            complete.set(variable, evaluator.eval(definition));
        }
        complete
    }

    /// The facts that define nothing; `None` if one is false.
    fn pass(
        &mut self,
        pool: &mut TermPool,
        budget: &Budget,
        facts: Vec<TermId>,
    ) -> Result<Option<Vec<TermId>>, Stop> {
        let mut rest = Vec::new();
        let mut queue: Vec<TermId> = facts.into_iter().rev().collect();
        while let Some(fact) = queue.pop() {
            budget.check()?;
            let mut done = self.definitions.clone_for(pool, fact);
            let fact = substitute_cached(pool, fact, &mut done);
            match pool.as_bool(fact) {
                Some(true) => continue,
                Some(false) => return Ok(None),
                None => {}
            }
            match conjuncts(pool, fact) {
                Some((first, second)) => {
                    queue.push(second);
                    queue.push(first);
                }
                None => {
                    if !self.define(pool, fact) {
                        rest.push(fact);
                    }
                }
            }
        }
        Ok(Some(rest))
    }

    /// Uses a fact as the definition of a variable.
    fn define(&mut self, pool: &mut TermPool, fact: TermId) -> bool {
        let (yes, no) = (pool.true_term(), pool.false_term());
        let candidates: [Option<(TermId, TermId)>; 2] = match *pool.node(fact) {
            Node::Var(_) => [Some((fact, yes)), None],
            Node::Unary(UnaryOp::Not, a) => match *pool.node(a) {
                Node::Var(_) => [Some((a, no)), None],
                Node::Binary(BinaryOp::Xor, x, y) => [Some((x, y)), Some((y, x))],
                _ => [None, None],
            },
            Node::Binary(BinaryOp::Xor, x, y) => {
                let (not_x, not_y) = (pool.not(x), pool.not(y));
                [Some((x, not_y)), Some((y, not_x))]
            }
            Node::Binary(BinaryOp::Eq, x, y) => [Some((y, x)), Some((x, y))],
            // As numbers 0.0 and -0.0 are equal; any other number is one value.
            Node::Binary(BinaryOp::FEq, x, y) if is_nonzero(pool, y) => [Some((x, y)), None],
            Node::Binary(BinaryOp::FEq, x, y) if is_nonzero(pool, x) => [Some((y, x)), None],
            _ => [None, None],
        };
        for (variable, definition) in candidates.into_iter().flatten() {
            if pool.as_var(variable).is_some() && self.bind(pool, variable, definition) {
                return true;
            }
        }
        false
    }

    fn bind(&mut self, pool: &mut TermPool, variable: TermId, definition: TermId) -> bool {
        let below = pool.subterms(&[definition]);
        if below.len() > MAX_DEFINITION || below.contains(&variable) {
            return false;
        }
        // Definitions only ever mention variables that have none.
        if self.used.contains(&variable) {
            let mut done: FxHashMap<TermId, TermId> =
                [(variable, definition)].into_iter().collect();
            let mut bound: Vec<TermId> = self.definitions.keys().copied().collect();
            bound.sort_unstable();
            for other in bound {
                if let Some(old) = self.definitions.get(&other).copied() {
                    let new = substitute_cached(pool, old, &mut done);
                    self.definitions.insert(other, new);
                }
            }
            self.used.remove(&variable);
        }
        let variables = below
            .into_iter()
            .filter(|term| matches!(pool.node(*term), Node::Var(_)));
        self.used.extend(variables);
        self.definitions.insert(variable, definition);
        true
    }
}

trait CloneFor {
    fn clone_for(&self, pool: &TermPool, fact: TermId) -> FxHashMap<TermId, TermId>;
}

impl CloneFor for FxHashMap<TermId, TermId> {
    /// The definitions of the variables below `fact`.
    fn clone_for(&self, pool: &TermPool, fact: TermId) -> FxHashMap<TermId, TermId> {
        pool.variables_of(&[fact])
            .into_iter()
            .filter_map(|variable| {
                self.get(&variable)
                    .map(|definition| (variable, *definition))
            })
            .collect()
    }
}

/// The two facts that one conjunction is.
fn conjuncts(pool: &mut TermPool, fact: TermId) -> Option<(TermId, TermId)> {
    match *pool.node(fact) {
        Node::Binary(BinaryOp::And, a, b) => Some((a, b)),
        Node::Unary(UnaryOp::Not, inner) => match *pool.node(inner) {
            Node::Binary(BinaryOp::Or, a, b) => Some((pool.not(a), pool.not(b))),
            _ => None,
        },
        _ => None,
    }
}

fn is_nonzero(pool: &TermPool, term: TermId) -> bool {
    match *pool.node(term) {
        Node::F32(bits) => f32::from_bits(bits) != 0.0,
        Node::F64(bits) => f64::from_bits(bits) != 0.0,
        _ => false,
    }
}
