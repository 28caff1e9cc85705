//! Cases that count for an edit, and how long an edited run of them may take.

use crate::cases::Case;
use crate::report::FailureKind;

/// Steps of an edited run, as a multiple of the original's, and at least and at most.
const STEP_FACTOR: u64 = 10;
const LEAST_STEPS: u64 = 50_000;
const LEAST_REPAIRED_STEPS: u64 = 400_000;
pub(super) const MOST_STEPS: u64 = 20_000_000;
/// The same for the first try of a case that fails.
const FIRST_FACTOR: u64 = 4;
const LEAST_FIRST_STEPS: u64 = 30_000;
/// Runs of more steps may take twice as many, no more.
const LONG_RUN: u64 = 100_000;

/// A case that counts: it passed or failed as the program stands.
#[derive(Clone, Debug)]
pub(crate) struct KnownCase {
    pub(crate) case: Case,
    pub(crate) failed: bool,
    /// It was stopped at a limit, of steps or of memory.
    pub(crate) at_limit: bool,
    /// So it was, while others weren't: an edited run that is stopped too says nothing of the edit.
    pub(crate) may_be_long: bool,
    /// Steps it took; for runs that don't end, what a run may take.
    pub(crate) steps: u64,
    /// Its run among those observed of its kind.
    pub(crate) observed: Option<usize>,
    /// Found against an edit: it refutes others too, but isn't counted.
    pub(crate) is_counterexample: bool,
}

impl KnownCase {
    pub(super) fn limit(&self) -> u64 {
        let factor = match self.steps > LONG_RUN {
            true => 2,
            false => STEP_FACTOR,
        };
        // A failing run may be short because it fails: the mended one may do all the work.
        let least = match self.failed {
            true => LEAST_REPAIRED_STEPS,
            false => LEAST_STEPS,
        };
        let most = MOST_STEPS.max(self.steps.saturating_add(self.steps / 4));
        self.steps.saturating_mul(factor).clamp(least, most)
    }

    /// The limit of the first try. `usual`: steps of the longest run that passes as the program stands.
    pub(super) fn first_limit(&self, usual: u64) -> u64 {
        if !self.failed || self.may_be_long {
            return self.limit();
        }
        let known = match self.at_limit {
            true => usual,
            false => usual.max(self.steps),
        };
        let steps = known.saturating_mul(FIRST_FACTOR);
        steps.max(LEAST_FIRST_STEPS).min(self.limit())
    }
}

/// Whether a run was stopped at a limit of this engine that another Java may not have.
pub(crate) fn is_limit(kind: FailureKind, message: &str) -> bool {
    kind == FailureKind::NonTermination
        || kind == FailureKind::UncaughtException
            && message.starts_with("java.lang.OutOfMemoryError")
}
