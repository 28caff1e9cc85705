//! Sources that don't compile, or not yet: what is wrong is told, everything else goes on.

use crate::support::{Folder, SHIPPING};
use serde_json::Value;

/// The rows of a check by method, as `status`, or `status: reason`.
fn methods(document: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    document["methods"]
        .as_array()
        .unwrap()
        .iter()
        .map(|method| {
            let (status, reason) = (text(&method["status"]), text(&method["reason"]));
            let shown = if reason.is_empty() {
                status
            } else {
                format!("{status}: {reason}")
            };
            (text(&method["method"]), shown)
        })
        .collect()
}

/// Checks the shop with files beside it: its failing method is found all the same.
#[track_caller]
fn check(files: &[(&str, &str)], expected: &[(&str, &str)]) {
    let folder = Folder::new(&[&SHIPPING[..], files].concat());
    let (code, document) = folder.check(&["."]);
    let found = methods(&document);
    let found: Vec<(&str, &str)> = found
        .iter()
        .map(|(method, status)| (method.as_str(), status.as_str()))
        .collect();
    assert_eq!(code, 1, "{document:#}");
    assert_eq!(found, expected, "{document:#}");
}

const SHOP: (&str, &str) = ("shop.Shipping.cost(int,boolean)", "failing");

#[test]
fn cyclic_inheritance() {
    check(
        &[
            (
                "src/main/java/A.java",
                "class A extends B {\n    int a() { return 1; }\n    //@ ensures \\result == 3;\n    int two() { return 2; }\n}\n",
            ),
            (
                "src/main/java/B.java",
                "class B extends A {\n    int b() { return a(); }\n}\n",
            ),
        ],
        &[
            ("A.a()", "ok"),
            ("A.two()", "failing"),
            (
                "B.b()",
                "failed: cyclic inheritance involving B at B.java:2",
            ),
            SHOP,
        ],
    );
}

#[test]
fn the_same_class_in_two_folders() {
    check(
        &[
            (
                "one/Twin.java",
                "class Twin {\n    //@ ensures \\result == 1;\n    static int number() { return 1; }\n}\n",
            ),
            (
                "two/Twin.java",
                "class Twin {\n    //@ ensures \\result == 2;\n    static int number() { return 3; }\n}\n",
            ),
        ],
        &[("Twin.number()", "ok"), SHOP, ("Twin.number()", "failing")],
    );
}

#[test]
fn missing_imports() {
    check(
        &[(
            "src/main/java/Missing.java",
            "import com.example.Gone;\n\nclass Missing {\n    //@ ensures \\result == 2;\n    static int uses(Gone gone) { return gone.size(); }\n\n    //@ ensures \\result == 2;\n    static int forgot() { return new ArrayList<String>().size(); }\n\n    //@ ensures \\result == 2;\n    static int fine() { return 3; }\n}\n",
        )],
        &[
            (
                "Missing.uses(Gone)",
                "unsupported: not modelled: com.example.Gone.size at Missing.java:5",
            ),
            (
                "Missing.forgot()",
                "failed: class not found: ArrayList at Missing.java:8",
            ),
            ("Missing.fine()", "failing"),
            SHOP,
        ],
    );
}

#[test]
fn half_typed_classes() {
    check(
        &[(
            "src/main/java/Half.java",
            "class Half {\n    //@ ensures \\result == 2;\n    static int fine() { return 3; }\n\n    //@ ensures \\result == 2;\n    static int open() { int x = ; return x\n\n    static int next() { return 1; }\n",
        )],
        &[
            ("Half.fine()", "failing"),
            (
                "Half.open()",
                "failed: expected an expression, found `;` at Half.java:5",
            ),
            ("Half.next()", "ok"),
            SHOP,
        ],
    );
}

#[test]
fn members_for_the_package_only_are_refused_outside_it() {
    check(
        &[
            (
                "stock/Shelf.java",
                "package stock;\npublic class Shelf {\n    int room = 3;\n    int room() { return room; }\n    static void sweep() {}\n    protected int spare() { return 1; }\n}\n",
            ),
            (
                "office/Clerk.java",
                "package office;\nimport stock.Shelf;\nclass Clerk extends Shelf {\n    int read(Shelf s) { return s.room; }\n    int ask(Shelf s) { return s.room(); }\n    void order() { Shelf.sweep(); }\n    int spare(Shelf s) { return s.spare(); }\n    int own(Clerk c) { return c.spare() + spare() + super.spare(); }\n}\n",
            ),
        ],
        &[
            (
                "office.Clerk.read(Shelf)",
                "failed: room is not public in Shelf; cannot be accessed from outside package at Clerk.java:4",
            ),
            (
                "office.Clerk.ask(Shelf)",
                "failed: room() is not public in Shelf; cannot be accessed from outside package at Clerk.java:5",
            ),
            (
                "office.Clerk.order()",
                "failed: sweep() is not public in Shelf; cannot be accessed from outside package at Clerk.java:6",
            ),
            (
                "office.Clerk.spare(Shelf)",
                "failed: spare() has protected access in Shelf at Clerk.java:7",
            ),
            ("office.Clerk.own(Clerk)", "ok"),
            SHOP,
            ("stock.Shelf.room()", "ok"),
            ("stock.Shelf.sweep()", "ok"),
            ("stock.Shelf.spare()", "ok"),
        ],
    );
}
