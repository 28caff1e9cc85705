//! Builders of bit-vector arithmetic and shifts.

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::{self, mask};
use crate::term::{Sort, TermId, TermPool};

impl TermPool {
    fn fold_bits(&mut self, op: BinaryOp, a: TermId, b: TermId, width: u32) -> Option<TermId> {
        let (left, right) = (self.as_bits(a)?, self.as_bits(b)?);
        let raw = semantics::binary(op, Sort::BitVec(width), left, right);
        Some(self.bv_const(width, raw))
    }

    /// The operands of a sum, difference or product with a constant.
    fn with_constant(&self, op: BinaryOp, term: TermId) -> Option<(TermId, u64)> {
        match *self.node(term) {
            Node::Binary(found, x, c) if found == op => Some((x, self.as_bits(c)?)),
            _ => None,
        }
    }

    /// Two's complement.
    pub fn neg(&mut self, a: TermId) -> TermId {
        let width = self.width(a);
        match *self.node(a) {
            Node::Bits { value, .. } => self.bv_const(width, value.wrapping_neg()),
            Node::Unary(UnaryOp::Neg, inner) => inner,
            Node::Binary(BinaryOp::Sub, x, y) => self.sub(y, x),
            _ => self.unary(UnaryOp::Neg, a, Sort::BitVec(width)),
        }
    }

    /// Sum, wrapping around.
    pub fn add(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("add", a, b);
        let (a, b) = self.ordered(a, b);
        if let Some(folded) = self.fold_bits(BinaryOp::Add, a, b, width) {
            return folded;
        }
        if let Some(right) = self.as_bits(b) {
            if right == 0 {
                return a;
            }
            if let Some((x, c)) = self.with_constant(BinaryOp::Add, a) {
                let constant = self.bv_const(width, c.wrapping_add(right));
                return self.add(x, constant);
            }
            if let Node::Binary(BinaryOp::Sub, c, x) = *self.node(a)
                && let Some(left) = self.as_bits(c)
            {
                let constant = self.bv_const(width, left.wrapping_add(right));
                return self.sub(constant, x);
            }
        }
        for (x, y) in [(a, b), (b, a)] {
            match *self.node(y) {
                Node::Unary(UnaryOp::Neg, inner) => return self.sub(x, inner),
                Node::Binary(BinaryOp::Sub, left, right) if right == x => return left,
                _ => {}
            }
        }
        self.binary(BinaryOp::Add, a, b, Sort::BitVec(width))
    }

    /// Difference, wrapping around.
    pub fn sub(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("sub", a, b);
        if a == b {
            return self.bv_const(width, 0);
        }
        if let Some(right) = self.as_bits(b) {
            let constant = self.bv_const(width, right.wrapping_neg());
            return self.add(a, constant);
        }
        if let Some(left) = self.as_bits(a) {
            if left == 0 {
                return self.neg(b);
            }
            if let Some((x, c)) = self.with_constant(BinaryOp::Add, b) {
                let constant = self.bv_const(width, left.wrapping_sub(c));
                return self.sub(constant, x);
            }
        }
        if let Node::Unary(UnaryOp::Neg, inner) = *self.node(b) {
            return self.add(a, inner);
        }
        if let Node::Binary(BinaryOp::Add, x, y) = *self.node(a) {
            if x == b {
                return y;
            }
            if y == b {
                return x;
            }
        }
        if let Node::Binary(BinaryOp::Add, x, y) = *self.node(b)
            && (x == a || y == a)
        {
            let rest = if x == a { y } else { x };
            return self.neg(rest);
        }
        self.binary(BinaryOp::Sub, a, b, Sort::BitVec(width))
    }

    /// Product, wrapping around.
    pub fn mul(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("mul", a, b);
        let (a, b) = self.ordered(a, b);
        if let Some(folded) = self.fold_bits(BinaryOp::Mul, a, b, width) {
            return folded;
        }
        if let Some(right) = self.as_bits(b) {
            if right == 0 {
                return b;
            }
            if right == 1 {
                return a;
            }
            if right == mask(width) {
                return self.neg(a);
            }
            if let Some((x, c)) = self.with_constant(BinaryOp::Mul, a) {
                let constant = self.bv_const(width, c.wrapping_mul(right));
                return self.mul(x, constant);
            }
        }
        self.binary(BinaryOp::Mul, a, b, Sort::BitVec(width))
    }

    /// Shift to the left; zero for amounts of the width or more.
    pub fn shl(&mut self, a: TermId, amount: TermId) -> TermId {
        self.shift(BinaryOp::Shl, a, amount)
    }

    /// Shift to the right, filling with zeros; zero for amounts of the width or more.
    pub fn lshr(&mut self, a: TermId, amount: TermId) -> TermId {
        self.shift(BinaryOp::Lshr, a, amount)
    }

    /// Shift to the right, filling with the sign, also for amounts of the width or more.
    pub fn ashr(&mut self, a: TermId, amount: TermId) -> TermId {
        self.shift(BinaryOp::Ashr, a, amount)
    }

    fn shift(&mut self, op: BinaryOp, a: TermId, amount: TermId) -> TermId {
        let width = self.same_width("shift", a, amount);
        if let Some(folded) = self.fold_bits(op, a, amount, width) {
            return folded;
        }
        if self.as_bits(a) == Some(0) {
            return a;
        }
        if let Some(mut distance) = self.as_bits(amount) {
            if distance == 0 {
                return a;
            }
            if distance >= u64::from(width) {
                if op != BinaryOp::Ashr {
                    return self.bv_const(width, 0);
                }
                distance = u64::from(width) - 1;
            }
            if let Some((x, inner)) = self.with_constant(op, a) {
                // The width itself always fits into that many bits.
                let sum = (distance + inner).min(u64::from(width));
                let constant = self.bv_const(width, sum);
                return self.shift(op, x, constant);
            }
            let distance = self.bv_const(width, distance);
            return self.binary(op, a, distance, Sort::BitVec(width));
        }
        self.binary(op, a, amount, Sort::BitVec(width))
    }

    /// Unsigned quotient; all ones for a zero divisor.
    pub fn udiv(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("udiv", a, b);
        match self.as_bits(b) {
            Some(0) => self.bv_const(width, u64::MAX),
            Some(1) => a,
            Some(c) if c.is_power_of_two() => {
                let amount = self.bv_const(width, u64::from(c.trailing_zeros()));
                self.lshr(a, amount)
            }
            _ => self.divide(BinaryOp::Udiv, a, b, width),
        }
    }

    /// Unsigned remainder; the dividend for a zero divisor.
    pub fn urem(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("urem", a, b);
        match self.as_bits(b) {
            Some(0) => a,
            Some(c) if c.is_power_of_two() => {
                let low = self.bv_const(width, c - 1);
                self.and(a, low)
            }
            _ => self.divide(BinaryOp::Urem, a, b, width),
        }
    }

    /// Signed quotient, rounded towards zero; for a zero divisor 1 if the dividend is negative,
    /// else -1.
    pub fn sdiv(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("sdiv", a, b);
        match self.as_bits(b) {
            Some(1) => a,
            Some(c) if c == mask(width) => self.neg(a),
            _ => self.divide(BinaryOp::Sdiv, a, b, width),
        }
    }

    /// Signed remainder with the dividend's sign; the dividend for a zero divisor.
    pub fn srem(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.same_width("srem", a, b);
        match self.as_bits(b) {
            Some(0) => a,
            Some(c) if c == 1 || c == mask(width) => self.bv_const(width, 0),
            _ => self.divide(BinaryOp::Srem, a, b, width),
        }
    }

    fn divide(&mut self, op: BinaryOp, a: TermId, b: TermId, width: u32) -> TermId {
        match self.fold_bits(op, a, b, width) {
            Some(folded) => folded,
            None => self.binary(op, a, b, Sort::BitVec(width)),
        }
    }
}
