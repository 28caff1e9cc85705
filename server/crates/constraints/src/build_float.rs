//! Builders of IEEE arithmetic (round to nearest, ties to even) and conversions.
//!
//! Only identities that hold for every value, `NaN`, infinities and signed zeros included, are used:
//! `x + 0.0` is not `x` (for `-0.0`), but `x + -0.0` and `x * 1.0` are.

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics;
use crate::term::{Sort, TermId, TermPool};

impl TermPool {
    fn float_sort(&self, what: &str, a: TermId) -> Sort {
        let sort = self.sort(a);
        assert!(sort.is_float(), "{what}: a float is needed, not {sort}");
        sort
    }

    fn float_binary(&mut self, op: BinaryOp, a: TermId, b: TermId, result: Sort) -> TermId {
        let sort = self.same_sort("float operator", a, b);
        assert!(sort.is_float(), "float operator: operands of sort {sort}");
        match (self.as_raw(a), self.as_raw(b)) {
            (Some(left), Some(right)) => {
                let raw = semantics::binary(op, sort, left, right);
                self.raw_const(result, raw)
            }
            _ => self.binary(op, a, b, result),
        }
    }

    fn float_unary(&mut self, op: UnaryOp, a: TermId, result: Sort) -> TermId {
        match self.as_raw(a) {
            Some(raw) => {
                let raw = semantics::unary(op, self.sort(a), raw);
                self.raw_const(result, raw)
            }
            None => self.unary(op, a, result),
        }
    }

    fn is_float_const(&self, term: TermId, value: f64) -> bool {
        match self.node(term) {
            Node::F32(bits) => *bits == (value as f32).to_bits(),
            Node::F64(bits) => *bits == value.to_bits(),
            _ => false,
        }
    }

    fn is_nan_const(&self, term: TermId) -> bool {
        match self.node(term) {
            Node::F32(bits) => f32::from_bits(*bits).is_nan(),
            Node::F64(bits) => f64::from_bits(*bits).is_nan(),
            _ => false,
        }
    }

    fn nan(&mut self, sort: Sort) -> TermId {
        if sort == Sort::F32 {
            self.f32_const(f32::NAN)
        } else {
            self.f64_const(f64::NAN)
        }
    }

    pub fn fadd(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort("fadd", a);
        for (x, y) in [(a, b), (b, a)] {
            if self.is_nan_const(x) {
                return self.nan(sort);
            }
            if self.is_float_const(x, -0.0) {
                return y;
            }
        }
        self.float_binary(BinaryOp::FAdd, a, b, sort)
    }

    pub fn fsub(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort("fsub", a);
        if self.is_nan_const(a) || self.is_nan_const(b) {
            return self.nan(sort);
        }
        if self.is_float_const(b, 0.0) {
            return a;
        }
        self.float_binary(BinaryOp::FSub, a, b, sort)
    }

    pub fn fmul(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort("fmul", a);
        for (x, y) in [(a, b), (b, a)] {
            if self.is_nan_const(x) {
                return self.nan(sort);
            }
            if self.is_float_const(x, 1.0) {
                return y;
            }
            if self.is_float_const(x, -1.0) {
                return self.fneg(y);
            }
        }
        self.float_binary(BinaryOp::FMul, a, b, sort)
    }

    pub fn fdiv(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort("fdiv", a);
        if self.is_nan_const(a) || self.is_nan_const(b) {
            return self.nan(sort);
        }
        if self.is_float_const(b, 1.0) {
            return a;
        }
        if self.is_float_const(b, -1.0) {
            return self.fneg(a);
        }
        self.float_binary(BinaryOp::FDiv, a, b, sort)
    }

    /// C's `fmod`, Java's `%`: the remainder of the division rounded towards zero.
    pub fn frem(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort("frem", a);
        if self.is_nan_const(a) || self.is_nan_const(b) {
            return self.nan(sort);
        }
        self.float_binary(BinaryOp::FRem, a, b, sort)
    }

    pub fn fneg(&mut self, a: TermId) -> TermId {
        let sort = self.float_sort("fneg", a);
        match *self.node(a) {
            Node::Unary(UnaryOp::FNeg, inner) => inner,
            _ => self.float_unary(UnaryOp::FNeg, a, sort),
        }
    }

    pub fn fabs(&mut self, a: TermId) -> TermId {
        let sort = self.float_sort("fabs", a);
        match *self.node(a) {
            Node::Unary(UnaryOp::FAbs, _) => a,
            Node::Unary(UnaryOp::FNeg, inner) => self.fabs(inner),
            _ => self.float_unary(UnaryOp::FAbs, a, sort),
        }
    }

    pub fn fsqrt(&mut self, a: TermId) -> TermId {
        let sort = self.float_sort("fsqrt", a);
        self.float_unary(UnaryOp::FSqrt, a, sort)
    }

    pub fn is_nan(&mut self, a: TermId) -> TermId {
        self.float_sort("is_nan", a);
        let mut a = a;
        loop {
            match *self.node(a) {
                Node::Unary(UnaryOp::SbvToF32 | UnaryOp::SbvToF64, _) => return self.false_term(),
                // These are NaN exactly for NaN.
                Node::Unary(
                    UnaryOp::FNeg | UnaryOp::FAbs | UnaryOp::F32ToF64 | UnaryOp::F64ToF32,
                    inner,
                ) => a = inner,
                _ => return self.float_unary(UnaryOp::IsNan, a, Sort::Bool),
            }
        }
    }

    /// IEEE less than; `false` if an operand is `NaN`.
    pub fn flt(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_compare(BinaryOp::FLt, a, b)
    }

    /// IEEE at most; `false` if an operand is `NaN`.
    pub fn fle(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_compare(BinaryOp::FLe, a, b)
    }

    /// IEEE equality: `NaN` differs from itself and `-0.0` equals `0.0`.
    pub fn feq(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_compare(BinaryOp::FEq, a, b)
    }

    fn float_compare(&mut self, op: BinaryOp, a: TermId, b: TermId) -> TermId {
        let sort = self.float_sort("float comparison", a);
        if self.is_nan_const(a) || self.is_nan_const(b) {
            return self.false_term();
        }
        if a == b {
            let unordered = self.is_nan(a);
            return if op == BinaryOp::FLt {
                self.false_term()
            } else {
                self.not(unordered)
            };
        }
        if self.sort(b) == sort
            && let Some(result) =
                self.split_ite_compare(a, b, sort, |pool, x, y| pool.float_compare(op, x, y))
        {
            return result;
        }
        // Conversions that are exact keep order and equality.
        if let (Node::Unary(left, x), Node::Unary(right, y)) = (self.node(a), self.node(b))
            && left == right
            && self.sort(*x) == self.sort(*y)
        {
            let (conversion, x, y) = (*left, *x, *y);
            let exact = match conversion {
                UnaryOp::SbvToF32 => self.width(x) <= 25,
                UnaryOp::SbvToF64 => self.width(x) <= 54,
                _ => false,
            };
            match op {
                _ if conversion == UnaryOp::F32ToF64 => return self.float_compare(op, x, y),
                BinaryOp::FLt if exact => return self.slt(x, y),
                BinaryOp::FLe if exact => return self.sle(x, y),
                BinaryOp::FEq if exact => return self.eq(x, y),
                _ => {}
            }
        }
        self.float_binary(op, a, b, Sort::Bool)
    }

    /// A signed bit-vector to the nearest double.
    pub fn sbv_to_f64(&mut self, a: TermId) -> TermId {
        self.width(a);
        self.float_unary(UnaryOp::SbvToF64, a, Sort::F64)
    }

    /// A signed bit-vector to the nearest single.
    pub fn sbv_to_f32(&mut self, a: TermId) -> TermId {
        self.width(a);
        self.float_unary(UnaryOp::SbvToF32, a, Sort::F32)
    }

    pub fn f32_to_f64(&mut self, a: TermId) -> TermId {
        assert!(
            self.sort(a) == Sort::F32,
            "f32_to_f64: of sort {}",
            self.sort(a)
        );
        self.float_unary(UnaryOp::F32ToF64, a, Sort::F64)
    }

    pub fn f64_to_f32(&mut self, a: TermId) -> TermId {
        assert!(
            self.sort(a) == Sort::F64,
            "f64_to_f32: of sort {}",
            self.sort(a)
        );
        match *self.node(a) {
            Node::Unary(UnaryOp::F32ToF64, inner) => inner,
            _ => self.float_unary(UnaryOp::F64ToF32, a, Sort::F32),
        }
    }

    /// A double to a signed bit-vector of `width`: towards zero, saturating, `NaN` gives 0
    /// (Java's `(int) d` and `(long) d`).
    pub fn f64_to_sbv_saturating(&mut self, a: TermId, width: u32) -> TermId {
        assert!(
            self.sort(a) == Sort::F64,
            "f64_to_sbv_saturating: of sort {}",
            self.sort(a)
        );
        self.float_to_sbv(a, width)
    }

    /// A single to a signed bit-vector of `width`: towards zero, saturating, `NaN` gives 0.
    pub fn f32_to_sbv_saturating(&mut self, a: TermId, width: u32) -> TermId {
        assert!(
            self.sort(a) == Sort::F32,
            "f32_to_sbv_saturating: of sort {}",
            self.sort(a)
        );
        self.float_to_sbv(a, width)
    }

    pub(crate) fn float_to_sbv(&mut self, a: TermId, width: u32) -> TermId {
        let sort = self.sort(a);
        if let Some(raw) = self.as_raw(a) {
            let raw = semantics::float_to_sbv(sort, width, raw);
            return self.bv_const(width, raw);
        }
        // Whole numbers that the float format holds exactly come back unchanged.
        if let Node::Unary(UnaryOp::SbvToF32 | UnaryOp::SbvToF64, inner) = *self.node(a) {
            let from = self.width(inner);
            let exact = if sort == Sort::F32 { 25 } else { 54 };
            if from <= exact && from <= width {
                return self.sext(inner, width);
            }
        }
        self.intern(
            Node::FloatToSbv {
                width: width as u8,
                of: a,
            },
            Sort::BitVec(width),
        )
    }
}
