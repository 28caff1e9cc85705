//! Slices in the editor, with the real slicers.

use crate::support::{Setup, TestServer};
use serde_json::{Value, json};
use test_support::TempDir;

const SUMS: &str = "class Sums {
    static int count;
    static int sum(int n) {
        int sum = 0;
        int product = 1;
        for (int i = 0; i < n; i++) {
            sum += i;
            product *= i;
        }
        count = product;
        return sum;
    }
    public static void main(String[] args) {
        System.out.println(sum(5));
        System.out.println(count);
    }
}
";

struct Workspace {
    folder: TempDir,
    uri: String,
    server: TestServer,
}

fn workspace(text: &str) -> Workspace {
    with_settings(text, json!({}))
}

fn with_settings(text: &str, mut settings: Value) -> Workspace {
    let folder = TempDir::new("lsp-slices").unwrap();
    folder.write("pom.xml", "<project/>").unwrap();
    let path = folder.write("src/main/java/Sums.java", text).unwrap();
    let uri = server::documents::uri::uri_of(&path.display().to_string());
    let root = server::documents::uri::uri_of(&folder.path().display().to_string());
    settings["deepDelay"] = json!(0);
    // Slices end by themselves; the limit is for slow machines.
    if settings["sliceTimeLimit"].is_null() {
        settings["sliceTimeLimit"] = json!(60);
    }
    let mut server = TestServer::with(Setup {
        folders: vec![root],
        is_real: true,
        settings,
        ..Setup::default()
    });
    server.open_as(&uri, text);
    server.settle();
    Workspace {
        folder,
        uri,
        server,
    }
}

/// Line and character of the first occurrence of a part of a text, `skipped` characters on.
fn place(text: &str, part: &str, skipped: usize) -> Value {
    let at = text.find(part).unwrap() + skipped;
    let before = &text[..at];
    let line = before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap().encode_utf16().count();
    json!({ "line": line, "character": column })
}

fn lines_of<'a>(text: &'a str, ranges: &Value) -> Vec<&'a str> {
    let lines: Vec<&str> = text.lines().collect();
    let ranges = ranges.as_array().unwrap();
    let part = |range: &Value, line: usize| {
        let bound = |end: &str| {
            let number = |key: &str| range[end][key].as_u64().unwrap() as usize;
            (number("line"), number("character"))
        };
        let (start, end) = (bound("start"), bound("end"));
        let from = if line == start.0 { start.1 } else { 0 };
        let to = if line == end.0 {
            end.1
        } else {
            lines[line].len()
        };
        lines[line][from..to].trim()
    };
    let mut parts = Vec::new();
    for range in ranges {
        let number = |end: &str| range[end]["line"].as_u64().unwrap() as usize;
        for line in number("start")..=number("end") {
            parts.push(part(range, line));
        }
    }
    parts
}

impl Workspace {
    fn actions(&mut self, start: &Value, end: &Value) -> Vec<Value> {
        self.server.actions(&self.uri, start, end)
    }

    fn titles(&mut self, at: &Value) -> Vec<String> {
        let actions = self.actions(at, at);
        let titles = actions.iter().map(|it| it["title"].as_str().unwrap());
        let of_slices = |title: &&str| {
            ["slice", "influence", "leads", "whole file"]
                .iter()
                .any(|word| title.contains(word))
        };
        titles.filter(of_slices).map(str::to_owned).collect()
    }

    /// Does what an action at a place says.
    fn act(&mut self, at: &Value, title: &str) -> Result<Value, Value> {
        let actions = self.actions(at, at);
        let action = actions.iter().find(|it| it["title"] == title);
        let action = action.unwrap_or_else(|| panic!("no ‘{title}’ in {actions:#?}"));
        let command = action["command"]["command"].as_str().unwrap();
        self.server
            .command(command, action["command"]["arguments"].clone())
    }

    /// What was told last of the slice of the file.
    fn shown(&mut self) -> Value {
        self.server.settle();
        let told = self.server.received.iter().rev();
        let mut of_slices = told.filter(|(method, _)| method == "whydunit/slice");
        of_slices
            .next()
            .map(|(_, params)| params.clone())
            .unwrap_or_default()
    }

    fn hover(&mut self, at: &Value) -> String {
        let params = json!({ "textDocument": { "uri": self.uri }, "position": at });
        let hover = self.server.request("textDocument/hover", params).unwrap();
        hover["contents"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    fn lens(&mut self) -> Option<(String, Value)> {
        let params = json!({ "textDocument": { "uri": self.uri } });
        let lenses = self
            .server
            .request("textDocument/codeLens", params)
            .unwrap();
        let lenses = lenses.as_array().unwrap();
        let of_slices = |lens: &&Value| {
            lens["command"]["command"]
                .as_str()
                .unwrap()
                .ends_with("Slice")
        };
        let lens = lenses.iter().find(of_slices)?;
        let title = lens["command"]["title"].as_str().unwrap().to_owned();
        Some((title, lens["command"].clone()))
    }

    fn edit(&mut self, version: i32, at: &Value, text: &str) {
        let change = json!({ "range": { "start": at, "end": at }, "text": text });
        self.server.change_of(&self.uri, version, change);
    }
}

fn of_sum() -> Value {
    place(SUMS, "return sum", "return ".len())
}

const COMPUTE: &str = "Compute minimal slice of ‘sum’";

#[test]
fn what_is_not_in_a_slice_fades() {
    let mut workspace = workspace(SUMS);
    let answer = workspace.act(&of_sum(), COMPUTE).unwrap();
    assert_eq!(answer["verdict"], "minimal", "{answer}");
    let shown = workspace.shown();
    assert_eq!(shown["uri"], workspace.uri);
    assert_eq!(shown["version"], 1);
    let slice = &shown["slice"];
    assert_eq!(slice["state"], "finished");
    assert_eq!(slice["kind"], "static");
    assert_eq!(slice["verdict"], "minimal");
    assert_eq!(slice["title"], answer["title"]);
    let faded = lines_of(SUMS, &slice["faded"]);
    for part in [
        "static int count;",
        "int product = 1;",
        "product *= i;",
        "count = product;",
        "System.out.println(count);",
    ] {
        assert!(faded.contains(&part), "{part} in {faded:?}");
    }
    for part in ["int sum = 0;", "sum += i;", "return sum;"] {
        assert!(!faded.contains(&part), "{part} not in {faded:?}");
    }
    let lens = workspace.lens().unwrap();
    assert_eq!(lens.0, answer["title"].as_str().unwrap());
    assert_eq!(lens.1["command"], "whydunit.clearSlice");
    assert!(
        lens.0.starts_with("slice of ‘sum’: ") && lens.0.ends_with(" · minimal"),
        "{}",
        lens.0
    );
}

#[test]
fn hovers_say_why_a_line_is_in_or_out() {
    let mut workspace = workspace(SUMS);
    workspace.act(&of_sum(), COMPUTE).unwrap();
    let out = workspace.hover(&place(SUMS, "product *= i", 2));
    assert!(out.contains("Out: "), "{out}");
    let inside = workspace.hover(&place(SUMS, "sum += i", 1));
    assert!(
        inside.contains("In: without it the 1st value of "),
        "{inside}"
    );
    assert!(inside.contains("line 7 → line 11"), "{inside}");
    let nothing = workspace.hover(&place(SUMS, "public static void main", 0));
    assert!(!nothing.contains("Out: "), "{nothing}");
}

#[test]
fn the_slice_opens_as_java() {
    let mut workspace = workspace(SUMS);
    let refused = workspace
        .server
        .command("whydunit.sliceText", json!([workspace.uri]));
    assert!(
        refused.unwrap_err()["message"]
            .as_str()
            .unwrap()
            .contains("no slice")
    );
    workspace.act(&of_sum(), COMPUTE).unwrap();
    assert!(
        workspace
            .titles(&of_sum())
            .contains(&"Open slice as Java".to_owned())
    );
    let text = workspace
        .server
        .command("whydunit.sliceText", json!([workspace.uri]))
        .unwrap();
    assert_eq!(text["original"], SUMS);
    let java = text["java"].as_str().unwrap();
    assert!(
        java.contains("sum += i;") && !java.contains("product"),
        "{java}"
    );
    // A client that knows none of the client's commands gets it as a message.
    workspace.act(&of_sum(), "Open slice as Java").unwrap();
    let message = workspace.server.await_received("window/showMessage");
    assert!(
        message["message"].as_str().unwrap().contains("sum += i;"),
        "{message}"
    );
}

#[test]
fn clearing_shows_the_whole_file_again() {
    let mut workspace = workspace(SUMS);
    workspace.act(&of_sum(), COMPUTE).unwrap();
    workspace
        .act(&of_sum(), "Show the whole file again")
        .unwrap();
    assert_eq!(workspace.shown()["slice"], Value::Null);
    assert_eq!(
        workspace
            .hover(&place(SUMS, "product *= i", 2))
            .find("Out: "),
        None
    );
    assert!(
        workspace
            .lens()
            .is_none_or(|(title, _)| title == "slice of the return value")
    );
    let titles = workspace.titles(&of_sum());
    assert!(
        !titles.contains(&"Show the whole file again".to_owned()),
        "{titles:?}"
    );
}

#[test]
fn an_edit_of_the_code_outdates_the_slice_and_undoing_it_brings_it_back() {
    let mut workspace = workspace(SUMS);
    workspace.act(&of_sum(), COMPUTE).unwrap();
    let before = workspace.shown();
    let end = place(SUMS, "int product = 1", "int product = 1".len());
    workspace.edit(2, &end, "0");
    let outdated = workspace.shown();
    assert_eq!(outdated["slice"]["state"], "outdated");
    assert_eq!(outdated["slice"]["faded"], json!([]));
    assert_eq!(
        workspace
            .hover(&place(SUMS, "product *= i", 2))
            .find("Out: "),
        None
    );
    let (title, again) = workspace.lens().unwrap();
    assert_eq!(title, "slice of ‘sum’: outdated");
    let mut behind = end.clone();
    behind["character"] = json!(end["character"].as_u64().unwrap() + 1);
    let change = json!({ "range": { "start": end, "end": behind }, "text": "" });
    workspace.server.change_of(&workspace.uri, 3, change);
    assert_eq!(workspace.shown()["slice"], before["slice"]);
    // A click on the lens of an outdated slice makes it again.
    workspace.edit(4, &end, "2");
    assert_eq!(workspace.shown()["slice"]["state"], "outdated");
    assert_eq!(again["command"], "whydunit.computeSlice");
    workspace
        .server
        .command("whydunit.computeSlice", again["arguments"].clone())
        .unwrap();
    assert_eq!(workspace.shown()["slice"]["state"], "finished");
}

#[test]
fn layout_and_comments_move_a_slice() {
    let mut workspace = workspace(SUMS);
    workspace.act(&of_sum(), COMPUTE).unwrap();
    let before = workspace.shown();
    let first = &before["slice"]["faded"][0]["start"]["line"];
    workspace.edit(
        2,
        &json!({ "line": 0, "character": 0 }),
        "// one line more\n\n",
    );
    let moved = workspace.shown();
    assert_eq!(moved["slice"]["state"], "finished");
    assert_eq!(
        moved["slice"]["faded"][0]["start"]["line"],
        first.as_u64().unwrap() + 2
    );
    let mut below = place(SUMS, "sum += i", 1);
    below["line"] = json!(below["line"].as_u64().unwrap() + 2);
    let moved = workspace.hover(&below);
    assert!(moved.contains("In: without it"), "{moved}");
    assert!(moved.contains("line 9 → line 13"), "{moved}");
}

#[test]
fn an_edit_of_another_file_outdates_the_slice() {
    let mut workspace = workspace(SUMS);
    workspace.act(&of_sum(), COMPUTE).unwrap();
    let path = workspace.folder.path().join("src/main/java/Other.java");
    let other = server::documents::uri::uri_of(&path.display().to_string());
    workspace.server.open_as(&other, "class Other { }");
    assert_eq!(workspace.shown()["slice"]["state"], "outdated");
}

#[test]
fn actions_offer_the_kinds_of_slices() {
    let mut workspace = workspace(SUMS);
    assert_eq!(
        workspace.titles(&of_sum()),
        [
            COMPUTE,
            "Compute slice of ‘sum’ in one test",
            "What does ‘sum’ influence?",
        ]
    );
    assert_eq!(
        workspace.titles(&place(SUMS, "sum(int n)", 1)),
        [
            "Compute minimal slice of the return value of ‘sum’",
            "Compute slice of the return value of ‘sum’ in one test",
        ]
    );
    assert_eq!(
        workspace.titles(&place(SUMS, "count = product", 1)),
        [
            "Compute minimal slice of ‘count’",
            "Compute slice of ‘count’ in one test",
            "What does ‘count’ influence?",
            "Compute minimal slice of ‘count’ at the end of ‘sum’",
        ]
    );
    // With a slice shown, the way from its value to here.
    workspace
        .act(
            &place(SUMS, "product = 1", 2),
            "What does ‘product’ influence?",
        )
        .unwrap();
    let titles = workspace.titles(&place(SUMS, "count = product", 9));
    assert!(
        titles.contains(&"What leads from ‘product’ to ‘product’?".to_owned()),
        "{titles:?}"
    );
}

#[test]
fn each_kind_is_told_by_its_name() {
    let mut workspace = workspace(SUMS);
    let steps = [
        (
            place(SUMS, "product = 1", 2),
            "What does ‘product’ influence?",
            "forward",
            "what ‘product’ influences: ",
        ),
        (
            place(SUMS, "println(count)", 9),
            "What leads from ‘product’ to ‘count’?",
            "chop",
            "what leads from ‘product’ to ‘count’: ",
        ),
        (
            of_sum(),
            "Compute slice of ‘sum’ in one test",
            "dynamic",
            "slice of ‘sum’ in one test: ",
        ),
        (
            place(SUMS, "sum(int n)", 1),
            "Compute minimal slice of the return value of ‘sum’",
            "static",
            "slice of the return value: ",
        ),
        (
            place(SUMS, "count = product", 1),
            "Compute minimal slice of ‘count’ at the end of ‘sum’",
            "static",
            "slice of ‘count’ at the end: ",
        ),
    ];
    for (at, title, kind, begin) in steps {
        workspace.act(&at, title).unwrap();
        let shown = workspace.shown();
        assert_eq!(shown["slice"]["kind"], kind, "{title}: {shown}");
        let told = shown["slice"]["title"].as_str().unwrap();
        assert!(told.starts_with(begin), "{title}: {told}");
    }
}

#[test]
fn what_influences_nothing_fades_in_a_slice_that_looks_ahead() {
    let mut workspace = workspace(SUMS);
    let at = place(SUMS, "product = 1", 2);
    workspace
        .act(&at, "What does ‘product’ influence?")
        .unwrap();
    let shown = workspace.shown();
    let faded = lines_of(SUMS, &shown["slice"]["faded"]);
    assert!(
        faded.contains(&"sum += i;") && !faded.contains(&"count = product;"),
        "{faded:?}"
    );
    let inside = workspace.hover(&place(SUMS, "count = product", 1));
    assert!(
        inside.contains("In: ‘product’ may influence it."),
        "{inside}"
    );
    let out = workspace.hover(&place(SUMS, "sum += i", 1));
    assert!(out.contains("Out: ‘product’ never influences it."), "{out}");
}

#[test]
fn the_method_of_the_cursor_has_a_lens_that_slices_its_return_value() {
    let mut workspace = workspace(SUMS);
    assert!(workspace.lens().is_none());
    let viewport = json!({ "uri": workspace.uri, "cursor": of_sum() });
    workspace.server.notify("whydunit/viewport", viewport);
    let (title, command) = workspace.lens().unwrap();
    assert_eq!(title, "slice of the return value");
    let name = command["command"].as_str().unwrap();
    workspace
        .server
        .command(name, command["arguments"].clone())
        .unwrap();
    let (title, command) = workspace.lens().unwrap();
    assert!(title.starts_with("slice of the return value: "), "{title}");
    let name = command["command"].as_str().unwrap();
    workspace
        .server
        .command(name, command["arguments"].clone())
        .unwrap();
    assert_eq!(workspace.shown()["slice"], Value::Null);
}

#[test]
fn the_failing_tests_alone_make_a_slice() {
    let text = "class Sums {
    static int signum(int n) {
        if (n > 0) {
            return 1;
        }
        if (n == 0) {
            return 2;
        }
        return -1;
    }
}
";
    let mut workspace = workspace(text);
    let test = "class SumsTest extends junit.framework.TestCase {
    public void testZero() { assertEquals(0, Sums.signum(0)); }
    public void testOne() { assertEquals(1, Sums.signum(1)); }
}
";
    let path = workspace.folder.path().join("src/test/java/SumsTest.java");
    let uri = server::documents::uri::uri_of(&path.display().to_string());
    workspace.server.open_as(&uri, test);
    workspace.server.settle();
    let title = "Compute slice of the return value of ‘signum’ in the failing tests";
    workspace.act(&place(text, "signum", 1), title).unwrap();
    let shown = workspace.shown();
    assert_eq!(shown["slice"]["kind"], "simultaneous");
    let told = shown["slice"]["title"].as_str().unwrap();
    assert!(
        told.starts_with("slice of the return value in SumsTest.testZero: "),
        "{told}"
    );
    let faded = lines_of(text, &shown["slice"]["faded"]);
    assert!(
        faded.contains(&"return -1;") || faded.contains(&"-1"),
        "{faded:?}"
    );
    assert!(!faded.contains(&"return 2;"), "{faded:?}");
}

#[test]
fn a_class_and_its_test_are_sliced_in_two_files() {
    let mut workspace = workspace(SUMS);
    let test = "class SumsTest extends junit.framework.TestCase {
    public void testSum() {
        int noise = Sums.sum(1);
        assertEquals(3, Sums.sum(4));
    }
    public void testCount() { Sums.sum(2); assertEquals(0, Sums.count); }
}
";
    let path = workspace.folder.path().join("src/test/java/SumsTest.java");
    let uri = server::documents::uri::uri_of(&path.display().to_string());
    workspace.server.open_as(&uri, test);
    workspace.server.settle();
    let at = place(SUMS, "product = 1", 2);
    workspace
        .act(&at, "What does ‘product’ influence?")
        .unwrap();
    let shown = workspace.shown();
    assert_eq!(shown["slice"]["reason"], Value::Null);
    let faded = lines_of(SUMS, &shown["slice"]["faded"]);
    assert!(faded.contains(&"sum += i;"), "{faded:?}");
    // An assertion of a test is run by its test.
    let at = place(test, "assertEquals(3", 2);
    let query = json!({ "range": { "start": at, "end": at } });
    let answer = workspace
        .server
        .command("whydunit.slice", json!([uri, query]))
        .unwrap();
    assert_eq!(answer["verdict"], "minimal", "{answer}");
    let shown = workspace.shown();
    assert_eq!(shown["uri"], uri);
    let faded = lines_of(test, &shown["slice"]["faded"]);
    assert!(faded.iter().any(|line| line.contains("noise")), "{faded:?}");
    assert!(
        !faded.iter().any(|line| line.contains("assertEquals(3")),
        "{faded:?}"
    );
}

#[test]
fn clients_that_know_only_diagnostics_get_them_when_they_ask() {
    let mut workspace = with_settings(SUMS, json!({ "sliceDiagnostics": true }));
    workspace.act(&of_sum(), COMPUTE).unwrap();
    workspace.server.settle();
    let published = workspace.server.published[&workspace.uri].1.clone();
    let of_slice: Vec<&Value> = published
        .iter()
        .filter(|it| it["code"] == "outside-slice")
        .collect();
    assert!(!of_slice.is_empty());
    for diagnostic in of_slice {
        assert_eq!(diagnostic["tags"], json!([1]), "{diagnostic}");
        assert_eq!(diagnostic["severity"], 4, "{diagnostic}");
        assert_eq!(diagnostic["message"], "Not in the slice of ‘sum’.");
    }
    workspace
        .act(&of_sum(), "Show the whole file again")
        .unwrap();
    workspace.server.settle();
    let published = &workspace.server.published[&workspace.uri].1;
    assert!(
        published.iter().all(|it| it["code"] != "outside-slice"),
        "{published:?}"
    );
}

#[track_caller]
fn refused(text: &str, at: &Value, expected: &str) {
    let mut workspace = workspace(text);
    let query = json!({ "range": { "start": at, "end": at } });
    let arguments = json!([workspace.uri, query]);
    let refused = workspace
        .server
        .command("whydunit.slice", arguments)
        .unwrap_err();
    let message = refused["message"].as_str().unwrap();
    assert!(message.contains(expected), "{message}");
    assert_eq!(workspace.shown()["slice"], Value::Null);
}

#[test]
fn what_can_not_be_sliced_is_refused_with_place_and_reason() {
    let commented = SUMS.replace("sum += i;", "sum += i; // note");
    refused(
        &commented,
        &place(&commented, "// note", 4),
        "line 7: this is a comment",
    );
    refused(
        SUMS,
        &place(SUMS, "count;", 1),
        "line 2: a field has a value at the end",
    );
    let broken = SUMS.replace("int sum = 0;", "int sum = ;");
    refused(
        &broken,
        &of_sum(),
        "error in line 4: expected an expression",
    );
    let wrong = SUMS.replace("int sum = 0;", "int sum = true;");
    refused(&wrong, &of_sum(), "error in line 4");
}

#[test]
fn a_cursor_means_what_it_is_at() {
    let mut workspace = workspace(SUMS);
    let mut ask = |at: Value| {
        let query = json!({ "range": { "start": at, "end": at } });
        let answer = workspace
            .server
            .command("whydunit.slice", json!([workspace.uri, query]));
        answer.unwrap()["title"].as_str().unwrap().to_owned()
    };
    let title = ask(place(SUMS, "return sum;", "return sum".len()));
    assert!(title.starts_with("slice of ‘sum’: "), "{title}");
    let title = ask(place(SUMS, "sum(int", 1));
    assert!(title.starts_with("slice of the return value: "), "{title}");
    let title = ask(place(SUMS, "for (", 0));
    assert!(title.starts_with("slice of ‘i"), "{title}");
}

#[test]
fn malformed_queries_are_refused() {
    let mut workspace = workspace(SUMS);
    let uri = workspace.uri.clone();
    let mut ask = |arguments: Value| {
        let refused = workspace.server.command("whydunit.slice", arguments);
        refused.unwrap_err()["message"].as_str().unwrap().to_owned()
    };
    let range = json!({ "start": of_sum(), "end": of_sum() });
    assert!(ask(json!([uri])).contains("argument 2"));
    assert!(ask(json!([uri, { "range": range, "kind": "sideways" }])).contains("sideways"));
    assert!(ask(json!([uri, { "range": range, "kind": "chop" }])).contains("`to` is missing"));
    assert!(ask(json!([uri, { "range": range, "of": "field" }])).contains("`field` is missing"));
    assert!(
        ask(json!(["file:///nowhere/B.java", { "range": range }]))
            .contains("no file of the workspace")
    );
}

const ENDLESS: &str = "class Sums {
    static int f(int n) {
        int i = 0;
        while (true) {
            i = i + n;
        }
    }
}
";

#[test]
fn a_program_that_does_not_end_is_said_to_be_one() {
    let mut workspace = workspace(ENDLESS);
    let at = place(ENDLESS, "i = i + n", 4);
    let answer = workspace.act(&at, "Compute minimal slice of ‘i’").unwrap();
    let summary = answer["summary"].as_str().unwrap();
    assert!(summary.contains("tests don't end within"), "{summary}");
}
