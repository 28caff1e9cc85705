//! For finding inputs that break a contract.

use super::{Rank, Strategy};
use crate::machine::DecisionKind;
use crate::tree::FrontierEdge;

/// Short paths on small inputs first; of those that are alike, the ones that break an assertion.
#[derive(Clone, Copy, Debug, Default)]
pub struct TowardsViolation;

impl Strategy for TowardsViolation {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        let cost = edge.depth as i64 + i64::from(edge.size);
        [cost, i64::from(edge.kind != DecisionKind::Assertion), 0, 0]
    }
}
