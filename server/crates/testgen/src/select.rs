//! Which of the cases found make the suite.
//!
//! What must hold: everything wanted is covered, no two cases do the same, and no case could be left
//! out where that was decided exactly (otherwise the choice is greedy).

use crate::case::{Content, State, Value};
use budget::Budget;
use constraints::hitting_set::minimum_hitting_set;
use std::collections::BTreeSet;

/// A case as the choice sees it.
pub(crate) struct Candidate {
    pub(crate) covers: BTreeSet<u32>,
    /// Larger ones are avoided.
    pub(crate) size: u32,
    /// Cases of one kind are wanted once: a violation, an exception.
    pub(crate) kind: Option<String>,
}

/// Candidates and needs up to which the choice is exact.
const EXACT: (usize, usize) = (60, 120);

/// Indices of the candidates chosen, ascending.
pub(crate) fn choose(
    budget: &Budget,
    candidates: &[Candidate],
    needed: &BTreeSet<u32>,
) -> Vec<usize> {
    let mut conflicts: Vec<Vec<u32>> = Vec::new();
    for need in needed {
        let hit: Vec<u32> = candidates
            .iter()
            .enumerate()
            .filter(|(_, candidate)| candidate.covers.contains(need))
            .map(|(index, _)| index as u32)
            .collect();
        if !hit.is_empty() {
            conflicts.push(hit);
        }
    }
    let kinds: BTreeSet<&String> = candidates
        .iter()
        .filter_map(|candidate| candidate.kind.as_ref())
        .collect();
    for kind in kinds {
        let same = candidates.iter().enumerate();
        conflicts.push(
            same.filter(|(_, candidate)| candidate.kind.as_ref() == Some(kind))
                .map(|(index, _)| index as u32)
                .collect(),
        );
    }
    let weight = |index: u32| {
        let size = candidates
            .get(index as usize)
            .map_or(0, |candidate| candidate.size);
        1.0 + f64::from(size.min(1_000)) / 1_000.0
    };
    if candidates.len() <= EXACT.0
        && conflicts.len() <= EXACT.1
        && let Ok(Some(set)) = minimum_hitting_set(&conflicts, &weight, &[], usize::MAX, budget)
    {
        return set.into_iter().map(|index| index as usize).collect();
    }
    greedy(candidates, conflicts)
}

/// Always the candidate that hits most of what is left, the smallest first.
fn greedy(candidates: &[Candidate], mut conflicts: Vec<Vec<u32>>) -> Vec<usize> {
    let mut chosen = Vec::new();
    while !conflicts.is_empty() {
        let mut counts = vec![0_usize; candidates.len()];
        for conflict in &conflicts {
            for index in conflict {
                if let Some(count) = counts.get_mut(*index as usize) {
                    *count += 1;
                }
            }
        }
        let size = |index: usize| candidates.get(index).map_or(0, |candidate| candidate.size);
        let best = counts
            .iter()
            .enumerate()
            .max_by_key(|(index, count)| (**count, std::cmp::Reverse((size(*index), *index))));
        let Some((best, 1..)) = best.map(|(index, count)| (index, *count)) else {
            break;
        };
        chosen.push(best);
        conflicts.retain(|conflict| !conflict.contains(&(best as u32)));
    }
    chosen.sort_unstable();
    chosen
}

/// How much there is to read in an input.
pub(crate) fn reading_size(state: &State) -> u32 {
    let value = |value: &Value| match value {
        Value::Primitive(_, bits) => {
            let number = *bits as i64;
            u32::from(number != 0) + u32::from(!(-100..=100).contains(&number)) * 3
        }
        _ => 0,
    };
    let mut size = state.arguments.iter().map(value).sum::<u32>();
    for object in state.heap.objects.iter().flatten() {
        size += 2;
        size += match &object.content {
            Content::Fields(fields) => fields.iter().map(|(_, field)| value(field)).sum(),
            Content::Array(_, values) | Content::Sequence(values) => {
                values.iter().map(|element| 1 + value(element)).sum()
            }
            Content::Text(text) => text.len() as u32,
            Content::Mapping(entries) => 2 * entries.len() as u32,
            Content::Function(entries) => entries.len() as u32,
            Content::Boxed(..)
            | Content::Enum(_)
            | Content::Made { .. }
            | Content::Untouched { .. }
            | Content::Opaque(_) => 0,
        };
    }
    size
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(covers: &[u32], size: u32, kind: Option<&str>) -> Candidate {
        Candidate {
            covers: covers.iter().copied().collect(),
            size,
            kind: kind.map(str::to_owned),
        }
    }

    #[track_caller]
    fn check(candidates: &[Candidate], needed: &[u32], expected: &[usize]) {
        let needed = needed.iter().copied().collect();
        let chosen = choose(&Budget::default(), candidates, &needed);
        assert_eq!(chosen, expected);
    }

    #[test]
    fn one_large_set_beats_two() {
        let candidates = [
            candidate(&[1, 2], 1, None),
            candidate(&[3, 4], 1, None),
            candidate(&[1, 2, 3, 4], 9, None),
        ];
        check(&candidates, &[1, 2, 3, 4], &[2]);
    }

    #[test]
    fn of_equal_ones_the_smaller() {
        let candidates = [candidate(&[1], 5, None), candidate(&[1], 2, None)];
        check(&candidates, &[1], &[1]);
    }

    #[test]
    fn greedy_would_take_three() {
        let candidates = [
            candidate(&[1, 2, 3, 4], 0, None),
            candidate(&[1, 2, 5], 0, None),
            candidate(&[3, 4, 6], 0, None),
        ];
        check(&candidates, &[1, 2, 3, 4, 5, 6], &[1, 2]);
    }

    #[test]
    fn each_kind_has_a_case() {
        let candidates = [
            candidate(&[1], 0, None),
            candidate(&[], 0, Some("throws")),
            candidate(&[], 1, Some("throws")),
        ];
        check(&candidates, &[1], &[0, 1]);
    }

    #[test]
    fn what_nobody_covers_hinders_nothing() {
        check(&[candidate(&[1], 0, None)], &[1, 7], &[0]);
    }
}
