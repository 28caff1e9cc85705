//! In which order the open ways are tried. A strategy is one value of one small interface.

use crate::machine::{DecisionKind, DecisionOutcome};
use crate::tree::{FrontierEdge, Wanted};

/// Picks the next edge of a frontier that isn't empty.
pub trait Strategy {
    /// Index into `frontier`.
    fn choose(&mut self, frontier: &[FrontierEdge]) -> usize;
}

/// For making a failing case pass: broken assertions and assumptions first, then runs that differ
/// least from the failing one, and in these the decisions nearest to the failure.
#[derive(Clone, Copy, Debug, Default)]
pub struct TowardsPassing {
    /// Runs that never end have no last decision: try the first ones first.
    pub earliest_first: bool,
}

impl Strategy for TowardsPassing {
    fn choose(&mut self, frontier: &[FrontierEdge]) -> usize {
        let rank = |edge: &FrontierEdge| {
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
            (
                !repairs,
                edge.flips + u32::from(is_value),
                place,
                edge.sequence,
            )
        };
        (0..frontier.len())
            .min_by_key(|index| rank(&frontier[*index]))
            .unwrap_or(0)
    }
}

/// Always the deepest, newest edge.
#[derive(Clone, Copy, Debug, Default)]
pub struct DepthFirst;

impl Strategy for DepthFirst {
    fn choose(&mut self, frontier: &[FrontierEdge]) -> usize {
        let rank = |edge: &FrontierEdge| (edge.depth, edge.sequence);
        (0..frontier.len())
            .max_by_key(|index| rank(&frontier[*index]))
            .unwrap_or(0)
    }
}

/// Always the shallowest, oldest edge: short paths first.
#[derive(Clone, Copy, Debug, Default)]
pub struct BreadthFirst;

impl Strategy for BreadthFirst {
    fn choose(&mut self, frontier: &[FrontierEdge]) -> usize {
        let rank = |edge: &FrontierEdge| (edge.depth, edge.sequence);
        (0..frontier.len())
            .min_by_key(|index| rank(&frontier[*index]))
            .unwrap_or(0)
    }
}
