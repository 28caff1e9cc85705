//! Test cases in the editor, with the real search.

use crate::support::{Setup, TestServer};
use serde_json::{Value, json};
use test_support::TempDir;

const SHIPPING: &str = "package shop;

public class Shipping {
    static int cost(int weight, boolean express) {
        int cost = 5;
        if (weight > 10) {
            cost = 6;
            if (weight < 5) cost = 7;
        }
        return express ? 100 / (weight - 20) : cost;
    }
}
";

const METHOD: &str = "shop.Shipping.cost(int,boolean)";

struct Workspace {
    _folder: TempDir,
    uri: String,
    server: TestServer,
}

fn workspace(settings: Value, capabilities: Value) -> Workspace {
    let folder = TempDir::new("lsp-cases").unwrap();
    folder.write("pom.xml", "<project/>").unwrap();
    let path = folder
        .write("src/main/java/shop/Shipping.java", SHIPPING)
        .unwrap();
    let uri = server::documents::uri::uri_of(&path.display().to_string());
    let root = server::documents::uri::uri_of(&folder.path().display().to_string());
    let mut settings = settings;
    settings["deepDelay"] = json!(0);
    // The search ends by itself; the limit is for slow machines.
    settings["caseTimeLimit"] = json!(60);
    let mut server = TestServer::with(Setup {
        folders: vec![root],
        is_real: true,
        settings,
        capabilities,
        ..Setup::default()
    });
    server.open_as(&uri, SHIPPING);
    server.settle();
    Workspace {
        _folder: folder,
        uri,
        server,
    }
}

impl Workspace {
    fn lenses(&mut self) -> Vec<(String, String)> {
        let params = json!({ "textDocument": { "uri": self.uri } });
        let lenses = self
            .server
            .request("textDocument/codeLens", params)
            .unwrap();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let lenses = lenses.as_array().cloned().unwrap_or_default();
        lenses
            .iter()
            .map(|lens| {
                (
                    text(&lens["command"]["title"]),
                    text(&lens["command"]["command"]),
                )
            })
            .collect()
    }

    fn hover(&mut self, line: u32, character: u32) -> String {
        let params = json!({
            "textDocument": { "uri": self.uri },
            "position": { "line": line, "character": character },
        });
        let hover = self.server.request("textDocument/hover", params).unwrap();
        hover["contents"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    fn actions(&mut self, line: u32, character: u32) -> Vec<Value> {
        let place = json!({ "line": line, "character": character });
        self.server.actions(&self.uri, &place, &place)
    }
}

#[test]
fn a_lens_counts_the_cases() {
    let mut workspace = workspace(json!({}), json!({}));
    let lenses = workspace.lenses();
    assert_eq!(lenses.len(), 1, "{lenses:?}");
    let (title, command) = &lenses[0];
    assert!(
        title.contains("case") && title.ends_with("· branches 5/5"),
        "{title}"
    );
    assert_eq!(command, "whydunit.showCases");
}

#[test]
fn hovers_show_the_cases_and_what_is_never_reached() {
    let mut workspace = workspace(json!({}), json!({}));
    let table = workspace.hover(3, 17);
    assert!(
        table.contains("| inputs | result |") && table.contains("weight = "),
        "{table}"
    );
    let condition = workspace.hover(5, 14);
    assert!(
        condition.contains("`weight > 10` true: 1 case")
            || condition.contains("`weight > 10` true: 2 cases"),
        "{condition}"
    );
    let never = workspace.hover(7, 18);
    assert!(
        never.contains("`weight < 5` true: never reached: needs `weight > 10` and `weight < 5`"),
        "{never}"
    );
}

#[test]
fn an_uncaught_exception_is_a_hint_with_its_input() {
    let with = workspace(json!({}), json!({}));
    let uri = with.uri.clone();
    let found = with.server.diagnostics_of(&uri);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].contains("hint uncaught-exception Throws ArithmeticException: / by zero for weight = 20, express = true"),
        "{found:?}"
    );
    let without = workspace(json!({ "caseExceptions": false }), json!({}));
    let uri = without.uri.clone();
    assert_eq!(without.server.diagnostics_of(&uri), Vec::<String>::new());
}

#[test]
fn cases_become_a_test_file_that_the_user_confirms() {
    let capabilities = json!({ "workspace": { "workspaceEdit": {
        "documentChanges": true, "resourceOperations": ["create"],
        "changeAnnotationSupport": {},
    } } });
    let mut workspace = workspace(json!({}), capabilities);
    let actions = workspace.actions(5, 14);
    let titled = |title: &str| {
        let found = actions.iter().find(|action| {
            action["title"]
                .as_str()
                .is_some_and(|text| text.starts_with(title))
        });
        found
            .cloned()
            .unwrap_or_else(|| panic!("no {title}: {actions:#?}"))
    };
    let all = titled("Generate JUnit tests for ‘cost’");
    assert_eq!(all["command"]["command"], "whydunit.generateTests");
    let one = titled("Keep this case as a test: weight = ");
    assert!(one["command"]["arguments"][2].is_string());
    let written = workspace
        .server
        .command("whydunit.writeTests", json!([workspace.uri, METHOD]))
        .unwrap();
    let text = written["text"].as_str().unwrap();
    assert!(
        text.contains("void cost_") && text.contains("assertThrows(ArithmeticException.class"),
        "{text}"
    );
    assert!(
        written["uri"]
            .as_str()
            .unwrap()
            .ends_with("src/test/java/shop/ShippingCasesTest.java")
    );
    let edit = workspace.server.await_received("workspace/applyEdit");
    let changes = &edit["edit"]["documentChanges"];
    assert_eq!(changes[0]["kind"], "create");
    assert_eq!(changes[1]["edits"][0]["newText"], written["text"]);
    assert_eq!(
        edit["edit"]["changeAnnotations"]["tests"]["needsConfirmation"],
        true
    );
    let kept = workspace
        .server
        .command("whydunit.writeTests", one["command"]["arguments"].clone())
        .unwrap();
    assert_eq!(kept["text"].as_str().unwrap().matches("@Test").count(), 1);
}

#[test]
fn pictures_only_for_clients_that_ask() {
    let source = "class Node { int value; Node next;
    static int first(Node node) { return node == null ? 0 : node.value; } }";
    for (pictures, expected) in [(true, true), (false, false)] {
        let mut workspace = workspace(json!({ "pictures": pictures }), json!({}));
        let uri = workspace.uri.replace("Shipping", "Node");
        workspace.server.open_as(&uri, source);
        workspace.server.settle();
        let page = workspace
            .server
            .command("whydunit.cases", json!([uri, "Node.first(Node)"]))
            .unwrap();
        let markdown = page["markdown"].as_str().unwrap();
        assert_eq!(
            markdown.contains("data:image/svg+xml;base64,"),
            expected,
            "{markdown}"
        );
        assert!(
            page["text"].as_str().unwrap().contains("┌─ #1 Node"),
            "{page}"
        );
    }
}

#[test]
fn without_cases_there_are_none() {
    let mut workspace = workspace(json!({ "cases": false }), json!({}));
    assert_eq!(workspace.lenses(), []);
    assert_eq!(workspace.hover(5, 14), "");
    let refused = workspace
        .server
        .command("whydunit.cases", json!([workspace.uri, METHOD]))
        .unwrap_err();
    assert!(
        refused["message"]
            .as_str()
            .unwrap()
            .contains("whydunit.cases"),
        "{refused}"
    );
}

/// The values of chosen cases: line, text, inputs of the case.
fn inlays(workspace: &mut Workspace) -> Vec<(u64, String, String)> {
    let params = json!({
        "textDocument": { "uri": workspace.uri },
        "range": {
            "start": { "line": 0, "character": 0 },
            "end": { "line": 20, "character": 0 },
        },
    });
    let hints = workspace
        .server
        .request("textDocument/inlayHint", params)
        .unwrap();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let hints = hints.as_array().cloned().unwrap_or_default();
    hints
        .iter()
        .map(|hint| {
            (
                hint["position"]["line"].as_u64().unwrap_or_default(),
                text(&hint["label"]),
                text(&hint["tooltip"]),
            )
        })
        .collect()
}

#[test]
fn a_chosen_case_shows_its_values_along_the_method() {
    let mut workspace = workspace(json!({}), json!({}));
    assert_eq!(inlays(&mut workspace), []);
    let arguments = json!([workspace.uri, METHOD]);
    let mut chosen = Vec::new();
    loop {
        let inputs = workspace
            .server
            .command("whydunit.nextCase", arguments.clone())
            .unwrap();
        let Some(inputs) = inputs.as_str().map(str::to_owned) else {
            break;
        };
        let shown = inlays(&mut workspace);
        assert!(
            shown.iter().all(|(_, _, case)| *case == inputs),
            "{inputs}: {shown:?}"
        );
        let at = |line: u64| {
            let found = shown.iter().find(|(shown, _, _)| *shown == line);
            found.map(|(_, text, _)| text.clone())
        };
        let weight: i64 = inputs
            .strip_prefix("weight = ")
            .and_then(|rest| rest.split(',').next())
            .and_then(|number| number.parse().ok())
            .unwrap();
        assert_eq!(at(4), Some("cost = 5".to_owned()), "{inputs}: {shown:?}");
        assert_eq!(
            at(6),
            (weight > 10).then(|| "cost = 6".to_owned()),
            "{inputs}: {shown:?}"
        );
        chosen.push(inputs);
    }
    // All cases have had their turn, and now none is shown.
    assert!(chosen.len() >= 2, "{chosen:?}");
    assert_eq!(inlays(&mut workspace), []);
}

#[test]
fn the_setting_shows_the_first_case_of_each_method() {
    let mut workspace = workspace(json!({ "caseValues": true }), json!({}));
    let shown = inlays(&mut workspace);
    assert!(
        shown
            .iter()
            .any(|(line, text, _)| *line == 4 && text == "cost = 5"),
        "{shown:?}"
    );
}
