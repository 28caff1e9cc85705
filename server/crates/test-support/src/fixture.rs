//! Several files, a cursor and labelled ranges in one text, so that a test shows its input at a glance.
//!
//! ```text
//! //- /shop/Price.java
//! class Price { int $0total; }
//! //            ^^^ type of the field
//! //- /shop/Other.java
//! class Other {}
//! ```
//!
//! * `//- /path` starts a file; a text without any is the one file `/Main.java`.
//! * `$0` is the cursor: it is taken out, and at most one is allowed.
//! * A line of only `// ^^^ label` labels the columns above its carets (counted in characters) on the
//!   nearest line above that is no label itself. It stays in the text, where it is a Java comment.
//! * Indentation common to all lines is taken away first.

use std::fmt;
use std::io;
use std::ops::Range;
use std::path::PathBuf;

use crate::temp::TempDir;

/// The path of the only file of a fixture without `//-` lines.
pub const DEFAULT_PATH: &str = "/Main.java";

/// The marker of the cursor.
pub const CURSOR: &str = "$0";

/// A parsed fixture; files in order of appearance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// At least one file.
    pub files: Vec<FixtureFile>,
}

/// One file of a fixture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FixtureFile {
    /// As written after `//-`, with `/` between folders.
    pub path: String,
    /// The content without the cursor marker.
    pub text: String,
    /// Byte offset of the cursor in `text`.
    pub cursor: Option<usize>,
    /// The labels in order of their lines.
    pub labels: Vec<Label>,
}

/// A labelled range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Byte range in the file's text.
    pub range: Range<usize>,
    /// 1-based line of the range.
    pub line: usize,
    /// The text after the carets.
    pub text: String,
}

/// Why a text is no fixture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FixtureError {
    /// More than one `$0`.
    SeveralCursors,
    /// Text before the first `//-` line.
    TextBeforeFirstFile,
    /// A `//-` line without a path.
    MissingPath,
    /// Two files with the same path.
    DuplicatePath(String),
    /// A label with nothing above its carets; holds the label's text.
    LabelPointsNowhere(String),
}

impl fmt::Display for FixtureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FixtureError::SeveralCursors => write!(f, "more than one {CURSOR}"),
            FixtureError::TextBeforeFirstFile => write!(f, "text before the first `//-` line"),
            FixtureError::MissingPath => write!(f, "a `//-` line without a path"),
            FixtureError::DuplicatePath(path) => write!(f, "two files are called {path}"),
            FixtureError::LabelPointsNowhere(text) => write!(f, "nothing above label `{text}`"),
        }
    }
}

impl std::error::Error for FixtureError {}

impl Fixture {
    /// Splits a text into files and takes its markers out.
    pub fn parse(text: &str) -> Result<Fixture, FixtureError> {
        let text = dedent(text);
        let mut contents: Vec<(String, String)> = Vec::new();
        let has_headers = text.lines().any(|line| header(line).is_some());
        if !has_headers {
            contents.push((DEFAULT_PATH.to_string(), text));
        } else {
            for line in text.split_inclusive('\n') {
                match (header(line), contents.last_mut()) {
                    (Some(""), _) => return Err(FixtureError::MissingPath),
                    (Some(path), _) => {
                        if contents.iter().any(|(known, _)| known == path) {
                            return Err(FixtureError::DuplicatePath(path.to_string()));
                        }
                        contents.push((path.to_string(), String::new()));
                    }
                    (None, Some((_, content))) => content.push_str(line),
                    (None, None) if line.trim().is_empty() => {}
                    (None, None) => return Err(FixtureError::TextBeforeFirstFile),
                }
            }
        }
        let mut files = Vec::new();
        for (path, content) in contents {
            files.push(parse_file(path, content)?);
        }
        if files.iter().filter(|file| file.cursor.is_some()).count() > 1 {
            return Err(FixtureError::SeveralCursors);
        }
        Ok(Fixture { files })
    }

    /// The file with this path.
    pub fn file(&self, path: &str) -> Option<&FixtureFile> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The file with the cursor, and the cursor's byte offset in it.
    pub fn cursor(&self) -> Option<(&FixtureFile, usize)> {
        self.files
            .iter()
            .find_map(|file| file.cursor.map(|offset| (file, offset)))
    }

    /// Writes every file below a new temporary directory; returns it with the files' paths.
    pub fn write(&self) -> io::Result<(TempDir, Vec<PathBuf>)> {
        let directory = TempDir::new("whydunit-fixture")?;
        let mut paths = Vec::new();
        for file in &self.files {
            paths.push(directory.write(&file.path, &file.text)?);
        }
        Ok((directory, paths))
    }
}

impl FixtureFile {
    /// The label with this text.
    pub fn label(&self, text: &str) -> Option<&Label> {
        self.labels.iter().find(|label| label.text == text)
    }
}

fn header(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("//-").map(str::trim)
}

fn parse_file(path: String, content: String) -> Result<FixtureFile, FixtureError> {
    let cursor = content.find(CURSOR);
    let text = content.replacen(CURSOR, "", 1);
    if text.contains(CURSOR) {
        return Err(FixtureError::SeveralCursors);
    }
    let labels = parse_labels(&text)?;
    Ok(FixtureFile {
        path,
        text,
        cursor,
        labels,
    })
}

fn parse_labels(text: &str) -> Result<Vec<Label>, FixtureError> {
    let mut labels = Vec::new();
    // The latest line that is no label: its 1-based number, byte offset and content.
    let mut above: Option<(usize, usize, &str)> = None;
    let mut offset = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let content = line.trim_end_matches(['\n', '\r']);
        match label(content) {
            Some((columns, label_text)) => {
                let nowhere = || FixtureError::LabelPointsNowhere(label_text.to_string());
                let (line_number, start, target) = above.ok_or_else(nowhere)?;
                let bytes = byte_range(target, columns).ok_or_else(nowhere)?;
                labels.push(Label {
                    range: start + bytes.start..start + bytes.end,
                    line: line_number,
                    text: label_text.to_string(),
                });
            }
            None => above = Some((index + 1, offset, content)),
        }
        offset += line.len();
    }
    Ok(labels)
}

/// The columns (in characters) of the carets and the text after them, if the line is a label.
fn label(line: &str) -> Option<(Range<usize>, &str)> {
    let after_slashes = line.trim_start().strip_prefix("//")?;
    let from_carets = after_slashes.trim_start();
    let text = from_carets.trim_start_matches('^');
    let carets = from_carets.len() - text.len();
    if carets == 0 || !(text.is_empty() || text.starts_with(' ')) {
        return None;
    }
    let start = line.chars().count() - from_carets.chars().count();
    Some((start..start + carets, text.trim()))
}

fn byte_range(line: &str, columns: Range<usize>) -> Option<Range<usize>> {
    let boundaries: Vec<usize> = line
        .char_indices()
        .map(|(byte, _)| byte)
        .chain([line.len()])
        .collect();
    Some(*boundaries.get(columns.start)?..*boundaries.get(columns.end)?)
}

/// Takes away a first empty line and the indentation that all lines have in common.
pub fn dedent(text: &str) -> String {
    let text = text.strip_prefix('\n').unwrap_or(text);
    let common = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.len() - line.trim_start_matches(' ').len())
        .min()
        .unwrap_or(0);
    text.split_inclusive('\n')
        .map(|line| {
            line.get(common..)
                .unwrap_or_else(|| line.trim_start_matches(' '))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parsed(text: &str) -> Fixture {
        match Fixture::parse(text) {
            Ok(fixture) => fixture,
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn one_file_without_header() {
        let fixture = parsed("class A {}\n");
        assert_eq!(fixture.files.len(), 1);
        assert_eq!(
            fixture.file(DEFAULT_PATH).map(|file| file.text.as_str()),
            Some("class A {}\n")
        );
        assert_eq!(fixture.cursor(), None);
    }

    #[test]
    fn several_files_with_cursor_and_common_indentation() {
        let fixture = parsed(
            "
            //- /a/A.java
            class A {
                int $0x;
            }
            //- /B.java
            class B {}
            ",
        );
        let paths: Vec<&str> = fixture
            .files
            .iter()
            .map(|file| file.path.as_str())
            .collect();
        assert_eq!(paths, ["/a/A.java", "/B.java"]);
        let (file, offset) = fixture.cursor().expect("a cursor");
        assert_eq!(file.text, "class A {\n    int x;\n}\n");
        assert_eq!(&file.text[offset..], "x;\n}\n");
    }

    #[test]
    fn labels_count_characters_and_skip_other_labels() {
        let fixture = parsed("String s = \"é🧪\" + $0t;\n// ^^^ middle\n//         ^^^^ text\n");
        let file = &fixture.files[0];
        let shown: Vec<(&str, &str)> = file
            .labels
            .iter()
            .map(|label| (&file.text[label.range.clone()], label.text.as_str()))
            .collect();
        assert_eq!(shown, [("ing", "middle"), ("\"é🧪\"", "text")]);
        assert_eq!(file.label("text").map(|label| label.line), Some(1));
    }

    #[test]
    fn labels_in_files_with_windows_line_ends() {
        let fixture = parsed("  int x;\r\n//    ^ name\r\n");
        let file = &fixture.files[0];
        assert_eq!(&file.text[file.labels[0].range.clone()], "x");
    }

    #[test]
    fn comments_that_are_no_labels() {
        assert_eq!(
            parsed("x\n// ^^^not\n//~^ text\n// a ^ b\n").files[0].labels,
            []
        );
    }

    #[test]
    fn errors() {
        let cases = [
            ("a$0b$0", FixtureError::SeveralCursors),
            ("//- /A\n$0\n//- /B\n$0", FixtureError::SeveralCursors),
            ("x\n//- /A\n", FixtureError::TextBeforeFirstFile),
            ("//-\n", FixtureError::MissingPath),
            (
                "//- /A\n//- /A\n",
                FixtureError::DuplicatePath("/A".to_string()),
            ),
            (
                "// ^ up\n",
                FixtureError::LabelPointsNowhere("up".to_string()),
            ),
            (
                "ab\n//   ^^ far\n",
                FixtureError::LabelPointsNowhere("far".to_string()),
            ),
        ];
        for (text, error) in cases {
            assert_eq!(Fixture::parse(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn dedent_keeps_relative_indentation() {
        assert_eq!(dedent("\n    a\n      b\n\n    c\n"), "a\n  b\n\nc\n");
        assert_eq!(dedent("a\n  b"), "a\n  b");
        assert_eq!(dedent("   \n"), "   \n");
    }

    #[test]
    fn writes_to_disk() -> io::Result<()> {
        let (directory, paths) = parsed("//- /x/A.java\nclass A {}\n").write()?;
        assert!(paths[0].starts_with(directory.path()));
        assert_eq!(std::fs::read_to_string(&paths[0])?, "class A {}\n");
        Ok(())
    }
}
