//! Export of assertions as an SMT-LIB 2 script (`QF_BVFP`), for other solvers.
//!
//! Each operator becomes one `define-fun`, so the script is as long as the terms are many, however they
//! are nested or shared. Texts and the remainder of floats (SMT-LIB's `fp.rem` rounds to nearest) can't
//! be said.

use std::fmt::Write as _;

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::signed_range;
use crate::term::{Sort, TermId, TermPool};

/// Why there is no script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotExpressible {
    /// The term that can't be said, in infix notation.
    pub term: String,
    pub reason: &'static str,
}

impl std::fmt::Display for NotExpressible {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "not expressible in SMT-LIB: {} ({})",
            self.term, self.reason
        )
    }
}

impl std::error::Error for NotExpressible {}

/// A script that declares the variables, asserts all `assertions` and asks for a model.
///
/// # Errors
/// The first term that can't be said.
pub fn script(pool: &TermPool, assertions: &[TermId]) -> Result<String, NotExpressible> {
    let mut out = String::from("(set-logic QF_BVFP)\n");
    for term in pool.subterms(assertions) {
        match pool.node(term) {
            Node::Var(variable) => {
                let (name, sort) = (pool.name(*variable), sort(pool, term)?);
                let _ = writeln!(
                    out,
                    "(declare-const {} {sort}) ; {}",
                    symbol(pool, term),
                    name.escape_debug()
                );
            }
            node if node.is_const() => {
                sort(pool, term)?;
            }
            _ => {
                let (sort, body) = (sort(pool, term)?, body(pool, term)?);
                let _ = writeln!(out, "(define-fun {} () {sort} {body})", symbol(pool, term));
            }
        }
    }
    for assertion in assertions {
        let _ = writeln!(out, "(assert {})", symbol(pool, *assertion));
    }
    out.push_str("(check-sat)\n(get-model)\n");
    Ok(out)
}

fn refuse(pool: &TermPool, term: TermId, reason: &'static str) -> NotExpressible {
    NotExpressible {
        term: crate::print::infix_within(pool, term, 80),
        reason,
    }
}

fn sort(pool: &TermPool, term: TermId) -> Result<String, NotExpressible> {
    Ok(match pool.sort(term) {
        Sort::Bool => "Bool".into(),
        Sort::BitVec(width) => format!("(_ BitVec {width})"),
        Sort::F32 => "(_ FloatingPoint 8 24)".into(),
        Sort::F64 => "(_ FloatingPoint 11 53)".into(),
        Sort::Str => return Err(refuse(pool, term, "it is a text")),
    })
}

fn exponent_and_significand(sort: Sort) -> &'static str {
    if sort == Sort::F32 { "8 24" } else { "11 53" }
}

/// A constant itself, else the name of the term.
fn symbol(pool: &TermPool, term: TermId) -> String {
    match pool.node(term) {
        Node::Bool(value) => value.to_string(),
        Node::Bits { width, value } => bits(u32::from(*width), *value),
        Node::F32(pattern) => format!("((_ to_fp 8 24) {})", bits(32, u64::from(*pattern))),
        Node::F64(pattern) => format!("((_ to_fp 11 53) {})", bits(64, *pattern)),
        Node::Var(variable) => format!("v{}", variable.index()),
        _ => format!("t{}", term.index()),
    }
}

fn bits(width: u32, value: u64) -> String {
    format!("#b{value:0width$b}", width = width as usize)
}

fn body(pool: &TermPool, term: TermId) -> Result<String, NotExpressible> {
    let name = |child: TermId| symbol(pool, child);
    let boolean = pool.sort(term) == Sort::Bool;
    Ok(match *pool.node(term) {
        Node::Unary(op, a) => {
            let a_name = name(a);
            let format = exponent_and_significand(pool.sort(term));
            match op {
                UnaryOp::Not if boolean => format!("(not {a_name})"),
                UnaryOp::Not => format!("(bvnot {a_name})"),
                UnaryOp::Neg => format!("(bvneg {a_name})"),
                UnaryOp::FNeg => format!("(fp.neg {a_name})"),
                UnaryOp::FAbs => format!("(fp.abs {a_name})"),
                UnaryOp::FSqrt => format!("(fp.sqrt RNE {a_name})"),
                UnaryOp::IsNan => format!("(fp.isNaN {a_name})"),
                UnaryOp::SbvToF32 | UnaryOp::SbvToF64 | UnaryOp::F32ToF64 | UnaryOp::F64ToF32 => {
                    format!("((_ to_fp {format}) RNE {a_name})")
                }
                UnaryOp::StrOfSbv | UnaryOp::StrOfChar | UnaryOp::StrOfBool => {
                    return Err(refuse(pool, term, "it is a text"));
                }
            }
        }
        Node::Binary(op, a, b) => {
            let function = match op {
                BinaryOp::FRem => {
                    return Err(refuse(pool, term, "the remainder of floats truncates"));
                }
                _ => function(op, pool.sort(a)),
            };
            format!("({function} {} {})", name(a), name(b))
        }
        Node::Ite(condition, then, otherwise) => {
            format!(
                "(ite {} {} {})",
                name(condition),
                name(then),
                name(otherwise)
            )
        }
        Node::Extract { hi, lo, of } => format!("((_ extract {hi} {lo}) {})", name(of)),
        Node::Extend { signed, width, of } => {
            let by = u32::from(width) - pool.width(of);
            let function = if signed { "sign_extend" } else { "zero_extend" };
            format!("((_ {function} {by}) {})", name(of))
        }
        Node::FloatToSbv { width, of } => {
            let width = u32::from(width);
            let (min, max) = signed_range(width);
            let format = exponent_and_significand(pool.sort(of));
            let limit =
                |number: i64| format!("((_ to_fp {format}) RNE {})", bits(64, number as u64));
            let (x, convert) = (
                name(of),
                format!("((_ fp.to_sbv {width}) RTZ {})", name(of)),
            );
            let (low, high) = (
                bits(width, min as u64 & ones(width)),
                bits(width, max as u64),
            );
            format!(
                "(ite (fp.isNaN {x}) {zero} (ite (fp.leq {x} {below}) {low} (ite (fp.geq {x} {above}) {high} {convert})))",
                zero = bits(width, 0),
                below = limit(min),
                above = limit(max),
            )
        }
        _ => return Err(refuse(pool, term, "it is a text")),
    })
}

fn ones(width: u32) -> u64 {
    crate::semantics::mask(width)
}

fn function(op: BinaryOp, sort: Sort) -> &'static str {
    use BinaryOp::*;
    let boolean = sort == Sort::Bool;
    match op {
        And if boolean => "and",
        Or if boolean => "or",
        Xor if boolean => "xor",
        And => "bvand",
        Or => "bvor",
        Xor => "bvxor",
        Eq => "=",
        Add => "bvadd",
        Sub => "bvsub",
        Mul => "bvmul",
        Shl => "bvshl",
        Lshr => "bvlshr",
        Ashr => "bvashr",
        Udiv => "bvudiv",
        Urem => "bvurem",
        Sdiv => "bvsdiv",
        Srem => "bvsrem",
        Ult => "bvult",
        Slt => "bvslt",
        Concat => "concat",
        FAdd => "fp.add RNE",
        FSub => "fp.sub RNE",
        FMul => "fp.mul RNE",
        FDiv => "fp.div RNE",
        FRem => "fp.rem",
        FLt => "fp.lt",
        FLe => "fp.leq",
        FEq => "fp.eq",
    }
}
