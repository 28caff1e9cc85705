//! Why a line is in a slice, or out of it.
//!
//! What must hold: a reason is something that was found out: a test that notices, a way of dependence,
//! or that there is none.

use crate::criterion::Criterion;
use crate::program::subject::Subject;
use crate::reduction::oracle::{Executed, Oracle, Refutation};
use crate::source::edit::Edits;
use crate::source::tree::{NodeIndex, NodeKind};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use testgen::show::ordinal;

/// Lines of a way that are shown.
const MOST_LINES: usize = 8;

/// What is known of a slice.
pub(crate) struct Reasons<'a> {
    pub(crate) subject: &'a Subject,
    pub(crate) criterion: &'a Criterion,
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
    /// By line of the original that has code, a sentence: why it is in if anything of it is kept, else
    /// why it is out.
    pub(crate) fn by_line(&self) -> BTreeMap<u32, String> {
        let tree = &self.subject.tree;
        let mut lines: BTreeMap<u32, Vec<NodeIndex>> = BTreeMap::new();
        for (node, line) in nodes_with_lines(self.subject, tree.indices()) {
            lines.entry(line).or_default().push(node);
        }
        let reason = |(line, nodes): (u32, Vec<NodeIndex>)| {
            let is_kept = |node: &NodeIndex| self.edits.is_kept(tree, *node);
            let kept: Vec<NodeIndex> = nodes.iter().copied().filter(is_kept).collect();
            let text = match kept.is_empty() {
                false => self.line_inside(line, &kept),
                true => self.line_outside(&nodes),
            };
            (line, text)
        };
        lines.into_iter().map(reason).collect()
    }

    fn line(&self, node: NodeIndex) -> u32 {
        line_of_node(self.subject, node)
    }

    /// What was found out about one of the nodes, that which says most first.
    fn line_inside(&self, line: u32, kept: &[NodeIndex]) -> String {
        if line == self.criterion.line {
            return format!("In: ‘{}’ is what this is about.", self.criterion.text);
        }
        let refuted = |is_run: bool| {
            let tested = self.tested.as_ref()?;
            kept.iter().find_map(|node| {
                let refutation = tested.refutations.get(node)?;
                let fits = is_run != matches!(refutation, Refutation::Compile(_));
                let path = self.path(*node).map(|path| format!("; {path}"));
                let path = path.unwrap_or_default();
                let why = || format!("In: {}{path}.", why_in(tested.oracle, refutation));
                fits.then(why)
            })
        };
        let has_criterion =
            |node: &NodeIndex| self.subject.tree.contains(*node, self.criterion.node);
        let path = || {
            let mut others = kept.iter().filter(|node| !has_criterion(node));
            let path = others.find_map(|node| self.path(*node))?;
            Some(format!("In: the value depends on it: {path}."))
        };
        let found = refuted(true).or_else(path).or_else(|| refuted(false));
        found.unwrap_or_else(|| self.around(line, kept))
    }

    /// Of what is there for something else.
    fn around(&self, line: u32, kept: &[NodeIndex]) -> String {
        let tree = &self.subject.tree;
        let has = |inner: NodeIndex| kept.iter().any(|outer| tree.contains(*outer, inner));
        if has(self.criterion.node) {
            return format!("In: ‘{}’ stands in it.", self.criterion.text);
        }
        let inside = kept.iter().flat_map(|node| tree.subtree(*node));
        let mut inside = inside.filter(|at| self.edits.is_kept(tree, *at));
        let other = inside.find_map(|at| Some(self.line(at)).filter(|it| *it != line));
        match other {
            Some(other) => format!("In: what is kept in line {other} stands in it."),
            None => "In: code that is kept needs it.".to_owned(),
        }
    }

    /// If something of the line was left to the tests, they have said it.
    fn line_outside(&self, nodes: &[NodeIndex]) -> String {
        let tree = &self.subject.tree;
        let mut all = nodes.iter().copied();
        let first = all.clone().next();
        let left = all.find(|node| self.static_edits.is_kept(tree, *node));
        let node = left.or(first);
        node.map_or_else(String::new, |node| self.outside(node))
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

/// The line (from 1) in which a node begins, or its name stands.
fn line_of_node(subject: &Subject, node: NodeIndex) -> u32 {
    let entry = subject.tree.node(node);
    let start = match (entry.kind, &entry.name) {
        (NodeKind::Method | NodeKind::Class | NodeKind::Field, Some(name)) => name.start,
        _ => entry.span.start,
    };
    subject.line_at(start)
}

/// Nodes with their lines. Blocks are left out: they are their braces.
pub(crate) fn nodes_with_lines<'a>(
    subject: &'a Subject,
    nodes: impl Iterator<Item = NodeIndex> + 'a,
) -> impl Iterator<Item = (NodeIndex, u32)> + 'a {
    let nodes = nodes.filter(|node| {
        let start = subject.tree.node(*node).span.start as usize;
        let text = subject.text.get(start..);
        !text.is_some_and(|text| text.starts_with('{'))
    });
    nodes.map(|node| (node, line_of_node(subject, node)))
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
                ordinal(mismatch.index as u32 + 1),
                name(test),
                mismatch.actual.text
            )
        }
        Refutation::Stops { test, after } => {
            let of = expectation(test).map_or(0, |it| it.values.len());
            let values = match after {
                0 => "no value".to_owned(),
                1 => "1 value".to_owned(),
                after => format!("{after} values"),
            };
            format!("{} gives {values} instead of {of}", name(test))
        }
        Refutation::Endless { test } => format!("{} doesn't end", name(test)),
        Refutation::Fails { test, reason } => {
            format!("{} can't be run: {reason}", name(test))
        }
    }
}
