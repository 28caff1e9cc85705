//! Reading a source file, with a clear reason where that can't be done.

use std::fmt;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// Larger files are not analysed: no program a person reads is this long.
pub const MAX_BYTES: u64 = 4 << 20;

/// Why a file has no text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadProblem {
    Missing,
    /// The system's reason.
    Unreadable(String),
    NotAFile,
    /// Size in bytes.
    TooLarge(u64),
    Binary,
    Utf16,
    /// Line, from 1, of the first byte that isn't UTF-8.
    NotUtf8 {
        line: usize,
    },
}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadProblem::Missing => f.write_str("there is no such file"),
            ReadProblem::Unreadable(reason) => write!(f, "the file can't be read: {reason}"),
            ReadProblem::NotAFile => f.write_str("this is not a file"),
            ReadProblem::TooLarge(bytes) => write!(
                f,
                "the file is too large: {:.1} MB; files over {} MB are not analysed",
                *bytes as f64 / f64::from(1 << 20),
                MAX_BYTES >> 20
            ),
            ReadProblem::Binary => f.write_str("the file is binary"),
            ReadProblem::Utf16 => f.write_str("the file is encoded in UTF-16; only UTF-8 is read"),
            ReadProblem::NotUtf8 { line } => {
                write!(f, "the file is not encoded in UTF-8 (first at line {line})")
            }
        }
    }
}

pub fn too_large(bytes: u64) -> Option<ReadProblem> {
    (bytes > MAX_BYTES).then_some(ReadProblem::TooLarge(bytes))
}

/// Reads a file whole. A byte order mark is left out, line ends stay as they are.
pub fn read_source(path: &Path) -> Result<String, ReadProblem> {
    let problem = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::NotFound => ReadProblem::Missing,
        std::io::ErrorKind::IsADirectory => ReadProblem::NotAFile,
        _ => ReadProblem::Unreadable(error.to_string()),
    };
    // Opening a pipe or a device may block for ever, hence the look before.
    let metadata = std::fs::metadata(path).map_err(problem)?;
    if !metadata.is_file() {
        return Err(ReadProblem::NotAFile);
    }
    if let Some(problem) = too_large(metadata.len()) {
        return Err(problem);
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(problem)?;
    // The file may have grown since, or be one whose size the system doesn't tell.
    file.take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(problem)?;
    if let Some(problem) = too_large(bytes.len() as u64) {
        return Err(problem);
    }
    decode(bytes)
}

fn decode(bytes: Vec<u8>) -> Result<String, ReadProblem> {
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err(ReadProblem::Utf16);
    }
    if bytes.contains(&0) {
        return Err(ReadProblem::Binary);
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = error
            .as_bytes()
            .get(..error.utf8_error().valid_up_to())
            .unwrap_or_default();
        ReadProblem::NotUtf8 {
            line: 1 + good.iter().filter(|byte| **byte == b'\n').count(),
        }
    })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], expected: Result<&str, ReadProblem>) {
        assert_eq!(decode(bytes.to_vec()), expected.map(str::to_owned));
    }

    #[test]
    fn byte_order_marks_and_line_ends() {
        check("\u{feff}class A {}\r\n".as_bytes(), Ok("class A {}\r\n"));
        check(b"", Ok(""));
        check(&[0xFE, 0xFF, 0, b'c'], Err(ReadProblem::Utf16));
    }

    #[test]
    fn what_is_no_text_says_where() {
        check(
            b"class A\n{ // caf\xe9\n}",
            Err(ReadProblem::NotUtf8 { line: 2 }),
        );
        check(b"\xCA\xFE\xBA\xBE\0\0", Err(ReadProblem::Binary));
    }

    #[test]
    fn what_is_no_file_has_a_reason() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert_eq!(read_source(here), Err(ReadProblem::NotAFile));
        assert_eq!(
            read_source(&here.join("no such file")),
            Err(ReadProblem::Missing)
        );
        assert!(read_source(&here.join("Cargo.toml")).is_ok_and(|text| text.contains("whydunit")));
    }

    #[test]
    fn sizes_are_told_in_megabytes() {
        assert_eq!(too_large(MAX_BYTES), None);
        assert_eq!(
            too_large(50 << 20)
                .map(|problem| problem.to_string())
                .as_deref(),
            Some("the file is too large: 50.0 MB; files over 4 MB are not analysed")
        );
    }
}
