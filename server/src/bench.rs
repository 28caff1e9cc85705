//! Measuring: how well faulty lines are found in programs whose fault is known.
//!
//! What must hold: nothing here knows a data set; everything comes from a manifest on disk. What is
//! measured is what a user is shown, in its order, so that another tool's figures can be put beside
//! ours. See `docs/benchmarking.md`.

pub mod manifest;
pub mod measure;
pub mod mutants;
pub mod output;
pub mod summary;
