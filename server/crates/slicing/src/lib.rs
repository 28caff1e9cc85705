//! Minimal slices of Java programs: what a value depends on, as a program.
//!
//! A [`subject::Subject`] is a file of a program; a [`criterion::Criterion`] a place in it. The static
//! slicers of [`flow`] are composed to a fixpoint; then [`reduce`] takes away node after node as long as
//! no test notices ([`oracle`]). [`slicer::slice`] does all of it.
//!
//! | module | what it does |
//! |---|---|
//! | `tree`, `edit`, `render` | the nodes of a file, what becomes of them, the text that is left |
//! | `bindings` | what nodes refer to |
//! | `subject`, `others` | versions of the program after edits, refused where javac would; what stays for other files |
//! | `criterion`, `observer`, `changing` | what is watched, its sequence of values in a run, and whether another run may have others |
//! | `runs`, `inputs`, `searched`, `recorded`, `gather`, `coverage`, `kept` | tests: how they run, where they come from, what they reach |
//! | `oracle`, `candidates`, `bounds`, `foresee`, `pool`, `reduce` | reduction by observation |
//! | `flow` | static slicers |
//! | `recheck` | whether a slice made earlier still holds |
//! | `evaluate` | slices of any slicer against minimal ones |
//! | `slicer`, `reasons` | a task from criterion to report; why a line is in or out |

mod bindings;
mod bounds;
pub mod candidates;
pub mod changing;
pub mod coverage;
pub mod criterion;
pub mod edit;
pub mod evaluate;
pub mod flow;
pub mod foresee;
mod gather;
pub mod inputs;
pub mod kept;
pub mod lowered;
pub mod observer;
pub mod oracle;
mod others;
mod pool;
mod reasons;
pub mod recheck;
mod recorded;
pub mod reduce;
pub mod render;
pub mod runs;
pub mod searched;
pub mod slicer;
pub mod subject;
pub mod tree;
