//! Inputs of every kind.

use crate::common::{show, suite};
use crate::laws::check_sound;
use expect_test::{Expect, expect};
use testgen::SuiteRequest;

#[track_caller]
fn check(source: &str, expected: Expect) {
    check_method(source, "A.f", expected);
}

#[track_caller]
fn check_text(source: &str, expected: Expect) {
    let (program, suite) = suite(source, "A.f");
    expected.assert_eq(&show(&program, &suite));
}

#[track_caller]
fn check_method(source: &str, name: &str, expected: Expect) {
    let (program, suite) = suite(source, name);
    let mut text = show(&program, &suite);
    for note in &suite.notes {
        text += &format!("note: {note}\n");
    }
    expected.assert_eq(&text);
    check_sound(source, name, &SuiteRequest::new(source));
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
            ([0], <(0)->false>) -> 0  if l.size() == 1 && p != null && !p.test(l.get(0))
            ([0, 0], <(0)->true>) -> 1  if l.size() == 2 && p.test(l.get(0)) && l.get(0) == l.get(1)
            Complete
        "#]],
    );
}

#[test]
fn small_primitives() {
    check(
        "class A { static int f(byte b, short s, char c, float x) {
            if (b == -128) { return 1; }
            if (s > 32_000) { return 2; }
            if (c >= 'a' && c <= 'z') { return 3; }
            if (x > 0.5f && x < 0.75f) { return 4; }
            return 5;
        } }",
        expect![[r#"
            (-128, 0, 'a', 0.0) -> 1  if b == -128
            (0, 32001, 'a', 0.0) -> 2  if b != -128 && s > 32000
            (0, 0, 'a', 0.0) -> 3  if b != -128 && s <= 32000 && c >= 'a' && c <= 'z'
            (0, 0, 'E', 0.5000001) -> 4  if b != -128 && s <= 32000 && c < 'a' && x > 0.5f && x < 0.75f
            (0, 0, '{', 0.0) -> 5  if b != -128 && s <= 32000 && c >= 'a' && c > 'z' && !(x > 0.5f)
            (0, 0, 'E', 1.0) -> 5  if b != -128 && s <= 32000 && c < 'a' && x > 0.5f && !(x < 0.75f)
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn doubles() {
    check(
        "class A { static int f(double x) {
            if (x * 2 == 7.0) { return 1; }
            if (Double.isNaN(x)) { return 2; }
            if (x < -1e300) { return 3; }
            return 4;
        } }",
        expect![[r#"
            (3.5) -> 1  if x * 2.0 == 7.0
            (NaN) -> 2  if x * 2.0 != 7.0 && Double.isNaN(x)
            (-1.348269851146737E308) -> 3  if x * 2.0 != 7.0 && !Double.isNaN(x) && x < -1.0E300
            (0.0) -> 4  if x * 2.0 != 7.0 && !Double.isNaN(x) && !(x < -1.0E300)
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn boxed_values() {
    check(
        "class A { static int f(Integer x, Character c) {
            if (x == null) { return 0; }
            if (x > 1000) { return 1; }
            return c == 'q' ? 2 : 3;
        } }",
        expect![[r#"
            (0, null) -> NullPointerException !  if x <= 1000 && c == null
            (null, 'a') -> 0  if x == null
            (1001, 'a') -> 1  if x > 1000
            (0, 'q') -> 2  if x <= 1000 && c == 'q'
            (0, 'a') -> 3  if x <= 1000 && c != null && c != 'q'
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn enums() {
    check(
        "enum Color { RED, GREEN { int w() { return 2; } }, BLUE; int w() { return 1; } }
        class A { static int f(Color c) {
            switch (c) {
                case RED: return 1;
                case GREEN: return c.w();
                default: return 3;
            }
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if c == null
            (RED) -> 1  if c == RED
            (GREEN) -> 2  if c == GREEN
            (BLUE) -> 3  if c == BLUE
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn subclasses() {
    check(
        "abstract class Shape { abstract int area(); }
        class Square extends Shape { int side; int area() { return side * side; } }
        class Line extends Shape { int length; int area() { return 0; } }
        class A { static int f(Shape s) {
            if (s instanceof Line) { return ((Line) s).length > 5 ? 1 : 2; }
            return s.area() == 49 ? 3 : 4;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            (Line{length=6}) -> 1  if s instanceof Line && ((Line) s).length > 5
            (Line{length=0}) -> 2  if s instanceof Line && ((Line) s).length <= 5
            (Square{side=7}) -> 3  if s instanceof Square && ((Square) s).side * ((Square) s).side == 49
            (Square{side=0}) -> 4  if s instanceof Square && ((Square) s).side * ((Square) s).side != 49
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn interfaces() {
    check(
        "interface Rule { boolean allows(int x); int weight(); }
        class Even implements Rule { public boolean allows(int x) { return x % 2 == 0; } public int weight() { return 1; } }
        class Odd implements Rule { public boolean allows(int x) { return x % 2 != 0; } public int weight() { return 2; } }
        class A { static int f(Rule r, int x) { return r.allows(x) ? r.weight() : 0; } }",
        expect![[r#"
            (null, 0) -> NullPointerException !  if r == null
            (Odd{}, 0) -> 0  if r instanceof Odd && x % 2 == 0
            (Even{}, 0) -> 1  if r instanceof Even && x % 2 == 0
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn own_functional_interface() {
    check(
        "interface Price { int of(int amount); }
        class A { static int f(Price p) {
            if (p.of(2) > p.of(3)) { return 1; }
            return p.of(2) == p.of(2) ? 2 : 3;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if p == null
            (<(2)->1; (3)->0>) -> 1  if p.of(3) < p.of(2)
            (<(2)->0; (3)->0>) -> 2  if p.of(3) >= p.of(2)
            L4:false `p.of(2) == p.of(2)` unknown: functions that throw, change something or give several results for the same aren't tried
            Partial("functions that throw, change something or give several results for the same aren't tried"), exhaustive
        "#]],
    );
}

#[test]
fn functions_of_objects() {
    check(
        "import java.util.function.*;
        class A { static int f(Function<String, Integer> g, String s) {
            Integer n = g.apply(s);
            if (n > 7) { return 1; }
            return 2;
        } }",
        expect![[r#"
            (null, "") -> NullPointerException !  if g == null
            (<("")->null>, "") -> NullPointerException !  if g.apply(s) == null
            (<("")->8>, "") -> 1  if g.apply(s) > 7
            (<("")->0>, "") -> 2  if g.apply(s) <= 7
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn comparators() {
    check(
        "import java.util.*;
        class A { static int f(Comparator<Integer> c, Integer a, Integer b) {
            return c.compare(a, b) > 0 ? 1 : 2;
        } }",
        expect![[r#"
            (null, 0, 0) -> NullPointerException !  if c == null
            (<(0, 0)->1>, 0, 0) -> 1  if c.compare(a, b) > 0
            (<(0, 0)->0>, 0, 0) -> 2  if c.compare(a, b) <= 0
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn maps() {
    check(
        r##"import java.util.*;
        class A { static int f(Map<String, Integer> m) {
            if (m.isEmpty()) { return 0; }
            Integer n = m.get("key");
            if (n == null) { return 1; }
            return n > 3 ? 2 : 3;
        } }"##,
        expect![[r#"
            (null) -> NullPointerException !  if m == null
            ({}) -> 0  if m.size() == 0
            ({""=0}) -> 1  if m.size() == 1 && m.containsKey("")
            ({"key"=4}) -> 2  if m.size() == 1 && m.containsKey("key") && m.get("key") > 3
            ({"key"=0}) -> 3  if m.size() == 1 && m.containsKey("key") && m.get("key") <= 3
            Complete
            note: open values were fixed where the path depends on the content of a string: other values may do something else
        "#]],
    );
}

#[test]
fn sets() {
    check(
        "import java.util.*;
        class A { static int f(Set<Integer> s) {
            if (s.contains(42)) { return s.size() > 1 ? 2 : 1; }
            return 0;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            ([]) -> 0  if s.size() == 0
            ([42]) -> 1  if s.size() == 1 && some element of s == 42
            ([1, 42]) -> 2  if s.size() == 2 && some element of s == 42
            Complete
        "#]],
    );
}

#[test]
fn optional() {
    // Not replayed: a picture shows what an `Optional` holds as a text.
    check_text(
        "import java.util.*;
        class A { static int f(Optional<Integer> o) { return o.isPresent() && o.get() > 5 ? 1 : 0; } }",
        expect![[r#"
            (null) -> NullPointerException !  if o == null
            (<Optional.empty>) -> 0  if o.isEmpty()
            (<Optional[0]>) -> 0  if o.get() <= 5
            (<Optional[6]>) -> 1  if o.get() > 5
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn deque() {
    check(
        "import java.util.*;
        class A { static int f(Deque<Integer> d) {
            int n = 0;
            while (!d.isEmpty()) { n += d.pop(); }
            return n == 3 ? 1 : 0;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if d == null
            ([]) -> 0  if d.size() == 0
            ([3]) -> 1  if d.size() == 1 && d.get(0) == 3
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn lists_of_objects() {
    check(
        "import java.util.*;
        class Item { String name; int price; }
        class A { static int f(List<Item> items) {
            int best = -1;
            for (Item item : items) { if (item.price > best) { best = item.price; } }
            return best > 10 ? best : 0;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if items == null
            ([Item{name="" price=0}, Item{name="" price=0}]) -> 0  if items.size() == 2 && items.get(0).price > -1 && items.get(1) == items.get(0) && items.get(0).price <= 10
            ([Item{name="" price=11}]) -> 11  if items.size() == 1 && items.get(0).price > 10
            Complete
        "#]],
    );
}

#[test]
fn arrays_of_arrays() {
    check(
        "class A { static int f(int[][] grid) {
            if (grid.length == 2 && grid[1].length == 1) { return grid[1][0] == 4 ? 1 : 2; }
            return 0;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if grid == null
            ([]) -> 0  if grid.length == 0
            ([[], []]) -> 0  if grid.length == 2 && grid[1].length == 0
            ([[], [4]]) -> 1  if grid.length == 2 && grid[1].length == 1 && grid[1][0] == 4
            ([[], [0]]) -> 2  if grid.length == 2 && grid[1].length == 1 && grid[1][0] != 4
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn arrays_of_strings() {
    check(
        "class A { static int f(String[] words) {
            int n = 0;
            for (String word : words) { if (word.length() > 2) { n++; } }
            return n == 2 ? 1 : 0;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if words == null
            ([""]) -> 0  if words.length == 1 && words[0].length() == 0
            (["aaa", "aaa"]) -> 1  if words.length == 2 && words[0].length() == 3 && words[1].length() == 3
            Complete
        "#]],
    );
}

#[test]
fn aliases_of_objects() {
    check(
        "class Box { int v; }
        class A { static int f(Box a, Box b) {
            a.v = 1; b.v = 2;
            return a.v == 2 ? 1 : 0;
        } }",
        expect![[r#"
            (null, Box{v=0}) -> NullPointerException !  if a == null
            (Box{v=0}, Box{v=0}) -> 0  if a != null && b != null
            (Box{v=0}, Box{v=0}) -> 1  if a != null && b == a
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn receivers() {
    check(
        "class A { private int balance; private final int limit;
            A(int limit) { if (limit < 0) { throw new IllegalArgumentException(); } this.limit = limit; }
            int f(int amount) {
                if (balance + amount > limit) { return -1; }
                balance += amount;
                return balance;
            }
        }",
        expect![[r#"
            (this=A{balance=0 limit=0}, 0) -> 0  if this.limit >= 0 && this.limit >= amount
            (this=A{balance=0 limit=0}, 1) -> -1  if this.limit >= 0 && this.limit < amount
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn static_state() {
    check(
        "class A { static int count; static A last; int id;
            static int f() {
                if (count > 3) { return 1; }
                if (last != null && last.id == count) { return 2; }
                count++;
                return 3;
            }
        }",
        expect![[r#"
            (count=4, last=null) -> 1  if A.count > 3
            (count=0, last=A{id=0}) -> 2  if A.count <= 3 && A.last != null && A.count == A.last.id
            (count=0, last=null) -> 3  if A.count <= 3 && A.last == null
            (count=1, last=A{id=0}) -> 3  if A.count <= 3 && A.last != null && A.count != A.last.id
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn records() {
    check(
        "record Point(int x, int y) { Point { if (x < 0) { throw new IllegalArgumentException(); } } }
        class A { static int f(Point p) { return p.x() > p.y() ? 1 : 0; } }",
        expect![[r#"
            (null) -> NullPointerException !  if p == null
            (Point{x=0 y=0}) -> 0  if p.x >= 0 && p.y >= p.x
            (Point{x=1 y=0}) -> 1  if p.x >= 0 && p.y < p.x
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn generic_classes() {
    check(
        "class Pair<T> { T first; T second; }
        class A { static int f(Pair<String> p) { return p.first.equals(p.second) ? 1 : 0; } }",
        expect![[r#"
            (null) -> NullPointerException !  if p == null
            (Pair{first="" second=null}) -> 0  if p.first.length() == 0 && p.second == null
            (Pair{first="" second=""}) -> 1  if p.first.length() == 0 && p.second.length() == 0
            Complete
        "#]],
    );
}

#[test]
fn type_variables() {
    check(
        "class A { static <T extends Comparable<T>> int f(T a, T b) { return a.compareTo(b) < 0 ? 1 : 0; } }",
        expect![[r#"
            (null, 0) -> NullPointerException !  if a == null
            (0, 0) -> 0  if b != null && a >= b && a == b
            (-1, 0) -> 1  if b != null && a < b
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn inner_classes() {
    check(
        "class A { int base;
            class Part { int extra; int total() { return base + extra; } }
            static int f(Part p) { return p.total() > 10 ? 1 : 0; }
        }",
        expect![[r#"
            (null) -> NullPointerException !  if p == null
            (A.Part{extra=0 this$0=A{base=0}}) -> 0  if p != null && (A around p).base <= 10
            (A.Part{extra=0 this$0=A{base=11}}) -> 1  if p != null && (A around p).base > 10
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn guards_are_preconditions() {
    check(
        r##"import java.util.*;
        class A { static int f(String s, int n) {
            Objects.requireNonNull(s, "s");
            if (n < 0) { throw new IllegalArgumentException("n"); }
            return s.length() > n ? 1 : 100 / n;
        } }"##,
        expect![[r#"
            ("", 0) -> ArithmeticException !  if s.length() == 0 && n == 0
            ("a", 0) -> 1  if n == 0 && s.length() == 1
            ("", -1) -> IllegalArgumentException (refused)  if s != null && n < 0
            (null, 0) -> NullPointerException (refused)  if s == null
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn throws_that_are_meant() {
    check(
        r##"class A { static int f(int[] a, int i) throws java.io.IOException {
            if (i == 5) { throw new java.io.IOException("five"); }
            if (i == 6) { throw new IllegalStateException("six"); }
            return a[i];
        } }"##,
        expect![[r#"
            ([], 0) -> ArrayIndexOutOfBoundsException !  if i != 5 && i != 6 && a.length == 0
            (null, 0) -> NullPointerException !  if i != 5 && i != 6 && a == null
            ([0], 0) -> 0  if a.length == 1 && i == 0
            ([], 5) -> IOException  if i == 5
            ([], 6) -> IllegalStateException  if i == 6
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn assertions() {
    check(
        r##"class A { static int f(int x) { int y = x * 2; assert y != 10 : "ten"; return y; } }"##,
        expect![[r#"
            (5) -> AssertionError !  if x * 2 == 10
            (0) -> 0  if x * 2 != 10
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn contracts() {
    check(
        r##"class A {
            //@ requires x >= 0;
            //@ ensures \result >= x;
            static int f(int x) { return x > 50 ? x - 1 : x; }
        }"##,
        expect![[r#"
            (51) -> 50 !  if x > 50 && x - 1 < x
            (0) -> 0  if x >= 0 && x <= 50
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn rep_ok_as_oracle() {
    check(
        "class A { int[] items; int size;
            boolean repOk() { return items != null && size >= 0 && size <= items.length; }
            int f() { size--; return size; }
        }",
        expect![[r#"
            (this=A{items=[] size=0}) -> -1 !  if this.size == 0 && this.items.length == 0 && this.size - 1 < 0
            (this=A{items=[0] size=1}) -> 0  if this.size >= 0 && this.items.length == 1 && this.size <= 1 && this.size - 1 >= 0 && this.size - 1 <= 1
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn printing() {
    check(
        r##"class A { static void f(int x) { System.out.println(x > 3 ? "large" : "small"); } }"##,
        expect![[r#"
            (0) -> ()  if x <= 3
            (4) -> ()  if x > 3
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn substrings() {
    check(
        r##"class A { static int f(String s) {
            if (s.startsWith("ab")) { return 1; }
            if (s.indexOf('z') >= 0) { return 2; }
            return s.trim().isEmpty() ? 3 : 4;
        } }"##,
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            ("ab") -> 1  if s.length() == 2 && s.charAt(0) == 'a' && s.charAt(1) == 'b'
            ("z") -> 2  if s.length() == 1 && s.charAt(0) == 'z'
            ("") -> 3  if s.length() == 0
            ("a") -> 4  if s.length() == 1 && s.charAt(0) != 'z' && s.charAt(0) == 'a'
            Complete
            note: open values were fixed where the path depends on the content of a string: other values may do something else
        "#]],
    );
}

#[test]
fn string_switch() {
    check(
        r##"class A { static int f(String s) {
            switch (s) { case "start": return 1; case "stop": return 2; default: return 0; }
        } }"##,
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            ("") -> 0  if s.length() == 0
            ("start") -> 1  if s.length() == 5 && s.charAt(0) == 's' && s.charAt(1) == 't' && s.charAt(2) == 'a' && s.charAt(3) == 'r' && s.charAt(4) == 't'
            ("stop") -> 2  if s.length() == 4 && s.charAt(0) == 's' && s.charAt(1) == 't' && s.charAt(2) == 'o' && s.charAt(3) == 'p'
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn string_loops() {
    check(
        "class A { static boolean f(String s) {
            for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
                if (s.charAt(i) != s.charAt(j)) { return false; }
            }
            return true;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            ("ba") -> false  if s.length() == 2 && s.charAt(0) != s.charAt(1)
            ("aa") -> true  if s.length() == 2 && s.charAt(0) == s.charAt(1)
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn constructors_are_methods() {
    check_method(
        "class A { final int low; final int high;
            A(int low, int high) {
                if (low > high) { throw new IllegalArgumentException(); }
                this.low = low;
                this.high = high;
            }
        }",
        "A.<init>",
        expect![[r#"
            (0, 0) -> A{low=0 high=0}  if high >= low
            (1, 0) -> IllegalArgumentException (refused)  if high < low
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn optional_numbers() {
    check(
        "import java.util.*; class A { static double f(OptionalInt a, OptionalDouble b) {
            return a.isPresent() && a.getAsInt() > 3 ? b.orElse(1.5) : -1;
        } }",
        expect![[r#"
            (<OptionalInt[4]>, null) -> NullPointerException !  if b == null && a.get() > 3
            (<OptionalInt.empty>, null) -> -1.0  if a.isEmpty() && b == null
            (<OptionalInt[0]>, null) -> -1.0  if b == null && a.get() <= 3
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn a_builder_of_text() {
    check(
        "class A { static int f(StringBuilder b) {
            if (b.length() > 2) { b.append('x'); return 1; }
            return 0;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if b == null
            (<StringBuilder()>) -> 0  if b != null
            (<StringBuilder(aaa)>) -> 1  if b.toString().length() == 3 && b.toString().charAt(0) == 'a' && b.toString().charAt(1) == 'a' && b.toString().charAt(2) == 'a'
            Complete
            note: open values were fixed where the path depends on the content of a string: other values may do something else
        "#]],
    );
}

#[test]
fn big_numbers_and_entries() {
    check(
        "import java.math.*; import java.util.*; class A {
            static int f(BigInteger n, Map.Entry<String, Integer> e) {
                return n.signum() > 0 && e.getValue() > 4 ? 1 : 0;
            } }",
        expect![[r#"
            (null, null) -> NullPointerException !  if n == null && e == null
            (<BigInteger(1)>, <Entry(=0)>) -> 0  if n != 0 && n >= 0 && (int) (n >>> 32) == 0 && (int) n != 0 && e.getValue() <= 4
            (<BigInteger(0)>, null) -> 0  if n == 0 && e == null
            (<BigInteger(1)>, <Entry(=5)>) -> 1  if n != 0 && n >= 0 && (int) (n >>> 32) == 0 && (int) n != 0 && e.getValue() > 4
            Complete
        "#]],
    );
}

#[test]
fn atomic_numbers() {
    check(
        "import java.util.concurrent.atomic.*; class A {
            static boolean f(AtomicInteger n) { return n.incrementAndGet() > 3; } }",
        expect![[r#"
            (null) -> NullPointerException !  if n == null
            (<AtomicInteger(0)>) -> false  if n != null
            (<AtomicInteger(3)>) -> true  if n.get() + 1 > 3
            Complete, exhaustive
        "#]],
    );
}

/// Without a branch of its own a method still has a case in which it does what it is for.
#[test]
fn a_method_without_branches_returns_once() {
    check(
        "class A { static int f(CharSequence s) { return s.length(); } }",
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            ("") -> 0  if s.length() == 0
            Complete, exhaustive
        "#]],
    );
}

/// What can't be made isn't called infeasible.
#[test]
fn constructors_of_inner_classes() {
    check_method(
        "class A { int n;
            class B { int m; B(int k) { if (n > k) m = n; } }
        }",
        "A.B.<init>",
        expect![[r#"
            (this=A{n=0}, 0) -> A.B{m=0 this$0=A{n=0}}  if k >= A.this.n
            (this=A{n=1}, 0) -> A.B{m=1 this$0=A{n=1}}  if k < A.this.n
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn inner_classes_are_made_by_their_constructors() {
    check(
        "class A { private int base; A(int base) { this.base = base; }
            class Part { private final int extra; Part(int extra) { this.extra = extra; }
                int total() { return base + extra; } }
            static int f(Part p) { return p.total() > 10 ? 1 : 0; }
        }",
        expect![[r#"
            (null) -> NullPointerException !  if p == null
            (A.Part{extra=0 this$0=A{base=0}}) -> 0  if p != null && (A around p).base + p.extra <= 10
            (A.Part{extra=0 this$0=A{base=11}}) -> 1  if p != null && (A around p).base + p.extra > 10
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn iterators() {
    check(
        "import java.util.*;
        class A { static int f(Iterator<Integer> it) {
            int n = 0;
            while (it.hasNext()) if (it.next() > 5) n++;
            return n;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if it == null
            (<java.lang.Iterable.iterator() of Object(ObjectId(1))>) -> 0  if it.size() == 1 && it.get(0) <= 5
            (<java.lang.Iterable.iterator() of Object(ObjectId(1))>) -> 1  if it.size() == 1 && it.get(0) > 5
            Complete
        "#]],
    );
}

#[test]
fn streams() {
    check(
        "import java.util.stream.*;
        class A { static int f(Stream<Integer> s, IntStream t) {
            if (s.filter(x -> x > 5).count() == 1) return 1;
            return t.sum() > 3 ? 2 : 3;
        } }",
        expect![[r#"
            (null, null) -> NullPointerException !  if s == null && t == null
            (<java.util.Collection.stream() of Object(ObjectId(1))>, null) -> NullPointerException !  if s.size() == 0 && t == null
            (<java.util.Collection.stream() of Object(ObjectId(1))>, null) -> 1  if s.size() == 1 && t == null && s.get(0) > 5
            (<java.util.Collection.stream() of Object(ObjectId(2))>, <java.util.stream.IntStream.of(int[]) of Object(ObjectId(3))>) -> 2  if s.size() == 0 && t.get().length == 1 && t.get()[0] > 3
            (<java.util.Collection.stream() of Object(ObjectId(2))>, <java.util.stream.IntStream.of(int[]) of Object(ObjectId(3))>) -> 3  if s.size() == 1 && t.get().length == 0 && s.get(0) <= 5
            Complete
        "#]],
    );
}

#[test]
fn random_numbers_and_scanners() {
    check(
        "import java.util.*;
        class A { static int f(Random r) { if (r.nextBoolean()) return 1; return 2; } }",
        expect![[r#"
            (null) -> NullPointerException !  if r == null
            (<java.util.Random.<init>(long) of Primitive(Long, 0)>) -> 1  if r != null && (int) ((((seed of r ^ 25214903917L) & 281474976710655L) * 25214903917L + 11 & 281474976710655L) >>> 47) != 0
            (<java.util.Random.<init>(long) of Primitive(Long, 18446744073709551615)>) -> 2  if r != null && (int) ((((seed of r ^ 25214903917L) & 281474976710655L) * 25214903917L + 11 & 281474976710655L) >>> 47) == 0
            Complete, exhaustive
        "#]],
    );
    check(
        "import java.util.*;
        class A { static int f(Scanner s) { if (s.hasNextInt()) return 1; return s.hasNext() ? 2 : 3; } }",
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            (<java.util.Scanner.<init>(String) of Object(ObjectId(1))>) -> 1  if s != null && source of s.length() == 2 && source of s.charAt(0) >= '\u0000' && source of s.charAt(0) < '\u0080' && source of s.charAt(0) == ' ' && source of s.charAt(1) >= '\u0000' && source of s.charAt(1) < '\u0080' && source of s.charAt(1) != ' ' && source of s.charAt(1) >= '\t' && source of s.charAt(1) > '\r' && source of s.charAt(1) >= '\u001c' && source of s.charAt(1) > '\u001f' && source of s.charAt(1) != '-' && source of s.charAt(1) != '+' && source of s.charAt(1) != ',' && source of s.charAt(1) >= '0' && source of s.charAt(1) <= '9' && source of s.charAt(1) - 48 < 10 && source of s.charAt(1) - 48 >= 0 && source of s.charAt(1) + 2147483601 <= 0
            (<java.util.Scanner.<init>(String) of Object(ObjectId(1))>) -> 2  if s != null && source of s.length() == 1 && source of s.charAt(0) >= '\u0000' && source of s.charAt(0) < '\u0080' && source of s.charAt(0) != ' ' && source of s.charAt(0) >= '\t' && source of s.charAt(0) > '\r' && source of s.charAt(0) >= '\u001c' && source of s.charAt(0) > '\u001f' && source of s.charAt(0) == 'a' && source of s.charAt(0) != '-' && source of s.charAt(0) != '+' && source of s.charAt(0) != ',' && source of s.charAt(0) >= '0' && source of s.charAt(0) > '9'
            (<java.util.Scanner.<init>(String) of Object(ObjectId(1))>) -> 3  if s != null && source of s.length() == 0
            Complete
            note: open values were fixed where the path depends on a native method: other values may do something else
            note: open values were fixed where the path depends on the content of a string: other values may do something else
        "#]],
    );
}

#[test]
fn collections_of_constants() {
    check(
        "import java.util.*;
        class A { enum C { RED, GREEN }
        static int f(EnumSet<C> s, EnumMap<C, Integer> m) {
            if (s.isEmpty()) return 1;
            if (s.contains(C.GREEN) && m.containsKey(C.RED)) return m.get(C.RED) > 3 ? 2 : 3;
            return 4;
        } }",
        expect![[r#"
            (null, null) -> NullPointerException !  if s == null && m == null
            ([GREEN], null) -> NullPointerException !  if s.size() == 1 && s.contains(GREEN) && m == null
            ([], null) -> 1  if s.size() == 0 && m == null
            ([GREEN], {RED=4}) -> 2  if s.size() == 1 && s.contains(GREEN) && m.size() == 1 && m.containsKey(RED) && m.get(RED) > 3
            ([GREEN], {RED=0}) -> 3  if s.size() == 1 && s.contains(GREEN) && m.size() == 1 && m.containsKey(RED) && m.get(RED) <= 3
            ([GREEN], {}) -> 4  if s.size() == 1 && s.contains(GREEN) && m.size() == 0
            ([RED], null) -> 4  if s.size() == 1 && s.contains(RED) && m == null
            Complete
        "#]],
    );
}

#[test]
fn functions_are_given_what_the_method_makes() {
    check(
        "import java.util.function.*;
        class A { static int f(BiFunction<String, Integer, Boolean> f) {
            return f.apply(\"k\", 3) ? 1 : 2;
        } }",
        expect![[r#"
            (null) -> NullPointerException !  if f == null
            (<("k", 3)->true>) -> 1  if f.apply("k", …)
            (<("k", 3)->false>) -> 2  if !f.apply("k", …)
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn sets_of_bits() {
    check(
        "import java.util.*;
        class A { static int f(BitSet b) { if (b.get(3)) return 1; return b.isEmpty() ? 0 : 2; } }",
        expect![[r#"
            (null) -> NullPointerException !  if b == null
            (<BitSet({})>) -> 0  if b.length == 0
            (<BitSet({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63})>) -> 1  if b.length == 1 && b[0] != 0 && (b[0] & 8) != 0
            (<BitSet({0})>) -> 2  if b.length == 1 && b[0] != 0 && (b[0] & 8) == 0
            Complete
        "#]],
    );
}

#[test]
fn other_ways_through_a_list_and_text_to_read() {
    check(
        "import java.io.*;
        import java.util.*;
        class A { static int f(ListIterator<String> l, Enumeration<Integer> e, Reader r) throws IOException {
            if (l.hasNext() && e.hasMoreElements()) return 1;
            return r.read() == 'x' ? 2 : 3;
        } }",
        expect![[r#"
            (null, null, null) -> NullPointerException !  if l == null && e == null && r == null
            (<java.util.List.listIterator() of Object(ObjectId(1))>, null, null) -> NullPointerException !  if l.size() == 0 && e == null && r == null
            (<java.util.List.listIterator() of Object(ObjectId(2))>, <java.util.Collections.enumeration(Collection) of Object(ObjectId(3))>, null) -> 1  if l.size() == 1 && e.size() == 1 && r == null
            (<java.util.List.listIterator() of Object(ObjectId(2))>, null, <java.io.StringReader.<init>(String) of Object(ObjectId(3))>) -> 2  if l.size() == 0 && e == null && r instanceof StringReader && text of ((StringReader) r).length() == 1 && text of ((StringReader) r).charAt(0) == 'x'
            (<java.util.List.listIterator() of Object(ObjectId(3))>, <java.util.Collections.enumeration(Collection) of Object(ObjectId(4))>, <java.io.StringReader.<init>(String) of Object(ObjectId(5))>) -> 3  if l.size() == 1 && e.size() == 0 && r instanceof StringReader && text of ((StringReader) r).length() == 0
            Complete
        "#]],
    );
}

#[test]
fn aliases_of_arrays() {
    check(
        "class A { static int f(int[] a, int[] b) {
            if (a == b) { return 1; }
            return 0;
        } }",
        expect![[r#"
            (null, []) -> 0  if a == null && b.length == 0
            (null, null) -> 1  if a == null && b == null
            Complete
        "#]],
    );
    check(
        "class A { static int f(int[] a, int[] b) {
            if (a == null || b == null || a.length == 0 || b.length == 0) { return 0; }
            a[0] = 1;
            b[0] = 2;
            return a[0] == 2 ? 1 : 3;
        } }",
        expect![[r#"
            ([], []) -> 0  if b != null && a.length == 0
            (null, []) -> 0  if a == null
            ([], null) -> 0  if a != null && b == null
            ([0], []) -> 0  if a.length == 1 && b.length == 0
            ([0], [0]) -> 1  if a.length == 1 && b == a
            ([0], [0]) -> 3  if a.length == 1 && b.length == 1
            Complete
        "#]],
    );
}

#[test]
fn arrays_that_are_only_read_have_no_aliases() {
    check(
        "class A { static int f(int[] a, int[] b) {
            return a[0] + b[0] > 7 ? 1 : 0;
        } }",
        expect![[r#"
            ([], []) -> ArrayIndexOutOfBoundsException !  if a.length == 0
            (null, []) -> NullPointerException !  if a == null
            ([0], [0]) -> 0  if a.length == 1 && b.length == 1 && a[0] + b[0] <= 7
            ([8], [0]) -> 1  if a.length == 1 && b.length == 1 && a[0] + b[0] > 7
            Complete
        "#]],
    );
}

#[test]
fn aliases_of_collections() {
    check(
        "import java.util.*;
        class A { static int f(List<Integer> a, List<Integer> b, List<String> c) {
            a.clear();
            b.add(3);
            return a.isEmpty() ? 1 : 0;
        } }",
        expect![[r#"
            (null, null, null) -> NullPointerException !  if a == null && b == null && c == null
            ([], null, null) -> NullPointerException !  if a.size() == 0 && b == null && c == null
            ([], [], null) -> 0  if a.size() == 0 && b == a && c == null
            ([], [], null) -> 1  if a.size() == 0 && b.size() == 0 && c == null
            Complete
        "#]],
    );
}

#[test]
fn aliases_of_texts() {
    check(
        "class A { static int f(String a, String b) {
            if (a == b) { return 1; }
            return a.equals(b) ? 2 : 3;
        } }",
        expect![[r#"
            (null, "") -> NullPointerException !  if a == null && b.length() == 0
            (null, null) -> 1  if a == null && b == null
            ("", "") -> 2  if a.length() == 0 && b.length() == 0
            ("", null) -> 3  if a.length() == 0 && b == null
            Complete
        "#]],
    );
    check(
        "class A { static int f(String a) { return a == \"abc\" ? 1 : 0; } }",
        expect![[r#"
            (null) -> 0  if a == null
            L1:true `a == "abc"` unknown: strings that are literals of the code aren't tried, arrays, collections and strings of more than 4 elements aren't tried
            Partial("strings that are literals of the code aren't tried, arrays, collections and strings of more than 4 elements aren't tried"), exhaustive
        "#]],
    );
}

#[test]
fn boxes_are_one_object_by_their_values() {
    check(
        "class A { static int f(Integer a, Integer b) {
            if (a == b) { return 1; }
            return a.equals(b) ? 2 : 3;
        } }",
        expect![[r#"
            (null, 0) -> NullPointerException !  if a == null && b != null
            (null, null) -> 1  if a == null && b == null
            (247, 247) -> 2  if b != null && (a != b || a < -128 || a > 127) && a == b
            (0, null) -> 3  if a != null && b == null
            Complete, exhaustive
        "#]],
    );
    check(
        "class A { static int f(long a) {
            Long one = a;
            Long other = a;
            return one != other ? 1 : 0;
        } }",
        expect![[r#"
            (0) -> 0  if a >= -128 && a <= 127
            (128) -> 1  if a < -128 || a > 127
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn texts_for_regular_expressions() {
    let source = "import java.util.regex.*;
        class A {
            private static final Pattern ZIP = Pattern.compile(\"\\\\d{5}(-\\\\d{4})?\");
            static int f(String s) {
                Matcher matcher = ZIP.matcher(s);
                if (!matcher.matches()) { return 0; }
                return matcher.group(1) != null ? 2 : 1;
            }
            static int g(String s) { return s.matches(\"[a-z]+@[a-z]+[.](com|org)\") ? 1 : 0; }
        }";
    check(
        source,
        expect![[r#"
        (null, ZIP=<Pattern(\d{5}(-\d{4})?)>) -> NullPointerException !  if s == null
        ("", ZIP=<Pattern(\d{5}(-\d{4})?)>) -> 0  if s.length() == 0
        ("00000", ZIP=<Pattern(\d{5}(-\d{4})?)>) -> 1  if s.equals("00000")
        ("00000-0000", ZIP=<Pattern(\d{5}(-\d{4})?)>) -> 2  if s.equals("00000-0000")
        Complete
        note: open values were fixed where the path depends on the content of a string: other values may do something else
    "#]],
    );
    check_method(
        source,
        "A.g",
        expect![[r#"
        (null) -> NullPointerException !  if s == null
        ("") -> 0  if s.length() == 0
        ("a@a.com") -> 1  if s.equals("a@a.com")
        Complete
        note: open values were fixed where the path depends on the content of a string: other values may do something else
    "#]],
    );
}

#[test]
fn what_final_fields_refer_to_may_change() {
    check(
        "import java.util.*;
class A {
    private final List<String> names = new ArrayList<>();
    void add(String name) { names.add(name); }
    boolean f() { if (names.isEmpty()) return true; return false; }
}",
        expect![[r#"
            (this=A{names=[""]}) -> false  if this.names.size() == 1
            (this=A{names=[]}) -> true  if this is new A()
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn the_closing_of_resources_is_no_branch() {
    check_method(
        "import java.io.*;
class A { static int f(int x) throws IOException {
            try (StringReader r = new StringReader(\"a\")) { if (x > 1) return 1; return 0; }
        } }",
        "A.f",
        expect![[r#"
            (0) -> 0  if x <= 1
            (2) -> 1  if x > 1
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn constructors_say_where_their_values_go() {
    check_method(
        "class A {
            private int count;
            private final int limit;
            A(int most) { limit = most * 2; }
            boolean f() { if (count >= limit) return false; count++; return true; }
        }",
        "A.f",
        expect![[r#"
            (this=A{count=0 limit=0}) -> false  if most of new A(…) * 2 <= 0
            (this=A{count=0 limit=2}) -> true  if most of new A(…) * 2 > 0
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn type_arguments_are_those_of_the_parameter() {
    check_method(
        "class P<A, B> { final A a; final B b; P(A a, B b) { this.a = a; this.b = b; } }
        class S<T> extends P<T, String> { S(T t) { super(t, \"s\"); } }
        class A { static int f(P<String, Integer> p) {
            if (p.a.length() == 2) return 1;
            return p.b > 3 ? 2 : 0;
        } }",
        "A.f",
        expect![[r#"
            (null) -> NullPointerException !  if p == null
            (P{a="" b=null}) -> NullPointerException !  if p.a.length() == 0 && p.b == null
            (P{a="" b=0}) -> 0  if p.a.length() == 0 && p.b <= 3
            (P{a="aa" b=0}) -> 1  if p.a.length() == 2
            (P{a="" b=4}) -> 2  if p.a.length() == 0 && p.b > 3
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn what_the_library_keeps_is_its_own() {
    check_method(
        "import java.util.*;
class A extends LinkedHashMap<String, Integer> {
            private final int cap;
            A(int cap) { this.cap = cap; }
            @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> e) { return size() > cap; }
        }",
        "A.removeEldestEntry",
        expect![[r#"
            (this=A{table=null size=0 threshold=0 loadFactor=0.75 modCount=0 head=null tail=null accessOrder=false cap=0}, null) -> false  if e == null && this.cap >= 0
            (this=A{table=null size=0 threshold=0 loadFactor=0.75 modCount=0 head=null tail=null accessOrder=false cap=-1}, null) -> true  if e == null && this.cap < 0
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn objects_are_shown_without_the_librarys_fields() {
    let source = "class A extends Exception { final int code; A(int code) { super(\"c\"); this.code = code; }
        boolean f() { return code > 3; } }";
    let (program, suite) = suite(source, "A.f");
    let case = suite.cases.first().expect("a case");
    let receiver = case.before.receiver.expect("a receiver");
    assert_eq!(
        testgen::describe::value(&program, &case.before.heap, receiver),
        "A{message=\"c\", cause=null, code=0}"
    );
}
