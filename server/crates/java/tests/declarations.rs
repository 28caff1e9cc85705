//! Programs as a whole: names over several files, dispatch, updates, bad input.

mod support;

use expect_test::{Expect, expect};
use java::program::Program;
use java::types::{FileId, MethodId};
use std::sync::Arc;
use support::{models, problems, program, unit, with_stack};

fn build(files: &[(&str, &str)]) -> Program {
    Program::build(
        files.iter().map(|(path, text)| unit(path, text)).collect(),
        models(),
    )
}

fn method(program: &Program, key: &str) -> MethodId {
    program
        .method_by_key(key)
        .unwrap_or_else(|| panic!("no method {key}"))
}

fn printed(program: &Program, key: &str) -> String {
    let lowered = program.lowered(method(program, key));
    let body = lowered.body.as_ref().expect("a body");
    let errors: String = body
        .errors
        .iter()
        .map(|error| format!("error: {}\n", error.message))
        .collect();
    errors + &java::print::body(program, body)
}

fn errors(program: &Program) -> String {
    program
        .errors()
        .iter()
        .map(|error| {
            format!(
                "{}:{:?}: {}\n",
                program.file(error.file).path,
                error.span,
                error.message
            )
        })
        .collect()
}

fn check_errors(files: &[(&str, &str)], expected: Expect) {
    expected.assert_eq(&errors(&build(files)));
}

#[test]
fn packages_and_imports() {
    let program = build(&[
        (
            "src/shop/Order.java",
            "package shop; public class Order { public static int count = 3; public static class Item { public int price; } }",
        ),
        (
            "src/shop/Desk.java",
            "package shop; class Desk { int m(Order.Item i) { return Order.count + i.price; } }",
        ),
        (
            "src/app/Main.java",
            "package app; import shop.Order; import shop.Order.Item; import static shop.Order.count; class Main { int m(Item i) { return count + i.price + new Order.Item().price + shop.Order.count; } }",
        ),
    ]);
    expect![[r#"
        return (Order.count + i.price);
    "#]]
    .assert_eq(&printed(&program, "shop.Desk.m(Order.Item)"));
    expect![[r#"
        return (((Order.count + i.price) + new Order.Item().price) + Order.count);
    "#]]
    .assert_eq(&printed(&program, "app.Main.m(Order.Item)"));
    assert_eq!(
        program.class_by_name("shop.Order$Item"),
        program.class_by_name("shop.Order.Item")
    );
}

#[test]
fn same_name_in_several_folders() {
    let program = build(&[
        (
            "a/Main.java",
            "class Main { int m() { return Helper.V; } } ",
        ),
        ("a/Helper.java", "class Helper { static final int V = 1; }"),
        (
            "b/Main.java",
            "class Main { int m() { return Helper.V; } } class Helper { static final int V = 2; }",
        ),
        (
            "c/Other.java",
            "class Other { int m() { return Helper.V; } }",
        ),
    ]);
    let values: Vec<String> = program
        .methods()
        .filter(|method| &*method.name == "m" && !program.class(method.class).is_library)
        .map(|method| {
            let lowered = program.lowered(method.id);
            java::print::body(&program, lowered.body.as_ref().expect("a body"))
        })
        .collect();
    assert_eq!(values, ["return 1;\n", "return 2;\n", "return 1;\n"]);
    assert_eq!(errors(&program), "");
}

#[test]
fn duplicates_are_reported() {
    check_errors(
        &[
            ("a/T.java", "package p; class T { }"),
            ("b/T.java", "package p; class T { }"),
            ("b/U.java", "package p; class T { } class V { } class V { }"),
        ],
        expect![[r#"
            b/T.java:17..18: duplicate class: p.T is also declared in a/T.java
            b/U.java:17..18: duplicate class: p.T is also declared in a/T.java
            b/U.java:41..42: duplicate class: p.V
        "#]],
    );
}

#[test]
fn methods_of_one_signature_are_reported() {
    check_errors(
        &[(
            "T.java",
            "import java.util.*; class T<X extends Number> { T(int a) { } T(int b) { }
void m(int a) { } int m(int b) { return 1; } void m(long a) { } void m() { }
void l(List<String> a) { } void l(List<Integer> a) { } void x(X a) { } void x(Number a) { }
void v(int... a) { } void v(int[] a) { } void u(Unknown a) { } void u(Nobody a) { }
class Inner { void m(int a) { } }
void n() { new Object() { void k() { } void k() { } }; } }
enum E { A; static void values() { } void values(int a) { } }
record R(int a) { R { } R(long b) { this(1); } public int a() { return 1; } }
record S(int a) { S { } S(int a) { this.a = a; } }",
        )],
        expect![[r#"
            T.java:61..62: constructor T(int) is already defined in T
            T.java:96..97: method m(int) is already defined in T
            T.java:183..184: name clash: l(List<Integer>) and l(List<String>) have the same erasure
            T.java:227..228: name clash: x(Number) and x(X) have the same erasure
            T.java:269..270: method v(int[]) is already defined in T
            T.java:405..406: method k() is already defined in <anonymous Object>
            T.java:444..450: method values() is already defined in E
            T.java:584..585: constructor S(int) is already defined in S
        "#]],
    );
}

#[test]
fn user_classes_hide_library_classes() {
    let program = build(&[
        (
            "java/util/Stack.java",
            "package java.util; public class Stack { public int mine; }",
        ),
        (
            "T.java",
            "import java.util.*; class T { int m(Stack s) { return s.mine; } }",
        ),
        ("ArrayList.java", "class ArrayList { int own; }"),
        (
            "U.java",
            "import java.util.List; class U { int m(ArrayList a, List<String> l) { return a.own + l.size(); } }",
        ),
    ]);
    expect![[r#"
        return s.mine;
    "#]]
    .assert_eq(&printed(&program, "T.m(Stack)"));
    expect![[r#"
        return (a.own + l.size());
    "#]]
    .assert_eq(&printed(&program, "U.m(ArrayList,List)"));
}

#[test]
fn dispatch() {
    let program = program(
        "interface I<X> { int f(X x); default int d() { return 1; } }\n\
         interface J extends I<String> { default int d() { return 2; } }\n\
         abstract class A implements I<String> { public int f(String s) { return 1; } private int p() { return 0; } int q() { return 0; } }\n\
         class B extends A implements J { int q() { return 1; } private int p() { return 1; } }\n\
         class C extends B { public int f(StringBuilder o) { return 9; } public int f(String s) { return 2; } }\n\
         class D<T> { void g(T t) { } } class E extends D<Integer> { void g(Integer i) { } void g(String o) { } }\n\
         abstract class F { abstract void h(); } class G extends F { void h() { } }",
    );
    let resolve = |class: &str, key: &str| {
        let class = program.class_by_name(class).expect("a class");
        program
            .resolve_virtual(class, method(&program, key))
            .map(|method| program.method(method).key.to_string())
    };
    let table = [
        ("B", "I.f(Object)"),
        ("C", "I.f(Object)"),
        ("B", "I.d()"),
        ("C", "J.d()"),
        ("B", "A.q()"),
        ("B", "A.p()"),
        ("E", "D.g(Object)"),
        ("F", "F.h()"),
        ("G", "F.h()"),
        ("G", "java.lang.Object.hashCode()"),
    ];
    let lines: String = table
        .iter()
        .map(|(class, key)| format!("{class} {key}: {:?}\n", resolve(class, key)))
        .collect();
    expect![[r#"
        B I.f(Object): Some("A.f(String)")
        C I.f(Object): Some("C.f(String)")
        B I.d(): Some("J.d()")
        C J.d(): Some("J.d()")
        B A.q(): Some("B.q()")
        B A.p(): Some("A.p()")
        E D.g(Object): Some("E.g(Integer)")
        F F.h(): None
        G F.h(): Some("G.h()")
        G java.lang.Object.hashCode(): Some("java.lang.Object.hashCode()")
    "#]]
    .assert_eq(&lines);
}

#[test]
fn updates_keep_what_did_not_change() {
    let first = "class T {\n  int f;\n  int a() { return f; }\n  int b() { return a() + 1; }\n  int c() { Runnable r = new Runnable() { public void run() { } }; return 1; }\n}";
    let mut file = syntax::SourceFile::new(first);
    let source = |file: &syntax::SourceFile| java::program::SourceUnit {
        path: Arc::from("T.java"),
        unit: file.unit(),
        is_library: false,
    };
    let before = Program::build(vec![source(&file)], models());
    for key in ["T.a()", "T.b()", "T.c()"] {
        before.lowered(method(&before, key));
    }
    // A body changes: ids stay, other bodies are the same objects.
    let changed = first.replace("a() + 1", "a() + 2");
    file = syntax::SourceFile::new(changed.as_str());
    let after = before.update(vec![source(&file)]);
    assert_eq!(method(&before, "T.b()"), method(&after, "T.b()"));
    expect![[r#"
        return (this.a() + 2);
    "#]]
    .assert_eq(&printed(&after, "T.b()"));
    let kept = |key: &str| {
        Arc::ptr_eq(
            before.lowered_arc(method(&before, key)),
            after.lowered_arc(method(&after, key)),
        )
    };
    assert!(kept("T.a()"));
    assert!(kept("T.c()"));
    assert!(!kept("T.b()"));
    // Places follow the text although the lowered code is the old one.
    let moved = changed.replace("int f;", "int f; // a longer line\n\n");
    let moved_program = after.update(vec![unit("T.java", &moved)]);
    let id = method(&moved_program, "T.a()");
    let statement = &moved_program
        .lowered(id)
        .body
        .as_ref()
        .expect("a body")
        .statements[0];
    let (_, range) = moved_program.location(id, statement.id).expect("a place");
    assert_eq!(moved.get(range), Some("return f;"));
    assert_eq!(
        moved_program.content_hash(id),
        before.content_hash(method(&before, "T.a()"))
    );
    // A declaration changes: everything still agrees with a program made from nothing.
    let declared = moved.replace("int f;", "long f;");
    let updated = moved_program.update(vec![unit("T.java", &declared)]);
    let fresh = Program::build(vec![unit("T.java", &declared)], models());
    for key in ["T.a()", "T.b()", "T.c()"] {
        assert_eq!(printed(&updated, key), printed(&fresh, key));
    }
    expect![[r#"
        error: incompatible types: possible lossy conversion from long to int
        return unsupported(erroneous code);
    "#]]
    .assert_eq(&printed(&updated, "T.a()"));
}

/// Whether the library's part is kept when a file's text changes.
fn keeps_library(before: &str, after: &str) -> bool {
    let before = build(&[("T.java", before)]);
    let next = before.update_over_library(vec![unit("T.java", after)]);
    let fresh = build(&[("T.java", after)]);
    let class = |program: &Program| program.classes_in_file(FileId(0)).len();
    assert_eq!(class(&next), class(&fresh));
    next.shares_library(&before)
}

#[test]
fn the_library_is_kept_when_declarations_change() {
    let list =
        "import java.util.List; class T { int f; int g; void m(List<String> l) { l.size(); } }";
    let before = build(&[("T.java", list)]);
    let size = method(&before, "java.util.ArrayList.size()");
    before.lowered(size);
    let less = list.replace("int f;", "");
    let after = before.update_over_library(vec![unit("T.java", &less)]);
    assert!(!after.shares_declarations(&before));
    assert!(after.shares_library(&before));
    assert_eq!(method(&after, "java.util.ArrayList.size()"), size);
    assert!(Arc::ptr_eq(
        before.lowered_arc(size),
        after.lowered_arc(size)
    ));
    // Later there may be as much as there was at first.
    let other = after.update_over_library(vec![unit("T.java", &list.replace("f;", "h;"))]);
    assert!(other.shares_library(&before));
    assert!(other.method_by_key("T.m(List)").is_some());
}

#[test]
fn the_library_is_not_kept_where_it_depends_on_what_changed() {
    // More than there are ids for.
    assert!(!keeps_library(
        "class T { int f; }",
        "class T { int f, g; }"
    ));
    assert!(!keeps_library("class T { }", "class T { } class U { }"));
    // Another class of the library, or a method of it that nothing called.
    assert!(!keeps_library(
        "class T { int f; int g; }",
        "class T { java.util.BitSet f; }"
    ));
    assert!(!keeps_library(
        "class T { void m(java.util.List<String> l) { } int g; }",
        "class T { void m(java.util.List<String> l) { l.stream(); } }"
    ));
    // The library's own package.
    assert!(!keeps_library(
        "package java.util; class T { int f; }",
        "package java.util; class T { }"
    ));
    // What stands for an imported class that nobody declares.
    assert!(keeps_library(
        "import org.acme.Widget; class T { Widget f; int g; }",
        "import org.acme.Widget; class T { Widget f; }"
    ));
    assert!(!keeps_library(
        "import org.acme.Widget; class T { Widget f; int g; }",
        "class T { int g; }"
    ));
}

#[test]
fn a_new_library_class_in_a_body_is_found() {
    let before = build(&[("T.java", "class T { int m() { return 1; } }")]);
    let after = before.update(vec![unit(
        "T.java",
        "class T { int m() { return new java.util.BitSet().length(); } }",
    )]);
    let fresh = build(&[(
        "T.java",
        "class T { int m() { return new java.util.BitSet().length(); } }",
    )]);
    assert_eq!(printed(&after, "T.m()"), printed(&fresh, "T.m()"));
}

#[test]
fn constants_across_files_are_seen_after_an_update() {
    let a = unit("A.java", "class A { static final int K = 1; }");
    let b = unit("B.java", "class B { int m() { return A.K; } }");
    let before = Program::build(vec![a, b.clone()], models());
    assert_eq!(printed(&before, "B.m()"), "return 1;\n");
    let after = before.update(vec![
        unit("A.java", "class A { static final int K = 2; }"),
        b,
    ]);
    assert_eq!(printed(&after, "B.m()"), "return 2;\n");
}

#[test]
fn constants_that_depend_on_each_other() {
    let program = program(
        "class T { static final int A = B + 1, B = C * 2, C = 5; static final int X = Y, Y = X; \
         static final String S = \"n\" + A; final int inst = A; static final Integer BOX = 1; \
         static final int CALL = Math.abs(1); }",
    );
    let class = program.class_by_name("T").expect("T");
    let lines: String = program
        .class(class)
        .fields
        .iter()
        .map(|field| {
            let field = program.field(*field);
            format!("{}: {:?}\n", field.name, field.constant.is_some())
        })
        .collect();
    expect![[r#"
        A: true
        B: true
        C: true
        X: false
        Y: false
        S: true
        inst: true
        BOX: false
        CALL: false
    "#]]
    .assert_eq(&lines);
}

#[test]
fn places_of_local_class_methods() {
    let text = "class T {\n  Runnable m(int k) {\n    return new Runnable() {\n      public void run() { int q = k / 0; }\n    };\n  }\n}";
    let program = program(text);
    let run = program
        .methods()
        .find(|method| &*method.name == "run" && !program.class(method.class).is_library)
        .expect("run");
    let body = program.lowered(run.id).body.as_ref().expect("a body");
    let (file, range) = program
        .location(run.id, body.statements[0].id)
        .expect("a place");
    assert_eq!(file, FileId(0));
    assert_eq!(text.get(range), Some("int q = k / 0"));
    let outer = program.enclosing_method(run.id);
    assert_eq!(&*program.method(outer).name, "m");
    assert!(program.same_member(outer, run.id));
}

#[test]
fn broken_sources_never_stop_a_program() {
    for text in [
        "",
        "class",
        "class T {",
        "class T { void m( { } int n() { return 1; } }",
        "class T { int x = ; int n() { return x; } }",
        "class T extends { }",
        "class T<T extends T> { T t; }",
        "class T<A extends B, B extends A> { A a; int m(A x) { return x.hashCode(); } }",
        "class A<X extends A<X>> { X x; } class B extends A<B> { int m() { return x.x.x.hashCode(); } }",
        "class A { class B extends A { class C extends B { } } B.C.C.C x; }",
        "class A extends A.B { class B { } }",
        "class A { class B extends C { } class C extends B { } B b; int m() { return b.hashCode(); } }",
        "enum E { A, A; } enum F { X(1) { int f() { return 1; } }; }",
        "record R(int x, int x) { R { } R(int x, int y) { } }",
        "interface I { int f(); int g(); } class T { I i = () -> 1; }",
        "class T { void m() { for (var x : x) { } var y = y; } }",
        "class T { int m() { return m().m; } static { return; } }",
        "class T { void m() { new Object() { void n() { m(); n(); zz(); } }; class L extends L { } new L(); } }",
        "class T { Object o = new Object() { Object p = new Object() { Object q = o; }; }; }",
        "import a.b.C; import static a.b.D.*; class T extends C { { super.f(); this.g(); h(); } }",
        "class T { void m(int... a, int b) { m(1); } }",
        "class T { <A> A f(A a) { return f(f(f(f(a)))); } }",
        "class T { int a = b, b = a; final int c = d; final int d = c; }",
        "@interface An { int value() default 1; } class T { @An(2) void m() { } }",
        "class T { void m(Object o) { switch (o) { case String s when s.isEmpty() -> { } case null, default -> { } } } }",
    ] {
        with_stack(|| {
            let program = program(text);
            let found = problems(&program, text);
            // What is lowered is well-formed code all the same.
            assert!(
                !found.iter().any(|one| one.starts_with("0:")),
                "{text}: {found:?}"
            );
            for class in program.classes() {
                program.invariants(class.id);
            }
        });
    }
}

/// The parser bounds nesting; lowering must cope with all it lets through.
#[test]
fn deep_nesting() {
    let nested = |open: &str, inner: &str, close: &str, depth: usize| {
        format!(
            "class T {{ int x; T t; Object m(int i) {{ {} }} T n() {{ return this; }} }}",
            {
                let mut text = String::from("Object r = ");
                text.push_str(&open.repeat(depth));
                text.push_str(inner);
                text.push_str(&close.repeat(depth));
                text.push_str("; return r;");
                text
            }
        )
    };
    for text in [
        nested("(", "i", ")", 400),
        nested("(1 + ", "i", ")", 300),
        nested("i + ", "i", "", 1500),
        nested("", "n()", ".n()", 1500),
        nested("java.util.Objects.hash(", "i", ")", 200),
        nested("(java.util.function.Supplier<Object>) () -> ", "i", "", 100),
        nested("java.util.Optional.of(i).map(y -> ", "y", ")", 30),
        nested("new Object() { Object f = ", "i", "; }", 60),
        nested("i > 0 ? ", "i", " : i", 300),
        nested("switch (i) { default -> ", "i", "; }", 40),
    ] {
        with_stack(|| {
            let program = program(&text);
            let found = problems(&program, &text);
            assert!(!found.iter().any(|one| one.starts_with("0:")), "{found:?}");
        });
    }
    let blocks = format!(
        "class T {{ void m(int i) {{ {} i++; {} }} }}",
        "if (i > 0) {".repeat(100),
        "}".repeat(100)
    );
    let chain = format!(
        "class T {{ void m(int i) {{ {} i++; }} }}",
        "if (i > 0) i--; else ".repeat(1000)
    );
    for text in [blocks, chain] {
        with_stack(|| {
            let program = program(&text);
            assert_eq!(problems(&program, &text), Vec::<String>::new());
        });
    }
}

#[test]
fn long_chains_of_inheritance() {
    let mut text = String::from("class C0 { int f() { return 1; } }\n");
    for index in 1..3000 {
        text.push_str(&format!("class C{index} extends C{} {{ }}\n", index - 1));
    }
    text.push_str("class T { int m() { return new C450().f(); } }");
    with_stack(|| {
        let program = program(&text);
        assert_eq!(printed(&program, "T.m()"), "return new C450().f();\n");
        let errors = program.errors();
        assert!(
            errors
                .iter()
                .all(|error| error.message.contains("nested too deeply"))
        );
        assert!(!errors.is_empty());
    });
}

#[test]
fn main_methods() {
    let program = build(&[
        (
            "A.java",
            "class A { void main(String[] a) { } } class B { public static void main(String[] args) { } }",
        ),
        (
            "C.java",
            "class C { static int main(String[] a) { return 1; } }",
        ),
    ]);
    let main = program.main_method(FileId(0)).expect("main");
    assert_eq!(&*program.method(main).key, "B.main(String[])");
    assert_eq!(program.main_method(FileId(1)), None);
}
