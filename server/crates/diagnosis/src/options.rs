//! Settings that change what the engine answers; part of every cache key.

use crate::report::Anchor;
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoopModel {
    /// Every iteration of the failing run.
    Exact,
    /// All iterations but the last are one jump by a measured amount β (Ceballos et al., Max-CSP
    /// approach for software diagnosis, section 3.1).
    Beta,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CalleeModel {
    /// Callees are run; their statements are sites too.
    Inline,
    /// A callee with a contract is what its contract says; others are run.
    Contract,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    pub loops: LoopModel,
    pub callees: CalleeModel,
    /// Sites that may be wrong at the same time: 1 or 2.
    pub max_faults: u32,
    /// Whether small edits are tried.
    pub edits: bool,
    /// For one method.
    pub time_limit: Duration,
    /// What the user has said is right, in any method.
    pub right: Vec<RightPlace>,
}

/// A place that is taken for right: no suspect, and no edit is tried there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RightPlace {
    pub anchor: Anchor,
    /// Nothing is missing before it, which says nothing of the statement itself.
    pub is_insertion: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            loops: LoopModel::Exact,
            callees: CalleeModel::Inline,
            max_faults: 2,
            edits: true,
            time_limit: Duration::from_secs(10),
            right: Vec::new(),
        }
    }
}
