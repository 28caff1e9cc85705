//! Sets of values as intervals over the ordered representations, and exact preimages of them.
//!
//! The floats of one format in ascending order, `-0.0` just below `0.0`, are numbered by a *key*:
//! negative keys for negative floats, 0 for `0.0`. The arithmetic of one open operand is monotone on
//! each *piece* (the two infinities, the two zeros, the negative and the positive finite numbers), so
//! the preimage of an interval is an interval in each piece, and its ends are found by bisection with
//! the exact operation: at most 64 evaluations an end.

use crate::semantics::signed;
use crate::semantics::signed_range;
use crate::term::Sort;

/// A set of values of one sort: disjoint, ascending, not touching intervals of keys; `NaN` has no key.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct ValueSet {
    pub(crate) intervals: Vec<(i64, i64)>,
    pub(crate) nan: bool,
}

impl ValueSet {
    pub(crate) fn interval(low: i64, high: i64) -> ValueSet {
        ValueSet {
            intervals: if low <= high {
                vec![(low, high)]
            } else {
                vec![]
            },
            nan: false,
        }
    }

    pub(crate) fn nan() -> ValueSet {
        ValueSet {
            intervals: vec![],
            nan: true,
        }
    }

    pub(crate) fn contains(&self, key: Option<i64>) -> bool {
        match key {
            None => self.nan,
            Some(key) => self
                .intervals
                .iter()
                .any(|(low, high)| (*low..=*high).contains(&key)),
        }
    }

    pub(crate) fn normalise(&mut self) {
        self.intervals.sort_unstable();
        let mut merged: Vec<(i64, i64)> = Vec::with_capacity(self.intervals.len());
        for &(low, high) in &self.intervals {
            match merged.last_mut() {
                Some(last) if low <= last.1.saturating_add(1) => last.1 = last.1.max(high),
                _ => merged.push((low, high)),
            }
        }
        self.intervals = merged;
    }
}

/// The key of a raw value; `None` for `NaN`. Bit-vectors have their signed number.
pub(crate) fn key_of(sort: Sort, raw: u64) -> Option<i64> {
    match sort {
        Sort::F32 => {
            let bits = raw as u32 as i32;
            let key = i64::from(if bits < 0 { bits ^ i32::MAX } else { bits });
            (!f32::from_bits(raw as u32).is_nan()).then_some(key)
        }
        Sort::F64 => {
            let bits = raw as i64;
            let key = if bits < 0 { bits ^ i64::MAX } else { bits };
            (!f64::from_bits(raw).is_nan()).then_some(key)
        }
        Sort::BitVec(width) => Some(signed(width, raw)),
        Sort::Bool | Sort::Str => Some(raw as i64),
    }
}

/// The raw value with a key (the inverse of [`key_of`]).
pub(crate) fn raw_of(sort: Sort, key: i64) -> u64 {
    match sort {
        Sort::F32 => {
            let key = key as i32;
            u64::from((if key < 0 { key ^ i32::MAX } else { key }) as u32)
        }
        Sort::F64 => (if key < 0 { key ^ i64::MAX } else { key }) as u64,
        Sort::BitVec(width) => key as u64 & crate::semantics::mask(width),
        Sort::Bool | Sort::Str => key as u64,
    }
}

/// Keys of the lowest and highest value.
pub(crate) fn key_range(sort: Sort) -> (i64, i64) {
    match sort {
        Sort::F32 => (!0x7f80_0000, 0x7f80_0000),
        Sort::F64 => (!0x7ff0_0000_0000_0000, 0x7ff0_0000_0000_0000),
        Sort::BitVec(width) => signed_range(width),
        Sort::Bool | Sort::Str => (0, 1),
    }
}

/// Intervals of keys on each of which the operations of [`crate::float_lower`] are monotone and either
/// always or never `NaN`.
fn pieces(sort: Sort) -> Vec<(i64, i64)> {
    let (low, high) = key_range(sort);
    if sort.is_float() {
        vec![
            (low, low),
            (low + 1, -2),
            (-1, -1),
            (0, 0),
            (1, high - 1),
            (high, high),
        ]
    } else {
        vec![(low, high)]
    }
}

/// All values of `input` that `function` takes into `set`; `None` if the function turns out not to be
/// monotone where it should be.
pub(crate) fn preimage(
    function: impl Fn(u64) -> u64,
    input: Sort,
    output: Sort,
    set: &ValueSet,
) -> Option<ValueSet> {
    let apply = |key: i64| key_of(output, function(raw_of(input, key)));
    let mut result = ValueSet::default();
    for (first, last) in pieces(input) {
        match (apply(first), apply(last)) {
            (None, None) => {
                if set.nan {
                    result.intervals.push((first, last));
                }
            }
            (Some(start), Some(end)) => {
                let falling = start > end;
                for &(low, high) in &set.intervals {
                    // Keys below `reaches` are before the interval, keys from `leaves` on behind it.
                    let reaches = bisect(first, last, |key| {
                        apply(key).is_some_and(|k| if falling { k <= high } else { k >= low })
                    });
                    let leaves = bisect(first, last, |key| {
                        apply(key).is_some_and(|k| if falling { k < low } else { k > high })
                    });
                    let Some(from) = reaches else { continue };
                    let to = leaves.map_or(Some(last), |key| key.checked_sub(1));
                    if let Some(to) = to
                        && from <= to
                    {
                        result.intervals.push((from, to));
                    }
                }
            }
            _ => return None,
        }
    }
    if input.is_float() {
        let nan = crate::semantics::unary(crate::node::UnaryOp::FSqrt, input, negative_one(input));
        result.nan = set.contains(key_of(output, function(nan)));
    }
    result.normalise();
    Some(result)
}

fn negative_one(sort: Sort) -> u64 {
    if sort == Sort::F32 {
        u64::from((-1f32).to_bits())
    } else {
        (-1f64).to_bits()
    }
}

/// The first key of `first..=last` for which the rising predicate holds.
fn bisect(first: i64, last: i64, holds: impl Fn(i64) -> bool) -> Option<i64> {
    if !holds(last) {
        return None;
    }
    let (mut low, mut high) = (first, last);
    while low < high {
        // The middle without overflow, rounded down.
        let middle = (low & high) + ((low ^ high) >> 1);
        if holds(middle) {
            high = middle
        } else {
            low = middle + 1
        }
    }
    Some(low)
}
