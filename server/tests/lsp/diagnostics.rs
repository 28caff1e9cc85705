//! What a diagnostic carries, and the two ways it gets to the client.

use crate::support::{Setup, TestServer, URI, describe};
use expect_test::expect;
use serde_json::json;

fn pulling() -> Setup {
    Setup {
        capabilities: json!({
            "textDocument": { "diagnostic": {} },
            "workspace": {
                "diagnostics": { "refreshSupport": true },
                "codeLens": { "refreshSupport": true },
            },
        }),
        ..Setup::default()
    }
}

#[test]
fn a_suspect_carries_all_there_is_to_know() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.settle();
    let (version, diagnostics) = server.published[URI].clone();
    assert_eq!(version, Some(1));
    let mut diagnostic = diagnostics[0].clone();
    let hash = diagnostic["data"]["inputHash"].take();
    assert_eq!(hash.as_str().map(str::len), Some(16));
    expect![[r#"
        {
          "range": {
            "start": {
              "line": 0,
              "character": 10
            },
            "end": {
              "line": 0,
              "character": 13
            }
          },
          "severity": 2,
          "code": "suspect",
          "codeDescription": {
            "href": "https://github.com/whydunit/whydunit/blob/main/server/docs/diagnostics.md#suspect"
          },
          "source": "whydunit",
          "message": "Suspect 1 of 1: if this gave 22 instead of 19, 'heavy' would pass.",
          "relatedInformation": [
            {
              "location": {
                "uri": "file:///nowhere/A.java",
                "range": {
                  "start": {
                    "line": 0,
                    "character": 0
                  },
                  "end": {
                    "line": 0,
                    "character": 3
                  }
                }
              },
              "message": "heavy: expected 22 but was 19; here 19, would have to be 22"
            }
          ],
          "data": {
            "method": "A.f()",
            "site": 3,
            "inputHash": null
          }
        }"#]]
    .assert_eq(&serde_json::to_string_pretty(&diagnostic).unwrap());
}

#[test]
fn a_client_that_asks_is_told_to_ask_again_and_is_sent_nothing() {
    let mut server = TestServer::with(pulling());
    assert_eq!(
        server.capabilities["diagnosticProvider"]["workspaceDiagnostics"],
        false
    );
    let ask = |server: &mut TestServer, previous: Option<String>| {
        server
            .request(
                "textDocument/diagnostic",
                json!({ "textDocument": { "uri": URI }, "previousResultId": previous }),
            )
            .unwrap()
    };
    server.open("int f() { BUG }");
    server.settle();
    server.await_received("workspace/diagnostic/refresh");
    let report = ask(&mut server, None);
    assert_eq!(report["kind"], "full");
    assert_eq!(
        describe(&report["items"][0]),
        "0:10-0:13 warning suspect Suspect 1 of 1: if this gave 22 instead of 19, 'heavy' would pass."
    );
    let id = report["resultId"].as_str().map(str::to_owned);
    assert_eq!(ask(&mut server, id.clone())["kind"], "unchanged");
    server.edit(2, [0, 10, 0, 13], "");
    server.settle();
    let report = ask(&mut server, id);
    assert_eq!(report["items"], json!([]));
    // What was asked for at once needs no second asking.
    server.edit(3, [0, 10, 0, 10], "BUG");
    assert_eq!(ask(&mut server, None)["items"].as_array().unwrap().len(), 1);
    server.received.clear();
    server.settle();
    assert!(
        server
            .received
            .iter()
            .all(|(method, _)| method != "workspace/diagnostic/refresh")
    );
    assert_eq!(server.publications, 0);
}

#[test]
fn a_client_that_can_not_be_told_to_ask_again_is_sent_everything() {
    let mut server = TestServer::with(Setup {
        capabilities: json!({ "textDocument": { "diagnostic": {} } }),
        ..Setup::default()
    });
    assert!(server.capabilities.get("diagnosticProvider").is_none());
    server.open("int f() { BUG }");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
}

#[test]
fn every_publication_has_the_version_it_is_about_and_none_repeats() {
    let mut server = TestServer::new();
    server.open("int f() { BUG }");
    server.settle();
    let before = server.publications;
    server.edit(2, [0, 15, 0, 15], "\nint g() { }");
    server.settle();
    assert_eq!(server.publications, before, "nothing about it changed");
    server.edit(3, [0, 0, 0, 0], " ");
    server.settle();
    assert_eq!(server.published[URI].0, Some(3));
}

#[test]
fn what_is_not_analysed_says_why_and_where() {
    let mut server = TestServer::new();
    server.open("int f() {\n UNSUPPORTED }\nint g() { TIMEOUT }");
    server.settle();
    assert_eq!(
        server.diagnostics(),
        ["1:1-1:12 hint not-analysed Not analysed: `synchronized`."]
    );
    assert_eq!(
        server.lenses(),
        [
            "0: not analysed: `synchronized` (line 2)",
            "2: unknown: time limit 10 s"
        ]
    );
}

#[test]
fn suspects_beyond_the_setting_are_left_to_the_explanation() {
    let mut server = TestServer::with(Setup {
        settings: json!({ "deepDelay": 0, "maxSuspects": 1 }),
        ..Setup::default()
    });
    server.open("int f() { BUG }");
    server.settle();
    assert_eq!(server.diagnostics().len(), 1);
}
