//! The language server end to end, in one process: a client of these tests' own on one end of a
//! pipe, the real server on the other, behind it a front end and an engine of a few lines.
//!
//! No test sleeps; every wait has a limit and says what was received until then.

mod answers;
mod cases;
mod diagnostics;
mod editing;
mod fake;
mod guards;
mod real;
mod scheduling;
mod slices;
mod slicing;
mod support;
mod suspects;
