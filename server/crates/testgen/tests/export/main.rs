//! What is made of cases: pictures and JUnit tests.

mod common;
mod junit_export;
mod pictures;
