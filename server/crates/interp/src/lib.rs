//! Executes lowered Java: one stepper generic over a machine, heap, exceptions, class library models.
pub mod heap;
pub mod machine;
pub mod native_call;
pub mod natives;
pub mod outcome;
pub mod output;
pub mod program_stub;
pub mod runtime;
pub mod type_table;
