//! Laws of incremental work: after any edits, the tree and the unit are those of a fresh parse.

use proptest::prelude::*;
use syntax::{Encoding, Position, SourceFile, TextChange};

const SOURCES: &[&str] = &[
    "package a.b;\n\nimport java.util.*;\n\n/** Grüße 🧪 */\npublic class Bank {\n    private int \
     balance = 0, limit;\n    //@ public invariant balance >= 0;\n\n    /*@ requires amount > 0;\n      \
     @ ensures balance == \\old(balance) + amount;\n      @*/\n    void pay(int amount) {\n        \
     balance += amount; // é 🧪\n    }\n\n    int f(int x) {\n        return x > 0 ? x : -x;\n    \
     }\n    static { init(); }\n}\n",
    "class A {\r\n  int f(int[] a) {\r\n    int s = 0;\r\n    //@ maintaining s >= 0;\r\n    for \
     (int i = 0; i < a.length; i++) { s += a[i]; }\r\n    return s;\r\n  }\r\n  String g() { \
     return \"é🧪\\n\"; }\r\n}\r\nenum E { X, Y(1) { void m() {} }; E(int... i) {} }\r\n",
    "record P(int x, int y) {\n  P { if (x < 0) throw new IllegalArgumentException(\"\"\"\n      \
     négatif\n      \"\"\"); }\n  int z() { return switch (x) { case 1 -> 2; default -> { yield \
     3; } }; }\n}\ninterface I { int k(); default int m() { return ((I) () -> 1).k(); } }\n",
    "class \\u0041 \\u007b\n  int \\u0062 = 1; // \\u000a int c\\u003b\n  String d() { return \"\\u0022 + \
     'x' + \"\\\\u0041\\u005c\" \\uD83E\"; }\n  /* \\u002a/ int e;\n}\n",
    "",
];

const SNIPPETS: &[&str] = &[
    "",
    " ",
    "\n",
    "\r\n",
    "\r",
    "é",
    "🧪",
    "x",
    ";",
    "{",
    "}",
    "(",
    ")",
    "\"",
    "'",
    "/*",
    "*/",
    "//",
    "//@ requires true;\n",
    "/*@ pure @*/",
    "int y = 1;",
    "void h() { }\n",
    "return 1;",
    "if",
    "else",
    "class B { }",
    "@",
    "<",
    ">",
    "= 2 +",
    "\"\"\"",
    "\\",
    "\\u",
    "\\u0022",
    "\\u007d",
    "\\uu000a",
    "0x",
    "case 1:",
    "->",
    "\u{0}",
    "// @ ensures true;\n",
    "static",
    ",",
    "new int[] { 1 }",
];

#[derive(Clone, Debug)]
struct Edit {
    from: f64,
    length: usize,
    text: &'static str,
}

fn edits() -> impl Strategy<Value = Vec<Vec<Edit>>> {
    let edit = (
        0.0..=1.0f64,
        prop_oneof![Just(0usize), 0usize..4, 0usize..60],
        0..SNIPPETS.len(),
    )
        .prop_map(|(from, length, text)| Edit {
            from,
            length,
            text: SNIPPETS[text],
        });
    prop::collection::vec(prop::collection::vec(edit, 1..4), 1..8)
}

/// The position of `offset` by a simple model: the lines before it are counted.
fn position(text: &str, offset: usize, encoding: Encoding) -> Position {
    let before = text[..offset].replace("\r\n", "\n").replace('\r', "\n");
    let line = before.matches('\n').count() as u32;
    let last = before.rsplit('\n').next().unwrap_or("");
    let column = match encoding {
        Encoding::Utf8 => last.len(),
        Encoding::Utf16 => last.encode_utf16().count(),
    };
    Position {
        line,
        column: column as u32,
    }
}

fn boundary(text: &str, offset: usize) -> usize {
    let mut offset = offset.min(text.len());
    // Not inside a character, nor between `\r` and `\n`, which no position denotes.
    while !text.is_char_boundary(offset)
        || (text[..offset].ends_with('\r') && text[offset..].starts_with('\n'))
    {
        offset -= 1;
    }
    offset
}

fn check(source: &str, batches: &[Vec<Edit>], encoding: Encoding) {
    let mut model = source.to_string();
    let mut file = SourceFile::new(source);
    for batch in batches {
        let mut changes = Vec::new();
        for edit in batch {
            let start = boundary(&model, (edit.from * model.len() as f64) as usize);
            let end = boundary(&model, start + edit.length).max(start);
            let range = position(&model, start, encoding)..position(&model, end, encoding);
            changes.push(TextChange {
                range: Some(range),
                text: edit.text.to_string(),
            });
            model.replace_range(start..end, edit.text);
        }
        file.apply_changes(&changes, encoding)
            .expect("positions are in order");
        assert_eq!(file.text(), model);
        let fresh = SourceFile::new(model.as_str());
        assert_eq!(
            file.tree_to_string(),
            fresh.tree_to_string(),
            "tree of {model:?}"
        );
        assert_eq!(
            format!("{:?}", file.unit()),
            format!("{:?}", fresh.unit()),
            "unit of {model:?}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn edits_are_a_fresh_parse(source in 0..SOURCES.len(), batches in edits(), utf16: bool) {
        let encoding = if utf16 { Encoding::Utf16 } else { Encoding::Utf8 };
        check(SOURCES[source], &batches, encoding);
    }
}
