//! Concrete traces with selectors: the conflict between the run's result and the expected one is found
//! without search, and names the steps that matter.

use std::time::Instant;

use budget::Budget;
use constraints::{Outcome, Solver, Sort, TermId, TermPool};

const STEPS: u64 = 60;

/// `h = h * 31 + y` with each step behind its selector; the true result is off by one.
fn hash_chain(pool: &mut TermPool, solver: &mut Solver) -> Vec<TermId> {
    let thirty_one = pool.bv_const(32, 31);
    let mut hash = pool.bv_const(32, 7);
    let mut expected = 7u32;
    let mut selectors = Vec::new();
    for step in 0..STEPS {
        let character = 97 + step % 26;
        expected = expected.wrapping_mul(31).wrapping_add(character as u32);
        let input = pool.bv_const(32, character);
        let product = pool.mul(hash, thirty_one);
        let value = pool.add(product, input);
        let next = pool.fresh_var(format!("h{step}"), Sort::BitVec(32));
        let selector = pool.fresh_var(format!("s{step}"), Sort::Bool);
        let equal = pool.eq(next, value);
        let statement = pool.implies(selector, equal);
        solver.add(statement);
        selectors.push(selector);
        hash = next;
    }
    let wanted = pool.bv_const(32, u64::from(expected.wrapping_add(1)));
    let post = pool.eq(hash, wanted);
    solver.add(post);
    selectors
}

#[test]
fn every_step_is_in_the_core_and_no_step_can_be_spared() {
    let budget = Budget::default();
    let (mut pool, mut solver) = (TermPool::new(), Solver::new());
    let start = Instant::now();
    let selectors = hash_chain(&mut pool, &mut solver);
    let outcome = solver.check(&mut pool, &budget, &selectors);
    // Shown by `cargo test -- --nocapture`; the time itself is not asserted.
    let first_core = start.elapsed();
    #[allow(clippy::print_stdout)]
    {
        println!("first core of the hash chain: {first_core:?}");
    }
    let Outcome::Unsat { core } = outcome else {
        panic!("{outcome:?}")
    };
    let minimal = solver.minimise_core(&mut pool, &budget, &core);
    assert_eq!(minimal.len(), STEPS as usize);
    for left_out in 0..selectors.len() {
        let mut rest = selectors.clone();
        rest.remove(left_out);
        let outcome = solver.check(&mut pool, &budget, &rest);
        assert!(
            matches!(outcome, Outcome::Sat(_)),
            "without step {left_out}: {outcome:?}"
        );
    }
    #[allow(clippy::print_stdout)]
    {
        println!("everything: {:?}", start.elapsed());
    }
}

/// Euclid's algorithm, 25 divisions, one selector for each statement of the loop, shared by its runs.
fn euclid(pool: &mut TermPool, solver: &mut Solver) -> Vec<TermId> {
    let selectors: Vec<TermId> = ["quotient", "remainder", "idle"]
        .map(|name| pool.fresh_var(name, Sort::Bool))
        .to_vec();
    let word = Sort::BitVec(32);
    let (mut a, mut b) = (pool.bv_const(32, 1_346_269), pool.bv_const(32, 832_040));
    let mut assign = |pool: &mut TermPool, selector: TermId, value: TermId| {
        let variable = pool.fresh_var("v", word);
        let equal = pool.eq(variable, value);
        let statement = pool.implies(selector, equal);
        solver.add(statement);
        variable
    };
    for _ in 0..25 {
        let quotient = pool.sdiv(a, b);
        let quotient = assign(pool, selectors[0], quotient);
        let product = pool.mul(quotient, b);
        let remainder = pool.sub(a, product);
        let remainder = assign(pool, selectors[1], remainder);
        let idle = pool.srem(a, b);
        assign(pool, selectors[2], idle);
        (a, b) = (b, remainder);
    }
    // Consecutive Fibonacci numbers, down to a small one.
    let wrong = pool.bv_const(32, 6);
    let post = pool.eq(a, wrong);
    solver.add(post);
    selectors
}

#[test]
fn a_trace_with_divisions_is_refuted_by_propagation() {
    let budget = Budget::default();
    let (mut pool, mut solver) = (TermPool::new(), Solver::new());
    let selectors = euclid(&mut pool, &mut solver);
    let outcome = solver.check(&mut pool, &budget, &selectors);
    let Outcome::Unsat { core } = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(core, selectors[..2]);
    // Without the definition of the remainder any result is possible.
    let outcome = solver.check(&mut pool, &budget, &[selectors[0], selectors[2]]);
    assert!(matches!(outcome, Outcome::Sat(_)), "{outcome:?}");
}
