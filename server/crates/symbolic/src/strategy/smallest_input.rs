//! The smallest inputs first, by branch and bound.

use super::failures::Failures;
use super::flow::{Flow, Way};
use super::{Rank, Strategy};
use crate::machine::SymbolicMachine;
use crate::tree::FrontierEdge;
use interp::code::Code;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

/// For each thing to be covered the size of the smallest input known that covers it, kept by whoever
/// looks at the runs: not every run is a case.
#[derive(Clone, Debug, Default)]
pub struct Incumbents {
    /// Those with a place in the method's own code; `None`: not covered yet.
    pub ways: FxHashMap<Way, Option<u32>>,
    /// The others, which may be met anywhere: the largest.
    pub elsewhere: Option<Option<u32>>,
}

/// The bound of an edge is the size of the input as far as the decisions above it fix it: no input
/// below the edge is smaller. The edge with the least bound is tried first. An edge is cut off if
/// everything that can be covered below it is covered by an input that isn't larger than its bound,
/// unless it leads to the first failure in its place.
#[derive(Clone, Debug)]
pub struct SmallestInput {
    flow: Flow,
    failures: Failures,
    incumbents: Rc<RefCell<Incumbents>>,
    /// The method may be entered again by what it calls: anything may be covered below any edge.
    is_recursive: bool,
    /// Edges that were cut because of where they lead.
    cuts_by_place: u32,
}

impl SmallestInput {
    /// `code` is that of the method under analysis.
    pub fn new(code: Arc<Code>, is_recursive: bool, incumbents: Rc<RefCell<Incumbents>>) -> Self {
        SmallestInput {
            flow: Flow::new(code),
            failures: Failures::default(),
            incumbents,
            is_recursive,
            cuts_by_place: 0,
        }
    }

    /// The largest of the incumbents that an edge could improve; `None`: something isn't covered.
    fn worst(&mut self, edge: &FrontierEdge, everywhere: bool) -> Option<u32> {
        let origin = self.flow.origin(edge);
        let reachable = (!everywhere).then(|| self.flow.reachable(origin));
        let incumbents = self.incumbents.borrow();
        let mut worst = match incumbents.elsewhere {
            Some(size) => size?,
            None => 0,
        };
        for (way, size) in &incumbents.ways {
            let (Way::Side(op, _) | Way::Statement(op)) = way;
            let is_meant = match (&reachable, origin, way) {
                (None, ..) => true,
                (_, Some((op, side)), way) if *way == Way::Side(op, side) => true,
                (Some(reachable), ..) => reachable.contains(op),
            };
            if is_meant {
                worst = worst.max((*size)?);
            }
        }
        Some(worst)
    }
}

impl Strategy for SmallestInput {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        // Where it leads can be told only now.
        self.flow.origin(edge);
        [i64::from(edge.size), edge.depth as i64, 0, 0]
    }

    fn after_run(&mut self, machine: &SymbolicMachine) -> bool {
        self.flow.observe(machine);
        self.failures.observe(machine);
        false
    }

    fn is_wanted(&mut self, edge: &FrontierEdge) -> bool {
        if self.failures.may_be_new(edge) {
            return true;
        }
        let everywhere = self.is_recursive || self.flow.is_reentered();
        let is_cut = |worst: Option<u32>| worst.is_some_and(|worst| edge.size >= worst);
        if is_cut(self.worst(edge, true)) {
            return false;
        }
        if everywhere || !is_cut(self.worst(edge, false)) {
            return true;
        }
        self.cuts_by_place += 1;
        false
    }

    fn doubt(&self) -> Option<&'static str> {
        (self.cuts_by_place > 0 && self.flow.is_reentered())
            .then_some("the method turned out to be recursive while ways were cut off")
    }
}
