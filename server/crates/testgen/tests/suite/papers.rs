//! The programs of *Towards a framework for constraint-based test case generation* (Degrave,
//! Schrijvers, Vanhoof).

use crate::common::{show, show_case, suite_with};
use crate::laws::check_sound;
use expect_test::{Expect, expect};
use testgen::{Bounds, Criterion, StrategyChoice, SuiteRequest};

/// Section 1.1: the list is cut after the first of two equal neighbours.
const CUT: &str = "class Cons { int head; Cons tail; }
class A {
    static void f(Cons x) {
        while (x.tail.head != x.head) {
            x = x.tail;
        }
        x.tail = null;
    }
}";

/// Section 2.6.
const TREE: &str = "class Tree { int value; Tree left; Tree right; }
class A {
    static int f(Tree t) {
        if (t == null) { return 0; }
        if (t.left == t || t.right == t) { return -1; }
        if (t.left != null && t.left == t.right) { return -2; }
        return t.left != null && t.left.value < t.value ? 1 : 2;
    }
}";

/// Section 2.5, with a second use of the tail so that the choices of its value matter.
const TAIL: &str = "class Cons { int head; Cons tail; }
class A {
    static Cons f(Cons x) { Cons y = x.tail; if (y == null) { return null; } int h = y.head; return y.tail; }
}";

fn paths(source: &str, bounds: Bounds) -> Vec<String> {
    let (program, suite) = suite_with(source, "A.f", |request| {
        request.criterion = Criterion::Paths(30);
        request.strategy = StrategyChoice::BreadthFirst;
        request.bounds = bounds;
        request.keeps_all = true;
    });
    suite
        .cases
        .iter()
        .map(|case| show_case(&program, case))
        .collect()
}

#[track_caller]
fn check(source: &str, expected: Expect) {
    let (program, suite) = suite_with(source, "A.f", |_| {});
    expected.assert_eq(&show(&program, &suite));
    check_sound(source, "A.f", &SuiteRequest::new(source));
}

#[test]
fn list_with_equal_neighbours() {
    let found = paths(
        CUT,
        Bounds {
            runs: 400,
            ..Bounds::default()
        },
    );
    // As [1,2,3,3,...] in the paper: the third and the fourth are equal, the others differ.
    let cut = |case: &&String| {
        case.contains("x.head != x.tail.head && x.tail.head != x.tail.tail.head")
            && case.contains("x.tail.tail.head == x.tail.tail.tail.head")
            && case.contains("-> ()")
            && !case.contains('@')
    };
    assert!(found.iter().any(|case| cut(&case)), "{found:#?}");
    // And the cyclic one: [1,2,1] that points back to its first element.
    let cyclic =
        |case: &&String| case.contains("x.tail.tail.tail == x &&") && case.contains("-> ()");
    assert!(found.iter().any(|case| cyclic(&case)), "{found:#?}");
}

#[test]
fn suite_of_the_list_program() {
    check(
        CUT,
        expect![[r#"
            (null) -> NullPointerException !  if x == null
            (Cons{head=0 tail=@0}) -> ()  if x.tail == x
            (Cons{head=1 tail=Cons{head=0 tail=@0}}) -> endless  if x.head != x.tail.head && x.tail.tail == x
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn binary_tree() {
    check(
        TREE,
        expect![[r#"
            (null) -> 0  if t == null
            (Tree{value=1 left=Tree{value=0 left=null right=null} right=null}) -> 1  if t.right == null && t.left.value < t.value
            (Tree{value=0 left=null right=null}) -> 2  if t.left == null && t.right == null
            (Tree{value=0 left=Tree{value=0 left=null right=null} right=null}) -> 2  if t.right == null && t.left.value >= t.value
            (Tree{value=0 left=@0 right=null}) -> -1  if t.left == t
            (Tree{value=0 left=null right=@0}) -> -1  if t.left == null && t.right == t
            (Tree{value=0 left=Tree{value=0 left=null right=null} right=Tree{value=0 left=null right=null}}) -> -2  if t.left != null && t.right == t.left
            Complete, exhaustive
        "#]],
    );
}

#[test]
fn tail_has_five_kinds_of_inputs() {
    // The table of section 2.5: null, a cell with nothing behind, a cell whose tail is itself, the
    // first cell, or another one.
    let mut found = paths(
        TAIL,
        Bounds {
            objects: 3,
            ..Bounds::default()
        },
    );
    found.sort();
    expect![[r#"
        (Cons{head=0 tail=@0}) -> Cons{head=0 tail=@0}  if x.tail == x
        (Cons{head=0 tail=Cons{head=0 tail=null}}) -> null  if x.tail != null
        (Cons{head=0 tail=null}) -> null  if x.tail == null
        (null) -> NullPointerException !  if x == null"#]]
    .assert_eq(&found.join("\n"));
}
