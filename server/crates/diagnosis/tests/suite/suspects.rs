//! Suspects of small faulty methods: which statements, and the value each would have to yield.

use crate::common::{analyse_project, project, values_only};
use diagnosis::report::{CaseOutcome, Confirmation};
use expect_test::{Expect, expect};
use std::fmt::Write as _;

/// `members` are the members of a class `A`; `tests` those of its JUnit 5 test class.
fn check(members: &str, tests: &str, expected: Expect) {
    let source = format!("class A {{\n{members}\n}}\n");
    let test = format!(
        "import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\n\
         class ATest {{\n{tests}\n}}\n"
    );
    let analysed = analyse_project(
        project(&[("A.java", &source), ("ATest.java", &test)]),
        "A.f",
        &values_only(),
    );
    let report = &analysed.report;
    let mut text = String::new();
    for case in &report.cases {
        match &case.outcome {
            CaseOutcome::Passed => {}
            CaseOutcome::Failed(failure) => {
                let _ = writeln!(text, "{}: {}", case.name, failure.message);
            }
            other => {
                let _ = writeln!(text, "{}: {other:?}", case.name);
            }
        }
    }
    for suspect in &report.suspects {
        let _ = write!(text, "  `{}`", suspect.source);
        if let Confirmation::Unconfirmed(reason) = &suspect.confirmation {
            let _ = write!(text, " unconfirmed: {reason}");
        }
        if !suspect.together_with.is_empty() {
            let _ = write!(text, " with {:?}", suspect.together_with);
        }
        for value in &suspect.needed {
            let actual = value.actual.as_deref().unwrap_or("-");
            let _ = write!(text, " #{} {actual} -> {}", value.occurrence, value.needed);
        }
        text.push('\n');
        for part in &suspect.parts {
            let _ = write!(text, "    part `{}`", part.source);
            for value in &part.needed {
                let actual = value.actual.as_deref().unwrap_or("-");
                let _ = write!(text, " #{} {actual} -> {}", value.occurrence, value.needed);
            }
            text.push('\n');
        }
    }
    for note in &report.notes {
        let _ = writeln!(text, "  note: {}", note.message);
    }
    expected.assert_eq(&text);
}

#[test]
fn nothing_to_say_when_all_pass() {
    check(
        "static int f(int x) { return x + 1; }",
        "@Test void t() { assertEquals(2, A.f(1)); }",
        expect![[""]],
    );
}

#[test]
fn a_wrong_operator() {
    check(
        "static int f(int a, int b) { int s = a - b; int t = s * 2; return t; }",
        "@Test void t() { assertEquals(14, A.f(3, 4)); }",
        expect![[r#"
            ATest.t: expected 14 but was -2
              `int s = a - b` #1 -1 -> 7
                part `a` #1 3 -> 11
                part `b` #1 4 -> -4
              `int t = s * 2` #1 -2 -> 14
                part `s` #1 -1 -> 7
                part `2` #1 2 -> -14
        "#]],
    );
}

#[test]
fn two_failing_cases_narrow_it_down() {
    check(
        "static int f(int x) { int r = 0; if (x > 10) { r = x; } else { r = 1; } return r; }",
        "@Test void a() { assertEquals(10, A.f(10)); } @Test void b() { assertEquals(1, A.f(3)); }
         @Test void c() { assertEquals(20, A.f(20)); }",
        expect![[r#"
            ATest.a: expected 10 but was 1
              `r = 1` #1 1 -> 10
              `x > 10` #1 false -> true
                part `x` #1 10 -> 11
                part `10` #1 10 -> 9
        "#]],
    );
}

#[test]
fn a_wrong_condition() {
    check(
        "static boolean f(int year) { boolean leap = false; if (year % 4 == 1) { leap = true; } return leap; }",
        "@Test void t() { assertTrue(A.f(2024)); }",
        expect![[r#"
            ATest.t: expected true but was false
              `boolean leap = false` #1 false -> true
              `year % 4 == 1` #1 false -> true
                part `year % 4` #1 0 -> 1
                part `year` #1 2024 -> 2025
                part `4` #1 4 -> 7
                part `1` #1 1 -> 0
        "#]],
    );
}

#[test]
fn an_index_out_of_bounds() {
    check(
        "static int f(int[] a) { int last = a.length; return a[last]; }",
        "@Test void t() { assertEquals(3, A.f(new int[] {1, 2, 3})); }",
        expect![[r#"
            ATest.t: java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3
              `int last = a.length` #1 3 -> 2
              `return a[last];` unconfirmed: not ruled out within the limits
        "#]],
    );
}

#[test]
fn a_loop_that_never_ends() {
    check(
        "static int f(int n) { int i = 0; int s = 0; while (i < n) { s = s + i; i = i + 0; } return s; }",
        "@Test void t() { assertEquals(3, A.f(3)); }",
        expect![[r#"
            ATest.t: did not end within 30,000,000 steps
              `i = i + 0` #1 0 -> 2 #2 0 -> 1 #3 0 -> 3
                part `i` #1 0 -> 2 #2 0 -> 1 #3 0 -> 3
              `i < n` unconfirmed: not ruled out within the limits
              `s = s + i;` unconfirmed: not ruled out within the limits
              `int s = 0` unconfirmed: not ruled out within the limits
              `int i = 0` unconfirmed: not ruled out within the limits
              note: not every suspect could be decided: search limit
        "#]],
    );
}

#[test]
fn a_division_by_zero() {
    check(
        "static int f(int n) { int d = n - n; int q = 12 / d; return q; }",
        "@Test void t() { assertEquals(3, A.f(4)); }",
        expect![[r#"
            ATest.t: java.lang.ArithmeticException: / by zero
              `int d = n - n` #1 0 -> 4
                part `n` #1 4 -> 8
                part `n` #1 4 -> 0
              `int q = 12 / d` unconfirmed: not ruled out within the limits
        "#]],
    );
}

#[test]
fn a_missing_exception() {
    check(
        "static int f(int n) { if (n < -1) { throw new IllegalArgumentException(\"negative\"); } return n; }",
        "@Test void t() { assertThrows(IllegalArgumentException.class, () -> A.f(-1)); }",
        expect![[r#"
            ATest.t: expected java.lang.IllegalArgumentException, but nothing was thrown
              `n < -1` #1 false -> true
                part `n` #1 -1 -> -2
                part `-1` #1 -1 -> 0
        "#]],
    );
}

#[test]
fn a_wrong_text() {
    check(
        "static String f(int n) { int doubled = n + 2; return \"n is \" + doubled; }",
        "@Test void t() { assertEquals(\"n is 10\", A.f(5)); }",
        expect![[r#"
            ATest.t: expected n is 10 but was n is 7
              `int doubled = n + 2` #1 7 -> 10
                part `n` #1 5 -> 8
                part `2` #1 2 -> 5
              `"n is " + doubled` #1 "n is 7" -> "n is 10"
                part `doubled` #1 7 -> 10
        "#]],
    );
}

#[test]
fn a_wrong_string_is_replaced_by_the_expected_one() {
    check(
        "static String f(boolean b) { String word = \"yes\"; if (b) { word = \"on\"; } return word; }",
        "@Test void t() { assertEquals(\"no\", A.f(true)); }",
        expect![[r#"
            ATest.t: expected no but was on
              `word = "on"` #1 "on" -> "no"
        "#]],
    );
}

#[test]
fn doubles_within_a_delta() {
    check(
        "static double f(double c) { double scaled = c * 9.0 / 5.0; double shifted = scaled + 23.0; return shifted; }",
        "@Test void t() { assertEquals(212.0, A.f(100.0), 1e-9); }",
        expect![[r#"
            ATest.t: expected 212.0 but was 203.0
              `double scaled = c * 9.0 / 5.0` #1 180.0 -> 189.0
                part `c * 9.0` #1 900.0 -> 945.0
                part `c` #1 100.0 -> 105.0
                part `9.0` #1 9.0 -> 9.45
                part `5.0` #1 5.0 -> 4.7619047619
              `double shifted = scaled + 23.0` #1 203.0 -> 212.0
                part `scaled` #1 180.0 -> 189.0
                part `23.0` #1 23.0 -> 32.0
        "#]],
    );
}

#[test]
fn a_fault_in_a_callee() {
    check(
        "static int square(int x) { return x + x; } static int f(int a, int b) { int s = square(a); return s + b; }",
        "@Test void t() { assertEquals(10, A.f(3, 1)); }",
        expect![[r#"
            ATest.t: expected 10 but was 7
              `x + x` #1 6 -> 9
                part `x` #1 3 -> 6
                part `x` #1 3 -> 6
              `int s = square(a)` #1 6 -> 9
              `s + b` #1 7 -> 10
                part `s` #1 6 -> 9
                part `b` #1 1 -> 4
        "#]],
    );
}

#[test]
fn a_field_of_an_object() {
    check(
        "int balance; void f(int amount) { int fee = 1; balance = balance - amount; balance = balance + fee; }",
        "@Test void t() { A a = new A(); a.balance = 100; a.f(30); assertEquals(69, a.balance); }",
        expect![[r#"
            ATest.t: expected 69 but was 71
              `int fee = 1` #1 1 -> -1
              `balance = balance - amount` #1 70 -> 68
                part `balance` #1 100 -> 98
                part `amount` #1 30 -> 32
              `balance = balance + fee` #1 71 -> 69
                part `balance` #1 70 -> 68
                part `fee` #1 1 -> -1
        "#]],
    );
}

#[test]
fn two_faults_at_once() {
    check(
        "int p; int q; void f(int x) { p = x + 1; q = x - 1; }",
        "@Test void t() { A a = new A(); a.f(5); assertEquals(5, a.p); assertEquals(5, a.q); }",
        expect![[r#"
            ATest.t: expected 5 but was 6
              `p = x + 1` with [2] #1 6 -> 5
              `q = x - 1` with [1] #1 4 -> 5
        "#]],
    );
}

#[test]
fn an_element_of_an_array() {
    check(
        "static int[] f(int n) { int[] r = new int[n]; for (int i = 0; i < n; i++) { r[i] = i * 2; } return r; }",
        "@Test void t() { assertArrayEquals(new int[] {0, 1, 4}, A.f(3)); }",
        expect![[r#"
            ATest.t: array contents differ at index [1]: expected 1 but was 2
              `r[i] = i * 2` #2 2 -> 1
              `i++` unconfirmed: not ruled out within the limits
              note: not every suspect could be decided: search limit
        "#]],
    );
}

#[test]
fn unboxed_elements_of_a_list() {
    check(
        "static int f(java.util.List<Integer> l) { int s = 0; for (int x : l) { int y = l.get(0); s = s + x - y; } return s; }",
        "@Test void t() { assertEquals(-1, A.f(java.util.List.of(-1, 0))); }",
        expect![[r#"
            ATest.t: expected -1 but was 1
              `int s = 0` #1 0 -> -2
              `int x` #1 -1 -> -3
              `int y = l.get(0)` #1 -1 -> 1
                part `l.get(0)` #1 -1 -> 0 #2 -1 -> 0
              `s = s + x - y` #2 1 -> -1
                part `s + x` #2 0 -> -2
                part `s` #2 0 -> -2
                part `x` #1 -1 -> -3
                part `y` #1 -1 -> 1
              `l` unconfirmed: not ruled out within the limits
        "#]],
    );
}

#[test]
fn a_recursion_without_end() {
    check(
        "static int f(int n) { if (n == -1) { return 0; } return n + f(n + 1); }",
        "@Test void t() { assertEquals(6, A.f(3)); }",
        expect![[r#"
            ATest.t: java.lang.StackOverflowError
              `n == -1` unconfirmed: search limit
              `return n + f(n + 1);` unconfirmed: not ruled out within the limits
              note: not every suspect could be decided: search limit
        "#]],
    );
}

/// No object of the run mends it, which says nothing of objects that the run doesn't have.
#[test]
fn an_object_that_the_run_does_not_have() {
    check(
        "final java.util.List<Integer> all = new java.util.ArrayList<>(java.util.List.of(2, 1)); static java.util.List<Integer> f() { return new A().sorted(); } java.util.List<Integer> sorted() { return all.stream().map(x -> 3 - x * 2).toList(); }",
        "@Test void t() { assertEquals(java.util.List.of(1, 2), A.f()); }",
        expect![[r#"
            ATest.t: expected [1, 2] but was [-1, 1]
              `return new A().sorted();` unconfirmed: not ruled out within the limits
              `return all.stream().map(x -> 3 - x * 2).toList();` unconfirmed: not ruled out within the limits
              `final java.util.List<Integer> all = new java.util.ArrayList<>(java.util.List.of(2, 1));` unconfirmed: not ruled out within the limits
              `assertEquals(java.util.List.of(1, 2), A.f())` unconfirmed: what comes behind it was not run #1 [1, 2] -> [-1, 1]
        "#]],
    );
}

#[test]
fn longs_overflow_as_java_does() {
    check(
        "static long f(int n) { long r = 1; for (int i = 1; i <= n; i++) { r = r + i; } return r; }",
        "@Test void t() { assertEquals(6L, A.f(3)); }",
        expect![[r#"
            ATest.t: expected 6 but was 7
              `long r = 1` #1 1 -> 0
              `int i = 1` #1 1 -> 2
              `r = r + i` #3 7 -> 6
                part `r` #3 4 -> 3
                part `i` #1 1 -> 0
              `i++` #1 2 -> 1 #2 3 -> 3
              `i <= n` unconfirmed: not ruled out within the limits
              note: not every suspect could be decided: search limit
        "#]],
    );
}

#[test]
fn a_switch() {
    check(
        "static int f(int month) { int days; switch (month) { case 2: days = 30; break; case 4: days = 30; break; default: days = 31; } return days; }",
        "@Test void a() { assertEquals(28, A.f(2)); } @Test void b() { assertEquals(30, A.f(4)); }",
        expect![[r#"
            ATest.a: expected 28 but was 30
              `days = 30` #1 30 -> 28
              `break;` unconfirmed: not ruled out within the limits
              `int days` unconfirmed: not ruled out within the limits
        "#]],
    );
}

#[test]
fn two_faults_in_one_method_and_a_test_for_each() {
    check(
        "static int f(int a, boolean twice) { int r = a + 1; if (twice) { r = a * 3; } return r; }",
        "@Test void once() { assertEquals(5, A.f(5, false)); } @Test void twice() { assertEquals(10, A.f(5, true)); }",
        expect![[r#"
            ATest.once: expected 5 but was 6
            ATest.twice: expected 10 but was 15
              `int r = a + 1` with [2] #1 6 -> 5 #1 6 -> 10
              `twice` with [1] #1 true -> false
              `r = a * 3` with [1] #1 15 -> 10
        "#]],
    );
}

#[test]
fn two_faults_in_two_methods_and_a_test_for_each() {
    check(
        "static int up(int x) { int y = x + 2; return y; } static int down(int x) { int y = x - 2; return y; }
         static int f(int x) { if (x > 0) { int u = up(x); return u; } int d = down(x); return d; }",
        "@Test void positive() { assertEquals(6, A.f(5)); } @Test void negative() { assertEquals(-6, A.f(-5)); }",
        expect![[r#"
            ATest.positive: expected 6 but was 7
            ATest.negative: expected -6 but was -7
              `x > 0` with [2] #1 false -> true
              `int y = x + 2` with [1] #1 7 -> 6 #1 - -> -6
              `int y = x - 2` with [1] #1 - -> 6 #1 -7 -> -6
              `int u = up(x)` with [1] #1 7 -> 6 #1 - -> -6
              `int d = down(x)` with [1] #1 - -> 6 #1 -7 -> -6
        "#]],
    );
}

#[test]
fn an_argument_that_is_sorted_wrongly() {
    check(
        "static void f(int[] a) { for (int i = 0; i < a.length; i++) { for (int j = i + 1; j < a.length; j++) { if (a[j] < a[i]) { int t = a[i]; a[i] = a[j]; a[j] = a[i]; } } } }",
        "@Test void t() { int[] a = {2, 1}; A.f(a); assertArrayEquals(new int[] {1, 2}, a); }",
        expect![[r#"
            ATest.t: array contents differ at index [1]: expected 2 but was 1
              `a[j] = a[i]` #1 1 -> 2
              `a[i] = a[j];` unconfirmed: not ruled out within the limits
              `i < a.length` unconfirmed: not ruled out within the limits
              `i++` unconfirmed: not ruled out within the limits
              `j++` unconfirmed: not ruled out within the limits
              note: not every suspect could be decided: search limit
        "#]],
    );
}

#[test]
fn wrong_text_that_is_printed() {
    check(
        "static void f(String name, int n) { int left = n + 1; System.out.print(name + \": \" + left); }",
        "@Test void t() { java.io.PrintStream before = System.out; java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
         System.setOut(new java.io.PrintStream(bytes)); try { A.f(\"Ann\", 3); } finally { System.setOut(before); }
         assertEquals(\"Ann: 2\", bytes.toString()); }",
        expect![[r#"
            ATest.t: expected Ann: 2 but was Ann: 4
              `int left = n + 1` unconfirmed: a run depends on the content of a string
              `System.out.print(name + ": " + left);` unconfirmed: not ruled out within the limits
              `assertEquals("Ann: 2", bytes.toString())` unconfirmed: what comes behind it was not run #1 Ann: 2 -> Ann: 4
              note: not every suspect could be decided: a run depends on the content of a string
        "#]],
    );
}

#[test]
fn a_test_with_a_time_limit() {
    check(
        "static int f(int n) { int i = 0; while (i < n) { i = i * 2; } return i; }",
        "@Test void t() { assertTimeoutPreemptively(java.time.Duration.ofSeconds(1), () -> assertEquals(4, A.f(4))); }",
        expect![[r#"
            ATest.t: did not end within 30,000,000 steps
              `int i = 0` #1 0 -> 4
              `i = i * 2` #1 0 -> 4
                part `i` #1 0 -> 2
              `i < n` unconfirmed: not ruled out within the limits
              note: not every suspect could be decided: search limit
        "#]],
    );
}

#[test]
fn lists_and_objects_are_shown_by_what_they_hold() {
    check(
        "record Item(String name, int price) {}
         static java.util.List<Item> f(boolean cheap) { java.util.List<Item> one = new java.util.ArrayList<>(); one.add(new Item(\"pen\", 2));
         java.util.List<Item> two = new java.util.ArrayList<>(one); two.add(new Item(\"car\", 900));
         java.util.List<Item> shown = one; if (!cheap) { shown = one; } return shown; }",
        "@Test void t() { assertEquals(2, A.f(false).size()); }",
        expect![[r#"
            ATest.t: expected 2 but was 1
              `shown = one` #1 [Item{name="pen", price=2}] -> [Item{name="pen", price=2}, Item{name="car", price=900}]
              `two.add(new Item("car", 900));` unconfirmed: not ruled out within the limits
              `one.add(new Item("pen", 2));` unconfirmed: not ruled out within the limits
        "#]],
    );
}

#[test]
fn a_value_for_each_time_round() {
    check(
        "static int f(int n) { int p = 1; int s = 0; for (int i = 0; i < n; i++) { int step = p + i; s = s * 10 + step; } return s; }",
        "@Test void t() { assertEquals(135, A.f(3)); }",
        expect![[r#"
            ATest.t: expected 135 but was 123
              `int step = p + i` #3 3 -> 15
                part `p` #3 1 -> 13
                part `i` #3 2 -> 14
              `s = s * 10 + step` #3 123 -> 135
                part `s * 10` #3 120 -> 132
                part `step` #3 3 -> 15
              `int p = 1` #1 1 -> 1160801973
              `i++` #1 1 -> -858993457 #2 2 -> 2
              `int i = 0` unconfirmed: not ruled out within the limits
              note: not every suspect could be decided: search limit
        "#]],
    );
}
