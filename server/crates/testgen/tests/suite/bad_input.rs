//! What can't be done within bounds: a partial result, and the reason.

use crate::common::{method, program, show};
use budget::{Budget, CancelToken};
use expect_test::{Expect, expect};
use interp::compile::CodeCache;
use std::time::Duration;
use testgen::{Bounds, Suite, SuiteRequest, SuiteStatus, generate_suite};

fn suite_within(source: &str, name: &str, budget: &Budget, bounds: Bounds) -> Suite {
    let program = program(source);
    let cache = CodeCache::new(program.clone());
    let request = SuiteRequest {
        bounds,
        ..SuiteRequest::new(source)
    };
    generate_suite(budget, &cache, method(&program, name), &request)
}

fn small() -> Bounds {
    Bounds {
        runs: 60,
        decisions: 40,
        steps: 20_000,
        ..Bounds::default()
    }
}

#[track_caller]
fn check(source: &str, expected: Expect) {
    let program = program(source);
    let suite = suite_within(source, "A.f", &Budget::default(), small());
    let mut text = show(&program, &suite);
    for note in &suite.notes {
        text += &format!("note: {note}\n");
    }
    expected.assert_eq(&text);
}

#[test]
fn path_explosion() {
    let source = "class A { static int f(int a, int b, int c, int d, int e, int f, int g, int h) {
        int s = 0;
        for (int i = 0; i < 20; i++) {
            if (a + i * b > c) { s++; }
            if (d - i * e < f) { s--; }
            if (g * i == h) { s += 2; }
        }
        if (s == 1_000) { return 1; }
        return 0;
    } }";
    let suite = suite_within(source, "A.f", &Budget::default(), small());
    assert!(
        matches!(suite.status, SuiteStatus::Partial(_)),
        "{:?}",
        suite.status
    );
    assert!(!suite.is_exhaustive);
    assert!(!suite.cases.is_empty());
    assert!(suite.runs <= 60);
}

#[test]
fn unbounded_loop_on_an_open_bound() {
    check(
        "class A { static int f(int n) {
            int s = 0;
            for (int i = 0; i < n; i++) { s++; }
            return s == 5 ? 1 : 0;
        } }",
        expect![[r#"
            (0) -> 0  if n <= 0
            (5) -> 1  if n == 5
            Complete
        "#]],
    );
}

#[test]
fn endless_loops_are_cases() {
    check(
        "class A { static int f(boolean b) { while (b) { } return 0; } }",
        expect![[r#"
            (true) -> endless  if b
            (false) -> 0  if !b
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn recursion_of_open_depth() {
    check(
        "class A { static int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); } }",
        expect![[r#"
            (1) -> 1  if n == 1
            Complete
        "#]],
    );
}

#[test]
fn unsatisfiable_precondition() {
    check(
        "class A {
            //@ requires x > 3 && x < 2;
            static int f(int x) { return x; }
        }",
        expect![[r#"
            Complete, no input satisfies the preconditions
        "#]],
    );
}

#[test]
fn invariant_that_no_object_satisfies() {
    check(
        "class A { int x; boolean repOk() { return x > 0 && x < 0; } int f() { return x; } }",
        expect![[r#"
            Complete, no input satisfies the preconditions
        "#]],
    );
}

#[test]
fn interface_without_an_implementation() {
    check(
        "interface Shape { int area(); int edges(); }
        class A {
            //@ requires true;
            static int f(Shape s) { return s.area(); }
        }",
        expect![[r#"
            Unsupported("no input can be made: interface `Shape` has no implementation in the program")
        "#]],
    );
}

#[test]
fn interface_without_an_implementation_may_be_null() {
    check(
        "interface Shape { int area(); int edges(); }
        class A { static int f(Shape s) { return s == null ? 0 : s.area(); } }",
        expect![[r#"
            (null) -> 0  if true
            L2:false `s == null` unknown: interface `Shape` has no implementation in the program
            Partial("interface `Shape` has no implementation in the program"), exhaustive
            note: interface `Shape` has no implementation in the program
        "#]],
    );
}

#[test]
fn huge_enum() {
    let constants: Vec<String> = (0..300).map(|number| format!("C{number}")).collect();
    let source = format!(
        "enum E {{ {} }} class A {{ static int f(E e) {{ return e == E.C299 ? 1 : 0; }} static int g(E e) {{ return e.ordinal() == 299 ? 1 : 0; }} }}",
        constants.join(", ")
    );
    let suite = suite_within(&source, "A.f", &Budget::default(), Bounds::default());
    assert_eq!(suite.status, SuiteStatus::Complete);
    assert_eq!(suite.cases.len(), 2, "the constant that is compared with");
    let suite = suite_within(&source, "A.g", &Budget::default(), Bounds::default());
    assert_eq!(
        suite.status,
        SuiteStatus::Partial("of the 300 constants of `E` only 64 are tried".to_owned())
    );
}

#[test]
fn unmodelled_call_on_the_path() {
    check(
        "class A { static int f(int x) {
            if (x > 0) { return new java.util.zip.CRC32().hashCode(); }
            return 0;
        } }",
        expect![[r#"
            (0) -> 0  if x <= 0
            L2:true `x > 0` reached by no case
            Partial("not modelled: java.util.zip.CRC32")
            note: some inputs could not be run to an end: not modelled: java.util.zip.CRC32
        "#]],
    );
}

#[test]
fn native_call_is_fixed_to_a_value() {
    check(
        "class A { static int f(double x) {
            if (Math.sin(x) > 0.5) { return 1; }
            return 0;
        } }",
        expect![[r#"
            (0.0) -> 0  if x == 0.0
            (1.0) -> 1  if x == 1.0
            Complete
            note: open values were fixed where the path depends on a native method: other values may do something else
        "#]],
    );
}

#[test]
fn code_with_errors() {
    check(
        "class A { static int f(int x) { return y; } }",
        expect![[r#"
            Failed("cannot find symbol: variable y")
        "#]],
    );
}

#[test]
fn abstract_method() {
    check(
        "abstract class A { abstract int f(int x); }",
        expect![[r#"
        Unsupported("the method has no body")
    "#]],
    );
}

#[test]
fn no_time_gives_a_partial_suite() {
    let budget = Budget::with_time(Duration::ZERO, CancelToken::default());
    let source = "class A { static int f(int x) { return x > 0 ? 1 : 0; } }";
    let suite = suite_within(source, "A.f", &budget, Bounds::default());
    assert!(
        matches!(suite.status, SuiteStatus::Partial(_)),
        "{:?}",
        suite.status
    );
}

#[test]
fn cancelled() {
    let token = CancelToken::default();
    token.cancel();
    let budget = Budget {
        token,
        ..Budget::default()
    };
    let source = "class A { static int f(int x) { return x > 0 ? 1 : 0; } }";
    let suite = suite_within(source, "A.f", &budget, Bounds::default());
    assert_eq!(suite.status, SuiteStatus::Partial("cancelled".to_owned()));
}

/// Two methods of one name and number of parameters: no lambda can be one of these.
#[test]
fn interface_with_overloads_is_no_function() {
    check(
        "interface Encoder { Object encode(Object o); }
        interface TextEncoder extends Encoder { String encode(String s); }
        class A {
            //@ requires true;
            static int f(TextEncoder e) { return e.encode(\"\").length(); }
        }",
        expect![[r#"
            Unsupported("no input can be made: interface `TextEncoder` has no implementation in the program")
        "#]],
    );
}

/// A model's constructor that the JDK's class doesn't have.
#[test]
fn classes_of_the_library_are_made_as_the_jdk_allows() {
    check(
        "class A {
            //@ requires true;
            static int f(java.nio.charset.Charset c) { return c.name().length(); }
        }",
        expect![[r#"
            Unsupported("no input can be made: objects of `java.nio.charset.Charset` can't be made")
        "#]],
    );
}

#[test]
fn switch_over_a_class_that_is_not_modelled() {
    let source = "import java.time.DayOfWeek;
        class A { static int f(DayOfWeek d) { switch (d) { case SUNDAY: return 1; default: return 0; } } }";
    let suite = suite_within(source, "A.f", &Budget::default(), small());
    let SuiteStatus::Unsupported(reason) = suite.status else {
        panic!("{:?}", suite.status);
    };
    assert!(reason.contains("DayOfWeek"), "{reason}");
}
