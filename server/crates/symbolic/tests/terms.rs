//! Law: evaluating the term of an operator gives what `java::ops` computes, for all operand values
//! and above all the corner values.

use constraints::{Evaluator, Model, TermPool};
use interp::machine::Slot;
use java::ir::{ArithmeticOp, CompareKind, CompareOp, NumericKind, UnaryOp};
use java::ops;
use java::types::Primitive;
use proptest::prelude::*;
use symbolic::terms::{self, Shadowed, bits_of, sort_of, value_of};

const OPS: [ArithmeticOp; 11] = [
    ArithmeticOp::Add,
    ArithmeticOp::Sub,
    ArithmeticOp::Mul,
    ArithmeticOp::Div,
    ArithmeticOp::Rem,
    ArithmeticOp::Shl,
    ArithmeticOp::Shr,
    ArithmeticOp::UShr,
    ArithmeticOp::BitAnd,
    ArithmeticOp::BitOr,
    ArithmeticOp::BitXor,
];
const COMPARES: [CompareOp; 6] = [
    CompareOp::Lt,
    CompareOp::Le,
    CompareOp::Gt,
    CompareOp::Ge,
    CompareOp::Eq,
    CompareOp::Ne,
];
const PRIMITIVES: [Primitive; 7] = [
    Primitive::Byte,
    Primitive::Short,
    Primitive::Char,
    Primitive::Int,
    Primitive::Long,
    Primitive::Float,
    Primitive::Double,
];

fn primitive_of(kind: NumericKind) -> Primitive {
    match kind {
        NumericKind::Int => Primitive::Int,
        NumericKind::Long => Primitive::Long,
        NumericKind::Float => Primitive::Float,
        NumericKind::Double => Primitive::Double,
    }
}

/// Variables with values: `bits` are the slot's, the term is a fresh variable.
struct Bench {
    pool: TermPool,
    model: Model,
}

impl Bench {
    fn new() -> Self {
        Bench {
            pool: TermPool::new(),
            model: Model::new(),
        }
    }

    fn open(&mut self, primitive: Primitive, bits: u64) -> Shadowed {
        let sort = sort_of(primitive);
        let term = self.pool.fresh_var("x", sort);
        self.model.set(term, value_of(sort, bits));
        Slot {
            bits,
            shadow: Some(term),
        }
    }

    fn bits(&self, primitive: Primitive, term: constraints::TermId) -> u64 {
        let value = Evaluator::new(&self.pool, &self.model).eval(term);
        bits_of(sort_of(primitive), &value).expect("a value of the sort")
    }
}

fn same(primitive: Primitive, expected: u64, actual: u64) -> bool {
    match primitive {
        Primitive::Float => {
            let (a, b) = (ops::slot_float(expected), ops::slot_float(actual));
            a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
        }
        Primitive::Double => {
            let (a, b) = (ops::slot_double(expected), ops::slot_double(actual));
            a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
        }
        _ => expected == actual,
    }
}

fn check_binary(kind: NumericKind, left: u64, right: u64, distance: i32) {
    let primitive = primitive_of(kind);
    for op in OPS {
        let is_shift = matches!(
            op,
            ArithmeticOp::Shl | ArithmeticOp::Shr | ArithmeticOp::UShr
        );
        let is_bitwise = matches!(
            op,
            ArithmeticOp::BitAnd | ArithmeticOp::BitOr | ArithmeticOp::BitXor
        );
        if matches!(kind, NumericKind::Float | NumericKind::Double) && (is_shift || is_bitwise) {
            continue;
        }
        let right = if is_shift {
            ops::int_slot(distance)
        } else {
            right
        };
        let Ok(expected) = ops::binary(op, kind, left, right) else {
            continue;
        };
        let mut bench = Bench::new();
        let a = bench.open(primitive, left);
        let b = bench.open(if is_shift { Primitive::Int } else { primitive }, right);
        let term = terms::binary(&mut bench.pool, op, kind, a, b);
        let actual = bench.bits(primitive, term);
        assert!(
            same(primitive, expected, actual),
            "{op:?} {kind:?} {left:#x} {right:#x}: {expected:#x}, term gives {actual:#x}"
        );
    }
    let compare_kind = match kind {
        NumericKind::Int => CompareKind::Int,
        NumericKind::Long => CompareKind::Long,
        NumericKind::Float => CompareKind::Float,
        NumericKind::Double => CompareKind::Double,
    };
    for op in COMPARES {
        let expected = ops::compare(op, compare_kind, left, right);
        let mut bench = Bench::new();
        let a = bench.open(primitive, left);
        let b = bench.open(primitive, right);
        let term =
            terms::compare(&mut bench.pool, op, compare_kind, a, b).expect("numbers compare");
        assert_eq!(
            bench.bits(Primitive::Boolean, term) == 1,
            expected,
            "{op:?} {left:#x} {right:#x}"
        );
    }
}

fn check_unary_and_conversions(from: Primitive, bits: u64) {
    for to in PRIMITIVES {
        let expected = ops::convert(from, to, bits);
        let mut bench = Bench::new();
        let operand = bench.open(from, bits);
        let term = terms::convert(&mut bench.pool, from, to, operand);
        let actual = bench.bits(to, term);
        assert!(
            same(to, expected, actual),
            "{from:?} to {to:?} of {bits:#x}: {expected:#x}, term gives {actual:#x}"
        );
    }
    let kind = match from {
        Primitive::Int => NumericKind::Int,
        Primitive::Long => NumericKind::Long,
        Primitive::Float => NumericKind::Float,
        Primitive::Double => NumericKind::Double,
        _ => return,
    };
    let is_float = matches!(kind, NumericKind::Float | NumericKind::Double);
    for op in [UnaryOp::Negate, UnaryOp::BitNot] {
        if is_float && op == UnaryOp::BitNot {
            continue;
        }
        let expected = ops::unary(op, kind, bits);
        let mut bench = Bench::new();
        let operand = bench.open(from, bits);
        let term = terms::unary(&mut bench.pool, op, kind, operand);
        assert!(
            same(from, expected, bench.bits(from, term)),
            "{op:?} {bits:#x}"
        );
    }
}

const INTS: [i32; 12] = [
    0,
    1,
    -1,
    2,
    -2,
    7,
    31,
    32,
    33,
    i32::MAX,
    i32::MIN,
    i32::MIN + 1,
];
const LONGS: [i64; 12] = [
    0,
    1,
    -1,
    3,
    63,
    64,
    -64,
    1 << 32,
    i64::MAX,
    i64::MIN,
    i64::MIN + 1,
    i32::MIN as i64 - 1,
];
const DOUBLES: [f64; 14] = [
    0.0,
    -0.0,
    1.0,
    -1.5,
    0.1,
    1e-320,
    1e300,
    -1e300,
    f64::MAX,
    f64::MIN_POSITIVE,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    2147483648.0,
];

#[test]
fn corner_values_of_ints() {
    for a in INTS {
        for b in INTS {
            check_binary(NumericKind::Int, ops::int_slot(a), ops::int_slot(b), b);
        }
        for from in [
            Primitive::Byte,
            Primitive::Short,
            Primitive::Char,
            Primitive::Int,
        ] {
            check_unary_and_conversions(from, ops::convert(Primitive::Int, from, ops::int_slot(a)));
        }
    }
}

#[test]
fn corner_values_of_longs() {
    for a in LONGS {
        for b in LONGS {
            check_binary(
                NumericKind::Long,
                ops::long_slot(a),
                ops::long_slot(b),
                b as i32,
            );
        }
        check_unary_and_conversions(Primitive::Long, ops::long_slot(a));
    }
}

#[test]
fn corner_values_of_floats_and_doubles() {
    for a in DOUBLES {
        for b in DOUBLES {
            check_binary(
                NumericKind::Double,
                ops::double_slot(a),
                ops::double_slot(b),
                0,
            );
            let (a, b) = (a as f32, b as f32);
            check_binary(
                NumericKind::Float,
                ops::float_slot(a),
                ops::float_slot(b),
                0,
            );
        }
        check_unary_and_conversions(Primitive::Double, ops::double_slot(a));
        check_unary_and_conversions(Primitive::Float, ops::float_slot(a as f32));
    }
}

proptest! {
    #[test]
    fn random_ints(a: i32, b: i32, distance: i32) {
        check_binary(NumericKind::Int, ops::int_slot(a), ops::int_slot(b), distance);
        check_unary_and_conversions(Primitive::Int, ops::int_slot(a));
    }

    #[test]
    fn random_longs(a: i64, b: i64, distance: i32) {
        check_binary(NumericKind::Long, ops::long_slot(a), ops::long_slot(b), distance);
        check_unary_and_conversions(Primitive::Long, ops::long_slot(a));
    }

    #[test]
    fn random_doubles(a: u64, b: u64) {
        check_binary(NumericKind::Double, a, b, 0);
        check_unary_and_conversions(Primitive::Double, a);
    }
}
