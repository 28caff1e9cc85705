//! Extreme texts: deep, long, or no Java at all. Nothing may overflow the stack, panic or hang.

use syntax::SourceFile;
use syntax::ast::MemberKind;
use syntax::dump::dump_unit;
use syntax::visit::{spans_of, walk};

/// Parses, walks, prints, numbers and drops `source` on a thread with the stack of a main thread.
/// Returns the mistakes of the file and its members.
fn check(source: String) -> Vec<String> {
    let run = move || {
        let file = SourceFile::new(source);
        let unit = file.unit();
        let _ = dump_unit(&unit);
        let mut messages: Vec<String> = Vec::new();
        messages.extend(unit.errors.iter().map(|error| error.message.clone()));
        for member in unit.types.iter().flat_map(|decl| &decl.members) {
            let mut nodes = 0;
            walk(&member.kind, |_| {
                nodes += 1;
                true
            });
            if !matches!(member.kind, MemberKind::Type(_)) {
                assert_eq!(spans_of(&member.kind).len(), nodes);
            }
            let errors = match &member.kind {
                MemberKind::Method(method) => &method.errors,
                MemberKind::Field(field) => &field.errors,
                _ => continue,
            };
            messages.extend(errors.iter().map(|error| error.message.clone()));
        }
        messages
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(run);
    thread.expect("a thread starts").join().expect("no panic")
}

/// No mistakes.
const NONE: [&str; 0] = [];

/// What a thread gets by default; a main thread has more.
const STACK: usize = 2 << 20;

fn method(body: &str) -> String {
    format!("class A {{ int f(int a) {{ {body} }} int g() {{ return 1; }} }}")
}

fn is_too_deep(messages: Vec<String>) -> bool {
    messages
        .iter()
        .any(|message| message.starts_with("nested too deeply (limit 250 levels"))
}

#[test]
fn nesting_up_to_the_limit() {
    let nested = |open: &str, close: &str, count: usize| {
        format!("return {}a{};", open.repeat(count), close.repeat(count))
    };
    assert_eq!(check(method(&nested("(", ")", 245))), NONE);
    assert_eq!(check(method(&nested("f(", ")", 245))), NONE);
    assert_eq!(check(method(&nested("- ", "", 245))), NONE);
    assert_eq!(
        check(method(&format!("{}{}", "{".repeat(120), "}".repeat(120)))),
        NONE
    );
    assert_eq!(
        check(method(&format!("return {}a;", "a ? b : ".repeat(245)))),
        NONE
    );
    assert_eq!(
        check(method(&format!("return {}1;", "a = ".repeat(245)))),
        NONE
    );
}

#[test]
fn nesting_beyond_the_limit() {
    for (open, close) in [
        ("(", ")"),
        ("f(", ")"),
        ("- ", ""),
        ("a[", "]"),
        ("(int) ", ""),
        ("x -> ", ""),
    ] {
        let text = format!("return {}a{};", open.repeat(10_000), close.repeat(10_000));
        assert!(is_too_deep(check(method(&text))), "{open}");
    }
    for (open, close) in [
        ("{", "}"),
        ("if (a) ", ""),
        ("l: ", ""),
        ("while (a) ", ""),
        ("try {", "} finally { }"),
    ] {
        let text = format!("{}; {}", open.repeat(10_000), close.repeat(10_000));
        assert!(is_too_deep(check(method(&text))), "{open}");
    }
    assert!(is_too_deep(check(method(&format!(
        "return {}a;",
        "a ? b : ".repeat(10_000)
    )))));
    assert!(is_too_deep(check(method(&format!(
        "{}A{} a;",
        "A<".repeat(10_000),
        ">".repeat(10_000)
    )))));
    let braces = format!("{}{}", "{".repeat(10_000), "}".repeat(10_000));
    assert!(is_too_deep(check(format!(
        "class A {{ int[] f = {braces}; }}"
    ))));
    assert!(is_too_deep(check(method(
        &"new A() { void f() {".repeat(10_000)
    ))));
    assert!(!check("class A {".repeat(10_000)).is_empty());
}

#[test]
fn chains_up_to_the_limit() {
    assert_eq!(
        check(method(&format!("return {}a;", "a + ".repeat(1900)))),
        NONE
    );
    assert_eq!(
        check(method(&format!("return a{};", ".b()".repeat(1900)))),
        NONE
    );
    assert_eq!(
        check(method(&format!(
            "{} b();",
            "if (a) b(); else ".repeat(1900)
        ))),
        NONE
    );
}

#[test]
fn chains_beyond_the_limit() {
    assert!(is_too_deep(check(method(&format!(
        "return {}a;",
        "a + ".repeat(10_000)
    )))));
    assert!(is_too_deep(check(method(&format!(
        "return {}a;",
        "a || b && ".repeat(10_000)
    )))));
    assert!(is_too_deep(check(method(&format!(
        "return a{};",
        ".b()".repeat(10_000)
    )))));
    assert!(is_too_deep(check(method(&format!(
        "return a{};",
        "[0]".repeat(10_000)
    )))));
    assert!(is_too_deep(check(method(&format!(
        "{} b();",
        "if (a) b(); else ".repeat(5000)
    )))));
    // Chains in chains: together they would be as deep as their product.
    let inner = "a + ".repeat(500);
    let nested = (0..10).fold("a".to_string(), |text, _| format!("({text}) + {inner} a"));
    assert!(is_too_deep(check(method(&format!("return {nested};")))));
}

#[test]
fn deep_contracts_spare_the_method() {
    let parens = "(".repeat(10_000);
    let source =
        format!("class A {{ //@ requires {parens}a;\n//@ ensures b;\nint f() {{ return 1; }} }}");
    assert_eq!(check(source), NONE);
}

#[test]
fn a_deep_method_spares_the_next() {
    let source = method(&format!("return {}a;", "a + ".repeat(10_000)));
    let unit = SourceFile::new(source).unit();
    let names: Vec<String> = unit.types[0]
        .members
        .iter()
        .map(|member| match &member.kind {
            MemberKind::Method(method) => format!("{} {}", method.name, method.errors.len()),
            _ => String::new(),
        })
        .collect();
    assert_eq!(names, ["f 1", "g 0"]);
}

#[test]
fn open_brackets_without_end() {
    for text in [
        "(",
        "[",
        "{",
        "<",
        "a<",
        "@A(",
        "[\"x",
        "/*",
        "\"",
        "'",
        "class A {",
        "class A<",
        "if (",
        "case ",
    ] {
        assert!(!check(text.repeat(5_000)).is_empty(), "{text}");
        let _ = check(format!("class A {{ void f() {{ {}", text.repeat(5_000)));
        let _ = check(format!(
            "class A {{ //@ ensures {};\nvoid f();",
            text.repeat(5_000)
        ));
    }
    for text in [")", "]", "}", ">", ";", ",", "*/", "else "] {
        let _ = check(text.repeat(5_000));
        let _ = check(format!("class A {{ void f() {{ {}", text.repeat(5_000)));
    }
}

#[test]
fn large_texts_are_not_parsed() {
    let file = SourceFile::new("class A { }\n".repeat(1 << 20));
    assert!(
        file.problem()
            .is_some_and(|problem| problem.contains("more than the limit"))
    );
    assert_eq!(file.unit().errors.len(), 1);
    assert!(file.unit().types.is_empty());
}

#[test]
fn zero_bytes_are_not_text() {
    let file = SourceFile::new("class A { } \0");
    assert_eq!(file.problem(), Some("this is no text: byte 12 is zero"));
}
