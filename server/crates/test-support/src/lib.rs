//! For tests only: fixtures with markers, the corpus of Java programs, and the JVM as judge.
//!
//! * [`fixture`] — several files in one text, a cursor, labelled ranges;
//! * [`expectation`] — `//~ text` comments and their comparison with actual messages;
//! * [`outcome`] — expected outcomes of test classes and of methods with contracts;
//! * [`corpus`] — the Java programs of `test-fixtures/java` with their recorded results;
//! * [`jvm`] — compiles and runs Java programs with a JDK, when there is one;
//! * [`temp`] — directories that go away when the test ends.

pub mod corpus;
pub mod expectation;
pub mod fixture;
mod helper;
pub mod jvm;
pub mod outcome;
pub mod random;
pub mod temp;

pub use corpus::{Program, Recorded};
pub use expectation::Expectation;
pub use fixture::Fixture;
pub use jvm::{Jvm, RunError, RunResult};
pub use temp::TempDir;
