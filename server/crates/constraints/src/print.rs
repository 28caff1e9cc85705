//! Terms as text for people: `x * 31 + y == 7 && !(a <u b)`.
//!
//! Signed numbers are the default; unsigned operators end in `u`. Shared subterms are written out each
//! time, so the text is cut at a limit.

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::signed;
use crate::term::{Sort, TermId, TermPool};

/// Characters after which [`infix`] stops with `…`.
pub const DEFAULT_LIMIT: usize = 4_000;

/// The term in infix notation, at most [`DEFAULT_LIMIT`] characters.
pub fn infix(pool: &TermPool, term: TermId) -> String {
    infix_within(pool, term, DEFAULT_LIMIT)
}

/// [`infix`] of about at most `limit` characters.
pub fn infix_within(pool: &TermPool, term: TermId, limit: usize) -> String {
    let mut out = String::new();
    // Pieces still to be written, the next one last. A term has the precedence of its surroundings.
    let mut stack = vec![Piece::Term(term, 0)];
    while let Some(piece) = stack.pop() {
        if out.len() > limit {
            out.push('…');
            break;
        }
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Term(term, outer) => write_term(pool, term, outer, &mut out, &mut stack),
        }
    }
    out
}

enum Piece {
    Text(&'static str),
    Term(TermId, u8),
}

/// How tightly calls and atoms bind.
const UNARY: u8 = 12;

fn write_term(pool: &TermPool, term: TermId, outer: u8, out: &mut String, stack: &mut Vec<Piece>) {
    let mut call = |name: &str, arguments: &[TermId]| {
        out.push_str(name);
        out.push('(');
        stack.push(Piece::Text(")"));
        for (index, argument) in arguments.iter().enumerate().rev() {
            stack.push(Piece::Term(*argument, 0));
            if index > 0 {
                stack.push(Piece::Text(", "));
            }
        }
    };
    match pool.node(term) {
        Node::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
        Node::Bits { width, value } => {
            out.push_str(&signed(u32::from(*width), *value).to_string());
        }
        Node::F32(bits) => out.push_str(&format!("{:?}f", f32::from_bits(*bits))),
        Node::F64(bits) => out.push_str(&format!("{:?}", f64::from_bits(*bits))),
        Node::Str(units) => out.push_str(&format!("{:?}", String::from_utf16_lossy(units))),
        Node::Var(variable) => out.push_str(pool.name(*variable)),
        Node::Unary(UnaryOp::Not, a) => match negated_comparison(pool, *a) {
            Some((operator, precedence, left, right)) => {
                binary(operator, precedence, left, right, outer, out, stack);
            }
            None => {
                out.push_str(if pool.sort(term) == Sort::Bool {
                    "!"
                } else {
                    "~"
                });
                stack.push(Piece::Term(*a, UNARY));
            }
        },
        Node::Unary(UnaryOp::Neg | UnaryOp::FNeg, a) => {
            out.push('-');
            stack.push(Piece::Term(*a, UNARY));
        }
        Node::Unary(op, a) => call(function(*op), &[*a]),
        Node::Binary(BinaryOp::Concat, a, b) => call("concat", &[*a, *b]),
        Node::Binary(BinaryOp::FEq, a, b) => {
            binary(" == ", 6, *a, *b, outer, out, stack);
        }
        Node::Binary(BinaryOp::Eq, a, b) if pool.sort(*a).is_float() => {
            call("identical", &[*a, *b]);
        }
        Node::Binary(op, a, b) => {
            let (operator, precedence) = operator(*op, pool.sort(*a));
            binary(operator, precedence, *a, *b, outer, out, stack);
        }
        Node::Ite(condition, then, otherwise) => {
            if outer > 0 {
                out.push('(');
                stack.push(Piece::Text(")"));
            }
            stack.push(Piece::Term(*otherwise, 1));
            stack.push(Piece::Text(" : "));
            stack.push(Piece::Term(*then, 1));
            stack.push(Piece::Text(" ? "));
            stack.push(Piece::Term(*condition, 1));
        }
        Node::Extract { hi, lo, of } => {
            out.push_str(&format!("bits{hi}to{lo}("));
            stack.push(Piece::Text(")"));
            stack.push(Piece::Term(*of, 0));
        }
        Node::Extend { signed, width, of } => {
            let name = format!("{}{width}", if *signed { "sext" } else { "zext" });
            call(&name, &[*of]);
        }
        Node::FloatToSbv { width, of } => call(&format!("int{width}"), &[*of]),
        Node::StrConcat(parts) => call("text", parts),
    }
}

fn binary(
    operator: &'static str,
    precedence: u8,
    left: TermId,
    right: TermId,
    outer: u8,
    out: &mut String,
    stack: &mut Vec<Piece>,
) {
    if precedence < outer {
        out.push('(');
        stack.push(Piece::Text(")"));
    }
    stack.push(Piece::Term(right, precedence + 1));
    stack.push(Piece::Text(operator));
    stack.push(Piece::Term(left, precedence));
}

/// `!(b < a)` as `a <= b`, and so on.
fn negated_comparison(
    pool: &TermPool,
    inner: TermId,
) -> Option<(&'static str, u8, TermId, TermId)> {
    match *pool.node(inner) {
        Node::Binary(BinaryOp::Slt, b, a) => Some((" <= ", 7, a, b)),
        Node::Binary(BinaryOp::Ult, b, a) => Some((" <=u ", 7, a, b)),
        Node::Binary(BinaryOp::Eq, a, b) if !pool.sort(a).is_float() => Some((" != ", 6, a, b)),
        Node::Binary(BinaryOp::FEq, a, b) => Some((" != ", 6, a, b)),
        Node::Binary(BinaryOp::Xor, a, b) if pool.sort(a) == Sort::Bool => Some((" == ", 6, a, b)),
        _ => None,
    }
}

fn operator(op: BinaryOp, sort: Sort) -> (&'static str, u8) {
    use BinaryOp::*;
    match op {
        Or if sort == Sort::Bool => (" || ", 1),
        And if sort == Sort::Bool => (" && ", 2),
        Or => (" | ", 3),
        Xor if sort == Sort::Bool => (" != ", 6),
        Xor => (" ^ ", 4),
        And => (" & ", 5),
        Eq | FEq => (" == ", 6),
        Slt | FLt => (" < ", 7),
        FLe => (" <= ", 7),
        Ult => (" <u ", 7),
        Shl => (" << ", 8),
        Ashr => (" >> ", 8),
        Lshr => (" >>> ", 8),
        Add | FAdd => (" + ", 9),
        Sub | FSub => (" - ", 9),
        Mul | FMul => (" * ", 10),
        Sdiv | FDiv => (" / ", 10),
        Srem | FRem => (" % ", 10),
        Udiv => (" /u ", 10),
        Urem => (" %u ", 10),
        Concat => (" ++ ", 10),
    }
}

fn function(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Not => "not",
        UnaryOp::Neg | UnaryOp::FNeg => "neg",
        UnaryOp::FAbs => "abs",
        UnaryOp::FSqrt => "sqrt",
        UnaryOp::IsNan => "isNaN",
        UnaryOp::SbvToF32 | UnaryOp::F64ToF32 => "float",
        UnaryOp::SbvToF64 | UnaryOp::F32ToF64 => "double",
        UnaryOp::StrOfSbv | UnaryOp::StrOfChar | UnaryOp::StrOfBool => "text",
    }
}
