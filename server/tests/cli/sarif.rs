//! `whydunit check --format sarif`: valid against the standard's schema, whatever is reported.

use crate::support::{Folder, SHIPPING};
use jsonschema::Validator;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::LazyLock;

static SCHEMA: LazyLock<Validator> = LazyLock::new(|| {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../test-fixtures/sarif/sarif-schema-2.1.0.json");
    let schema: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    jsonschema::validator_for(&schema).unwrap()
});

#[track_caller]
fn assert_valid(document: &Value) {
    let errors: Vec<String> = SCHEMA
        .iter_errors(document)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{errors:#?}\n{document:#}");
}

/// The document's run.
#[track_caller]
fn check(folder: &Folder, arguments: &[&str], code: i32) -> Value {
    let mut all = vec!["check", "--format", "sarif"];
    all.extend(arguments);
    let ran = folder.run(&all);
    assert_eq!(ran.code, code, "{}", ran.stderr);
    let mut document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_valid(&document);
    assert_eq!(document["version"], "2.1.0");
    assert_eq!(document["runs"].as_array().unwrap().len(), 1);
    document["runs"][0].take()
}

#[test]
fn a_suspect_has_its_place_its_reasons_and_the_failing_run() {
    let run = check(&Folder::new(&SHIPPING), &["."], 1);
    assert_eq!(run["columnKind"], "utf16CodeUnits");
    assert_eq!(run["invocations"][0]["executionSuccessful"], true);
    assert_eq!(run["invocations"][0]["exitCode"], 1);
    let result = &run["results"][0];
    assert_eq!(result["ruleId"], "suspect");
    let rule = result["ruleIndex"].as_u64().unwrap() as usize;
    assert_eq!(run["tool"]["driver"]["rules"][rule]["id"], "suspect");
    assert_eq!(
        (&result["level"], &result["rank"]),
        (&json!("warning"), &json!(100.0))
    );
    let message = result["message"]["text"].as_str().unwrap();
    assert!(message.contains("'expressHeavy' would pass"), "{message}");
    let place = &result["locations"][0];
    assert_eq!(
        place["physicalLocation"]["artifactLocation"],
        json!({ "uri": "src/main/java/shop/Shipping.java", "uriBaseId": "CURRENT_FOLDER" })
    );
    assert_eq!(place["physicalLocation"]["region"]["startLine"], 8);
    assert_eq!(place["physicalLocation"]["region"]["startColumn"], 22);
    assert_eq!(
        place["logicalLocations"][0]["fullyQualifiedName"],
        "shop.Shipping.cost(int,boolean)"
    );
    let base = run["originalUriBaseIds"]["CURRENT_FOLDER"]["uri"]
        .as_str()
        .unwrap();
    assert!(
        base.starts_with("file:///") && base.ends_with('/'),
        "{base}"
    );
    let related = result["relatedLocations"].to_string();
    assert!(
        related.contains("ShippingTest.expressHeavy: expected 22 but was 19"),
        "{related}"
    );
    let fix = &result["fixes"][0];
    let change = &fix["artifactChanges"][0];
    assert_eq!(
        change["artifactLocation"]["uri"],
        "src/main/java/shop/Shipping.java"
    );
    assert_eq!(change["replacements"][0]["deletedRegion"]["startLine"], 8);
    assert_eq!(
        change["replacements"][0]["insertedContent"]["text"],
        "cost * 2"
    );
    let description = fix["description"]["text"].as_str().unwrap();
    assert!(description.contains("(3 of 3 tests pass)"), "{description}");
    let flow = &result["codeFlows"][0];
    assert_eq!(flow["message"]["text"], "ShippingTest.expressHeavy");
    let steps: Vec<(u64, Option<&str>)> = flow["threadFlows"][0]["locations"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| {
            let location = &step["location"];
            (
                location["physicalLocation"]["region"]["startLine"]
                    .as_u64()
                    .unwrap(),
                location["message"]["text"].as_str(),
            )
        })
        .collect();
    assert_eq!(
        steps,
        [
            (9, None),
            (6, Some("cost = 5")),
            (7, Some("true")),
            (7, Some("cost = 11")),
            (8, Some("true")),
            (8, Some("gives 19, would have to give 22")),
            (9, Some("result = 19")),
            (9, Some("expected 22 but was 19")),
        ]
    );
}

#[test]
fn columns_count_utf_16_units_and_paths_are_encoded() {
    let folder = Folder::new(&[
        (
            "some code/Größe.java",
            "class Größe { static int f(int x) { /* 🧪 */ return x + 2; } }",
        ),
        (
            "some code/GrößeTest.java",
            "import org.junit.jupiter.api.Test;
            import static org.junit.jupiter.api.Assertions.*;
            class GrößeTest { @Test void one() { assertEquals(2, Größe.f(1)); } }",
        ),
    ]);
    let run = check(&folder, &["--max-faults", "1", "some code"], 1);
    let place = &run["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(
        place["artifactLocation"]["uri"],
        "some%20code/Gr%C3%B6%C3%9Fe.java"
    );
    let line = "class Größe { static int f(int x) { /* 🧪 */ return x + 2; } }";
    let start = place["region"]["startColumn"].as_u64().unwrap() as usize;
    let end = place["region"]["endColumn"].as_u64().unwrap() as usize;
    let units: Vec<u16> = line.encode_utf16().collect();
    let text = String::from_utf16(&units[start - 1..end - 1]).unwrap();
    assert!("return x + 2;".contains(&text), "{text}");
}

#[test]
fn files_outside_of_the_current_folder_have_whole_uris() {
    let folder = Folder::new(&SHIPPING);
    folder.write("elsewhere/notes.txt", b"");
    let ran = folder.run_in("elsewhere", &["check", "--format", "sarif", "../src"]);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_valid(&document);
    let place = &document["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    let uri = place["artifactLocation"]["uri"].as_str().unwrap();
    assert!(
        uri.starts_with("file:///") && uri.ends_with("/src/main/java/shop/Shipping.java"),
        "{uri}"
    );
    assert_eq!(place["artifactLocation"]["uriBaseId"], Value::Null);
}

#[test]
fn contracts_are_results_and_what_was_left_out_is_a_notification() {
    let folder = Folder::new(&[
        (
            "Contracts.java",
            "class Contracts {
    //@ requires nonsense > 0;
    static int error(int x) { return x; }

    // @ requires x > 0;
    static int broken(int x) { return x; }

    //@ requires x > 0 && x < 0;
    //@ ensures \\result == x;
    static int contradiction(int x) { return x; }

    static int half(int x) { return x + ; }
}
",
        ),
        ("Good.java", "class Good { static int f() { return 1; } }"),
    ]);
    folder.write("Binary.java", b"\xCA\xFE\0\0");
    let run = check(&folder, &["."], 1);
    let results: Vec<(&str, &str, u64)> = run["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|result| {
            (
                result["ruleId"].as_str().unwrap(),
                result["level"].as_str().unwrap(),
                result["locations"][0]["physicalLocation"]["region"]["startLine"]
                    .as_u64()
                    .unwrap(),
            )
        })
        .collect();
    assert_eq!(results.len(), 3, "{results:?}");
    assert_eq!(results[0], ("contract-error", "error", 2));
    assert_eq!(
        (results[1].0, results[1].1),
        ("broken-specification-comment", "warning")
    );
    assert_eq!(
        (results[2].0, results[2].1),
        ("contradictory-precondition", "warning")
    );
    let notifications = run["invocations"][0]["toolExecutionNotifications"]
        .as_array()
        .unwrap();
    let told: Vec<(&str, &str)> = notifications
        .iter()
        .map(|notification| {
            let location = &notification["locations"][0]["physicalLocation"];
            (
                notification["descriptor"]["id"].as_str().unwrap(),
                location["artifactLocation"]["uri"].as_str().unwrap(),
            )
        })
        .collect();
    assert!(
        told.contains(&("unreadable-file", "Binary.java")),
        "{told:?}"
    );
    assert!(
        told.contains(&("not-analysed", "Contracts.java")),
        "{told:?}"
    );
}

#[test]
fn a_failing_case_that_nothing_explains_is_a_result() {
    let folder = Folder::new(&[
        ("A.java", "class A { static void f() { } }"),
        (
            "ATest.java",
            "class ATest extends junit.framework.TestCase {
                public void testIt() { A.f(); assertEquals(1, 2); } }",
        ),
    ]);
    let run = check(&folder, &["A.java"], 1);
    let results = run["results"].as_array().unwrap();
    assert!(!results.is_empty());
    let related = results[0]["relatedLocations"].to_string();
    assert!(related.contains("ATest.java"), "{related}");
}

#[test]
fn nothing_to_report_is_a_document_too_and_trouble_is_told() {
    let folder = Folder::new(&[("Good.java", "class Good { static int f() { return 1; } }")]);
    let run = check(&folder, &["."], 0);
    assert_eq!(run["results"], json!([]));
    folder.write("Binary.java", b"\xCA\xFE\0\0");
    let run = check(&folder, &["Good.java", "Binary.java"], 2);
    assert_eq!(run["invocations"][0]["executionSuccessful"], false);
}

#[test]
fn a_run_of_many_steps_is_cut_to_its_end() {
    let folder = Folder::new(&[
        (
            "A.java",
            "class A { static int f(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += i;
    }
    return sum + 1;
} }",
        ),
        (
            "ATest.java",
            "class ATest extends junit.framework.TestCase {
                public void testIt() { assertEquals(499500, A.f(1000)); } }",
        ),
    ]);
    let run = check(&folder, &["--max-faults", "1", "A.java"], 1);
    let flow = &run["results"][0]["codeFlows"][0];
    let message = flow["message"]["text"].as_str().unwrap();
    assert!(message.contains("its last statements, after "), "{message}");
    let steps = flow["threadFlows"][0]["locations"].as_array().unwrap();
    assert_eq!(steps.len(), 1_001);
    // With what each gave, by name too.
    let state = &steps[steps.len() - 2]["state"];
    assert_eq!(state["result"]["text"], "499501");
    let flow = &run["results"][1]["codeFlows"][0]["threadFlows"][0];
    if let Some(others) = flow["locations"].as_array() {
        assert_eq!(others.len(), 101);
    }
    let last = &steps[steps.len() - 1]["location"]["message"]["text"];
    assert_eq!(last, "expected 499500 but was 499501");
}

#[test]
fn pairs_and_what_is_said_of_tests_are_valid_too() {
    let folder = Folder::new(&[
        (
            "A.java",
            "class A { static int last;
    //@ ensures \\result == a + 1;
    static int f(int a, boolean twice) {
        int r = a + 1;
        if (twice) { r = a * 3; }
        last = r;
        return r;
    } }",
        ),
        (
            "ATest.java",
            "class ATest extends junit.framework.TestCase {
    public void testOnce() { assertEquals(5, A.f(5, false)); }
    public void testTwice() { assertEquals(10, A.f(5, true)); } }",
        ),
    ]);
    let run = check(&folder, &["--no-edits", "A.java"], 1);
    let results = run["results"].as_array().unwrap();
    let rules: Vec<&str> = results
        .iter()
        .map(|result| result["ruleId"].as_str().unwrap())
        .collect();
    assert!(rules.contains(&"contradiction"), "{rules:?}");
    for result in results {
        let rule = result["ruleIndex"].as_u64().unwrap() as usize;
        assert_eq!(run["tool"]["driver"]["rules"][rule]["id"], result["ruleId"]);
    }
}

/// The validator would see a mistake.
#[test]
fn the_schema_is_really_applied() {
    let mistakes = [
        json!({ "version": "2.1.0" }),
        json!({ "version": "2.0.0", "runs": [] }),
        json!({ "version": "2.1.0", "runs": [{ "tool": {} }] }),
        json!({ "version": "2.1.0", "runs": [{
            "tool": { "driver": { "name": "x" } },
            "results": [{ "message": { "text": "x" }, "level": "information" }],
        }] }),
        json!({ "version": "2.1.0", "runs": [{
            "tool": { "driver": { "name": "x" } },
            "results": [{ "message": { "text": "x" }, "suspect": 1 }],
        }] }),
    ];
    for mistake in mistakes {
        assert!(!SCHEMA.is_valid(&mistake), "{mistake}");
    }
}
