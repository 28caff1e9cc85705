//! Time as the main loop sees it: real, or moved by hand in tests so that none of them sleeps.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Time since the clock was made.
#[derive(Clone, Debug)]
pub enum Clock {
    System(Instant),
    /// Milliseconds. Whoever moves it also sends the loop a tick.
    Manual(Arc<AtomicU64>),
}

impl Clock {
    pub fn system() -> Self {
        Clock::System(Instant::now())
    }

    pub fn manual() -> Self {
        Clock::Manual(Arc::default())
    }

    pub fn now(&self) -> Duration {
        match self {
            Clock::System(start) => start.elapsed(),
            Clock::Manual(milliseconds) => {
                Duration::from_millis(milliseconds.load(Ordering::SeqCst))
            }
        }
    }

    /// Moves a manual clock; the system's goes by itself.
    pub fn advance(&self, by: Duration) {
        if let Clock::Manual(milliseconds) = self {
            let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
            milliseconds.fetch_add(by, Ordering::SeqCst);
        }
    }

    /// How long to wait for a moment; `None` when waiting won't bring it about.
    pub fn until(&self, moment: Duration) -> Option<Duration> {
        match self {
            Clock::System(_) => Some(moment.saturating_sub(self.now())),
            Clock::Manual(_) => None,
        }
    }
}
