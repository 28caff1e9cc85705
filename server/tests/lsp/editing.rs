//! Findings while the user types, closes, and uses unusual texts.

use crate::support::{Setup, TestServer};
use serde_json::json;

const SUSPECT: &str =
    "warning suspect Suspect 1 of 1: if this gave 22 instead of 19, 'heavy' would pass.";
const OUTDATED: &str = "information suspect Outdated: Suspect 1 of 1: if this gave 22 instead of 19, 'heavy' would pass.";

#[test]
fn unchanged_methods_keep_their_findings_while_another_is_analysed() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }\nint g() { BUG }\n");
    server.settle();
    server.engine.clear_log();
    // `f` is edited and its analysis waits; `g` moves down a line.
    server.edit(2, [0, 10, 0, 10], "GATE x\n");
    server.engine.await_log("deep f");
    server.barrier();
    server.edit(3, [2, 0, 2, 0], "\n");
    server.barrier();
    let lenses = server.lenses();
    assert_eq!(
        lenses,
        [
            "0: 2 tests, 1 failing · analysing…",
            "3: 2 tests, 1 failing · 1 suspect"
        ]
    );
    server.engine.open_gate("f");
    server.settle();
    assert_eq!(
        server.diagnostics(),
        [format!("1:0-1:3 {SUSPECT}"), format!("3:10-3:13 {SUSPECT}")]
    );
    let log = server.engine.log();
    assert!(!log.iter().any(|entry| entry.ends_with(" g")), "{log:?}");
    assert_eq!(
        log.iter().filter(|entry| *entry == "deep f").count(),
        1,
        "{log:?}"
    );
}

#[test]
fn an_edited_methods_findings_are_softened_until_its_report_is_here() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }\nint g() { SLOW }\n");
    server.settle();
    // The quick lane is held by `g`, so nothing is known of the new state of `f`.
    server.engine.clear_log();
    server.engine.close_gate("g");
    server.edit(2, [1, 10, 1, 14], "SLOW SLOW");
    server.engine.await_log("quick g");
    server.edit(4, [0, 10, 0, 10], "x = 3; ");
    server.barrier();
    server.await_diagnostics(|found| found == [format!("0:17-0:20 {OUTDATED}")]);
    assert_eq!(server.lenses()[0], "0: outdated");
    // The text itself is rewritten: nothing is left to point at.
    server.edit(5, [0, 17, 0, 20], "BIG");
    server.await_diagnostics(<[String]>::is_empty);
    server.edit(6, [0, 17, 0, 20], "BUG");
    server.await_diagnostics(|found| found == [format!("0:17-0:20 {OUTDATED}")]);
    server.engine.open_gate("g");
    server.settle();
    assert_eq!(server.diagnostics(), [format!("0:17-0:20 {SUSPECT}")]);
}

#[test]
fn undo_is_answered_from_the_cache() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.settle();
    server.edit(2, [0, 10, 0, 13], "");
    server.settle();
    assert_eq!(server.diagnostics(), Vec::<String>::new());
    server.engine.clear_log();
    server.edit(3, [0, 10, 0, 10], "BUG");
    server.settle();
    assert_eq!(server.diagnostics(), [format!("0:10-0:13 {SUSPECT}")]);
    assert_eq!(server.engine.log(), Vec::<String>::new());
}

#[test]
fn comments_and_layout_cost_nothing_and_findings_move_along() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.settle();
    server.engine.clear_log();
    server.edit(2, [0, 0, 0, 0], "//- a comment\n\n");
    server.settle();
    server.edit(3, [2, 9, 2, 9], "\n   ");
    server.settle();
    assert_eq!(server.diagnostics(), [format!("3:4-3:7 {SUSPECT}")]);
    assert_eq!(server.engine.log(), Vec::<String>::new());
}

#[test]
fn positions_are_utf_16_unless_the_client_knows_utf_8() {
    let text = "/* é🧪 */ int f() { BUG }\r\n/* 🧪 */ int g() { BUG }\r\n";
    for (encodings, places) in [
        (json!(["utf-16"]), ["0:20-0:23", "1:19-1:22"]),
        (json!(["utf-32", "utf-8"]), ["0:23-0:26", "1:21-1:24"]),
    ] {
        let capabilities = json!({ "general": { "positionEncodings": encodings } });
        let mut server = TestServer::with(Setup {
            capabilities,
            ..Setup::default()
        });
        server.open(text);
        server.settle();
        let expected: Vec<String> = places
            .iter()
            .map(|place| format!("{place} {SUSPECT}"))
            .collect();
        assert_eq!(server.diagnostics(), expected);
        // An edit after the wide characters lands where the client means it.
        let column: u32 = places[1].split([':', '-']).nth(1).unwrap().parse().unwrap();
        server.edit(2, [1, column, 1, column + 3], "OK");
        server.settle();
        assert_eq!(server.diagnostics(), expected[..1]);
    }
}

#[test]
fn closing_a_document_takes_its_findings_away() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.settle();
    server.close();
    server.settle();
    assert_eq!(server.diagnostics(), Vec::<String>::new());
    assert_eq!(server.lenses(), Vec::<String>::new());
    server.open("int f() { BUG }");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
}

#[test]
fn fifty_megabytes_are_refused_and_everything_else_works() {
    let mut server = TestServer::new();
    server.open(&"x".repeat(50 << 20));
    server.open_as("file:///nowhere/B.java", "int f() { BUG }");
    server.settle();
    assert_eq!(
        server.diagnostics(),
        [
            "0:0-0:0 hint unreadable-file The file is too large: 50.0 MB; files over 4 MB are not analysed."
        ]
    );
    assert_eq!(server.diagnostics_of("file:///nowhere/B.java").len(), 1);
    server.edit(2, [0, 0, 0, 1], "y");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
    server.replace_all(3, "int g() { BUG }");
    server.settle();
    assert_eq!(server.diagnostics(), [format!("0:10-0:13 {SUSPECT}")]);
}

#[test]
fn a_document_without_a_path_is_analysed_too() {
    let mut server = TestServer::new();
    server.open_as("untitled:Untitled-1", "int f() { BUG }");
    server.settle();
    assert_eq!(server.diagnostics_of("untitled:Untitled-1").len(), 1);
}
