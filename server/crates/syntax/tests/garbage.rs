//! Laws that hold for any text: no panic, and spans that a server can slice the text with.

use proptest::prelude::*;
use syntax::SourceFile;
use syntax::ast::{MemberKind, Span, SyntaxError, TypeDecl};
use syntax::dump::dump_unit;
use syntax::visit::{NodeRef, walk};

const WORDS: &[&str] = &[
    "class",
    "A",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    ",",
    ".",
    "<",
    ">",
    ">>",
    "=",
    "==",
    "+",
    "-",
    "++",
    "?",
    ":",
    "->",
    "::",
    "@",
    "&",
    "&&",
    "!",
    "int",
    "void",
    "x",
    "é",
    "f",
    "1",
    "\"s\"",
    "'c'",
    "\"",
    "'",
    "\"\"\"",
    "if",
    "else",
    "for",
    "while",
    "do",
    "switch",
    "case",
    "default",
    "return",
    "yield",
    "try",
    "catch",
    "finally",
    "new",
    "this",
    "super",
    "instanceof",
    "enum",
    "record",
    "interface",
    "static",
    "public",
    "final",
    "throws",
    "import",
    "package",
    "var",
    "null",
    "assert",
    "synchronized",
    "extends",
    "implements",
    "\n",
    "\r\n",
    "/*",
    "*/",
    "//",
    "//@ requires",
    "//@ ensures x;\n",
    "//@ maintaining",
    "/*@",
    "@*/",
    "\\result",
    "\\forall",
    "==>",
    "<==>",
    "also",
    "pure",
    "invariant",
    "assignable",
    "🧪",
    "\\u0041",
    "#",
    "_",
    "when",
    "...",
    "0x",
    "1e",
    "int f(int x) {",
    "return x; }",
    "class B {",
    "// @ requires x;\n",
];

fn text() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        20 => (0..WORDS.len()).prop_map(|index| WORDS[index].to_string()),
        1 => ".",
    ];
    let start = prop_oneof![Just(""), Just("class A { "), Just("class A { void f() { ")];
    (start, prop::collection::vec(word, 0..40))
        .prop_map(|(start, words)| format!("{start}{}", words.join(" ")))
}

fn check_span(text: &str, start: u32, span: Span) {
    let range = (start + span.start) as usize..(start + span.end) as usize;
    assert!(text.get(range.clone()).is_some(), "{range:?} of {text:?}");
}

fn check_errors(text: &str, start: u32, errors: &[SyntaxError]) {
    for error in errors {
        check_span(text, start, error.span);
        assert!(!error.message.is_empty());
    }
}

fn check_type(text: &str, decl: &TypeDecl) {
    check_span(text, 0, decl.span);
    check_span(text, 0, decl.name.span);
    for clause in &decl.invariants {
        check_span(text, 0, clause.span);
    }
    for member in &decl.members {
        let start = member.start;
        match &member.kind {
            MemberKind::Type(nested) => {
                check_type(text, nested);
                continue;
            }
            MemberKind::Method(method) => {
                check_errors(text, start, &method.errors);
                if let Some(contract) = &method.contract {
                    check_errors(text, start, &contract.errors);
                    for span in &contract.suspicious_comments {
                        check_span(text, start, *span);
                    }
                }
            }
            MemberKind::Field(field) => check_errors(text, start, &field.errors),
            MemberKind::Initializer(member) => check_errors(text, start, &member.errors),
            MemberKind::EnumConstant(constant) => check_errors(text, start, &constant.errors),
        }
        let mut next = 0;
        walk(&member.kind, |node: NodeRef<'_>| {
            assert_eq!(node.id().0, next);
            next += 1;
            check_span(text, start, node.span());
            true
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_has_a_unit(text in text()) {
        let unit = SourceFile::new(text.as_str()).unit();
        check_errors(&text, 0, &unit.errors);
        for decl in &unit.types {
            check_type(&text, decl);
        }
        dump_unit(&unit);
    }
}
