//! `whydunit support`: what is modelled, and what of a workspace can be analysed.

use crate::support::Folder;
use expect_test::{Expect, expect};
use serde_json::{Value, json};

/// `support` with these arguments on these files: exit code, then what was printed.
#[track_caller]
fn check(files: &[(&str, &str)], arguments: &[&str], expected: Expect) {
    let mut all = vec!["support"];
    all.extend(arguments);
    let ran = Folder::new(files).run(&all);
    expected.assert_eq(&format!("{}\n{}{}", ran.code, ran.stdout, ran.stderr));
}

const ANALYSABLE: &str = "class Fine {
    int twice(int n) { return 2 * n; }
    int four() { return twice(2); }
}
";

const BLOCKED: &str = "import java.time.LocalDate;
import org.acme.Widget;
import org.acme.gadgets.*;

class Blocked {
    Object today() { return LocalDate.now(); }
    Object twice() { LocalDate.now(); return LocalDate.now(); }
    Object widget() { return Widget.make(3).turn(); }
    Object other() { new Widget(); return null; }
    Object gadget() { return Gadget.make(); }
    int wrong() { return \"text\"; }
    int fine() { return 1; }
    Object calls() { return today(); }
    Object callsWhatCalls() { return calls(); }
    native int outside();
    int callsOutside() { return outside(); }
    abstract static class Shape { abstract int area(); }
}
";

#[test]
fn everything_analysable_exits_with_0() {
    check(
        &[("Fine.java", ANALYSABLE)],
        &["."],
        expect![[r#"
            0
            2 methods in 1 file: 2 analysable (100 %), 0 blocked, 0 blocked by what they call
        "#]],
    );
}

#[test]
fn what_blocks_is_counted_most_frequent_first() {
    check(
        &[("Blocked.java", BLOCKED)],
        &["."],
        expect![[r#"
            1
            11 methods in 1 file: 1 analysable (9 %), 8 blocked, 2 blocked by what they call

            methods  callers   places  blocked by
                  2        2        2  not modelled: java.time.LocalDate.now
                  2        0        2  not found: org.acme.Widget
                  2        0        2  not supported: `native` method outside
                  1        0        1  not found: org.acme.gadgets.Gadget
                  1        0        1  error: incompatible types: String cannot be converted to int
        "#]],
    );
}

#[test]
fn missing_lists_all_with_their_places() {
    check(
        &[("Blocked.java", BLOCKED)],
        &["--missing", "Blocked.java"],
        expect![[r#"
            1
            11 methods in 1 file: 1 analysable (9 %), 8 blocked, 2 blocked by what they call

            methods  callers   places  blocked by
                  2        2        2  not modelled: java.time.LocalDate.now
                                       Blocked.java:6:29
                                       Blocked.java:7:22
                  2        0        2  not found: org.acme.Widget
                                       Blocked.java:8:30
                                       Blocked.java:9:22
                  2        0        2  not supported: `native` method outside
                                       Blocked.java:15:16
                                       Blocked.java:16:33
                  1        0        1  not found: org.acme.gadgets.Gadget
                                       Blocked.java:10:30
                  1        0        1  error: incompatible types: String cannot be converted to int
                                       Blocked.java:11:26
        "#]],
    );
}

/// A resource whose type is unknown because of what was told already blocks nothing of its own.
#[test]
fn resources_of_missing_classes_are_told_of_once() {
    check(
        &[(
            "Resources.java",
            "import org.acme.Door;
class Resources {
    int declared() throws Exception { try (Door door = Door.open()) { return 1; } }
    int inferred() throws Exception { try (var a = Door.open(); var b = a.next()) { return 2; } }
    int given(Door door) throws Exception { try (door) { return 3; } }
}
",
        )],
        &["."],
        expect![[r#"
            1
            3 methods in 1 file: 0 analysable (0 %), 3 blocked, 0 blocked by what they call

            methods  callers   places  blocked by
                  2        0        2  not found: org.acme.Door
                  1        0        1  not supported: a resource of unknown type
        "#]],
    );
}

#[test]
fn initialisers_and_local_classes_block_what_runs_them() {
    check(
        &[(
            "Start.java",
            "import java.time.LocalDate;
class Start {
    static Object day = LocalDate.now();
    static int one() { return 1; }
    static Runnable later() { return () -> LocalDate.now(); }
    static Runnable latest() { return new Runnable() { public void run() { LocalDate.now(); } }; }
}
class Other {
    int two() { return Start.one() + 1; }
    int three() { return 3; }
}
",
        )],
        &["--missing", "."],
        expect![[r#"
            1
            6 methods in 1 file: 1 analysable (16 %), 2 blocked, 3 blocked by what they call

            methods  callers   places  blocked by
                  2        3        3  not modelled: java.time.LocalDate.now
                                       Start.java:3:25
                                       Start.java:5:44
                                       Start.java:6:76
        "#]],
    );
}

#[test]
fn what_is_called_may_lie_outside_the_files_asked_about() {
    check(
        &[
            ("pom.xml", "<project/>"),
            (
                "a/A.java",
                "package a; public class A { int f() { return new b.B().g(); } }",
            ),
            (
                "b/B.java",
                "package b; public class B { public int g() { java.time.LocalDate.now(); return 1; } int h() { java.time.Year.now(); return 2; } }",
            ),
        ],
        &["--missing", "a"],
        expect![[r#"
            1
            1 method in 1 file: 0 analysable (0 %), 0 blocked, 1 blocked by what they call

            methods  callers   places  blocked by
                  0        1        1  not modelled: java.time.LocalDate
                                       b/B.java:1:46
        "#]],
    );
}

#[test]
fn the_survey_as_json() {
    let folder = Folder::new(&[("Blocked.java", BLOCKED)]);
    let ran = folder.run(&["support", "--missing", "--format", "json", "."]);
    assert_eq!(ran.code, 1);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!(document["schema"], "whydunit.support/1");
    assert_eq!(document["methods"], 11);
    assert_eq!(document["analysable"], 1);
    let first = &document["blockers"][0];
    assert_eq!(first["kind"], "not-modelled");
    assert_eq!(first["name"], "java.time.LocalDate.now");
    assert_eq!(
        first["at"][0],
        json!({ "file": "Blocked.java", "line": 6, "column": 29, "method": "Blocked.today()" })
    );
    let without = folder.run(&["support", "--format", "json", "."]);
    let without: Value = serde_json::from_str(&without.stdout).unwrap();
    assert_eq!(without["blockers"][0]["at"], Value::Null);
    assert_eq!(without["blockers"][0]["places"], first["places"]);
}

#[test]
fn broken_files_are_named_and_the_others_counted() {
    check(
        &[
            (
                "Broken.java",
                "class Broken { int f( { return 1; } int g() { return 1; } }",
            ),
            ("Fine.java", ANALYSABLE),
            ("Binary.java", "\0\0"),
        ],
        &["."],
        expect![[r#"
            1
            4 methods in 3 files: 3 analysable (75 %), 1 blocked, 0 blocked by what they call

            methods  callers   places  blocked by
                  1        0        1  error: expected a type, found `{`
            whydunit: Binary.java: the file is binary
        "#]],
    );
}

#[test]
fn without_a_path_what_is_modelled_is_listed() {
    let folder = Folder::new(&[]);
    let ran = folder.run(&["support"]);
    assert_eq!((ran.code, &*ran.stderr), (0, ""));
    assert!(
        ran.stdout.starts_with("Language: Java 17; "),
        "{}",
        ran.stdout
    );
    for package in [
        "\njava.lang: ",
        "\njava.util: ",
        "\njava.util.stream: ",
        "\norg.junit: ",
    ] {
        assert!(ran.stdout.contains(package), "{package}");
    }
    let ran = folder.run(&["support", "--format", "json"]);
    let document: Value = serde_json::from_str(&ran.stdout).unwrap();
    let packages = document["packages"].as_array().unwrap();
    let lang = packages
        .iter()
        .find(|package| package["package"] == "java.lang")
        .unwrap();
    let object = lang["classes"].as_array().unwrap();
    let object = object
        .iter()
        .find(|class| class["class"] == "Object")
        .unwrap();
    assert_eq!(object["constructors"], 1);
    assert!(object["methods"].as_u64().unwrap() >= 5, "{object}");
    assert_eq!(object["added"], false);
}

#[test]
fn a_path_that_is_not_there_is_trouble() {
    check(
        &[],
        &["nowhere"],
        expect![[r#"
        2
        whydunit: nowhere: there is no such file or folder
    "#]],
    );
}
