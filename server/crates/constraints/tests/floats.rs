//! Float arithmetic: evaluation against Rust's, exact answers for chains, search for the rest.

use std::time::Duration;

use budget::{Budget, CancelToken};
use constraints::{
    Model, Outcome, Reason, Solver, Sort, TermId, TermPool, Value, eval, substitute,
};
use proptest::prelude::*;

fn budget() -> Budget {
    Budget::with_time(Duration::from_secs(20), CancelToken::default())
}

fn solve(pool: &mut TermPool, assumptions: &[TermId]) -> Outcome {
    let outcome = Solver::new().check(pool, &budget(), assumptions);
    if let Outcome::Sat(model) = &outcome {
        for term in assumptions {
            assert_eq!(eval(pool, *term, model), Value::Bool(true));
        }
    }
    outcome
}

fn sat(pool: &mut TermPool, assumptions: &[TermId]) -> Model {
    match solve(pool, assumptions) {
        Outcome::Sat(model) => model,
        other => panic!("{other:?}"),
    }
}

fn unsat(pool: &mut TermPool, assumptions: &[TermId]) {
    let outcome = solve(pool, assumptions);
    assert!(matches!(outcome, Outcome::Unsat { .. }), "{outcome:?}");
}

/// `|x * 1.1 + 3 - expected| <= delta`
fn close(pool: &mut TermPool, x: TermId, expected: f64, delta: f64) -> TermId {
    let (factor, summand) = (pool.f64_const(1.1), pool.f64_const(3.0));
    let (expected, delta) = (pool.f64_const(expected), pool.f64_const(delta));
    let product = pool.fmul(x, factor);
    let sum = pool.fadd(product, summand);
    let difference = pool.fsub(sum, expected);
    let distance = pool.fabs(difference);
    pool.fle(distance, delta)
}

#[test]
fn a_chain_compared_with_a_constant_is_decided_exactly() {
    let mut pool = TermPool::new();
    let x = pool.fresh_var("x", Sort::F64);
    for (expected, delta) in [
        (25.0, 1e-9),
        (3.3, 0.0),
        (-1e300, 1e290),
        (0.0, 0.0),
        (1e-310, 0.0),
    ] {
        let near = close(&mut pool, x, expected, delta);
        let outcome = solve(&mut pool, &[near]);
        let possible = match outcome {
            Outcome::Sat(_) => true,
            Outcome::Unsat { .. } => false,
            Outcome::Unknown(reason) => panic!("{reason}"),
        };
        // Near the solution of the equation over the reals, some representation must do, or none does.
        let centre = (expected - 3.0) / 1.1;
        let found = neighbours(centre, 2000).any(|x| (x * 1.1 + 3.0 - expected).abs() <= delta);
        assert_eq!(possible, found, "{expected} ± {delta}");
    }
}

fn neighbours(centre: f64, count: u64) -> impl Iterator<Item = f64> {
    let bits = centre.to_bits();
    (bits.saturating_sub(count)..bits.saturating_add(count)).map(f64::from_bits)
}

#[test]
fn some_doubles_are_no_double_times_three() {
    let mut pool = TermPool::new();
    let x = pool.fresh_var("x", Sort::F64);
    let (three, mut hit, mut missed) = (pool.f64_const(3.0), 0, 0);
    for step in 0..40 {
        let target = f64::from_bits(1.75f64.to_bits() + step);
        let product = pool.fmul(x, three);
        let constant = pool.f64_const(target);
        let equal = pool.feq(product, constant);
        let expected = neighbours(target / 3.0, 4).any(|x| x * 3.0 == target);
        match solve(&mut pool, &[equal]) {
            Outcome::Sat(_) => {
                assert!(expected);
                hit += 1;
            }
            Outcome::Unsat { .. } => {
                assert!(!expected);
                missed += 1;
            }
            Outcome::Unknown(reason) => panic!("{reason}"),
        }
    }
    assert!(hit > 0 && missed > 0, "both answers occur: {hit} {missed}");
}

#[test]
fn a_converted_integer_is_solved_for() {
    let mut pool = TermPool::new();
    let i = pool.fresh_var("i", Sort::BitVec(32));
    let x = pool.sbv_to_f64(i);
    let (factor, bound) = (pool.f64_const(1.5), pool.f64_const(16.0));
    let product = pool.fmul(x, factor);
    let rounded = pool.f64_to_sbv_saturating(product, 32);
    let ten = pool.bv_const(32, 10);
    let equal = pool.eq(rounded, ten);
    let model = sat(&mut pool, &[equal]);
    assert_eq!(eval(&pool, i, &model).as_signed(32), Some(7));
    let above = pool.fle(bound, product);
    unsat(&mut pool, &[equal, above]);
    // (int) (i * 1.5) saturates for large numbers only.
    let max = pool.bv_const(32, i32::MAX as u64);
    let saturated = pool.eq(rounded, max);
    let small = pool.bv_const(32, 1_431_655_764);
    let not_large = pool.slt(i, small);
    unsat(&mut pool, &[saturated, not_large]);
    let large = pool.not(not_large);
    sat(&mut pool, &[saturated, large]);
}

#[test]
fn special_values_are_found_and_excluded() {
    let mut pool = TermPool::new();
    let x = pool.fresh_var("x", Sort::F64);
    let zero = pool.f64_const(0.0);
    let nan = pool.is_nan(x);
    let model = sat(&mut pool, &[nan]);
    assert!(eval(&pool, x, &model).as_f64().is_some_and(f64::is_nan));
    // A square is never negative, and NaN only for NaN.
    let square = pool.fmul(x, x);
    let negative = pool.flt(square, zero);
    unsat(&mut pool, &[negative]);
    let square_nan = pool.is_nan(square);
    let number = pool.not(nan);
    unsat(&mut pool, &[square_nan, number]);
    // 1 / x is -infinity only for -0.0.
    let one = pool.f64_const(1.0);
    let inverse = pool.fdiv(one, x);
    let infinity = pool.f64_const(f64::NEG_INFINITY);
    let infinite = pool.feq(inverse, infinity);
    let tiny = pool.f64_const(-1e-300);
    let not_tiny = pool.flt(tiny, x);
    let is_zero = pool.feq(x, zero);
    let model = sat(&mut pool, &[infinite, is_zero]);
    assert_eq!(eval(&pool, x, &model), Value::F64(-0.0));
    let not_zero = pool.not(is_zero);
    sat(&mut pool, &[infinite, not_tiny, not_zero]);
    // x - x is 0 or NaN.
    let difference = pool.fsub(x, x);
    let is_one = pool.feq(difference, one);
    unsat(&mut pool, &[is_one]);
}

#[test]
fn both_zeros_are_one_number_and_two_values() {
    for bound in [0.0, -0.0] {
        for value in [0.0, -0.0, 5e-324, -5e-324] {
            let mut pool = TermPool::new();
            let x = pool.fresh_var("x", Sort::F64);
            let (constant, fixed) = (pool.f64_const(bound), pool.f64_const(value));
            let is_value = pool.eq(x, fixed);
            let questions = [
                (pool.flt(x, constant), value < bound),
                (pool.flt(constant, x), bound < value),
                (pool.fle(x, constant), value <= bound),
                (pool.fle(constant, x), bound <= value),
                (pool.feq(x, constant), value == bound),
                (pool.eq(x, constant), value.to_bits() == bound.to_bits()),
            ];
            for (question, expected) in questions {
                let negated = pool.not(question);
                let (right, wrong) = if expected {
                    (question, negated)
                } else {
                    (negated, question)
                };
                sat(&mut pool, &[is_value, right]);
                unsat(&mut pool, &[is_value, wrong]);
            }
        }
    }
}

#[test]
fn a_variable_that_equals_zero_may_be_either_zero() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.fresh_var(name, Sort::F64));
    let (zero, low) = (pool.f64_const(0.0), pool.f64_const(f64::NEG_INFINITY));
    let quotient = pool.fdiv(y, x);
    let (is_zero, is_low, positive) = (
        pool.feq(x, zero),
        pool.feq(quotient, low),
        pool.flt(zero, y),
    );
    let model = sat(&mut pool, &[is_zero, is_low, positive]);
    assert_eq!(eval(&pool, x, &model), Value::F64(-0.0));
}

#[test]
fn substitution_reaches_every_operator() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.fresh_var(name, Sort::F64));
    let single = pool.f64_to_f32(x);
    let int = pool.f64_to_sbv_saturating(x, 32);
    let terms = [
        pool.fadd(x, y),
        pool.fsub(x, y),
        pool.fmul(x, y),
        pool.fdiv(x, y),
        pool.frem(x, y),
        pool.fneg(x),
        pool.fabs(x),
        pool.fsqrt(y),
        pool.is_nan(x),
        pool.flt(x, y),
        pool.fle(x, y),
        pool.feq(x, y),
        pool.eq(x, y),
        single,
        pool.f32_to_f64(single),
        int,
        pool.sbv_to_f64(int),
        pool.sbv_to_f32(int),
        pool.f32_to_sbv_saturating(single, 64),
        pool.str_of_sbv(int),
    ];
    for (a, b) in [(-2.75, 7.5), (1e10, -0.0), (f64::NAN, 3.0)] {
        let (ca, cb) = (pool.f64_const(a), pool.f64_const(b));
        let model: Model = [(x, Value::F64(a)), (y, Value::F64(b))]
            .into_iter()
            .collect();
        let replacements = [(x, ca), (y, cb)].into_iter().collect();
        for term in terms {
            let expected = eval(&pool, term, &model);
            let result = substitute(&mut pool, term, &replacements);
            assert_eq!(pool.as_const(result), Some(expected), "{a} {b}");
        }
    }
}

#[test]
fn comparisons_of_variables_have_circuits() {
    let mut pool = TermPool::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| pool.fresh_var(name, Sort::F64));
    let (xy, yz, zx) = (pool.flt(x, y), pool.fle(y, z), pool.flt(z, x));
    sat(&mut pool, &[xy, yz]);
    unsat(&mut pool, &[xy, yz, zx]);
    let negated = pool.fneg(x);
    let magnitude = pool.fabs(x);
    let zero = pool.f64_const(0.0);
    let (negative, less) = (pool.flt(x, zero), pool.flt(magnitude, negated));
    unsat(&mut pool, &[negative, less]);
    // Zeros are equal as numbers and differ as values.
    let (equal, same) = (pool.feq(x, y), pool.eq(x, y));
    let different = pool.not(same);
    let x_zero = pool.feq(x, zero);
    let model = sat(&mut pool, &[equal, different]);
    assert_eq!(eval(&pool, x_zero, &model), Value::Bool(true));
}

#[test]
fn a_choice_between_floats_carries_conditions_into_cores() {
    let mut pool = TermPool::new();
    let [p, q] = ["p", "q"].map(|name| pool.fresh_var(name, Sort::Bool));
    let x = pool.fresh_var("x", Sort::F64);
    let (one, two) = (pool.f64_const(1.0), pool.f64_const(2.0));
    let chosen = pool.ite(p, one, x);
    let sum = pool.fadd(chosen, two);
    let five = pool.f64_const(5.0);
    let equal = pool.feq(sum, five);
    let outcome = solve(&mut pool, &[q, equal, p]);
    assert_eq!(
        outcome,
        Outcome::Unsat {
            core: vec![equal, p]
        }
    );
    let not_p = pool.not(p);
    let model = sat(&mut pool, &[q, equal, not_p]);
    assert_eq!(eval(&pool, x, &model), Value::F64(3.0));
}

#[test]
fn two_open_operands_are_found_by_search() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.fresh_var(name, Sort::F64));
    let sum = pool.fadd(x, y);
    let product = pool.fmul(x, y);
    let seven = pool.f64_const(7.25);
    let equal = pool.feq(sum, seven);
    sat(&mut pool, &[equal]);
    let (one, ten) = (pool.f64_const(1.0), pool.f64_const(10.0));
    let (above, below) = (pool.flt(one, x), pool.flt(y, ten));
    sat(&mut pool, &[equal, above, below]);
    let equal_product = pool.feq(product, ten);
    let model = sat(&mut pool, &[equal_product, above]);
    assert!(eval(&pool, x, &model).as_f64().is_some_and(|x| x > 1.0));
    // x * x - x == 6 has one variable twice.
    let square = pool.fmul(x, x);
    let difference = pool.fsub(square, x);
    let six = pool.f64_const(6.0);
    let equal = pool.feq(difference, six);
    sat(&mut pool, &[equal]);
}

#[test]
fn integers_and_floats_are_searched_together() {
    let mut pool = TermPool::new();
    let i = pool.fresh_var("i", Sort::BitVec(32));
    let x = pool.fresh_var("x", Sort::F64);
    let converted = pool.sbv_to_f64(i);
    let product = pool.fmul(converted, x);
    let wanted = pool.f64_const(12.5);
    let equal = pool.feq(product, wanted);
    let (two, nine) = (pool.bv_const(32, 2), pool.bv_const(32, 9));
    let (above, below) = (pool.slt(two, i), pool.slt(i, nine));
    sat(&mut pool, &[equal, above, below]);
}

#[test]
fn a_sum_of_many_values_is_solved_for_one_of_them() {
    let mut pool = TermPool::new();
    let mut sum = pool.f64_const(0.0);
    let mut solver = Solver::new();
    for index in 0..8 {
        let x = pool.fresh_var(format!("x{index}"), Sort::F64);
        solver.set_preferred(x, Value::F64(f64::from(index) * 1.1));
        sum = pool.fadd(sum, x);
    }
    let wanted = pool.f64_const(100.1);
    let equal = pool.feq(sum, wanted);
    let outcome = solver.check(&mut pool, &budget(), &[equal]);
    let Outcome::Sat(model) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(eval(&pool, equal, &model), Value::Bool(true));
}

#[test]
fn the_same_contradiction_is_seen_without_arithmetic() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.fresh_var(name, Sort::F64));
    let sum = pool.fadd(x, y);
    let (one, two) = (pool.f64_const(1.0), pool.f64_const(2.0));
    let (small, large) = (pool.flt(sum, one), pool.flt(two, sum));
    unsat(&mut pool, &[small, large]);
}

#[test]
fn arithmetic_of_two_variables_is_refuted_by_its_circuits() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.fresh_var(name, Sort::F64));
    // x - y is 1, so y - x is not positive.
    let (a, b) = (pool.fsub(x, y), pool.fsub(y, x));
    let (one, zero) = (pool.f64_const(1.0), pool.f64_const(0.0));
    let (first, second) = (pool.feq(a, one), pool.flt(zero, b));
    unsat(&mut pool, &[first, second]);
}

#[test]
fn what_search_does_not_find_is_unknown_never_unsatisfiable() {
    let mut pool = TermPool::new();
    let [x, y] = ["x", "y"].map(|name| pool.fresh_var(name, Sort::F64));
    // A remainder is never larger than the dividend, but it has no circuit.
    let remainder = pool.frem(x, y);
    let (left, right) = (pool.fabs(remainder), pool.fabs(x));
    let larger = pool.flt(right, left);
    assert_eq!(
        solve(&mut pool, &[larger]),
        Outcome::Unknown(Reason::FloatingPoint)
    );
    // One that can be has a model.
    let (one, two) = (pool.f64_const(1.0), pool.f64_const(2.0));
    let is_one = pool.feq(remainder, one);
    let small = pool.flt(y, two);
    sat(&mut pool, &[is_one, small]);
}

const STEPS: usize = 12;

/// `x = x * 1.1 + y` with a selector a step, as statements of a trace; returns the selectors, the last
/// value and what it is when all steps are right.
fn trace(pool: &mut TermPool, solver: &mut Solver) -> (Vec<TermId>, TermId, f64) {
    let mut expected = 1.5;
    let mut value = pool.fresh_var("x", Sort::F64);
    let start = pool.f64_const(expected);
    let input = pool.eq(value, start);
    solver.add(input);
    let factor = pool.f64_const(1.1);
    let mut selectors = Vec::new();
    for step in 0..STEPS {
        expected = expected * 1.1 + step as f64;
        let summand = pool.f64_const(step as f64);
        let product = pool.fmul(value, factor);
        let sum = pool.fadd(product, summand);
        let next = pool.fresh_var(format!("x{step}"), Sort::F64);
        let selector = pool.fresh_var(format!("s{step}"), Sort::Bool);
        let equal = pool.eq(next, sum);
        let statement = pool.implies(selector, equal);
        solver.add(statement);
        selectors.push(selector);
        value = next;
    }
    (selectors, value, expected)
}

#[test]
fn a_trace_of_doubles_has_its_core_and_its_corrections() {
    let mut pool = TermPool::new();
    let mut solver = Solver::new();
    let (selectors, last, right) = trace(&mut pool, &mut solver);
    let (wanted, delta) = (pool.f64_const(right + 1.0), pool.f64_const(1e-9));
    let difference = pool.fsub(last, wanted);
    let distance = pool.fabs(difference);
    let post = pool.fle(distance, delta);
    solver.add(post);
    let outcome = solver.check(&mut pool, &budget(), &selectors);
    assert_eq!(
        outcome,
        Outcome::Unsat {
            core: selectors.clone()
        }
    );
    let minimal = solver.minimise_core(&mut pool, &budget(), &selectors);
    assert_eq!(minimal, selectors);
    // Without one of the steps its value can be chosen so that the rest yields what is wanted.
    for left_out in 0..STEPS {
        let mut rest = selectors.clone();
        rest.remove(left_out);
        let outcome = solver.check(&mut pool, &budget(), &rest);
        assert!(
            matches!(outcome, Outcome::Sat(_)),
            "without step {left_out}: {outcome:?}"
        );
    }
}

#[test]
fn a_core_of_doubles_leaves_out_what_the_result_does_not_depend_on() {
    let mut pool = TermPool::new();
    let mut solver = Solver::new();
    let (mut selectors, _, _) = trace(&mut pool, &mut solver);
    let x = pool.fresh_var("y", Sort::F64);
    let (two, four) = (pool.f64_const(2.0), pool.f64_const(4.0));
    let square = pool.fmul(two, two);
    let idle = pool.fadd(x, square);
    let y = pool.fresh_var("z", Sort::F64);
    let selector = pool.fresh_var("s", Sort::Bool);
    let (is_two, equal) = (pool.eq(x, two), pool.eq(y, idle));
    let statement = pool.implies(selector, equal);
    let wrong = pool.feq(y, four);
    for assertion in [is_two, statement, wrong] {
        solver.add(assertion);
    }
    selectors.push(selector);
    let outcome = solver.check(&mut pool, &budget(), &selectors);
    assert_eq!(
        outcome,
        Outcome::Unsat {
            core: vec![selector]
        }
    );
}

#[test]
fn single_precision_chains_are_exact_too() {
    let mut pool = TermPool::new();
    let x = pool.fresh_var("x", Sort::F32);
    let tenth = pool.f32_const(0.1);
    let product = pool.fmul(x, tenth);
    let wide = pool.f32_to_f64(product);
    let wanted = pool.f64_const(f64::from(0.7f32 * 0.1));
    let equal = pool.feq(wide, wanted);
    sat(&mut pool, &[equal]);
    // No single has exactly the double 0.1.
    let tenth = pool.f64_const(0.1);
    let equal = pool.feq(wide, tenth);
    unsat(&mut pool, &[equal]);
}

/// Values where float operations change their behaviour.
const FLOATS: [f64; 26] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1.5,
    -2.5,
    0.1,
    3.0,
    1e16,
    -1e16,
    9.007199254740993e15,
    2147483647.0,
    2147483648.0,
    -2147483648.5,
    9.223_372_036_854_776e18,
    -9.3e18,
    1e300,
    -1e300,
    1e-310,
    f64::MIN_POSITIVE,
    5e-324,
    f64::MAX,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

#[test]
fn operations_are_those_of_rust_folded_and_evaluated() {
    let mut pool = TermPool::new();
    let (x, y) = (
        pool.fresh_var("x", Sort::F64),
        pool.fresh_var("y", Sort::F64),
    );
    for a in FLOATS {
        for b in FLOATS {
            let mut model = Model::new();
            model.set(x, Value::F64(a));
            model.set(y, Value::F64(b));
            let (ca, cb) = (pool.f64_const(a), pool.f64_const(b));
            for (left, right) in [(x, y), (x, cb), (ca, y), (ca, cb)] {
                let results: [(TermId, f64); 5] = [
                    (pool.fadd(left, right), a + b),
                    (pool.fsub(left, right), a - b),
                    (pool.fmul(left, right), a * b),
                    (pool.fdiv(left, right), a / b),
                    (pool.frem(left, right), a % b),
                ];
                for (term, expected) in results {
                    assert_eq!(eval(&pool, term, &model), Value::F64(expected), "{a} {b}");
                }
                let comparisons = [
                    (pool.flt(left, right), a < b),
                    (pool.fle(left, right), a <= b),
                    (pool.feq(left, right), a == b),
                    (pool.eq(left, right), Value::F64(a) == Value::F64(b)),
                ];
                for (term, expected) in comparisons {
                    assert_eq!(eval(&pool, term, &model), Value::Bool(expected), "{a} {b}");
                }
            }
        }
        let mut model = Model::new();
        model.set(x, Value::F64(a));
        let constant = pool.f64_const(a);
        for term in [x, constant] {
            let single = pool.f64_to_f32(term);
            assert_eq!(eval(&pool, single, &model), Value::F32(a as f32));
            let back = pool.f32_to_f64(single);
            assert_eq!(eval(&pool, back, &model), Value::F64(f64::from(a as f32)));
            let int = pool.f64_to_sbv_saturating(term, 32);
            assert_eq!(
                eval(&pool, int, &model),
                Value::Bits(u64::from(a as i32 as u32))
            );
            let long = pool.f64_to_sbv_saturating(term, 64);
            assert_eq!(eval(&pool, long, &model), Value::Bits(a as i64 as u64));
            let int = pool.f32_to_sbv_saturating(single, 32);
            assert_eq!(
                eval(&pool, int, &model),
                Value::Bits(u64::from(a as f32 as i32 as u32))
            );
            let root = pool.fsqrt(term);
            assert_eq!(eval(&pool, root, &model), Value::F64(a.sqrt()));
            let magnitude = pool.fabs(term);
            assert_eq!(eval(&pool, magnitude, &model), Value::F64(a.abs()));
            let negated = pool.fneg(term);
            assert_eq!(eval(&pool, negated, &model), Value::F64(-a));
            let nan = pool.is_nan(term);
            assert_eq!(eval(&pool, nan, &model), Value::Bool(a.is_nan()));
        }
    }
}

#[test]
fn integers_convert_as_in_rust() {
    let mut pool = TermPool::new();
    let i = pool.fresh_var("i", Sort::BitVec(64));
    let (double, single) = (pool.sbv_to_f64(i), pool.sbv_to_f32(i));
    for number in [
        0,
        1,
        -1,
        i64::MIN,
        i64::MAX,
        1 << 53,
        (1 << 53) + 1,
        16_777_217,
        -33_554_435,
    ] {
        let model: Model = [(i, Value::Bits(number as u64))].into_iter().collect();
        assert_eq!(eval(&pool, double, &model), Value::F64(number as f64));
        assert_eq!(eval(&pool, single, &model), Value::F32(number as f32));
    }
}

/// One step of a chain over a float or an integer.
#[derive(Clone, Debug)]
enum Step {
    Add(f64),
    SubFrom(f64),
    Mul(f64),
    Div(f64),
    DivInto(f64),
    Neg,
    Abs,
    Sqrt,
    Square,
    Single,
}

fn step() -> impl Strategy<Value = Step> {
    let constant = prop_oneof![
        prop::sample::select(FLOATS.to_vec()),
        (-1000i32..1000).prop_map(|n| f64::from(n) / 8.0),
        any::<f64>(),
    ]
    .boxed();
    prop_oneof![
        constant.clone().prop_map(Step::Add),
        constant.clone().prop_map(Step::SubFrom),
        constant.clone().prop_map(Step::Mul),
        constant.clone().prop_map(Step::Div),
        constant.prop_map(Step::DivInto),
        Just(Step::Neg),
        Just(Step::Abs),
        Just(Step::Sqrt),
        Just(Step::Square),
        Just(Step::Single),
    ]
}

fn apply(pool: &mut TermPool, x: TermId, step: &Step) -> TermId {
    match *step {
        Step::Add(c) => {
            let c = pool.f64_const(c);
            pool.fadd(x, c)
        }
        Step::SubFrom(c) => {
            let c = pool.f64_const(c);
            pool.fsub(c, x)
        }
        Step::Mul(c) => {
            let c = pool.f64_const(c);
            pool.fmul(x, c)
        }
        Step::Div(c) => {
            let c = pool.f64_const(c);
            pool.fdiv(x, c)
        }
        Step::DivInto(c) => {
            let c = pool.f64_const(c);
            pool.fdiv(c, x)
        }
        Step::Neg => pool.fneg(x),
        Step::Abs => pool.fabs(x),
        Step::Sqrt => pool.fsqrt(x),
        Step::Square => pool.fmul(x, x),
        Step::Single => {
            let single = pool.f64_to_f32(x);
            pool.f32_to_f64(single)
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Narrow integers at the start of a chain: satisfiable exactly if one of the 256 values does it.
    #[test]
    fn chains_from_integers_are_decided(
        steps in prop::collection::vec(step(), 1..5),
        pick in any::<u8>(),
        offset in -2i64..3,
        comparison in 0..4usize,
        negate in any::<bool>(),
    ) {
        let mut pool = TermPool::new();
        let i = pool.fresh_var("i", Sort::BitVec(8));
        let start = pool.sbv_to_f64(i);
        let chain = steps.iter().fold(start, |x, step| apply(&mut pool, x, step));
        // The result for one of the values, or a value close to it.
        let model: Model = [(i, Value::Bits(u64::from(pick)))].into_iter().collect();
        let Value::F64(result) = eval(&pool, chain, &model) else { panic!("not a double") };
        let bound = f64::from_bits((result.to_bits() as i64).wrapping_add(offset) as u64);
        let constant = pool.f64_const(bound);
        let compared = match comparison {
            0 => pool.flt(chain, constant),
            1 => pool.fle(constant, chain),
            2 => pool.feq(chain, constant),
            _ => pool.eq(chain, constant),
        };
        let question = if negate { pool.not(compared) } else { compared };
        let expected = (0..256u64).any(|value| {
            let model: Model = [(i, Value::Bits(value))].into_iter().collect();
            eval(&pool, question, &model) == Value::Bool(true)
        });
        match solve(&mut pool, &[question]) {
            Outcome::Sat(_) => prop_assert!(expected),
            Outcome::Unsat { .. } => prop_assert!(!expected),
            Outcome::Unknown(reason) => prop_assert!(false, "{reason}"),
        }
    }

    /// A chain over an open double can always yield what it yields for some double.
    #[test]
    fn chains_from_doubles_reach_what_they_yield(
        steps in prop::collection::vec(step(), 1..6),
        start in prop_oneof![prop::sample::select(FLOATS.to_vec()), any::<f64>()],
        as_value in any::<bool>(),
    ) {
        let mut pool = TermPool::new();
        let x = pool.fresh_var("x", Sort::F64);
        let chain = steps.iter().fold(x, |x, step| apply(&mut pool, x, step));
        let model: Model = [(x, Value::F64(start))].into_iter().collect();
        let Value::F64(result) = eval(&pool, chain, &model) else { panic!("not a double") };
        let constant = pool.f64_const(result);
        let equal =
            if as_value || result.is_nan() { pool.eq(chain, constant) } else { pool.feq(chain, constant) };
        let outcome = solve(&mut pool, &[equal]);
        prop_assert!(matches!(outcome, Outcome::Sat(_)), "{:?}", outcome);
    }

    /// Comparison circuits agree with evaluation.
    #[test]
    fn comparisons_agree_with_evaluation(
        a in prop_oneof![prop::sample::select(FLOATS.to_vec()), any::<f64>()],
        b in prop_oneof![prop::sample::select(FLOATS.to_vec()), any::<f64>()],
        wide in any::<bool>(),
    ) {
        let mut pool = TermPool::new();
        let sort = if wide { Sort::F64 } else { Sort::F32 };
        let value = |x: f64| if wide { Value::F64(x) } else { Value::F32(x as f32) };
        let (x, y) = (pool.fresh_var("x", sort), pool.fresh_var("y", sort));
        let model: Model = [(x, value(a)), (y, value(b))].into_iter().collect();
        let (ca, cb) = (pool.constant(sort, &value(a)), pool.constant(sort, &value(b)));
        let (fixed_x, fixed_y) = (pool.eq(x, ca), pool.eq(y, cb));
        let (negated, magnitude) = (pool.fneg(x), pool.fabs(y));
        let terms = [
            pool.flt(x, y),
            pool.fle(x, y),
            pool.feq(x, y),
            pool.eq(x, y),
            pool.is_nan(x),
            pool.flt(negated, magnitude),
            pool.eq(negated, magnitude),
        ];
        for term in terms {
            let holds = eval(&pool, term, &model) == Value::Bool(true);
            let (right, wrong) =
                if holds { (term, pool.not(term)) } else { (pool.not(term), term) };
            let outcome = solve(&mut pool, &[fixed_x, fixed_y, right]);
            prop_assert!(matches!(outcome, Outcome::Sat(_)), "{:?}", outcome);
            let outcome = solve(&mut pool, &[fixed_x, fixed_y, wrong]);
            prop_assert!(matches!(outcome, Outcome::Unsat { .. }), "{:?}", outcome);
        }
    }
}
