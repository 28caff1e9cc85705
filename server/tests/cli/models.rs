//! `--models`: classes whose source isn't in the workspace, modelled by the user.

use crate::support::{Folder, Ran};
use expect_test::{Expect, expect};

/// The example of `docs/models.md`.
fn example() -> Folder {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../test-fixtures/models");
    let folder = Folder::new(&[]);
    let mut waiting = vec![root.clone()];
    while let Some(next) = waiting.pop() {
        for entry in std::fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                waiting.push(path);
            } else {
                let name = path
                    .strip_prefix(&root)
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .replace('\\', "/");
                folder.write(&name, &std::fs::read(&path).unwrap());
            }
        }
    }
    folder
}

fn show(ran: &Ran) -> String {
    format!("{}\n{}{}", ran.code, ran.stdout, ran.stderr)
}

/// A command on some files, with `--models stubs`.
#[track_caller]
fn check(files: &[(&str, &str)], arguments: &[&str], expected: Expect) {
    let mut all = arguments.to_vec();
    all.insert(1, "--models");
    all.insert(2, "stubs");
    expected.assert_eq(&show(&Folder::new(files).run(&all)));
}

#[test]
fn the_example_of_the_documentation() {
    let folder = example();
    let without = folder.run(&["check", "src"]);
    expect![[r#"
        0
        shop.Invoice.daysLate(int,int): not analysed: not modelled: java.time.LocalDate.ofEpochDay at Invoice.java:14
        1 method analysed, 0 failing, 1 not analysed, 1 without tests or contract
    "#]].assert_eq(&show(&without));
    let with = folder.run(&["check", "--models", "stubs", "src"]);
    assert_eq!((with.code, &*with.stderr), (1, ""));
    for part in [
        "would have to give 1\n",
        "return on.toEpochDay() - issued;",
        "2 methods analysed, 1 failing, 1 without tests or contract\n",
    ] {
        assert!(
            with.stdout.contains(part),
            "no `{part}` in:\n{}",
            with.stdout
        );
    }
    let run = folder.run(&["run", "--models", "stubs", "src/shop/Invoice.java"]);
    expect![[r#"
        0
        40
    "#]]
    .assert_eq(&show(&run));
    let support = folder.run(&["support", "--models", "stubs", "src"]);
    expect![[r#"
        0
        2 methods in 1 file: 2 analysable (100 %), 0 blocked, 0 blocked by what they call
    "#]]
    .assert_eq(&show(&support));
}

const USER: &str = "import org.acme.Widget;
class User {
    public static void main(String[] args) { System.out.println(new Widget().turn(2)); }
}
";

const WIDGET: &str = "package org.acme;
public class Widget {
    public int turn(int n) { return 10 * n; }
}
";

#[test]
fn a_model_is_known_to_all_files() {
    check(
        &[("User.java", USER), ("stubs/org/acme/Widget.java", WIDGET)],
        &["run", "User.java"],
        expect![[r#"
            0
            20
        "#]],
    );
}

#[test]
fn errors_in_a_model_are_told_there_and_all_else_goes_on() {
    check(
        &[
            ("User.java", USER),
            ("stubs/Widget.java", WIDGET),
            (
                "stubs/Gadget.java",
                "package org.acme;
public class Gadget {
    public int one() { return \"text\"; }
    public native int two();
    public Object three() { return java.time.LocalDate.now(); }
    public int four( { }
}
",
            ),
        ],
        &["check", "."],
        expect![[r#"
            1
            1 method analysed, 0 failing, 1 without tests or contract
            whydunit: stubs/Gadget.java: line 3: incompatible types: String cannot be converted to int (and 3 more)
        "#]],
    );
}

#[test]
fn a_model_takes_the_place_of_a_built_in_one() {
    check(
        &[
            (
                "Main.java",
                "import java.util.StringJoiner;
class Main {
    public static void main(String[] args) { System.out.println(new StringJoiner(\",\").add(\"a\")); }
}
",
            ),
            (
                "stubs/StringJoiner.java",
                "package java.util;
public class StringJoiner {
    public StringJoiner(CharSequence separator) { }
    public StringJoiner add(CharSequence text) { return this; }
    public String toString() { return \"mine\"; }
}
",
            ),
        ],
        &["run", "Main.java"],
        expect![[r#"
            0
            mine
        "#]],
    );
}

#[test]
fn classes_the_language_rests_on_cannot_be_replaced() {
    check(
        &[
            (
                "Fine.java",
                "class Fine { String f() { return \"a\" + 1; } }",
            ),
            (
                "stubs/String.java",
                "package java.lang; public class String { }",
            ),
            (
                "stubs/Integer.java",
                "package java.lang; public class Integer { }",
            ),
            (
                "stubs/Scanner.java",
                "package java.util.regex; public class Pattern { }",
            ),
        ],
        &["support", "Fine.java"],
        expect![[r#"
            1
            1 method in 1 file: 1 analysable (100 %), 0 blocked, 0 blocked by what they call
            whydunit: stubs/Integer.java: it models java.lang.Integer, whose model is built in and can't be replaced
            whydunit: stubs/String.java: it models java.lang.String, whose model is built in and can't be replaced
        "#]],
    );
}

#[test]
fn a_class_of_the_workspace_needs_no_model() {
    check(
        &[
            ("User.java", USER),
            (
                "Widget.java",
                "package org.acme; public class Widget { public int turn(int n) { return n; } }",
            ),
            ("stubs/Widget.java", WIDGET),
        ],
        &["run", "User.java"],
        expect![[r#"
            0
            2
            whydunit: stubs/Widget.java: it models org.acme.Widget, whose source is in the workspace; the source is used
        "#]],
    );
}

#[test]
fn methods_of_models_are_neither_analysed_nor_suspected() {
    let folder = Folder::new(&[
        (
            "Shop.java",
            "import org.acme.Widget;
class Shop {
    //@ ensures \\result == 21;
    int price() { return new Widget().turn(2); }
}
",
        ),
        ("stubs/Widget.java", WIDGET),
    ]);
    let (code, document) = folder.check(&["--models", "stubs", "."]);
    assert_eq!(code, 1);
    let methods = document["methods"].as_array().unwrap();
    assert_eq!(methods.len(), 1);
    assert_eq!(methods[0]["method"], "Shop.price()");
    let suspects = methods[0]["suspects"].as_array().unwrap();
    assert!(!suspects.is_empty());
    for suspect in suspects {
        assert_eq!(suspect["file"], "Shop.java");
    }
}

#[test]
fn the_folder_has_to_be_there() {
    check(
        &[("A.java", "class A { }")],
        &["check", "."],
        expect![[r#"
        2
        whydunit: --models stubs: there is no such folder
    "#]],
    );
    check(
        &[("A.java", "class A { }"), ("stubs/notes.txt", "")],
        &["check", "."],
        expect![[r#"
            2
            whydunit: --models stubs: there is no Java file in this folder
        "#]],
    );
}

#[test]
fn every_command_says_which_models_it_leaves_out() {
    let folder = Folder::new(&[
        (
            "src/A.java",
            "class A { static int twice(int n) { return 2 * n; } public static void main(String[] args) { } }",
        ),
        (
            "stubs/java/lang/String.java",
            "package java.lang; public class String { }",
        ),
        (
            "stubs/Clock.java",
            "package acme;\npublic class Clock { public static native long now(); }",
        ),
    ]);
    let commands: [&[&str]; 5] = [
        &["run", "src/A.java"],
        &["check", "src"],
        &["tests", "src/A.java#twice"],
        &["slice", "src/A.java#twice"],
        &["support", "src"],
    ];
    for command in commands {
        let mut arguments = command.to_vec();
        arguments.extend(["--models", "stubs"]);
        let ran = folder.run(&arguments);
        for message in [
            "stubs/Clock.java: line 2: a model can't have `native` methods",
            "stubs/java/lang/String.java: it models java.lang.String, whose model is built in",
        ] {
            assert!(
                ran.stderr.contains(message),
                "{command:?}: no `{message}` in {}",
                show(&ran)
            );
        }
    }
}

#[test]
fn the_models_added_are_listed_with_the_built_in_ones() {
    let folder = Folder::new(&[("stubs/Widget.java", WIDGET)]);
    let ran = folder.run(&["support", "--models", "stubs"]);
    assert_eq!((ran.code, &*ran.stderr), (0, ""));
    assert!(
        ran.stdout
            .contains("\norg.acme: 1 class, 1 member\n  Widget* 1\n"),
        "{}",
        ran.stdout
    );
}
