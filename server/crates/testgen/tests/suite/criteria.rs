//! What each criterion wants, and the verdict on each goal.

use crate::common::{show, suite_with};
use crate::laws::check_sound;
use expect_test::{Expect, expect};
use testgen::{Bounds, Criterion, GoalStatus, StrategyChoice, SuiteRequest};

#[track_caller]
fn check(criterion: Criterion, source: &str, expected: Expect) {
    let (program, suite) = suite_with(source, "A.f", |request| request.criterion = criterion);
    let mut text = show(&program, &suite);
    for goal in &suite.goals {
        if let GoalStatus::Achieved(cases) = &goal.status {
            text += &format!("{} `{}` by {cases:?}\n", goal.label(), goal.text);
        }
    }
    expected.assert_eq(&text);
    let request = SuiteRequest {
        criterion,
        ..SuiteRequest::new(source)
    };
    check_sound(source, "A.f", &request);
}

const DECISION: &str = "class A { static int f(boolean a, boolean b, boolean c) {
    if (a && (b || c)) {
        return 1;
    }
    return 0;
} }";

#[test]
fn statements() {
    check(
        Criterion::Statement,
        DECISION,
        expect![[r#"
        (false, false, false) -> 0  if !a
        (true, true, false) -> 1  if a && b
        Complete, exhaustive
        L2 `if (a && (b || c))` by [0, 1]
        L3 `return 1;` by [1]
        L5 `return 0;` by [0]
    "#]],
    );
}

#[test]
fn branches() {
    check(
        Criterion::Branch,
        DECISION,
        expect![[r#"
        (false, false, false) -> 0  if !a
        (true, false, false) -> 0  if a && !b && !c
        (true, true, false) -> 1  if a && b
        (true, false, true) -> 1  if a && !b && c
        Complete, exhaustive
        L2:true `a` by [1, 2, 3]
        L2:false `a` by [0]
        L2:true `b` by [2]
        L2:false `b` by [1, 3]
        L2:true `c` by [3]
        L2:false `c` by [1]
    "#]],
    );
}

#[test]
fn conditions() {
    check(
        Criterion::Condition,
        DECISION,
        expect![[r#"
        (false, false, false) -> 0  if !a
        (true, false, false) -> 0  if a && !b && !c
        (true, true, false) -> 1  if a && b
        (true, false, true) -> 1  if a && !b && c
        Complete, exhaustive
        L2:true `a && (b || c)` by [2, 3]
        L2:false `a && (b || c)` by [0, 1]
        L2:true `a` by [1, 2, 3]
        L2:false `a` by [0]
        L2:true `b` by [2]
        L2:false `b` by [1, 3]
        L2:true `c` by [3]
        L2:false `c` by [1]
    "#]],
    );
}

#[test]
fn modified_conditions_and_decisions() {
    check(
        Criterion::McDc,
        DECISION,
        expect![[r#"
        (false, false, false) -> 0  if !a
        (true, false, false) -> 0  if a && !b && !c
        (true, true, false) -> 1  if a && b
        (true, false, true) -> 1  if a && !b && c
        Complete, exhaustive
        L2 `a` by [0, 3]
        L2 `b` by [1, 2]
        L2 `c` by [1, 3]
    "#]],
    );
}

#[test]
fn paths() {
    check(
        Criterion::Paths(3),
        DECISION,
        expect![[r#"
        (false, false, false) -> 0  if !a
        (true, false, false) -> 0  if a && !b && !c
        (true, true, false) -> 1  if a && b
        (true, false, true) -> 1  if a && !b && c
        Complete, exhaustive
        L1 `!a` by [0]
        L1 `a && !b && !c` by [1]
        L1 `a && b` by [2]
        L1 `a && !b && c` by [3]
    "#]],
    );
}

/// What a contract or an unknown reference decides is no branch of the method.
#[test]
fn paths_count_the_branches_of_the_method() {
    check(
        Criterion::Paths(1),
        "class A {
            //@ requires x > 0 && x < 100;
            //@ ensures \\result >= 0;
            static int f(int x, int[] a) {
                if (x > 5) { return a.length; }
                return x > 3 ? 1 : 0;
            }
        }",
        expect![[r#"
            (6, []) -> 0  if x < 100 && x > 5 && a.length == 0
            Complete, exhaustive
            L4 `x < 100 && x > 5 && a.length == 0` by [0]
        "#]],
    );
}

#[test]
fn paths_within_rounds_of_a_loop() {
    check(
        Criterion::Loops(2),
        "class A { static int f(int n) {
            int s = 0;
            for (int i = 0; i < n; i++) { s += i; }
            return s;
        } }",
        expect![[r#"
            (0) -> 0  if n <= 0
            (1) -> 0  if n == 1
            (2) -> 1  if n == 2
            Complete, exhaustive
            L1 `n <= 0` by [0]
            L1 `n == 1` by [1]
            L1 `n == 2` by [2]
        "#]],
    );
}

#[test]
fn infeasible_branches_are_proven_so() {
    check(
        Criterion::Branch,
        "class A { static int f(int x) {
            if (x > 5) {
                if (x < 3) { return 1; }
            }
            if (x * x == 2) { return 2; }
            return 0;
        } }",
        expect![[r#"
            (0) -> 0  if x <= 5 && x * x != 2
            (6) -> 0  if x > 5 && x * x != 2
            L3:true `x < 3` infeasible
            L5:true `x * x == 2` infeasible
            Complete, exhaustive
            L2:true `x > 5` by [1]
            L2:false `x > 5` by [0]
            L3:false `x < 3` by [1]
            L5:false `x * x == 2` by [0, 1]
        "#]],
    );
}

#[test]
fn condition_that_masks_another_has_no_independent_effect() {
    check(
        Criterion::McDc,
        "class A { static int f(int x) { return x > 5 && x > 3 ? 1 : 0; } }",
        expect![[r#"
            (0) -> 0  if x <= 5
            (6) -> 1  if x > 5
            L1 `x > 3` infeasible
            Complete, exhaustive
            L1 `x > 5` by [0, 1]
        "#]],
    );
}

#[test]
fn labels_of_a_switch_are_branches() {
    check(
        Criterion::Branch,
        "class A { static int f(int x) {
            switch (x) {
                case 1: return 10;
                case 7: return 70;
                default: return 0;
            }
        } }",
        expect![[r#"
            (0) -> 0  if x != 1 && x != 7
            (1) -> 10  if x == 1
            (7) -> 70  if x == 7
            Complete, exhaustive
            L3:true `case 1` by [1]
            L3:false `case 1` by [0, 2]
            L4:true `case 7` by [2]
            L4:false `case 7` by [0]
        "#]],
    );
}

#[test]
fn loops_are_bounded_where_asked() {
    let source = "class A { static int f(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) { s += i; }
        return s;
    } }";
    let (program, suite) = suite_with(source, "A.f", |request| {
        request.criterion = Criterion::Paths(50);
        request.bounds = Bounds {
            loops: Some(3),
            ..Bounds::default()
        };
    });
    expect![[r#"
        (0) -> 0  if n <= 0
        (1) -> 0  if n == 1
        (2) -> 1  if n == 2
        (3) -> 3  if n == 3
        Complete, exhaustive
    "#]]
    .assert_eq(&show(&program, &suite));
    assert_eq!(suite.notes, [LOOPS.replace('K', "3")]);
}

/// The note where a bound of K cut off longer runs.
const LOOPS: &str = "the search is bounded: no condition held more than K times in one run, so what \
                     can't be reached is infeasible within K rounds of a loop";

#[test]
fn goals_beyond_the_bound_of_loops_are_infeasible_within_it() {
    let source = "class A { static int f(int n) {
        int s = 0;
        while (s < n) { s++; }
        return s == 5 ? 1 : 0;
    } }";
    let shown = |rounds| {
        let (program, suite) = suite_with(source, "A.f", |request| {
            request.bounds.loops = Some(rounds);
        });
        (show(&program, &suite), suite.notes)
    };
    let (text, notes) = shown(2);
    expect![[r#"
        (1) -> 0  if n == 1
        L4:true `s == 5` infeasible
        Complete, exhaustive
    "#]]
    .assert_eq(&text);
    assert_eq!(notes, [LOOPS.replace('K', "2")]);
    let (text, _) = shown(6);
    assert!(!text.contains("infeasible"), "{text}");
}

/// Each strategy achieves all goals of a small method, and the same request gives the same suite.
#[test]
fn strategies() {
    let source = "class Node { int value; Node next; }
    class A { static int f(Node n, int x) {
        int count = 0;
        while (n != null && count < 3) {
            if (n.value == x) { return count; }
            n = n.next;
            count++;
        }
        if (x > 100 && count == 2) { return -2; }
        return -1;
    } }";
    for strategy in [
        StrategyChoice::DepthFirst,
        StrategyChoice::BreadthFirst,
        StrategyChoice::IterativeDeepening,
        StrategyChoice::Random,
        StrategyChoice::CoverageFirst,
        StrategyChoice::SmallestInput,
    ] {
        let make = || {
            suite_with(source, "A.f", |request| {
                request.strategy = strategy;
                request.seed = 7;
            })
        };
        let (program, suite) = make();
        let (_, again) = make();
        assert_eq!(suite, again, "{strategy:?}");
        let (achieved, infeasible, unknown) = suite.counts();
        assert_eq!(
            (infeasible, unknown),
            (0, 0),
            "{strategy:?}\n{}",
            show(&program, &suite)
        );
        assert_eq!(achieved, suite.goals.len(), "{strategy:?}");
    }
}

/// A suite has no case that could be left out.
#[test]
fn suites_are_minimal() {
    let (_, suite) = suite_with(DECISION, "A.f", |_| {});
    for (index, _) in suite.cases.iter().enumerate() {
        let is_needed = suite.goals.iter().any(|goal| match &goal.status {
            GoalStatus::Achieved(cases) => cases.as_slice() == [index as u32],
            _ => false,
        });
        assert!(is_needed, "case {index} could be left out");
    }
}

/// What lies behind an infeasible condition is never run: there are as many runs as feasible paths.
#[test]
fn inconsistent_prefixes_are_not_extended() {
    let source = "class A { static int f(int x, int y, int z) {
        if (x > 5) {
            if (x < 3) {
                if (y > 0) { return 1; }
                if (z > 0) { return 2; }
                if (y + z > 10) { return 3; }
                return 4;
            }
            return 5;
        }
        return 6;
    } }";
    let (_, suite) = suite_with(source, "A.f", |request| {
        request.criterion = Criterion::Paths(50);
    });
    assert_eq!(suite.runs, 2);
    assert!(suite.is_exhaustive);
    assert_eq!(suite.cases.len(), 2);
}

#[test]
fn code_without_a_branch_has_a_case() {
    let (_, suite) = suite_with(
        "class A { static int f(int x) { return x + 1; } }",
        "A.f",
        |_| {},
    );
    assert_eq!(suite.cases.len(), 1);
}

const VALUES: &str = "class A { static boolean f(int a, boolean b) {
            boolean small = a < 3 || b;
            return small && a != 0;
        } }";

#[test]
fn conditions_whose_value_is_kept_are_branches() {
    check(
        Criterion::Branch,
        VALUES,
        expect![[r#"
        (0, false) -> false  if a == 0
        (3, false) -> false  if a >= 3 && !b
        (3, true) -> true  if a >= 3 && b
        Complete, exhaustive
        L2:true `a < 3` by [0]
        L2:false `a < 3` by [1, 2]
        L2:true `b` by [2]
        L2:false `b` by [1]
        L3:true `small` by [0, 2]
        L3:false `small` by [1]
        L3:true `a != 0` by [2]
        L3:false `a != 0` by [0]
    "#]],
    );
    check(
        Criterion::Condition,
        VALUES,
        expect![[r#"
        (0, false) -> false  if a == 0
        (3, false) -> false  if a >= 3 && !b
        (3, true) -> true  if a >= 3 && b
        Complete, exhaustive
        L2:true `a < 3 || b` by [0, 2]
        L2:false `a < 3 || b` by [1]
        L2:true `a < 3` by [0]
        L2:false `a < 3` by [1, 2]
        L2:true `b` by [2]
        L2:false `b` by [1]
        L3:true `small && a != 0` by [2]
        L3:false `small && a != 0` by [0, 1]
        L3:true `small` by [0, 2]
        L3:false `small` by [1]
        L3:true `a != 0` by [2]
        L3:false `a != 0` by [0]
    "#]],
    );
}

#[test]
fn conditions_whose_value_is_kept_have_independent_effects() {
    check(
        Criterion::McDc,
        VALUES,
        expect![[r#"
        (0, false) -> false  if a == 0
        (3, false) -> false  if a >= 3 && !b
        (3, true) -> true  if a >= 3 && b
        Complete, exhaustive
        L2 `a < 3` by [0, 1]
        L2 `b` by [1, 2]
        L3 `small` by [1, 2]
        L3 `a != 0` by [0, 2]
    "#]],
    );
}

#[test]
fn what_a_kept_condition_can_not_be_is_infeasible() {
    check(
        Criterion::Branch,
        "class A { static boolean f(int a) { return a > 2 && !(a > 1); } }",
        expect![[r#"
            (0) -> false  if a <= 2
            (3) -> false  if a > 2
            L1:false `a > 1` infeasible
            Complete, exhaustive
            L1:true `a > 2` by [1]
            L1:false `a > 2` by [0]
            L1:true `a > 1` by [1]
        "#]],
    );
}

#[test]
fn lambdas_count_where_they_are_called() {
    check(
        Criterion::Branch,
        "class A { static int f(int a) {
            java.util.function.IntPredicate p = x -> x > 3;
            return p.test(a) ? 1 : 0;
        } }",
        expect![[r#"
            (0) -> 0  if a <= 3
            (4) -> 1  if a > 3
            Complete, exhaustive
            L2:true `x > 3` by [1]
            L2:false `x > 3` by [0]
            L3:true `p.test(a)` by [1]
            L3:false `p.test(a)` by [0]
        "#]],
    );
    let (_, suite) = crate::common::suite(
        "class A { static java.util.function.IntPredicate f(int a) { return x -> x > a; } }",
        "A.f",
    );
    assert!(suite.goals.is_empty(), "{:?}", suite.goals);
    assert_eq!(
        suite.notes,
        ["line 1 stands in a lambda that the method makes and doesn't call: no case runs it"]
    );
}
