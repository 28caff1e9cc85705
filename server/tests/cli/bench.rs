//! `whydunit bench`: figures over manifests, and manifests that aren't as they should be.

use crate::support::Folder;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

/// Copies a folder of `test-fixtures/localization`.
fn fixture(name: &str) -> Folder {
    let from = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../test-fixtures/localization")
        .join(name);
    let folder = Folder::new(&[]);
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        folder.write(name, &std::fs::read(&path).unwrap());
    }
    folder
}

fn measure(folder: &Folder, arguments: &[&str]) -> (i32, Value) {
    let mut all = vec!["bench", "localization", "--format", "json"];
    all.extend(arguments);
    let ran = folder.run(&all);
    let document = serde_json::from_str(&ran.stdout)
        .unwrap_or_else(|error| panic!("{error}: {} {}", ran.stdout, ran.stderr));
    (ran.code, document)
}

#[test]
fn the_example_of_the_documentation_is_measured() {
    let folder = fixture("example");
    let (code, document) = measure(&folder, &["manifest.json"]);
    assert_eq!(code, 0, "{document:#}");
    assert_eq!(document["schema"], "whydunit.localization-result/1");
    let programs = document["programs"].as_array().unwrap();
    let names: Vec<&str> = programs
        .iter()
        .map(|program| program["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["shipping", "tally", "clamp"]);
    let shipping = &programs[0];
    assert_eq!(shipping["outcome"], "found");
    assert_eq!(shipping["rank"], 1);
    assert_eq!(shipping["statements"], 6);
    assert_eq!(
        (&shipping["failing_cases"], &shipping["passing_cases"]),
        (&json!(2), &json!(2))
    );
    let place = &shipping["suspects"][0];
    assert_eq!(
        (&place["line"], &place["is_fault"]),
        (&json!(8), &json!(true))
    );
    let summary = &document["summary"];
    assert_eq!(summary["programs"], 3);
    assert_eq!(summary["errors"], 0);
    assert_eq!(document["kinds"]["constant"]["top"]["1"], 1);
}

/// Mutants are only worth something if what they are made of is right.
#[test]
fn the_right_classes_pass_all_their_tests() {
    let (code, document) = fixture("right").check(&["."]);
    let methods = document["methods"].as_array().unwrap();
    for method in methods {
        assert_eq!(method["status"], "ok", "{method:#}");
        assert_eq!(method["tests"]["skipped"], 0, "{method:#}");
        assert_ne!(method["tests"]["passed"], 0, "{method:#}");
    }
    assert_eq!((code, methods.len()), (0, 125));
}

#[test]
fn figures_are_the_same_whatever_the_number_of_jobs() {
    let folder = fixture("example");
    // What is found within a time limit depends on how busy the machine is: here no limit is met.
    let without_times = |arguments: &[&str]| {
        let mut all = vec!["--time-limit", "600"];
        all.extend(arguments);
        let (_, mut document) = measure(&folder, &all);
        for program in document["programs"].as_array_mut().unwrap() {
            program["elapsed_ms"] = Value::Null;
        }
        document["programs"].clone()
    };
    assert_eq!(
        without_times(&["manifest.json"]),
        without_times(&["--jobs", "3", "manifest.json"])
    );
}

#[test]
fn the_table_has_a_line_for_each_program_and_the_figures() {
    let folder = fixture("example");
    let ran = folder.run(&["bench", "localization", "--only", "ship", "manifest.json"]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    for part in [
        "program   place  suspects",
        "\nshipping      1 ",
        "\nconstant: 1 program, top-1 1, top-3 1, top-5 1, top-10 1\n",
        "\n1 program, top-1 1, top-3 1, top-5 1, top-10 1, at any place 1, repaired 1\n",
        "0 over the time limit\n",
    ] {
        assert!(ran.stdout.contains(part), "no `{part}` in:\n{}", ran.stdout);
    }
    assert!(!ran.stdout.contains("tally"), "{}", ran.stdout);
}

/// A program that can't be measured is told and counted; the others are measured.
#[test]
fn what_cannot_be_measured_is_told_and_counted() {
    let folder = fixture("example");
    folder.write("Half.java", b"public class Half { int f( { int x = ; ");
    folder.write(
        "Right.java",
        b"public class Right { static int f() { return 1; } }",
    );
    folder.write("Binary.java", b"\xCA\xFE\0\0");
    let program = |name: &str, file: &str, more: &str| {
        format!(r#"{{"name": "{name}", "file": "{file}", "faulty": [1]{more}}}"#)
    };
    let programs = [
        program("missing", "Missing.java", ""),
        program("binary", "Binary.java", ""),
        program("half", "Half.java", ""),
        program("right", "Right.java", ""),
        program("method", "Right.java", r#", "methods": ["g"]"#),
        program("text", "notes.txt", ""),
        program("no tests", "Right.java", r#", "tests": ["nowhere"]"#),
        program(
            "shipping",
            "Shipping.java",
            r#", "tests": ["ShippingTest.java"]"#,
        ),
    ];
    let manifest = format!(
        r#"{{"schema": "whydunit.localization/1", "programs": [{}]}}"#,
        programs.join(",")
    );
    folder.write("manifest.json", manifest.as_bytes());
    let (code, document) = measure(&folder, &["manifest.json"]);
    assert_eq!(code, 1);
    let outcomes: Vec<(&str, &str)> = document["programs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|program| {
            (
                program["outcome"].as_str().unwrap(),
                program["reason"].as_str().unwrap_or(""),
            )
        })
        .collect();
    let expected = [
        ("error", "Missing.java: there is no such file"),
        ("error", "Binary.java: the file is binary"),
        ("error", "Half"),
        ("nothing-fails", ""),
        ("error", "Right.java has no method `g`"),
        ("error", "notes.txt: this is no Java file"),
        ("error", "nowhere: this is no Java file"),
        ("missed", ""),
    ];
    assert_eq!(outcomes.len(), expected.len());
    for ((outcome, reason), (expected, part)) in outcomes.iter().zip(expected) {
        assert_eq!(*outcome, expected, "{reason}");
        assert!(reason.contains(part), "{reason}");
    }
    assert_eq!(document["summary"]["errors"], 6);
    assert_eq!(document["summary"]["nothing_fails"], 1);
}

#[test]
fn mutants_are_made_reproducibly_and_can_be_measured() {
    let folder = fixture("right");
    let make = |out: &str, seed: &str| {
        let ran = folder.run(&[
            "bench", "mutants", "--count", "9", "--seed", seed, "--out", out, ".",
        ]);
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        assert!(ran.stdout.starts_with("9 mutants: "), "{}", ran.stdout);
        folder.read(&format!("{out}/manifest.json"))
    };
    // Hidden, so that one doesn't become the sources of the next.
    let first = make(".first", "1");
    assert_eq!(first, make(".again", "1"));
    assert_ne!(first, make(".other", "2"));
    let manifest: Value = serde_json::from_str(&first).unwrap();
    let programs = manifest["programs"].as_array().unwrap();
    let kinds: BTreeSet<&str> = programs
        .iter()
        .map(|program| program["kind"].as_str().unwrap())
        .collect();
    assert_eq!(
        (programs.len(), kinds.len()),
        (9, 9),
        "each kind has its turn"
    );
    let (code, document) = measure(&folder, &["--only", "003", ".first/manifest.json"]);
    assert_eq!(code, 0, "{document:#}");
    assert_ne!(document["programs"][0]["failing_cases"], 0);
}

#[test]
fn mutants_need_passing_tests_and_an_empty_folder() {
    let folder = Folder::new(&[
        ("code/A.java", "class A { static int f() { return 1; } }"),
        ("full/notes.txt", ""),
        ("broken/A.java", "class A { int f( "),
        ("empty/notes.txt", ""),
    ]);
    for (from, out, message) in [
        (
            "code",
            "out",
            "code: no change of a method with passing tests",
        ),
        ("missing", "out", "missing: there is no such folder"),
        ("empty", "out", "empty: there is no Java file"),
        ("broken", "out", "A.java: expected"),
        ("code", "full", "full: the folder isn't empty"),
    ] {
        let ran = folder.run(&["bench", "mutants", "--out", out, from]);
        assert_eq!(ran.code, 2, "{}", ran.stdout);
        assert!(ran.stderr.contains(message), "{}", ran.stderr);
    }
}

#[test]
fn a_manifest_that_is_wrong_is_told_with_its_place() {
    let folder = Folder::new(&[
        ("broken.json", "{\n  \"schema\": "),
        ("other.json", r#"{"schema": "x/1", "programs": []}"#),
        (
            "no-lines.json",
            r#"{"schema": "whydunit.localization/1", "programs": [{"name": "a", "file": "A.java"}]}"#,
        ),
    ]);
    for (manifest, message) in [
        ("missing.json", "missing.json: the manifest can't be read"),
        ("broken.json", "line 2"),
        ("other.json", "other.json: the schema is `x/1`"),
        ("no-lines.json", "`a` has neither a faulty line"),
    ] {
        let ran = folder.run(&["bench", "localization", manifest]);
        assert_eq!(ran.code, 2);
        assert!(ran.stderr.contains(message), "{}", ran.stderr);
    }
}
