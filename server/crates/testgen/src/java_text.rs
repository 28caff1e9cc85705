//! Terms as Java expressions.
//!
//! What must hold: what is written means the same in Java where Java can say it; bit operations that
//! conversions leave behind are written as the conversions.

use constraints::{BinaryOp, Node, Sort, TermId, TermPool, UnaryOp, Value};
use java::types::Primitive;

/// Terms inside each other that are written.
const DEPTH: u32 = 12;

/// What a writer must know of variables.
pub(crate) struct JavaText<'a> {
    pub(crate) pool: &'a TermPool,
    /// Whether a variable is a `char`.
    pub(crate) is_char: &'a dyn Fn(TermId) -> bool,
}

impl JavaText<'_> {
    /// The condition, alone or as an operand of `&&`.
    pub(crate) fn condition(&self, term: TermId, is_operand: bool) -> String {
        self.write(term, if is_operand { 4 } else { 0 }, 0)
    }

    fn write(&self, term: TermId, outer: u8, depth: u32) -> String {
        if depth > DEPTH {
            return "…".to_owned();
        }
        let sub = |term: TermId, precedence: u8| self.write(term, precedence, depth + 1);
        match self.pool.node(term) {
            Node::Bool(_) | Node::Bits { .. } | Node::F32(_) | Node::F64(_) | Node::Str(_) => {
                self.constant(term)
            }
            Node::Var(variable) => self.pool.name(*variable).to_string(),
            Node::Unary(op, a) => self.unary(*op, *a, outer, depth),
            Node::Binary(op, a, b) => self.binary(*op, *a, *b, false, outer, depth),
            Node::Ite(condition, then, otherwise) => {
                let text = format!(
                    "{} ? {} : {}",
                    sub(*condition, 2),
                    sub(*then, 1),
                    sub(*otherwise, 1)
                );
                within(text, 1, outer)
            }
            Node::Extract { hi: 7, lo: 0, of } => {
                within(format!("(byte) {}", sub(*of, 13)), 13, outer)
            }
            Node::Extract { hi: 15, lo: 0, of } if self.is_char_like(*of) => sub(*of, outer),
            Node::Extract { hi: 15, lo: 0, of } => {
                within(format!("(char) {}", sub(*of, 13)), 13, outer)
            }
            Node::Extract { hi: 31, lo: 0, of } => {
                within(format!("(int) {}", sub(*of, 13)), 13, outer)
            }
            Node::Extract { lo, of, .. } => within(format!("{} >>> {lo}", sub(*of, 10)), 10, outer),
            Node::Extend { of, .. } => sub(*of, outer),
            Node::FloatToSbv { width, of } => {
                let ty = if *width == 64 { "long" } else { "int" };
                within(format!("({ty}) {}", sub(*of, 13)), 13, outer)
            }
            Node::StrConcat(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| sub(*part, 11)).collect();
                within(parts.join(" + "), 11, outer)
            }
        }
    }

    fn constant(&self, term: TermId) -> String {
        match (self.pool.as_const(term), self.pool.sort(term)) {
            (Some(Value::Bool(value)), _) => value.to_string(),
            (Some(Value::Bits(bits)), Sort::BitVec(64)) => {
                let text = crate::show::primitive(Primitive::Long, bits);
                match i32::try_from(bits as i64) {
                    Ok(_) => text,
                    Err(_) => format!("{text}L"),
                }
            }
            (Some(value @ Value::Bits(_)), Sort::BitVec(width)) => {
                value.as_signed(width).unwrap_or(0).to_string()
            }
            (Some(Value::F32(value)), _) if value.is_nan() || value.is_infinite() => {
                not_finite("Float", f64::from(value))
            }
            (Some(Value::F64(value)), _) if value.is_nan() || value.is_infinite() => {
                not_finite("Double", value)
            }
            (Some(Value::F32(value)), _) => {
                format!(
                    "{}f",
                    crate::show::primitive(Primitive::Float, u64::from(value.to_bits()))
                )
            }
            (Some(Value::F64(value)), _) => {
                crate::show::primitive(Primitive::Double, value.to_bits())
            }
            _ => match self.pool.node(term) {
                Node::Str(units) => crate::show::string(units),
                _ => "…".to_owned(),
            },
        }
    }

    fn is_char_like(&self, term: TermId) -> bool {
        match self.pool.node(term) {
            Node::Var(_) => (self.is_char)(term),
            Node::Extract { of, .. } | Node::Extend { of, .. } => self.is_char_like(*of),
            _ => false,
        }
    }

    fn unary(&self, op: UnaryOp, a: TermId, outer: u8, depth: u32) -> String {
        let sub = |precedence: u8| self.write(a, precedence, depth + 1);
        match op {
            UnaryOp::Not => match self.pool.node(a) {
                Node::Unary(UnaryOp::Not, inner) if self.pool.sort(a) == Sort::Bool => {
                    self.write(*inner, outer, depth + 1)
                }
                Node::Binary(op, left, right) if self.pool.sort(a) == Sort::Bool => {
                    self.binary(*op, *left, *right, true, outer, depth)
                }
                _ if self.pool.sort(a) == Sort::Bool => within(format!("!{}", sub(14)), 14, outer),
                _ => within(format!("~{}", sub(14)), 14, outer),
            },
            UnaryOp::Neg | UnaryOp::FNeg => within(format!("-{}", sub(14)), 14, outer),
            UnaryOp::FAbs => format!("Math.abs({})", sub(0)),
            UnaryOp::FSqrt => format!("Math.sqrt({})", sub(0)),
            UnaryOp::IsNan => format!("Double.isNaN({})", sub(0)),
            UnaryOp::SbvToF32 | UnaryOp::F64ToF32 => {
                within(format!("(float) {}", sub(13)), 13, outer)
            }
            UnaryOp::SbvToF64 | UnaryOp::F32ToF64 => {
                within(format!("(double) {}", sub(13)), 13, outer)
            }
            UnaryOp::StrOfSbv | UnaryOp::StrOfChar | UnaryOp::StrOfBool => sub(outer),
        }
    }

    fn binary(
        &self,
        op: BinaryOp,
        a: TermId,
        b: TermId,
        is_negated: bool,
        outer: u8,
        depth: u32,
    ) -> String {
        let is_bool = self.pool.sort(a) == Sort::Bool;
        // A constant stands on the right.
        let swaps = self.pool.is_const(a) && !self.pool.is_const(b);
        let comparison = |plain: (&'static str, &'static str),
                          negated: (&'static str, &'static str)| {
            let (direct, swapped) = if is_negated { negated } else { plain };
            if swaps {
                (b, swapped, a)
            } else {
                (a, direct, b)
            }
        };
        let infix = match op {
            BinaryOp::Eq if self.pool.sort(a) == Sort::Str => {
                let (left, right) = if swaps { (b, a) } else { (a, b) };
                let text = format!(
                    "{}.equals({})",
                    self.write(left, 14, depth + 1),
                    self.write(right, 0, depth + 1)
                );
                return if is_negated { format!("!{text}") } else { text };
            }
            BinaryOp::Eq | BinaryOp::FEq => Some((comparison(("==", "=="), ("!=", "!=")), 8)),
            BinaryOp::Slt | BinaryOp::Ult => Some((comparison(("<", ">"), (">=", "<=")), 9)),
            // The negation holds of what isn't a number too.
            BinaryOp::FLt | BinaryOp::FLe if is_negated => {
                let text = self.binary(op, a, b, false, 14, depth);
                return within(format!("!{text}"), 14, outer);
            }
            BinaryOp::FLt => Some((comparison(("<", ">"), ("", "")), 9)),
            BinaryOp::FLe => Some((comparison(("<=", ">="), ("", "")), 9)),
            BinaryOp::Xor if is_bool => Some((comparison(("!=", "!="), ("==", "==")), 8)),
            _ => None,
        };
        if let Some(((left, operator, right), precedence)) = infix {
            let left_text = self.write(left, precedence, depth + 1);
            let right_text = match self.pool.as_bits(right) {
                Some(unit) if self.is_char_like(left) && unit < 0x1_0000 => {
                    crate::show::primitive(Primitive::Char, unit)
                }
                _ => self.write(right, precedence + 1, depth + 1),
            };
            return within(
                format!("{left_text} {operator} {right_text}"),
                precedence,
                outer,
            );
        }
        if is_negated {
            // De Morgan, for conjunctions and disjunctions of conditions.
            let (operator, precedence) = match op {
                BinaryOp::And => ("||", 3),
                BinaryOp::Or => ("&&", 4),
                _ => {
                    let text = self.binary(op, a, b, false, 14, depth + 1);
                    return within(format!("!{text}"), 14, outer);
                }
            };
            let left = self.unary(UnaryOp::Not, a, precedence, depth + 1);
            let right = self.unary(UnaryOp::Not, b, precedence, depth + 1);
            return within(format!("{left} {operator} {right}"), precedence, outer);
        }
        let (operator, precedence) = match op {
            BinaryOp::And if is_bool => ("&&", 4),
            BinaryOp::Or if is_bool => ("||", 3),
            BinaryOp::And => ("&", 7),
            BinaryOp::Or => ("|", 5),
            BinaryOp::Xor => ("^", 6),
            BinaryOp::Add | BinaryOp::FAdd => ("+", 11),
            BinaryOp::Sub | BinaryOp::FSub => ("-", 11),
            BinaryOp::Mul | BinaryOp::FMul => ("*", 12),
            BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::FDiv => ("/", 12),
            BinaryOp::Srem | BinaryOp::Urem | BinaryOp::FRem => ("%", 12),
            BinaryOp::Shl => ("<<", 10),
            BinaryOp::Ashr => (">>", 10),
            BinaryOp::Lshr => (">>>", 10),
            _ => ("?", 1),
        };
        // `x + -3` is `x - 3`.
        let negative = self
            .pool
            .as_const(b)
            .and_then(|value| value.as_signed(self.pool.sort(b).width()?))
            .filter(|value| op == BinaryOp::Add && *value < 0 && *value > i64::from(i32::MIN));
        let left = self.write(a, precedence, depth + 1);
        let text = match negative {
            Some(value) => format!("{left} - {}", -value),
            None => format!(
                "{left} {operator} {}",
                self.write(b, precedence + 1, depth + 1)
            ),
        };
        within(text, precedence, outer)
    }
}

fn not_finite(class: &str, value: f64) -> String {
    let name = match value {
        value if value.is_nan() => "NaN",
        value if value > 0.0 => "POSITIVE_INFINITY",
        _ => "NEGATIVE_INFINITY",
    };
    format!("{class}.{name}")
}

fn within(text: String, precedence: u8, outer: u8) -> String {
    if precedence < outer {
        format!("({text})")
    } else {
        text
    }
}
