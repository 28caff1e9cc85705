//! A source file's text, its tree, and its positions in the client's counting.

/// How characters of a line are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Encoding {
    Utf8,
    #[default]
    Utf16,
    /// Unicode characters; for the command line.
    Characters,
}

/// Line and character, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position {
    pub line: u32,
    pub character: u32,
}

/// A piece of text put in place of another; `None` replaces everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub range: Option<(Position, Position)>,
    pub text: String,
}

pub struct SourceFile {
    text: String,
    line_starts: Vec<usize>,
}

impl SourceFile {
    pub fn new(text: String) -> Self {
        let line_starts = line_starts(&text);
        SourceFile { text, line_starts }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn apply(
        &mut self,
        change: &Change,
        encoding: Encoding,
    ) -> Result<std::ops::Range<usize>, String> {
        let Some((start, end)) = change.range else {
            *self = SourceFile::new(change.text.clone());
            return Ok(0..self.text.len());
        };
        let (start, end) = (self.offset_of(start, encoding), self.offset_of(end, encoding));
        if start > end {
            return Err("its range ends before it starts".to_owned());
        }
        self.text.replace_range(start..end, &change.text);
        self.line_starts = line_starts(&self.text);
        Ok(start..start + change.text.len())
    }

    pub fn offset_of(&self, position: Position, encoding: Encoding) -> usize {
        let line = position.line as usize;
        let Some(start) = self.line_starts.get(line).copied() else { return self.text.len() };
        let text = self.line(line);
        let mut left = position.character as usize;
        for (index, character) in text.char_indices() {
            let width = width(character, encoding);
            if left < width {
                return start + index;
            }
            left -= width;
        }
        start + text.len()
    }

    pub fn position_of(&self, offset: usize, encoding: Encoding) -> Position {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.line_starts.partition_point(|start| *start <= offset).saturating_sub(1);
        let start = self.line_starts.get(line).copied().unwrap_or(0);
        let character: usize = self
            .text
            .get(start..offset)
            .unwrap_or_default()
            .chars()
            .map(|character| width(character, encoding))
            .sum();
        Position { line: line as u32, character: character as u32 }
    }

    /// Without its line end.
    fn line(&self, line: usize) -> &str {
        let start = self.line_starts.get(line).copied().unwrap_or(self.text.len());
        let end = self.line_starts.get(line + 1).copied().unwrap_or(self.text.len());
        self.text.get(start..end).unwrap_or_default().trim_end_matches(['\n', '\r'])
    }
}

fn width(character: char, encoding: Encoding) -> usize {
    match encoding {
        Encoding::Utf8 => character.len_utf8(),
        Encoding::Utf16 => character.len_utf16(),
        Encoding::Characters => 1,
    }
}

fn line_starts(text: &str) -> Vec<usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|(index, _)| index + 1)).collect()
}
