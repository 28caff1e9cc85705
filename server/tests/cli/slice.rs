//! `whydunit slice` and `whydunit eval-slicer`.

use crate::support::Folder;
use serde_json::Value;

const MAIN: &str = "class Main {
    public static void main(String[] args) {
        int a = 1;
        int b = 2;
        b = b + 1;
        System.out.println(a);
        System.out.println(b);
    }
}
";

#[test]
fn a_slice_as_java_alone_compiles() {
    let ran =
        Folder::new(&[("Main.java", MAIN)]).run(&["slice", "--format", "java", "Main.java:6:28"]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let expected = "class Main {
    public static void main(String[] args) {
        int a = 1;
        System.out.println(a);
    }
}
";
    assert_eq!(ran.stdout, expected);
}

#[test]
fn a_slice_as_json_has_all_that_is_documented() {
    let folder = Folder::new(&[("Main.java", MAIN)]);
    let ran = folder.run(&["slice", "--format", "json", "Main.java:7:28"]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(document["schema"], "whydunit.slice/1");
    assert_eq!(document["criterion"]["text"], "b");
    assert_eq!(document["verdict"], "minimal");
    assert_eq!(document["reason"], Value::Null);
    assert_eq!(document["lines"], serde_json::json!([1, 2, 4, 5, 7]));
    assert_eq!(document["tests"], 1);
    assert_eq!(document["coverage"]["branch"], 1.0);
    let keys: Vec<&String> = document.as_object().unwrap().keys().collect();
    let documented = [
        "schema",
        "file",
        "criterion",
        "kind",
        "verdict",
        "reason",
        "lines",
        "nodes",
        "tests",
        "coverage",
        "generators",
        "oracleCalls",
        "java",
        "phases",
        "elapsed_ms",
    ];
    assert_eq!(keys, documented);
}

#[test]
fn what_is_no_criterion_is_told_with_its_place() {
    let folder = Folder::new(&[
        ("Main.java", MAIN),
        ("Broken.java", "class Broken { int x = ; }"),
    ]);
    for (criterion, said) in [
        ("Main.java:99:1", "has no line 99, column 1"),
        (
            "Main.java:8:5",
            "Main.java:8:5: there is no expression at this place",
        ),
        ("Main.java", "is no criterion"),
        ("Main.java#nothing", "has no method `nothing`"),
        ("Main.java#main", "main returns no value"),
        ("Broken.java:1:24", "error in line 1"),
    ] {
        let ran = folder.run(&["slice", criterion]);
        assert_eq!(ran.code, 2, "{criterion}: {}", ran.stdout);
        assert!(ran.stderr.contains(said), "{criterion}: {}", ran.stderr);
    }
}

#[test]
fn slicers_are_measured_against_minimal_slices() {
    let program = MAIN.replace("println(a)", "println(/*1*/ a)");
    let slice = "class Main {
    public static void main(String[] args) {
        int a = 1;
        System.out.println(/*1*/ a);
    }
}
";
    let folder = Folder::new(&[("suite/Main.java", &program), ("suite/Main.1.slice", slice)]);
    let arguments = [
        "eval-slicer",
        "--suite",
        "suite",
        "--slicer",
        "builtin:minimal",
        "--against",
        "echo 1 2 3 4 5 6 7",
        "--format",
        "json",
        "--history",
        "history.json",
    ];
    let ran = folder.run(&arguments);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| {
        panic!("{} {}", ran.stdout, ran.stderr);
    });
    let slicers = document["slicers"].as_array().unwrap();
    assert_eq!(slicers[0]["nodes"]["recall"], 1.0);
    assert_eq!(slicers[0]["nodes"]["precision"], 1.0);
    assert_eq!(slicers[1]["name"], "echo 1 2 3 4 5 6 7");
    assert!(folder.read("history.json").contains("builtin:minimal"));
}
