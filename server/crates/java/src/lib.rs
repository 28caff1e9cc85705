//! Names, types, lowered bodies, operator semantics, contracts and test discovery.
mod ast_walk;
pub mod discovery;
mod hash;
pub mod ir;
pub mod ir_visit;
mod lower;
pub mod ops;
pub mod print;
pub mod program;
mod renumber;
mod subtyping;
pub mod types;
