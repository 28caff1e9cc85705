//! Minimal slices of Java programs: what a value depends on, as a program.
//!
//! A [`subject::Subject`] is a file of a program; a [`criterion::Criterion`] a place in it. The static
//! slicers of [`flow`] are composed to a fixpoint; then [`reduce`] takes away node after node as long as
//! no test notices ([`oracle`]). [`slicer::slice`] does all of it.
//!
//! | room | what is in it |
//! |---|---|
//! | `source` | the nodes of a file, what becomes of them, the text that is left |
//! | `program` | versions of the program after edits |
//! | `criterion` | what is watched, and its values in a run |
//! | `inputs` | tests: where they come from, how they run, what they reach |
//! | `flow` | static slicers |
//! | `reduction` | reduction by observation |
//! | `slicer` | a task from criterion to report; why a line is in or out |
//! | `recheck` | whether a slice made earlier still holds |
//! | `evaluate` | slices of any slicer against minimal ones |

pub mod criterion;
pub mod evaluate;
pub mod flow;
pub mod inputs;
pub mod program;
pub mod recheck;
pub mod reduction;
pub mod slicer;
pub mod source;
