//! Executes lowered Java: one stepper generic over a machine, heap, exceptions, class library models.
pub mod code;
mod collector;
pub mod compile;
mod frame;
pub mod heap;
mod interpreter;
pub mod library;
pub mod machine;
mod main_run;
pub mod native_call;
pub mod natives;
pub mod outcome;
pub mod output;
pub mod runtime;
mod stepper;
pub mod trace;
pub mod type_table;

pub use interpreter::Interpreter;
pub use main_run::{MainOutcome, MainResult, run_main, stack_trace_text};
