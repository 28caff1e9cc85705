//! Assumptions, cores, preferred values, budgets and the size of terms.

mod common;

use std::time::Duration;

use budget::{Budget, CancelToken, Stop};
use common::Scene;
use constraints::{Outcome, Reason, Solver, Sort, TermId, TermPool, Value, eval, substitute};
use proptest::prelude::*;

fn unsat_core(outcome: Outcome) -> Vec<TermId> {
    match outcome {
        Outcome::Unsat { core } => core,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_core_names_only_assumptions_and_keeps_their_order() {
    let mut pool = TermPool::new();
    let x = pool.fresh_var("x", Sort::BitVec(32));
    let (one, nine) = (pool.bv_const(32, 1), pool.bv_const(32, 9));
    let (below, above) = (pool.slt(x, one), pool.slt(nine, x));
    let idle = pool.fresh_var("idle", Sort::Bool);
    let mut solver = Solver::new();
    let budget = Budget::default();
    let outcome = solver.check(&mut pool, &budget, &[above, idle, below]);
    assert_eq!(unsat_core(outcome), vec![above, below]);
    // The same solver still answers other questions.
    assert!(matches!(
        solver.check(&mut pool, &budget, &[above, idle]),
        Outcome::Sat(_)
    ));
    solver.add(below);
    assert_eq!(
        unsat_core(solver.check(&mut pool, &budget, &[idle, above])),
        vec![above]
    );
    solver.add(above);
    assert_eq!(
        unsat_core(solver.check(&mut pool, &budget, &[idle])),
        vec![]
    );
    assert_eq!(unsat_core(solver.check(&mut pool, &budget, &[])), vec![]);
}

#[test]
fn trivial_assumptions_are_answered_without_search() {
    let mut pool = TermPool::new();
    let (yes, no) = (pool.true_term(), pool.false_term());
    let p = pool.fresh_var("p", Sort::Bool);
    let not_p = pool.not(p);
    let budget = Budget::default();
    let mut solver = Solver::new();
    assert!(matches!(
        solver.check(&mut pool, &budget, &[yes]),
        Outcome::Sat(_)
    ));
    assert_eq!(
        unsat_core(solver.check(&mut pool, &budget, &[p, no])),
        vec![no]
    );
    assert_eq!(
        unsat_core(solver.check(&mut pool, &budget, &[not_p, yes, p])),
        vec![not_p, p]
    );
    assert_eq!(
        unsat_core(solver.check(&mut pool, &budget, &[p, p, not_p])),
        vec![p, not_p]
    );
}

#[test]
fn a_minimised_core_spares_what_is_not_needed() {
    let mut pool = TermPool::new();
    let mut solver = Solver::new();
    let budget = Budget::default();
    let x = pool.fresh_var("x", Sort::BitVec(8));
    let selectors: Vec<TermId> = (0..6)
        .map(|index| pool.fresh_var(format!("s{index}"), Sort::Bool))
        .collect();
    // s0: x > 10, s1: x > 20, ..., s5: x < 15 contradicts s1 to s4 each.
    for (index, &selector) in selectors.iter().enumerate() {
        let bound = pool.bv_const(
            8,
            if index == 5 {
                15
            } else {
                10 + 10 * index as u64
            },
        );
        let fact = if index == 5 {
            pool.slt(x, bound)
        } else {
            pool.slt(bound, x)
        };
        let statement = pool.implies(selector, fact);
        solver.add(statement);
    }
    let minimal = solver.minimise_core(&mut pool, &budget, &selectors);
    assert_eq!(minimal.len(), 2, "{minimal:?}");
    assert!(minimal.contains(&selectors[5]) && !minimal.contains(&selectors[0]));
    let outcome = solver.check(&mut pool, &budget, &minimal);
    assert_eq!(unsat_core(outcome).len(), 2);
}

#[test]
fn preferred_values_are_kept_where_possible() {
    let mut pool = TermPool::new();
    let mut solver = Solver::new();
    let budget = Budget::default();
    let vars: Vec<TermId> = (0..4)
        .map(|index| pool.fresh_var(format!("x{index}"), Sort::BitVec(32)))
        .collect();
    for (index, &x) in vars.iter().enumerate() {
        solver.set_preferred(x, Value::Bits(100 + index as u64));
    }
    let sum = pool.add(vars[0], vars[1]);
    let wanted = pool.bv_const(32, 5);
    let equal = pool.eq(sum, wanted);
    let (more, less) = (pool.slt(vars[2], vars[3]), pool.bv_const(32, 1000));
    let bounded = pool.slt(vars[3], less);
    let Outcome::Sat(model) = solver.check(&mut pool, &budget, &[equal, more, bounded]) else {
        panic!("not satisfiable")
    };
    assert_eq!(eval(&pool, vars[2], &model), Value::Bits(102));
    assert_eq!(eval(&pool, vars[3], &model), Value::Bits(103));
    // A float's too.
    let d = pool.fresh_var("d", Sort::F64);
    let zero = pool.f64_const(0.0);
    let positive = pool.flt(zero, d);
    solver.set_preferred(d, Value::F64(2.5));
    let Outcome::Sat(model) = solver.check(&mut pool, &budget, &[positive]) else {
        panic!("not satisfiable")
    };
    assert_eq!(eval(&pool, d, &model), Value::F64(2.5));
}

#[test]
fn values_are_plain_where_the_constraints_leave_the_choice() {
    let mut pool = TermPool::new();
    let i = pool.fresh_var("i", Sort::BitVec(32));
    let d = pool.fresh_var("d", Sort::F64);
    let f = pool.fresh_var("f", Sort::F32);
    let (big, seven) = (pool.bv_const(32, 1_000_000), pool.bv_const(32, 7));
    let remainder = pool.srem(i, seven);
    let three = pool.bv_const(32, 3);
    let (zero, tenth, half) = (
        pool.f64_const(0.0),
        pool.f64_const(0.1),
        pool.f32_const(2.5),
    );
    let factor = pool.f64_const(1.7);
    let product = pool.fmul(d, factor);
    let assumptions = [
        pool.slt(i, big),
        pool.eq(remainder, three),
        pool.flt(zero, d),
        pool.flt(tenth, product),
        pool.flt(half, f),
    ];
    let outcome = Solver::new().check(&mut pool, &Budget::default(), &assumptions);
    let Outcome::Sat(model) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(eval(&pool, i, &model), Value::Bits(3));
    assert_eq!(eval(&pool, d, &model), Value::F64(1.0));
    assert_eq!(eval(&pool, f, &model), Value::F32(10.0));
}

#[test]
fn solvers_and_pools_may_move_to_another_thread() {
    fn sendable<T: Send>() {}
    sendable::<Solver>();
    sendable::<TermPool>();
    sendable::<Outcome>();
}

#[test]
fn a_budget_that_ends_is_unknown_with_its_reason() {
    let mut pool = TermPool::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| pool.fresh_var(name, Sort::BitVec(64)));
    // Factoring a 61-bit product of two primes takes longer than the budget lasts.
    let product = pool.mul(x, y);
    let semiprime = pool.bv_const(64, 1_500_450_271 * 1_234_567_891);
    let equal = pool.eq(product, semiprime);
    let bound = pool.bv_const(64, 1 << 31);
    let (one, x_small, y_small) = (pool.bv_const(64, 1), pool.ult(x, bound), pool.ult(y, bound));
    let not_one = pool.ult(one, x);
    let ordered = pool.ult(y, x);
    let question = [equal, x_small, y_small, not_one, ordered];
    let mut solver = Solver::new();
    let short = Budget::with_time(Duration::from_millis(30), CancelToken::default());
    let outcome = solver.check(&mut pool, &short, &question);
    assert_eq!(outcome, Outcome::Unknown(Reason::Stopped(Stop::Deadline)));
    let cancelled = Budget::default();
    cancelled.token.cancel();
    let outcome = solver.check(&mut pool, &cancelled, &question);
    assert_eq!(outcome, Outcome::Unknown(Reason::Stopped(Stop::Cancelled)));
    let small = Budget {
        memory: 10_000,
        ..Budget::default()
    };
    let cube = pool.mul(product, z);
    let odd = pool.eq(cube, one);
    let outcome = Solver::new().check(&mut pool, &small, &[odd]);
    assert_eq!(outcome, Outcome::Unknown(Reason::Stopped(Stop::Memory)));
    // The solver is still good for easier questions.
    let budget = Budget::default();
    assert!(matches!(
        solver.check(&mut pool, &budget, &[not_one]),
        Outcome::Sat(_)
    ));
}

/// 100,000 nested operators of every kind neither overflow the stack in building, evaluating, printing,
/// exporting, substituting nor in solving.
#[test]
fn terms_may_be_very_deep() {
    const DEPTH: u64 = 100_000;
    let mut pool = TermPool::new();
    let x = pool.fresh_var("x", Sort::BitVec(8));
    let p = pool.fresh_var("p", Sort::Bool);
    let d = pool.fresh_var("d", Sort::F64);
    let s = pool.fresh_var("s", Sort::Str);
    let three = pool.bv_const(8, 3);
    let (mut sum, mut choice, mut float, mut text) = (x, x, d, s);
    let mut condition = p;
    for step in 0..DEPTH {
        let y = if step % 2 == 0 { x } else { three };
        sum = if step % 3 == 0 {
            pool.xor(sum, y)
        } else {
            pool.add(sum, y)
        };
        let constant = pool.bv_const(8, step);
        let test = pool.eq(x, constant);
        let other = pool.add(constant, x);
        choice = pool.ite(test, other, choice);
        let summand = pool.f64_const(step as f64);
        let moved = pool.fadd(float, summand);
        float = pool.ite(test, float, moved);
        condition = if step % 2 == 0 {
            pool.or(condition, test)
        } else {
            pool.xor(condition, test)
        };
        let letter = pool.str_const([step as u16]);
        text = pool.ite(test, letter, text);
    }
    let model = [(x, Value::Bits(5)), (d, Value::F64(1.0))]
        .into_iter()
        .collect();
    let mut total = pool.and(condition, p);
    let ten = pool.bv_const(8, 10);
    for term in [sum, choice] {
        let equal = pool.eq(term, ten);
        total = pool.or(total, equal);
    }
    let (bound, word) = (pool.f64_const(7.0), pool.str_const([7u16]));
    let less = pool.flt(float, bound);
    let same = pool.eq(text, word);
    let _ = constraints::print::infix(&pool, total);
    assert!(constraints::smtlib::script(&pool, &[total, less]).is_ok());
    let replaced = [(x, three)].into_iter().collect();
    for term in [total, less, same] {
        let _ = eval(&pool, term, &model);
        let _ = substitute(&mut pool, term, &replaced);
    }
    let budget = Budget::with_time(Duration::from_secs(60), CancelToken::default());
    let (deep_choice, fails) = (pool.eq(choice, ten), pool.not(condition));
    let outcome = Solver::new().check(&mut pool, &budget, &[deep_choice, fails]);
    assert!(!matches!(outcome, Outcome::Unknown(_)), "{outcome:?}");
    let outcome = Solver::new().check(&mut pool, &budget, &[less, same]);
    assert!(!matches!(outcome, Outcome::Unsat { .. }), "{outcome:?}");
}

/// Equations are solved operand by operand, and questions passed through conversions, without recursion.
#[test]
fn long_chains_of_invertible_operators_are_solved_while_they_are_built() {
    let mut pool = TermPool::new();
    let x = pool.fresh_var("x", Sort::BitVec(32));
    let d = pool.fresh_var("d", Sort::F64);
    let (factor, summand) = (pool.bv_const(32, 31), pool.bv_const(32, 7));
    let (mut hash, mut float, mut expected) = (x, d, 12u32);
    for _ in 0..100_000 {
        let product = pool.mul(hash, factor);
        let sum = pool.add(product, summand);
        hash = pool.not(sum);
        expected = !expected.wrapping_mul(31).wrapping_add(7);
        let single = pool.f64_to_f32(float);
        let negated = pool.fneg(single);
        float = pool.f32_to_f64(negated);
    }
    let wanted = pool.bv_const(32, u64::from(expected));
    let solved = pool.eq(hash, wanted);
    let twelve = pool.bv_const(32, 12);
    assert_eq!(solved, pool.eq(x, twelve));
    assert_eq!(pool.is_nan(float), pool.is_nan(d));
}

#[test]
fn shared_terms_are_evaluated_once() {
    let mut pool = TermPool::new();
    let x = pool.fresh_var("x", Sort::BitVec(32));
    let mut sum = x;
    for _ in 0..200 {
        // 2^200 paths.
        let shifted = pool.xor(sum, x);
        sum = pool.add(sum, shifted);
    }
    let model = [(x, Value::Bits(1))].into_iter().collect();
    assert!(eval(&pool, sum, &model).as_bits().is_some());
    assert!(constraints::print::infix(&pool, sum).len() < 10_000);
}

#[test]
fn ids_are_small_and_equal_for_equal_terms() {
    assert_eq!(size_of::<Option<TermId>>(), 4);
    assert!(size_of::<constraints::Node>() <= 24);
    let mut pool = TermPool::new();
    let vars: Vec<TermId> = (0..50)
        .map(|index| pool.fresh_var(format!("x{index}"), Sort::BitVec(32)))
        .collect();
    let build = |pool: &mut TermPool| -> Vec<TermId> {
        let mut all = Vec::new();
        for &a in &vars {
            for &b in &vars {
                all.push(pool.mul(a, b));
                all.push(pool.add(b, a));
            }
        }
        all
    };
    let first = build(&mut pool);
    let size = pool.len();
    assert_eq!(build(&mut pool), first);
    assert_eq!(pool.len(), size, "nothing new");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Conditions as assumptions: a core alone is contradictory for every value, and a minimised one
    /// without any of its members is not.
    #[test]
    fn cores_contradict_and_minimised_cores_are_minimal(
        conditions in prop::collection::vec(common::condition(5), 1..7),
    ) {
        const WIDTH: u32 = 2;
        let mut scene = Scene::new(WIDTH);
        let terms: Vec<TermId> =
            conditions.iter().map(|condition| scene.build_condition(condition)).collect();
        let all_values: Vec<common::Values> = (0..1u64 << (3 * WIDTH + 3))
            .map(|number| common::Values {
                bits: (0..3).map(|i| number >> (3 + WIDTH * i) & 3).collect(),
                conditions: (0..3).map(|i| number >> i & 1 == 1).collect(),
            })
            .collect();
        let satisfiable = |scene: &Scene, wanted: &[TermId]| {
            all_values.iter().any(|values| {
                let model = scene.model(values);
                wanted.iter().all(|term| eval(&scene.pool, *term, &model) == Value::Bool(true))
            })
        };
        let budget = Budget::default();
        let mut solver = Solver::new();
        match solver.check(&mut scene.pool, &budget, &terms) {
            Outcome::Sat(_) => prop_assert!(satisfiable(&scene, &terms)),
            Outcome::Unsat { core } => {
                prop_assert!(core.iter().all(|term| terms.contains(term)));
                prop_assert!(!satisfiable(&scene, &core));
                let minimal = solver.minimise_core(&mut scene.pool, &budget, &core);
                prop_assert!(!satisfiable(&scene, &minimal));
                for index in 0..minimal.len() {
                    let mut rest = minimal.clone();
                    rest.remove(index);
                    prop_assert!(satisfiable(&scene, &rest), "{:?} is not minimal", minimal);
                }
            }
            Outcome::Unknown(reason) => prop_assert!(false, "{reason}"),
        }
    }

    /// Substituting constants for variables is evaluation.
    #[test]
    fn substitution_of_all_variables_is_evaluation(
        width in common::width(),
        expression in common::bits(16),
        values in common::values(),
    ) {
        let mut scene = Scene::new(width);
        let term = scene.build(&expression);
        let model = scene.model(&values);
        let mut replacements = rustc_hash::FxHashMap::default();
        for (variable, value) in model.iter() {
            let constant = scene.pool.constant(scene.pool.sort(variable), value);
            replacements.insert(variable, constant);
        }
        let result = substitute(&mut scene.pool, term, &replacements);
        prop_assert_eq!(scene.pool.as_bits(result), Some(expression.value(width, &values)));
    }
}
