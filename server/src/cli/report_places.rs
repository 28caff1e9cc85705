//! Places of a report in lines and columns for people and tools: both from 1, columns in Unicode
//! characters.

use super::workspace::Workspace;
use diagnosis::report::Anchor;
use std::ops::Range;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) file: Arc<str>,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) end_line: u32,
    pub(super) end_column: u32,
}

impl Workspace {
    pub(super) fn place(&self, anchor: &Anchor) -> Option<Place> {
        let (file, range) = self.ground().locate(anchor)?;
        Some(self.place_of(&file, range))
    }

    pub(super) fn place_of(&self, file: &Arc<str>, range: Range<usize>) -> Place {
        let text = self
            .documents
            .source(file)
            .map_or("", |source| source.text());
        let lines = Lines::of(text);
        let (line, column) = lines.place(text, range.start);
        let (end_line, end_column) = lines.place(text, range.end);
        Place {
            file: file.clone(),
            line,
            column,
            end_line,
            end_column,
        }
    }
}

/// Where the lines of a text start. They end at `\n`, `\r\n` or a lone `\r`.
pub(super) struct Lines(Vec<usize>);

impl Lines {
    pub(super) fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let ends = bytes.iter().enumerate().filter(|(index, byte)| {
            **byte == b'\n' || (**byte == b'\r' && bytes.get(index + 1) != Some(&b'\n'))
        });
        Lines(
            std::iter::once(0)
                .chain(ends.map(|(index, _)| index + 1))
                .collect(),
        )
    }

    /// Line and column of a byte of the text, both from 1.
    pub(super) fn place(&self, text: &str, offset: usize) -> (u32, u32) {
        let offset = offset.min(text.len());
        let line = self.0.partition_point(|start| *start <= offset);
        let start = line
            .checked_sub(1)
            .and_then(|index| self.0.get(index))
            .copied();
        let before = text
            .get(start.unwrap_or_default()..offset)
            .unwrap_or_default();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        (number(line), number(before.chars().count() + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn columns_are_characters_and_lines_end_in_three_ways() {
        let text = "é🧪x\r\ny\rz\nend";
        let lines = Lines::of(text);
        for (found, expected) in [
            ("é", (1, 1)),
            ("x", (1, 3)),
            ("y", (2, 1)),
            ("z", (3, 1)),
            ("end", (4, 1)),
        ] {
            assert_eq!(
                lines.place(text, text.find(found).unwrap()),
                expected,
                "{found}"
            );
        }
        assert_eq!(lines.place(text, 999), (4, 4));
    }
}
