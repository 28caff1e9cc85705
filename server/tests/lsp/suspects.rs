//! What a user does about suspects: show them all, apply a fix and run the tests, say that a line is
//! right and take it back.

use crate::real::{SHIPPING, Workspace};
use crate::support::{TestServer, URI};
use serde_json::{Value, json};

fn actions(server: &mut TestServer, uri: &str, line: u32, character: u32) -> Vec<Value> {
    let place = json!({ "line": line, "character": character });
    server.actions(uri, &place, &place)
}

/// The action whose title starts so.
#[track_caller]
fn action(actions: &[Value], title: &str) -> Value {
    let is_it = |action: &&Value| action["title"].as_str().unwrap().starts_with(title);
    let found = actions.iter().find(is_it);
    found
        .unwrap_or_else(|| panic!("no `{title}` in {actions:#?}"))
        .clone()
}

fn run(server: &mut TestServer, action: &Value) -> Value {
    let command = action["command"]["command"].as_str().unwrap().to_owned();
    let arguments = action["command"]["arguments"].clone();
    server.command(&command, arguments).unwrap()
}

#[test]
fn five_suspects_are_marked_until_all_are_asked_for() {
    let mut server = TestServer::new();
    server.open("int f() { BUG MANY }\nint g() { BUG MANY }\n");
    server.settle();
    let shown = |server: &TestServer, line: &str| {
        let all = server.diagnostics();
        all.iter().filter(|shown| shown.starts_with(line)).count()
    };
    assert_eq!((shown(&server, "0:"), shown(&server, "1:")), (5, 5));
    assert!(server.diagnostics()[0].contains("warning suspect Suspect 1 of 7: "));
    assert!(server.diagnostics()[1].contains("information suspect Suspect 2 of 7: "));
    let offered = action(
        &actions(&mut server, URI, 0, 11),
        "Show all 7 suspects of ‘f’",
    );
    assert_eq!(run(&mut server, &offered), true);
    server.settle();
    assert_eq!((shown(&server, "0:"), shown(&server, "1:")), (7, 5));
    let offered = action(
        &actions(&mut server, URI, 0, 11),
        "Show only the first suspects of ‘f’",
    );
    assert_eq!(run(&mut server, &offered), false);
    server.settle();
    assert_eq!((shown(&server, "0:"), shown(&server, "1:")), (5, 5));
    // Of a whole file: first all, then the first few of each.
    for (expected, number) in [(true, 7), (false, 5)] {
        let are_shown = server
            .command("whydunit.allSuspects", json!([URI]))
            .unwrap();
        assert_eq!(are_shown, expected);
        server.settle();
        assert_eq!(
            (shown(&server, "0:"), shown(&server, "1:")),
            (number, number)
        );
    }
    let refused = server.command("whydunit.allSuspects", json!([URI, "A.h()"]));
    assert!(
        refused.unwrap_err()["message"]
            .as_str()
            .unwrap()
            .contains("A.h()")
    );
}

/// The line and column of a text in a source.
fn place_of(source: &str, text: &str) -> (u32, u32) {
    let before = &source[..source.find(text).unwrap()];
    let line = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap().encode_utf16().count();
    (u32::try_from(line).unwrap(), u32::try_from(column).unwrap())
}

/// Its line holds the condition too.
const RIGHT: &str = "‘cost = cost * 2 - 3’ is right";

const FAULT: &str = "cost = cost * 2 - 3";

#[test]
fn a_fix_is_applied_and_the_tests_are_run() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    workspace.server.open_as(&uri, SHIPPING);
    workspace.server.settle();
    let (line, column) = place_of(SHIPPING, FAULT);
    let offered = actions(&mut workspace.server, &uri, line, column);
    assert_eq!(offered[0]["isPreferred"], true);
    let offered = action(
        &offered,
        "Apply and run tests: replace `cost * 2 - 3` by `cost * 2`",
    );
    assert_eq!(offered["kind"], "quickfix");
    run(&mut workspace.server, &offered);
    let message = workspace.server.await_received("window/showMessage");
    assert_eq!(message["message"], "cost: 3 of 3 tests pass");
    let edit = workspace.server.await_received("workspace/applyEdit");
    assert_eq!(edit["label"], "replace `cost * 2 - 3` by `cost * 2`");
    workspace.server.settle();
    assert_eq!(workspace.lenses()[0], "3 tests pass");
    // The same offer fits no more.
    let command = offered["command"].clone();
    let refused = workspace
        .server
        .command("whydunit.applyAndRun", command["arguments"].clone());
    let reason = refused.unwrap_err()["message"].to_string();
    assert!(reason.contains("was edited since"), "{reason}");
}

#[test]
fn an_edit_that_the_editor_does_not_make_has_no_result() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    workspace.server.open_as(&uri, SHIPPING);
    workspace.server.settle();
    workspace.server.makes_edits = false;
    let (line, column) = place_of(SHIPPING, FAULT);
    let offered = actions(&mut workspace.server, &uri, line, column);
    run(
        &mut workspace.server,
        &action(&offered, "Apply and run tests"),
    );
    let message = workspace.server.await_received("window/showMessage");
    assert_eq!(
        message["message"],
        "Whydunit: the editor did not make the edit"
    );
    workspace.server.settle();
    assert_eq!(workspace.lenses()[0], "3 tests, 1 failing · 1 suspect");
}

#[test]
fn a_line_that_is_right_is_no_suspect_until_that_is_taken_back() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    let server = &mut workspace.server;
    server.open_as(&uri, SHIPPING);
    server.settle();
    let (line, column) = place_of(SHIPPING, FAULT);
    let offered = action(&actions(server, &uri, line, column), RIGHT);
    assert_eq!(
        run(server, &offered),
        format!("line {} is taken for right", line + 1)
    );
    server.settle();
    let marks_line = |server: &TestServer, line: u32| {
        let all = server.diagnostics_of(&uri);
        all.iter()
            .any(|shown| shown.starts_with(&format!("{line}:{column}-")))
    };
    assert!(
        !marks_line(server, line),
        "{:?}",
        server.diagnostics_of(&uri)
    );
    // Elsewhere in the file and above it in the method, anything may be edited.
    server.change_of(
        &uri,
        2,
        json!({
            "range": { "start": { "line": 1, "character": 0 }, "end": { "line": 1, "character": 0 } },
            "text": "// one\n// more\n",
        }),
    );
    server.settle();
    assert!(
        !marks_line(server, line + 2),
        "{:?}",
        server.diagnostics_of(&uri)
    );
    let (above, _) = place_of(SHIPPING, "int cost = 5");
    server.change_of(
        &uri,
        3,
        json!({
            "range": {
                "start": { "line": above + 2, "character": 0 },
                "end": { "line": above + 2, "character": 0 },
            },
            "text": "        int unused = weight + 1;\n",
        }),
    );
    server.settle();
    let line = line + 3;
    assert!(
        !marks_line(server, line),
        "{:?}",
        server.diagnostics_of(&uri)
    );
    assert!(
        workspace.lenses()[0].ends_with(" · 1 line taken for right"),
        "{:?}",
        workspace.lenses()
    );
    let server = &mut workspace.server;
    let title = format!("Undo: line {} may be wrong again", line + 1);
    let undo = action(&actions(server, &uri, line, 0), &title);
    assert_eq!(
        run(server, &undo),
        format!("line {} may be wrong again", line + 1)
    );
    server.settle();
    assert!(
        marks_line(server, line),
        "{:?}",
        server.diagnostics_of(&uri)
    );
    let refused = server.command("whydunit.lineMayBeWrong", json!([]));
    assert_eq!(
        refused.unwrap_err()["message"],
        "no line is taken for right"
    );
}

#[test]
fn a_line_that_is_rewritten_is_as_suspect_as_any() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    let server = &mut workspace.server;
    server.open_as(&uri, SHIPPING);
    server.settle();
    let (line, column) = place_of(SHIPPING, FAULT);
    let offered = action(&actions(server, &uri, line, column), RIGHT);
    run(server, &offered);
    server.settle();
    let rewritten = SHIPPING.replace("cost * 2 - 3", "cost * 2 - 4");
    server.change_of(&uri, 2, json!({ "text": rewritten }));
    server.settle();
    let suspects = server.diagnostics_of(&uri);
    let marks_it = |suspects: &[String]| {
        let start = format!("{line}:{column}-");
        suspects.iter().any(|shown| shown.starts_with(&start))
    };
    assert!(marks_it(&suspects), "{suspects:?}");
    // An undo brings the text back, and with it what was said of it.
    server.change_of(&uri, 3, json!({ "text": SHIPPING }));
    server.settle();
    let suspects = server.diagnostics_of(&uri);
    assert!(!marks_it(&suspects), "{suspects:?}");
    assert_eq!(
        server
            .command("whydunit.lineMayBeWrong", json!([]))
            .unwrap(),
        format!("line {} may be wrong again", line + 1)
    );
}
