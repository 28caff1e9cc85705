//! In which order the open ways are tried. A strategy is one value of one small interface, one file
//! each.
//!
//! What must hold: ranks depend on nothing but the edge and what the strategy was told of the runs,
//! so that the same exploration is the same again.

use crate::machine::SymbolicMachine;
use crate::tree::FrontierEdge;

mod breadth_first;
mod coverage_first;
mod depth_first;
mod failures;
mod flow;
mod iterative_deepening;
mod random;
mod smallest_input;
mod towards_passing;
mod towards_violation;

pub use breadth_first::BreadthFirst;
pub use coverage_first::CoverageFirst;
pub use depth_first::DepthFirst;
pub use flow::Way;
pub use iterative_deepening::IterativeDeepening;
pub use random::Random;
pub use smallest_input::{Incumbents, SmallestInput};
pub use towards_passing::TowardsPassing;
pub use towards_violation::TowardsViolation;

/// Where an edge stands: the least is tried first. Edges of the same rank in order of discovery.
pub type Rank = [i64; 4];

/// Ranks the edges of a frontier.
pub trait Strategy {
    fn rank(&mut self, edge: &FrontierEdge) -> Rank;

    /// Told of each run, before the edges it met are ranked. True if edges ranked earlier must be
    /// ranked anew.
    fn after_run(&mut self, _machine: &SymbolicMachine) -> bool {
        false
    }

    /// Asked when it is an edge's turn. An edge that isn't wanted is left, and nothing below it is
    /// tried.
    fn is_wanted(&mut self, _edge: &FrontierEdge) -> bool {
        true
    }

    /// Why the edges that were left may have led to something after all.
    fn doubt(&self) -> Option<&'static str> {
        None
    }
}
