//! Always the deepest, newest edge.

use super::{Rank, Strategy};
use crate::tree::FrontierEdge;

/// Goes on from where the last run was: needs little memory, and stays in one corner for long.
#[derive(Clone, Copy, Debug, Default)]
pub struct DepthFirst;

impl Strategy for DepthFirst {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        [-(edge.depth as i64), -(edge.sequence as i64), 0, 0]
    }
}
