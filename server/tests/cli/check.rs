//! `whydunit check`: findings, formats, workspaces, and input that isn't as it should be.

use crate::support::{Folder, SHIPPING};
use serde_json::{Value, json};

const SOURCE: &str = "src/main/java/shop/Shipping.java";

#[test]
fn a_failing_method_is_reported_as_json() {
    let folder = Folder::new(&SHIPPING);
    let (code, document) = folder.check(&[SOURCE]);
    assert_eq!(code, 1);
    assert_eq!(document["schema"], "whydunit.check/1");
    assert_eq!(document["files"], json!([]));
    let methods = document["methods"].as_array().unwrap();
    assert_eq!(methods.len(), 1);
    let method = &methods[0];
    assert_eq!(method["file"], SOURCE);
    assert_eq!(method["method"], "shop.Shipping.cost(int,boolean)");
    assert_eq!(method["line"], 5);
    assert_eq!(method["status"], "failing");
    assert_eq!(method["reason"], Value::Null);
    assert_eq!(
        method["tests"],
        json!({ "found": 3, "run": 3, "passed": 2, "failed": 1, "skipped": 0 })
    );
    let suspects = method["suspects"].as_array().unwrap();
    let suspect = suspects
        .iter()
        .find(|suspect| suspect["line"] == 8 && suspect["confirmed"] == true)
        .unwrap_or_else(|| panic!("no suspect in line 8: {suspects:#?}"));
    assert_eq!(suspect["file"], SOURCE);
    assert_eq!(suspect["kind"], "change");
    assert_eq!(suspect["column"], 22);
    assert_eq!(suspect["endLine"], 8);
    assert_eq!(
        suspect["fix"]["title"],
        "replace `cost * 2 - 3` by `cost * 2`"
    );
    assert_eq!(suspect["fix"]["passed"], 3);
    assert_eq!(suspect["fix"]["total"], 3);
    assert_eq!(suspect["why"], "with a small edit here all 3 cases pass");
    assert_eq!(
        suspect["needed"],
        json!([{
            "case": "ShippingTest.expressHeavy", "occurrence": 1, "actual": "19", "needed": "22",
        }])
    );
    // The first three keys are always these, in this order.
    let keys: Vec<&String> = method.as_object().unwrap().keys().take(3).collect();
    assert_eq!(keys, ["file", "method", "line"]);
}

#[test]
fn the_same_report_whatever_the_number_of_jobs() {
    let folder = Folder::new(&SHIPPING);
    let one = folder.check(&["--jobs", "1", "."]);
    assert_eq!(one, folder.check(&["--jobs", "4", "."]));
    assert_eq!(one, folder.check(&["--jobs", "4", "src", SOURCE]));
}

#[test]
fn a_failing_method_is_shown_with_an_excerpt() {
    let folder = Folder::new(&SHIPPING);
    let ran = folder.run(&["check", "."]);
    assert_eq!(ran.code, 1);
    for part in [
        "warning[suspect]: if this gave ",
        " --> src/main/java/shop/Shipping.java:8:22",
        "8 |         if (express) cost = cost * 2 - 3;",
        "gives 19 in expressHeavy, would have to give 22",
        "failing: ShippingTest.expressHeavy (ShippingTest.java:9): expected 22 but was 19",
        "shop.Shipping.cost(int,boolean): 1 of 3 tests failing, ",
        "\n1 method analysed, 1 failing\n",
    ] {
        assert!(ran.stdout.contains(part), "no `{part}` in:\n{}", ran.stdout);
    }
    assert!(!ran.stdout.contains('\u{1b}'), "colours only on a terminal");
    assert_eq!(ran.stderr, "");
}

#[test]
fn parts_of_a_statement_are_told_where_no_edit_is_known() {
    let folder = Folder::new(&[
        (
            "Area.java",
            "class Area {\n    static int area(int x) {\n        int side = x * x;\n        return side + 100;\n    }\n}\n",
        ),
        (
            "AreaTest.java",
            "import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.Test;\nclass AreaTest {\n    @Test void three() { assertEquals(1000, Area.area(3)); }\n    @Test void four() { assertEquals(17, Area.area(4)); }\n}\n",
        ),
    ]);
    let ran = folder.run(&["check", "."]);
    let line = "= part: `side` gives 9 in three, would have to give 900";
    assert!(ran.stdout.contains(line), "{}", ran.stdout);
    let (_, document) = folder.check(&["."]);
    let suspects = document["methods"][0]["suspects"].as_array().unwrap();
    let parts = suspects
        .iter()
        .flat_map(|suspect| suspect["parts"].as_array().unwrap());
    let of_side: Vec<_> = parts.filter(|part| part["source"] == "side").collect();
    assert_eq!(
        of_side,
        [&json!({
            "line": 4, "column": 16, "endLine": 4, "endColumn": 20, "source": "side",
            "needed": [
                {"case": "AreaTest.three", "occurrence": 1, "actual": "9", "needed": "900"},
                {"case": "AreaTest.four", "occurrence": 1, "actual": "16", "needed": "-83"},
            ],
        })]
    );
}

#[test]
fn what_two_methods_say_of_the_same_place_is_shown_once() {
    let folder = Folder::new(&[
        (
            "Fees.java",
            "class Fees {\n    static int fee(int days) { return days < 1 ? 0 : rate(days); }\n    static int rate(int days) { return days - 2; }\n}\n",
        ),
        (
            "FeesTest.java",
            "import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.Test;\nclass FeesTest {\n    @Test void three() { assertEquals(5, Fees.fee(3)); }\n    @Test void none() { assertEquals(0, Fees.fee(0)); }\n}\n",
        ),
    ]);
    let ran = folder.run(&["check", "."]);
    assert!(ran.stdout.contains("2 failing"), "{}", ran.stdout);
    let fix = "replace `days - 2` by `days + 2`";
    assert_eq!(ran.stdout.matches(fix).count(), 1, "{}", ran.stdout);
}

#[test]
fn a_method_that_passes_exits_with_0() {
    let folder = Folder::new(&SHIPPING);
    let fixed = SHIPPING[1].1.replace("cost * 2 - 3", "cost * 2");
    folder.write(SOURCE, fixed.as_bytes());
    let ran = folder.run(&["check", SOURCE]);
    assert_eq!(
        (ran.code, ran.stdout.as_str()),
        (0, "1 method analysed, 0 failing\n")
    );
}

#[test]
fn tests_are_found_beside_the_source_without_any_project() {
    let folder = Folder::new(&[
        (
            "A.java",
            "class A { static int f(int x) { return x + 2; } }",
        ),
        (
            "ATest.java",
            "import org.junit.jupiter.api.Test;
            import static org.junit.jupiter.api.Assertions.*;
            class ATest { @Test void one() { assertEquals(2, A.f(1)); } }",
        ),
    ]);
    let (code, document) = folder.check(&["A.java"]);
    assert_eq!(code, 1);
    assert_eq!(document["methods"][0]["tests"]["failed"], 1);
    assert_eq!(
        document["methods"].as_array().unwrap().len(),
        1,
        "only of the file named"
    );
}

#[test]
fn the_workspace_can_be_given() {
    let folder = Folder::new(&[
        (
            "code/A.java",
            "class A { static int f(int x) { return x + 2; } }",
        ),
        (
            "checks/ATest.java",
            "class ATest extends junit.framework.TestCase {
                public void testOne() { assertEquals(2, A.f(1)); } }",
        ),
    ]);
    let (code, document) = folder.check(&["code/A.java"]);
    assert_eq!(
        (code, &document["methods"][0]["tests"]["found"]),
        (0, &json!(0))
    );
    let (code, document) = folder.check(&["--workspace", ".", "code/A.java"]);
    assert_eq!(
        (code, &document["methods"][0]["tests"]["found"]),
        (1, &json!(1))
    );
}

#[test]
fn files_that_are_no_text_are_told_and_the_others_analysed() {
    let folder = Folder::new(&SHIPPING);
    folder.write("src/main/java/shop/Binary.java", b"\xCA\xFE\0\0");
    folder.write(
        "src/main/java/shop/Latin.java",
        b"class Latin {} // caf\xE9",
    );
    folder.write("src/main/java/shop/Large.java", &vec![b' '; 5 << 20]);
    let ran = folder.run(&["check", SOURCE]);
    assert_eq!(ran.code, 1);
    assert_eq!(
        ran.stderr,
        "whydunit: src/main/java/shop/Binary.java: the file is binary
whydunit: src/main/java/shop/Large.java: the file is too large: 5.0 MB; files over 4 MB are not analysed
whydunit: src/main/java/shop/Latin.java: the file is not encoded in UTF-8 (first at line 1)
"
    );
    let (_, document) = folder.check(&[SOURCE]);
    assert_eq!(
        document["files"][0]["file"],
        "src/main/java/shop/Binary.java"
    );
    assert_eq!(document["files"][0]["problem"], "the file is binary");
    // A file that was named has to be readable.
    let (code, _) = folder.check(&["src/main/java/shop/Latin.java"]);
    assert_eq!(code, 2);
}

#[test]
fn half_typed_and_deeply_nested_files_break_nothing() {
    let folder = Folder::new(&SHIPPING);
    let nested = format!(
        "class Nested {{ static int f() {{ return {}1{}; }} }}",
        "(".repeat(10_000),
        ")".repeat(10_000)
    );
    folder.write("src/main/java/shop/Nested.java", nested.as_bytes());
    folder.write(
        "src/main/java/shop/Half.java",
        b"package shop; class Half { int f( { int g() { return 1",
    );
    folder.write(
        "src/test/java/shop/BrokenTest.java",
        b"package shop; class BrokenTest { @Test void x() { assertEq",
    );
    let (code, document) = folder.check(&["."]);
    assert_eq!(code, 1, "{document:#}");
    let statuses: Vec<(&str, &str)> = document["methods"]
        .as_array()
        .unwrap()
        .iter()
        .map(|method| {
            (
                method["method"].as_str().unwrap(),
                method["status"].as_str().unwrap(),
            )
        })
        .collect();
    assert!(
        statuses.contains(&("shop.Shipping.cost(int,boolean)", "failing")),
        "{statuses:?}"
    );
    assert!(
        !document.to_string().contains("analysis itself"),
        "{document:#}"
    );
}

#[test]
fn contracts_alone_are_enough_and_their_errors_are_findings() {
    let folder = Folder::new(&[(
        "Abs.java",
        "class Abs {
    //@ requires x > -100 && x < 100;
    //@ ensures \\result >= 0;
    static int abs(int x) { return x < 1 ? x : x; }

    //@ requires nonsense > 0;
    static int g(int x) { return x; }
}",
    )]);
    let (code, document) = folder.check(&["Abs.java"]);
    assert_eq!(code, 1);
    assert_eq!(document["methods"][0]["status"], "failing", "{document:#}");
    let note = &document["methods"][1]["notes"][0];
    assert_eq!(
        (&note["kind"], &note["place"]["line"]),
        (&json!("contract-error"), &json!(6))
    );
}

#[test]
fn a_contradictory_precondition_is_told() {
    let folder = Folder::new(&[(
        "A.java",
        "class A {
    //@ requires x > 0 && x < 0;
    //@ ensures \\result == x;
    static int f(int x) { return x; }
}",
    )]);
    let (_, document) = folder.check(&["A.java"]);
    let notes = document["methods"][0]["notes"].to_string();
    assert!(notes.contains("contradictory-precondition"), "{notes}");
    assert!(
        notes.contains("no input satisfies the precondition"),
        "{notes}"
    );
}

#[test]
fn a_method_that_does_not_end_fails_in_time() {
    let folder = Folder::new(&[
        (
            "A.java",
            "class A { static int f(int x) { while (x > 0) { x = x + 0; } return x; } }",
        ),
        (
            "ATest.java",
            "import org.junit.Test; import static org.junit.Assert.*;
            public class ATest { @Test public void ends() { assertEquals(0, A.f(3)); } }",
        ),
    ]);
    let (code, document) = folder.check(&["--time-limit", "5", "A.java"]);
    let status = &document["methods"][0]["status"];
    assert!(code == 1 || *status == "unknown", "{document:#}");
    assert_ne!(*status, "ok");
}

#[test]
fn wrong_usage_exits_with_2_and_says_why() {
    let folder = Folder::new(&[
        ("notes.txt", ""),
        ("empty/notes.txt", ""),
        ("A.java", "class A {}"),
    ]);
    for (arguments, message) in [
        (
            &["check", "missing.java"][..],
            "missing.java: there is no such file or folder",
        ),
        (&["check", "notes.txt"], "notes.txt: this is no Java file"),
        (
            &["check", "empty"],
            "empty: there is no Java file in this folder",
        ),
        (
            &["check", "--workspace", "nowhere", "A.java"],
            "nowhere: there is no such folder",
        ),
        (
            &["check", "--max-faults", "3", "A.java"],
            "3 is not in 1..=2",
        ),
        (
            &["check", "--time-limit", "0", "A.java"],
            "a number of seconds between 0 and 3600",
        ),
        (&["check", "--jobs", "0", "A.java"], "0 is not in 1.."),
        (&["check"], "<PATH>"),
        (&["model", "A.java"], "say which method: A.java#METHOD"),
        (&["model", "A.java#f"], "A.java has no method"),
        (&["nonsense"], "unrecognized subcommand"),
    ] {
        let ran = folder.run(arguments);
        assert_eq!(ran.code, 2, "{arguments:?}: {}", ran.stderr);
        assert!(
            ran.stderr.contains(message),
            "{arguments:?}: {}",
            ran.stderr
        );
    }
}

#[test]
fn a_path_that_does_not_exist_hinders_no_other() {
    let folder = Folder::new(&SHIPPING);
    let (code, document) = folder.check(&[SOURCE, "missing.java"]);
    assert_eq!(code, 2);
    assert_eq!(document["methods"].as_array().unwrap().len(), 1);
    assert_eq!(
        document["files"][0]["problem"],
        "there is no such file or folder"
    );
}

#[test]
fn the_model_of_the_failing_case_is_printed() {
    let folder = Folder::new(&SHIPPING);
    let ran = folder.run(&["model", &format!("{SOURCE}#cost")]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    for part in [
        "Precondition constraints",
        "Code constraints",
        "Observable variables",
        "R1 == (",
    ] {
        assert!(ran.stdout.contains(part), "no `{part}` in:\n{}", ran.stdout);
    }
}

#[test]
fn the_source_of_a_class_library_does_not_take_the_models_place() {
    let folder = Folder::new(&SHIPPING);
    folder.write(
        "src/main/java/java/lang/String.java",
        b"package java.lang; public class String { public int length() { return 0; } }",
    );
    let (code, document) = folder.check(&["."]);
    assert_eq!(code, 1);
    assert_eq!(document["methods"].as_array().unwrap().len(), 1);
    assert_eq!(
        document["files"][0]["problem"],
        "it is in package java.lang, in which only the Java platform has classes"
    );
}

/// Two faults, each with a failing test of its own: no single place explains both.
const TWO_FAULTS: [(&str, &str); 2] = [
    (
        "A.java",
        "class A {
    static int f(int a, boolean twice) {
        int r = a + 1;
        if (twice) {
            r = a * 3;
        }
        return r;
    }
}
",
    ),
    (
        "ATest.java",
        "class ATest extends junit.framework.TestCase {
    public void testOnce() { assertEquals(5, A.f(5, false)); }
    public void testTwice() { assertEquals(10, A.f(5, true)); }
}
",
    ),
];

#[test]
fn two_faults_are_shown_as_pairs() {
    let folder = Folder::new(&TWO_FAULTS);
    let ran = folder.run(&["check", "--no-edits", "A.java"]);
    for part in [
        ", together with line 3, all tests would pass",
        "= together with: A.java:3: `int r = a + 1`, gives 6 in testOnce, would have to give 5",
        "2 of 2 tests failing, no single line explains it: 3 pairs",
    ] {
        assert!(ran.stdout.contains(part), "no `{part}` in:\n{}", ran.stdout);
    }
    let (_, document) = folder.check(&["--no-edits", "A.java"]);
    let method = &document["methods"][0];
    let suspects = method["suspects"].as_array().unwrap();
    for suspect in suspects {
        let others = suspect["togetherWith"].as_array().unwrap();
        assert_eq!(others.len(), 1, "{suspect:#}");
        assert_ne!(others[0], suspect["site"]);
    }
    for diagnosis in method["diagnoses"].as_array().unwrap() {
        assert_eq!(diagnosis["sites"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn a_contradiction_of_test_and_contract_is_told() {
    let folder = Folder::new(&[
        (
            "A.java",
            "class A {
    //@ ensures \\result == a + b;
    static int f(int a, int b) {
        int c = a + b;
        return c;
    }
}
",
        ),
        (
            "ATest.java",
            "class ATest extends junit.framework.TestCase {
    public void testSum() { assertEquals(12, A.f(3, 4)); }
}
",
        ),
    ]);
    let ran = folder.run(&["check", "A.java"]);
    let told = "warning[contradiction]: test and contract contradict each other: 'testSum' needs f(3, 4) to be 12, which this excludes";
    assert!(ran.stdout.contains(told), "{}", ran.stdout);
    assert!(ran.stdout.contains("--> A.java:2:"), "{}", ran.stdout);
    let (_, document) = folder.check(&["A.java"]);
    let notes = document["methods"][0]["notes"].to_string();
    assert!(notes.contains("\"kind\":\"contradiction\""), "{notes}");
}
