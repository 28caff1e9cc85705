//! The life of a slice that takes its time: told step by step, stopped, replaced, outdated.

use crate::support::{Setup, TestServer, URI};
use serde_json::{Value, json};

const TEXT: &str = "int f() {
 return 1;
}
int g() { PANIC }
";

/// A slice is asked for and its first step was told.
fn begun(server: &mut TestServer) -> i64 {
    let slice = ask(server, 1);
    server.engine.await_log("step");
    shown(server, |slice| slice["faded"] != json!([]));
    slice
}

fn ask(server: &mut TestServer, line: u32) -> i64 {
    let query = json!({ "range": {
        "start": { "line": line, "character": 0 }, "end": { "line": line, "character": 15 },
    } });
    server.begin(
        "workspace/executeCommand",
        json!({ "command": "whydunit.slice", "arguments": [URI, query] }),
    )
}

fn server() -> TestServer {
    with(json!({}))
}

fn with(capabilities: Value) -> TestServer {
    let mut server = TestServer::with(Setup {
        capabilities,
        ..Setup::default()
    });
    server.open(&TEXT.replace("PANIC", "return 2;"));
    server.settle();
    server
}

/// Waits for the notification of a slice.
fn shown(server: &mut TestServer, is_it: impl Fn(&Value) -> bool) -> Value {
    let is_it = |params: &Value| is_it(&params["slice"]);
    server.await_received_that("whydunit/slice", is_it)["slice"].clone()
}

fn message(answer: Result<Value, Value>) -> String {
    answer.unwrap_err()["message"].as_str().unwrap().to_owned()
}

#[test]
fn the_first_step_is_shown_before_the_slice_is_finished() {
    let mut server = server();
    let slice = ask(&mut server, 1);
    let step = shown(&mut server, |slice| slice["faded"] != json!([]));
    assert_eq!(step["state"], "running");
    assert_eq!(step["title"], "slice of ‘return 1;’: 9 of 10 nodes…");
    assert_eq!(step["nodes"], json!({ "slice": 9, "original": 10 }));
    assert_eq!(
        step["faded"][0]["end"],
        json!({ "line": 0, "character": 9 })
    );
    assert_eq!(step["verdict"], Value::Null);
    let hover = server.hover(0, 2).unwrap();
    assert!(
        hover.contains("Out: the value doesn't depend on it, as far as is known."),
        "{hover}"
    );
    server.engine.open_gate("slice");
    let answer = server.answer(slice).unwrap();
    assert_eq!(answer["verdict"], "quasi-minimal");
    assert_eq!(
        answer["summary"],
        "Slice of ‘return 1;’: 3 of 3 lines, quasi-minimal: nothing more can go without a test noticing (3 tests). The tests cover 50 % of the branches."
    );
    let finished = shown(&mut server, |slice| slice["state"] == "finished");
    assert_eq!(finished["reason"], "the tests cover 50 % of the branches");
}

#[test]
fn a_cancelled_request_stops_the_work_and_keeps_what_was_found() {
    let mut server = server();
    let slice = begun(&mut server);
    server.notify("$/cancelRequest", json!({ "id": slice }));
    assert!(server.answer(slice).is_err());
    server.engine.await_log("cancelled slice");
    let stopped = shown(&mut server, |slice| slice["state"] == "stopped");
    assert_eq!(
        stopped["title"],
        "slice of ‘return 1;’: stopped at 9 of 10 nodes"
    );
    assert_ne!(stopped["faded"], json!([]));
    server.settle();
}

#[test]
fn stop_stops_slices_too() {
    let mut server = server();
    let slice = begun(&mut server);
    server.begin_and_ignore(
        "workspace/executeCommand",
        json!({ "command": "whydunit.stop" }),
    );
    assert_eq!(message(server.answer(slice)), "stopped");
    server.engine.await_log("cancelled slice");
    shown(&mut server, |slice| slice["state"] == "stopped");
}

#[test]
fn a_new_slice_takes_the_place_of_the_old_one() {
    let mut server = server();
    let first = begun(&mut server);
    let second = ask(&mut server, 3);
    assert_eq!(message(server.answer(first)), "another slice was asked for");
    server.engine.await_log("cancelled slice");
    server.engine.open_gate("slice");
    let answer = server.answer(second).unwrap();
    assert!(
        answer["title"].as_str().unwrap().contains("int g()"),
        "{answer}"
    );
}

#[test]
fn an_edit_stops_a_slice_that_is_being_made() {
    let mut server = server();
    let slice = begun(&mut server);
    server.edit(2, [1, 8, 1, 9], "7");
    assert_eq!(
        message(server.answer(slice)),
        "the code was edited meanwhile"
    );
    let outdated = shown(&mut server, |slice| slice["state"] == "outdated");
    assert_eq!(outdated["faded"], json!([]));
    server.engine.await_log("cancelled slice");
}

#[test]
fn layout_does_not_stop_a_slice_that_is_being_made() {
    let mut server = server();
    let slice = begun(&mut server);
    server.edit(2, [0, 0, 0, 0], "\n");
    let moved = shown(&mut server, |slice| slice["faded"][0]["start"]["line"] == 1);
    assert_eq!(moved["state"], "running");
    server.engine.open_gate("slice");
    server.answer(slice).unwrap();
    shown(&mut server, |slice| slice["state"] == "finished");
}

#[test]
fn closing_the_file_ends_its_slice() {
    let mut server = server();
    let slice = begun(&mut server);
    server.close();
    assert_eq!(message(server.answer(slice)), "the file was closed");
    server.engine.await_log("cancelled slice");
    shown(&mut server, |slice| slice.is_null());
}

#[test]
fn a_slicer_that_panics_is_told() {
    let mut server = TestServer::new();
    server.open(TEXT);
    server.settle();
    server.take_logs();
    server.engine.open_gate("slice");
    let slice = ask(&mut server, 3);
    let told = message(server.answer(slice));
    assert!(
        told.contains("the analysis itself failed: the slicer panics on command"),
        "{told}"
    );
    server.settle();
    assert_eq!(
        server
            .received
            .iter()
            .rev()
            .find(|it| it.0 == "whydunit/slice")
            .unwrap()
            .1["slice"],
        Value::Null
    );
}

#[test]
fn a_slice_that_takes_time_shows_a_progress_message_that_shrinks() {
    let mut server = with(json!({ "window": { "workDoneProgress": true } }));
    let slice = begun(&mut server);
    server.advance(400);
    let create = server.await_received("window/workDoneProgress/create");
    let begin = server.await_received("$/progress");
    assert_eq!(begin["token"], create["token"]);
    let text = begin["value"]["message"].as_str().unwrap();
    assert!(text.ends_with("f: slice, 9 of 10 nodes"), "{text}");
    server.notify(
        "window/workDoneProgress/cancel",
        json!({ "token": begin["token"] }),
    );
    assert_eq!(message(server.answer(slice)), "stopped");
    server.engine.await_log("cancelled slice");
    server.settle();
}
