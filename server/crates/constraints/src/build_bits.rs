//! Builders of bit-vector arithmetic, comparisons and changes of width.

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::{self, mask, signed, signed_range};
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

    pub(crate) fn eq_bits(&mut self, a: TermId, b: TermId, width: u32) -> TermId {
        let (a, b) = self.ordered(a, b);
        if let Some(right) = self.as_bits(b)
            && let Some(result) = self.eq_bits_constant(a, right, width)
        {
            return result;
        }
        if self.is_const(b)
            && let Some(result) =
                self.split_ite_compare(a, b, Sort::BitVec(width), |pool, x, y| pool.eq(x, y))
        {
            return result;
        }
        for (sum, single) in [(a, b), (b, a)] {
            if let Node::Binary(op @ (BinaryOp::Add | BinaryOp::Xor), x, y) = *self.node(sum)
                && (x == single || y == single)
            {
                debug_assert!(op.is_commutative());
                let rest = if x == single { y } else { x };
                let zero = self.bv_const(width, 0);
                return self.eq(rest, zero);
            }
        }
        match (self.node(a), self.node(b)) {
            (Node::Binary(BinaryOp::Add, x, c), Node::Binary(BinaryOp::Add, y, d)) if c == d => {
                let (x, y) = (*x, *y);
                return self.eq(x, y);
            }
            (
                Node::Extend {
                    signed: s, of: x, ..
                },
                Node::Extend {
                    signed: t, of: y, ..
                },
            ) if s == t && self.sort(*x) == self.sort(*y) => {
                let (x, y) = (*x, *y);
                return self.eq(x, y);
            }
            (Node::Unary(UnaryOp::Not, x), Node::Unary(UnaryOp::Not, y))
            | (Node::Unary(UnaryOp::Neg, x), Node::Unary(UnaryOp::Neg, y)) => {
                let (x, y) = (*x, *y);
                return self.eq(x, y);
            }
            _ => {}
        }
        self.binary(BinaryOp::Eq, a, b, Sort::Bool)
    }

    /// Solves `a == right` one operator deep where that is exact.
    fn eq_bits_constant(&mut self, a: TermId, right: u64, width: u32) -> Option<TermId> {
        let solved = |pool: &mut TermPool, x: TermId, value: u64| {
            let constant = pool.bv_const(pool.width(x), value);
            pool.eq(x, constant)
        };
        Some(match *self.node(a) {
            Node::Bits { value, .. } => self.bool_const(value == right),
            Node::Unary(UnaryOp::Not, x) => solved(self, x, !right),
            Node::Unary(UnaryOp::Neg, x) => solved(self, x, right.wrapping_neg()),
            Node::Binary(BinaryOp::Add, x, c) => {
                let c = self.as_bits(c)?;
                solved(self, x, right.wrapping_sub(c))
            }
            Node::Binary(BinaryOp::Sub, c, x) => match self.as_bits(c) {
                Some(c) => solved(self, x, c.wrapping_sub(right)),
                None if right == 0 => self.eq(c, x),
                None => return None,
            },
            Node::Binary(BinaryOp::Xor, x, c) => match self.as_bits(c) {
                Some(c) => solved(self, x, c ^ right),
                None if right == 0 => self.eq(x, c),
                None => return None,
            },
            Node::Binary(BinaryOp::Mul, x, c) => {
                let c = self.as_bits(c)?;
                if c & 1 == 0 {
                    return None;
                }
                solved(self, x, inverse_modulo_power(c).wrapping_mul(right))
            }
            Node::Extend {
                signed: is_signed,
                of,
                ..
            } => {
                let from = self.width(of);
                let low = right & mask(from);
                if semantics::extend(is_signed, from, width, low) != right {
                    return Some(self.false_term());
                }
                solved(self, of, low)
            }
            Node::Binary(BinaryOp::Concat, high, low) => {
                let low_width = self.width(low);
                let high_equal = solved(self, high, right >> low_width);
                let low_equal = solved(self, low, right);
                self.and(high_equal, low_equal)
            }
            _ => return None,
        })
    }

    /// Bits `lo..=hi`, counted from the lowest.
    pub fn extract(&mut self, hi: u32, lo: u32, of: TermId) -> TermId {
        let width = self.width(of);
        assert!(
            lo <= hi && hi < width,
            "extract: bits {lo}..={hi} of {width}"
        );
        if hi - lo + 1 == width {
            return of;
        }
        let result = hi - lo + 1;
        match *self.node(of) {
            Node::Bits { value, .. } => {
                let raw = semantics::extract(hi, lo, value);
                self.bv_const(result, raw)
            }
            Node::Extract {
                lo: inner_lo,
                of: inner,
                ..
            } => self.extract(hi + u32::from(inner_lo), lo + u32::from(inner_lo), inner),
            Node::Extend {
                signed: is_signed,
                of: inner,
                ..
            } => {
                let inner_width = self.width(inner);
                if hi < inner_width {
                    self.extract(hi, lo, inner)
                } else if lo == 0 {
                    self.extend(is_signed, result, inner)
                } else if !is_signed && lo >= inner_width {
                    self.bv_const(result, 0)
                } else {
                    self.intern_extract(hi, lo, of)
                }
            }
            Node::Binary(BinaryOp::Concat, high, low) => {
                let low_width = self.width(low);
                if hi < low_width {
                    self.extract(hi, lo, low)
                } else if lo >= low_width {
                    self.extract(hi - low_width, lo - low_width, high)
                } else {
                    self.intern_extract(hi, lo, of)
                }
            }
            _ => self.intern_extract(hi, lo, of),
        }
    }

    fn intern_extract(&mut self, hi: u32, lo: u32, of: TermId) -> TermId {
        let node = Node::Extract {
            hi: hi as u8,
            lo: lo as u8,
            of,
        };
        self.intern(node, Sort::BitVec(hi - lo + 1))
    }

    /// `high` above `low`; together at most 64 bits.
    pub fn concat(&mut self, high: TermId, low: TermId) -> TermId {
        let low_width = self.width(low);
        let width = self.width(high) + low_width;
        assert!(width <= 64, "concat: {width} bits");
        match (self.as_bits(high), self.as_bits(low)) {
            (Some(left), Some(right)) => {
                let raw = semantics::concat(left, low_width, right);
                return self.bv_const(width, raw);
            }
            (Some(0), _) => return self.zext(low, width),
            _ => {}
        }
        if let (
            Node::Extract { hi, lo, of: x },
            Node::Extract {
                hi: next,
                lo: last,
                of: y,
            },
        ) = (self.node(high), self.node(low))
            && x == y
            && *lo == *next + 1
        {
            let (hi, lo, of) = (u32::from(*hi), u32::from(*last), *x);
            return self.extract(hi, lo, of);
        }
        self.intern(
            Node::Binary(BinaryOp::Concat, high, low),
            Sort::BitVec(width),
        )
    }

    /// Widened to `width` bits by zeros; the term itself if it is that wide.
    pub fn zext(&mut self, a: TermId, width: u32) -> TermId {
        self.extend(false, width, a)
    }

    /// Widened to `width` bits by copies of the sign; the term itself if it is that wide.
    pub fn sext(&mut self, a: TermId, width: u32) -> TermId {
        self.extend(true, width, a)
    }

    fn extend(&mut self, is_signed: bool, width: u32, of: TermId) -> TermId {
        let from = self.width(of);
        assert!(
            from <= width && width <= 64,
            "extension from {from} to {width} bits"
        );
        if from == width {
            return of;
        }
        match *self.node(of) {
            Node::Bits { value, .. } => {
                let raw = semantics::extend(is_signed, from, width, value);
                self.bv_const(width, raw)
            }
            // A zero-extended operand is never negative.
            Node::Extend {
                signed: false,
                of: inner,
                ..
            } => self.extend(false, width, inner),
            Node::Extend {
                signed: true,
                of: inner,
                ..
            } if is_signed => self.extend(true, width, inner),
            _ => {
                let node = Node::Extend {
                    signed: is_signed,
                    width: width as u8,
                    of,
                };
                self.intern(node, Sort::BitVec(width))
            }
        }
    }
}

/// The inverse of an odd number modulo 2^64 (Newton's iteration doubles the correct bits).
fn inverse_modulo_power(odd: u64) -> u64 {
    let mut inverse = odd;
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)));
    }
    inverse
}
