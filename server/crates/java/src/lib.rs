//! Names, types, lowered bodies, operator semantics, contracts and test discovery.
//!
//! [`program::Program::build`] declares everything in a set of files and in the library classes they
//! mention; [`program::Program::lowered`] gives a method's code and contract ([`ir`]) on demand;
//! [`program::Program::update`] makes the next program after an edit and keeps what is still right.
//! What operators yield is defined once, in [`ops`].
//!
//! | module | what it does |
//! |---|---|
//! | `program` | passes that make a program: collect, resolve headers, declare members, lay out, constants; queries; updates; places |
//! | `subtyping` | relations between types |
//! | `lower` | syntax trees to lowered code: names, overloads, inference, conversions, desugaring, flow, contracts |
//! | `ops` | operators and conversions on concrete values |
//! | `print`, `hash` | lowered code as text, and its identity across edits |
//! | `discovery` | JUnit tests |

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
