//! Executes lowered Java: one stepper generic over a machine, heap, exceptions, class library models.
//!
//! A lowered body ([`java::ir`]) is compiled to register code ([`compile`], [`code`]), which the
//! stepper runs on the state in [`runtime`]. Concrete values are always computed; what a symbolic run
//! adds is in a [`machine::Machine`]. The class library is Java text ([`library`]) with
//! [`natives`] where Java can't say it.
//!
//! [`Interpreter`] is the way in; [`run_main`] runs a whole program as a JVM would.
pub mod code;
mod collector;
pub mod compile;
mod frame;
pub mod heap;
mod hidden_classes;
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
mod text_places;
pub mod trace;
pub mod type_table;

pub use interpreter::Interpreter;
pub use main_run::{MainOutcome, MainResult, print_uncaught, run_main};
