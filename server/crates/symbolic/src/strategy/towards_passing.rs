//! For making a failing case pass.

use super::{Rank, Strategy};
use crate::machine::{DecisionKind, DecisionOutcome};
use crate::tree::{FrontierEdge, Wanted};

/// Broken assertions and assumptions first, then runs that differ least from the failing one, and in
/// these the decisions nearest to the failure.
#[derive(Clone, Copy, Debug, Default)]
pub struct TowardsPassing {
    /// Runs that never end have no last decision: try the first ones first.
    pub earliest_first: bool,
}

impl Strategy for TowardsPassing {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank {
        let repairs = matches!(
            edge.kind,
            DecisionKind::Assertion | DecisionKind::Assumption
        ) && edge.wanted == Wanted::Outcome(DecisionOutcome::Holds(true));
        let place = if self.earliest_first {
            edge.depth
        } else {
            edge.distance_to_end
        };
        let is_value = edge.wanted == Wanted::OtherValue;
        [
            i64::from(!repairs),
            i64::from(edge.flips + u32::from(is_value)),
            place as i64,
            0,
        ]
    }
}
