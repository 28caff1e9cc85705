//! Tests, contracts and called methods that don't agree with each other.

use crate::common::{analyse_project, project};
use diagnosis::options::Options;
use diagnosis::report::NoteKind;
use expect_test::{Expect, expect};
use std::fmt::Write as _;

/// The notes about contracts, each with the text at its place.
fn check(members: &str, tests: &str, expected: Expect) {
    let source = format!("class A {{\n{members}\n}}\n");
    let test = format!(
        "import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\n\
         class ATest {{\n{tests}\n}}\n"
    );
    let files = [("A.java", source.as_str()), ("ATest.java", test.as_str())];
    let analysed = analyse_project(project(&files), "A.f", &Options::default());
    let mut text = String::new();
    for note in &analysed.report.notes {
        if !matches!(
            note.kind,
            NoteKind::Contradiction | NoteKind::BrokenContract
        ) {
            continue;
        }
        let place = note
            .anchor
            .as_ref()
            .map(|anchor| analysed.project.source_at(anchor));
        let _ = writeln!(text, "`{}`: {}", place.unwrap_or_default(), note.message);
    }
    expected.assert_eq(&text);
}

#[test]
fn a_test_needs_what_the_contract_excludes() {
    check(
        "//@ ensures \\result == a + b;\nstatic int f(int a, int b) { int c = a + b; return c; }",
        "@Test void t() { assertEquals(12, A.f(3, 4)); }",
        expect![[r#"
            `ensures \result == a + b;`: test and contract contradict each other: 't' needs f(3, 4) to be 12, which this excludes
        "#]],
    );
    check(
        "//@ requires n >= 0;\n//@ ensures \\result >= 0;\nstatic int f(int n) { if (n > 9) return 9; return n; }",
        "@Test void t() { assertEquals(-1, A.f(12)); }",
        expect![[r#"
            `ensures \result >= 0;`: test and contract contradict each other: 't' needs f(12) to be -1, which this excludes
        "#]],
    );
}

#[test]
fn a_wrong_method_contradicts_nothing() {
    check(
        "//@ ensures \\result == a + b;\nstatic int f(int a, int b) { int c = a - b; return c; }",
        "@Test void t() { assertEquals(7, A.f(3, 4)); }",
        expect![[""]],
    );
}

#[test]
fn a_called_method_breaks_its_contract() {
    check(
        "//@ ensures \\result == x * x;\nstatic int square(int x) { return x + x; }\n\
         static int f(int a, int b) { int s = square(a); return s + b; }",
        "@Test void t() { assertEquals(10, A.f(3, 1)); }",
        expect![[r#"
            `ensures \result == x * x;`: this fails for `square` as written: square(3) returned 6
        "#]],
    );
    check(
        "//@ ensures \\result == x * x;\nstatic int square(int x) { return x * x; }\n\
         static int f(int a, int b) { int s = square(a); return s - b; }",
        "@Test void t() { assertEquals(10, A.f(3, 1)); }",
        expect![[""]],
    );
}

#[test]
fn of_several_promises_the_broken_one_is_told() {
    check(
        "//@ ensures \\result > x && (\\result >= 0 && \\result == x * x);\nstatic int square(int x) { return x + x; }\n\
         static int f(int a, int b) { int s = square(a); return s + b; }",
        "@Test void t() { assertEquals(10, A.f(3, 1)); }",
        expect![[r#"
            `\result == x * x`: this fails for `square` as written: square(3) returned 6
        "#]],
    );
}

/// On objects, at the call itself: with what the run has made of them.
#[test]
fn calls_on_objects_are_held_against_contracts() {
    // A passing test and the contract.
    check(
        "int n;\n//@ ensures \\result == \\old(n) + k + 1;\nint f(int k) { n = n + k; return n; }",
        "@Test void t() { A a = new A(); assertEquals(3, a.f(3)); assertEquals(5, a.f(2)); }\n\
         @Test void u() { assertEquals(8, new A().f(7)); }",
        expect![[r#"
            `ensures \result == \old(n) + k + 1;`: test and contract contradict each other: 't' passes although f(3) on A{n=0} returned 3, which this excludes
        "#]],
    );
    check(
        "int n;\n//@ ensures \\result == \\old(n) + k;\nint f(int k) { n = n + k; return n; }",
        "@Test void t() { A a = new A(); a.n = 2; assertEquals(6, a.f(3)); }",
        expect![[r#"
            `ensures \result == \old(n) + k;`: test and contract contradict each other: 't' needs f(3) on A{n=2} to be 6, which this excludes
        "#]],
    );
    // The called method of another object, on its second call.
    check(
        "java.util.List<Integer> all = new java.util.ArrayList<>();\n\
         //@ ensures all.size() == \\old(all.size()) + 1;\nvoid add(int x) { if (!all.contains(x)) all.add(x); }\n\
         int f(int x, int y) { add(x);\n add(y);\n return all.size(); }",
        "@Test void t() { assertEquals(2, new A().f(3, 3)); } @Test void u() { assertEquals(2, new A().f(3, 4)); }",
        expect![[r#"
            `ensures all.size() == \old(all.size()) + 1;`: this fails for `add` as written: add(3) on A{all=[3]}: the postcondition doesn't hold
        "#]],
    );
    check(
        "java.util.List<Integer> all = new java.util.ArrayList<>();\n\
         //@ ensures all.size() == \\old(all.size()) + 1;\nvoid add(int x) { all.add(x); }\n\
         int f(int x, int y) { add(x);\n add(y);\n return all.size() + 1; }",
        "@Test void t() { assertEquals(2, new A().f(3, 3)); }",
        expect![[""]],
    );
}

#[test]
fn tests_that_ask_for_different_results_of_one_call() {
    check(
        "static int f(int x) { return x * 2; }",
        "@Test void t() { assertEquals(7, A.f(3)); } @Test void u() { assertEquals(6, A.f(3)); } @Test void v() { assertEquals(2, A.f(1)); }",
        expect![[r#"
            `assertEquals(7, A.f(3))`: tests contradict each other: 't' needs f(3) to be 7, with which 'u' fails
        "#]],
    );
    // Both would do.
    check(
        "static int f(int x) { return x * 2; }",
        "@Test void t() { assertEquals(7, A.f(3)); } @Test void u() { assertTrue(A.f(3) > 5); }",
        expect![[""]],
    );
}
