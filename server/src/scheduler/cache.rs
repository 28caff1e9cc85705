//! Reports by what they depend on, the least used ones dropped: undo is instant.

use crate::view::{MethodRef, Stage};
use diagnosis::options::Options;
use diagnosis::report::{MethodReport, Status};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

/// Reports kept. One is a few kilobytes.
const CAPACITY: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

struct Entry {
    report: Arc<MethodReport>,
    /// The limit it was made under, which matters when it ran into it.
    time_limit: Duration,
}

pub struct Cache {
    entries: LruCache<(MethodRef, u64, Stage), Entry>,
}

impl Default for Cache {
    fn default() -> Self {
        Cache {
            entries: LruCache::new(CAPACITY),
        }
    }
}

impl Cache {
    /// A report that is as good as a new run would be.
    pub fn get(
        &mut self,
        method: &MethodRef,
        hash: u64,
        stage: Stage,
        options: &Options,
    ) -> Option<Arc<MethodReport>> {
        let entry = self.entries.get(&(method.clone(), hash, stage))?;
        let is_enough = match entry.report.status {
            Status::Unknown(_) => options.time_limit <= entry.time_limit,
            _ => true,
        };
        is_enough.then(|| entry.report.clone())
    }

    pub fn put(
        &mut self,
        method: &MethodRef,
        hash: u64,
        stage: Stage,
        options: &Options,
        report: Arc<MethodReport>,
    ) {
        // A fault of the engine may be gone the next time.
        if matches!(report.status, Status::Failed { internal: true, .. }) {
            return;
        }
        let entry = Entry {
            report,
            time_limit: options.time_limit,
        };
        self.entries.put((method.clone(), hash, stage), entry);
    }

    /// Drops all reports of a method.
    pub fn remove(&mut self, method: &MethodRef) {
        let keys: Vec<_> = self
            .entries
            .iter()
            .filter(|((other, _, _), _)| other == method)
            .map(|(key, _)| key.clone())
            .collect();
        for key in keys {
            self.entries.pop(&key);
        }
    }
}
