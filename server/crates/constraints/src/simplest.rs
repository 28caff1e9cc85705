//! Plainer values for models that people read: `1.0` rather than `4.9E-324`, `0` rather than
//! `1073741824`, wherever the constraints leave the choice.

use budget::Budget;

use crate::eval::{Model, Value};
use crate::semantics::{canonical_f32, canonical_f64, mask, signed};
use crate::solver::violated;
use crate::tape::Tape;
use crate::term::{Sort, TermId, TermPool};

/// Models of more variables are traces, not inputs; they stay as they are.
const MAX_VARIABLES: usize = 64;

/// Most operations of all evaluations.
const MAX_OPERATIONS: usize = 2_000_000;

/// The model with plainer values for those of `variables` that need no particular one. The constraints
/// hold under the result as they do under `model`.
pub(crate) fn simplest(
    pool: &TermPool,
    budget: &Budget,
    constraints: &[TermId],
    variables: &[TermId],
    model: Model,
) -> Model {
    let inputs: Vec<TermId> = variables
        .iter()
        .copied()
        .filter(|variable| !matches!(pool.sort(*variable), Sort::Str | Sort::Bool))
        .filter(|variable| model.get(*variable).is_some())
        .collect();
    if inputs.is_empty() || variables.len() > MAX_VARIABLES {
        return model;
    }
    let raw = |variable: TermId| model.get(variable).and_then(Value::raw).unwrap_or(0);
    let mut tape = Tape::compile(pool, constraints, &inputs, &model);
    let mut point: Vec<u64> = inputs.iter().map(|input| raw(*input)).collect();
    let mut evaluations = MAX_OPERATIONS / tape.len().max(1);
    for (index, &input) in inputs.iter().enumerate() {
        let old = point[index];
        for candidate in plainer(pool.sort(input), old) {
            if evaluations == 0 || budget.check().is_err() {
                break;
            }
            evaluations -= 1;
            point[index] = candidate;
            if tape.distance(&point) == 0 {
                break;
            }
            point[index] = old;
        }
    }
    let mut plain = model.clone();
    for (input, raw) in inputs.iter().zip(point) {
        plain.set(*input, Value::from_raw(pool.sort(*input), raw));
    }
    // Texts are not on the tape.
    if violated(pool, &plain, constraints).is_empty() {
        plain
    } else {
        model
    }
}

/// Values plainer than `raw`, the plainest first.
fn plainer(sort: Sort, raw: u64) -> Vec<u64> {
    match sort {
        Sort::BitVec(width) => {
            let number = signed(width, raw);
            let mut candidates: Vec<i64> = vec![0, 1, 2, -1, 3, 5, 10, -2, 100];
            // Towards zero by factors of two.
            candidates.extend(
                (1..width)
                    .rev()
                    .map(|shift| number / (1i64 << shift.min(62))),
            );
            candidates
                .into_iter()
                .take_while(|candidate| candidate.unsigned_abs() < number.unsigned_abs())
                .map(|candidate| candidate as u64 & mask(width))
                .collect()
        }
        Sort::F32 | Sort::F64 => {
            let number = match sort {
                Sort::F32 => f64::from(f32::from_bits(raw as u32)),
                _ => f64::from_bits(raw),
            };
            let mut candidates = vec![0.0, 1.0, 2.0, -1.0, 0.5, 10.0, -0.5, 100.0, 1000.0, -10.0];
            if number.is_finite() {
                candidates.extend([
                    number.trunc(),
                    number.round(),
                    number.ceil(),
                    number.floor(),
                ]);
                // Fewer digits first.
                let shorter =
                    (0..16).filter_map(|digits| format!("{number:.digits$e}").parse::<f64>().ok());
                candidates.extend(shorter);
            }
            let pattern = |x: f64| match sort {
                Sort::F32 => u64::from(canonical_f32(x as f32)),
                _ => canonical_f64(x),
            };
            candidates
                .into_iter()
                .map(pattern)
                .take_while(|candidate| *candidate != raw)
                .collect()
        }
        Sort::Bool | Sort::Str => Vec::new(),
    }
}
