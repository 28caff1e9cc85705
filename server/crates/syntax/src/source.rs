//! A source file: its text, its lines, its incremental tree and its syntax tree.
//!
//! What must hold:
//! * The result of [`SourceFile::unit`] is a function of the text alone; how the text came about
//!   decides only what is computed anew.
//! * The incremental tree is the one that a parse from scratch gives.
//! * Every edit reaches the tree before the text is spliced, as `Tree::edit` needs both.
//! * A file that is never edited costs no tree.
//! * Nothing here panics, whatever the text or the edit.

use std::fmt;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tree_sitter::{InputEdit, Parser, Point, Tree};

use crate::ast::{CompilationUnit, Span, SyntaxError};
use crate::lines::{Encoding, Lines, Position};
use crate::outline::{MemberCache, build_unit};

/// Larger files are not parsed.
pub const MAX_SOURCE_BYTES: usize = 4 << 20;

/// A replacement of a part of the text, or of all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextChange {
    /// `None` replaces the whole text.
    pub range: Option<Range<Position>>,
    pub text: String,
}

/// Why an edit could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// The range ends before it starts.
    InvertedRange { start: Position, end: Position },
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InvertedRange { start, end } => write!(
                f,
                "the edit's range ends at line {}, column {}, before its start at line {}, \
                 column {}",
                end.line, end.column, start.line, start.column
            ),
        }
    }
}

impl std::error::Error for EditError {}

/// One version of a source file.
#[derive(Debug)]
pub struct SourceFile {
    text: Arc<String>,
    lines: Lines,
    /// Made at the first edit: most files are read and never edited, and the tree is what takes the
    /// time. Holds `None` for texts that are not parsed.
    tree: OnceLock<Option<Tree>>,
    problem: Option<String>,
    unit: OnceLock<Arc<CompilationUnit>>,
    members: Mutex<MemberCache>,
}

impl Clone for SourceFile {
    fn clone(&self) -> Self {
        Self {
            text: self.text.clone(),
            lines: self.lines.clone(),
            tree: self.tree.clone(),
            problem: self.problem.clone(),
            unit: self.unit.clone(),
            members: Mutex::new(self.cache().clone()),
        }
    }
}

impl SourceFile {
    /// Takes a text of any size and content. One that is too large or no text is kept, but not
    /// parsed: see [`SourceFile::problem`].
    pub fn new(text: impl Into<String>) -> Self {
        let mut file = Self {
            text: Arc::new(text.into()),
            lines: Lines::new(""),
            tree: OnceLock::new(),
            problem: None,
            unit: OnceLock::new(),
            members: Mutex::new(MemberCache::default()),
        };
        file.lines = Lines::new(&file.text);
        file.problem = unfit(&file.text);
        file
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Why the text is not parsed at all, a sentence for the user.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// How many lines the text has, an empty last one included.
    pub fn line_count(&self) -> u32 {
        self.lines.count()
    }

    /// The byte offset of a position. Past the end of a line means its end, past the end of the text
    /// means the text's end.
    pub fn offset_of(&self, position: Position, encoding: Encoding) -> usize {
        self.lines.offset_of(&self.text, position, encoding)
    }

    /// The position of a byte offset, at most the end of the text.
    pub fn position_of(&self, offset: usize, encoding: Encoding) -> Position {
        self.lines.position_of(&self.text, offset, encoding)
    }

    /// The incremental tree as an s-expression, for tests and logs.
    pub fn tree_to_string(&self) -> String {
        self.tree()
            .map(|tree| tree.root_node().to_sexp())
            .unwrap_or_default()
    }

    /// The incremental tree, made now if there was no edit yet.
    pub(crate) fn tree(&self) -> Option<&Tree> {
        self.tree
            .get_or_init(|| match self.problem {
                Some(_) => None,
                None => parse(&self.text, None),
            })
            .as_ref()
    }

    /// Makes one edit; see [`SourceFile::apply_changes`].
    pub fn apply_change(
        &mut self,
        range: Option<Range<Position>>,
        text: &str,
        encoding: Encoding,
    ) -> Result<(), EditError> {
        self.apply_changes(
            &[TextChange {
                range,
                text: text.to_string(),
            }],
            encoding,
        )
    }

    /// Makes the edits one after another, each on the text the one before has left, then parses once.
    /// An edit with an inverted range is an error: those before it have been made, it and those after
    /// have not.
    pub fn apply_changes(
        &mut self,
        changes: &[TextChange],
        encoding: Encoding,
    ) -> Result<(), EditError> {
        let result = changes
            .iter()
            .try_for_each(|change| self.splice(change, encoding));
        self.unit = OnceLock::new();
        self.reparse();
        result
    }

    fn splice(&mut self, change: &TextChange, encoding: Encoding) -> Result<(), EditError> {
        let Some(range) = &change.range else {
            self.text = Arc::new(change.text.clone());
            self.lines = Lines::new(&self.text);
            self.tree = OnceLock::new();
            return Ok(());
        };
        if range.start > range.end {
            return Err(EditError::InvertedRange {
                start: range.start,
                end: range.end,
            });
        }
        let start = self.offset_of(range.start, encoding);
        let old_end = self.offset_of(range.end, encoding).max(start);
        let (start_position, old_end_position) =
            (point_of(&self.text, start), point_of(&self.text, old_end));
        let text = Arc::make_mut(&mut self.text);
        text.replace_range(start..old_end, &change.text);
        let new_end = start + change.text.len();
        let new_end_position = point_of(text, new_end);
        if let Some(Some(tree)) = self.tree.get_mut() {
            tree.edit(&InputEdit {
                start_byte: start,
                old_end_byte: old_end,
                new_end_byte: new_end,
                start_position,
                old_end_position,
                new_end_position,
            });
        }
        self.lines = Lines::new(&self.text);
        Ok(())
    }

    fn reparse(&mut self) {
        self.problem = unfit(&self.text);
        let edited = self.tree.take().flatten();
        self.tree = OnceLock::from(match self.problem {
            Some(_) => None,
            None => parse(&self.text, edited.as_ref()),
        });
    }

    /// The syntax tree. Members whose text has not changed since the last version for which this was
    /// called are the same `Arc`s.
    pub fn unit(&self) -> Arc<CompilationUnit> {
        self.unit.get_or_init(|| Arc::new(self.build())).clone()
    }

    fn build(&self) -> CompilationUnit {
        if let Some(problem) = &self.problem {
            return failed_unit(problem.clone());
        }
        let mut cache = self.cache();
        let (unit, members) =
            build_unit(&self.text, self.tree.get().and_then(Option::as_ref), &cache);
        *cache = members;
        unit
    }

    fn cache(&self) -> std::sync::MutexGuard<'_, MemberCache> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn failed_unit(message: String) -> CompilationUnit {
    let error = SyntaxError {
        span: Span::default(),
        message,
    };
    CompilationUnit {
        errors: vec![error],
        ..CompilationUnit::default()
    }
}

/// Why `text` is not to be parsed.
fn unfit(text: &str) -> Option<String> {
    let size = text.len();
    if size > MAX_SOURCE_BYTES {
        return Some(format!(
            "this file has {size} bytes, more than the limit of {MAX_SOURCE_BYTES}"
        ));
    }
    let at = text.bytes().position(|byte| byte == 0)?;
    Some(format!("this is no text: byte {at} is zero"))
}

/// The tree's points count bytes in lines that end at `\n` only.
fn point_of(text: &str, offset: usize) -> Point {
    let before = text.as_bytes().get(..offset).unwrap_or(text.as_bytes());
    let row = before.iter().filter(|&&byte| byte == b'\n').count();
    let start = before
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |at| at + 1);
    Point {
        row,
        column: before.len() - start,
    }
}

/// The tree of a text, or `None` where the tree's parser would take too long: it needs memory
/// quadratic in the number of open `<`, and seconds for a large text full of mistakes.
fn parse(text: &str, old: Option<&Tree>) -> Option<Tree> {
    if text.len() > MAX_TREE_BYTES || open_angles(text) > MAX_OPEN_ANGLES {
        return None;
    }
    // How the tree's parser recovers from errors depends on what it has parsed before, so a tree with
    // errors is made afresh: the same text then always has the same tree.
    let is_clean = |tree: &Tree| !tree.root_node().has_error();
    old.filter(|old| is_clean(old))
        .and_then(|old| new_parser()?.parse(text, Some(old)))
        .filter(is_clean)
        .or_else(|| new_parser()?.parse(text, None))
}

fn new_parser() -> Option<Parser> {
    let mut parser = Parser::new();
    parser
        .set_language(&tree_sitter_java::LANGUAGE.into())
        .ok()?;
    Some(parser)
}

/// Larger files have no incremental tree: every edit parses them whole.
const MAX_TREE_BYTES: usize = 256 << 10;

const MAX_OPEN_ANGLES: usize = 500;

/// How many more `<` than `>` there are at most between two of `;{}`.
fn open_angles(text: &str) -> usize {
    let (mut most, mut open) = (0, 0usize);
    for byte in text.bytes() {
        match byte {
            b'<' => {
                open += 1;
                most = most.max(open);
            }
            b'>' => open = open.saturating_sub(1),
            b';' | b'{' | b'}' => open = 0,
            _ => {}
        }
    }
    most
}
