//! The smallest cases known for each goal, for branch and bound.
//!
//! What must hold: a goal that no case achieves has no size, and what is told to the strategy never
//! grows.

use crate::goals::{Element, Goals, Need};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use symbolic::strategy::{Incumbents, Way};

/// What is known of sizes.
pub(crate) struct Sizes {
    /// Of the smallest case that does it.
    by_element: BTreeMap<Element, u32>,
    /// Of the smallest case that returns.
    smallest: Option<u32>,
    /// For each goal where in the method's own code it is; empty: elsewhere.
    places: Vec<Vec<Way>>,
    /// There are goals that nobody knows before they are found, so nothing is cut off.
    is_open: bool,
    /// What the strategy sees.
    pub(crate) shared: Rc<RefCell<Incumbents>>,
}

impl Sizes {
    pub(crate) fn new(goals: &Goals, is_open: bool) -> Self {
        let places: Vec<Vec<Way>> = goals
            .wanted
            .iter()
            .map(|goal| goals.ways_to(&goal.need))
            .collect();
        let ways = places.iter().flatten().map(|way| (*way, None)).collect();
        let is_elsewhere = is_open || places.is_empty() || places.iter().any(Vec::is_empty);
        let incumbents = Incumbents {
            ways,
            elsewhere: is_elsewhere.then_some(None),
        };
        Sizes {
            by_element: BTreeMap::new(),
            smallest: None,
            places,
            is_open,
            shared: Rc::new(RefCell::new(incumbents)),
        }
    }

    /// The size of the smallest case that does it.
    pub(crate) fn of(&self, element: &Element) -> Option<u32> {
        self.by_element.get(element).copied()
    }

    /// Notes a case; whether it is the smallest so far for something.
    /// Where there are no goals, it is a case that returns that is wanted.
    pub(crate) fn note(
        &mut self,
        goals: &Goals,
        seen: &BTreeSet<Element>,
        size: u32,
        returns: bool,
    ) -> bool {
        let mut improves = returns && self.smallest.is_none_or(|known| size < known);
        for element in seen {
            let known = self.by_element.get(element);
            if known.is_none_or(|known| size < *known) {
                self.by_element.insert(element.clone(), size);
                improves = true;
            }
        }
        if improves {
            if returns {
                let smallest = self.smallest.map_or(size, |known| known.min(size));
                self.smallest = Some(smallest);
            }
            self.tell(goals);
        }
        improves
    }

    fn tell(&mut self, goals: &Goals) {
        if self.is_open {
            return;
        }
        let mut shared = self.shared.borrow_mut();
        if self.places.is_empty() {
            // Code without a branch has a case too.
            shared.elsewhere = Some(self.smallest);
            return;
        }
        let seen: BTreeSet<Element> = self.by_element.keys().cloned().collect();
        let size = |element: &Element| self.by_element.get(element).copied().unwrap_or(u32::MAX);
        // A way may belong to several goals, and goals elsewhere have one size together: the largest.
        let mut by_way: BTreeMap<Way, Option<u32>> = BTreeMap::new();
        let mut elsewhere = Some(0);
        let larger = |one: Option<u32>, other: Option<u32>| Some(one?.max(other?));
        for (goal, places) in goals.wanted.iter().zip(&self.places) {
            let size = achieving_size(goals, &goal.need, &seen, &size);
            if places.is_empty() {
                elsewhere = larger(elsewhere, size);
            }
            for way in places {
                let known = by_way.entry(*way).or_insert(Some(0));
                *known = larger(*known, size);
            }
        }
        shared.ways.extend(by_way);
        if let Some(known) = &mut shared.elsewhere {
            *known = elsewhere;
        }
    }
}

/// The largest of the cases that together achieve a goal.
fn achieving_size(
    goals: &Goals,
    need: &Need,
    seen: &BTreeSet<Element>,
    size: &dyn Fn(&Element) -> u32,
) -> Option<u32> {
    let elements = goals.achieved_by(need, seen, size)?;
    elements.iter().map(size).max()
}
