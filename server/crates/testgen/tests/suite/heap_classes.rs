//! The valid objects of twelve heap classes, counted against brute force.

use crate::brute_force::{CLASSES, count};
use crate::common::program;
use budget::Budget;
use interp::compile::CodeCache;
use std::sync::Arc;
use testgen::case::State;
use testgen::enumerate::{Enumeration, Scope, valid_objects};
use testgen::isomorphic::isomorphic;

pub(crate) fn fixture(class: &str) -> String {
    let folder = test_support::corpus::fixtures_root().join("testgen/heap-classes");
    let path = folder.join(format!("{class}.java"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn enumerate(class: &str, scope: u32) -> Enumeration {
    let program = program(&fixture(class));
    let cache = Arc::new(CodeCache::new(program.clone()));
    let id = program.class_by_name(class).expect("declared");
    let scope = Scope {
        objects: scope + 1,
        length: scope,
        integers: (0, i64::from(scope)),
        runs: 1_000_000,
    };
    valid_objects(&Budget::default(), &cache, id, &scope).expect("there is a repOk")
}

fn check(class: &str, scope: u32) {
    let found = enumerate(class, scope);
    assert_eq!(found.incomplete, None, "{class} at {scope}");
    let expected = count(class, scope as usize, scope > 3);
    assert_eq!(found.objects.len(), expected, "{class} at {scope}");
}

#[test]
fn counts_equal_brute_force_where_references_need_only_not_be_null() {
    check("Trie", 4);
    check("Trie", 5);
}

fn are_isomorphic(one: &State, other: &State) -> bool {
    let roots = |state: &State| state.receiver.into_iter().collect::<Vec<_>>();
    isomorphic((&one.heap, &roots(one)), (&other.heap, &roots(other)))
}

#[test]
fn counts_equal_brute_force_at_scope_2_and_3() {
    for class in CLASSES {
        check(class, 2);
        check(class, 3);
    }
}

#[test]
fn no_two_are_isomorphic() {
    for class in CLASSES {
        let found = enumerate(class, 2);
        for (index, one) in found.objects.iter().enumerate() {
            for other in &found.objects[index + 1..] {
                assert!(!are_isomorphic(one, other), "{class}: {one:?}");
            }
        }
    }
}

#[test]
fn pruning_the_brute_force_changes_no_count() {
    for class in CLASSES {
        assert_eq!(count(class, 3, true), count(class, 3, false), "{class}");
    }
}
