//! Builders, evaluator and blaster against plain arithmetic.

mod common;

use budget::{Budget, Stop};
use common::{CMPS, OPS, Scene, Values, apply, compare, corners, expected_cmp, expected_op};
use constraints::{Outcome, Reason, Solver, Sort, TermId, TermPool, Value, eval};
use proptest::prelude::*;

/// The simplifier folds constants to what arithmetic says.
#[test]
fn constants_fold_to_the_arithmetic_result_at_all_corners() {
    let mut pool = TermPool::new();
    for width in [1, 2, 7, 8, 16, 32, 63, 64] {
        for a in corners(width) {
            for b in corners(width) {
                let (x, y) = (pool.bv_const(width, a), pool.bv_const(width, b));
                for op in OPS {
                    let term = apply(&mut pool, op, x, y);
                    let expected = expected_op(width, op, a, b);
                    assert_eq!(pool.as_bits(term), Some(expected), "{op:?} {width} {a} {b}");
                }
                for cmp in CMPS {
                    let term = compare(&mut pool, cmp, x, y);
                    let expected = expected_cmp(width, cmp, a, b);
                    assert_eq!(
                        pool.as_bool(term),
                        Some(expected),
                        "{cmp:?} {width} {a} {b}"
                    );
                }
            }
        }
    }
}

/// Rewriting with one constant operand, and evaluation, agree with arithmetic.
#[test]
fn one_open_operand_evaluates_to_the_arithmetic_result_at_all_corners() {
    for width in [1, 2, 8, 32, 64] {
        let mut scene = Scene::new(width);
        let x = scene.bits[0];
        for a in corners(width) {
            let values = Values {
                bits: vec![a, 0, 0],
                conditions: vec![false; 3],
            };
            let model = scene.model(&values);
            for b in corners(width) {
                let y = scene.pool.bv_const(width, b);
                for op in OPS {
                    let left = apply(&mut scene.pool, op, x, y);
                    let right = apply(&mut scene.pool, op, y, x);
                    let (left, right) = (
                        eval(&scene.pool, left, &model),
                        eval(&scene.pool, right, &model),
                    );
                    assert_eq!(
                        left,
                        Value::Bits(expected_op(width, op, a, b)),
                        "{op:?} {a} {b}"
                    );
                    assert_eq!(
                        right,
                        Value::Bits(expected_op(width, op, b, a)),
                        "{op:?} {b} {a}"
                    );
                }
                for cmp in CMPS {
                    let left = compare(&mut scene.pool, cmp, x, y);
                    let right = compare(&mut scene.pool, cmp, y, x);
                    let (left, right) = (
                        eval(&scene.pool, left, &model),
                        eval(&scene.pool, right, &model),
                    );
                    assert_eq!(
                        left,
                        Value::Bool(expected_cmp(width, cmp, a, b)),
                        "{cmp:?} {a} {b}"
                    );
                    assert_eq!(
                        right,
                        Value::Bool(expected_cmp(width, cmp, b, a)),
                        "{cmp:?} {b} {a}"
                    );
                }
            }
        }
    }
}

fn is_sat(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Sat(_) => true,
        Outcome::Unsat { .. } => false,
        Outcome::Unknown(reason) => panic!("unknown: {reason}"),
    }
}

/// With the variables fixed, `term == value` holds and `term != value` does not.
fn check_circuit(
    scene: &mut Scene,
    solver: &mut Solver,
    values: &Values,
    term: TermId,
    value: u64,
) {
    let budget = Budget::default();
    let expected = scene.pool.bv_const(scene.pool.width(term), value);
    let equal = scene.pool.eq(term, expected);
    let different = scene.pool.not(equal);
    for (question, answer) in [(equal, true), (different, false)] {
        let mut assumptions = scene.equations(values);
        assumptions.push(question);
        let outcome = solver.check(&mut scene.pool, &budget, &assumptions);
        let shown = constraints::print::infix(&scene.pool, question);
        assert_eq!(is_sat(&outcome), answer, "{values:?}: {shown}");
    }
}

/// Every operator's circuit with two open operands and with one, at all corners.
#[test]
fn circuits_agree_with_arithmetic_at_all_corners() {
    for width in [1, 2, 3, 8, 16] {
        circuits_at_corners(width, &corners(width));
    }
}

#[test]
fn wide_circuits_agree_with_arithmetic_at_the_sharpest_corners() {
    for width in [32, 64] {
        let sign = 1u64 << (width - 1);
        let all = common::mask(width);
        let sharp = [
            0,
            1,
            3,
            u64::from(width) - 1,
            u64::from(width),
            sign - 1,
            sign,
            all,
        ];
        circuits_at_corners(width, &sharp);
    }
}

fn circuits_at_corners(width: u32, corners: &[u64]) {
    let mut scene = Scene::new(width);
    let (x, y) = (scene.bits[0], scene.bits[1]);
    for op in OPS {
        let mut solver = Solver::new();
        let term = apply(&mut scene.pool, op, x, y);
        for &a in corners {
            for &b in corners {
                let values = Values {
                    bits: vec![a, b, 0],
                    conditions: vec![false; 3],
                };
                check_circuit(
                    &mut scene,
                    &mut solver,
                    &values,
                    term,
                    expected_op(width, op, a, b),
                );
            }
        }
    }
    let (yes, no) = (scene.pool.bv_const(1, 1), scene.pool.bv_const(1, 0));
    for cmp in CMPS {
        let mut solver = Solver::new();
        let holds = compare(&mut scene.pool, cmp, x, y);
        let term = scene.pool.ite(holds, yes, no);
        for &a in corners {
            for &b in corners {
                let values = Values {
                    bits: vec![a, b, 0],
                    conditions: vec![false; 3],
                };
                let expected = u64::from(expected_cmp(width, cmp, a, b));
                check_circuit(&mut scene, &mut solver, &values, term, expected);
            }
        }
    }
}

/// Circuits specialised to a constant operand.
#[test]
fn circuits_with_a_constant_agree_with_arithmetic() {
    for width in [8, 32] {
        let sign = 1u64 << (width - 1);
        let all = common::mask(width);
        let numbers = [
            0,
            1,
            2,
            3,
            5,
            7,
            10,
            31,
            u64::from(width),
            sign - 1,
            sign,
            all - 2,
            all,
        ];
        let mut scene = Scene::new(width);
        let x = scene.bits[0];
        for op in OPS {
            for constant in numbers {
                let mut solver = Solver::new();
                let y = scene.pool.bv_const(width, constant);
                let right = apply(&mut scene.pool, op, x, y);
                let left = apply(&mut scene.pool, op, y, x);
                for a in [0, 1, 9, sign - 1, sign, all, 0x5a & all] {
                    let values = Values {
                        bits: vec![a, 0, 0],
                        conditions: vec![false; 3],
                    };
                    let expected = expected_op(width, op, a, constant);
                    check_circuit(&mut scene, &mut solver, &values, right, expected);
                    let expected = expected_op(width, op, constant, a);
                    check_circuit(&mut scene, &mut solver, &values, left, expected);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn built_expressions_keep_their_value(
        width in common::width(),
        expression in common::bits(24),
        values in common::values(),
    ) {
        let mut scene = Scene::new(width);
        let term = scene.build(&expression);
        let model = scene.model(&values);
        let expected = expression.value(width, &values);
        prop_assert_eq!(eval(&scene.pool, term, &model), Value::Bits(expected));
    }

    #[test]
    fn built_conditions_keep_their_value(
        width in common::width(),
        condition in common::condition(12),
        values in common::values(),
    ) {
        let mut scene = Scene::new(width);
        let term = scene.build_condition(&condition);
        let model = scene.model(&values);
        let expected = condition.value(width, &values);
        prop_assert_eq!(eval(&scene.pool, term, &model), Value::Bool(expected));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn blasted_expressions_have_the_value_of_evaluation(
        width in common::width(),
        expression in common::bits(10),
        values in common::values(),
    ) {
        let mut scene = Scene::new(width);
        let term = scene.build(&expression);
        let expected = expression.value(width, &values);
        check_circuit(&mut scene, &mut Solver::new(), &values, term, expected);
    }

    /// Narrow enough to try all values: satisfiable exactly if some value satisfies.
    #[test]
    fn conditions_are_satisfiable_exactly_if_some_value_satisfies(
        condition in common::condition(8),
    ) {
        const WIDTH: u32 = 2;
        let mut scene = Scene::new(WIDTH);
        let term = scene.build_condition(&condition);
        let mut satisfiable = false;
        for number in 0..1u64 << (3 * WIDTH + 3) {
            let values = Values {
                bits: (0..3).map(|i| number >> (3 + WIDTH * i) & 3).collect(),
                conditions: (0..3).map(|i| number >> i & 1 == 1).collect(),
            };
            satisfiable |= condition.value(WIDTH, &values);
        }
        let outcome = Solver::new().check(&mut scene.pool, &Budget::default(), &[term]);
        prop_assert_eq!(is_sat(&outcome), satisfiable);
        if let Outcome::Sat(model) = outcome {
            prop_assert_eq!(eval(&scene.pool, term, &model), Value::Bool(true));
        }
    }
}

/// A limit in steps leaves the question open, the same way each time, and can be lifted.
#[test]
fn a_question_within_a_number_of_steps() {
    let mut pool = TermPool::new();
    let (x, y) = (
        pool.fresh_var("x", Sort::BitVec(16)),
        pool.fresh_var("y", Sort::BitVec(16)),
    );
    let product = pool.mul(x, y);
    let wanted = pool.bv_const(16, 251 * 241);
    let limit = pool.bv_const(16, 256);
    let one = pool.bv_const(16, 1);
    let conditions = [
        pool.eq(product, wanted),
        pool.ult(x, limit),
        pool.ult(y, limit),
        pool.ult(one, x),
        pool.ult(one, y),
    ];
    for _ in 0..3 {
        let mut solver = Solver::new();
        solver.set_step_limit(Some(3));
        let outcome = solver.check(&mut pool, &Budget::default(), &conditions);
        assert!(
            matches!(outcome, Outcome::Unknown(Reason::Stopped(Stop::Steps))),
            "{outcome:?}"
        );
        solver.set_step_limit(None);
        let outcome = solver.check(&mut pool, &Budget::default(), &conditions);
        assert!(matches!(outcome, Outcome::Sat(_)), "{outcome:?}");
    }
}
