//! Edits with which all cases pass: which are found, and in which order.

use crate::common::{analyse_project, project};
use diagnosis::options::Options;
use diagnosis::report::{MethodReport, SuspectKind};
use expect_test::{Expect, expect};
use std::fmt::Write as _;

const TEST_HEAD: &str = "import static org.junit.jupiter.api.Assertions.*;\nimport java.util.*;\n\
     import org.junit.jupiter.api.*;\nclass ATest {\n";

fn analyse(members: &str, tests: &str) -> MethodReport {
    let source = format!("import java.util.*;\nclass A {{\n{members}\n}}\n");
    let test = format!("{TEST_HEAD}{tests}\n}}\n");
    let files = [("A.java", source.as_str()), ("ATest.java", test.as_str())];
    analyse_project(project(&files), "A.f", &Options::default()).report
}

/// `members` are those of a class `A` with a method `f`; shown are the suspects with a fix.
fn check(members: &str, tests: &str, expected: Expect) {
    let report = analyse(members, tests);
    let mut text = String::new();
    for suspect in report
        .suspects
        .iter()
        .filter(|found| !found.fixes.is_empty())
    {
        let kind = match suspect.kind {
            SuspectKind::InsertBefore => " (missing)",
            _ => "",
        };
        let _ = writeln!(text, "{} `{}`{kind}", suspect.rank, suspect.source);
        for fix in suspect.fixes.iter().take(2) {
            let _ = writeln!(text, "    {} ({} of {})", fix.title, fix.passed, fix.total);
        }
    }
    expected.assert_eq(&text);
}

#[test]
fn a_wrong_operator() {
    check(
        "static int f(int a, int b) { int s = a - b; return s * 2; }",
        "@Test void t() { assertEquals(14, A.f(3, 4)); } @Test void z() { assertEquals(2, A.f(1, 0)); }",
        expect![[r#"
            1 `int s = a - b`
                replace `a - b` by `a + b` (2 of 2)
        "#]],
    );
}

#[test]
fn a_bound_one_too_low() {
    check(
        "static int f(int[] a) { int s = 0; for (int i = 0; i < a.length - 1; i++) { s += a[i]; } return s; }",
        "@Test void t() { assertEquals(6, A.f(new int[] {1, 2, 3})); } @Test void e() { assertEquals(0, A.f(new int[0])); }",
        expect![[r#"
            1 `i < a.length - 1`
                replace `i < a.length - 1` by `i <= a.length - 1` (2 of 2)
                replace `1` by `0` (2 of 2)
            2 `s += a[i];` (missing)
                add `s += a[i];` behind `s += a[i];` (2 of 2)
            3 `return s;`
                replace `s` by `s + s` (2 of 2)
        "#]],
    );
}

#[test]
fn swapped_arguments() {
    check(
        "static int f(int a, int b) { return b == 0 ? a : f(a % b, b); }",
        "@Test void t() { assertEquals(4, A.f(8, 12)); } @Test void u() { assertEquals(3, A.f(3, 0)); }",
        expect![[r#"
            1 `return b == 0 ? a : f(a % b, b);`
                replace `a % b, b` by `b, a % b` (2 of 2)
        "#]],
    );
}

#[test]
fn a_missing_call() {
    check(
        "static List<Integer> f(List<Integer> in) { List<Integer> out = new ArrayList<>(); for (Integer x : in) { if (x > 1) {\n int y = x;\n } } return out; }",
        "@Test void t() { assertEquals(List.of(2, 3), A.f(List.of(1, 2, 3))); } @Test void u() { assertEquals(List.of(), A.f(List.of(1))); }",
        expect![[r#"
            1 `int y = x` (missing)
                add `out.add(y);` behind `int y = x` (2 of 2)
                add `out.add(x);` behind `int y = x` (2 of 2)
        "#]],
    );
}

#[test]
fn a_missing_guard_against_null() {
    check(
        "static int f(String s) { if (s.isEmpty()) { return 0; } return s.length() + 1; }",
        "@Test void t() { assertEquals(0, A.f(null)); } @Test void u() { assertEquals(3, A.f(\"ab\")); } @Test void v() { assertEquals(0, A.f(\"\")); }",
        expect![[r#"
            1 `s.isEmpty()`
                replace `s.isEmpty()` by `s == null || s.isEmpty()` (3 of 3)
            2 `s.isEmpty()` (missing)
                add `if (s == null) return 0;` (3 of 3)
        "#]],
    );
}

#[test]
fn a_comparison_in_an_else_branch() {
    check(
        "static int f(int[] w, int c) { int best = 0; for (int i = 0; i < w.length; i++) { int x = w[i]; for (int j = 0; j <= c; j++) { if (j == 0) { best = best + 0; } else if (x < j) { best = Math.max(best, x); } else { best = Math.max(best, 0); } } } return best; }",
        "@Test void t() { assertEquals(5, A.f(new int[] {5, 2}, 5)); } @Test void u() { assertEquals(3, A.f(new int[] {3, 9}, 7)); } @Test void v() { assertEquals(4, A.f(new int[] {4}, 4)); }",
        expect![[r#"
            1 `x < j`
                replace `x < j` by `x <= j` (3 of 3)
                replace `x` by `(x - 1)` (3 of 3)
            2 `j <= c`
                replace `j` by `(j - 1)` (3 of 3)
                replace `c` by `(c + 1)` (3 of 3)
            3 `best = best + 0;` (missing)
                add `c++;` behind `best = best + 0;` (3 of 3)
        "#]],
    );
}

#[test]
fn another_list_in_the_head_of_a_loop() {
    check(
        "static int f(List<Integer> a) { ArrayList<Integer> b = new ArrayList<Integer>(); for (Integer x : a) { b.add(x * 2); } int s = 0; for (Integer y : a) { s += y; } return s; }",
        "@Test void t() { assertEquals(12, A.f(new ArrayList<Integer>(List.of(1, 2, 3)))); } @Test void u() { assertEquals(0, A.f(new ArrayList<Integer>())); } @Test void v() { assertEquals(2, A.f(new ArrayList<Integer>(List.of(1)))); }",
        expect![[r#"
            1 `a`
                replace `a` by `b` (3 of 3)
            2 `s += y`
                replace `y` by `y + y` (3 of 3)
            3 `a` (missing)
                add `a = b;` (3 of 3)
        "#]],
    );
}

#[test]
fn a_loop_without_an_end() {
    check(
        "static int f(int n) { int c = 0; while (n != 0) { n = n ^ (n - 1); c++; } return c; }",
        "@Test void t() { assertEquals(2, A.f(5)); } @Test void u() { assertEquals(0, A.f(0)); }",
        expect![[r#"
            1 `n = n ^ (n - 1)`
                replace `n ^ (n - 1)` by `n & (n - 1)` (2 of 2)
                replace `n` by `(n - c)` (2 of 2)
            2 `n != 0`
                replace `n != 0` by `c <= n && n != 0` (2 of 2)
        "#]],
    );
}

#[test]
fn a_fault_in_a_callee_of_the_class() {
    check(
        "static int f(int x) { return g(x) + 1; } static int g(int x) { return x * 3; }",
        "@Test void t() { assertEquals(7, A.f(3)); } @Test void u() { assertEquals(11, A.f(5)); }",
        expect![[r#"
            1 `x * 3`
                replace `3` by `2` (2 of 2)
            2 `g(x) + 1`
                replace `g(x)` by `(g(x) - x)` (2 of 2)
        "#]],
    );
}

#[test]
fn inside_a_local_class() {
    check(
        "static int f(int x) { class B { int g(int y) { return y - 1; } } return new B().g(x); }",
        "@Test void t() { assertEquals(4, A.f(3)); } @Test void u() { assertEquals(8, A.f(7)); }",
        expect![[r#"
            1 `y - 1`
                replace `y - 1` by `y + 1` (2 of 2)
                replace `1` by `(-1)` (2 of 2)
            2 `new B().g(x)`
                replace `new B().g(x)` by `new B().g(x) + 2` (2 of 2)
        "#]],
    );
}

#[test]
fn in_the_initialiser_of_a_field() {
    check(
        "int step = 1; int f(int x) { return x + step; }",
        "@Test void t() { assertEquals(5, new A().f(3)); } @Test void u() { assertEquals(9, new A().f(7)); }",
        expect![[r#"
            1 `int step = 1;`
                replace `1` by `2` (2 of 2)
            2 `x + step`
                replace `x` by `(x + 1)` (2 of 2)
                replace `step` by `(step + 1)` (2 of 2)
            3 `return x + step;` (missing)
                add `x++;` (2 of 2)
                add `step++;` (2 of 2)
        "#]],
    );
}

#[test]
fn nothing_survives_a_contradiction_of_the_tests() {
    check(
        "static int f(int x) { return x + 1; }",
        "@Test void t() { assertEquals(4, A.f(3)); } @Test void u() { assertEquals(5, A.f(3)); }",
        expect![[""]],
    );
}

#[test]
fn passing_cases_refute_an_edit() {
    // `a > b` alone would mend the failing case.
    check(
        "static int f(int a, int b) { if (a < b) { return a; } return b; }",
        "@Test void t() { assertEquals(2, A.f(1, 2)); } @Test void u() { assertEquals(2, A.f(2, 2)); } @Test void v() { assertEquals(3, A.f(3, 1)); }",
        expect![[r#"
            1 `a < b`
                replace `a < b` by `a > b` (3 of 3)
                replace `a < b` by `a >= b` (3 of 3)
        "#]],
    );
}

#[test]
fn a_recursion_without_an_end() {
    check(
        "static int f(int n) { if (n == -1) { return 0; } return n + f(n + 1); }",
        "@Test void t() { assertEquals(6, A.f(3)); } @Test void u() { assertEquals(0, A.f(0)); }",
        expect![[r#"
            1 `return n + f(n + 1);`
                replace `n + 1` by `n - 1` (2 of 2)
                replace `1` by `(-1)` (2 of 2)
        "#]],
    );
}

#[test]
fn a_statement_missing_in_an_empty_block() {
    check(
        "static int f(int[] a) { int n = 0; for (int x : a) { } return n; }",
        "@Test void t() { assertEquals(3, A.f(new int[] {5, 6, 7})); } @Test void e() { assertEquals(0, A.f(new int[0])); }",
        expect![[r#"
            1 `}` (missing)
                add `n++;` (2 of 2)
        "#]],
    );
}

#[test]
fn an_exception_that_is_not_thrown() {
    check(
        "static int f(int n) { if (n < -1) { throw new IllegalArgumentException(\"negative\"); } return n; }",
        "@Test void t() { assertThrows(IllegalArgumentException.class, () -> A.f(-1)); } @Test void u() { assertEquals(3, A.f(3)); }",
        expect![[r#"
            1 `n < -1`
                replace `-1` by `1` (2 of 2)
                replace `n < -1` by `n <= -1` (2 of 2)
            2 `n < -1` (missing)
                add `if (n < 0) throw new IllegalArgumentException();` (2 of 2)
                add `if (n <= 0) throw new IllegalArgumentException();` (2 of 2)
        "#]],
    );
}

#[test]
fn a_missing_exception() {
    check(
        "static int f(int n) { int r = n * 2; return r; }",
        "@Test void t() { assertThrows(IllegalArgumentException.class, () -> A.f(0)); } @Test void u() { assertEquals(4, A.f(2)); }\n\
         @Test void v() { assertThrows(IllegalArgumentException.class, () -> A.f(-1)); }",
        expect![[r#"
            1 `int r = n * 2` (missing)
                add `if (n <= 0) throw new IllegalArgumentException();` (3 of 3)
            2 `return r;` (missing)
                add `if (r <= 0) throw new IllegalArgumentException();` (3 of 3)
        "#]],
    );
}

#[test]
fn a_wrong_text_that_is_printed() {
    check(
        "static void f(String name, int n) { int left = n + 1; System.out.print(name + \": \" + left); }",
        "@Test void t() { java.io.PrintStream before = System.out; java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
         System.setOut(new java.io.PrintStream(bytes)); try { A.f(\"Ann\", 3); } finally { System.setOut(before); }
         assertEquals(\"Ann: 2\", bytes.toString()); }",
        expect![[r#"
            1 `int left = n + 1`
                replace `n + 1` by `n - 1` (1 of 1)
                replace `1` by `(-1)` (1 of 1)
        "#]],
    );
}

#[test]
fn a_constant_below_zero() {
    check(
        "static int f(int[] a) { int n = -1; for (int x : a) { n += x; } return n; }",
        "@Test void t() { assertEquals(3, A.f(new int[] {1, 2})); } @Test void e() { assertEquals(0, A.f(new int[0])); }",
        expect![[r#"
            1 `int n = -1`
                replace `-1` by `0` (2 of 2)
                replace `-1` by `Math.max(0, -1)` (2 of 2)
            2 `a` (missing)
                add `n = 0;` (2 of 2)
            3 `return n;`
                replace `n` by `n + 1` (2 of 2)
        "#]],
    );
}

#[test]
fn an_array_that_is_sorted_wrongly() {
    check(
        "static void f(int[] a) { for (int i = 0; i < a.length; i++) { for (int j = i + 1; j < a.length; j++) { if (a[j] < a[i]) { int t = a[i]; a[i] = a[j]; a[j] = a[i]; } } } }",
        "@Test void t() { int[] a = {2, 1}; A.f(a); assertArrayEquals(new int[] {1, 2}, a); } @Test void u() { int[] a = {3, 1, 2}; A.f(a); assertArrayEquals(new int[] {1, 2, 3}, a); }",
        expect![[r#"
            1 `a[j] = a[i]`
                replace `a[i]` by `t` (2 of 2)
                replace `a[i]` by `Math.max(t, a[i])` (2 of 2)
        "#]],
    );
}

#[test]
fn a_case_that_needs_more_memory_than_there_is_hides_no_edit() {
    check(
        "static int f(int n) { int[] a = new int[n]; return a.length - 1; }",
        "@Test void t() { assertEquals(3, A.f(3)); } @Test void z() { assertEquals(0, A.f(0)); }\n\
         @Test void huge() { assertEquals(2000000000, A.f(2000000000)); }",
        expect![[r#"
            1 `a.length - 1`
                replace `1` by `0` (2 of 3)
                replace `a.length - 1` by `a.length * 1` (2 of 3)
            2 `int[] a = new int[n]`
                replace `n` by `n + 1` (2 of 3)
            3 `int[] a = new int[n]` (missing)
                add `n++;` (2 of 3)
        "#]],
    );
}

#[test]
fn a_constant_solved_from_what_is_needed() {
    check(
        "static int f(int n) { int fee = 250; if (n > 9) { fee = 75; } return fee + n; }",
        "@Test void t() { assertEquals(52, A.f(10)); } @Test void u() { assertEquals(53, A.f(11)); } @Test void v() { assertEquals(251, A.f(1)); }",
        expect![[r#"
            1 `fee = 75`
                replace `75` by `42` (3 of 3)
        "#]],
    );
}

#[test]
fn a_text_solved_from_what_is_needed() {
    check(
        "static String f(int n) { String s = \"few\"; if (n > 9) { s = \"mayn\"; } return s; }",
        "@Test void t() { assertEquals(\"many\", A.f(10)); } @Test void u() { assertEquals(\"few\", A.f(1)); }",
        expect![[r#"
            1 `s = "mayn"`
                replace `"mayn"` by `"many"` (2 of 2)
        "#]],
    );
}

#[test]
fn an_offset_solved_from_what_is_needed() {
    check(
        "static int f(int a, int b) { int s = a * b; return s; }",
        "@Test void t() { assertEquals(18, A.f(2, 4)); } @Test void u() { assertEquals(25, A.f(3, 5)); } @Test void v() { assertEquals(10, A.f(0, 7)); }",
        expect![[r#"
            1 `int s = a * b`
                replace `a * b` by `a * b + 10` (3 of 3)
        "#]],
    );
}

#[test]
fn behind_a_loop_is_another_place_than_before_it() {
    check(
        "static int f(int[] a) { int s = 0; int c = 0; for (int x : a) { if (x > 9) { s += x; } else { for (int k = 0; k < x; k++) { s += k; } } } return s + 100 * c; }",
        "@Test void t() { assertEquals(103, A.f(new int[] {3})); } @Test void u() { assertEquals(111, A.f(new int[] {10, 2})); } @Test void v() { assertEquals(201, A.f(new int[] {2, 1})); }\n\
         @Test void z() { assertEquals(100, A.f(new int[] {0})); } @Test void w() { assertEquals(10, A.f(new int[] {10})); }",
        expect![[r#"
            1 `}` (missing)
                add `c++;` (5 of 5)
        "#]],
    );
}

#[test]
fn what_is_done_before_it_is_checked() {
    check(
        "int money = 10; static boolean f(A from, A to, int sum) {\nfrom.money -= sum;\nto.money += sum;\nif (sum > 10) {\n return false;\n }\n return true; }",
        "@Test void t() { A a = new A(); A b = new A(); assertFalse(A.f(a, b, 12)); assertEquals(10, a.money); assertEquals(10, b.money); }\n\
         @Test void u() { A a = new A(); A b = new A(); assertTrue(A.f(a, b, 4)); assertEquals(6, a.money); assertEquals(14, b.money); }\n\
         @Test void v() { A a = new A(); A b = new A(); assertFalse(A.f(a, b, 11)); assertEquals(10, a.money); }",
        expect![[r#"
            1 `from.money -= sum;`
                move `if (sum > 10) { return false; }` before `from.money -= sum;` (3 of 3)
        "#]],
    );
}

#[test]
fn a_call_missing_before_a_loop_is_not_put_into_it() {
    check(
        "static boolean f(int a, int b, Map<Integer, List<Integer>> next, Set<Integer> seen) {\n if (seen.contains(a)) return false;\n if (a == b) return true;\n for (int n : next.get(a)) {\n if (f(n, b, next, seen)) return true;\n }\n return false; }",
        "@Test void t() { assertFalse(A.f(1, 3, Map.of(1, List.of(2), 2, List.of(1), 3, List.of()), new HashSet<>())); } @Test void u() { assertTrue(A.f(1, 3, Map.of(1, List.of(4, 2), 2, List.of(3), 4, List.of(), 3, List.of()), new HashSet<>())); }",
        expect![[r#"
            1 `f(n, b, next, seen)`
                replace `f(n, b, next, seen)` by `n > a && f(n, b, next, seen)` (2 of 2)
                replace `f(n, b, next, seen)` by `n >= a && f(n, b, next, seen)` (2 of 2)
            2 `next.get(a)` (missing)
                add `seen.add(a);` (2 of 2)
                add `seen.add(1);` (2 of 2)
        "#]],
    );
}

#[test]
fn an_empty_list_where_one_of_an_element_is_meant() {
    check(
        "static ArrayList<Integer> f(int n) { for (int i = 2; i * i <= n; i++) { if (n % i == 0) { ArrayList<Integer> r = new ArrayList<>(); r.add(i); r.addAll(f(n / i)); return r; } } return new ArrayList<Integer>(); }",
        "@Test void t() { assertEquals(List.of(2, 2, 5, 5), A.f(100)); } @Test void u() { assertEquals(List.of(7), A.f(7)); } @Test void v() { assertEquals(List.of(2, 3), A.f(6)); }",
        expect![[r#"
            1 `i * i <= n`
                replace `i * i` by `i` (3 of 3)
                replace `i` by `(i - n)` (the 1st `i`) (3 of 3)
            2 `return new ArrayList<Integer>();`
                replace `new ArrayList<Integer>()` by `new ArrayList<Integer>(List.of(n))` (3 of 3)
        "#]],
    );
}

/// The same edit at two places of a statement: the titles say which.
#[test]
fn equal_titles_are_told_apart() {
    check(
        "static int f(int a, int b) {\n int ab = 1;\n return ab * a * a; }",
        "@Test void t() { assertEquals(10, A.f(2, 5)); } @Test void u() { assertEquals(28, A.f(7, 4)); }",
        expect![[r#"
            1 `ab * a * a`
                replace `a` by `b` (the 1st `a`) (2 of 2)
                replace `a` by `b` (the 2nd `a`) (2 of 2)
        "#]],
    );
}

const LINKED: &str = "static class Node { int value; Node next; Node(int value, Node next) { this.value = value; this.next = next; } }\n";
const LINKED_TESTS: &str = "Node of(int... all) { Node first = null; for (int i = all.length - 1; i >= 0; i--) first = new Node(all[i], first); return first; }\n\
     String show(Node n) { String s = \"\"; for (; n != null; n = n.next) s += n.value; return s; }\n";

fn check_linked(members: &str, tests: &str, expected: Expect) {
    let tests = format!("{LINKED_TESTS}{tests}").replace("Node", "A.Node");
    check(&format!("{LINKED}{members}"), &tests, expected);
}

/// Links of objects that are confused, lost or followed too far.
#[test]
fn links_of_objects() {
    check_linked(
        "static Node f(Node head, int v) {\n if (head == null || head.value > v) return new Node(v, head);\n Node at = head;\n\
         while (at.next != null && at.next.value < v) at = at.next;\n at.next = new Node(v, null);\n return head; }",
        "@Test void t() { assertEquals(\"123\", show(A.f(of(1, 3), 2))); } @Test void u() { assertEquals(\"12\", show(A.f(of(1), 2))); }\n\
         @Test void v() { assertEquals(\"12345\", show(A.f(of(1, 2, 4, 5), 3))); }",
        expect![[r#"
            1 `at.next = new Node(v, null);`
                replace `null` by `at.next` (3 of 3)
        "#]],
    );
    check_linked(
        "static Node f(Node head) {\n Node previous = head;\n Node current = head;\n while (current != null) {\n\
         Node next = current.next;\n current.next = previous;\n previous = current;\n current = next;\n }\n return previous; }",
        "@Test void t() { assertEquals(\"321\", show(A.f(of(1, 2, 3)))); } @Test void u() { assertEquals(\"21\", show(A.f(of(1, 2)))); }",
        expect![[r#"
            1 `Node previous = head`
                replace `head` by `null` (2 of 2)
            2 `current != null` (missing)
                add `previous = null;` (2 of 2)
            3 `current = next;` (missing)
                add `head.next = next;` behind `current = next;` (2 of 2)
            4 `return previous;` (missing)
                add `head.next = current;` (2 of 2)
                add `head.next = null;` (2 of 2)
        "#]],
    );
    check_linked(
        "static Node f(Node head, int v) {\n Node at = head;\n while (at.next != null) {\n if (at.next.value == v) at.next = at.next;\n else at = at.next;\n }\n return head; }",
        "@Test void t() { assertEquals(\"13\", show(A.f(of(1, 2, 3), 2))); } @Test void u() { assertEquals(\"1\", show(A.f(of(1, 2, 2), 2))); }",
        expect![[r#"
            1 `at.next = at.next;`
                replace `at` by `at.next` (2 of 2)
                replace `at.next` by `at.next.next` (2 of 2)
        "#]],
    );
}

/// The way back from the next object of a doubly linked list.
#[test]
fn a_link_that_is_not_set() {
    let members = "static class N { int v; N prev, next; N(int v) { this.v = v; } }\n N head, tail;\n\
        A add(int v) { N n = new N(v); if (head == null) { head = tail = n; return this; } tail.next = n; n.prev = tail; tail = n; return this; }\n\
        void f(N at, int v) {\n N n = new N(v);\n n.prev = at;\n n.next = at.next;\n at.next = n;\n if (n.next == null) tail = n;\n }\n\
        String back() { String s = \"\"; for (N n = tail; n != null; n = n.prev) s += n.v; return s; }";
    check(
        members,
        "@Test void t() { A a = new A().add(1).add(2); a.f(a.head, 9); assertEquals(\"291\", a.back()); }\n\
         @Test void u() { A a = new A().add(1); a.f(a.tail, 9); assertEquals(\"91\", a.back()); }\n\
         @Test void v() { A a = new A().add(1).add(2).add(3); a.f(a.head.next, 9); assertEquals(\"3921\", a.back()); }",
        expect![[r#"
            1 `at.next = n;` (missing)
                add `if (n.next != null) n.next.prev = n;` (3 of 3)
            2 `n.prev = at;` (missing)
                add `if (at.next != null) at.next.prev = n;` (3 of 3)
        "#]],
    );
}

/// Edits of a method with a contract are held against inputs that its cases don't have.
fn check_contract(members: &str, expected: Expect) {
    check(members, "", expected);
}

#[test]
fn an_edit_that_only_passes_the_known_inputs_is_none() {
    check_contract(
        "/*@ requires a != null && a.length > 0;\n @ ensures (\\forall int i; 0 <= i && i < a.length; a[i] <= \\result);\n\
         @ ensures (\\exists int i; 0 <= i && i < a.length; a[i] == \\result); */\n\
         static int f(int[] a) {\n int m = 0;\n for (int i = 0; i < a.length; i++) if (a[i] > m) m = a[i];\n return m; }",
        expect![[r#"
            1 `a[i] > m`
                replace `a[i] > m` by `i == 0 || a[i] > m` (11 of 11)
        "#]],
    );
    check_contract(
        "//@ requires x >= 0 && x < 1000;\n//@ ensures \\result == x + 3;\nstatic int f(int x) {\n return x + 2; }",
        expect![[r#"
            1 `x + 2`
                replace `2` by `3` (1 of 1)
                replace `x` by `(x + 1)` (1 of 1)
            2 `return x + 2;` (missing)
                add `x++;` (1 of 1)
        "#]],
    );
}

/// An edit that throws where the method returned doesn't keep a contract that speaks of no exceptions.
#[test]
fn an_edit_that_throws_instead_is_none() {
    check_contract(
        "//@ requires a != null;\n//@ ensures \\result == a.length;\n\
         static int f(int[] a) {\n int n = 0;\n for (int i = 1; i < a.length; i++) { n++; int x = a[i]; }\n return n; }",
        expect![[r#"
            1 `int i = 1`
                replace `1` by `0` (4 of 4)
                replace `1` by `n` (4 of 4)
        "#]],
    );
}

/// Constants are solved from what the failing cases expect.
#[test]
fn constants_that_failing_cases_ask_for() {
    check(
        "static int f(int part, int whole) {\n return part * 10 / whole; }",
        "@Test void t() { assertEquals(50, A.f(1, 2)); } @Test void u() { assertEquals(30, A.f(3, 10)); }",
        expect![[r#"
            1 `part * 10 / whole`
                replace `10` by `100` (2 of 2)
        "#]],
    );
    check(
        "static double f(double c) {\n return c * 9 / 5 + 23; }",
        "@Test void t() { assertEquals(212.0, A.f(100)); } @Test void u() { assertEquals(32.0, A.f(0)); }",
        expect![[r#"
            1 `c * 9 / 5 + 23`
                replace `23` by `32` (2 of 2)
        "#]],
    );
    check(
        "static String f(String name, int n) {\n return \"Helo, \" + name + (n == 1 ? \"\" : \"es\"); }",
        "@Test void t() { assertEquals(\"Hello, cat\", A.f(\"cat\", 1)); } @Test void u() { assertEquals(\"Hello, dog\", A.f(\"dog\", 1)); }",
        expect![[r#"
            1 `"Helo, " + name + (n == 1 ? "" : "es")`
                replace `"Helo, "` by `"Hello, "` (2 of 2)
        "#]],
    );
    check(
        "static String f(String... all) {\n return String.join(\"; \", all); }",
        "@Test void t() { assertEquals(\"a, b, c\", A.f(\"a\", \"b\", \"c\")); } @Test void u() { assertEquals(\"x\", A.f(\"x\")); }",
        expect![[r#"
            1 `String.join("; ", all)`
                replace `"; "` by `", "` (2 of 2)
        "#]],
    );
    check(
        "static boolean f(int age) {\n return age >= 16; }",
        "@Test void t() { assertFalse(A.f(17)); } @Test void u() { assertTrue(A.f(18)); } @Test void v() { assertFalse(A.f(5)); }",
        expect![[r#"
            1 `age >= 16`
                replace `16` by `18` (3 of 3)
                replace `age >= 16` by `age > 17` (3 of 3)
        "#]],
    );
    check(
        "static final int MOST = 50;\nstatic boolean f(int speed) {\n return speed <= MOST; }",
        "@Test void t() { assertTrue(A.f(60)); } @Test void u() { assertFalse(A.f(61)); } @Test void v() { assertTrue(A.f(5)); }",
        expect![[r#"
            1 `static final int MOST = 50;`
                replace `50` by `60` (3 of 3)
        "#]],
    );
}

/// What javac refuses is no edit: a blank final field is neither read before it is set nor set twice.
#[test]
fn blank_final_fields_are_set_once() {
    check(
        "final int low; final int high; \
         A(int low, int high) { this.low = low; this.high = high; } \
         static int f(int low, int high) { A a = new A(low, high); return a.high + a.low; }",
        "@Test void t() { assertEquals(4, A.f(1, 5)); } @Test void z() { assertEquals(3, A.f(0, 3)); }",
        expect![[r#"
            1 `a.high + a.low`
                replace `a.high + a.low` by `a.high - a.low` (2 of 2)
        "#]],
    );
}

#[test]
fn a_count_that_is_not_set_back() {
    check(
        "static int f(int[] a) {\n int best = 0, count = 0;\n for (int i = 0; i < a.length; i++) {\n \
         if (i > 0 && a[i] == a[i - 1]) {\n count++;\n } else {\n best = Math.max(best, count);\n }\n }\n \
         return Math.max(best, count);\n}",
        "@Test void t() { assertEquals(3, A.f(new int[] {1, 1, 1})); } @Test void u() { assertEquals(2, A.f(new int[] {1, 1, 2, 2, 3})); } @Test void v() { assertEquals(0, A.f(new int[0])); } @Test void w() { assertEquals(1, A.f(new int[] {1, 2, 3})); }",
        expect![[r#"
            1 `best = Math.max(best, count);` (missing)
                add `count = 1;` behind `best = Math.max(best, count);` (4 of 4)
        "#]],
    );
}

#[test]
fn an_end_of_a_recursion_by_a_number() {
    check(
        "static int f(int n) {\n return f(n - 1) + f(n - 2);\n}",
        "@Test void t() { assertEquals(0, A.f(0)); } @Test void u() { assertEquals(1, A.f(1)); } @Test void v() { assertEquals(55, A.f(10)); }",
        expect![[r#"
            1 `return f(n - 1) + f(n - 2);` (missing)
                add `if (n < 2) return n;` (3 of 3)
                add `if (n <= 1) return n;` (3 of 3)
        "#]],
    );
}

#[test]
fn a_step_that_a_loop_lacks() {
    check(
        "static int f(int n) {\n int d = 1;\n while (n >= 10) {\n d++;\n }\n return d;\n}",
        "@Test void t() { assertEquals(1, A.f(7)); } @Test void u() { assertEquals(3, A.f(123)); }",
        expect![[r#"
            1 `d++;` (missing)
                add `n /= 10;` behind `d++;` (2 of 2)
        "#]],
    );
}

#[test]
fn a_statement_behind_the_only_one_of_a_branch() {
    check(
        "static List<Integer> f(Integer... numbers) {\n List<Integer> xs = new ArrayList<>(Arrays.asList(numbers));\n \
         for (int i = 0; i < xs.size(); i++) {\n if (xs.get(i) < 0) xs.remove(i);\n }\n return xs;\n}",
        "@Test void t() { assertEquals(List.of(1, 2), A.f(1, -5, -6, 2)); } @Test void u() { assertEquals(List.of(1), A.f(1, -5, -6, -7)); } @Test void v() { assertEquals(List.of(1, 2), A.f(1, 2)); }",
        expect![[r#"
            1 `xs.remove(i);` (missing)
                add `i--;` behind `xs.remove(i);` (3 of 3)
        "#]],
    );
}

#[test]
fn a_call_of_the_method_that_is_overridden() {
    check(
        "final StringBuilder log = new StringBuilder();\n void start() { log.append(\"a;\"); }\n \
         static class B extends A { @Override void start() {\n log.append(\"b;\");\n } }\n \
         static String f(int n) { A a = new B(); for (int i = 0; i < n; i++) a.start(); return a.log.toString(); }",
        "@Test void t() { assertEquals(\"a;b;\", A.f(1)); } @Test void u() { assertEquals(\"a;b;a;b;\", A.f(2)); }",
        expect![[r#"
            1 `log.append("b;");`
                replace `"b;"` by `"a;b;"` (2 of 2)
            2 `log.append("b;");` (missing)
                add `super.start();` (2 of 2)
        "#]],
    );
}

/// `w != null ||` before a use of `w` would only switch the condition off.
#[test]
fn a_guard_against_the_null_that_there_is() {
    check(
        "static String f(String s) {\n String best = null;\n for (String w : s.split(\" \")) {\n \
         if (w.length() > best.length()) best = w;\n }\n return best;\n}",
        "@Test void t() { assertEquals(\"hello\", A.f(\"hello\")); } @Test void u() { assertEquals(\"world!\", A.f(\"hello world!\")); } @Test void v() { assertEquals(\"\", A.f(\"\")); }",
        expect![[r#"
            1 `w.length() > best.length()`
                replace `w.length() > best.length()` by `best == null || w.length() > best.length()` (3 of 3)
                replace `w.length() > best.length()` by `s != null || w.length() > best.length()` (3 of 3)
            2 `w.length() > best.length()` (missing)
                add `best = w;` (3 of 3)
                add `best = "";` (3 of 3)
        "#]],
    );
}
