//! Methods whose test cases are wanted, and the cases that were found.
//!
//! What must hold: cases come after all that explains failures; a state of a method that was superseded
//! is neither looked at nor kept as the present one.

use super::Wanted;
use crate::analysis::cases::CaseOptions;
use crate::view::MethodRef;
use lru::LruCache;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use testgen::report::SuiteReport;
use testgen::suite::SuiteStatus;

/// Suites kept. One with pictures is some ten kilobytes.
const CAPACITY: NonZeroUsize = NonZeroUsize::new(1_024).expect("not zero");

struct Entry {
    report: Arc<SuiteReport>,
    options: CaseOptions,
}

pub(super) struct CaseQueue {
    pub(super) waiting: BTreeMap<MethodRef, Wanted>,
    known: LruCache<(MethodRef, u64), Entry>,
}

impl Default for CaseQueue {
    fn default() -> Self {
        CaseQueue {
            waiting: BTreeMap::new(),
            known: LruCache::new(CAPACITY),
        }
    }
}

impl CaseQueue {
    /// Cases as good as a new search would give.
    pub(super) fn get(
        &mut self,
        method: &MethodRef,
        hash: u64,
        options: &CaseOptions,
    ) -> Option<Arc<SuiteReport>> {
        let entry = self.known.get(&(method.clone(), hash))?;
        let is_cut = matches!(entry.report.status, SuiteStatus::Partial(_));
        let same_limit = CaseOptions {
            time_limit: options.time_limit,
            ..entry.options.clone()
        };
        let is_enough =
            same_limit == *options && (!is_cut || options.time_limit <= entry.options.time_limit);
        is_enough.then(|| entry.report.clone())
    }

    pub(super) fn put(
        &mut self,
        method: &MethodRef,
        hash: u64,
        options: &CaseOptions,
        report: Arc<SuiteReport>,
    ) {
        let options = options.clone();
        self.known
            .put((method.clone(), hash), Entry { report, options });
    }

    /// Forgets what is known of a method.
    pub(super) fn remove(&mut self, method: &MethodRef) {
        let keys: Vec<_> = self
            .known
            .iter()
            .filter(|((other, _), _)| other == method)
            .map(|(key, _)| key.clone())
            .collect();
        for key in keys {
            self.known.pop(&key);
        }
    }
}
