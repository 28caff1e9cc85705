//! Tests of the operators: corner values and laws.

use super::*;
use proptest::prelude::*;

const INT_CORNERS: [i32; 9] = [i32::MIN, i32::MIN + 1, -33, -1, 0, 1, 31, 32, i32::MAX];
const LONG_CORNERS: [i64; 9] = [i64::MIN, i64::MIN + 1, -65, -1, 0, 1, 63, 64, i64::MAX];

fn int_op(op: ArithmeticOp, left: i32, right: i32) -> i32 {
    binary_int(op, left, right).expect("no division by zero")
}

fn long_op(op: ArithmeticOp, left: i64, right: i64) -> i64 {
    binary_long(op, left, right).expect("no division by zero")
}

#[test]
fn int_corner_table() {
    use ArithmeticOp::*;
    for (op, left, right, expected) in [
        (Add, i32::MAX, 1, i32::MIN),
        (Sub, i32::MIN, 1, i32::MAX),
        (Mul, 65536, 65536, 0),
        (Mul, i32::MIN, -1, i32::MIN),
        (Div, i32::MIN, -1, i32::MIN),
        (Rem, i32::MIN, -1, 0),
        (Div, -7, 2, -3),
        (Rem, -7, 2, -1),
        (Rem, 7, -2, 1),
        (Shl, 1, 32, 1),
        (Shl, 1, 33, 2),
        (Shl, 1, -1, i32::MIN),
        (Shr, -1, 31, -1),
        (Shr, i32::MIN, 31, -1),
        (UShr, -1, 28, 15),
        (UShr, -1, 32, -1),
        (BitXor, -1, 1, -2),
    ] {
        assert_eq!(int_op(op, left, right), expected, "{left} {op:?} {right}");
    }
}

#[test]
fn long_corner_table() {
    use ArithmeticOp::*;
    for (op, left, right, expected) in [
        (Add, i64::MAX, 1, i64::MIN),
        (Mul, i64::MIN, -1, i64::MIN),
        (Div, i64::MIN, -1, i64::MIN),
        (Rem, i64::MIN, -1, 0),
        (Div, -7, 2, -3),
        (Rem, -7, 2, -1),
        (Shl, 1, 64, 1),
        (Shl, 1, -1, i64::MIN),
        (UShr, -1, 60, 15),
        (UShr, -1, 64, -1),
    ] {
        assert_eq!(long_op(op, left, right), expected, "{left} {op:?} {right}");
    }
}

#[test]
fn division_by_zero_is_the_only_failure() {
    for left in INT_CORNERS {
        assert_eq!(binary_int(ArithmeticOp::Div, left, 0), Err(DivisionByZero));
        assert_eq!(binary_int(ArithmeticOp::Rem, left, 0), Err(DivisionByZero));
    }
    for left in LONG_CORNERS {
        assert_eq!(binary_long(ArithmeticOp::Div, left, 0), Err(DivisionByZero));
        assert_eq!(binary_long(ArithmeticOp::Rem, left, 0), Err(DivisionByZero));
    }
    assert_eq!(
        binary_double(ArithmeticOp::Div, 1.0, -0.0),
        f64::NEG_INFINITY
    );
    assert!(binary_double(ArithmeticOp::Rem, 1.0, 0.0).is_nan());
}

#[test]
fn conversions_corner_table() {
    use Primitive::*;
    let double = |value: f64| double_slot(value);
    for (from, to, slot, expected) in [
        (Int, Byte, int_slot(0x1FF), int_slot(-1)),
        (Int, Byte, int_slot(128), int_slot(-128)),
        (Int, Short, int_slot(40000), int_slot(-25536)),
        (Int, Char, int_slot(-1), int_slot(65535)),
        (Byte, Char, int_slot(-1), int_slot(65535)),
        (Char, Short, int_slot(65535), int_slot(-1)),
        (Long, Int, long_slot(1 << 32), int_slot(0)),
        (Long, Byte, long_slot(-129), int_slot(127)),
        (Int, Long, int_slot(-5), long_slot(-5)),
        (Int, Float, int_slot(16_777_217), float_slot(16_777_216.0)),
        (
            Long,
            Double,
            long_slot(i64::MAX),
            double(9_223_372_036_854_775_808.0),
        ),
        (Double, Int, double(f64::NAN), int_slot(0)),
        (Double, Int, double(1e20), int_slot(i32::MAX)),
        (Double, Int, double(-1e20), int_slot(i32::MIN)),
        (Double, Long, double(f64::INFINITY), long_slot(i64::MAX)),
        (Double, Int, double(-3.9), int_slot(-3)),
        // By way of int: 300.7 → 300 → 44; 1e20 → MAX_VALUE → -1.
        (Double, Byte, double(300.7), int_slot(44)),
        (Double, Byte, double(1e20), int_slot(-1)),
        (Double, Char, double(-1.0), int_slot(65535)),
        (Float, Short, float_slot(70000.5), int_slot(4464)),
        (Double, Float, double(1e40), float_slot(f32::INFINITY)),
    ] {
        assert_eq!(
            convert(from, to, slot),
            expected,
            "{from:?} to {to:?} of {slot:#x}"
        );
    }
}

#[test]
fn comparisons_with_nan() {
    let nan = double_slot(f64::NAN);
    for op in [
        CompareOp::Lt,
        CompareOp::Le,
        CompareOp::Gt,
        CompareOp::Ge,
        CompareOp::Eq,
    ] {
        assert!(!compare(op, CompareKind::Double, nan, nan));
    }
    assert!(compare(CompareOp::Ne, CompareKind::Double, nan, nan));
    assert!(compare(
        CompareOp::Eq,
        CompareKind::Double,
        double_slot(0.0),
        double_slot(-0.0)
    ));
}

#[test]
fn text_of_doubles() {
    for (value, text) in [
        (0.0, "0.0"),
        (-0.0, "-0.0"),
        (1.0, "1.0"),
        (1.5, "1.5"),
        (100.0, "100.0"),
        (0.001, "0.001"),
        (0.00099, "9.9E-4"),
        (9999999.0, "9999999.0"),
        (1.0E7, "1.0E7"),
        (1.234567E7, "1.234567E7"),
        (12345.678, "12345.678"),
        (0.1 + 0.2, "0.30000000000000004"),
        (1e23, "9.999999999999999E22"),
        (2e23, "1.9999999999999998E23"),
        (2f64.powi(60) + 256.0, "1.15292150460684723E18"),
        (f64::MAX, "1.7976931348623157E308"),
        (5e-324, "4.9E-324"),
        (f64::NAN, "NaN"),
        (f64::NEG_INFINITY, "-Infinity"),
    ] {
        assert_eq!(double_to_string(value), text);
    }
    assert_eq!(float_to_string(0.1), "0.1");
    assert_eq!(float_to_string(3.4028235E38), "3.4028235E38");
    assert_eq!(float_to_string(1.0E10), "1.0E10");
}

fn arithmetic_op() -> impl Strategy<Value = ArithmeticOp> {
    use ArithmeticOp::*;
    proptest::sample::select(vec![
        Add, Sub, Mul, Div, Rem, Shl, Shr, UShr, BitAnd, BitOr, BitXor,
    ])
}

fn int_value() -> impl Strategy<Value = i32> {
    prop_oneof![any::<i32>(), proptest::sample::select(INT_CORNERS.to_vec())]
}

fn long_value() -> impl Strategy<Value = i64> {
    prop_oneof![
        any::<i64>(),
        proptest::sample::select(LONG_CORNERS.to_vec())
    ]
}

/// The mathematical result of an operator, then wrapped: an independent definition.
fn mathematical(op: ArithmeticOp, bits: u32, left: i128, right: i128) -> Option<i128> {
    use ArithmeticOp::*;
    let modulus = 1i128 << bits;
    let distance = right.rem_euclid(i128::from(bits)) as u32;
    let value = match op {
        Add => left + right,
        Sub => left - right,
        Mul => (left * right.rem_euclid(modulus)) % modulus,
        Div if right == 0 => return None,
        Rem if right == 0 => return None,
        Div => left / right,
        Rem => left - (left / right) * right,
        Shl => (left.rem_euclid(modulus) << distance) % modulus,
        Shr => left.div_euclid(1 << distance),
        UShr => left.rem_euclid(modulus) >> distance,
        BitAnd => left & right,
        BitOr => left | right,
        BitXor => left ^ right,
    };
    let wrapped = value.rem_euclid(modulus);
    Some(if wrapped >= modulus / 2 {
        wrapped - modulus
    } else {
        wrapped
    })
}

proptest! {
    #[test]
    fn int_operators_are_the_mathematical_ones_wrapped(
        op in arithmetic_op(), left in int_value(), right in int_value(),
    ) {
        let expected = mathematical(op, 32, left.into(), right.into());
        prop_assert_eq!(binary_int(op, left, right).ok().map(i128::from), expected);
        let slots = binary(op, NumericKind::Int, int_slot(left), int_slot(right));
        prop_assert_eq!(slots.ok().map(|slot| i128::from(slot as i64)), expected);
    }

    #[test]
    fn long_operators_are_the_mathematical_ones_wrapped(
        op in arithmetic_op(), left in long_value(), right in int_value(),
    ) {
        // Multiplication of two full longs doesn't fit i128 before the reduction; one side is small.
        let expected = mathematical(op, 64, left.into(), right.into());
        prop_assert_eq!(binary_long(op, left, right.into()).ok().map(i128::from), expected);
    }

    #[test]
    fn division_and_remainder_fit_together(left in int_value(), right in int_value()) {
        prop_assume!(right != 0);
        let quotient = int_op(ArithmeticOp::Div, left, right);
        let remainder = int_op(ArithmeticOp::Rem, left, right);
        prop_assert_eq!(quotient.wrapping_mul(right).wrapping_add(remainder), left);
    }

    #[test]
    fn widening_is_exact_where_the_target_has_room(value in int_value()) {
        let double = convert(Primitive::Int, Primitive::Double, int_slot(value));
        prop_assert_eq!(convert(Primitive::Double, Primitive::Int, double), int_slot(value));
        let long = convert(Primitive::Int, Primitive::Long, int_slot(value));
        prop_assert_eq!(convert(Primitive::Long, Primitive::Int, long), int_slot(value));
    }

    #[test]
    fn narrow_values_are_in_range(value in int_value()) {
        prop_assert_eq!(narrow_int(Primitive::Byte, value), value << 24 >> 24);
        prop_assert_eq!(narrow_int(Primitive::Short, value), value << 16 >> 16);
        prop_assert_eq!(narrow_int(Primitive::Char, value), value & 0xFFFF);
    }

    #[test]
    fn text_of_a_double_reads_back(bits in any::<u64>()) {
        let value = f64::from_bits(bits);
        prop_assume!(value.is_finite());
        prop_assert_eq!(double_to_string(value).parse::<f64>().map(f64::to_bits), Ok(bits));
    }
}
