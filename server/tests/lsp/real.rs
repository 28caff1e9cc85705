//! The whole path with the real engine: Java files on disk and in the editor.

use crate::support::{Setup, TestServer};
use serde_json::json;
use test_support::TempDir;

pub(crate) const SHIPPING: &str = "package shop;

public class Shipping {
    // é🧪
    public static int cost(int weight, boolean express) {
        int cost = 5;
        if (weight > 10) cost = cost + (weight - 10) * 2;
        /* 🧪 */ if (express) cost = cost * 2 - 3;
        return cost;
    }

    static int twice(int x) { return 2 * x; }
}
";

const TEST: &str = "package shop;

import static org.junit.Assert.assertEquals;
import org.junit.Test;

public class ShippingTest {
    @Test public void plainLight() { assertEquals(5, Shipping.cost(3, false)); }
    @Test public void plainHeavy() { assertEquals(11, Shipping.cost(13, false)); }
    @Test public void expressHeavy() { assertEquals(22, Shipping.cost(13, true)); }
    @Test public void doubled() { assertEquals(6, Shipping.twice(3)); }
}
";

pub(crate) struct Workspace {
    folder: TempDir,
    pub(crate) server: TestServer,
}

impl Workspace {
    pub(crate) fn new() -> Self {
        Self::with(|_| {})
    }

    fn with(prepare: impl FnOnce(&std::path::Path)) -> Self {
        let folder = TempDir::new("lsp").unwrap();
        let sources = folder.path().join("src/main/java/shop");
        let tests = folder.path().join("src/test/java/shop");
        std::fs::create_dir_all(&sources).unwrap();
        std::fs::create_dir_all(&tests).unwrap();
        std::fs::write(folder.path().join("pom.xml"), "<project/>").unwrap();
        std::fs::write(sources.join("Shipping.java"), SHIPPING).unwrap();
        std::fs::write(tests.join("ShippingTest.java"), TEST).unwrap();
        prepare(folder.path());
        let root = server::documents::uri::uri_of(&folder.path().display().to_string());
        let server = TestServer::with(Setup {
            folders: vec![root],
            is_real: true,
            capabilities: json!({ "workspace": { "applyEdit": true } }),
            ..Setup::default()
        });
        Workspace { folder, server }
    }

    fn uri(&self, file: &str) -> String {
        server::documents::uri::uri_of(&self.folder.path().join(file).display().to_string())
    }

    pub(crate) fn source(&self) -> String {
        self.uri("src/main/java/shop/Shipping.java")
    }

    pub(crate) fn lenses(&mut self) -> Vec<String> {
        let params = json!({ "textDocument": { "uri": self.source() } });
        let lenses = self
            .server
            .request("textDocument/codeLens", params)
            .unwrap();
        let lenses = lenses.as_array().unwrap().iter();
        // Those of the test cases are looked at elsewhere.
        let of_tests = lenses.filter(|lens| lens["command"]["command"] == "whydunit.showMethod");
        of_tests
            .map(|lens| lens["command"]["title"].as_str().unwrap().to_owned())
            .collect()
    }
}

#[test]
fn a_file_of_a_project_shows_its_suspects() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    workspace.server.open_as(&uri, SHIPPING);
    workspace.server.settle();
    assert_eq!(
        workspace.lenses(),
        ["3 tests, 1 failing · 1 suspect", "1 test passes"]
    );
    assert_eq!(
        workspace.server.diagnostics_of(&uri),
        [
            "7:30-7:49 warning suspect Suspect 1 of 1: if this gave 22 instead of 19, 'expressHeavy' would pass. Replace `cost * 2 - 3` by `cost * 2` (3 of 3 tests pass)."
        ]
    );
    let place = json!({ "line": 7, "character": 32 });
    let actions = workspace.server.request(
        "textDocument/codeAction",
        json!({ "textDocument": { "uri": uri }, "range": { "start": place, "end": place }, "context": { "diagnostics": [] } }),
    );
    let fix = &actions.unwrap()[0];
    assert_eq!(
        fix["title"],
        "Replace `cost * 2 - 3` by `cost * 2` (3 of 3 tests pass)"
    );
    assert_eq!(fix["kind"], "quickfix");
    assert_eq!(fix["edit"]["changes"][&uri][0]["newText"], "cost * 2");
    let related = &workspace.server.published[&uri].1[0]["relatedInformation"][0];
    assert_eq!(
        related["location"]["uri"],
        workspace.uri("src/test/java/shop/ShippingTest.java")
    );
    assert_eq!(related["location"]["range"]["start"]["line"], 8);
    assert_eq!(
        related["message"],
        "expressHeavy: expected 22 but was 19; here 19, would have to be 22"
    );
}

#[test]
fn two_faults_are_mended_together_in_both_files() {
    let rates = "package shop;\n\nclass Rates {\n    static int gift(int n) {\n        return n * 3;\n    }\n}\n";
    let wrapping = "package shop;\n\nclass Wrapping {\n    static int price(int n) {\n        \
                    if (n > 0) return n - 1;\n        return Rates.gift(n);\n    }\n}\n";
    let test = "package shop;\n\nimport static org.junit.Assert.assertEquals;\nimport org.junit.Test;\n\n\
                public class WrappingTest {\n\
                @Test public void paid() { assertEquals(6, Wrapping.price(5)); }\n\
                @Test public void more() { assertEquals(3, Wrapping.price(2)); }\n\
                @Test public void gift() { assertEquals(-8, Wrapping.price(-4)); }\n\
                @Test public void less() { assertEquals(-4, Wrapping.price(-2)); }\n}\n";
    let mut workspace = Workspace::with(|folder| {
        let sources = folder.join("src/main/java/shop");
        std::fs::write(sources.join("Rates.java"), rates).unwrap();
        std::fs::write(sources.join("Wrapping.java"), wrapping).unwrap();
        let tests = folder.join("src/test/java/shop/WrappingTest.java");
        std::fs::write(tests, test).unwrap();
    });
    let uri = workspace.uri("src/main/java/shop/Wrapping.java");
    workspace.server.open_as(&uri, wrapping);
    workspace.server.settle();
    let place = json!({ "line": 4, "character": 27 });
    let actions = workspace.server.request(
        "textDocument/codeAction",
        json!({ "textDocument": { "uri": uri }, "range": { "start": place, "end": place }, "context": { "diagnostics": [] } }),
    );
    let actions = actions.unwrap();
    let titles: Vec<&str> = actions
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|action| action["title"].as_str())
        .collect();
    assert_eq!(
        titles.first(),
        Some(&"Apply both: replace `n - 1` by `n + 1`, and replace `3` by `2` (4 of 4 tests pass)"),
        "{titles:?}"
    );
    let part = "Replace `n - 1` by `n + 1` (makes 2 of 4 failing tests pass, breaks none)";
    assert!(titles.contains(&part), "{titles:?}");
    let changes = &actions[0]["edit"]["changes"];
    assert_eq!(changes[&uri][0]["newText"], " + ");
    let other = workspace.uri("src/main/java/shop/Rates.java");
    assert_eq!(changes[&other][0]["newText"], "2");
}

#[test]
fn mending_the_fault_takes_the_suspects_away_and_undo_brings_them_back() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    workspace.server.open_as(&uri, SHIPPING);
    workspace.server.settle();
    let fault =
        json!({ "start": { "line": 7, "character": 45 }, "end": { "line": 7, "character": 49 } });
    let before: String = SHIPPING.lines().nth(7).unwrap().chars().skip(44).collect();
    assert_eq!(before, " - 3;");
    workspace
        .server
        .change_of(&uri, 2, json!({ "range": fault, "text": ";" }));
    workspace.server.settle();
    assert_eq!(workspace.server.diagnostics_of(&uri), Vec::<String>::new());
    assert_eq!(workspace.lenses(), ["3 tests pass", "1 test passes"]);
    let place =
        json!({ "start": { "line": 7, "character": 45 }, "end": { "line": 7, "character": 46 } });
    workspace
        .server
        .change_of(&uri, 3, json!({ "range": place, "text": " - 3;" }));
    workspace.server.settle();
    assert_eq!(workspace.server.diagnostics_of(&uri).len(), 1);
}

#[test]
fn tests_count_as_they_stand_in_the_editor_and_as_they_change_on_disk() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    workspace.server.open_as(&uri, SHIPPING);
    workspace.server.settle();
    let test = workspace.uri("src/test/java/shop/ShippingTest.java");
    workspace.server.open_as(&test, &TEST.replace("22", "19"));
    workspace.server.settle();
    assert_eq!(workspace.lenses(), ["3 tests pass", "1 test passes"]);
    workspace.server.notify(
        "textDocument/didClose",
        json!({ "textDocument": { "uri": test } }),
    );
    // Read from disk again after that.
    workspace
        .server
        .await_received_that("whydunit/status", |status| status["state"] == "busy");
    let path = workspace
        .folder
        .path()
        .join("src/test/java/shop/ShippingTest.java");
    std::fs::write(&path, TEST.replace("assertEquals(6", "assertEquals(7")).unwrap();
    workspace.server.notify(
        "workspace/didChangeWatchedFiles",
        json!({ "changes": [{ "uri": test, "type": 2 }] }),
    );
    let mut lenses = Vec::new();
    while lenses
        .get(1)
        .is_none_or(|lens: &String| !lens.starts_with("1 test, 1 failing"))
    {
        workspace.server.settle();
        lenses = workspace.lenses();
    }
    std::fs::remove_file(&path).unwrap();
    workspace.server.notify(
        "workspace/didChangeWatchedFiles",
        json!({ "changes": [{ "uri": test, "type": 3 }] }),
    );
    while !workspace.lenses().is_empty() {
        workspace.server.settle();
    }
}

#[test]
fn unreadable_files_of_the_workspace_are_told_once_and_hinder_nothing() {
    let mut workspace = Workspace::with(|folder| {
        std::fs::write(folder.join("src/main/java/shop/Latin.java"), b"// caf\xE9").unwrap();
    });
    let uri = workspace.source();
    workspace.server.open_as(&uri, SHIPPING);
    workspace.server.settle();
    assert_eq!(workspace.server.diagnostics_of(&uri).len(), 1);
    let logs = workspace.server.take_logs();
    assert_eq!(logs.len(), 1, "{logs:?}");
    assert!(logs[0].ends_with("Latin.java: the file is not encoded in UTF-8 (first at line 1)"));
    let status = workspace
        .server
        .await_received_that("whydunit/status", |status| status["health"] == "warning");
    assert!(
        status["message"].as_str().unwrap().contains("Latin.java"),
        "{status}"
    );
}

#[test]
fn the_model_of_a_method_can_be_asked_for() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    workspace.server.open_as(&uri, SHIPPING);
    workspace.server.settle();
    let arguments = json!([uri, "shop.Shipping.cost(int,boolean)"]);
    let page = workspace
        .server
        .command("whydunit.model", arguments)
        .unwrap();
    assert!(
        page["text"].as_str().unwrap().contains("Code constraints"),
        "{page}"
    );
}

#[test]
fn half_typed_java_spoils_its_own_method_only() {
    let mut workspace = Workspace::new();
    let uri = workspace.source();
    workspace.server.open_as(&uri, SHIPPING);
    workspace.server.settle();
    let place =
        json!({ "start": { "line": 11, "character": 30 }, "end": { "line": 11, "character": 30 } });
    workspace
        .server
        .change_of(&uri, 2, json!({ "range": place, "text": "if (x" }));
    workspace.server.settle();
    let diagnostics = workspace.server.diagnostics_of(&uri);
    assert!(diagnostics[0].contains("suspect"), "{diagnostics:?}");
}

#[test]
fn workspace_folders_come_and_go() {
    let tests = TempDir::new("lsp-tests").unwrap();
    tests
        .write(
            "ATest.java",
            "class ATest extends junit.framework.TestCase {
        public void testOne() { assertEquals(2, A.f(1)); } }",
        )
        .unwrap();
    let root = server::documents::uri::uri_of(&tests.path().display().to_string());
    let sources = TempDir::new("lsp-sources").unwrap();
    sources.write("pom.xml", "").unwrap();
    let path = sources.write("A.java", "").unwrap();
    let uri = server::documents::uri::uri_of(&path.display().to_string());
    let mut server = TestServer::with(Setup {
        is_real: true,
        ..Setup::default()
    });
    server.open_as(&uri, "class A { static int f(int x) { return x + 2; } }");
    server.settle();
    assert_eq!(server.diagnostics_of(&uri), Vec::<String>::new());
    let folders = json!([{ "uri": root, "name": "tests" }]);
    server.notify(
        "workspace/didChangeWorkspaceFolders",
        json!({ "event": { "added": folders, "removed": [] } }),
    );
    server.settle();
    assert!(!server.diagnostics_of(&uri).is_empty());
    server.notify(
        "workspace/didChangeWorkspaceFolders",
        json!({ "event": { "added": [], "removed": folders } }),
    );
    server.settle();
    assert_eq!(server.diagnostics_of(&uri), Vec::<String>::new());
}

const SHOP: &str = "import org.acme.Widget;
class Shop {
    //@ ensures \\result == 20;
    static int price() { return new Widget().turn(2); }
}
";

const WIDGET: &str = "package org.acme;
public class Widget {
    public int turn(int n) { return 11 * n; }
}
";

#[test]
fn models_are_read_from_the_folder_of_the_settings_and_edits_of_them_count() {
    let folder = TempDir::new("lsp-models").unwrap();
    std::fs::create_dir_all(folder.path().join(".models/org")).unwrap();
    std::fs::write(folder.path().join("pom.xml"), "<project/>").unwrap();
    std::fs::write(folder.path().join("Shop.java"), SHOP).unwrap();
    std::fs::write(folder.path().join(".models/org/Widget.java"), WIDGET).unwrap();
    let uri = |file: &str| {
        server::documents::uri::uri_of(&folder.path().join(file).display().to_string())
    };
    let mut server = TestServer::with(Setup {
        folders: vec![uri("")],
        is_real: true,
        ..Setup::default()
    });
    let shop = uri("Shop.java");
    server.open_as(&shop, SHOP);
    server.settle();
    let before = server.diagnostics_of(&shop);
    assert!(
        before.len() == 1
            && before[0].contains("not-analysed")
            && before[0].contains("org.acme.Widget"),
        "{before:?}"
    );

    let settings = json!({ "settings": { "models": ".models", "deepDelay": 0 } });
    server.notify("workspace/didChangeConfiguration", settings);
    server.settle();
    let faulty = server.diagnostics_of(&shop);
    assert!(
        faulty.len() == 1 && faulty[0].contains("if this gave 20 instead of 22"),
        "{faulty:?}"
    );

    let model = uri(".models/org/Widget.java");
    server.open_as(&model, &WIDGET.replace("11 * n", "10 * n"));
    server.settle();
    assert_eq!(server.diagnostics_of(&shop), Vec::<String>::new());
    assert_eq!(server.diagnostics_of(&model), Vec::<String>::new());

    let broken = json!({ "text": WIDGET.replace("11 * n", "text") });
    server.change_of(&model, 2, broken);
    server.settle();
    assert_eq!(
        server.diagnostics_of(&model),
        ["2:36-2:40 warning model-error Cannot find symbol: variable text."]
    );
}

#[test]
fn a_folder_of_models_that_is_not_there_is_logged() {
    let mut workspace = Workspace::new();
    let settings = json!({ "settings": { "models": ["nowhere"] } });
    workspace
        .server
        .notify("workspace/didChangeConfiguration", settings);
    workspace.server.settle();
    let logs = workspace.server.take_logs();
    assert!(
        logs.iter()
            .any(|log| log.contains("whydunit.models: there is no folder nowhere")),
        "{logs:?}"
    );
}
