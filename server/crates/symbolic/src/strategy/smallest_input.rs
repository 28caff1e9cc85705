//! The smallest inputs first, by branch and bound.

use super::{Rank, Strategy};
use crate::machine::SymbolicMachine;
use crate::tree::FrontierEdge;

/// The bound of an edge is the size of the input as far as the decisions above it fix it: no input
/// below the edge is smaller. The edge with the least bound is tried first, so the first case found
/// for a goal is a smallest one (among those within the plan).
#[derive(Clone, Copy, Debug, Default)]
pub struct SmallestInput;

impl Strategy for SmallestInput {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        [i64::from(edge.size), edge.depth as i64, 0, 0]
    }

    fn after_run(&mut self, _machine: &SymbolicMachine) -> bool {
        false
    }
}
