//! What is analysed first, what is cancelled, what is kept.

use crate::support::{Setup, TestServer, URI};
use serde_json::json;

/// The deep analyses, in order.
fn deep(server: &TestServer) -> Vec<String> {
    server
        .engine
        .log()
        .iter()
        .filter_map(|entry| Some(entry.strip_prefix("deep ")?.to_owned()))
        .collect()
}

/// Four methods; `a` holds the one deep thread, so that the order of the others is open.
const FOUR: &str = "int a() { GATE BUG }\nint b() { BUG }\nint c() { BUG }\nint d() { BUG }\n";

fn four() -> TestServer {
    let mut server = TestServer::new();
    server.open(FOUR);
    server.engine.await_log("deep a");
    await_quick(&mut server);
    server
}

/// Waits until the tests of all methods have been run.
fn await_quick(server: &mut TestServer) {
    server.await_lenses(|lenses| lenses.iter().all(|lens| lens.ends_with("· analysing…")));
}

fn finish(mut server: TestServer) -> Vec<String> {
    server.engine.open_gate("a");
    server.settle();
    deep(&server)
}

#[test]
fn without_a_hint_the_order_is_that_of_the_source() {
    assert_eq!(finish(four()), ["a", "b", "c", "d"]);
}

#[test]
fn what_holds_the_cursor_and_what_is_visible_come_first() {
    let mut server = four();
    server.notify(
        "whydunit/viewport",
        json!({
            "uri": URI, "version": 1,
            "visible": [{ "start": { "line": 2, "character": 0 }, "end": { "line": 3, "character": 5 } }],
            "cursor": { "line": 3, "character": 5 },
        }),
    );
    server.barrier();
    assert_eq!(finish(server), ["a", "d", "c", "b"]);
}

#[test]
fn what_was_edited_last_comes_first() {
    let mut server = four();
    server.edit(2, [1, 10, 1, 10], "x");
    server.barrier();
    server.edit(3, [2, 10, 2, 10], "x");
    server.barrier();
    await_quick(&mut server);
    server.notify(
        "whydunit/viewport",
        json!({ "uri": URI, "version": 3, "visible": [], "cursor": { "line": 0, "character": 0 } }),
    );
    server.barrier();
    assert_eq!(finish(server), ["a", "c", "b", "d"]);
}

#[test]
fn what_was_asked_for_comes_before_everything() {
    let mut server = four();
    server.notify(
        "whydunit/viewport",
        json!({ "uri": URI, "version": 1, "visible": [], "cursor": { "line": 1, "character": 0 } }),
    );
    server.engine.clear_log();
    server
        .command("whydunit.analyse", json!([URI, "A.d()"]))
        .unwrap();
    // An edit elsewhere doesn't change that.
    server.edit(2, [2, 10, 2, 10], "x");
    server.barrier();
    server.notify(
        "whydunit/viewport",
        json!({ "uri": URI, "version": 2, "visible": [], "cursor": { "line": 1, "character": 0 } }),
    );
    server.barrier();
    server.engine.await_log("quick d");
    assert_eq!(finish(server)[..2], ["d", "b"]);
}

#[test]
fn an_edit_cancels_the_running_analysis_of_its_method_only() {
    let mut server = TestServer::with(Setup {
        deep_threads: 2,
        ..Setup::default()
    });
    server.open("int a() { GATE BUG }\nint b() { GATE BUG }\n");
    server.engine.await_log("deep a");
    server.engine.await_log("deep b");
    server.edit(2, [0, 10, 0, 10], "x ");
    server.engine.await_log("cancelled a");
    server.engine.open_gate("a");
    server.engine.open_gate("b");
    server.settle();
    let log = server.engine.log();
    assert!(!log.contains(&"cancelled b".to_owned()), "{log:?}");
    assert_eq!(
        deep(&server).iter().filter(|name| *name == "b").count(),
        1,
        "{log:?}"
    );
    let known = "2 tests, 1 failing · 1 suspect";
    assert_eq!(
        server.lenses(),
        [format!("0: {known}"), format!("1: {known}")]
    );
}

#[test]
fn a_cancelled_run_is_not_remembered() {
    let mut server = TestServer::new();
    server.open("int a() { GATE BUG }");
    server.engine.await_log("deep a");
    server.edit(2, [0, 10, 0, 10], "x ");
    server.engine.await_log("cancelled a");
    server.engine.open_gate("a");
    // Undone: the first state has only its quick report.
    server.edit(3, [0, 10, 0, 12], "");
    server.settle();
    assert_eq!(server.lenses(), ["0: 2 tests, 1 failing · 1 suspect"]);
    assert!(deep(&server).len() >= 2);
}

#[test]
fn explaining_waits_for_a_pause_in_typing_and_running_tests_does_not() {
    let mut server = TestServer::with(Setup {
        settings: json!({ "deepDelay": 300 }),
        ..Setup::default()
    });
    server.open("int a() { BUG }");
    server.settle();
    server.engine.clear_log();
    server.edit(2, [0, 10, 0, 10], "x ");
    server.engine.await_log("quick a");
    server.barrier();
    server.advance(299);
    server.barrier();
    assert_eq!(deep(&server), Vec::<String>::new());
    // Another edit starts the wait anew.
    server.edit(3, [0, 10, 0, 10], "y ");
    server.barrier();
    server.advance(299);
    server.barrier();
    assert_eq!(deep(&server), Vec::<String>::new());
    server.advance(1);
    server.settle();
    assert_eq!(deep(&server), ["a"]);
}

#[test]
fn saving_ends_the_wait() {
    let mut server = TestServer::with(Setup {
        settings: json!({ "deepDelay": 60000 }),
        ..Setup::default()
    });
    server.open("int a() { BUG }");
    server.settle();
    server.engine.clear_log();
    server.edit(2, [0, 10, 0, 10], "x ");
    server.barrier();
    server.notify(
        "textDocument/didSave",
        json!({ "textDocument": { "uri": URI } }),
    );
    server.settle();
    assert_eq!(deep(&server), ["a"]);
}

#[test]
fn a_burst_of_edits_analyses_the_last_state() {
    let mut server = TestServer::new();
    server.open("int a() { }");
    server.settle();
    for version in 2..50 {
        server.edit(version, [0, 10, 0, 10], "x");
    }
    server.edit(50, [0, 10, 0, 10], "BUG ");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
    assert_eq!(server.published[URI].0, Some(50));
}

#[test]
fn methods_that_are_gone_are_not_waited_for() {
    let mut server = four();
    server.replace_all(2, "int z() { }");
    server.settle();
    assert!(server.engine.log().contains(&"cancelled a".to_owned()));
    assert_eq!(server.lenses(), ["0: 2 tests pass"]);
}

#[test]
fn what_is_known_first_is_shown_while_edits_are_tried() {
    let mut server = TestServer::new();
    server.open("int f() { FIRST GATE BUG }\n");
    server.await_diagnostics(|shown| shown.len() == 1);
    server.await_lenses(|lenses| lenses.iter().all(|lens| lens.ends_with("1 suspect so far")));
    server.engine.open_gate("f");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
    assert!(
        server.lenses()[0].ends_with("1 suspect"),
        "{:?}",
        server.lenses()
    );
}
