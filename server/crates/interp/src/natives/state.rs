//! What native methods remember from call to call within one run.

use std::sync::Arc;

use crate::natives::regex::PatternCache;

/// Starts the same for each run, so that runs repeat.
#[derive(Clone, Debug, Default)]
pub struct NativeState {
    /// Of `Math.random()`; `None` before the first call.
    pub(super) random_seed: Option<u64>,
    /// Milliseconds on the virtual clock since the start of the run.
    pub(super) clock_millis: i64,
    pub(super) patterns: PatternCache,
    /// What the last failing assertion compared.
    pub verdict: Option<Verdict>,
}

impl NativeState {
    /// As of a run started at another time and with other random numbers: what it then gives differently
    /// depends on more than the code.
    pub fn start_elsewhere(&mut self) {
        self.random_seed = Some(0x00d1_ce5e_ed00);
        self.clock_millis = 98_765_432_123;
    }
}

/// The two sides of an assertion that failed, as texts; `None` where it has no such side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    pub expected: Option<Arc<[u16]>>,
    pub actual: Option<Arc<[u16]>>,
}
