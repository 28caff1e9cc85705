//! The interpreter's stepper on terms: open values, path conditions, and the search through paths.
//!
//! A run is a concrete run with terms riding along ([`machine`]); which path it takes is decided by
//! the values assigned to its open variables. [`explorer::Explorer`] finds values for paths not
//! taken before, in the order a [`strategy::Strategy`] asks for.

pub mod choice;
pub mod explorer;
mod guess;
pub mod machine;
pub mod plan;
mod references;
pub mod strategy;
pub mod terms;
pub mod tree;
pub mod words;

pub use explorer::{Effort, End, Explorer};
pub use machine::SymbolicMachine;
pub use plan::{Assignment, Parameter, Plan, TracePlan, VariableKey};
