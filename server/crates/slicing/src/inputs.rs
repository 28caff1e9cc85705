//! The tests of a slicing task: where they come from, how they are run, what they reach.
//!
//! | module | what it does |
//! |---|---|
//! | `runs` | a test as a run of a version |
//! | `starts` | where runs begin |
//! | `domain`, `searched`, `chance` | inputs: all there are, those that `testgen` finds, some by chance |
//! | `recorded` | what JUnit tests call |
//! | `gather` | the tests of a task |
//! | `coverage`, `kept` | what tests reach, and what must stay for their sake |

pub mod chance;
pub mod coverage;
pub mod domain;
pub(crate) mod gather;
pub mod kept;
mod recorded;
pub mod runs;
pub mod searched;
pub mod starts;
