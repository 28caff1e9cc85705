//! The shape of one term: an operator over other terms.
//!
//! Nodes are 24 bytes. Terms are already simplified: what a builder can rewrite never becomes a
//! node, so only the operators listed here exist (`a <= b` is `!(b < a)`, `a == b` on booleans is
//! `!(a ^ b)`).

use std::sync::Arc;

use crate::term::{TermId, VarId};

/// Operators of one operand. The operand's sort is in the comment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// Bool or BitVec: negation, bitwise complement.
    Not,
    /// BitVec: two's complement.
    Neg,
    /// F32 or F64: flips the sign, also of zero.
    FNeg,
    FAbs,
    FSqrt,
    /// F32 or F64 to Bool.
    IsNan,
    /// BitVec, read as signed, to the nearest F32.
    SbvToF32,
    /// BitVec, read as signed, to the nearest F64.
    SbvToF64,
    F32ToF64,
    F64ToF32,
    /// BitVec, read as signed, to its decimal text.
    StrOfSbv,
    /// BitVec(16) to the text of that one UTF-16 unit.
    StrOfChar,
    /// Bool to `true` or `false`.
    StrOfBool,
}

/// Operators of two operands, which have one sort (except for `Concat`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    /// Bool or BitVec.
    And,
    Or,
    Xor,
    /// BitVec, F32, F64 or Str (never Bool): the same value. `NaN` equals itself, `-0.0` differs from `0.0`.
    Eq,
    Add,
    Sub,
    Mul,
    /// Amounts of the width or more shift everything out, as in SMT-LIB.
    Shl,
    Lshr,
    Ashr,
    /// Division by zero gives all ones, the remainder the dividend, as in SMT-LIB.
    Udiv,
    Urem,
    /// Division by zero gives 1 for a negative dividend, else -1; the remainder is the dividend.
    Sdiv,
    Srem,
    Ult,
    Slt,
    /// The first operand becomes the high bits.
    Concat,
    FAdd,
    FSub,
    FMul,
    FDiv,
    /// Remainder of the division rounded towards zero (C's `fmod`).
    FRem,
    FLt,
    FLe,
    /// IEEE equality: `NaN` differs from itself, `-0.0` equals `0.0`.
    FEq,
}

impl BinaryOp {
    /// May the operands be swapped?
    pub fn is_commutative(self) -> bool {
        use BinaryOp::*;
        matches!(self, And | Or | Xor | Eq | Add | Mul | FAdd | FMul | FEq)
    }
}

/// One term's operator and operands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    Bool(bool),
    /// The bits above `width` are zero.
    Bits {
        width: u8,
        value: u64,
    },
    /// IEEE bit pattern; `NaN` only in its canonical form.
    F32(u32),
    /// IEEE bit pattern; `NaN` only in its canonical form.
    F64(u64),
    /// UTF-16 units.
    Str(Arc<[u16]>),
    Var(VarId),
    Unary(UnaryOp, TermId),
    Binary(BinaryOp, TermId, TermId),
    /// Condition, value if it holds, value if not.
    Ite(TermId, TermId, TermId),
    /// Bits `lo..=hi`.
    Extract {
        hi: u8,
        lo: u8,
        of: TermId,
    },
    /// Widened to `width` by zeros or copies of the sign.
    Extend {
        signed: bool,
        width: u8,
        of: TermId,
    },
    /// F32 or F64 to a signed BitVec of `width`: towards zero, saturating, `NaN` gives 0.
    FloatToSbv {
        width: u8,
        of: TermId,
    },
    /// At least two parts, none of them a concatenation, no two neighbours constant.
    StrConcat(Box<[TermId]>),
}

impl Node {
    /// Calls `visit` with each operand, from left to right.
    pub fn for_each_child(&self, mut visit: impl FnMut(TermId)) {
        match self {
            Node::Bool(_)
            | Node::Bits { .. }
            | Node::F32(_)
            | Node::F64(_)
            | Node::Str(_)
            | Node::Var(_) => {}
            Node::Unary(_, a)
            | Node::Extract { of: a, .. }
            | Node::Extend { of: a, .. }
            | Node::FloatToSbv { of: a, .. } => visit(*a),
            Node::Binary(_, a, b) => {
                visit(*a);
                visit(*b);
            }
            Node::Ite(c, a, b) => {
                visit(*c);
                visit(*a);
                visit(*b);
            }
            Node::StrConcat(parts) => parts.iter().copied().for_each(visit),
        }
    }

    pub fn is_const(&self) -> bool {
        matches!(
            self,
            Node::Bool(_) | Node::Bits { .. } | Node::F32(_) | Node::F64(_) | Node::Str(_)
        )
    }
}
