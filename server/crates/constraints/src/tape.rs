//! Constraints as a straight-line program with branch distances, for the search that evaluates them
//! many thousand times.
//!
//! A boolean's two distances say how far the values are from making it true and from making it false:
//! 0 where it is so, else the steps between representations that separate a comparison's operands.

use rustc_hash::FxHashMap;

use crate::eval::{Evaluator, Model};
use crate::float_set::key_of;
use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics;
use crate::term::{Sort, TermId, TermPool};

/// What flipping a free boolean costs, in steps.
const FLIP: u128 = 1 << 20;

/// What `NaN` in a comparison costs, in steps.
const NAN: u128 = 1 << 65;

enum Step {
    Constant(u64),
    /// Index into the inputs.
    Input(usize),
    Unary(UnaryOp, Sort, usize),
    Binary(BinaryOp, Sort, usize, usize),
    /// Width of the low part, high and low operand.
    Concat(u32, usize, usize),
    Ite(usize, usize, usize),
    Extract(u32, u32, usize),
    Extend(bool, u32, u32, usize),
    FloatToSbv(Sort, u32, usize),
}

/// Distance to `true` and to `false`.
type Distances = (u128, u128);

/// A compiled set of constraints.
pub(crate) struct Tape {
    steps: Vec<Step>,
    roots: Vec<usize>,
    values: Vec<u64>,
    distances: Vec<Distances>,
}

impl Tape {
    /// Compiles `constraints`; `inputs` are the variables whose values [`Tape::distance`] is given. All
    /// others, and the truth of comparisons of texts, are fixed as in `model`.
    pub(crate) fn compile(
        pool: &TermPool,
        constraints: &[TermId],
        inputs: &[TermId],
        model: &Model,
    ) -> Tape {
        let mut evaluator = Evaluator::new(pool, model);
        let mut fixed = |term: TermId| evaluator.eval(term).raw().unwrap_or(0);
        let input_index: FxHashMap<TermId, usize> = inputs
            .iter()
            .enumerate()
            .map(|(index, term)| (*term, index))
            .collect();
        let mut slots: FxHashMap<TermId, usize> = FxHashMap::default();
        let mut steps = Vec::new();
        for term in pool.subterms(constraints) {
            if pool.sort(term) == Sort::Str {
                continue;
            }
            let slot = |child: TermId| slots.get(&child).copied().unwrap_or(0);
            let step = match *pool.node(term) {
                Node::Var(_) => match input_index.get(&term) {
                    Some(index) => Step::Input(*index),
                    None => Step::Constant(fixed(term)),
                },
                Node::Unary(op, a) => Step::Unary(op, pool.sort(a), slot(a)),
                Node::Binary(_, a, _) if pool.sort(a) == Sort::Str => Step::Constant(fixed(term)),
                Node::Binary(BinaryOp::Concat, high, low) => {
                    Step::Concat(pool.width(low), slot(high), slot(low))
                }
                Node::Binary(op, a, b) => Step::Binary(op, pool.sort(a), slot(a), slot(b)),
                Node::Ite(condition, then, otherwise) => {
                    Step::Ite(slot(condition), slot(then), slot(otherwise))
                }
                Node::Extract { hi, lo, of } => {
                    Step::Extract(u32::from(hi), u32::from(lo), slot(of))
                }
                Node::Extend { signed, width, of } => {
                    Step::Extend(signed, pool.width(of), u32::from(width), slot(of))
                }
                Node::FloatToSbv { width, of } => {
                    Step::FloatToSbv(pool.sort(of), u32::from(width), slot(of))
                }
                _ => Step::Constant(pool.as_raw(term).unwrap_or(0)),
            };
            slots.insert(term, steps.len());
            steps.push(step);
        }
        let roots = constraints
            .iter()
            .filter_map(|term| slots.get(term).copied())
            .collect();
        let count = steps.len();
        Tape {
            steps,
            roots,
            values: vec![0; count],
            distances: vec![(0, 0); count],
        }
    }

    /// Number of operations of one evaluation.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The sum of the constraints' distances to `true`; 0 if all hold.
    pub(crate) fn distance(&mut self, inputs: &[u64]) -> u128 {
        for index in 0..self.steps.len() {
            let (value, distances) = self.step(&self.steps[index], inputs);
            self.values[index] = value;
            self.distances[index] = distances;
        }
        self.roots.iter().fold(0u128, |sum, root| {
            sum.saturating_add(self.distances[*root].0)
        })
    }

    fn step(&self, step: &Step, inputs: &[u64]) -> (u64, Distances) {
        let value = |slot: usize| self.values[slot];
        let distances = |slot: usize| self.distances[slot];
        match *step {
            Step::Constant(raw) => (raw, flip(raw)),
            Step::Input(index) => {
                let raw = inputs.get(index).copied().unwrap_or(0);
                (raw, flip(raw))
            }
            Step::Unary(op, sort, a) => {
                let raw = semantics::unary(op, sort, value(a));
                let distance = match op {
                    UnaryOp::Not => {
                        let (yes, no) = distances(a);
                        (no, yes)
                    }
                    UnaryOp::IsNan => {
                        if raw == 1 {
                            (0, NAN)
                        } else {
                            (NAN, 0)
                        }
                    }
                    _ => (0, 0),
                };
                (raw, distance)
            }
            Step::Binary(op, sort, a, b) => {
                let raw = semantics::binary(op, sort, value(a), value(b));
                let distance = match (op, sort) {
                    (BinaryOp::And, Sort::Bool) => both(distances(a), distances(b)),
                    (BinaryOp::Or, Sort::Bool) => {
                        swap(both(swap(distances(a)), swap(distances(b))))
                    }
                    (BinaryOp::Xor, Sort::Bool) => {
                        let ((ta, fa), (tb, fb)) = (distances(a), distances(b));
                        (
                            ta.saturating_add(fb).min(fa.saturating_add(tb)),
                            ta.saturating_add(tb).min(fa.saturating_add(fb)),
                        )
                    }
                    _ => compare(op, sort, value(a), value(b), raw == 1),
                };
                (raw, distance)
            }
            Step::Concat(low_width, high, low) => (
                semantics::concat(value(high), low_width, value(low)),
                (0, 0),
            ),
            Step::Ite(condition, then, otherwise) => {
                let raw = value(if value(condition) != 0 {
                    then
                } else {
                    otherwise
                });
                let ((yes, no), (ta, fa), (tb, fb)) =
                    (distances(condition), distances(then), distances(otherwise));
                let true_distance = yes.saturating_add(ta).min(no.saturating_add(tb));
                let false_distance = yes.saturating_add(fa).min(no.saturating_add(fb));
                (raw, (true_distance, false_distance))
            }
            Step::Extract(hi, lo, a) => (semantics::extract(hi, lo, value(a)), (0, 0)),
            Step::Extend(signed, from, to, a) => {
                (semantics::extend(signed, from, to, value(a)), (0, 0))
            }
            Step::FloatToSbv(sort, width, a) => {
                (semantics::float_to_sbv(sort, width, value(a)), (0, 0))
            }
        }
    }
}

fn flip(raw: u64) -> Distances {
    if raw != 0 { (0, FLIP) } else { (FLIP, 0) }
}

fn swap((yes, no): Distances) -> Distances {
    (no, yes)
}

fn both((ta, fa): Distances, (tb, fb): Distances) -> Distances {
    (ta.saturating_add(tb), fa.min(fb))
}

/// The distances of a comparison that holds or not.
fn compare(op: BinaryOp, sort: Sort, a: u64, b: u64, holds: bool) -> Distances {
    use BinaryOp::{Eq, FEq, FLe, FLt, Slt, Ult};
    if !matches!(op, Eq | FEq | FLe | FLt | Slt | Ult) {
        return (0, 0);
    }
    let gap = match (op, key_of(sort, a), key_of(sort, b)) {
        (Ult, _, _) => u128::from(a.abs_diff(b)),
        (_, Some(x), Some(y)) => u128::from(x.abs_diff(y)),
        _ => NAN,
    };
    // One more step than the gap where equality is not enough.
    if holds { (0, gap + 1) } else { (gap + 1, 0) }
}
