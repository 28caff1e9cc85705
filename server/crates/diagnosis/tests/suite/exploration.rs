//! Laws of path exploration: a run whose values satisfy a path condition takes that path, no path is
//! taken twice, and together the paths cover what random inputs do.

use crate::common::{method, project};
use budget::Budget;
use constraints::{Evaluator, Model};
use diagnosis::cases::CaseContext;
use interp::outcome::Completion;
use java::ops;
use java::types::Primitive;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use symbolic::strategy::{BreadthFirst, DepthFirst, Strategy};
use symbolic::tree::condition_of;
use symbolic::{End, Explorer, Plan, SymbolicMachine, VariableKey};
use testgen::generate::take_machine;

/// All results of `A.f(int, int)` over all paths; panics when a law is broken.
fn results(source: &str, strategy: &mut dyn Strategy) -> (End, Vec<i32>) {
    let project = project(&[("A.java", source)]);
    let target = method(&project, "A.f");
    let context = CaseContext::new(&project);
    let plan = Plan {
        decision_limit: 200,
        ..Plan::default()
    };
    let mut explorer = Explorer::new(plan);
    let mut run = |machine: SymbolicMachine| {
        let mut interpreter = context.interpreter(machine, &Budget::default(), None);
        let args = [0, 1].map(|number| {
            let key = VariableKey::Input(number);
            interpreter.machine_mut().input(key, "x", Primitive::Int, 0)
        });
        let completion = interpreter
            .call(target, None, &args)
            .expect("a modelled method");
        let result = match completion {
            Completion::Return(Some(slot)) => ops::slot_int(slot.bits),
            _ => i32::MIN,
        };
        let bits = args.map(|slot| slot.bits);
        (take_machine(interpreter), (result, bits))
    };
    let mut seen_paths = BTreeSet::new();
    let mut results = Vec::new();
    let mut visit = |machine: &SymbolicMachine, (result, bits): (i32, [u64; 2])| {
        let mut pool = machine.pool.clone();
        let mut model = Model::new();
        for (number, bits) in bits.iter().enumerate() {
            let term = machine.variables[&VariableKey::Input(number as u32)];
            model.set(term, symbolic::terms::value_of(pool.sort(term), *bits));
        }
        let mut path = Vec::new();
        for decision in &machine.decisions {
            let condition = condition_of(&mut pool, decision, decision.outcome);
            assert!(
                Evaluator::new(&pool, &model).holds(condition),
                "the run's values don't satisfy its own path"
            );
            path.push(constraints::print::infix(&pool, condition));
        }
        assert!(seen_paths.insert(path), "a path was taken twice");
        results.push(result);
        ControlFlow::Continue(())
    };
    let end = explorer.explore(&Budget::default(), strategy, 500, &mut run, &mut visit);
    results.sort_unstable();
    (end, results)
}

fn check(source: &str, expected: &[i32]) {
    for strategy in [&mut BreadthFirst as &mut dyn Strategy, &mut DepthFirst] {
        let (end, results) = results(source, strategy);
        assert_eq!(end, End::Exhausted);
        assert_eq!(results, expected);
    }
}

#[test]
fn each_branch_is_a_path() {
    let source = "class A { static int f(int a, int b) {
        if (a > 10) { if (b == a + 1) { return 1; } return 2; }
        return 3;
    } }";
    check(source, &[1, 2, 3]);
}

#[test]
fn infeasible_paths_are_not_taken() {
    let source = "class A { static int f(int a, int b) {
        if (a > 10 && a < 5) { return 1; }
        if (a * 2 == 7) { return 2; }
        return 3;
    } }";
    check(source, &[3, 3]);
}

#[test]
fn exceptions_are_paths_too() {
    let source = "class A { static int f(int a, int b) {
        int[] x = new int[3];
        if (b < 0 || b > 4) { return 9; }
        return x[b] + 10 / 5;
    } }";
    // Elements 0 to 2, out of bounds for 3 and 4 together, and both sides of the guard.
    check(source, &[i32::MIN, 2, 2, 2, 9, 9]);
}

#[test]
fn a_bounded_loop_ends() {
    let source = "class A { static int f(int a, int b) {
        if (a < 0 || a > 3) { return -1; }
        int s = 0;
        for (int i = 0; i < a; i++) { s += 2; }
        return s;
    } }";
    check(source, &[-1, -1, 0, 2, 4, 6]);
}

#[test]
fn overflow_is_a_path() {
    let source = "class A { static int f(int a, int b) {
        if (a > 0 && a + 1 < 0) { return 1; }
        return 0;
    } }";
    check(source, &[0, 0, 1]);
}
