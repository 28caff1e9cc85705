//! Positions in lines and columns, as editors give them, and offsets in bytes.
//!
//! Lines end at `\n`, `\r\n` or a lone `\r`, as the Language Server Protocol says.

/// What a column counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Encoding {
    /// Bytes.
    Utf8,
    /// UTF-16 code units, the protocol's default.
    #[default]
    Utf16,
}

/// A place between two characters. Line and column count from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position {
    pub line: u32,
    /// In units of the [`Encoding`] that goes with it.
    pub column: u32,
}

/// Where the lines of a text start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lines {
    /// Byte offsets, the first one 0.
    starts: Vec<u32>,
}

impl Lines {
    pub(crate) fn new(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut starts = vec![0];
        for (at, byte) in bytes.iter().enumerate() {
            let is_end = match byte {
                b'\n' => true,
                b'\r' => bytes.get(at + 1) != Some(&b'\n'),
                _ => false,
            };
            if is_end {
                starts.push(at as u32 + 1);
            }
        }
        Self { starts }
    }

    pub(crate) fn count(&self) -> u32 {
        self.starts.len() as u32
    }

    /// The line's text without its end.
    fn line<'t>(&self, text: &'t str, line: u32) -> Option<(usize, &'t str)> {
        let start = *self.starts.get(line as usize)? as usize;
        let end = self
            .starts
            .get(line as usize + 1)
            .map_or(text.len(), |&next| next as usize);
        Some((start, text.get(start..end)?.trim_end_matches(['\n', '\r'])))
    }

    /// The offset of `position`. A column past the end of its line means that end, a line past the
    /// end of the text means the text's end, a column inside a character means its start.
    pub(crate) fn offset_of(&self, text: &str, position: Position, encoding: Encoding) -> usize {
        let Some((start, line)) = self.line(text, position.line) else {
            return text.len();
        };
        let wanted = position.column as usize;
        let column = match encoding {
            Encoding::Utf8 => (0..=wanted.min(line.len()))
                .rev()
                .find(|&at| line.is_char_boundary(at))
                .unwrap_or(0),
            Encoding::Utf16 => {
                let mut units = 0;
                line.char_indices()
                    .find(|(_, c)| {
                        units += c.len_utf16();
                        units > wanted
                    })
                    .map_or(line.len(), |(at, _)| at)
            }
        };
        start + column
    }

    /// The position of the byte `offset`, which is moved to the start of its character and not past
    /// the end of the text.
    pub(crate) fn position_of(&self, text: &str, offset: usize, encoding: Encoding) -> Position {
        let mut offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self
            .starts
            .partition_point(|&start| start as usize <= offset)
            .max(1)
            - 1;
        let start = self.starts.get(line).map_or(0, |&start| start as usize);
        let before = text.get(start..offset).unwrap_or("");
        let column = match encoding {
            Encoding::Utf8 => before.len(),
            Encoding::Utf16 => before.chars().map(char::len_utf16).sum(),
        };
        Position {
            line: line as u32,
            column: column as u32,
        }
    }
}
