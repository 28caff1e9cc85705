//! One budget for every engine: deadline, steps, depth, memory and a cancellation token.
//!
//! It is the first argument of every engine and is polled in all loops. Running out is a value
//! ([`Stop`]), never a panic, and never a verdict: what was not finished is *unknown*.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Why an engine stopped before it was done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// Somebody no longer wants the answer. Such a run must never be cached.
    Cancelled,
    Deadline,
    Steps,
    Depth,
    Memory,
}

impl std::fmt::Display for Stop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Stop::Cancelled => "cancelled",
            Stop::Deadline => "time limit",
            Stop::Steps => "step limit",
            Stop::Depth => "depth limit",
            Stop::Memory => "memory limit",
        })
    }
}

/// Shared flag: set once, seen by all clones.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Frames that a JVM has room for with its default stack of 1 MB: so many small ones while it
/// interprets them, more of them once they are compiled.
pub const JVM_DEPTH: u32 = 9_000;

/// Limits of one analysis. Clones share the token, not the counters.
#[derive(Clone, Debug)]
pub struct Budget {
    pub token: CancelToken,
    pub deadline: Option<Instant>,
    /// Interpreter steps left for one run.
    pub steps: u64,
    /// Call depth of interpreted frames before a `StackOverflowError`.
    pub depth: u32,
    /// Bytes of interpreted heap before an `OutOfMemoryError`.
    pub memory: u64,
}

impl Default for Budget {
    /// No deadline; 100 million steps, 2,800 frames, 512 MiB.
    /// Analyses run a program many times and keep what each frame did, hence fewer frames than
    /// [`JVM_DEPTH`].
    fn default() -> Self {
        Budget {
            token: CancelToken::default(),
            deadline: None,
            steps: 100_000_000,
            depth: 2_800,
            memory: 512 << 20,
        }
    }
}

impl Budget {
    pub fn with_time(limit: Duration, token: CancelToken) -> Self {
        Budget {
            token,
            deadline: Some(Instant::now() + limit),
            ..Budget::default()
        }
    }

    /// The same limits, but at most `limit` from now.
    pub fn slice(&self, limit: Duration) -> Self {
        let end = Instant::now() + limit;
        Budget {
            deadline: Some(self.deadline.map_or(end, |d| d.min(end))),
            ..self.clone()
        }
    }

    /// Polled in every loop; cheap enough for each few hundred steps.
    pub fn check(&self) -> Result<(), Stop> {
        if self.token.is_cancelled() {
            return Err(Stop::Cancelled);
        }
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(Stop::Deadline),
            _ => Ok(()),
        }
    }

    /// `None` without a deadline.
    pub fn remaining(&self) -> Option<Duration> {
        self.deadline
            .map(|d| d.saturating_duration_since(Instant::now()))
    }
}
