//! What is answered: the slice, how good it is, and how it was made.

use super::reasons;
use crate::criterion::Criterion;
use crate::inputs::coverage::Coverage;
use crate::program::subject::Subject;
use crate::source::edit::Edits;
use crate::source::tree::NodeIndex;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

/// How good the slice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// No node can go, on any input.
    Minimal,
    /// No node can go without a test noticing.
    QuasiMinimal,
    /// By static analysis alone.
    Static,
    /// Something could not be done; the reason says what.
    Unknown,
}

impl Verdict {
    /// As in reports.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Minimal => "minimal",
            Verdict::QuasiMinimal => "quasi-minimal",
            Verdict::Static => "static",
            Verdict::Unknown => "unknown",
        }
    }
}

/// What one step left.
#[derive(Clone, PartialEq, Debug)]
pub struct PhaseReport {
    pub name: String,
    /// Nodes kept after it.
    pub nodes: usize,
    pub elapsed: Duration,
}

/// A slice and what is known about it.
#[derive(Clone, Debug)]
pub struct Report {
    pub criterion: Criterion,
    pub kind: &'static str,
    pub verdict: Verdict,
    /// Why the verdict isn't better, a sentence.
    pub reason: Option<String>,
    pub edits: Edits,
    /// Of the static slice.
    pub static_edits: Edits,
    /// The slice as a program.
    pub java: String,
    /// Lines of the original (from 1) with any kept node; lone braces aside.
    pub lines: Vec<u32>,
    pub original_nodes: usize,
    pub static_nodes: usize,
    pub slice_nodes: usize,
    /// Names of the tests and the values of the criterion on them.
    pub tests: Vec<(Arc<str>, Vec<Arc<str>>)>,
    pub coverage: Coverage,
    pub oracle_calls: u64,
    pub runs: u64,
    pub candidates: u64,
    /// Candidates taken without a run.
    pub unexecuted: u64,
    /// For each generator: its name, tests, coverage reached then.
    pub generators: Vec<(&'static str, usize, Coverage)>,
    pub phases: Vec<PhaseReport>,
    /// By line of the original: why it is in or out.
    pub reasons: BTreeMap<u32, String>,
    pub elapsed: Duration,
}

/// Lines of the original (from 1) in which a kept node begins, or its name stands.
pub fn kept_lines(subject: &Subject, edits: &Edits) -> Vec<u32> {
    lines_of(subject, edits.kept(&subject.tree).into_iter())
}

pub(super) fn lines_of(subject: &Subject, nodes: impl Iterator<Item = NodeIndex>) -> Vec<u32> {
    let nodes = reasons::nodes_with_lines(subject, nodes);
    let lines: BTreeSet<u32> = nodes.map(|(_, line)| line).collect();
    lines.into_iter().collect()
}
