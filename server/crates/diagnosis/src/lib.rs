//! Why a method is wrong: constraint models, conflicts, minimal diagnoses and their exact
//! confirmation. Knows nothing of editors.

mod agreement;
pub mod call_graph;
pub mod cases;
pub mod confirm;
mod coverage;
pub mod diagnoser;
pub mod edits;
pub mod engine;
mod expectations;
pub mod failing_trace;
mod influence;
mod leads;
mod loops;
pub mod minimal;
pub mod model_table;
pub mod options;
mod parts;
pub mod project;
mod ranking;
mod repair;
pub mod report;
mod show_model;
mod side_effects;
pub mod sites;
pub mod support;
mod taken_for_right;
pub mod together;
pub mod trace_model;
mod units;
mod unreliable;

pub use diagnoser::Diagnoser;
