//! What the framework doesn't promise and the server does.

use crate::support::{TestServer, URI, take_message};
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};

#[test]
fn two_hundred_changes_arrive_in_order_between_requests() {
    let mut server = TestServer::new();
    server.open("");
    let mut text = String::new();
    for version in 2..=201 {
        let word = format!("{version} ");
        // Each at the end of what was there: any two swapped would show.
        let end = u32::try_from(text.len()).unwrap();
        server.edit(version, [0, end, 0, end], &word);
        text.push_str(&word);
        if version % 3 == 0 {
            let place = json!({
                "textDocument": { "uri": URI }, "position": { "line": 0, "character": 0 },
            });
            server.begin_and_ignore("textDocument/hover", place);
            let document = json!({ "textDocument": { "uri": URI } });
            let id = server.begin_and_ignore("textDocument/codeLens", document);
            server.notify("$/cancelRequest", json!({ "id": id }));
        }
    }
    // The method stands where the text of all changes together says.
    let end = u32::try_from(text.len()).unwrap();
    server.edit(202, [0, end, 0, end], "int f() { BUG }");
    server.settle();
    assert_eq!(
        server.diagnostics(),
        [format!(
            "0:{}-0:{} warning suspect Suspect 1 of 1: if this gave 22 instead of 19, 'heavy' would pass.",
            end + 10,
            end + 13
        )]
    );
}

#[test]
fn a_cancelled_request_is_dropped_under_load_and_its_work_ends() {
    let mut server = TestServer::new();
    server.open("int f() { GATE BUG }");
    server.barrier();
    server.engine.await_log("deep f");
    server.command("whydunit.stop", json!([])).unwrap();
    server.engine.await_log("cancelled f");
    server.engine.clear_log();
    let waiting: Vec<i64> = (0..40)
        .map(|_| {
            server.begin(
                "workspace/executeCommand",
                json!({ "command": "whydunit.model", "arguments": [URI, "A.f()"] }),
            )
        })
        .collect();
    server.engine.await_log("model f");
    // An edit gets through although forty requests wait.
    server.edit(2, [0, 0, 0, 0], "\n");
    server.barrier();
    for id in &waiting {
        server.notify("$/cancelRequest", json!({ "id": id }));
    }
    for id in waiting {
        let error = server.answer(id).unwrap_err();
        assert_eq!(error["code"], -32800, "{error}");
    }
    server.engine.await_log("cancelled f");
    server.settle();
}

#[test]
fn exit_ends_the_server_with_the_input_open() {
    let mut server = TestServer::new();
    assert_eq!(server.end(true), 0);
}

#[test]
fn exit_without_shutdown_is_a_failure() {
    let mut server = TestServer::new();
    assert_eq!(server.end(false), 1);
}

#[test]
fn exit_ends_a_server_that_is_busy() {
    let mut server = TestServer::new();
    server.open("int f() { GATE BUG }");
    server.barrier();
    server.engine.await_log("deep f");
    assert_eq!(server.end(true), 0);
    server.engine.await_log("cancelled f");
}

#[test]
fn the_process_exits_while_its_input_stays_open() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydunit"))
        .arg("lsp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = child.stdout.take().unwrap();
    let send = |input: &mut std::process::ChildStdin, message: Value| {
        let text = message.to_string();
        write!(input, "Content-Length: {}\r\n\r\n{text}", text.len()).unwrap();
        input.flush().unwrap();
    };
    let greeting = json!({ "capabilities": {} });
    let initialize =
        json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": greeting });
    send(&mut input, initialize);
    // A client has to wait for the answer.
    let mut received = Vec::new();
    let answer = loop {
        let mut byte = [0];
        output.read_exact(&mut byte).unwrap();
        received.extend(byte);
        if let Some(message) = take_message(&mut received) {
            break message;
        }
    };
    assert_eq!(answer["result"]["serverInfo"]["name"], "Whydunit");
    send(
        &mut input,
        json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }),
    );
    send(
        &mut input,
        json!({ "jsonrpc": "2.0", "id": 2, "method": "shutdown" }),
    );
    send(&mut input, json!({ "jsonrpc": "2.0", "method": "exit" }));
    assert_eq!(child.wait().unwrap().code(), Some(0));
    drop(input);
}

#[test]
fn the_end_of_the_input_ends_the_process() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_whydunit"))
        .arg("lsp")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    drop(child.stdin.take());
    assert_eq!(
        child.wait().unwrap().code(),
        Some(1),
        "nobody asked for a shutdown"
    );
}

#[test]
fn a_version_gap_is_fine_and_a_version_that_falls_is_not() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.edit(7, [0, 0, 0, 0], " ");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
    server.edit(7, [0, 0, 0, 0], "x");
    server.settle();
    assert_eq!(
        server.diagnostics(),
        [
            "0:0-0:0 hint unreadable-file The editor and the server disagree about this text; close it and open it again."
        ]
    );
    let logs = server.take_logs();
    assert_eq!(logs, [format!("version 7 of {URI} came after version 7")]);
    server.replace_all(8, "int f() { BUG }");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
    assert!(server.diagnostics()[0].contains("suspect"));
}

#[test]
fn an_inverted_range_is_logged_and_the_whole_text_mends_it() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.edit(2, [0, 9, 0, 3], "x");
    server.settle();
    assert_eq!(server.take_logs().len(), 1);
    server.replace_all(3, "int f() { }");
    server.settle();
    assert_eq!(server.diagnostics(), Vec::<String>::new());
}

#[test]
fn malformed_frames_are_answered_and_passed_over() {
    let mut server = TestServer::new();
    for bytes in [
        &b"Content-Length: 9\r\n\r\n{\"broken\""[..],
        b"Content-Length: 2\r\n\r\n[]",
        b"Content-Length: some\r\n\r\n",
        b"Content-Length: 2\r\n\r\n\xff\xfe",
    ] {
        server.send_raw(bytes);
        assert_eq!(server.receive_error_response()["code"], -32700);
    }
    server.send_raw(b"Content-Length: 17\r\n\r\n{\"jsonrpc\":\"2.0\"}");
    server.notify("textDocument/didChange", json!({ "nonsense": true }));
    server.notify("no/such/notification", json!({}));
    let error = server.request("no/such/request", json!({})).unwrap_err();
    assert_eq!(error["code"], -32601);
    let error = server
        .request("textDocument/hover", json!({ "textDocument": 3 }))
        .unwrap_err();
    assert_eq!(error["code"], -32602);
    server.open("int f() { BUG }");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
}

#[test]
fn a_panic_in_a_job_marks_its_method_only() {
    let mut server = TestServer::new();
    server.open("int f() { PANIC }\nint g() { BUG }\n");
    server.settle();
    assert_eq!(
        server.diagnostics(),
        [
            "0:4-0:5 hint not-analysed The analysis itself failed: f panics on command.",
            "1:10-1:13 warning suspect Suspect 1 of 1: if this gave 22 instead of 19, 'heavy' would pass.",
        ]
    );
    assert_eq!(server.lenses()[0], "0: failed: f panics on command");
    assert_eq!(
        server.take_logs(),
        ["the analysis of A.f() failed: f panics on command"]
    );
    // Its thread still works.
    server.replace_all(2, "int f() { BUG }");
    server.settle();
    assert!(server.diagnostics()[0].contains("suspect"));
}

#[test]
fn a_panic_in_the_loop_is_told_and_survived() {
    let mut server = TestServer::new();
    server.open("int f() { } FRONTEND PANIC");
    server.settle();
    let status = server.await_received_that("whydunit/status", |status| status["health"] != "ok");
    assert_eq!(status["health"], "error");
    assert_eq!(
        server.take_logs(),
        ["an internal error: the front end panics on command"]
    );
    server.received.clear();
    server.replace_all(2, "int f() { BUG }");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
    let status = server.await_received("whydunit/status");
    assert_eq!(status["health"], "ok");
}

#[test]
fn nothing_is_answered_before_the_greeting() {
    let mut server = TestServer::start(1, false);
    let error = server
        .request(
            "textDocument/codeLens",
            json!({ "textDocument": { "uri": URI } }),
        )
        .unwrap_err();
    assert_eq!(error["code"], -32002);
    server
        .request("initialize", json!({ "capabilities": {} }))
        .unwrap();
    server.notify("initialized", json!({}));
}
