//! Typed terms, simplifier, bit-blaster, float search and integer programming; knows no Java.
//!
//! A [`TermPool`] owns hash-consed terms; its builders simplify while they build. A [`Solver`]
//! answers whether assertions and assumptions have a model. Every answer keeps this promise:
//!
//! * *Sat* comes with a model under which every assertion and assumption **evaluates** to true
//!   ([`eval`](fn@eval::eval) is the judge, not the solver that found the model);
//! * *Unsat* comes with a subset of the assumptions that no value of the variables satisfies;
//! * anything else is *Unknown* with its reason.
//!
//! [`hitting_set`] finds minimum-weight hitting sets by integer programming.

mod blast;
mod build_bits;
mod build_bool;
mod build_compare;
mod build_float;
mod build_string;
mod build_width;
mod circuits;
mod deepen;
pub mod eval;
mod float_circuits;
mod float_lower;
mod float_search;
mod float_set;
mod gates;
pub mod hitting_set;
mod node;
pub mod print;
mod reduce;
pub mod sat;
mod semantics;
mod simplest;
pub mod smtlib;
pub mod solver;
pub mod substitute;
mod tape;
mod term;
mod text_parts;
mod texts;

pub use blast::Blaster;
pub use eval::{Evaluator, Model, Value, eval};
pub use hitting_set::{Cut, HittingSets, minimum_hitting_set};
pub use node::{BinaryOp, Node, UnaryOp};
pub use sat::{BatsatBackend, Lit, SatBackend, SatResult};
pub use solver::{Outcome, Reason, Solver};
pub use substitute::substitute;
pub use term::{Sort, TermId, TermPool, VarId};
