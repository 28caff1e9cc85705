//! `whydunit tests`: tables, documents, pictures and test files.

use crate::support::Folder;
use serde_json::{Value, json};

const FILES: [(&str, &str); 2] = [
    ("pom.xml", "<project/>"),
    (
        "src/main/java/shop/Shipping.java",
        "package shop;

public class Shipping {
    static int cost(int weight, boolean express) {
        if (weight < 0) throw new IllegalArgumentException(\"weight\");
        return express ? weight * 2 : weight;
    }

    //@ requires x > 0;
    //@ ensures \\result > x;
    static int more(int x) { return x * 2; }

    static Shipping parent(Shipping child) { return child == null ? null : child.up; }

    Shipping up;
}
",
    ),
];

const SOURCE: &str = "src/main/java/shop/Shipping.java";

#[test]
fn json_has_the_documented_fields() {
    let folder = Folder::new(&FILES);
    let ran = folder.run(&["tests", &format!("{SOURCE}#cost"), "--format", "json"]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(document["schema"], "whydunit.tests/1");
    let method = &document["methods"][0];
    assert_eq!(method["file"], SOURCE);
    assert_eq!(method["method"], "shop.Shipping.cost(int,boolean)");
    assert_eq!(method["line"], 4);
    assert_eq!(
        (&method["status"], &method["reason"]),
        (&json!("ok"), &Value::Null)
    );
    assert_eq!(method["criterion"], "branch");
    assert_eq!(
        method["coverage"],
        json!({ "achieved": 4, "goals": 4, "infeasible": 0, "unknown": 0 })
    );
    let cases = method["cases"].as_array().unwrap();
    let thrown = cases
        .iter()
        .find(|case| case["outcome"] == "throws")
        .unwrap();
    assert_eq!(
        thrown["exception"],
        "java.lang.IllegalArgumentException: weight"
    );
    assert_eq!(thrown["covers"], json!(["L5:true"]));
    for key in [
        "name",
        "inputs",
        "outcome",
        "result",
        "exception",
        "path",
        "covers",
        "violates",
    ] {
        assert!(thrown.get(key).is_some(), "{key}");
    }
}

#[test]
fn a_broken_contract_is_a_finding() {
    let folder = Folder::new(&FILES);
    let ran = folder.run(&["tests", &format!("{SOURCE}#more")]);
    assert_eq!(ran.code, 1, "{}", ran.stdout);
    assert!(ran.stdout.contains("breaks"), "{}", ran.stdout);
}

#[test]
fn tests_and_pictures_are_written_and_written_again_alike() {
    let folder = Folder::new(&FILES);
    let target = format!("{SOURCE}#cost");
    let write = |target: &str, format: &str, out: &str| {
        let ran = folder.run(&["tests", target, "--format", format, "--out", out]);
        assert!(ran.code < 2, "{}", ran.stderr);
    };
    write(&target, "junit5", "tests");
    let file = "tests/shop/ShippingCasesTest.java";
    let first = folder.read(file);
    assert!(first.contains("import org.junit.jupiter.api.Test;") && first.contains("cost_"));
    write(&target, "junit5", "tests");
    assert_eq!(first, folder.read(file));
    write(SOURCE, "junit5", "tests");
    let all = folder.read(file);
    assert!(all.contains("parent_") && all.contains("// End of the cases of Shipping.cost"));
    write(&target, "junit4", "old");
    assert!(
        folder
            .read("old/shop/ShippingCasesTest.java")
            .contains("public void cost_")
    );
    for format in ["svg", "dot"] {
        let ran = folder.run(&[
            "tests",
            &format!("{SOURCE}#parent"),
            "--format",
            format,
            "--out",
            format,
        ]);
        assert!(ran.code < 2, "{}", ran.stderr);
    }
}

#[test]
fn what_can_not_be_asked_for_is_said() {
    let folder = Folder::new(&FILES);
    let refused = |arguments: &[&str], part: &str| {
        let ran = folder.run(arguments);
        assert_eq!(ran.code, 2);
        assert!(ran.stderr.contains(part), "{}", ran.stderr);
    };
    refused(&["tests", "None.java"], "no such file");
    refused(&["tests", &format!("{SOURCE}#none")], "no method `none`");
    refused(&["tests", SOURCE, "--criterion", "all"], "paths:K");
    refused(&["tests", SOURCE, "--budget", "0"], "between 0 and 3600");
}

/// Cases of a wrong method would be tests of wrong values.
#[test]
fn a_wrong_method_is_told_of() {
    let mut files = FILES.to_vec();
    files.push((
        "src/test/java/shop/ShippingTest.java",
        "package shop;
import org.junit.jupiter.api.Test;
import static org.junit.jupiter.api.Assertions.*;
class ShippingTest {
    @Test void light() { assertEquals(3, Shipping.cost(3, false)); }
    @Test void heavy() { assertEquals(7, Shipping.cost(3, true)); }
}
",
    ));
    let folder = Folder::new(&files);
    let wanted = "1 of its 2 tests fails (`ShippingTest.heavy`)";
    let target = format!("{SOURCE}#cost");
    let told = |arguments: &[&str]| folder.run(&[&["tests"], arguments].concat());
    let document: Value =
        serde_json::from_str(&told(&[&target, "--format", "json"]).stdout).unwrap();
    let warning = document["methods"][0]["warning"].as_str().unwrap();
    assert!(warning.contains(wanted), "{warning}");
    let ran = told(&[&target, "--format", "junit5"]);
    assert!(ran.stderr.contains(wanted), "{}", ran.stderr);
    assert!(
        ran.stdout.contains("// Careful: ") && ran.stdout.contains(wanted),
        "{}",
        ran.stdout
    );
    let ran = told(&[&format!("{SOURCE}#more"), "--format", "junit5"]);
    let broken = "it breaks its contract (`ensures \\result > x;`)";
    assert!(ran.stdout.contains(broken), "{}", ran.stdout);
    let ran = told(&[&format!("{SOURCE}#parent"), "--format", "junit5"]);
    assert!(!ran.stdout.contains("Careful"), "{}", ran.stdout);
    assert!(told(&[&target]).stdout.contains("1 of its 2 tests fails"));
}

#[test]
fn a_broken_member_is_named_and_the_others_have_cases() {
    let source = "class Broken { int 3x;
    static int g(int x) { if (x > 2) return 1; return 0; } }
";
    let folder = Folder::new(&[("pom.xml", "<project/>"), ("Broken.java", source)]);
    let ran = folder.run(&["tests", "Broken.java", "--format", "json"]);
    assert_eq!(ran.code, 1, "{}", ran.stderr);
    assert!(
        ran.stderr.contains("Broken.java: line 1: "),
        "{}",
        ran.stderr
    );
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(document["files"][0]["file"], "Broken.java");
    let problem = document["files"][0]["problem"].as_str().unwrap();
    assert!(problem.starts_with("line 1: "), "{problem}");
    assert_eq!(document["methods"][0]["method"], "Broken.g(int)");
}

/// A member whose head is broken has no body, and all the same it is told, and what is around it goes on.
#[test]
fn broken_members_are_told() {
    let source = "class Half {
    static int fine(int a) { return a > 1 ? 1 : 2; }
    int head( {
        return 1;
    }
    int nobody(int a);
    int field = ;
    int last(int a) { return a > 2 ? 1 : 0; }
    public static void main(String[] args) { System.out.println(fine(2)); }
}
";
    let folder = Folder::new(&[("Half.java", source)]);
    let ran = folder.run(&["tests", "Half.java", "--format", "json"]);
    assert_eq!(ran.code, 1, "{}", ran.stderr);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    let methods: Vec<(&str, &str, &str)> = document["methods"]
        .as_array()
        .unwrap()
        .iter()
        .map(|method| {
            let text = |key: &str| method[key].as_str().unwrap_or("");
            (text("method"), text("status"), text("reason"))
        })
        .collect();
    assert_eq!(
        methods,
        [
            ("Half.fine(int)", "ok", ""),
            ("Half.head()", "failed", "expected a type, found `{`"),
            (
                "Half.nobody(int)",
                "failed",
                "missing method body, or declare abstract"
            ),
            ("Half.last(int)", "ok", ""),
            ("Half.main(String[])", "ok", ""),
        ]
    );
    assert_eq!(
        document["files"],
        json!([{ "file": "Half.java", "problem": "line 7: expected an expression, found `;`" }])
    );
    for command in [&["tests"][..], &["run"], &["support"], &["check"]] {
        let ran = folder.run(&[command, &["Half.java"]].concat());
        let told = ran.stdout + &ran.stderr;
        for what in [
            "found `{`",
            "missing method body",
            "line 7: expected an expression",
        ] {
            assert!(told.contains(what), "{command:?} {what}: {told}");
        }
    }
    assert_eq!(folder.run(&["run", "Half.java"]).stdout, "1\n");
    let ran = folder.run(&["slice", "Half.java#fine"]);
    let told = ran.stdout + &ran.stderr;
    assert!(told.contains("line 7: expected an expression"), "{told}");
}
