//! Why a method is wrong: constraint models, conflicts, minimal diagnoses and their exact
//! confirmation. Knows nothing of editors.

pub mod call_graph;
pub mod cases;
pub mod confirm;
pub mod diagnoser;
pub mod engine;
mod loops;
pub mod minimal;
pub mod model_table;
pub mod options;
pub mod project;
pub mod report;
mod show_model;
pub mod sites;
pub mod support;
pub mod trace_model;

pub use diagnoser::Diagnoser;
