//! Inputs of every kind.

use crate::common::{show, suite};
use expect_test::{Expect, expect};

#[track_caller]
fn check(source: &str, expected: Expect) {
    let (program, suite) = suite(source, "A.f");
    expected.assert_eq(&show(&program, &suite));
}

#[test]
fn primitives() {
    check(
        "class A { static int f(int x, long y, boolean b) {
            if (x > 10) { return 1; }
            if (y == 5_000_000_000L && b) { return 2; }
            return 3;
        } }",
        expect![[r#"
            (11, 0, false) -> 1  if x > 10
            (0, 5000000000, true) -> 2  if x <= 10 && y == 5000000000L && b
            (0, 0, false) -> 3  if x <= 10 && y != 5000000000L
            (0, 5000000000, false) -> 3  if x <= 10 && y == 5000000000L && !b
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn nodes() {
    check(
        "class A { int v; A next; static int f(A a) {
            if (a.next == a) { return 1; }
            if (a.next.v > a.v) { return 2; }
            return 3;
        } }",
        expect![[r#"
            (A{v=0 next=null}) -> NullPointerException !  if a.next == null
            (null) -> NullPointerException !  if a == null
            (A{v=0 next=@0}) -> 1  if a.next == a
            (A{v=-1 next=A{v=0 next=null}}) -> 2  if a.next != null && a.v < a.next.v
            (A{v=0 next=A{v=0 next=null}}) -> 3  if a.next != null && a.v >= a.next.v
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn arrays() {
    check(
        "class A { static int f(int[] a) {
            int s = 0;
            for (int x : a) { if (x < 0) { return -1; } s += x; }
            return s == 7 ? 1 : 0;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if a == null
            ([]) -> 0  if a.length == 0
            ([7]) -> 1  if a.length == 1 && a[0] == 7
            ([-1]) -> -1  if a.length == 1 && a[0] < 0
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn strings() {
    check(
        "class A { static int f(String s) {
            if (s.isEmpty()) { return 0; }
            if (s.equals(\"Hello\")) { return 1; }
            if (s.charAt(0) == 'x') { return 2; }
            return 3;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            ("") -> 0  if s.length() == 0
            ("Hello") -> 1  if s.length() == 5 && s.charAt(0) == 'H' && s.charAt(1) == 'e' && s.charAt(2) == 'l' && s.charAt(3) == 'l' && s.charAt(4) == 'o'
            ("x") -> 2  if s.length() == 1 && s.charAt(0) == 'x'
            ("a") -> 3  if s.length() == 1 && s.charAt(0) != 'x'
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn lists_and_functions() {
    check(
        "import java.util.*; import java.util.function.*;
        class A { static int f(List<Integer> l, IntPredicate p) {
            int n = 0;
            for (int x : l) { if (p.test(x)) { n++; } }
            return n > 1 ? 1 : 0;
        } }",
        expect![[r#"
            (null, <>) -> NullPointerException !  if l == null
            ([0], <(0)->false>) -> 0  if l.size() == 1 && p != null && !p.test(…)
            ([0, 0], <(0)->true>) -> 1  if l.size() == 2 && p.test(…) && l.get(0) == l.get(1)
            Complete
        "#]],
    );
}
