//! The command line, run as a user runs it, on small folders of Java files.

mod bench;
mod check;
mod help;
mod models;
mod odd_sources;
mod run;
mod sarif;
mod slice;
mod support;
mod surveys;
mod tests;
