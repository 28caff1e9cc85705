//! The text of a file, for lines and excerpts.

use std::ops::Range;

/// Characters of an excerpt.
const EXCERPT: usize = 80;

/// A file's text with its lines found.
pub(crate) struct Text<'a> {
    text: &'a str,
    /// Offsets at which lines start.
    starts: Vec<usize>,
}

impl<'a> Text<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let ends = text.match_indices('\n').map(|(offset, _)| offset + 1);
        Text {
            text,
            starts: std::iter::once(0).chain(ends).collect(),
        }
    }

    /// The line of an offset, from 1.
    pub(crate) fn line(&self, offset: usize) -> u32 {
        self.starts.partition_point(|start| *start <= offset) as u32
    }

    /// What stands there, on one line: of a statement with a block only its head.
    pub(crate) fn excerpt(&self, range: Range<usize>) -> String {
        let whole = self.text.get(range).unwrap_or_default();
        let head = match whole.find('{') {
            _ if whole.starts_with("case ") || whole.starts_with("default") => label(whole),
            Some(brace) if whole.contains('\n') => whole.get(..brace).unwrap_or(whole),
            _ => whole,
        };
        let words: Vec<&str> = head.split_whitespace().collect();
        let line = words.join(" ");
        if line.chars().count() <= EXCERPT {
            return line;
        }
        let cut: String = line.chars().take(EXCERPT).collect();
        format!("{cut}…")
    }
}

/// A `case` without what it does.
fn label(case: &str) -> &str {
    let end = [case.find("->"), case.find(':')]
        .into_iter()
        .flatten()
        .min();
    end.and_then(|end| case.get(..end)).unwrap_or(case)
}
