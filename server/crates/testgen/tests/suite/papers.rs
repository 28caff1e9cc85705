//! The programs of *Towards a framework for constraint-based test case generation* (Degrave,
//! Schrijvers, Vanhoof).

use crate::common::{program, show, show_case, suite_with};
use crate::laws::check_sound;
use budget::Budget;
use expect_test::{Expect, expect};
use interp::compile::CodeCache;
use std::collections::BTreeSet;
use std::sync::Arc;
use testgen::case::{Content, State, Value};
use testgen::enumerate::{Scope, valid_objects};
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
            Complete
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

/// x and y, then the cells with head and tail.
fn environment_and_heap(state: &State) -> String {
    let mut cells: Vec<Value> = Vec::new();
    let mut text = String::new();
    let mut next = 0;
    let mut object = state.receiver;
    while let Some(Value::Object(id)) = object {
        let fields = match &state.heap.objects[id.0 as usize] {
            Some(object) => object.content.clone(),
            None => panic!("no object {}", id.0),
        };
        let Content::Fields(fields) = fields else {
            panic!("{fields:?}");
        };
        let shown = fields.iter().map(|(_, held)| match held {
            Value::Primitive(_, bits) => bits.to_string(),
            Value::Null => "nil".to_owned(),
            cell => {
                let known = cells.iter().position(|known| known == cell);
                let number = known.unwrap_or_else(|| {
                    cells.push(*cell);
                    cells.len() - 1
                });
                format!("a{}", number + 1)
            }
        });
        text += &shown.collect::<Vec<_>>().join(" ");
        object = cells.get(next).copied();
        next += 1;
        if object.is_some() {
            text += &format!("; a{next} = ");
        }
    }
    text
}

/// The table of section 2.5: `y := x.tail` has one path, which leaves open everything but that `x`
/// is a cell. Five of the inputs that it allows are listed.
#[test]
fn tail_has_the_five_listed_inputs() {
    let program = program(
        "class Environment { Cons x; Cons y; boolean repOk() { Cons tail = x.tail; return true; } }
        class Cons { int head; Cons tail; }",
    );
    let cache = Arc::new(CodeCache::new(program.clone()));
    let environment = program.class_by_name("Environment").expect("declared");
    let scope = Scope {
        objects: 3,
        length: 0,
        integers: (0, 1),
        runs: 10_000,
    };
    let found = valid_objects(&Budget::default(), &cache, environment, &scope).expect("has repOk");
    assert_eq!(found.incomplete, None);
    let shown: BTreeSet<String> = found.objects.iter().map(environment_and_heap).collect();
    let listed = [
        "a1 nil; a1 = 0 nil",
        "a1 nil; a1 = 0 a1",
        "a1 nil; a1 = 1 nil",
        "a1 a1; a1 = 0 nil",
        "a1 nil; a1 = 0 a2; a2 = 0 nil",
    ];
    for input in listed {
        assert!(shown.contains(input), "{input}: {shown:#?}");
    }
    // With one cell 2 tails and 2 values of y; with two cells 9 where x.tail is the second, 6 where
    // y alone is; each cell has 2 heads.
    assert_eq!((found.objects.len(), shown.len()), (68, 68));
}

/// Where the tail is used, each kind of it is a path: null, the cell itself, another cell.
#[test]
fn tail_that_is_used_has_a_path_for_each_kind() {
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
