//! Settings that change what the engine answers; part of every cache key.

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
}

impl Default for Options {
    fn default() -> Self {
        Options {
            loops: LoopModel::Exact,
            callees: CalleeModel::Inline,
            max_faults: 2,
            edits: true,
            time_limit: Duration::from_secs(10),
        }
    }
}
