//! Nearest to what isn't covered yet.

use super::{Rank, Strategy};
use crate::machine::{DecisionKind, DecisionOutcome, SymbolicMachine};
use crate::tree::{FrontierEdge, Wanted};
use interp::code::Code;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::sync::Arc;

/// Something to be covered: a conditional jump by its op and the condition's value, or a statement by
/// its op.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Way {
    Side(u32, bool),
    Statement(u32),
}

/// More than any distance.
const FAR: i64 = 1 << 33;

/// Edges by the number of conditional jumps on the shortest way, over the method's control-flow graph,
/// from where the edge leads to a way that isn't covered.
#[derive(Clone, Debug)]
pub struct CoverageFirst {
    code: Arc<Code>,
    /// The code's number in the runs.
    code_index: Option<u32>,
    uncovered: FxHashSet<Way>,
    /// By op; `None`: no such way can be reached from there.
    distances: Vec<Option<u32>>,
    /// Where the edges that were ranked lead: an op, and the side taken there.
    origins: FxHashMap<usize, Option<(u32, bool)>>,
    /// Of the last run: conditional jumps in the method's code (its lambdas excluded).
    branches: Vec<(u32, u32, bool)>,
}

impl CoverageFirst {
    /// `wanted` are the ways to cover in the code of the method under analysis.
    pub fn new(code: Arc<Code>, wanted: impl IntoIterator<Item = Way>) -> Self {
        let mut strategy = CoverageFirst {
            code,
            code_index: None,
            uncovered: wanted.into_iter().collect(),
            distances: Vec::new(),
            origins: FxHashMap::default(),
            branches: Vec::new(),
        };
        strategy.measure();
        strategy
    }

    /// Breadth-first from the uncovered ways against the flow.
    fn measure(&mut self) {
        let ops = &self.code.ops;
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); ops.len()];
        for index in 0..ops.len() as u32 {
            for next in self.code.successors(index) {
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
                let is_jump = self.code.is_conditional(*previous);
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

    fn origin(&self, edge: &FrontierEdge) -> Option<(u32, bool)> {
        if edge.kind == DecisionKind::Branch
            && Some(edge.at.code) == self.code_index
            && let Wanted::Outcome(DecisionOutcome::Holds(side)) = edge.wanted
        {
            return Some((edge.at.op, side));
        }
        let count = self
            .branches
            .partition_point(|(number, _, _)| *number < edge.branches_before);
        let (_, op, side) = *self.branches.get(count.checked_sub(1)?)?;
        Some((op, side))
    }

    fn distance(&self, origin: Option<(u32, bool)>) -> Option<u32> {
        let Some((op, side)) = origin else {
            return self.distances.first().copied().flatten();
        };
        if self.uncovered.contains(&Way::Side(op, side)) {
            return Some(0);
        }
        let next = self.code.successor(op, side)?;
        let distance = self.distances.get(next as usize).copied().flatten()?;
        Some(distance + 1)
    }
}

impl Strategy for CoverageFirst {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        let origin = match self.origins.get(&edge.sequence) {
            Some(known) => *known,
            None => {
                let origin = self.origin(edge);
                self.origins.insert(edge.sequence, origin);
                origin
            }
        };
        let distance = match (self.distance(origin), edge.kind) {
            (Some(distance), _) => i64::from(distance),
            // Nothing is left to cover there: what may fail comes before what is merely different.
            (None, DecisionKind::Assertion) => FAR,
            (None, DecisionKind::Implicit(_)) => FAR + 1,
            (None, _) => FAR + 2,
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
        if self.code_index.is_none() {
            self.code_index = machine.observed_code();
        }
        let Some(code) = self.code_index else {
            return false;
        };
        let branches = machine.branches.iter().enumerate();
        self.branches = branches
            .filter(|(_, branch)| branch.at.code == code)
            .map(|(number, branch)| (number as u32, branch.at.op, branch.holds))
            .collect();
        let before = self.uncovered.len();
        for (_, op, side) in &self.branches {
            self.uncovered.remove(&Way::Side(*op, *side));
        }
        let nodes = &self.code.nodes;
        self.uncovered.retain(|way| match way {
            Way::Statement(op) => !nodes
                .get(*op as usize)
                .is_some_and(|node| machine.statements.contains(node)),
            Way::Side(..) => true,
        });
        let has_changed = self.uncovered.len() != before;
        if has_changed {
            self.measure();
        }
        has_changed
    }
}
