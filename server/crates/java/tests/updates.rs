//! Law: a program that went through edits equals one made from the final text.

mod support;

use java::program::{Program, SourceUnit};
use java::types::FileId;
use proptest::prelude::*;
use std::fmt::Write;

use support::{models, unit};

/// Alternatives for each member of the first file: bodies, signatures, constants, classes inside.
const MEMBERS: &[&[&str]] = &[
    &[
        "int f = 1;",
        "int f = 2;",
        "long f = 1;",
        "static final int f = 3;",
        "",
    ],
    &[
        "int a() { return 1; }",
        "int a() { return Other.K + 2; }",
        "int a() {\n\n  return 1; }",
        "int a() { return zz; }",
        "int a() { Object o = new Object() { int q = 4; int r() { return q; } }; return 5; }",
        "long a() { return 1; }",
    ],
    &[
        "int b(int x) { int y = 2; return new Object() { int q = y + x; }.q; }",
        "int b(int x) { var y = 2L; Runnable r = new Runnable() { public void run() { long z = y; } }; return x; }",
        "int b(int x) { return x + (int) a(); }",
        "//@ requires x > 0;\n  int b(int x) { return x; }",
        "//@ requires x > 1;\n  int b(int x) { return x; }",
        "int b( { }",
    ],
    &[
        "class N { int n = f(); int f() { return 1; } }",
        "class N { int n; }",
        "enum N { P, Q }",
        "",
    ],
    &["{ f = 5; }", "static { Other.count(); }", ""],
    &[
        "static class B { final int z; { z = 1; } B() { } }",
        "static class B { final int z; { z = 1; } B() { z = 2; } }",
        "static class B { final int z; { int z = 1; } B() { } }",
        "static class B { final int z; { } B() { } }",
        "static class B { final int z; { } }",
    ],
    &[
        "int c() { return new java.util.ArrayDeque<Integer>().size(); }",
        "int c() { return 0; }",
    ],
];

const OTHER: &[&str] = &[
    "class Other { static final int K = 1; static void count() { } }",
    "class Other { static final int K = 2; static void count() { } }",
    "class Other { static final int K = 1; static void count() { int i = 0; } }",
    "interface I {\n  //@ requires p > 0;\n  int b(int p); }\nclass J implements I { public int b(int p) { return p; } }",
    "interface I {\n  //@ requires p > 1;\n  int b(int p); }\nclass J implements I { public int b(int p) { return p; } }",
    "interface I {\n\n  //@ requires  p > 1;\n  int b(int p); }\nclass J implements I { public int b(int p) { return p; } }",
    "interface I {\n  int b(int p); }\nclass J implements I { public int b(int p) { return p; } }",
    "class Other extends Missing { static int K; static void count() { } }",
    "",
];

fn text(choices: &[usize]) -> (String, String) {
    let mut first = String::from("class T {\n");
    for (alternatives, choice) in MEMBERS.iter().zip(choices) {
        let _ = writeln!(first, "  {}", alternatives[choice % alternatives.len()]);
    }
    first.push_str("}\n");
    let other = choices
        .last()
        .map_or("", |choice| OTHER[choice % OTHER.len()]);
    (first, other.to_owned())
}

fn units(choices: &[usize]) -> Vec<SourceUnit> {
    let (first, other) = text(choices);
    vec![unit("T.java", &first), unit("Other.java", &other)]
}

/// All that can be seen of the user's part of a program.
fn describe(program: &Program) -> String {
    let mut out = String::new();
    for error in program.errors() {
        let _ = writeln!(out, "{:?} {:?} {}", error.file, error.span, error.message);
    }
    for file in [FileId(0), FileId(1)] {
        for class in program.classes_in_file(file) {
            let class = program.class(class);
            let _ = writeln!(out, "class {} slots {}", class.name, class.instance_slots);
            for field in &class.fields {
                let field = program.field(*field);
                let _ = writeln!(
                    out,
                    "  {}: {} {:?} {}",
                    field.name,
                    program.show_type(&field.ty),
                    field.constant,
                    field.slot
                );
            }
            for method in &class.methods {
                let lowered = program.lowered(*method);
                let _ = writeln!(
                    out,
                    "  {} {:x} {:?}",
                    program.method(*method).key,
                    program.content_hash(*method),
                    program.declaration_location(*method)
                );
                if let Some(body) = &lowered.body {
                    out.push_str(&java::print::body(program, body));
                    for error in &body.errors {
                        let place = program.span_location(*method, error.span);
                        let _ = writeln!(out, "    {} {place:?}", error.message);
                    }
                    for stmt in &body.statements {
                        let _ = writeln!(out, "    {:?}", program.location(*method, stmt.id));
                    }
                }
                if let Some(contract) = &lowered.contract {
                    out.push_str(&java::print::contract(program, contract));
                    for clause in contract.cases.iter().flat_map(|case| &case.requires) {
                        let _ = writeln!(
                            out,
                            "    {:?}",
                            program.span_location(clause.origin.unwrap_or(*method), clause.span)
                        );
                    }
                }
            }
        }
    }
    out
}

fn choices() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0usize..60, MEMBERS.len() + 1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn updated_programs_equal_fresh_ones(steps in prop::collection::vec(choices(), 2..5)) {
        let mut program: Option<Program> = None;
        for step in &steps {
            let next = match &program {
                Some(program) => program.update(units(step)),
                None => Program::build(units(step), models()),
            };
            // Lowered now, so that the next step has something to keep.
            describe(&next);
            program = Some(next);
        }
        let last = steps.last().map(|step| Program::build(units(step), models()));
        prop_assert_eq!(program.map(|p| describe(&p)), last.map(|p| describe(&p)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn redeclared_programs_equal_fresh_ones(steps in prop::collection::vec(choices(), 2..5)) {
        let mut programs: Vec<Program> = Vec::new();
        for step in &steps {
            let next = match programs.last() {
                Some(program) => program.update_over_library(units(step)),
                None => Program::build(units(step), models()),
            };
            prop_assert_eq!(describe(&next), describe(&Program::build(units(step), models())));
            programs.push(next);
        }
        // Nothing of the older ones has changed.
        for (step, program) in steps.iter().zip(&programs) {
            prop_assert_eq!(describe(program), describe(&Program::build(units(step), models())));
        }
    }
}

#[test]
fn hashes_do_not_depend_on_other_classes() {
    let class = "class T { int m(Other o) { return o.f(1) + java.util.List.of(1).size(); } }";
    let other = "class Other { int f(int x) { return x; } }";
    let alone = Program::build(vec![unit("T.java", class), unit("O.java", other)], models());
    let crowded = Program::build(
        vec![
            unit(
                "A.java",
                "import java.util.*; class A { Map<String, Scanner> m; void z() { } }",
            ),
            unit("T.java", class),
            unit("O.java", other),
        ],
        models(),
    );
    let hash = |program: &Program, key: &str| {
        let method = program.method_by_key(key).expect("a method");
        program.content_hash(method)
    };
    assert_eq!(hash(&alone, "T.m(Other)"), hash(&crowded, "T.m(Other)"));
    assert_ne!(hash(&alone, "T.m(Other)"), hash(&alone, "Other.f(int)"));
}

#[test]
fn hashes_see_what_matters() {
    let base = "class T { int g; int m(int a) { return a + g; } }";
    let hash = |text: &str| {
        let program = Program::build(vec![unit("T.java", text)], models());
        let method = program
            .methods_in_file(FileId(0))
            .into_iter()
            .find(|method| &*program.method(*method).name == "m")
            .expect("m");
        program.content_hash(method)
    };
    let same = [
        "class T { int g; /* a comment */ int m(int a) { // and another\n return a + g; } }",
        "class T { int h; int g; int m(int a) { return a   +   g; } void n() { } }",
    ];
    for text in same {
        assert_eq!(hash(base), hash(text), "{text}");
    }
    let different = [
        "class T { int g; int m(int a) { return a - g; } }",
        "class T { long g; int m(int a) { return (int) (a + g); } }",
        "class T { int g; int m(int b) { return b + g; } }",
        "class T { int g; int m(int a) { return a + this.g; } }",
        "class T { static int g; int m(int a) { return a + g; } }",
        "class T { int g; /*@ requires a > 0; @*/ int m(int a) { return a + g; } }",
    ];
    for text in different {
        assert_ne!(hash(base), hash(text), "{text}");
    }
}

#[test]
fn inherited_contracts_follow_edits() {
    let text = |bound: &str| {
        format!(
            "interface I {{\n  //@ requires p > {bound};\n  int b(int p); }}\n\
             class J implements I {{ public int b(int p) {{ return p; }} }}"
        )
    };
    let before = Program::build(vec![unit("I.java", &text("0"))], models());
    let method = before.method_by_key("J.b(int)").expect("b");
    before.lowered(method);
    let after = before.update(vec![unit("I.java", &text("41"))]);
    assert_eq!(after.method_by_key("J.b(int)"), Some(method));
    let contract = after.lowered(method).contract.as_ref().expect("a contract");
    assert_eq!(
        java::print::contract(&after, contract),
        "requires return (p > 41);\n"
    );
}
