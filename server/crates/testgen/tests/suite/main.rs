//! Suites of test cases, from source to cases.

mod common;
mod inputs;
