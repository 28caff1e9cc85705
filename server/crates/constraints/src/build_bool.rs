//! Builders shared by booleans and bit-vectors (`not`, `and`, `or`, `xor`) and those of any sort
//! (`ite`, `eq`).

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::mask;
use crate::term::{Sort, TermId, TermPool};

/// How many conjuncts (disjuncts) of a chain are compared with a new one.
const CHAIN_WINDOW: usize = 16;

impl TermPool {
    /// Negation of a boolean, complement of a bit-vector.
    pub fn not(&mut self, a: TermId) -> TermId {
        let sort = self.sort(a);
        match self.node(a) {
            Node::Bool(value) => {
                let value = !*value;
                self.bool_const(value)
            }
            Node::Bits { value, .. } => {
                let value = !*value;
                self.bv_const(self.width(a), value)
            }
            Node::Unary(UnaryOp::Not, inner) => *inner,
            _ => {
                assert!(
                    matches!(sort, Sort::Bool | Sort::BitVec(_)),
                    "not: of sort {sort}"
                );
                self.unary(UnaryOp::Not, a, sort)
            }
        }
    }

    /// Conjunction of booleans, bitwise for bit-vectors.
    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        self.lattice(BinaryOp::And, a, b)
    }

    /// Disjunction of booleans, bitwise for bit-vectors.
    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        self.lattice(BinaryOp::Or, a, b)
    }

    /// `true` for no operands.
    pub fn and_all(&mut self, terms: impl IntoIterator<Item = TermId>) -> TermId {
        let start = self.true_term();
        terms
            .into_iter()
            .fold(start, |all, term| self.and(all, term))
    }

    /// `false` for no operands.
    pub fn or_all(&mut self, terms: impl IntoIterator<Item = TermId>) -> TermId {
        let start = self.false_term();
        terms
            .into_iter()
            .fold(start, |any, term| self.or(any, term))
    }

    /// `not a or b`.
    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        let not_a = self.not(a);
        self.or(not_a, b)
    }

    /// Equality of booleans.
    pub fn iff(&mut self, a: TermId, b: TermId) -> TermId {
        let different = self.xor(a, b);
        self.not(different)
    }

    /// Inequality, of any sort.
    pub fn ne(&mut self, a: TermId, b: TermId) -> TermId {
        let equal = self.eq(a, b);
        self.not(equal)
    }

    /// `and` and `or`, which differ by what is neutral and what decides.
    fn lattice(&mut self, op: BinaryOp, a: TermId, b: TermId) -> TermId {
        let sort = self.same_sort("and/or", a, b);
        let ones = match sort {
            Sort::Bool => 1,
            Sort::BitVec(width) => mask(width),
            other => panic!("and/or: of sort {other}"),
        };
        let (neutral, deciding) = if op == BinaryOp::And {
            (ones, 0)
        } else {
            (0, ones)
        };
        let (a, b) = self.ordered(a, b);
        if let Some(right) = self.as_raw(b) {
            if right == neutral {
                return a;
            }
            if right == deciding {
                return b;
            }
            if let Some(left) = self.as_raw(a) {
                let raw = crate::semantics::binary(op, sort, left, right);
                return self.raw_const(sort, raw);
            }
            if let Node::Binary(inner, x, c) = *self.node(a)
                && inner == op
                && let Some(left) = self.as_raw(c)
            {
                let raw = crate::semantics::binary(op, sort, left, right);
                let constant = self.raw_const(sort, raw);
                return self.lattice(op, x, constant);
            }
        }
        if a == b {
            return a;
        }
        if self.are_complements(a, b) {
            return self.raw_const(sort, deciding);
        }
        for (chain, single) in [(a, b), (b, a)] {
            match self.find_in_chain(op, chain, single) {
                Some(true) => return chain,
                Some(false) => return self.raw_const(sort, deciding),
                None => {}
            }
            // a & (a | b) is a; a & (!a | b) is a & b.
            if let Node::Binary(inner, x, y) = *self.node(chain)
                && inner != op
                && matches!(inner, BinaryOp::And | BinaryOp::Or)
            {
                if x == single || y == single {
                    return single;
                }
                if self.are_complements(x, single) {
                    return self.lattice(op, y, single);
                }
                if self.are_complements(y, single) {
                    return self.lattice(op, x, single);
                }
            }
        }
        self.binary(op, a, b, sort)
    }

    fn are_complements(&self, a: TermId, b: TermId) -> bool {
        matches!(self.node(a), Node::Unary(UnaryOp::Not, inner) if *inner == b)
            || matches!(self.node(b), Node::Unary(UnaryOp::Not, inner) if *inner == a)
    }

    /// Do the two say that one term equals two different constants?
    fn are_two_constants(&self, a: TermId, b: TermId) -> bool {
        match (self.node(a), self.node(b)) {
            (Node::Binary(BinaryOp::Eq, x, c), Node::Binary(BinaryOp::Eq, y, d)) => {
                x == y && c != d && self.is_const(*c) && self.is_const(*d)
            }
            _ => false,
        }
    }

    /// Is `single` (`Some(true)`) or its complement (`Some(false)`) among the operands of a chain of `op`?
    fn find_in_chain(&self, op: BinaryOp, chain: TermId, single: TermId) -> Option<bool> {
        let mut stack = [chain; CHAIN_WINDOW + 1];
        let mut used = 1;
        for _ in 0..CHAIN_WINDOW {
            if used == 0 {
                return None;
            }
            used -= 1;
            let term = stack[used];
            if term == single {
                return Some(true);
            }
            if self.are_complements(term, single)
                || (op == BinaryOp::And && self.are_two_constants(term, single))
            {
                return Some(false);
            }
            if let Node::Binary(inner, x, y) = *self.node(term)
                && inner == op
                && used + 2 <= stack.len()
            {
                stack[used] = x;
                stack[used + 1] = y;
                used += 2;
            }
        }
        None
    }

    /// Exclusive or of booleans, bitwise for bit-vectors.
    pub fn xor(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.same_sort("xor", a, b);
        assert!(
            matches!(sort, Sort::Bool | Sort::BitVec(_)),
            "xor: of sort {sort}"
        );
        let ones = if sort == Sort::Bool {
            1
        } else {
            mask(self.width(a))
        };
        let (mut a, mut b) = (a, b);
        let mut flipped = false;
        for side in [&mut a, &mut b] {
            if let Node::Unary(UnaryOp::Not, inner) = self.node(*side) {
                *side = *inner;
                flipped = !flipped;
            }
        }
        let (a, b) = self.ordered(a, b);
        let result = self.xor_stripped(a, b, sort, ones);
        if flipped { self.not(result) } else { result }
    }

    fn xor_stripped(&mut self, a: TermId, b: TermId, sort: Sort, ones: u64) -> TermId {
        if a == b {
            return self.raw_const(sort, 0);
        }
        if let Some(right) = self.as_raw(b) {
            if let Some(left) = self.as_raw(a) {
                return self.raw_const(sort, left ^ right);
            }
            if right == 0 {
                return a;
            }
            if right == ones {
                return self.not(a);
            }
            if let Node::Binary(BinaryOp::Xor, x, c) = *self.node(a)
                && let Some(left) = self.as_raw(c)
            {
                let constant = self.raw_const(sort, left ^ right);
                return self.xor(x, constant);
            }
        }
        for (pair, single) in [(a, b), (b, a)] {
            if let Node::Binary(BinaryOp::Xor, x, y) = *self.node(pair) {
                if x == single {
                    return y;
                }
                if y == single {
                    return x;
                }
            }
        }
        self.binary(BinaryOp::Xor, a, b, sort)
    }

    /// `then` where the boolean `condition` holds, else `otherwise`; of any sort.
    pub fn ite(&mut self, condition: TermId, then: TermId, otherwise: TermId) -> TermId {
        assert!(
            self.sort(condition) == Sort::Bool,
            "ite: the condition is not Bool"
        );
        let sort = self.same_sort("ite", then, otherwise);
        if let Some(value) = self.as_bool(condition) {
            return if value { then } else { otherwise };
        }
        if then == otherwise {
            return then;
        }
        if let Node::Unary(UnaryOp::Not, inner) = *self.node(condition) {
            return self.ite(inner, otherwise, then);
        }
        // What the condition already decides below needs no second test.
        let then = match *self.node(then) {
            Node::Ite(inner, value, _) if inner == condition => value,
            _ => then,
        };
        let otherwise = match *self.node(otherwise) {
            Node::Ite(inner, _, value) if inner == condition => value,
            _ => otherwise,
        };
        if then == otherwise {
            return then;
        }
        if sort == Sort::Bool {
            let not_condition = self.not(condition);
            match (self.as_bool(then), self.as_bool(otherwise)) {
                (Some(true), _) => return self.or(condition, otherwise),
                (Some(false), _) => return self.and(not_condition, otherwise),
                (_, Some(true)) => return self.or(not_condition, then),
                (_, Some(false)) => return self.and(condition, then),
                _ => {}
            }
            if then == condition {
                return self.or(condition, otherwise);
            }
            if otherwise == condition {
                return self.and(condition, then);
            }
            if self.are_complements(then, otherwise) {
                return self.iff(condition, then);
            }
        }
        self.intern(Node::Ite(condition, then, otherwise), sort)
    }

    /// The same value, of any sort. Floats: `NaN` is itself and `-0.0` is not `0.0`; IEEE
    /// equality is [`feq`](TermPool::feq).
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        match self.same_sort("eq", a, b) {
            _ if a == b => self.true_term(),
            Sort::Bool => self.iff(a, b),
            Sort::BitVec(_) => self.eq_bits(a, b),
            sort @ (Sort::F32 | Sort::F64) => {
                let (a, b) = self.ordered(a, b);
                if let (Some(left), Some(right)) = (self.as_raw(a), self.as_raw(b)) {
                    return self.bool_const(left == right);
                }
                if let Some(result) = self.split_ite_compare(a, b, sort, |pool, x, y| pool.eq(x, y))
                {
                    return result;
                }
                self.binary(BinaryOp::Eq, a, b, Sort::Bool)
            }
            Sort::Str => self.eq_str(a, b),
        }
    }

    /// A comparison of a choice between constants with a constant is decided in each branch.
    pub(crate) fn split_ite_compare(
        &mut self,
        a: TermId,
        b: TermId,
        sort: Sort,
        compare: impl Fn(&mut TermPool, TermId, TermId) -> TermId,
    ) -> Option<TermId> {
        debug_assert!(self.sort(a) == sort);
        let branches = |pool: &TermPool, choice: TermId, other: TermId| match *pool.node(choice) {
            Node::Ite(condition, x, y)
                if pool.is_const(other) && pool.is_const(x) && pool.is_const(y) =>
            {
                Some((condition, x, y))
            }
            _ => None,
        };
        let (condition, then, otherwise) = if let Some((c, x, y)) = branches(self, a, b) {
            (c, compare(self, x, b), compare(self, y, b))
        } else if let Some((c, x, y)) = branches(self, b, a) {
            (c, compare(self, a, x), compare(self, a, y))
        } else {
            return None;
        };
        Some(self.ite(condition, then, otherwise))
    }
}
