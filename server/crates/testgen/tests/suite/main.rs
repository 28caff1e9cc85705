//! Suites of test cases, from source to cases.

mod bad_input;
mod branch_and_bound;
mod brute_force;
mod common;
mod criteria;
mod heap_classes;
mod inputs;
mod laws;
mod papers;
mod refuted;
mod repetition;
