//! Measures slices, whoever made them, against known minimal ones.
//!
//! What must hold: a slice is measured by the nodes of the *original*, found by aligning the tokens of
//! the two texts, so that a slicer may print its slice in any layout.

use crate::edit::Edits;
use crate::lowered::line_of;
use crate::subject::Subject;
use crate::tree::{NodeIndex, NodeKind};
use std::collections::BTreeSet;
use std::ops::Range;

/// What a slice has of what it should have, and how much of it it should have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    pub recall: f64,
    pub precision: f64,
    pub f1: f64,
}

impl Score {
    /// Compares what was found with what is right.
    pub fn of<T: Ord>(found: &BTreeSet<T>, right: &BTreeSet<T>) -> Self {
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
    let tree = &subject.tree;
    nodes
        .iter()
        .filter(|node| {
            let start = tree.node(**node).span.start as usize;
            let text = subject.text.get(start..);
            !text.is_some_and(|text| text.starts_with('{'))
        })
        .map(|node| {
            let entry = tree.node(*node);
            let start = match (entry.kind, &entry.name) {
                (NodeKind::Method | NodeKind::Class | NodeKind::Field, Some(name)) => name.start,
                _ => entry.span.start,
            };
            line_of(&subject.text, start)
        })
        .collect()
}

/// The nodes of a slice given as lines of the original: all that begin there.
pub fn nodes_of_lines(subject: &Subject, lines: &BTreeSet<u32>) -> Nodes {
    let tree = &subject.tree;
    tree.indices()
        .filter(|node| lines.contains(&line_of(&subject.text, tree.node(*node).span.start)))
        .collect()
}

/// The nodes of a slice given as a program.
pub fn nodes_of_text(subject: &Subject, slice: &str) -> Nodes {
    let original = tokens(&subject.text);
    let pairs = align(&subject.text, &original, slice, &tokens(slice));
    let is_kept: Vec<bool> = pairs.iter().map(Option::is_some).collect();
    let tree = &subject.tree;
    let mut nodes = Nodes::new();
    // Children before parents: what has no token of its own stays with what is in it.
    for number in (0..tree.len() as u32).rev() {
        let node = NodeIndex(number);
        let span = &tree.node(node).span;
        let children = tree.children(node);
        let is_own = |token: &Range<usize>| {
            let start = token.start as u32;
            span.contains(&start)
                && !children
                    .iter()
                    .any(|child| tree.node(*child).span.contains(&start))
        };
        let own: Vec<bool> = original
            .iter()
            .zip(&is_kept)
            .filter(|(token, _)| is_own(token))
            .filter(|(token, _)| {
                // Punctuation is everywhere: it says little about what stayed.
                let text = subject.text.get((*token).clone()).unwrap_or("");
                !matches!(text, "(" | ")" | "," | ";" | "{" | "}" | ".")
            })
            .map(|(_, kept)| *kept)
            .collect();
        let has_kept_child = children.iter().any(|child| nodes.contains(child));
        let stays = if own.is_empty() {
            has_kept_child || (children.is_empty() && is_around(span, &original, &is_kept))
        } else {
            own.iter().filter(|kept| **kept).count() * 2 > own.len() || has_kept_child
        };
        if stays {
            nodes.insert(node);
        }
    }
    nodes
}

/// Whether the first token of a node without words is kept, such as a block's brace.
fn is_around(span: &Range<u32>, tokens: &[Range<usize>], is_kept: &[bool]) -> bool {
    let first = tokens
        .iter()
        .position(|token| token.start as u32 >= span.start);
    first
        .and_then(|at| is_kept.get(at))
        .copied()
        .unwrap_or(false)
}

/// Where a byte of the original is in the slice; `None` if what stands there is gone.
pub fn offset_in_slice(original: &str, slice: &str, offset: usize) -> Option<usize> {
    let tokens_of_original = tokens(original);
    let tokens_of_slice = tokens(slice);
    let pairs = align(original, &tokens_of_original, slice, &tokens_of_slice);
    let at = tokens_of_original
        .iter()
        .position(|token| token.contains(&offset))?;
    let to = (*pairs.get(at)?)?;
    Some(tokens_of_slice.get(to)?.start)
}

/// Words, numbers, texts and signs; comments are left out.
fn tokens(text: &str) -> Vec<Range<usize>> {
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

/// The longest common subsequence: for each token of `one` its partner in `two`.
fn align(
    one: &str,
    first: &[Range<usize>],
    two: &str,
    second: &[Range<usize>],
) -> Vec<Option<usize>> {
    let word = |text: &str, range: &Range<usize>| text.get(range.clone()).unwrap_or("").to_owned();
    let a: Vec<String> = first.iter().map(|range| word(one, range)).collect();
    let b: Vec<String> = second.iter().map(|range| word(two, range)).collect();
    let width = b.len() + 1;
    let mut table = vec![0_u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            table[i * width + j] = if a[i] == b[j] {
                table[(i + 1) * width + j + 1] + 1
            } else {
                table[(i + 1) * width + j].max(table[i * width + j + 1])
            };
        }
    }
    let mut pairs = vec![None; a.len()];
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        if a[i] == b[j] && table[i * width + j] == table[(i + 1) * width + j + 1] + 1 {
            pairs[i] = Some(j);
            i += 1;
            j += 1;
        } else if table[(i + 1) * width + j] >= table[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}
