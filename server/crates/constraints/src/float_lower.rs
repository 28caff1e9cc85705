//! Floats to bit-vectors: what can be said about floats without arithmetic circuits, exactly.
//!
//! * A comparison of a *chain* with a constant (one open operand, each step from it monotone on the
//!   pieces of [`crate::float_set`], as in `(x * 1.1 + 3) < 10`) becomes membership of the chain's start
//!   in a set of intervals, whatever rounding does. The start may be a converted integer.
//! * Variables, constants, choices, negation, absolute value and all comparisons work on the bits.
//! * Every other result is *opaque*: a free bit-vector in canonical form. A query with opaque results
//!   may be found unsatisfiable, but a model needs more work (see [`crate::float_search`]).

use rustc_hash::FxHashMap;

use crate::eval::apply_raw;
use crate::float_set::{ValueSet, key_of, key_range, preimage};
use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::mask;
use crate::substitute::rebuild;
use crate::term::{Sort, TermId, TermPool};

/// How many choices a set is carried through before the choice's bits are used instead.
const MAX_CHOICES: usize = 64;

/// How many steps a set is carried back along chains before bits are used instead.
const MAX_CHAIN: usize = 2_000;

/// Lowers terms of one solver; every term once.
#[derive(Default)]
pub(crate) struct FloatLowering {
    lowered: FxHashMap<TermId, TermId>,
    /// The bit-vector that stands for a float term.
    bits: FxHashMap<TermId, TermId>,
    /// Float terms with bits whose definition is still to be built.
    undefined: Vec<TermId>,
    /// Terms that free bit-vectors stand for.
    opaque: FxHashMap<TermId, TermId>,
    /// Are the operands of opaque terms lowered too, for circuits?
    with_operands: bool,
    /// Opaque terms without a circuit yet.
    arithmetic: Vec<TermId>,
}

impl FloatLowering {
    /// A lowering that also lists the operations that need a circuit.
    pub(crate) fn with_operands() -> Self {
        FloatLowering {
            with_operands: true,
            ..FloatLowering::default()
        }
    }

    /// The opaque terms since the last call. Their operands have bits ([`FloatLowering::operand`]).
    pub(crate) fn take_arithmetic(&mut self) -> Vec<TermId> {
        std::mem::take(&mut self.arithmetic)
    }

    /// The bit-vector that stands for an opaque term.
    pub(crate) fn result_of(&self, term: TermId) -> Option<TermId> {
        self.opaque.get(&term).copied()
    }

    /// An operand of an opaque term as a lowered bit-vector.
    pub(crate) fn operand(&mut self, pool: &mut TermPool, term: TermId) -> TermId {
        if pool.sort(term).is_float() {
            self.bits(pool, term)
        } else {
            self.lower(pool, term)
        }
    }

    fn is_now_opaque(&mut self, term: TermId, bits: TermId) {
        self.opaque.insert(term, bits);
        if self.with_operands {
            self.arithmetic.push(term);
        }
    }

    /// The same boolean or bit-vector over booleans and bit-vectors only.
    pub(crate) fn lower(&mut self, pool: &mut TermPool, term: TermId) -> TermId {
        // (term, what it was expanded to)
        let mut stack: Vec<(TermId, Option<TermId>)> = vec![(term, None)];
        while let Some(&(top, expanded)) = stack.last() {
            if self.lowered.contains_key(&top) {
                stack.pop();
                continue;
            }
            if let Some(expanded) = expanded {
                match self.lowered.get(&expanded).copied() {
                    Some(result) => {
                        self.lowered.insert(top, result);
                        stack.pop();
                    }
                    None => stack.push((expanded, None)),
                }
                continue;
            }
            if touches_float(pool, top) {
                let result = self.expand(pool, top);
                if result == top {
                    self.lowered.insert(top, top);
                } else if let Some(entry) = stack.last_mut() {
                    entry.1 = Some(result);
                }
                continue;
            }
            let before = stack.len();
            if pool.sort(top) != Sort::Str && !compares_strings(pool, top) {
                pool.node(top).for_each_child(|child| {
                    if !self.lowered.contains_key(&child) {
                        stack.push((child, None));
                    }
                });
            }
            if stack.len() == before {
                let lowered = &self.lowered;
                let result = rebuild(pool, top, |child| {
                    lowered.get(&child).copied().unwrap_or(child)
                });
                self.lowered.insert(top, result);
                stack.pop();
            }
        }
        self.lowered.get(&term).copied().unwrap_or(term)
    }

    /// The lowered definitions since the last call; they must be asserted for good.
    pub(crate) fn take_definitions(&mut self, pool: &mut TermPool) -> Vec<TermId> {
        let mut all = Vec::new();
        while let Some(term) = self.undefined.pop() {
            let definition = self.definition(pool, term);
            all.push(self.lower(pool, definition));
        }
        all
    }

    /// The bit-vector for a float variable, if the variable occurred.
    pub(crate) fn bits_of(&self, term: TermId) -> Option<TermId> {
        self.bits.get(&term).copied()
    }

    /// The term's bits are no longer free.
    pub(crate) fn has_circuit(&mut self, term: TermId) {
        self.opaque.remove(&term);
    }

    /// A boolean or bit-vector with float operands, one step closer to bit-vectors.
    fn expand(&mut self, pool: &mut TermPool, term: TermId) -> TermId {
        if let Some((subject, set)) = membership_question(pool, term) {
            let mut effort = Effort {
                choices: MAX_CHOICES,
                steps: MAX_CHAIN,
            };
            return self.member(pool, subject, set, &mut effort);
        }
        match *pool.node(term) {
            Node::Binary(op, a, b) if pool.sort(a).is_float() => {
                let format = Format::of(pool.sort(a));
                let (x, y) = (self.bits(pool, a), self.bits(pool, b));
                format.compare(pool, op, x, y)
            }
            Node::FloatToSbv { width, .. } => {
                let free = pool.fresh_var("converted", Sort::BitVec(u32::from(width)));
                self.is_now_opaque(term, free);
                free
            }
            Node::Unary(UnaryOp::IsNan, a) => {
                let format = Format::of(pool.sort(a));
                let bits = self.bits(pool, a);
                format.is_nan(pool, bits)
            }
            // A bit-vector comparison with a conversion in it, or similar: only the operands matter.
            _ => term,
        }
    }

    /// `subject ∈ set`, carried back along the chain to its start.
    fn member(
        &mut self,
        pool: &mut TermPool,
        subject: TermId,
        set: ValueSet,
        effort: &mut Effort,
    ) -> TermId {
        let (mut subject, mut set) = (subject, set);
        loop {
            if let Some(raw) = pool.as_raw(subject) {
                let inside = set.contains(key_of(pool.sort(subject), raw));
                return pool.bool_const(inside);
            }
            if set.intervals.is_empty() && !set.nan {
                return pool.false_term();
            }
            if let Node::Ite(condition, x, y) = *pool.node(subject)
                && effort.choices > 0
            {
                effort.choices -= 1;
                let then = self.member(pool, x, set.clone(), effort);
                let otherwise = self.member(pool, y, set, effort);
                return pool.ite(condition, then, otherwise);
            }
            match chain_step(pool, subject) {
                Some(inner) if effort.steps > 0 => {
                    effort.steps -= 1;
                    let node = pool.node(subject);
                    let function = |x: u64| {
                        apply_raw(pool, node, |operand| {
                            if operand == inner {
                                x
                            } else {
                                pool.as_raw(operand).unwrap_or(0)
                            }
                        })
                    };
                    match preimage(function, pool.sort(inner), pool.sort(subject), &set) {
                        Some(before) => {
                            subject = inner;
                            set = before;
                        }
                        None => break,
                    }
                }
                _ => break,
            }
        }
        let sort = pool.sort(subject);
        let (bits, key) = if sort.is_float() {
            let bits = self.bits(pool, subject);
            (bits, Format::of(sort).key(pool, bits))
        } else {
            (subject, subject)
        };
        let width = pool.width(bits);
        let (lowest, highest) = key_range(Sort::BitVec(width));
        let mut any = pool.false_term();
        for &(low, high) in &set.intervals {
            let mut inside = pool.true_term();
            if low == high {
                let value = pool.bv_const(width, low as u64);
                inside = pool.eq(key, value);
            } else {
                if low > lowest {
                    let bound = pool.bv_const(width, low as u64);
                    inside = pool.sle(bound, key);
                }
                if high < highest {
                    let bound = pool.bv_const(width, high as u64);
                    let below = pool.sle(key, bound);
                    inside = pool.and(inside, below);
                }
            }
            any = pool.or(any, inside);
        }
        if set.nan {
            let nan = Format::of(sort).is_nan(pool, bits);
            any = pool.or(any, nan);
        }
        any
    }

    /// The bit-vector for a float term.
    fn bits(&mut self, pool: &mut TermPool, term: TermId) -> TermId {
        if let Some(&bits) = self.bits.get(&term) {
            return bits;
        }
        let format = Format::of(pool.sort(term));
        if let Some(raw) = pool.as_raw(term) {
            return pool.bv_const(format.width, raw);
        }
        let name = match pool.as_var(term) {
            Some(variable) => pool.name(variable).clone(),
            None => "float".into(),
        };
        let bits = pool.fresh_var(name, Sort::BitVec(format.width));
        self.bits.insert(term, bits);
        self.undefined.push(term);
        bits
    }

    /// What holds of the bits of a float term.
    fn definition(&mut self, pool: &mut TermPool, term: TermId) -> TermId {
        let format = Format::of(pool.sort(term));
        let bits = self.bits(pool, term);
        match *pool.node(term) {
            Node::Unary(UnaryOp::FNeg, a) => {
                let a = self.bits(pool, a);
                let nan = format.is_nan(pool, a);
                let sign = pool.bv_const(format.width, format.sign());
                let flipped = pool.xor(a, sign);
                let value = pool.ite(nan, a, flipped);
                pool.eq(bits, value)
            }
            Node::Unary(UnaryOp::FAbs, a) => {
                let a = self.bits(pool, a);
                let magnitude = pool.bv_const(format.width, format.sign() - 1);
                let value = pool.and(a, magnitude);
                pool.eq(bits, value)
            }
            Node::Ite(condition, x, y) => {
                let (x, y) = (self.bits(pool, x), self.bits(pool, y));
                let value = pool.ite(condition, x, y);
                pool.eq(bits, value)
            }
            Node::Var(_) => format.is_canonical(pool, bits),
            _ => {
                self.is_now_opaque(term, bits);
                format.is_canonical(pool, bits)
            }
        }
    }
}

/// What is left to spend on one question.
struct Effort {
    choices: usize,
    steps: usize,
}

/// A float format's bit patterns.
#[derive(Clone, Copy)]
struct Format {
    width: u32,
    /// Explicit bits of the significand.
    fraction: u32,
}

impl Format {
    fn of(sort: Sort) -> Format {
        match sort {
            Sort::F32 => Format {
                width: 32,
                fraction: 23,
            },
            _ => Format {
                width: 64,
                fraction: 52,
            },
        }
    }

    fn sign(self) -> u64 {
        1 << (self.width - 1)
    }

    fn infinity(self) -> u64 {
        (self.sign() - 1) & !mask(self.fraction)
    }

    fn nan(self) -> u64 {
        self.infinity() | 1 << (self.fraction - 1)
    }

    fn is_nan(self, pool: &mut TermPool, bits: TermId) -> TermId {
        let nan = pool.bv_const(self.width, self.nan());
        pool.eq(bits, nan)
    }

    /// Neither zero and both `NaN`s but the canonical one are excluded.
    fn is_canonical(self, pool: &mut TermPool, bits: TermId) -> TermId {
        let magnitude_mask = pool.bv_const(self.width, self.sign() - 1);
        let magnitude = pool.and(bits, magnitude_mask);
        let infinity = pool.bv_const(self.width, self.infinity());
        let number = pool.ule(magnitude, infinity);
        let nan = self.is_nan(pool, bits);
        pool.or(number, nan)
    }

    /// The key of [`key_of`], as a signed bit-vector; that of `NaN` is above all others.
    fn key(self, pool: &mut TermPool, bits: TermId) -> TermId {
        let zero = pool.bv_const(self.width, 0);
        let negative = pool.slt(bits, zero);
        let magnitude = pool.bv_const(self.width, self.sign() - 1);
        let flipped = pool.xor(bits, magnitude);
        pool.ite(negative, flipped, bits)
    }

    fn is_zero(self, pool: &mut TermPool, bits: TermId) -> TermId {
        let magnitude_mask = pool.bv_const(self.width, self.sign() - 1);
        let magnitude = pool.and(bits, magnitude_mask);
        let zero = pool.bv_const(self.width, 0);
        pool.eq(magnitude, zero)
    }

    fn compare(self, pool: &mut TermPool, op: BinaryOp, x: TermId, y: TermId) -> TermId {
        let same = pool.eq(x, y);
        if op == BinaryOp::Eq {
            return same;
        }
        let (x_nan, y_nan) = (self.is_nan(pool, x), self.is_nan(pool, y));
        let unordered = pool.or(x_nan, y_nan);
        let ordered = pool.not(unordered);
        let (x_zero, y_zero) = (self.is_zero(pool, x), self.is_zero(pool, y));
        let zeros = pool.and(x_zero, y_zero);
        let result = match op {
            BinaryOp::FEq => pool.or(same, zeros),
            _ => {
                let (x_key, y_key) = (self.key(pool, x), self.key(pool, y));
                if op == BinaryOp::FLt {
                    let less = pool.slt(x_key, y_key);
                    let not_zeros = pool.not(zeros);
                    pool.and(less, not_zeros)
                } else {
                    let at_most = pool.sle(x_key, y_key);
                    pool.or(at_most, zeros)
                }
            }
        };
        pool.and(ordered, result)
    }
}

/// Is the term a boolean or bit-vector with a float operand?
fn touches_float(pool: &TermPool, term: TermId) -> bool {
    if membership_question(pool, term).is_some() {
        return true;
    }
    let mut touches = false;
    pool.node(term)
        .for_each_child(|child| touches |= pool.sort(child).is_float());
    touches
}

fn compares_strings(pool: &TermPool, term: TermId) -> bool {
    matches!(*pool.node(term), Node::Binary(BinaryOp::Eq, a, _) if pool.sort(a) == Sort::Str)
}

/// A comparison with a constant as "is this term's value in this set?".
fn membership_question(pool: &TermPool, term: TermId) -> Option<(TermId, ValueSet)> {
    match *pool.node(term) {
        Node::Unary(UnaryOp::IsNan, a) => Some((a, ValueSet::nan())),
        Node::Binary(op, a, b) => {
            let sort = pool.sort(a);
            let (low, high) = key_range(sort);
            let (subject, raw, subject_first) = match (pool.as_raw(a), pool.as_raw(b)) {
                (None, Some(raw)) => (a, raw, true),
                (Some(raw), None) => (b, raw, false),
                _ => return None,
            };
            if sort.is_float() {
                let Some(key) = key_of(sort, raw) else {
                    return (op == BinaryOp::Eq).then(|| (subject, ValueSet::nan()));
                };
                // As a number, -0.0 and 0.0 are one: keys -1 and 0.
                let (first, last) = if key == -1 || key == 0 {
                    (-1, 0)
                } else {
                    (key, key)
                };
                let set = match (op, subject_first) {
                    (BinaryOp::Eq, _) => ValueSet::interval(key, key),
                    (BinaryOp::FEq, _) => ValueSet::interval(first, last),
                    (BinaryOp::FLt, true) => ValueSet::interval(low, first - 1),
                    (BinaryOp::FLt, false) => ValueSet::interval(last + 1, high),
                    (BinaryOp::FLe, true) => ValueSet::interval(low, last),
                    (BinaryOp::FLe, false) => ValueSet::interval(first, high),
                    _ => return None,
                };
                return Some((subject, set));
            }
            if !matches!(pool.node(subject), Node::FloatToSbv { .. }) {
                return None;
            }
            let number = key_of(sort, raw)?;
            let set = match (op, subject_first) {
                (BinaryOp::Eq, _) => ValueSet::interval(number, number),
                (BinaryOp::Slt, true) => ValueSet::interval(low, number.checked_sub(1)?),
                (BinaryOp::Slt, false) => ValueSet::interval(number.checked_add(1)?, high),
                _ => return None,
            };
            Some((subject, set))
        }
        _ => None,
    }
}

/// The open operand of a float operation (or conversion) of one open operand that is monotone on the
/// pieces of [`crate::float_set`]; the open operand may occur twice, as in `x * x`.
pub(crate) fn chain_step(pool: &TermPool, term: TermId) -> Option<TermId> {
    match *pool.node(term) {
        Node::Unary(
            UnaryOp::FNeg
            | UnaryOp::FAbs
            | UnaryOp::FSqrt
            | UnaryOp::F32ToF64
            | UnaryOp::F64ToF32
            | UnaryOp::SbvToF32
            | UnaryOp::SbvToF64,
            a,
        )
        | Node::FloatToSbv { of: a, .. } => Some(a),
        Node::Binary(BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv, a, b) => {
            match (pool.is_const(a), pool.is_const(b)) {
                (false, true) => Some(a),
                (true, false) => Some(b),
                _ => (a == b).then_some(a),
            }
        }
        _ => None,
    }
}
