//! Builders of comparisons of bit-vectors.

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::{self, mask, signed, signed_range};
use crate::term::{Sort, TermId, TermPool};

impl TermPool {
    /// Unsigned less than.
    pub fn ult(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("ult", a, b);
        if a == b {
            return self.false_term();
        }
        match (self.as_bits(a), self.as_bits(b)) {
            (Some(left), Some(right)) => return self.bool_const(left < right),
            (_, Some(0)) => return self.false_term(),
            (_, Some(1)) => {
                let zero = self.bv_const(width, 0);
                return self.eq(a, zero);
            }
            (_, Some(right)) if right == mask(width) => return self.ne(a, b),
            (Some(0), _) => return self.ne(b, a),
            (Some(left), _) if left == mask(width) => return self.false_term(),
            (Some(left), _) if left == mask(width) - 1 => {
                let top = self.bv_const(width, mask(width));
                return self.eq(b, top);
            }
            _ => {}
        }
        let sort = Sort::BitVec(width);
        if let Some(result) = self.split_ite_compare(a, b, sort, |pool, x, y| pool.ult(x, y)) {
            return result;
        }
        self.binary(BinaryOp::Ult, a, b, Sort::Bool)
    }

    /// Unsigned at most.
    pub fn ule(&mut self, a: TermId, b: TermId) -> TermId {
        let greater = self.ult(b, a);
        self.not(greater)
    }

    /// Signed less than.
    pub fn slt(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("slt", a, b);
        if a == b {
            return self.false_term();
        }
        let (min, max) = signed_range(width);
        let number = |pool: &TermPool, term| pool.as_bits(term).map(|bits| signed(width, bits));
        match (number(self, a), number(self, b)) {
            (Some(left), Some(right)) => return self.bool_const(left < right),
            (_, Some(right)) if right == min => return self.false_term(),
            (_, Some(right)) if right == min + 1 => {
                let min = self.bv_const(width, min as u64);
                return self.eq(a, min);
            }
            (_, Some(right)) if right == max => return self.ne(a, b),
            (Some(left), _) if left == max => return self.false_term(),
            (Some(left), _) if left == max - 1 => {
                let max = self.bv_const(width, max as u64);
                return self.eq(b, max);
            }
            (Some(left), _) if left == min => return self.ne(b, a),
            _ => {}
        }
        // A widened operand against a constant is compared in its own width.
        if let Some(right) = number(self, b)
            && let Some((inner, low, high)) = self.extension_range(a)
        {
            return self.compare_extended(inner, low, high, right, true);
        }
        if let Some(left) = number(self, a)
            && let Some((inner, low, high)) = self.extension_range(b)
        {
            return self.compare_extended(inner, low, high, left, false);
        }
        if let (
            Node::Extend {
                signed: true,
                of: x,
                ..
            },
            Node::Extend {
                signed: true,
                of: y,
                ..
            },
        ) = (self.node(a), self.node(b))
            && self.sort(*x) == self.sort(*y)
        {
            let (x, y) = (*x, *y);
            return self.slt(x, y);
        }
        let sort = Sort::BitVec(width);
        if let Some(result) = self.split_ite_compare(a, b, sort, |pool, x, y| pool.slt(x, y)) {
            return result;
        }
        self.binary(BinaryOp::Slt, a, b, Sort::Bool)
    }

    /// Signed at most.
    pub fn sle(&mut self, a: TermId, b: TermId) -> TermId {
        let greater = self.slt(b, a);
        self.not(greater)
    }

    /// The operand of a signed extension and the numbers it can stand for.
    fn extension_range(&self, term: TermId) -> Option<(TermId, i64, i64)> {
        match *self.node(term) {
            Node::Extend {
                signed: true, of, ..
            } => {
                let (low, high) = signed_range(self.width(of));
                Some((of, low, high))
            }
            _ => None,
        }
    }

    /// `inner < bound` (or `bound < inner`) where `inner` lies in `low..=high`.
    fn compare_extended(
        &mut self,
        inner: TermId,
        low: i64,
        high: i64,
        bound: i64,
        inner_is_less: bool,
    ) -> TermId {
        if bound < low {
            return self.bool_const(!inner_is_less);
        }
        if bound > high {
            return self.bool_const(inner_is_less);
        }
        let bound = self.bv_const(self.width(inner), bound as u64);
        if inner_is_less {
            self.slt(inner, bound)
        } else {
            self.slt(bound, inner)
        }
    }

    /// Equality of bit-vectors. Solves for an operand where that is exact, however deep.
    pub(crate) fn eq_bits(&mut self, a: TermId, b: TermId) -> TermId {
        let (mut a, mut b) = (a, b);
        loop {
            (a, b) = self.ordered(a, b);
            if a == b {
                return self.true_term();
            }
            let step = match self.as_bits(b) {
                Some(right) => self.solve_for_operand(a, right),
                None => self.cancel(a, b),
            };
            match step {
                Step::Equal(x, y) => (a, b) = (x, y),
                Step::Known(result) => return result,
                Step::Stuck => break,
            }
        }
        let sort = self.sort(a);
        match self.split_ite_compare(a, b, sort, |pool, x, y| pool.eq(x, y)) {
            Some(result) => result,
            None => self.binary(BinaryOp::Eq, a, b, Sort::Bool),
        }
    }

    /// What two operands have in common at the top.
    fn cancel(&mut self, a: TermId, b: TermId) -> Step {
        for (sum, single) in [(a, b), (b, a)] {
            if let Node::Binary(BinaryOp::Add | BinaryOp::Xor, x, y) = *self.node(sum)
                && (x == single || y == single)
            {
                let rest = if x == single { y } else { x };
                let zero = self.bv_const(self.width(a), 0);
                return Step::Equal(rest, zero);
            }
        }
        match (self.node(a), self.node(b)) {
            (Node::Binary(BinaryOp::Add, x, c), Node::Binary(BinaryOp::Add, y, d)) if c == d => {
                Step::Equal(*x, *y)
            }
            (
                Node::Extend {
                    signed: s, of: x, ..
                },
                Node::Extend {
                    signed: t, of: y, ..
                },
            ) if s == t && self.sort(*x) == self.sort(*y) => Step::Equal(*x, *y),
            (Node::Unary(UnaryOp::Not, x), Node::Unary(UnaryOp::Not, y))
            | (Node::Unary(UnaryOp::Neg, x), Node::Unary(UnaryOp::Neg, y)) => Step::Equal(*x, *y),
            _ => Step::Stuck,
        }
    }

    /// Solves `a == right` for the operand of `a`.
    fn solve_for_operand(&mut self, a: TermId, right: u64) -> Step {
        let width = self.width(a);
        let (operand, value) = match *self.node(a) {
            Node::Bits { value, .. } => return Step::Known(self.bool_const(value == right)),
            Node::Unary(UnaryOp::Not, x) => (x, !right),
            Node::Unary(UnaryOp::Neg, x) => (x, right.wrapping_neg()),
            Node::Binary(op @ (BinaryOp::Sub | BinaryOp::Xor), x, y) => {
                match (self.as_bits(x), self.as_bits(y)) {
                    (Some(c), _) if op == BinaryOp::Sub => (y, c.wrapping_sub(right)),
                    (_, Some(c)) if op == BinaryOp::Xor => (x, c ^ right),
                    _ if right == 0 => return Step::Equal(x, y),
                    _ => return Step::Stuck,
                }
            }
            Node::Binary(BinaryOp::Add, x, c) => match self.as_bits(c) {
                Some(c) => (x, right.wrapping_sub(c)),
                None => return Step::Stuck,
            },
            Node::Binary(BinaryOp::Mul, x, c) => match self.as_bits(c) {
                Some(c) if c & 1 == 1 => (x, inverse_modulo_power(c).wrapping_mul(right)),
                _ => return Step::Stuck,
            },
            Node::Extend {
                signed: is_signed,
                of,
                ..
            } => {
                let from = self.width(of);
                let low = right & mask(from);
                if semantics::extend(is_signed, from, width, low) != right {
                    return Step::Known(self.false_term());
                }
                (of, low)
            }
            // At most 64 of them can be nested.
            Node::Binary(BinaryOp::Concat, high, low) => {
                let low_width = self.width(low);
                let high_value = self.bv_const(width - low_width, right >> low_width);
                let low_value = self.bv_const(low_width, right);
                let high_equal = self.eq_bits(high, high_value);
                let low_equal = self.eq_bits(low, low_value);
                return Step::Known(self.and(high_equal, low_equal));
            }
            _ => return Step::Stuck,
        };
        let constant = self.bv_const(self.width(operand), value);
        Step::Equal(operand, constant)
    }
}

/// What an equation turns into.
enum Step {
    Equal(TermId, TermId),
    Known(TermId),
    Stuck,
}

/// The inverse of an odd number modulo 2^64 (Newton's iteration doubles the correct bits).
fn inverse_modulo_power(odd: u64) -> u64 {
    let mut inverse = odd;
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)));
    }
    inverse
}
