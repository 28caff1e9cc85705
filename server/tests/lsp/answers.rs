//! Lenses, hovers, actions, commands, settings, status and progress.

use crate::support::{Setup, TestServer, URI};
use expect_test::expect;
use serde_json::{Value, json};

#[test]
fn lenses_are_there_at_once_and_carry_the_clients_command() {
    let mut server = TestServer::new();
    server.open("int f() { }\nint g() { BUG GATE }\n");
    server.engine.await_log("deep g");
    server.barrier();
    let lenses = server
        .request(
            "textDocument/codeLens",
            json!({ "textDocument": { "uri": URI } }),
        )
        .unwrap();
    assert_eq!(
        lenses[1]["command"]["title"],
        "2 tests, 1 failing · analysing…"
    );
    assert_eq!(lenses[1]["command"]["command"], "whydunit.showMethod");
    assert_eq!(lenses[1]["command"]["arguments"], json!([URI, "A.g()"]));
    server.engine.open_gate("g");
    server.settle();
    assert_eq!(
        server.lenses(),
        ["0: 2 tests pass", "1: 2 tests, 1 failing · 1 suspect"]
    );
}

#[test]
fn lenses_can_be_switched_off_and_on_while_running() {
    let mut server = TestServer::new();
    server.open("int f() { }");
    server.settle();
    let configure = |server: &mut TestServer, settings: Value| {
        server.notify(
            "workspace/didChangeConfiguration",
            json!({ "settings": { "whydunit": settings } }),
        );
        server.settle();
    };
    configure(&mut server, json!({ "lens": false }));
    assert_eq!(server.lenses(), Vec::<String>::new());
    configure(&mut server, json!({ "lens": true, "maxFaults": 9 }));
    assert_eq!(server.lenses(), ["0: 2 tests pass"]);
    assert_eq!(
        server.take_logs(),
        ["the setting `whydunit.maxFaults` has to be 1 or 2, not 9"]
    );
}

#[test]
fn settings_that_matter_to_the_engine_analyse_anew() {
    let mut server = TestServer::new();
    server.open("int f() { TIMEOUT }\nint g() { }\n");
    server.settle();
    assert_eq!(
        server.lenses(),
        ["0: unknown: time limit 10 s", "1: 2 tests pass"]
    );
    server.engine.clear_log();
    // A longer limit only concerns what ran into the shorter one.
    server.notify(
        "workspace/didChangeConfiguration",
        json!({ "settings": { "timeLimit": 20 } }),
    );
    server.settle();
    assert_eq!(server.engine.log(), ["quick f", "deep f"]);
    assert_eq!(server.lenses()[0], "0: unknown: time limit 20 s");
    server.engine.clear_log();
    server.notify(
        "workspace/didChangeConfiguration",
        json!({ "settings": { "loops": "beta" } }),
    );
    server.settle();
    let mut log = server.engine.log();
    log.sort();
    assert_eq!(log, ["deep f", "quick f", "quick g"]);
}

#[test]
fn a_hover_on_a_suspect_shows_why() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.settle();
    expect![[r#"
        **If this gave 22 instead of 19, 'heavy' would pass.**

        | failing case | here now | would have to be |
        |---|---|---|
        | `ATest.heavy` (expected 22 but was 19) | `19` | `22` |"#]]
    .assert_eq(&server.hover(0, 11).unwrap());
    expect![[r#"
        **1 of 2 tests fails, 1 suspect.**

        | case | result |
        |---|---|
        | `ATest.heavy` | fails: expected 22 but was 19 |
        | `ATest.good` | passes |"#]]
    .assert_eq(&server.hover(0, 4).unwrap());
    assert_eq!(server.hover(0, 8), None);
}

#[test]
fn a_hover_is_plain_for_a_client_that_wants_it_plain() {
    let mut server = TestServer::with(Setup {
        capabilities: json!({ "textDocument": { "hover": { "contentFormat": ["plaintext"] } } }),
        ..Setup::default()
    });
    server.open("int f() { BUG }");
    server.settle();
    expect![[r#"
        If this gave 22 instead of 19, 'heavy' would pass.

        failing case                         │ here now │ would have to be
        ─────────────────────────────────────┼──────────┼─────────────────
        ATest.heavy (expected 22 but was 19) │ 19       │ 22"#]]
    .assert_eq(&server.hover(0, 11).unwrap());
}

fn actions(server: &mut TestServer, line: u32, character: u32) -> Vec<Value> {
    let place = json!({ "line": line, "character": character });
    let answer = server
        .request(
            "textDocument/codeAction",
            json!({
                "textDocument": { "uri": URI },
                "range": { "start": place, "end": place },
                // Other servers' diagnostics have shapes of their own.
                "context": { "diagnostics": [
                    { "code": { "value": 3, "target": "x" }, "severity": "odd", "range": 7 },
                    { "message": "from elsewhere", "source": "javac", "data": [1, null] },
                ] },
            }),
        )
        .unwrap();
    answer.as_array().unwrap().clone()
}

#[test]
fn actions_show_the_model_and_the_method_of_a_failing_one() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }\nint g() { }\n");
    server.settle();
    let titles: Vec<Value> = actions(&mut server, 0, 11)
        .iter()
        .map(|action| action["title"].clone())
        .collect();
    assert_eq!(
        titles,
        ["This line is right", "Show constraint model", "Explain ‘f’"]
    );
    let action = &actions(&mut server, 0, 11)[1];
    assert_eq!(action["command"]["command"], "whydunit.showModel");
    assert_eq!(action["command"]["arguments"], json!([URI, "A.f()"]));
    assert_eq!(
        actions(&mut server, 1, 4).len(),
        1,
        "a method that passes has no model"
    );
}

#[test]
fn a_contract_that_was_formatted_away_is_mended() {
    let mut server = TestServer::new();
    server.open("int f() {\n  // @ requires true;\n}");
    server.settle();
    assert_eq!(
        server.diagnostics(),
        [
            "1:2-1:21 hint broken-specification-comment A contract that was formatted into a comment."
        ]
    );
    let action = &actions(&mut server, 1, 5)[0];
    assert_eq!(action["kind"], "quickfix");
    assert_eq!(
        action["edit"]["changes"][URI],
        json!([{
            "range": { "start": { "line": 1, "character": 4 }, "end": { "line": 1, "character": 5 } },
            "newText": "",
        }])
    );
}

#[test]
fn commands_explain_and_show_the_model() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }\nint g() { }\n");
    server.settle();
    let page = server
        .command("whydunit.explain", json!([URI, "A.f()"]))
        .unwrap();
    assert_eq!(page["title"], "A.f()");
    assert!(
        page["markdown"]
            .as_str()
            .unwrap()
            .contains("### Suspect 1, A.java:1"),
        "{page}"
    );
    assert!(
        page["text"].as_str().unwrap().contains("ATest.heavy"),
        "{page}"
    );
    let page = server
        .command("whydunit.model", json!([URI, "A.f()", 2]))
        .unwrap();
    assert_eq!(page["title"], "f, case 2");
    assert!(page["text"].as_str().unwrap().contains("a0 == 2"), "{page}");
    for (arguments, message) in [
        (json!([URI, "A.g()"]), "no case fails"),
        (
            json!([URI, "A.h()"]),
            "/nowhere/A.java has no analysed method A.h()",
        ),
    ] {
        let error = server.command("whydunit.model", arguments).unwrap_err();
        assert_eq!(error["message"], message);
    }
    let error = server.command("whydunit.model", json!([URI])).unwrap_err();
    assert_eq!(error["message"], "argument 2: a method's key");
    assert!(server.command("whydunit.nonsense", json!([])).is_err());
}

#[test]
fn a_client_without_the_commands_of_lenses_is_shown_the_text() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.settle();
    for (command, part) in [
        ("whydunit.showMethod", "ATest.heavy"),
        ("whydunit.showModel", "a0 == 2"),
    ] {
        server.command(command, json!([URI, "A.f()"])).unwrap();
        let shown = server.await_received("window/showMessage");
        assert!(shown["message"].as_str().unwrap().contains(part), "{shown}");
    }
}

#[test]
fn a_model_does_not_wait_for_a_long_analysis() {
    let mut server = TestServer::new();
    server.open("int f() { GATE BUG }\nint g() { BUG }\n");
    server.engine.await_log("deep f");
    let page = server
        .command("whydunit.model", json!([URI, "A.g()"]))
        .unwrap();
    assert_eq!(page["title"], "g, case 1");
    server.engine.open_gate("f");
}

#[test]
fn the_servers_commands_are_not_the_clients() {
    let server = TestServer::new();
    let commands = &server.capabilities["executeCommandProvider"]["commands"];
    assert_eq!(*commands, json!(server::lsp::COMMANDS));
    for command in [
        server::lsp::CLIENT_SHOW_METHOD,
        server::lsp::CLIENT_SHOW_MODEL,
    ] {
        assert!(!server::lsp::COMMANDS.contains(&command));
    }
}

#[test]
fn analyse_runs_again_what_is_known() {
    let mut server = TestServer::new();
    server.open("int f() { }\nint g() { }\n");
    server.settle();
    server.engine.clear_log();
    server
        .command("whydunit.analyse", json!([URI, "A.g()"]))
        .unwrap();
    server.settle();
    assert_eq!(server.engine.log(), ["quick g"]);
    server.command("whydunit.analyse", json!([URI])).unwrap();
    server.settle();
    assert_eq!(server.engine.log().len(), 3);
    assert!(
        server
            .command("whydunit.analyse", json!(["file:///nowhere/Z.java"]))
            .is_err()
    );
}

#[test]
fn stop_stops_and_an_edit_starts_again() {
    let mut server = TestServer::new();
    server.open("int f() { GATE BUG }");
    server.barrier();
    server.engine.await_log("deep f");
    server.command("whydunit.stop", json!([])).unwrap();
    server.settle();
    assert_eq!(server.lenses(), ["0: 2 tests, 1 failing · stopped"]);
    server.engine.open_gate("f");
    server.edit(2, [0, 10, 0, 10], "x ");
    server.settle();
    assert_eq!(server.lenses(), ["0: 2 tests, 1 failing · 1 suspect"]);
}

#[test]
fn the_status_goes_from_busy_to_idle() {
    let mut server = TestServer::new();
    server.open("int f() { GATE BUG }");
    let status = server.await_received_that("whydunit/status", |status| status["pending"] == 1);
    assert_eq!(
        status,
        json!({ "state": "busy", "health": "ok", "message": null, "pending": 1 })
    );
    server.engine.open_gate("f");
    server.await_received_that("whydunit/status", |status| {
        status["state"] == "idle" && status["pending"] == 0
    });
}

fn with_progress() -> Setup {
    Setup {
        capabilities: json!({ "window": { "workDoneProgress": true } }),
        ..Setup::default()
    }
}

#[test]
fn longer_work_shows_progress_that_can_be_cancelled() {
    let mut server = TestServer::with(with_progress());
    server.open("int f() { GATE BUG }\nint g() { GATE BUG }\n");
    server.engine.await_log("deep f");
    server.engine.await_log("quick g");
    server.barrier();
    server.advance(299);
    server.barrier();
    assert!(
        !server
            .received
            .iter()
            .any(|(method, _)| method.contains("rogress"))
    );
    server.advance(1);
    let created = server.await_received("window/workDoneProgress/create");
    let begun = server.await_received("$/progress");
    assert_eq!(begun["token"], created["token"]);
    assert_eq!(begun["value"]["kind"], "begin");
    assert_eq!(begun["value"]["cancellable"], true);
    server.notify(
        "window/workDoneProgress/cancel",
        json!({ "token": created["token"] }),
    );
    let ended = server.await_received_that("$/progress", |step| step["value"]["kind"] == "end");
    assert_eq!(ended["token"], created["token"]);
    server.settle();
    let stopped = "2 tests, 1 failing · stopped";
    assert_eq!(
        server.lenses(),
        [format!("0: {stopped}"), format!("1: {stopped}")]
    );
}

#[test]
fn short_work_shows_no_progress() {
    let mut server = TestServer::with(with_progress());
    server.open("int f() { }");
    server.settle();
    server.advance(10_000);
    server.settle();
    assert!(
        !server
            .received
            .iter()
            .any(|(method, _)| method.contains("rogress"))
    );
}

#[test]
fn lenses_are_refreshed_only_when_they_differ() {
    let mut server = TestServer::with(Setup {
        capabilities: json!({ "workspace": { "codeLens": { "refreshSupport": true } } }),
        ..Setup::default()
    });
    server.open("int f() { }");
    server.settle();
    server.await_received("workspace/codeLens/refresh");
    server.received.clear();
    server.edit(2, [0, 11, 0, 11], " ");
    server.settle();
    assert!(
        server
            .received
            .iter()
            .all(|(method, _)| method != "workspace/codeLens/refresh")
    );
}

#[test]
fn a_trace_tells_of_each_message() {
    let mut server = TestServer::with(Setup {
        settings: json!({ "deepDelay": 0, "trace": "messages" }),
        ..Setup::default()
    });
    server.open("int f() { }");
    server.settle();
    assert_eq!(
        server.take_logs()[..2],
        [
            format!("open {URI} at version 1"),
            "request: lenses".to_owned()
        ]
    );
    server.notify(
        "workspace/didChangeConfiguration",
        json!({ "settings": { "trace": "off" } }),
    );
    server.settle();
    assert_eq!(
        server.take_logs().len(),
        1,
        "the last message traced switches it off"
    );
}

#[test]
fn files_on_disk_are_watched_where_the_client_can() {
    let mut server = TestServer::with(Setup {
        capabilities: json!({
            "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } },
        }),
        ..Setup::default()
    });
    let registered = server.await_received("client/registerCapability");
    let registration = &registered["registrations"][0];
    assert_eq!(registration["method"], "workspace/didChangeWatchedFiles");
    assert_eq!(
        registration["registerOptions"]["watchers"][0]["globPattern"],
        "**/*.java"
    );
}
