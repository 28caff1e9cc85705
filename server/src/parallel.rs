//! Work on threads with stacks large enough for the engine, which recurses over the program.

use crate::scheduler::workers::{STACK_BYTES, message_of};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One step on a large stack.
///
/// # Errors
/// The step panicked, or there is no thread for it.
pub fn on_large_stack<T: Send>(step: impl FnOnce() -> T + Send) -> Result<T, String> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(STACK_BYTES)
            .spawn_scoped(scope, step)
            .map_err(|error| format!("can't start a thread: {error}"))?;
        thread
            .join()
            .map_err(|panic| format!("the analysis itself failed: {}", message_of(&*panic)))
    })
}

/// The results for 0, 1, … in this order, computed `jobs` at a time. `step` must not panic.
///
/// # Errors
/// There are no threads to be had.
pub fn in_order<T: Send>(
    number: usize,
    jobs: usize,
    step: impl Fn(usize) -> T + Sync,
) -> Result<Vec<T>, String> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, T)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for job in 0..jobs.min(number) {
            std::thread::Builder::new()
                .name(format!("job-{job}"))
                .stack_size(STACK_BYTES)
                .spawn_scoped(scope, || {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= number {
                            return;
                        }
                        let result = step(index);
                        let mut results = results
                            .lock()
                            .unwrap_or_else(std::sync::PoisonError::into_inner);
                        results.push((index, result));
                    }
                })
                .map_err(|error| format!("can't start a thread: {error}"))?;
        }
        Ok::<(), String>(())
    })?;
    let mut results = results
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}
