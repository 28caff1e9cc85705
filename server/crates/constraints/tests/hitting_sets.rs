//! Minimum-weight hitting sets against trying all sets.

use std::time::Duration;

use budget::{Budget, CancelToken, Stop};
use constraints::{Cut, HittingSets, minimum_hitting_set};
use proptest::prelude::*;

const EVERYTHING: usize = usize::MAX;

fn find(conflicts: &[Vec<u32>], cuts: &[Cut], max_size: usize) -> Option<Vec<u32>> {
    let one = |_: u32| 1.0;
    match minimum_hitting_set(conflicts, &one, cuts, max_size, &Budget::default()) {
        Ok(found) => found,
        Err(stop) => panic!("{stop}"),
    }
}

#[test]
fn the_first_of_the_smallest_sets_is_found() {
    assert_eq!(
        find(&[vec![1, 2], vec![2, 3]], &[], EVERYTHING),
        Some(vec![2])
    );
    assert_eq!(
        find(&[vec![4, 1], vec![3, 2]], &[], EVERYTHING),
        Some(vec![1, 2])
    );
    assert_eq!(find(&[vec![9, 5, 7]], &[], EVERYTHING), Some(vec![5]));
    assert_eq!(find(&[vec![3, 3], vec![3]], &[], EVERYTHING), Some(vec![3]));
}

#[test]
fn no_conflicts_need_nothing_and_an_empty_one_can_not_be_hit() {
    assert_eq!(find(&[], &[], EVERYTHING), Some(vec![]));
    assert_eq!(find(&[vec![1], vec![]], &[], EVERYTHING), None);
    assert_eq!(find(&[], &[Cut::Exactly(vec![])], EVERYTHING), None);
    assert_eq!(
        find(&[vec![1]], &[Cut::Supersets(vec![])], EVERYTHING),
        None
    );
}

#[test]
fn cuts_and_size_exclude() {
    let conflicts = [vec![1, 2], vec![2, 3]];
    assert_eq!(
        find(&conflicts, &[Cut::Supersets(vec![2])], EVERYTHING),
        Some(vec![1, 3])
    );
    assert_eq!(
        find(&conflicts, &[Cut::Exactly(vec![2])], EVERYTHING),
        Some(vec![1, 2])
    );
    assert_eq!(find(&conflicts, &[Cut::Supersets(vec![2])], 1), None);
    assert_eq!(
        find(&conflicts, &[Cut::Supersets(vec![7])], EVERYTHING),
        Some(vec![2])
    );
}

#[test]
fn weights_decide_before_size() {
    let weights = |element: u32| if element == 2 { 2.5 } else { 1.0 };
    let conflicts = [vec![1, 2], vec![2, 3]];
    let found = minimum_hitting_set(&conflicts, &weights, &[], EVERYTHING, &Budget::default());
    assert_eq!(found, Ok(Some(vec![1, 3])));
    // At equal cost the smaller set is first.
    let weights = |element: u32| if element == 2 { 2.0 } else { 1.0 };
    let found = minimum_hitting_set(&conflicts, &weights, &[], EVERYTHING, &Budget::default());
    assert_eq!(found, Ok(Some(vec![2])));
}

#[test]
fn sets_come_in_order_of_cost() {
    let mut sets = HittingSets::new(|_| 1.0, EVERYTHING);
    for conflict in [vec![1, 2], vec![2, 3], vec![1, 3]] {
        sets.add_conflict(conflict);
    }
    let budget = Budget::default();
    let mut found = Vec::new();
    while let Ok(Some(set)) = sets.next_set(&budget) {
        found.push(set);
    }
    assert_eq!(
        found,
        vec![vec![1, 2], vec![1, 3], vec![2, 3], vec![1, 2, 3]]
    );
}

#[test]
fn minimal_sets_are_enumerated_when_each_is_cut_with_its_supersets() {
    let mut sets = HittingSets::new(|_| 1.0, EVERYTHING);
    sets.add_conflict(vec![1, 2, 3]);
    sets.add_conflict(vec![1, 4]);
    let budget = Budget::default();
    let mut found = Vec::new();
    while let Ok(Some(set)) = sets.next_set(&budget) {
        sets.forbid_supersets(set.clone());
        found.push(set);
    }
    assert_eq!(found, vec![vec![1], vec![2, 4], vec![3, 4]]);
}

#[test]
fn a_cancelled_search_says_so() {
    let budget = Budget::default();
    budget.token.cancel();
    let found = minimum_hitting_set(&[vec![1, 2]], &|_| 1.0, &[], EVERYTHING, &budget);
    assert_eq!(found, Err(Stop::Cancelled));
    let ended = Budget::with_time(Duration::ZERO, CancelToken::default());
    let found = minimum_hitting_set(&[vec![1, 2]], &|_| 1.0, &[], EVERYTHING, &ended);
    assert_eq!(found, Err(Stop::Deadline));
}

#[test]
fn many_conflicts_are_quick() {
    // 60 statements, 80 conflicts of 3 to 6 statements, by a fixed recurrence.
    let mut state = 7u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 16
    };
    let conflicts: Vec<Vec<u32>> = (0..80)
        .map(|_| (0..3 + next() % 4).map(|_| next() % 60).collect())
        .collect();
    let Some(found) = find(&conflicts, &[], EVERYTHING) else {
        panic!("there is one")
    };
    assert!(
        conflicts
            .iter()
            .all(|conflict| conflict.iter().any(|e| found.contains(e)))
    );
    assert_eq!(
        find(&conflicts, &[], found.len() - 1),
        None,
        "none is smaller"
    );
}

/// The best set by trying all of them.
fn brute_force(
    conflicts: &[Vec<u32>],
    weights: &[u64],
    cuts: &[Cut],
    max_size: usize,
) -> Option<Vec<u32>> {
    let mut elements: Vec<u32> = conflicts.iter().flatten().copied().collect();
    elements.sort_unstable();
    elements.dedup();
    let mut best: Option<(u64, usize, Vec<u32>)> = None;
    for chosen in 0..1u32 << elements.len() {
        let set: Vec<u32> = elements
            .iter()
            .enumerate()
            .filter(|(index, _)| chosen >> index & 1 == 1)
            .map(|(_, element)| *element)
            .collect();
        let hits = conflicts
            .iter()
            .all(|conflict| conflict.iter().any(|e| set.contains(e)));
        let cut_off = cuts.iter().any(|cut| match cut {
            Cut::Supersets(cut) => cut.iter().all(|e| set.contains(e)),
            Cut::Exactly(cut) => {
                cut.iter().all(|e| set.contains(e)) && set.iter().all(|e| cut.contains(e))
            }
        });
        if !hits || cut_off || set.len() > max_size {
            continue;
        }
        let cost = set.iter().map(|element| weights[*element as usize]).sum();
        let candidate = (cost, set.len(), set);
        if best.as_ref().is_none_or(|best| candidate < *best) {
            best = Some(candidate);
        }
    }
    best.map(|(_, _, set)| set)
}

fn set() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(0u32..9, 1..5)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn the_best_set_is_the_one_of_brute_force(
        conflicts in prop::collection::vec(set(), 0..8),
        weights in prop::collection::vec(prop_oneof![Just(1000u64), 500u64..3000], 9),
        supersets in prop::collection::vec(set(), 0..4),
        exactly in prop::collection::vec(set(), 0..4),
        max_size in 0usize..7,
    ) {
        let cuts: Vec<Cut> = supersets
            .into_iter()
            .map(Cut::Supersets)
            .chain(exactly.into_iter().map(Cut::Exactly))
            .collect();
        let weight = |element: u32| weights[element as usize] as f64 / 1000.0;
        let found =
            minimum_hitting_set(&conflicts, &weight, &cuts, max_size, &Budget::default());
        prop_assert_eq!(found, Ok(brute_force(&conflicts, &weights, &cuts, max_size)));
    }

    /// Enumeration yields every hitting set once, in order of cost, size and elements.
    #[test]
    fn enumeration_is_complete_and_ordered(
        conflicts in prop::collection::vec(prop::collection::vec(0u32..5, 1..4), 1..4),
        weights in prop::collection::vec(1u64..4, 5),
    ) {
        let mut sets = HittingSets::new(|element| weights[element as usize] as f64, 5);
        conflicts.iter().for_each(|conflict| sets.add_conflict(conflict.clone()));
        let mut cuts = Vec::new();
        loop {
            let expected = brute_force(&conflicts, &weights, &cuts, 5);
            let found = sets.next_set(&Budget::default());
            prop_assert_eq!(&found, &Ok(expected.clone()));
            match expected {
                Some(set) => cuts.push(Cut::Exactly(set)),
                None => break,
            }
        }
    }
}
