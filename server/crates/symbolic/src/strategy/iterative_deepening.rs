//! Depth-first within a depth that grows step by step.

use super::{Rank, Strategy};
use crate::tree::FrontierEdge;

/// All edges within the first `step` decisions depth-first, then all within the next, and so on. No
/// run is made twice: edges beyond the present depth wait.
#[derive(Clone, Copy, Debug)]
pub struct IterativeDeepening {
    /// Decisions by which the depth grows; at least 1.
    pub step: usize,
}

impl Default for IterativeDeepening {
    fn default() -> Self {
        IterativeDeepening { step: 4 }
    }
}

impl Strategy for IterativeDeepening {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        let layer = edge.depth / self.step.max(1);
        [
            layer as i64,
            -(edge.depth as i64),
            -(edge.sequence as i64),
            0,
        ]
    }
}
