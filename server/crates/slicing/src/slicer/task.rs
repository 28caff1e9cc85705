//! What is asked: a criterion, the inputs it is for, how far to go.

use crate::criterion::Criterion;
use crate::flow::StaticSlicer;
use crate::inputs::runs::Test;
use crate::reduction::reduce::Options;
use std::sync::Arc;

/// Which inputs a slice is for, or in which direction it looks.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// All inputs.
    Static,
    /// One test: by name, or the first that reaches the criterion.
    Dynamic(Option<Arc<str>>),
    /// A set of tests: by name, or all failing ones.
    Simultaneous(Vec<Arc<str>>),
    /// What the criterion influences.
    Forward,
    /// What lies on the way to another criterion.
    Chop(Criterion),
}

impl Kind {
    /// As in reports.
    pub fn name(&self) -> &'static str {
        match self {
            Kind::Static => "static",
            Kind::Dynamic(_) => "dynamic",
            Kind::Simultaneous(_) => "simultaneous",
            Kind::Forward => "forward",
            Kind::Chop(_) => "chop",
        }
    }
}

/// How far to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Static slicers only.
    Static,
    Minimal,
}

/// What to do.
#[derive(Clone, Debug)]
pub struct Task {
    pub criterion: Criterion,
    pub kind: Kind,
    pub phase: Phase,
    pub options: Options,
    /// Static slicers of the first phase, composed in this order to the fixpoint.
    pub slicers: Vec<StaticSlicer>,
    /// Further tests, such as counterexamples found later.
    pub tests: Vec<Test>,
}

impl Task {
    /// Everything by default.
    pub fn new(criterion: Criterion) -> Self {
        Task {
            criterion,
            kind: Kind::Static,
            phase: Phase::Minimal,
            options: Options::default(),
            slicers: StaticSlicer::ALL.to_vec(),
            tests: Vec::new(),
        }
    }
}
