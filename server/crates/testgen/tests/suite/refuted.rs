//! What can't be reached is said to be so only where it is proven, with the bounds of the proof.

use crate::common::{show, suite};
use budget::Budget;
use expect_test::{Expect, expect};
use interp::compile::CodeCache;
use testgen::suite::{Criterion, StrategyChoice};
use testgen::{GoalStatus, SuiteRequest, generate_suite};

#[track_caller]
fn check(source: &str, name: &str, expected: Expect) {
    let (program, suite) = suite(source, name);
    let mut text = show(&program, &suite);
    for note in &suite.notes {
        text += &format!("note: {note}\n");
    }
    expected.assert_eq(&text);
}

#[test]
fn objects_are_of_the_classes_tested_for() {
    check(
        "class A { int f;
            public boolean equals(Object o) {
                if (!(o instanceof A)) { return false; }
                return ((A) o).f == f;
            }
        }",
        "A.equals",
        expect![[r#"
            (this=A{f=0}, null) -> false  if o == null
            (this=A{f=1}, A{f=0}) -> false  if o instanceof A && this.f != ((A) o).f
            (this=A{f=0}, A{f=0}) -> true  if o == this
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn classes_are_compared() {
    check(
        "class A { int f;
            public boolean equals(Object o) {
                if (this == o) { return true; }
                if (o == null || getClass() != o.getClass()) { return false; }
                return ((A) o).f == f;
            }
        }",
        "A.equals",
        expect![[r#"
            (this=A{f=0}, 0) -> false  if o instanceof Integer
            (this=A{f=0}, null) -> false  if o == null
            (this=A{f=1}, A{f=0}) -> false  if o instanceof A && this.f != ((A) o).f
            (this=A{f=0}, A{f=0}) -> true  if o == this
            (this=A{f=0}, A{f=0}) -> true  if o instanceof A && this.f == ((A) o).f
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn every_tested_type_is_tried() {
    check(
        "class A { static int f(Object o) {
            if (o instanceof int[]) { return 1; }
            if (o instanceof java.util.Map) { return 2; }
            if (o instanceof Double) { return 3; }
            if (o instanceof Runnable) { return 4; }
            return 0;
        } }",
        "A.f",
        expect![[r#"
            (null) -> 0  if o == null
            ([]) -> 1  if o instanceof int[] && ((int[]) o).length == 0
            ({}) -> 2  if o instanceof Map && ((Map) o).size() == 0
            (0.0) -> 3  if o instanceof Double
            (<>) -> 4  if o != null
            Complete
            note: a type that could not be resolved
        "#]],
    );
}

#[test]
fn what_is_not_tried_is_not_refuted() {
    check(
        "class A { static int f(Object o) { if (o.toString().equals(\"moon\")) { return 1; } return 0; } }",
        "A.f",
        expect![[r#"
            (null) -> NullPointerException !  if o == null
            (0) -> 0  if o instanceof Integer
            L1:true `o.toString().equals("moon")` unknown: of `java.lang.Object`, objects of few classes are tried, arrays, collections and strings of more than 4 elements aren't tried
            Partial("of `java.lang.Object`, objects of few classes are tried, arrays, collections and strings of more than 4 elements aren't tried"), exhaustive
        "#]],
    );
}

#[test]
fn lengths_grow_with_what_code_asks_for() {
    check(
        "class A { static boolean f(String p) {
            if (p.length() < 8) { return false; }
            for (char c : p.toCharArray()) { if (c == '!') { return true; } }
            return false;
        } }",
        "A.f",
        expect![[r#"
            (null) -> NullPointerException !  if p == null
            ("") -> false  if p.length() == 0
            ("aaaaaaaa") -> false  if p.length() == 8 && p.charAt(0) != '!' && p.charAt(1) != '!' && p.charAt(2) != '!' && p.charAt(3) != '!' && p.charAt(4) != '!' && p.charAt(5) != '!' && p.charAt(6) != '!' && p.charAt(7) != '!'
            ("!aaaaaaa") -> true  if p.length() == 8 && p.charAt(0) == '!'
            Complete, exhaustive
        "#]],
    );
    check(
        "class A { static int f(java.util.List<Integer> l) { return l.size() > 6 ? 1 : 0; } }",
        "A.f",
        expect![[r#"
            (null) -> NullPointerException !  if l == null
            ([]) -> 0  if l.size() == 0
            ([0, 0, 0, 0, 0, 0, 0]) -> 1  if l.size() == 7
            Complete, exhaustive
        "#]],
    );
    check(
        "class A { static int f(boolean[] b) {
            int n = 0;
            for (boolean x : b) { if (x) { n++; } }
            if (n >= 6) { return 1; }
            return 0;
        } }",
        "A.f",
        expect![[r#"
            (null) -> NullPointerException !  if b == null
            ([false]) -> 0  if b.length == 1 && !b[0]
            ([true, true, true, true, true, true]) -> 1  if b.length == 6 && b[0] && b[1] && b[2] && b[3] && b[4] && b[5]
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn bounds_on_lengths_are_told() {
    check(
        "class A { static int f(int[] a) { return a.length > 1000 ? 1 : 0; } }",
        "A.f",
        expect![[r#"
            (null) -> NullPointerException !  if a == null
            ([]) -> 0  if a.length == 0
            L1:true `a.length > 1000` unknown: arrays, collections and strings of more than 4 elements aren't tried
            Partial("arrays, collections and strings of more than 4 elements aren't tried"), exhaustive
        "#]],
    );
}

#[test]
fn fields_that_constructors_fill_are_not_null() {
    check(
        "import java.util.*;
        class A {
            private final List<Long> history = new ArrayList<>();
            private final String owner;
            private long cents;
            public A(String owner, long cents) {
                this.owner = Objects.requireNonNull(owner);
                if (cents < 0) { throw new IllegalArgumentException(); }
                this.cents = cents;
            }
            public boolean take(long a) {
                if (a <= 0) { throw new IllegalArgumentException(); }
                if (a > cents) { return false; }
                cents -= a;
                history.add(a);
                return true;
            }
        }",
        "A.take",
        expect![[r#"
            (this=A{history=[] owner="" cents=0}, 1) -> false  if this.owner != null && this.cents >= 0 && a > 0 && this.cents < a
            (this=A{history=[] owner="" cents=1}, 1) -> true  if this.owner != null && this.cents >= 0 && a > 0 && this.cents >= a
            (this=A{history=[] owner="" cents=0}, 0) -> IllegalArgumentException (refused)  if this.owner != null && this.cents >= 0 && a <= 0
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn objects_that_code_makes_are_decided_before_their_parts() {
    check(
        "import java.util.*;
        class A { static class Node {
            private final Map<Character, Node> child = new HashMap<>();
            private Node link;
            Node() { link = null; }
            Node getLink() { return link; }
        } }",
        "A.Node.getLink",
        expect![[r#"
            (this=A.Node{child={} link=null}) -> null  if true
            Complete
        "#]],
    );
    check(
        "class A {
            private class Node { int data; Node left; Node(int d) { data = d; } }
            private Node root;
            void insert(int d) { if (root == null) { root = new Node(d); } else { root.data = d; } }
        }",
        "A.insert",
        expect![[r#"
            (this=A{root=A.Node{data=0 left=null this$0=@0}}, 0) -> ()  if this.root != null && (A around this.root) == this
            (this=A{root=null}, 0) -> ()  if this is new A()
            Complete
        "#]],
    );
}

#[test]
fn constants_with_a_body_are_receivers() {
    check(
        "import java.util.function.*;
        class A { enum Op implements IntBinaryOperator {
            ADD { public int applyAsInt(int a, int b) { if (a > 3) { return 1; } return a + b; } }
        } }",
        "A$Op$1.applyAsInt",
        expect![[r#"
            (this=ADD, 0, 0) -> 0  if a <= 3
            (this=ADD, 4, 0) -> 1  if a > 3
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn a_hard_question_does_not_keep_the_others_waiting() {
    check(
        "class A { static int f(long a, int b) {
            if (a * b == 1234567890123L) { return 1; }
            if ((a >>> 33) == b) { return 3; }
            return 4;
        } }",
        "A.f",
        expect![[r#"
            (1234567890123, 1) -> 1  if a * b == 1234567890123L
            (0, 0) -> 3  if a * b != 1234567890123L && b == a >>> 33
            (-1, 0) -> 4  if a * b != 1234567890123L && b != a >>> 33
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn paths_are_java() {
    check(
        "class A { static int f(String s) {
            switch (s) { case \"one\": return 11; case \"two\": return 12; default: return 0; }
        } }",
        "A.f",
        expect![[r#"
            (null) -> NullPointerException !  if s == null
            ("") -> 0  if s.length() == 0
            ("one") -> 11  if s.length() == 3 && s.charAt(0) == 'o' && s.charAt(1) == 'n' && s.charAt(2) == 'e'
            ("two") -> 12  if s.length() == 3 && (s.charAt(0) != 'o' || s.charAt(1) != 'n' || s.charAt(2) != 'e') && s.charAt(0) == 't' && s.charAt(1) == 'w' && s.charAt(2) == 'o'
            Complete, exhaustive
        "#]],
    );
    check(
        "class A { static int f(double d) {
            if (d > 5) { return 1; }
            if (d != d) { return 2; }
            return 3;
        } }",
        "A.f",
        expect![[r#"
            (10.0) -> 1  if d > 5.0
            (NaN) -> 2  if !(d > 5.0) && Double.isNaN(d)
            (0.0) -> 3  if !(d > 5.0) && !Double.isNaN(d)
            Complete, exhaustive
        "#]],
    );
    check(
        "class A { static int f(float f) { if (Float.isInfinite(f)) { return 1; } return 2; } }",
        "A.f",
        expect![[r#"
            (Infinity) -> 1  if f == Float.POSITIVE_INFINITY
            (0.0) -> 2  if f != Float.POSITIVE_INFINITY && f != Float.NEGATIVE_INFINITY
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn a_type_that_is_not_known_is_named() {
    let (_, suite) = suite(
        "class A { static int f(java.time.LocalDate d) { return d.getYear() > 2000 ? 1 : 0; } }",
        "A.f",
    );
    expect![[
        r#"Unsupported("no input can be made: the type `java.time.LocalDate` of `d` isn't known")"#
    ]]
    .assert_eq(&format!("{:?}", suite.status));
}

#[test]
fn clock_and_random_numbers_refute_nothing() {
    let source = "class A {
        static int clock(int a) { return System.currentTimeMillis() > a ? 1 : 0; }
        static int random(int a) { return new java.util.Random().nextInt(9) == a * 0 - 1 ? 1 : 0; }
        static int drawn() { return Math.random() > 2 ? 1 : 0; }
        static int seeded(long seed) { return new java.util.Random(seed).nextInt(9) < 0 ? 1 : 0; }
    }";
    check(
        source,
        "A.clock",
        expect![[r#"
        (0) -> 1  if true
        L2:false `System.currentTimeMillis() > a` unknown: `java.lang.System.currentTimeMillis` gives the same in all runs here
        Partial("`java.lang.System.currentTimeMillis` gives the same in all runs here"), exhaustive
    "#]],
    );
    check(
        source,
        "A.random",
        expect![[r#"
        (0) -> 0  if true
        L3:true `new java.util.Random().nextInt(9) == a * 0 - 1` unknown: `new java.util.Random` gives the same in all runs here
        Partial("`new java.util.Random` gives the same in all runs here"), exhaustive
    "#]],
    );
    check(
        source,
        "A.drawn",
        expect![[r#"
        () -> 0  if true
        L4:true `Math.random() > 2` unknown: `java.lang.Math.random` gives the same in all runs here
        Partial("`java.lang.Math.random` gives the same in all runs here"), exhaustive
    "#]],
    );
}

#[test]
fn results_of_functions_and_enclosing_objects_have_names() {
    let source = "class A { int n;
        static int calls(java.util.function.IntPredicate p) {
            if (p.test(1) && p.test(2) && p.test(3)) { return 1; }
            return 0;
        }
        class B { int k;
            int own(B other) { return n > k && other.around() > 2 ? 1 : 0; }
            int around() { return n; }
        }
    }";
    check(
        source,
        "A.calls",
        expect![[r#"
            (null) -> NullPointerException !  if p == null
            (<(1)->false>) -> 0  if p != null && !p.test(1)
            (<(1)->true; (2)->false>) -> 0  if p.test(1) && !p.test(2)
            (<(1)->true; (2)->true; (3)->false>) -> 0  if p.test(1) && p.test(2) && !p.test(3)
            (<(1)->true; (2)->true; (3)->true>) -> 1  if p.test(1) && p.test(2) && p.test(3)
            Complete, exhaustive
        "#]],
    );
    check(
        source,
        "A.B.own",
        expect![[r#"
        (this=A.B{k=0 this$0=A{n=1}}, null) -> NullPointerException !  if other == null && A.this.n > 0
        (this=A.B{k=0 this$0=A{n=0}}, null) -> 0  if other == null && A.this.n <= 0
        (this=A.B{k=0 this$0=A{n=1}}, A.B{k=0 this$0=A{n=1}}) -> 0  if other == this && A.this.n > 0 && A.this.n <= 2
        (this=A.B{k=0 this$0=A{n=3}}, A.B{k=0 this$0=A{n=3}}) -> 1  if other == this && A.this.n > 2
        Complete
    "#]],
    );
}

/// Files in which every branch can be taken: what isn't reached is unknown.
#[test]
fn what_can_be_reached_is_never_refuted() {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../test-fixtures/testgen/feasible"
    );
    let mut refuted = Vec::new();
    for name in ["States", "Objects", "Values"] {
        let source = std::fs::read_to_string(format!("{folder}/{name}.java")).unwrap();
        let program = crate::common::program(&source);
        let cache = CodeCache::new(program.clone());
        for (strategy, criterion) in [
            (StrategyChoice::CoverageFirst, Criterion::Branch),
            (StrategyChoice::CoverageFirst, Criterion::Statement),
            (StrategyChoice::SmallestInput, Criterion::Branch),
        ] {
            for method in program.methods() {
                if program.class(method.class).is_library {
                    continue;
                }
                let mut request = SuiteRequest::new(&source);
                request.strategy = strategy;
                request.criterion = criterion;
                request.bounds.runs = 60;
                request.patience = 20_000;
                let suite = generate_suite(&Budget::default(), &cache, method.id, &request);
                for goal in &suite.goals {
                    if goal.status == GoalStatus::Infeasible {
                        refuted.push(format!("{} line {}: {}", method.key, goal.line, goal.text));
                    }
                }
            }
        }
    }
    assert!(refuted.is_empty(), "{refuted:#?}");
}
