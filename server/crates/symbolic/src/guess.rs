//! Cheap solutions: most conditions of a new path hold under the last run's values already, and one
//! changed value mends the one that doesn't.
//!
//! What must hold: a guess is given only when *every* condition evaluates to true under it. No guess
//! says nothing.

use constraints::{BinaryOp, Evaluator, Model, Node, Sort, TermId, TermPool, Value};

/// Variables tried.
const VARIABLES: usize = 3;
/// Comparisons of the violated condition that are looked at.
const COMPARISONS: usize = 8;

/// Values for the variables of `conditions`, close to `base`. `others` (ranges of variables) must
/// hold too.
pub(crate) fn guess(
    pool: &TermPool,
    conditions: &[TermId],
    others: &[TermId],
    base: &Model,
) -> Option<Model> {
    let violated = {
        let mut evaluator = Evaluator::new(pool, base);
        let mut violated = conditions
            .iter()
            .copied()
            .filter(|term| !evaluator.holds(*term));
        match (violated.next(), violated.next()) {
            (None, _) => return Some(base.clone()),
            (Some(violated), None) => violated,
            // Two at once are the solver's business.
            (Some(_), Some(_)) => return None,
        }
    };
    let mut comparisons = Vec::new();
    collect_comparisons(pool, violated, &mut comparisons);
    let variables = pool.variables_of(&[violated]);
    for variable in variables.into_iter().take(VARIABLES) {
        let old = base.value(pool, variable);
        for candidate in candidates(pool, base, &comparisons, pool.sort(variable), &old) {
            let mut model = base.clone();
            model.set(variable, candidate);
            let mut evaluator = Evaluator::new(pool, &model);
            let all = conditions.iter().rev().chain(others);
            if all.copied().all(|term| evaluator.holds(term)) {
                return Some(model);
            }
        }
    }
    None
}

fn collect_comparisons(pool: &TermPool, term: TermId, found: &mut Vec<(TermId, TermId)>) {
    if found.len() >= COMPARISONS {
        return;
    }
    match pool.node(term) {
        Node::Unary(_, inner) if pool.sort(*inner) == Sort::Bool => {
            collect_comparisons(pool, *inner, found);
        }
        Node::Binary(op, a, b) => match op {
            BinaryOp::Eq
            | BinaryOp::Ult
            | BinaryOp::Slt
            | BinaryOp::FLt
            | BinaryOp::FLe
            | BinaryOp::FEq => found.push((*a, *b)),
            _ if pool.sort(*a) == Sort::Bool => {
                collect_comparisons(pool, *a, found);
                collect_comparisons(pool, *b, found);
            }
            _ => {}
        },
        _ => {}
    }
}

/// Values that move one side of a comparison onto, or just past, the other, if the side grows or
/// shrinks as fast as the variable.
fn candidates(
    pool: &TermPool,
    base: &Model,
    comparisons: &[(TermId, TermId)],
    sort: Sort,
    old: &Value,
) -> Vec<Value> {
    let mut found = Vec::new();
    let mut evaluator = Evaluator::new(pool, base);
    match (sort, old) {
        (Sort::Bool, Value::Bool(old)) => found.push(Value::Bool(!old)),
        (Sort::BitVec(width), Value::Bits(old)) => {
            let mask = if width == 64 {
                u64::MAX
            } else {
                (1 << width) - 1
            };
            for (a, b) in comparisons {
                let (Value::Bits(a), Value::Bits(b)) = (evaluator.eval(*a), evaluator.eval(*b))
                else {
                    continue;
                };
                for step in [0, 1, u64::MAX] {
                    let distance = b.wrapping_sub(a).wrapping_add(step);
                    found.push(Value::Bits(old.wrapping_add(distance) & mask));
                    found.push(Value::Bits(old.wrapping_sub(distance) & mask));
                }
            }
        }
        (Sort::F64, Value::F64(old)) => {
            for (a, b) in comparisons {
                let (Value::F64(a), Value::F64(b)) = (evaluator.eval(*a), evaluator.eval(*b))
                else {
                    continue;
                };
                found.push(Value::F64(old + (b - a)));
                found.push(Value::F64(old - (b - a)));
                found.push(Value::F64(b));
                found.push(Value::F64(a));
            }
        }
        _ => {}
    }
    found
}
