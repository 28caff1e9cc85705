//! Positions, edits, reuse of members, and hashes that ignore layout.

use std::collections::BTreeMap;
use std::sync::Arc;

use syntax::ast::{CompilationUnit, MemberKind, Method};
use syntax::{EditError, Encoding, Position, SourceFile, TextChange};

fn at(line: u32, column: u32) -> Position {
    Position { line, column }
}

#[test]
fn positions_in_both_encodings() {
    let file = SourceFile::new("aé🧪b\r\nc\rd\n\ne");
    let cases = [
        // offset, position in UTF-8, position in UTF-16
        (0, at(0, 0), at(0, 0)),
        (1, at(0, 1), at(0, 1)),
        (3, at(0, 3), at(0, 2)),
        (7, at(0, 7), at(0, 4)),
        (8, at(0, 8), at(0, 5)),
        (10, at(1, 0), at(1, 0)),
        (11, at(1, 1), at(1, 1)),
        (12, at(2, 0), at(2, 0)),
        (14, at(3, 0), at(3, 0)),
        (15, at(4, 0), at(4, 0)),
        (16, at(4, 1), at(4, 1)),
    ];
    for (offset, utf8, utf16) in cases {
        assert_eq!(file.position_of(offset, Encoding::Utf8), utf8, "{offset}");
        assert_eq!(file.position_of(offset, Encoding::Utf16), utf16, "{offset}");
        assert_eq!(file.offset_of(utf8, Encoding::Utf8), offset);
        assert_eq!(file.offset_of(utf16, Encoding::Utf16), offset);
    }
    assert_eq!(file.line_count(), 5);
}

#[test]
fn positions_are_clamped() {
    let file = SourceFile::new("é🧪\r\nb\n");
    for encoding in [Encoding::Utf8, Encoding::Utf16] {
        // Past the end of a line: before its line end.
        assert_eq!(file.offset_of(at(0, 99), encoding), 6);
        assert_eq!(file.offset_of(at(1, u32::MAX), encoding), 9);
        assert_eq!(file.offset_of(at(2, 0), encoding), 10);
        assert_eq!(file.offset_of(at(99, 3), encoding), 10);
        assert_eq!(file.position_of(999, encoding), at(2, 0));
    }
    // Inside a character: at its start.
    assert_eq!(file.offset_of(at(0, 1), Encoding::Utf8), 0);
    assert_eq!(file.offset_of(at(0, 4), Encoding::Utf8), 2);
    assert_eq!(file.offset_of(at(0, 2), Encoding::Utf16), 2);
    assert_eq!(file.position_of(4, Encoding::Utf8), at(0, 2));
    let empty = SourceFile::new("");
    assert_eq!(empty.offset_of(at(0, 5), Encoding::Utf16), 0);
    assert_eq!(empty.position_of(5, Encoding::Utf16), at(0, 0));
}

#[test]
fn edits_follow_one_another() {
    let mut file = SourceFile::new("class A { }");
    let changes = [
        TextChange {
            range: Some(at(0, 10)..at(0, 10)),
            text: "int x;\n".into(),
        },
        TextChange {
            range: Some(at(1, 0)..at(1, 0)),
            text: "int y;".into(),
        },
        TextChange {
            range: Some(at(0, 6)..at(0, 7)),
            text: "B".into(),
        },
    ];
    file.apply_changes(&changes, Encoding::Utf16)
        .expect("ranges are in order");
    assert_eq!(file.text(), "class B { int x;\nint y;}");
    assert_eq!(file.unit().types[0].members.len(), 2);
    file.apply_change(None, "class C { }", Encoding::Utf16)
        .expect("no range");
    assert_eq!(file.text(), "class C { }");
    assert_eq!(&*file.unit().types[0].name.text, "C");
}

#[test]
fn inverted_ranges_are_refused() {
    let mut file = SourceFile::new("class A { }");
    let changes = [
        TextChange {
            range: Some(at(0, 6)..at(0, 7)),
            text: "B".into(),
        },
        TextChange {
            range: Some(at(0, 7)..at(0, 6)),
            text: "C".into(),
        },
        TextChange {
            range: None,
            text: "class D { }".into(),
        },
    ];
    let error = EditError::InvertedRange {
        start: at(0, 7),
        end: at(0, 6),
    };
    assert_eq!(
        file.apply_changes(&changes, Encoding::Utf16),
        Err(error.clone())
    );
    assert_eq!(file.text(), "class B { }");
    assert_eq!(&*file.unit().types[0].name.text, "B");
    assert!(
        error
            .to_string()
            .contains("line 0, column 6, before its start")
    );
}

/// The methods of all types of a unit by name.
fn methods(unit: &CompilationUnit) -> BTreeMap<String, (u32, Arc<Method>)> {
    let mut methods = BTreeMap::new();
    let mut types: Vec<_> = unit.types.clone();
    while let Some(decl) = types.pop() {
        for member in &decl.members {
            match &member.kind {
                MemberKind::Method(method) => {
                    methods.insert(method.name.text.to_string(), (member.start, method.clone()));
                }
                MemberKind::Type(nested) => types.push(nested.clone()),
                _ => {}
            }
        }
    }
    methods
}

const TWO: &str = "class A {\n    int f(int a) {\n        return a + 1;\n    }\n\n    //@ requires b > 0;\n    \
                   int g(int b) {\n        int c = b; //@ assert c > 0;\n        return c * 2;\n    }\n\n    static \
                   class B { int h() { return 3; } }\n}\n";

/// Edits `TWO` and tells which methods are other objects, and which have another hash.
fn after(edit: impl Fn(&str) -> String) -> (Vec<String>, Vec<String>) {
    let mut file = SourceFile::new(TWO);
    let before = methods(&file.unit());
    let new = edit(TWO);
    assert_ne!(new, TWO);
    // As an editor would: the part that differs.
    let same = TWO
        .bytes()
        .zip(new.bytes())
        .take_while(|(old, new)| old == new)
        .count();
    let rest = TWO.len().min(new.len()) - same;
    let same_end = TWO.bytes().rev().zip(new.bytes().rev()).take(rest);
    let same_end = same_end.take_while(|(old, new)| old == new).count();
    let range = file.position_of(same, Encoding::Utf8)
        ..file.position_of(TWO.len() - same_end, Encoding::Utf8);
    file.apply_change(
        Some(range),
        &new[same..new.len() - same_end],
        Encoding::Utf8,
    )
    .expect("the range is in order");
    assert_eq!(file.text(), new);
    let unit = file.unit();
    let (mut rebuilt, mut changed) = (Vec::new(), Vec::new());
    for (name, (start, method)) in methods(&unit) {
        let slice = &new[start as usize..];
        let place = &slice[method.name.span.start as usize..method.name.span.end as usize];
        assert_eq!(place, name, "the member's start is where it is now");
        match before.get(&name) {
            Some((_, old)) => {
                if !Arc::ptr_eq(old, &method) {
                    rebuilt.push(name.clone());
                }
                if old.content_hash != method.content_hash {
                    changed.push(name);
                }
            }
            None => changed.push(name),
        }
    }
    (rebuilt, changed)
}

fn check(edit: impl Fn(&str) -> String, rebuilt: &[&str], changed: &[&str]) {
    assert_eq!(
        after(edit),
        (
            rebuilt.iter().map(|name| name.to_string()).collect(),
            changed.iter().map(|name| name.to_string()).collect(),
        )
    );
}

#[test]
fn only_the_edited_member_is_rebuilt() {
    check(|text| text.replace("a + 1", "a + 2"), &["f"], &["f"]);
    check(|text| text.replace("return 3", "return 4"), &["h"], &["h"]);
    check(|text| text.replace("b > 0", "b > 1"), &["g"], &["g"]);
    check(|text| text.replace("c > 0", "c > 1"), &["g"], &["g"]);
    check(|text| text.replace("int a)", "long a)"), &["f"], &["f"]);
    check(
        |text| text.replace("    int f", "    @Test int f"),
        &["f"],
        &["f"],
    );
    check(
        |text| text.replace("    int f", "    static int f"),
        &["f"],
        &["f"],
    );
}

#[test]
fn layout_and_comments_change_no_hash() {
    check(|text| text.replace("a + 1", "a  +\n\t1"), &["f"], &[]);
    check(
        |text| text.replace("a + 1", "a /* one more */ + 1"),
        &["f"],
        &[],
    );
    check(
        |text| text.replace("    //@ requires b > 0;", "/** Doc */\n//@   requires b>0;"),
        &["g"],
        &[],
    );
    check(
        |text| {
            text.replace(
                "int c = b; //@ assert c > 0;",
                "int c = b;\n/*@ assert c > 0; @*/",
            )
        },
        &["g"],
        &[],
    );
}

#[test]
fn moved_members_are_the_same_objects() {
    check(
        |text| text.replace("class A {\n", "class A {\n    int x;\n"),
        &[],
        &[],
    );
    check(|text| format!("package p;\n/* é */\n{text}"), &[], &[]);
    check(
        |text| text.replace("    int f", "    // before f\n\n        int f"),
        &[],
        &[],
    );
    check(
        |text| text.replace("class B {", "class B { int z() { return 1; }"),
        &[],
        &["z"],
    );
    check(|text| text.replace("class A", "class C"), &["f", "g"], &[]);
}

#[test]
fn mistakes_elsewhere_rebuild_nothing() {
    check(|text| text.replace("a + 1;", "a + ;"), &["f"], &["f"]);
    check(
        |text| text.replace("        return a + 1;\n    }", "        return a + 1;"),
        &["f"],
        &["f"],
    );
    check(
        |text| text.replace("class A {\n", "class A {\n    pub\n"),
        &[],
        &[],
    );
}

#[test]
fn contracts_and_code_are_told_apart() {
    check(
        |text| text.replace("//@ assert c > 0;", "assert c > 0;"),
        &["g"],
        &["g"],
    );
    check(
        |text| text.replace("    //@ requires b > 0;\n", ""),
        &["g"],
        &["g"],
    );
    check(
        |text| text.replace("//@ requires", "//@ ensures"),
        &["g"],
        &["g"],
    );
    check(
        |text| text.replace("//@ requires", "// requires"),
        &["g"],
        &["g"],
    );
}

#[test]
fn fields_of_one_declaration_have_hashes_of_their_own() {
    let hashes = |source: &str| -> Vec<u64> {
        let unit = SourceFile::new(source).unit();
        let fields = unit.types[0]
            .members
            .iter()
            .map(|member| match &member.kind {
                MemberKind::Field(field) => field.content_hash,
                _ => 0,
            });
        fields.collect()
    };
    let (old, new) = (
        hashes("class A { int a = 1, b = 2; }"),
        hashes("class A { int a = 1, b = 3; }"),
    );
    assert_eq!(old[0], new[0]);
    assert_ne!(old[1], new[1]);
    let renamed = hashes("class A { long a = 1, b = 2; }");
    assert!(old[0] != renamed[0] && old[1] != renamed[1]);
}

#[test]
fn clones_are_independent() {
    let mut file = SourceFile::new(TWO);
    let copy = file.clone();
    file.apply_change(None, "class Z { }", Encoding::Utf8)
        .expect("no range");
    assert_eq!(copy.text(), TWO);
    assert_eq!(&*copy.unit().types[0].name.text, "A");
    assert_eq!(&*file.unit().types[0].name.text, "Z");
}
