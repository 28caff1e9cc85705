//! Replacing subterms, with everything above them built (and so simplified) again.

use rustc_hash::FxHashMap;

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::term::{TermId, TermPool};

/// `term` with each key of `replacements` replaced by its value, which has the key's sort.
pub fn substitute(
    pool: &mut TermPool,
    term: TermId,
    replacements: &FxHashMap<TermId, TermId>,
) -> TermId {
    let mut done = replacements.clone();
    substitute_cached(pool, term, &mut done)
}

/// [`substitute`] for many terms: `done` holds the replacements and gathers all results.
pub(crate) fn substitute_cached(
    pool: &mut TermPool,
    term: TermId,
    done: &mut FxHashMap<TermId, TermId>,
) -> TermId {
    let mut stack = vec![term];
    while let Some(&top) = stack.last() {
        if done.contains_key(&top) {
            stack.pop();
            continue;
        }
        let before = stack.len();
        pool.node(top).for_each_child(|child| {
            if !done.contains_key(&child) {
                stack.push(child);
            }
        });
        if stack.len() == before {
            let result = rebuild(pool, top, |child| {
                done.get(&child).copied().unwrap_or(child)
            });
            done.insert(top, result);
            stack.pop();
        }
    }
    done.get(&term).copied().unwrap_or(term)
}

/// The term's operator over other operands; the term itself if none changes.
pub(crate) fn rebuild(
    pool: &mut TermPool,
    term: TermId,
    operand: impl Fn(TermId) -> TermId,
) -> TermId {
    let mut changed = false;
    pool.node(term)
        .for_each_child(|child| changed |= operand(child) != child);
    if !changed {
        return term;
    }
    match pool.node(term).clone() {
        Node::Unary(op, a) => {
            let a = operand(a);
            match op {
                UnaryOp::Not => pool.not(a),
                UnaryOp::Neg => pool.neg(a),
                UnaryOp::FNeg => pool.fneg(a),
                UnaryOp::FAbs => pool.fabs(a),
                UnaryOp::FSqrt => pool.fsqrt(a),
                UnaryOp::IsNan => pool.is_nan(a),
                UnaryOp::SbvToF32 => pool.sbv_to_f32(a),
                UnaryOp::SbvToF64 => pool.sbv_to_f64(a),
                UnaryOp::F32ToF64 => pool.f32_to_f64(a),
                UnaryOp::F64ToF32 => pool.f64_to_f32(a),
                UnaryOp::StrOfSbv => pool.str_of_sbv(a),
                UnaryOp::StrOfChar => pool.str_of_char(a),
                UnaryOp::StrOfBool => pool.str_of_bool(a),
            }
        }
        Node::Binary(op, a, b) => {
            let (a, b) = (operand(a), operand(b));
            match op {
                BinaryOp::And => pool.and(a, b),
                BinaryOp::Or => pool.or(a, b),
                BinaryOp::Xor => pool.xor(a, b),
                BinaryOp::Eq => pool.eq(a, b),
                BinaryOp::Add => pool.add(a, b),
                BinaryOp::Sub => pool.sub(a, b),
                BinaryOp::Mul => pool.mul(a, b),
                BinaryOp::Shl => pool.shl(a, b),
                BinaryOp::Lshr => pool.lshr(a, b),
                BinaryOp::Ashr => pool.ashr(a, b),
                BinaryOp::Udiv => pool.udiv(a, b),
                BinaryOp::Urem => pool.urem(a, b),
                BinaryOp::Sdiv => pool.sdiv(a, b),
                BinaryOp::Srem => pool.srem(a, b),
                BinaryOp::Ult => pool.ult(a, b),
                BinaryOp::Slt => pool.slt(a, b),
                BinaryOp::Concat => pool.concat(a, b),
                BinaryOp::FAdd => pool.fadd(a, b),
                BinaryOp::FSub => pool.fsub(a, b),
                BinaryOp::FMul => pool.fmul(a, b),
                BinaryOp::FDiv => pool.fdiv(a, b),
                BinaryOp::FRem => pool.frem(a, b),
                BinaryOp::FLt => pool.flt(a, b),
                BinaryOp::FLe => pool.fle(a, b),
                BinaryOp::FEq => pool.feq(a, b),
            }
        }
        Node::Ite(condition, then, otherwise) => {
            let (condition, then, otherwise) =
                (operand(condition), operand(then), operand(otherwise));
            pool.ite(condition, then, otherwise)
        }
        Node::Extract { hi, lo, of } => {
            let of = operand(of);
            pool.extract(u32::from(hi), u32::from(lo), of)
        }
        Node::Extend { signed, width, of } => {
            let of = operand(of);
            if signed {
                pool.sext(of, u32::from(width))
            } else {
                pool.zext(of, u32::from(width))
            }
        }
        Node::FloatToSbv { width, of } => {
            let of = operand(of);
            pool.float_to_sbv(of, u32::from(width))
        }
        Node::StrConcat(parts) => {
            let parts: Vec<TermId> = parts.iter().map(|part| operand(*part)).collect();
            pool.str_concat(&parts)
        }
        Node::Bool(_)
        | Node::Bits { .. }
        | Node::F32(_)
        | Node::F64(_)
        | Node::Str(_)
        | Node::Var(_) => term,
    }
}
