//! Measures slices, whoever made them, against known minimal ones.
//!
//! What must hold: a slice is measured by the nodes of the *original*, found by matching the two
//! syntax trees, so that a slicer may print its slice in any layout.

use crate::program::subject::Subject;
use crate::slicer::reasons::nodes_with_lines;
use crate::source::edit::Edits;
use crate::source::tree::{NodeIndex, NodeKind, SourceTree};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What a slice has of what it should have, and how much of it it should have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    pub recall: f64,
    pub precision: f64,
    pub f1: f64,
}

impl Score {
    /// Nothing was found.
    pub const NONE: Score = Score {
        recall: 0.0,
        precision: 0.0,
        f1: 0.0,
    };

    /// Compares what was found with what is right. Who finds nothing where there is something is not
    /// precise.
    pub fn of<T: Ord>(found: &BTreeSet<T>, right: &BTreeSet<T>) -> Self {
        if found.is_empty() && !right.is_empty() {
            return Self::NONE;
        }
        let common = found.intersection(right).count() as f64;
        let part = |all: usize| if all == 0 { 1.0 } else { common / all as f64 };
        Self::from_parts(part(right.len()), part(found.len()))
    }

    fn from_parts(recall: f64, precision: f64) -> Self {
        let sum = recall + precision;
        let f1 = if sum == 0.0 {
            0.0
        } else {
            2.0 * recall * precision / sum
        };
        Score {
            recall,
            precision,
            f1,
        }
    }

    /// The mean of several.
    pub fn mean(scores: &[Score]) -> Self {
        let count = scores.len().max(1) as f64;
        let mean = |part: fn(&Score) -> f64| scores.iter().map(part).sum::<f64>() / count;
        Score {
            recall: mean(|it| it.recall),
            precision: mean(|it| it.precision),
            f1: mean(|it| it.f1),
        }
    }
}

/// A slice as nodes of the original.
pub type Nodes = BTreeSet<NodeIndex>;

/// The nodes that a slice made by us keeps.
pub fn nodes_of_edits(subject: &Subject, edits: &Edits) -> Nodes {
    edits.kept(&subject.tree).into_iter().collect()
}

/// The lines (from 1) in which these nodes begin; braces don't count.
pub fn lines_of_nodes(subject: &Subject, nodes: &Nodes) -> BTreeSet<u32> {
    let nodes = nodes_with_lines(subject, nodes.iter().copied());
    nodes.map(|(_, line)| line).collect()
}

/// The nodes of a slice given as lines of the original: all that begin there.
pub fn nodes_of_lines(subject: &Subject, lines: &BTreeSet<u32>) -> Nodes {
    let tree = &subject.tree;
    tree.indices()
        .filter(|node| lines.contains(&subject.line_at(tree.node(*node).span.start)))
        .collect()
}

/// The nodes of a slice given as a program: the best match of the two trees in which the criterion
/// has a partner.
///
/// # Errors
/// A sentence when the text is no Java.
pub fn nodes_of_text(
    subject: &Subject,
    criterion: NodeIndex,
    slice: &str,
) -> Result<Nodes, String> {
    let partners = partners(subject, criterion, slice)?;
    Ok(partners.into_values().collect())
}

/// For the nodes of a slice given as a program, in its own numbering, those of the original.
///
/// # Errors
/// A sentence when the text is no Java.
pub fn partners(
    subject: &Subject,
    criterion: NodeIndex,
    slice: &str,
) -> Result<BTreeMap<NodeIndex, NodeIndex>, String> {
    let pairs = matched(subject, criterion, slice)?.0;
    Ok(pairs.into_iter().map(|(one, two)| (two, one)).collect())
}

/// Where the criterion is in a slice given as a program.
///
/// # Errors
/// A sentence when the text is no Java, or the criterion isn't there.
pub fn criterion_in_text(
    subject: &Subject,
    criterion: NodeIndex,
    slice: &str,
) -> Result<usize, String> {
    let place = matched(subject, criterion, slice)?.1;
    place.ok_or_else(|| "the criterion is gone from the slice".to_owned())
}

/// Nodes of the original with their partners in a slice.
type Pairs = Vec<(NodeIndex, NodeIndex)>;

fn matched(
    subject: &Subject,
    criterion: NodeIndex,
    slice: &str,
) -> Result<(Pairs, Option<usize>), String> {
    let file = syntax::SourceFile::new(slice);
    let unit = file.unit();
    if let Some(error) = unit.errors.first() {
        return Err(format!("the slice is no Java: {}", error.message));
    }
    let tree = SourceTree::new(&unit);
    let mut matcher = Matcher {
        one: &subject.tree,
        two: &tree,
        labels: (labels(&subject.tree, &subject.text), labels(&tree, slice)),
        criterion,
        known: FxHashMap::default(),
    };
    let roots = |tree: &SourceTree| {
        tree.indices()
            .filter(|at| tree.node(*at).parent.is_none())
            .collect::<Vec<_>>()
    };
    let (first, second) = (roots(&subject.tree), roots(&tree));
    let mut pairs = Vec::new();
    matcher.trace(&first, &second, &mut pairs);
    let place = pairs
        .iter()
        .find(|(node, _)| *node == criterion)
        .map(|(_, partner)| {
            let entry = tree.node(*partner);
            let name = entry
                .name
                .as_ref()
                .filter(|_| entry.kind != NodeKind::Expression);
            if let Some(name) = name {
                return name.start as usize;
            }
            // Where `a.b()` or `a + b` begins, `a` is meant.
            let text = slice.as_bytes();
            let mut places = entry.span.clone().filter(|at| {
                let byte = text.get(*at as usize);
                byte.is_some_and(|byte| !byte.is_ascii_whitespace())
            });
            let own = places.find(|at| tree.innermost(*at) == Some(*partner));
            own.unwrap_or(entry.span.start) as usize
        });
    Ok((pairs, place))
}

/// More than all nodes of a file are worth.
const CRITERION: u32 = 1_000_000;

/// Matches ordered trees: partners have equal labels, and partners' children are matched in order.
struct Matcher<'a> {
    one: &'a SourceTree,
    two: &'a SourceTree,
    labels: (Vec<String>, Vec<String>),
    criterion: NodeIndex,
    known: FxHashMap<(NodeIndex, NodeIndex), u32>,
}

impl Matcher<'_> {
    /// How many nodes are matched if these two are partners; 0 if they can't be.
    fn value(&mut self, one: NodeIndex, two: NodeIndex) -> u32 {
        if let Some(known) = self.known.get(&(one, two)) {
            return *known;
        }
        let same = self.one.node(one).kind == self.two.node(two).kind
            && self.labels.0[one.index()] == self.labels.1[two.index()];
        let value = if same {
            let (first, second) = (self.one.children(one), self.two.children(two));
            let table = self.table(&first, &second);
            let own = if one == self.criterion { CRITERION } else { 1 };
            own + table.first().copied().unwrap_or(0)
        } else {
            0
        };
        self.known.insert((one, two), value);
        value
    }

    /// The best match of the lists' ends, by where they begin.
    fn table(&mut self, first: &[NodeIndex], second: &[NodeIndex]) -> Vec<u32> {
        let width = second.len() + 1;
        let mut table = vec![0; (first.len() + 1) * width];
        for i in (0..first.len()).rev() {
            for j in (0..second.len()).rev() {
                let value = self.value(first[i], second[j]);
                let together = if value > 0 {
                    value + table[(i + 1) * width + j + 1]
                } else {
                    0
                };
                table[i * width + j] = together
                    .max(table[(i + 1) * width + j])
                    .max(table[i * width + j + 1]);
            }
        }
        table
    }

    fn trace(
        &mut self,
        first: &[NodeIndex],
        second: &[NodeIndex],
        pairs: &mut Vec<(NodeIndex, NodeIndex)>,
    ) {
        let table = self.table(first, second);
        let width = second.len() + 1;
        let (mut i, mut j) = (0, 0);
        while i < first.len() && j < second.len() {
            let here = table[i * width + j];
            let value = self.value(first[i], second[j]);
            if value > 0 && here == value + table[(i + 1) * width + j + 1] {
                pairs.push((first[i], second[j]));
                let (below, under) = (self.one.children(first[i]), self.two.children(second[j]));
                self.trace(&below, &under, pairs);
                i += 1;
                j += 1;
            } else if here == table[(i + 1) * width + j] {
                i += 1;
            } else {
                j += 1;
            }
        }
    }
}

/// For each node the words and signs that are its own, without those that come and go with parts of it.
fn labels(tree: &SourceTree, text: &str) -> Vec<String> {
    let tokens = tokens(text);
    let mut labels = vec![String::new(); tree.len()];
    for token in tokens {
        let start = token.start as u32;
        // The innermost node around a token is the last in preorder.
        let owner = tree
            .indices()
            .filter(|at| tree.node(*at).span.contains(&start))
            .last();
        let Some(owner) = owner else { continue };
        let word = text.get(token).unwrap_or("");
        let kind = tree.node(owner).kind;
        let comes_and_goes = matches!(
            word,
            "(" | ")"
                | ","
                | ";"
                | "{"
                | "}"
                | "."
                | "@"
                | "Override"
                | "final"
                | "else"
                | "try"
                | "finally"
                | "extends"
                | "implements"
                | "throws"
                | "permits"
                | "non"
                | "sealed"
        ) || (matches!(word, "=" | "-") && kind != NodeKind::Expression);
        if !comes_and_goes && let Some(label) = labels.get_mut(owner.index()) {
            label.push_str(word);
            label.push(' ');
        }
    }
    labels
}

/// Words, numbers, texts and signs; comments are left out.
pub(crate) fn tokens(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        let byte = rest[0];
        if byte.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        if rest.starts_with(b"//") {
            at += rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
            continue;
        }
        if rest.starts_with(b"/*") {
            let end = rest.windows(2).skip(2).position(|pair| pair == b"*/");
            at += end.map_or(rest.len(), |end| end + 4);
            continue;
        }
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
        let length = if is_word(byte) {
            rest.iter().position(|b| !is_word(*b)).unwrap_or(rest.len())
        } else if byte == b'"' || byte == b'\'' {
            let mut length = 1;
            while let Some(&next) = rest.get(length) {
                length += 1;
                if next == b'\\' {
                    length += 1;
                } else if next == byte || next == b'\n' {
                    break;
                }
            }
            length.min(rest.len())
        } else {
            1
        };
        tokens.push(at..at + length);
        at += length;
    }
    tokens
}
