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
        let (line, column) = line_and_column(text, range.start);
        let (end_line, end_column) = line_and_column(text, range.end);
        Place {
            file: file.clone(),
            line,
            column,
            end_line,
            end_column,
        }
    }
}

/// Lines end at `\n`, `\r\n` or a lone `\r`.
fn line_and_column(text: &str, offset: usize) -> (u32, u32) {
    let mut line = 1;
    let mut column = 1;
    let mut characters = text.char_indices().peekable();
    while let Some((index, character)) = characters.next() {
        if index >= offset {
            break;
        }
        let is_split =
            character == '\r' && characters.peek().is_some_and(|(_, next)| *next == '\n');
        if character == '\n' || (character == '\r' && !is_split) {
            line += 1;
            column = 1;
        } else {
            column += 1;
        }
    }
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::line_and_column;

    #[test]
    fn columns_are_characters_and_lines_end_in_three_ways() {
        let text = "é🧪x\r\ny\rz\nend";
        for (found, expected) in [
            ("é", (1, 1)),
            ("x", (1, 3)),
            ("y", (2, 1)),
            ("z", (3, 1)),
            ("end", (4, 1)),
        ] {
            assert_eq!(
                line_and_column(text, text.find(found).unwrap()),
                expected,
                "{found}"
            );
        }
        assert_eq!(line_and_column(text, 999), (4, 4));
    }
}
