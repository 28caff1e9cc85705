//! Tests of the overlay of open documents, and a temporary folder for those that need files.

use super::source::Position;
use super::*;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that goes away with the test.
pub(crate) struct TempFolder(PathBuf);

impl TempFolder {
    pub(crate) fn new(name: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("whydunit-{}-{name}-{count}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        TempFolder(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn write(&self, file: &str, text: &str) {
        let file = self.0.join(file);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }

    pub(crate) fn relative(&self, file: &Path) -> String {
        file.strip_prefix(&self.0).unwrap().display().to_string()
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn at(line: u32, column: u32) -> Position {
    Position { line, column }
}

fn change(start: (u32, u32), end: (u32, u32), text: &str) -> TextChange {
    TextChange {
        range: Some(at(start.0, start.1)..at(end.0, end.1)),
        text: text.to_owned(),
    }
}

const URI: &str = "file:///w/A.java";

fn documents(text: &str) -> Documents {
    let mut documents = Documents::default();
    documents.open(URI, 1, text.to_owned());
    documents.take_changed();
    documents
}

#[track_caller]
fn check_text(documents: &Documents, expected: &str) {
    assert_eq!(
        documents.source("/w/A.java").map(|source| source.text()),
        Some(expected)
    );
}

#[test]
fn changes_apply_in_order_each_to_the_text_before_it() {
    let mut documents = documents("é🧪x\r\nend\r\n");
    let place = documents
        .change(
            URI,
            2,
            &[change((0, 3), (0, 4), "y"), change((1, 0), (1, 3), "fin")],
        )
        .unwrap();
    check_text(&documents, "é🧪y\r\nfin\r\n");
    assert_eq!(place, Some(9..12));
    assert_eq!(documents.version("/w/A.java"), Some(2));
}

#[test]
fn a_version_that_does_not_grow_puts_the_document_out_of_step_until_its_text_comes() {
    let mut documents = documents("a");
    documents
        .change(URI, 5, &[change((0, 0), (0, 0), "b")])
        .unwrap();
    let message = documents
        .change(URI, 5, &[change((0, 0), (0, 0), "c")])
        .unwrap_err();
    assert_eq!(
        message,
        "version 5 of file:///w/A.java came after version 5"
    );
    assert_eq!(documents.problem("/w/A.java"), Some(OUT_OF_STEP));
    documents
        .change(URI, 6, &[change((0, 0), (0, 0), "d")])
        .unwrap();
    assert_eq!(
        documents.problem("/w/A.java"),
        Some(OUT_OF_STEP),
        "a part does not help"
    );
    documents
        .change(
            URI,
            7,
            &[TextChange {
                range: None,
                text: "whole".to_owned(),
            }],
        )
        .unwrap();
    check_text(&documents, "whole");
}

#[test]
fn a_message_without_changes_may_repeat_the_version() {
    let mut documents = documents("a");
    documents
        .change(URI, 5, &[change((0, 0), (0, 0), "b")])
        .unwrap();
    documents.change(URI, 5, &[]).unwrap();
    check_text(&documents, "ba");
}

#[test]
fn an_inverted_range_is_an_error_and_positions_past_the_end_are_clamped() {
    let mut documents = documents("ab\ncd");
    documents
        .change(
            URI,
            2,
            &[change((0, 9), (0, 9), "!"), change((9, 0), (9, 9), "?")],
        )
        .unwrap();
    check_text(&documents, "ab!\ncd?");
    documents
        .change(URI, 3, &[change((1, 0), (0, 0), "x")])
        .unwrap_err();
    assert_eq!(documents.problem("/w/A.java"), Some(OUT_OF_STEP));
}

#[test]
fn an_open_document_hides_the_disk_until_it_is_closed() {
    let mut documents = documents("editor");
    let path: Arc<str> = "/w/A.java".into();
    documents.set_disk(&path, Ok(SourceFile::new("disk".to_owned())));
    check_text(&documents, "editor");
    assert_eq!(documents.close(URI), Some(path.clone()));
    assert_eq!(documents.close(URI), None);
    documents.set_disk(&path, Ok(SourceFile::new("disk".to_owned())));
    check_text(&documents, "disk");
    documents.set_disk(&path, Err(ReadProblem::Missing));
    assert!(documents.source(&path).is_none());
    let changed = documents.take_changed();
    assert_eq!(changed.len(), 1);
    assert!(changed[0].1.is_none());
}

#[test]
fn a_document_that_is_too_large_says_so_and_recovers() {
    let mut documents = documents("x");
    let text = "x".repeat(reading::MAX_BYTES as usize + 1);
    documents
        .change(URI, 2, &[TextChange { range: None, text }])
        .unwrap();
    assert!(
        documents
            .problem("/w/A.java")
            .is_some_and(|problem| problem.contains("too large"))
    );
    documents
        .change(
            URI,
            3,
            &[TextChange {
                range: None,
                text: "y".to_owned(),
            }],
        )
        .unwrap();
    check_text(&documents, "y");
}

#[test]
fn changes_of_unknown_documents_are_told() {
    assert!(documents("").change("file:///w/B.java", 2, &[]).is_err());
}
