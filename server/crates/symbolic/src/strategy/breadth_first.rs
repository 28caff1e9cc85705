//! Always the shallowest, oldest edge: short paths first.

use super::{Rank, Strategy};
use crate::tree::FrontierEdge;

/// Every path of n decisions before any of n + 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct BreadthFirst;

impl Strategy for BreadthFirst {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        [edge.depth as i64, 0, 0, 0]
    }
}
