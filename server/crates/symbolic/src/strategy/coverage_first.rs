//! Nearest to what isn't covered yet.

use super::failures::Failures;
use super::flow::{Flow, Origin, Way};
use super::{Rank, Strategy};
use crate::machine::SymbolicMachine;
use crate::tree::{FrontierEdge, Wanted};
use interp::code::Code;
use rustc_hash::FxHashSet;
use std::collections::VecDeque;
use std::sync::Arc;

/// More than any distance.
const FAR: i64 = 1 << 33;

/// Edges by the number of conditional jumps on the shortest way, over the method's control-flow graph,
/// from where the edge leads to a way that isn't covered.
#[derive(Clone, Debug)]
pub struct CoverageFirst {
    flow: Flow,
    failures: Failures,
    uncovered: FxHashSet<Way>,
    /// By op; `None`: no such way can be reached from there.
    distances: Vec<Option<u32>>,
}

impl CoverageFirst {
    /// `wanted` are the ways to cover in the code of the method under analysis.
    pub fn new(code: Arc<Code>, wanted: impl IntoIterator<Item = Way>) -> Self {
        let mut strategy = CoverageFirst {
            flow: Flow::new(code),
            failures: Failures::default(),
            uncovered: wanted.into_iter().collect(),
            distances: Vec::new(),
        };
        strategy.measure();
        strategy
    }

    /// Breadth-first from the uncovered ways against the flow.
    fn measure(&mut self) {
        let code = &self.flow.code;
        let ops = &code.ops;
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); ops.len()];
        for index in 0..ops.len() as u32 {
            for next in code.successors(index) {
                if let Some(list) = before.get_mut(next as usize) {
                    list.push(index);
                }
            }
        }
        let mut distances: Vec<Option<u32>> = vec![None; ops.len()];
        let mut waiting = VecDeque::new();
        let mut starts: Vec<u32> = self
            .uncovered
            .iter()
            .map(|way| match way {
                Way::Side(op, _) | Way::Statement(op) => *op,
            })
            .collect();
        starts.sort_unstable();
        starts.dedup();
        for op in starts {
            if let Some(place) = distances.get_mut(op as usize) {
                *place = Some(0);
                waiting.push_back((op, 0));
            }
        }
        while let Some((op, distance)) = waiting.pop_front() {
            if distances.get(op as usize).copied().flatten() != Some(distance) {
                continue;
            }
            for previous in before.get(op as usize).into_iter().flatten() {
                let is_jump = code.is_conditional(*previous);
                let far = distance + u32::from(is_jump);
                let Some(place) = distances.get_mut(*previous as usize) else {
                    continue;
                };
                if place.is_none_or(|known| far < known) {
                    *place = Some(far);
                    // Ops in a row cost nothing: nearer ones first.
                    if is_jump {
                        waiting.push_back((*previous, far));
                    } else {
                        waiting.push_front((*previous, far));
                    }
                }
            }
        }
        self.distances = distances;
    }

    fn distance(&self, origin: Origin) -> Option<u32> {
        let Some((op, side)) = origin else {
            return self.distances.first().copied().flatten();
        };
        if self.uncovered.contains(&Way::Side(op, side)) {
            return Some(0);
        }
        let next = self.flow.code.successor(op, side)?;
        let distance = self.distances.get(next as usize).copied().flatten()?;
        Some(distance + 1)
    }
}

impl Strategy for CoverageFirst {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        let origin = self.flow.origin(edge);
        let distance = match self.distance(origin) {
            Some(distance) => i64::from(distance),
            // Nothing is left to cover there: what may fail comes before what is merely different.
            None if self.failures.may_be_new(edge) => FAR,
            None => FAR + 1,
        };
        // The same thing again with another value is the least promising.
        let is_repetition = edge.wanted == Wanted::OtherValue;
        [
            distance.saturating_add(i64::from(is_repetition)),
            i64::from(edge.size),
            edge.depth as i64,
            0,
        ]
    }

    fn after_run(&mut self, machine: &SymbolicMachine) -> bool {
        let has_failed = self.failures.observe(machine);
        if !self.flow.observe(machine) {
            return has_failed;
        }
        let before = self.uncovered.len();
        for way in self.flow.sides() {
            self.uncovered.remove(&way);
        }
        let flow = &self.flow;
        self.uncovered.retain(|way| match way {
            Way::Statement(op) => !flow.is_reached(*op, machine),
            Way::Side(..) => true,
        });
        let has_changed = self.uncovered.len() != before;
        if has_changed {
            self.measure();
        }
        has_changed || has_failed
    }
}
