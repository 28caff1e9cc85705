//! The state of the workspace that answers are computed against: where an anchor stands, in which
//! line, with which text.

use crate::analysis::Snapshot;
use crate::documents::Documents;
use crate::documents::source::Encoding;
use diagnosis::report::Anchor;
use std::ops::Range;
use std::sync::Arc;

#[derive(Clone, Copy)]
pub struct Ground<'a> {
    pub snapshot: &'a dyn Snapshot,
    pub documents: &'a Documents,
}

impl Ground<'_> {
    /// File and bytes of an anchor in the user's files; `None` for the class library.
    pub fn locate(&self, anchor: &Anchor) -> Option<(Arc<str>, Range<usize>)> {
        let (file, range) = self.snapshot.locate(anchor)?;
        self.documents.source(&file)?;
        Some((file, range))
    }

    /// Line from 1.
    pub fn line(&self, anchor: &Anchor) -> Option<u32> {
        let (file, range) = self.locate(anchor)?;
        Some(self.line_at(&file, range.start))
    }

    /// Line from 1 of a byte.
    pub fn line_at(&self, file: &str, offset: usize) -> u32 {
        self.documents
            .source(file)
            .map_or(0, |source| source.position_of(offset, Encoding::Utf8).line)
            + 1
    }

    /// The text of a line (from 1) without the space around it, as bytes of the file.
    pub fn line_range(&self, file: &str, line: u32) -> Option<Range<usize>> {
        let text = self.documents.source(file)?.text();
        let mut start = 0;
        for (index, content) in text.split_inclusive('\n').enumerate() {
            if index + 1 == line as usize {
                let trimmed = content.trim();
                let begin = start + content.len() - content.trim_start().len();
                return Some(begin..begin + trimmed.len());
            }
            start += content.len();
        }
        None
    }

    /// `Shipping.java:6`
    pub fn place(&self, anchor: &Anchor) -> Option<String> {
        let (file, range) = self.locate(anchor)?;
        let name = file.rsplit('/').next().unwrap_or(&file);
        Some(format!("{name}:{}", self.line_at(&file, range.start)))
    }

    pub fn text(&self, file: &str, range: Range<usize>) -> Option<&str> {
        self.documents.source(file)?.text().get(range)
    }
}
