//! Why a method is wrong: constraint models, conflicts, minimal diagnoses and their exact
//! confirmation. Knows nothing of editors.

pub mod engine;
pub mod model_table;
pub mod options;
pub mod project;
pub mod report;
