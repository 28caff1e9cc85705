//! Why a line is in a slice, or out of it.
//!
//! What must hold: a reason is something that was found out: a test that notices, a way of dependence,
//! or that there is none.

use crate::edit::Edits;
use crate::lowered::line_of;
use crate::oracle::{Executed, Oracle, Refutation};
use crate::subject::Subject;
use crate::tree::{NodeIndex, NodeKind};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Lines of a way that are shown.
const MOST_LINES: usize = 8;

/// What is known of a slice.
pub(crate) struct Reasons<'a> {
    pub(crate) subject: &'a Subject,
    pub(crate) static_edits: &'a Edits,
    pub(crate) edits: &'a Edits,
    /// From a node to the criterion.
    pub(crate) paths: &'a FxHashMap<NodeIndex, Vec<NodeIndex>>,
    pub(crate) tested: Option<Tested<'a>>,
}

/// What the tests showed.
pub(crate) struct Tested<'a> {
    pub(crate) oracle: &'a Oracle,
    pub(crate) executed: &'a Executed,
    /// They cover all that the static slice has.
    pub(crate) is_covered: bool,
    /// Of the nodes that stayed.
    pub(crate) refutations: &'a BTreeMap<NodeIndex, Refutation>,
}

impl Reasons<'_> {
    /// By line of the original, a sentence.
    pub(crate) fn by_line(&self) -> BTreeMap<u32, String> {
        let tree = &self.subject.tree;
        let mut reasons: BTreeMap<u32, String> = BTreeMap::new();
        for node in tree.indices() {
            let entry = tree.node(node);
            let is_told = matches!(
                entry.kind,
                NodeKind::Statement | NodeKind::Field | NodeKind::Param | NodeKind::Method
            );
            if !is_told {
                continue;
            }
            let text = if self.edits.is_kept(tree, node) {
                self.inside(node)
            } else {
                Some(self.outside(node))
            };
            if let Some(text) = text {
                reasons.entry(self.line(node)).or_insert(text);
            }
        }
        reasons
    }

    fn line(&self, node: NodeIndex) -> u32 {
        line_of(&self.subject.text, self.subject.tree.node(node).span.start)
    }

    fn inside(&self, node: NodeIndex) -> Option<String> {
        let path = self.path(node);
        let refutation = self
            .tested
            .as_ref()
            .and_then(|it| Some((it, it.refutations.get(&node)?)));
        match (refutation, path) {
            (Some((tested, refutation)), path) => {
                let path = path.map(|path| format!("; {path}")).unwrap_or_default();
                Some(format!("In: {}{path}.", why_in(tested.oracle, refutation)))
            }
            (None, Some(path)) if self.tested.is_none() => {
                Some(format!("In: the value depends on it: {path}."))
            }
            (None, _) => None,
        }
    }

    fn outside(&self, node: NodeIndex) -> String {
        let tree = &self.subject.tree;
        let Some(tested) = self
            .tested
            .as_ref()
            .filter(|_| self.static_edits.is_kept(tree, node))
        else {
            return "Out: no dependence leads from here to the value.".to_owned();
        };
        let count = tested.oracle.expectations.len();
        let of = match (count, tested.is_covered) {
            (1, _) => "the one test".to_owned(),
            (_, true) => format!("any of {count} tests that reach all branches"),
            (_, false) => format!("any of {count} tests"),
        };
        let runs = tree
            .subtree(node)
            .filter_map(|at| tested.executed.statements.get(&at))
            .min()
            .and_then(|number| tested.oracle.expectations.get(*number));
        match runs {
            Some(first) if count > 1 => format!(
                "Out: never changes the value, on {of}; {} is the first that runs it.",
                first.test.name
            ),
            Some(_) => format!("Out: never changes the value, on {of}."),
            None => format!("Out: no test runs it, of {count}."),
        }
    }

    /// `line 3 → line 5 → line 8`; nothing on the line of the criterion itself.
    fn path(&self, node: NodeIndex) -> Option<String> {
        let tree = &self.subject.tree;
        let ways = tree.subtree(node).filter_map(|at| self.paths.get(&at));
        let way = ways.min_by_key(|way| way.len())?;
        let mut lines: Vec<u32> = vec![self.line(node)];
        for at in way {
            let line = self.line(*at);
            if lines.last() != Some(&line) {
                lines.push(line);
            }
        }
        if lines.len() < 2 {
            return None;
        }
        let left_out = lines.len().saturating_sub(MOST_LINES);
        let mut shown: Vec<String> = lines.iter().map(|line| format!("line {line}")).collect();
        if left_out > 0 {
            shown.splice(MOST_LINES / 2..MOST_LINES / 2 + left_out, ["…".to_owned()]);
        }
        Some(shown.join(" → "))
    }
}

fn why_in(oracle: &Oracle, refutation: &Refutation) -> String {
    format!("without it {}", refuted(oracle, refutation))
}

/// What a program does otherwise than the original.
pub(crate) fn refuted(oracle: &Oracle, refutation: &Refutation) -> String {
    let expectation = |test: &usize| oracle.expectations.get(*test);
    let name = |test: &usize| expectation(test).map_or("", |it| &*it.test.name).to_owned();
    match refutation {
        Refutation::Compile(error) => format!("this is no program ({})", error.message),
        Refutation::Differs { test, mismatch } => {
            let before = expectation(test)
                .and_then(|it| it.values.get(mismatch.index))
                .map_or("", |value| &*value.text);
            format!(
                "the {} value of {} is {} instead of {before}",
                ordinal(mismatch.index + 1),
                name(test),
                mismatch.actual.text
            )
        }
        Refutation::Stops { test, after } => format!(
            "{} gives {after} values instead of {}",
            name(test),
            expectation(test).map_or(0, |it| it.values.len())
        ),
        Refutation::Endless { test } => format!("{} doesn't end", name(test)),
        Refutation::Fails { test, reason } => {
            format!("{} can't be run: {reason}", name(test))
        }
    }
}

fn ordinal(number: usize) -> String {
    let suffix = match (number % 10, number % 100) {
        (1, n) if n != 11 => "st",
        (2, n) if n != 12 => "nd",
        (3, n) if n != 13 => "rd",
        _ => "th",
    };
    format!("{number}{suffix}")
}
