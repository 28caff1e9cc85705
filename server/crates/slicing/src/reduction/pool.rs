//! Threads that check candidates, kept for a whole reduction: a candidate takes less time than a
//! thread to start.
//!
//! What must hold: of a batch all results up to the first accepted candidate are given, whatever the
//! number of threads; behind it nothing is.

use crate::program::subject::Version;
use crate::reduction::foresee::Foresight;
use crate::reduction::oracle::{Oracle, Prepared, Refutation};
use crate::source::edit::Edits;
use budget::Stop;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Scope;

/// Candidates that are checked at once: the edits of each, with the test to be run before the others.
pub(crate) struct Job {
    pub(crate) base: Arc<Prepared>,
    pub(crate) batch: Vec<(Edits, usize)>,
}

type Checked = Result<Result<Version, Refutation>, Stop>;

struct Running {
    job: Job,
    next: AtomicUsize,
    first_accepted: AtomicUsize,
    results: Mutex<Vec<Option<Checked>>>,
}

impl Running {
    fn work(&self, oracle: &Oracle, foresight: &Foresight<'_>) {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some((edits, first_test)) = self.job.batch.get(number) else {
                return;
            };
            if number > self.first_accepted.load(Ordering::Relaxed) {
                return;
            }
            let result = foresight.check(oracle, &self.job.base, edits, *first_test);
            if matches!(result, Ok(Ok(_)) | Err(_)) {
                self.first_accepted.fetch_min(number, Ordering::Relaxed);
            }
            if let Some(place) = lock(&self.results).get_mut(number) {
                *place = Some(result);
            }
        }
    }
}

#[derive(Default)]
struct State {
    job: Option<Arc<Running>>,
    /// Threads at work on it.
    busy: usize,
    is_closed: bool,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    has_job: Condvar,
    is_idle: Condvar,
}

/// The threads. They end when it is dropped.
pub(crate) struct Pool<'a> {
    oracle: &'a Oracle,
    foresight: &'a Foresight<'a>,
    shared: Arc<Shared>,
    has_threads: bool,
}

impl<'a> Pool<'a> {
    /// `threads` in all, the caller's included.
    pub(crate) fn new<'s>(
        scope: &'s Scope<'s, '_>,
        oracle: &'a Oracle,
        foresight: &'a Foresight<'a>,
        threads: usize,
    ) -> Self
    where
        'a: 's,
    {
        let shared = Arc::new(Shared::default());
        let mut has_threads = false;
        for _ in 1..threads {
            let shared = Arc::clone(&shared);
            // Lowering needs more stack than a thread has by default.
            let builder = std::thread::Builder::new().stack_size(32 << 20);
            has_threads |= builder
                .spawn_scoped(scope, move || serve(&shared, oracle, foresight))
                .is_ok();
        }
        Pool {
            oracle,
            foresight,
            shared,
            has_threads,
        }
    }

    /// The results up to the first accepted candidate.
    ///
    /// # Errors
    /// When the budget is over.
    pub(crate) fn check(&self, job: Job) -> Result<Vec<Result<Version, Refutation>>, Stop> {
        let count = job.batch.len();
        let running = Arc::new(Running {
            job,
            next: AtomicUsize::new(0),
            first_accepted: AtomicUsize::new(usize::MAX),
            results: Mutex::new((0..count).map(|_| None).collect()),
        });
        let is_shared = self.has_threads && count > 1;
        if is_shared {
            lock(&self.shared.state).job = Some(Arc::clone(&running));
            self.shared.has_job.notify_all();
        }
        running.work(self.oracle, self.foresight);
        if is_shared {
            let mut state = lock(&self.shared.state);
            state.job = None;
            while state.busy > 0 {
                let waited = self.shared.is_idle.wait(state);
                state = waited.unwrap_or_else(PoisonError::into_inner);
            }
        }
        let mut results = Vec::new();
        for result in lock(&running.results).drain(..) {
            let Some(result) = result else { break };
            let result = result?;
            let is_accepted = result.is_ok();
            results.push(result);
            if is_accepted {
                break;
            }
        }
        Ok(results)
    }
}

impl Drop for Pool<'_> {
    fn drop(&mut self) {
        lock(&self.shared.state).is_closed = true;
        self.shared.has_job.notify_all();
    }
}

/// Counts a thread as busy as long as it lives.
struct Busy<'a>(&'a Shared);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        lock(&self.0.state).busy -= 1;
        self.0.is_idle.notify_all();
    }
}

fn serve(shared: &Shared, oracle: &Oracle, foresight: &Foresight<'_>) {
    let mut done: Option<Arc<Running>> = None;
    loop {
        let mut state = lock(&shared.state);
        let running = loop {
            if state.is_closed {
                return;
            }
            let is_new = |job: &&Arc<Running>| done.as_ref().is_none_or(|it| !Arc::ptr_eq(it, job));
            if let Some(job) = state.job.as_ref().filter(is_new) {
                break Arc::clone(job);
            }
            let waited = shared.has_job.wait(state);
            state = waited.unwrap_or_else(PoisonError::into_inner);
        };
        state.busy += 1;
        drop(state);
        let busy = Busy(shared);
        running.work(oracle, foresight);
        done = Some(running);
        drop(busy);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
