//! The smallest inputs: what branch and bound finds is as small as anything an exhaustive search finds,
//! and it leaves out what can't be smaller.

use crate::common::{show, suite_with};
use crate::laws::check_sound;
use std::collections::BTreeMap;
use testgen::case::{Content, TestCase};
use testgen::{Bounds, Criterion, GoalStatus, StrategyChoice, Suite, SuiteRequest};

/// Objects, cells and characters of an input.
fn structure(case: &TestCase) -> usize {
    let objects = case.before.heap.objects.iter().flatten();
    objects
        .map(|object| match &object.content {
            Content::Array(_, cells) | Content::Sequence(cells) => 1 + cells.len(),
            Content::Text(text) => 1 + text.len(),
            _ => 2,
        })
        .sum()
}

fn smallest(suite: &Suite) -> BTreeMap<String, usize> {
    let goals = suite.goals.iter().filter_map(|goal| match &goal.status {
        GoalStatus::Achieved(cases) => {
            let sizes = cases
                .iter()
                .map(|case| structure(&suite.cases[*case as usize]));
            Some((format!("{} {}", goal.label(), goal.text), sizes.min()?))
        }
        _ => None,
    });
    goals.collect()
}

/// `cuts`: whether something has to be left out.
#[track_caller]
fn check(source: &str, criterion: Criterion, cuts: bool) {
    let bounds = Bounds {
        objects: 3,
        length: 3,
        text: 2,
        decisions: 40,
        runs: 4_000,
        steps: 2_000,
        ..Bounds::default()
    };
    let (_, all) = suite_with(source, "A.f", |request| {
        request.criterion = criterion;
        request.strategy = StrategyChoice::BreadthFirst;
        request.bounds = bounds;
        request.keeps_all = true;
    });
    assert!(all.is_exhaustive, "{:?}", all.status);
    let (program, found) = suite_with(source, "A.f", |request| {
        request.criterion = criterion;
        request.strategy = StrategyChoice::SmallestInput;
        request.bounds = bounds;
    });
    let text = show(&program, &found);
    assert_eq!(smallest(&found), smallest(&all), "{text}");
    let proven = |suite: &Suite| suite.counts().1;
    assert_eq!(proven(&found), proven(&all), "{text}");
    assert_eq!(found.cuts > 0, cuts, "{} cut off\n{text}", found.cuts);
    assert!(
        !cuts || found.runs < all.runs,
        "{} of {} runs",
        found.runs,
        all.runs
    );
    let request = SuiteRequest {
        criterion,
        strategy: StrategyChoice::SmallestInput,
        bounds,
        ..SuiteRequest::new(source)
    };
    check_sound(source, "A.f", &request);
}

const LIST: &str = "class A { int value; A next;
    static int f(A list) {
        int sum = 0;
        for (A at = list; at != null; at = at.next) {
            if (at.value > 5) { sum += at.value; }
            if (at == at.next) { return -1; }
        }
        return sum > 20 ? 1 : 0;
    } }";

#[test]
fn a_list() {
    check(LIST, Criterion::Branch, true);
}

#[test]
fn a_list_by_its_statements() {
    check(LIST, Criterion::Statement, true);
}

#[test]
fn longer_arrays_are_cut_off() {
    check(
        "class A { static int f(int[] a) {
            if (a == null) { return 0; }
            int most = 0;
            for (int x : a) { if (x > most) { most = x; } }
            return most > 3 ? 1 : 0;
        } }",
        Criterion::Branch,
        true,
    );
}

/// What a larger input alone can do isn't cut off.
#[test]
fn what_needs_a_larger_input_is_found() {
    check(
        "class A { static int f(int[] a) {
            if (a == null || a.length == 0) { return 0; }
            if (a.length == 2 && a[1] == 7) { return 1; }
            return 2;
        } }",
        Criterion::Branch,
        true,
    );
}

/// After the early return nothing can be reached, whatever its size; what can't be reached at all
/// keeps nothing alive there.
#[test]
fn a_goal_elsewhere_keeps_nothing_alive() {
    check(
        "class A { static int f(int kind, int[] a, int x) {
            if (kind == 1) {
                int n = 0;
                for (int i : a) { if (i == 3) { n++; } }
                return n;
            }
            if (x > 2 && x < 2) { return 1; }
            return 2;
        } }",
        Criterion::Branch,
        true,
    );
}

#[test]
fn pairs_of_mc_dc() {
    check(
        "class A { static boolean f(int[] a, boolean b) {
            return a != null && (a.length > 1 || b) ? true : false;
        } }",
        Criterion::McDc,
        true,
    );
}

#[test]
fn nothing_to_cut_without_references() {
    check(
        "class A { static int f(int x) { return x > 0 ? 1 : 0; } }",
        Criterion::Branch,
        false,
    );
}

/// A recursive method may reach anything from anywhere.
#[test]
fn recursion() {
    check(
        "class A { A next; int value;
            static int f(A a) {
                if (a == null) { return 0; }
                if (a.next == a) { return 1; }
                return a.value == 4 ? f(a.next) : 2;
            } }",
        Criterion::Branch,
        true,
    );
}
