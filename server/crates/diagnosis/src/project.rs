//! A program together with its tests: what an analysis works on. Never changes.

use crate::options::Options;
use crate::report::Anchor;
use java::program::Program;
use java::types::MethodId;
use std::ops::Range;
use std::sync::Arc;

#[derive(Clone)]
pub struct Project {
    pub program: Arc<Program>,
}

impl Project {
    /// Discovers the tests of the program.
    pub fn new(program: Arc<Program>) -> Self {
        Project { program }
    }

    /// The user's methods in a file that are analysed (not tests), in source order.
    pub fn methods_in_file(&self, _path: &str) -> Vec<MethodId> {
        Vec::new()
    }

    /// Changes exactly when something changes that the method's report depends on: its lowered
    /// body and contract (not spans), all it reaches, the tests that reach it, the options.
    pub fn input_hash(&self, _method: MethodId, _options: &Options) -> u64 {
        0
    }

    /// Where an anchor stands now: path and absolute byte range.
    pub fn locate(&self, _anchor: &Anchor) -> Option<(Arc<str>, Range<usize>)> {
        None
    }
}
