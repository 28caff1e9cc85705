//! What is reported about wrong and unsupported programs, and that nothing is about right ones.

mod support;

use expect_test::{Expect, expect};
use support::{problems, program, with_stack};

fn check(text: &str, expected: Expect) {
    let text = text.to_owned();
    with_stack(move || {
        let program = program(&text);
        let mut found = problems(&program, &text).join("\n");
        if !found.is_empty() {
            found.push('\n');
        }
        expected.assert_eq(&found);
    });
}

/// Statements in a method that returns nothing.
fn check_body(statements: &str, expected: Expect) {
    check(
        &format!(
            "class T {{ int f; static int g; void m(int i, String s, Object o, int[] a, boolean b) {{\n{statements}\n}} }}"
        ),
        expected,
    );
}

/// An expression's type and conversions, in a method that returns `int`.
fn check_int(body: &str, expected: Expect) {
    check(
        &format!("class T {{ int m(int i, String s, boolean b) {{\n{body}\n}} }}"),
        expected,
    );
}

#[test]
fn unknown_names() {
    check_body(
        "i = x;",
        expect![[r#"
        2: cannot find symbol: variable x
    "#]],
    );
    check_body(
        "x = 1;",
        expect![[r#"
        2: cannot find symbol: variable x
    "#]],
    );
    check_body(
        "x.y();",
        expect![[r#"
        2: cannot find symbol: variable x
    "#]],
    );
    check_body(
        "foo(1);",
        expect![[r#"
        2: cannot find symbol: method foo in class T
    "#]],
    );
    check_body(
        "s.foo(1);",
        expect![[r#"
        2: unsupported: not modelled: java.lang.String.foo
    "#]],
    );
    check_body(
        "this.foo(1, s);",
        expect![[r#"
        2: cannot find symbol: method foo(int,String) in T
    "#]],
    );
    check_body(
        "i = this.x;",
        expect![[r#"
        2: cannot find symbol: variable x in class T
    "#]],
    );
    check_body(
        "Foo x = null;",
        expect![[r#"
            2: class not found: Foo
        "#]],
    );
    check_body(
        "new Foo();",
        expect![[r#"
        2: class not found: Foo
    "#]],
    );
    check_body(
        "T.x = 1; T.foo();",
        expect![[r#"
        2: cannot find symbol: method foo() in T
        2: cannot find symbol: variable x in class T
    "#]],
    );
    check_body(
        "i = a.size;",
        expect![[r#"
        2: cannot find symbol: variable size in int[]
    "#]],
    );
}

#[test]
fn incompatible_types() {
    check_body(
        "i = s;",
        expect![[r#"
        2: incompatible types: String cannot be converted to int
    "#]],
    );
    check_body(
        "s = i;",
        expect![[r#"
        2: incompatible types: int cannot be converted to String
    "#]],
    );
    check_body(
        "i = 1.5;",
        expect![[r#"
        2: incompatible types: possible lossy conversion from double to int
    "#]],
    );
    check_body(
        "i = 5L;",
        expect![[r#"
        2: incompatible types: possible lossy conversion from long to int
    "#]],
    );
    check_body(
        "byte y = 200;",
        expect![[r#"
        2: incompatible types: possible lossy conversion from int to byte
    "#]],
    );
    check_body(
        "char c = i;",
        expect![[r#"
        2: incompatible types: possible lossy conversion from int to char
    "#]],
    );
    check_body(
        "float x = 1.0;",
        expect![[r#"
        2: incompatible types: possible lossy conversion from double to float
    "#]],
    );
    check_body(
        "b = i;",
        expect![[r#"
        2: incompatible types: int cannot be converted to boolean
    "#]],
    );
    check_body(
        "if (i) { }",
        expect![[r#"
        2: incompatible types: int cannot be converted to boolean
    "#]],
    );
    check_body(
        "while (s) { }",
        expect![[r#"
        2: incompatible types: String cannot be converted to boolean
    "#]],
    );
    check_body(
        "int[] x = {1, \"a\"};",
        expect![[r#"
        2: incompatible types: String cannot be converted to int
    "#]],
    );
    check_body(
        "i = null;",
        expect![[r#"
        2: incompatible types: <null> cannot be converted to int
    "#]],
    );
    check_body(
        "Integer n = 5L;",
        expect![[r#"
        2: incompatible types: long cannot be converted to Integer
    "#]],
    );
    check_body(
        "String t = o;",
        expect![[r#"
        2: incompatible types: Object cannot be converted to String
    "#]],
    );
    check_body(
        "Integer n = (Integer) s;",
        expect![[r#"
        2: incompatible types: String cannot be converted to Integer
    "#]],
    );
    check_body(
        "b = s instanceof Integer;",
        expect![[r#"
        2: incompatible types: String cannot be converted to Integer
    "#]],
    );
    check_body(
        "throw s;",
        expect![[r#"
        2: incompatible types: String cannot be converted to Throwable
    "#]],
    );
    check_body(
        "i = System.out.println();",
        expect![[r#"
        2: 'void' type not allowed here
    "#]],
    );
    check_body(
        "for (String t : a) { }",
        expect![[r#"
        2: incompatible types: int cannot be converted to String
    "#]],
    );
    check_body(
        "for (int t : s) { }",
        expect![[r#"
            2: for-each not applicable to expression type: required array or java.lang.Iterable, found String
        "#]],
    );
    check_body(
        "a[1L] = 2;",
        expect![[r#"
        2: incompatible types: possible lossy conversion from long to int
    "#]],
    );
    check_body(
        "i[0] = 2;",
        expect![[r#"
        2: array required, but int found
    "#]],
    );
}

#[test]
fn bad_operands() {
    check_body(
        "i = s - 1;",
        expect![[r#"
        2: bad operand types for binary operator '-': String and int
    "#]],
    );
    check_body(
        "b = !i;",
        expect![[r#"
        2: bad operand type int for unary operator '!'
    "#]],
    );
    check_body(
        "b = i && b;",
        expect![[r#"
        2: bad operand types for binary operator '&&': int and boolean
    "#]],
    );
    check_body(
        "i = -b;",
        expect![[r#"
        2: bad operand type boolean for unary operator '-'
    "#]],
    );
    check_body(
        "i = 1.5 & 1;",
        expect![[r#"
        2: bad operand types for binary operator '&': double and int
    "#]],
    );
    check_body(
        "b = s == 1;",
        expect![[r#"
        2: bad operand types for binary operator '==': String and int
    "#]],
    );
    check_body(
        "b = s == a;",
        expect![[r#"
        2: incomparable types: String and int[]
    "#]],
    );
    check_body(
        "s++;",
        expect![[r#"
        2: bad operand type String for unary operator '++'
    "#]],
    );
    check_body(
        "b = o < 1;",
        expect![[r#"
        2: bad operand types for binary operator '<': Object and int
    "#]],
    );
}

#[test]
fn calls_that_do_not_fit() {
    check(
        "class T { void f(int i) { } void m() { f(\"a\"); f(); f(1, 2); f(1L); } }",
        expect![[r#"
        1: method f in T cannot be applied to given types: required int, found String
        1: method f in T cannot be applied to given types: required int, found int,int
        1: method f in T cannot be applied to given types: required int, found long
        1: method f in T cannot be applied to given types: required int, found no arguments
    "#]],
    );
    check(
        "class T { void f(int i) { } void f(String s) { } void m() { f(true); } }",
        expect![[r#"
        1: no suitable method found for f(boolean)
    "#]],
    );
    check(
        "class T { T(int i) { } static T m() { return new T(); } }",
        expect![[r#"
        1: constructor T in T cannot be applied to given types: required int, found no arguments
    "#]],
    );
    check(
        "class T { T(int i) { } } class U extends T { } class V extends T { V() { } }",
        expect![[r#"
            1: constructor T in T cannot be applied to given types: required int, found no arguments
        "#]],
    );
    check(
        "class T { void f() { } static void m() { f(); this.f(); } int x; static int n() { return x; } }",
        expect![[r#"
        1: non-static method f() cannot be referenced from a static context
        1: non-static variable this cannot be referenced from a static context
        1: non-static variable x cannot be referenced from a static context
    "#]],
    );
    check(
        "abstract class T { abstract void f(); static T m() { return new T(); } }",
        expect![[r#"
        1: T is abstract; cannot be instantiated
    "#]],
    );
    check(
        "class T { private int p; private void q() { } } class U { void m(T t) { t.p = 1; t.q(); } }",
        expect![[r#"
        1: p has private access in T
        1: q() has private access in T
    "#]],
    );
    check(
        "class P { void f() { } } class T extends P { void m() { super.g(); } }",
        expect![[r#"
        1: cannot find symbol: method g() in P
    "#]],
    );
}

#[test]
fn flow() {
    check_int(
        "",
        expect![[r#"
        3: missing return statement
    "#]],
    );
    check_int(
        "if (b) return 1;",
        expect![[r#"
        3: missing return statement
    "#]],
    );
    check_int("if (b) return 1; else return 2;", expect![[""]]);
    check_int("while (true) { }", expect![[""]]);
    check_int(
        "while (true) { if (b) break; }",
        expect![[r#"
        3: missing return statement
    "#]],
    );
    check_int("for (;;) { }", expect![[""]]);
    check_int("throw new RuntimeException();", expect![[""]]);
    check_int(
        "switch (i) { case 1: return 1; default: return 2; }",
        expect![[""]],
    );
    check_int(
        "switch (i) { case 1: return 1; }",
        expect![[r#"
        3: missing return statement
    "#]],
    );
    check_int("try { return 1; } finally { }", expect![[""]]);
    check_int(
        "try { return 1; } catch (RuntimeException e) { }",
        expect![[r#"
        3: missing return statement
    "#]],
    );
    check_int("do { return 1; } while (b);", expect![[""]]);
    check_int(
        "x: { break x; }",
        expect![[r#"
        3: missing return statement
    "#]],
    );
    check_int(
        "return 1; i = 2;",
        expect![[r#"
        2: unreachable statement
    "#]],
    );
    check_int(
        "while (true) { } return 1;",
        expect![[r#"
        2: unreachable statement
    "#]],
    );
    check_int("for (;;) { break; } return 1;", expect![[""]]);
    check_int(
        "while (i > 0) { break; i++; } return 1;",
        expect![[r#"
        2: unreachable statement
    "#]],
    );
    check_int("while (i > 0) { continue; } return 1;", expect![[""]]);
    check_int(
        "while (false) { i = 1; } return 1;",
        expect![[r#"
        2: unreachable statement
    "#]],
    );
    check_int("if (false) { i = 1; } return 1;", expect![[""]]);
    check_int("do { continue; } while (b); return 1;", expect![[""]]);
    check_int("do { i++; } while (true);", expect![[""]]);
    check_int(
        "return;",
        expect![[r#"
        2: incompatible types: missing return value
    "#]],
    );
    check_body(
        "return 1;",
        expect![[r#"
        2: incompatible types: unexpected return value
    "#]],
    );
    check_body(
        "break;",
        expect![[r#"
        2: break outside switch or loop
    "#]],
    );
    check_body(
        "continue;",
        expect![[r#"
        2: continue outside of loop
    "#]],
    );
    check_body(
        "x: while (b) { break y; }",
        expect![[r#"
        2: undefined label: y
    "#]],
    );
    check_body(
        "while (b) { Runnable r = () -> { break; }; }",
        expect![[r#"
        2: break outside switch or loop
    "#]],
    );
}

#[test]
fn variables() {
    check_body(
        "int x = 1; int x = 2;",
        expect![[r#"
        2: variable x is already defined
    "#]],
    );
    check_body(
        "int i = 1;",
        expect![[r#"
        2: variable i is already defined
    "#]],
    );
    check_body(
        "{ int x = 1; } int x = 2; for (int y = 0; ; ) { int z = 0; break; }",
        expect![[""]],
    );
    check_body(
        "final int x = 1; x = 2; x++;",
        expect![[r#"
        2: cannot assign a value to final variable x
    "#]],
    );
    check_body(
        "int x = 0; Runnable r = () -> { x++; };",
        expect![[r#"
        2: local variables referenced from a lambda expression must be final or effectively final
    "#]],
    );
    check_body(
        "var x = null; var y; var z = () -> 1;",
        expect![[r#"
        2: cannot infer type for local variable x: variable initializer is 'null'
        2: cannot infer type for local variable y: cannot use 'var' on variable without initializer
        2: cannot infer type for local variable z: lambda expression needs an explicit target-type
    "#]],
    );
    check(
        "class T { final int x; static final int Y = 1; T() { x = 1; } void m() { x = 2; Y = 3; } }",
        expect![[r#"
        1: cannot assign a value to final variable Y
        1: cannot assign a value to final variable x
    "#]],
    );
    check_body(
        "Runnable r = i -> { };",
        expect![[r#"
        2: incompatible types: incompatible parameter types in lambda expression
    "#]],
    );
    check_body(
        "Runnable r = () -> { int i = 2; };",
        expect![[r#"
        2: variable i is already defined
    "#]],
    );
    check_body(
        "i + 1;",
        expect![[r#"
        2: this expression is not a statement
    "#]],
    );
    check_body(
        "o = () -> 1;",
        expect![[r#"
        2: incompatible types: Object is not a functional interface
    "#]],
    );
}

#[test]
fn switches() {
    check_body(
        "switch (i) { case 1: case 1: }",
        expect![[r#"
        2: duplicate case label
    "#]],
    );
    check_body(
        "switch (i) { case i: }",
        expect![[r#"
        2: constant expression required
    "#]],
    );
    check_body(
        "switch (i) { case \"a\": }",
        expect![[r#"
        2: incompatible types: String cannot be converted to int
    "#]],
    );
    check_body(
        "switch (b) { default: }",
        expect![[r#"
            2: selector type boolean is not allowed
        "#]],
    );
    check_body(
        "switch (5L) { case 1: }",
        expect![[r#"
            2: selector type long is not allowed
        "#]],
    );
    check_body(
        "switch (i) { default: i = 1; default: i = 2; }",
        expect![[r#"
            2: duplicate default label
        "#]],
    );
    check_body(
        "i = switch (i) { case 1 -> 2; };",
        expect![[r#"
        2: the switch expression does not cover all possible input values
    "#]],
    );
    check_body(
        "i = switch (i) { case 1 -> { } default -> 2; };",
        expect![[r#"
        2: switch rule completes without providing a value
    "#]],
    );
    check(
        "class T { enum E { A, B } int m(E e) { return switch (e) { case A -> 1; }; } void n(E e) { switch (e) { case C: } } }",
        expect![[r#"
        1: an enum switch case label must be a constant of T.E
        1: the switch expression does not cover all possible input values
    "#]],
    );
    check_body(
        "i = switch (i) { default -> { return; } };",
        expect![[r#"
        2: attempt to return out of a switch expression
    "#]],
    );
}

#[test]
fn classes() {
    check(
        "class T extends Missing { }",
        expect![[r#"
        1: class not found: Missing
    "#]],
    );
    check(
        "class T extends T { }",
        expect![[r#"
        1: cyclic inheritance involving T
    "#]],
    );
    check(
        "class A extends B { } class B extends C { } class C extends A { void m() { foo(); } }",
        expect![[r#"
        1: cyclic inheritance involving A
        1: cyclic inheritance involving B
        1: cyclic inheritance involving C
    "#]],
    );
    check(
        "interface A extends B { } interface B extends A { }",
        expect![[r#"
        1: cyclic inheritance involving A
        1: cyclic inheritance involving B
    "#]],
    );
    check(
        "class T { } class T { }",
        expect![[r#"
        1: duplicate class: T
    "#]],
    );
    check(
        "class T { class U { } class U { } int x; String x; }",
        expect![[r#"
        1: duplicate class: T.U
        1: variable x is already defined in T
    "#]],
    );
    check(
        "class T implements Runnable { Missing f; Missing m(Missing p) { return p; } public void run() { } }",
        expect![[r#"
        1: class not found: Missing
    "#]],
    );
    check(
        "class T extends Runnable { }",
        expect![[r#"
        1: no interface expected here
    "#]],
    );
    check(
        "class T { void m(); }",
        expect![[r#"
        1: missing method body, or declare abstract
    "#]],
    );
    check(
        "class O { class I { } static I m() { return new I(); } }",
        expect![[r#"
        1: an enclosing instance that contains O is required
    "#]],
    );
}

#[test]
fn unmodelled() {
    check(
        "import org.acme.Widget; class T { Widget w; int ok() { return 1; } int m() { w.spin(); return new Widget(3).size + Widget.count(); } }",
        expect![[r#"
            1: unsupported: not modelled: org.acme.Widget
            1: unsupported: not modelled: org.acme.Widget.spin
        "#]],
    );
    check(
        "import org.acme.*; class T { Widget w; int ok() { return 1; } void m() { Widget x = w; x.spin(); } }",
        expect![[r#"
        1: unsupported: not modelled: org.acme.Widget
    "#]],
    );
    check(
        "class T { void m() { Process t = new ProcessBuilder(\"x\").start(); t.waitFor(); synchronized (this) { } } }",
        expect![[r#"
            1: unsupported: not modelled: java.lang.Process.waitFor
            1: unsupported: not modelled: java.lang.ProcessBuilder
        "#]],
    );
    check(
        "import static org.acme.Checks.*; class T { void m() { verify(1); int x = LIMIT; } void ok() { } }",
        expect![[r#"
        1: unsupported: not modelled: LIMIT
        1: unsupported: not modelled: org.acme.Checks.verify
    "#]],
    );
    check(
        "import static org.acme.Checks.verify; class T { void m() { verify(1); } }",
        expect![[r#"
            1: unsupported: not modelled: org.acme.Checks
            1: unsupported: not modelled: org.acme.Checks.verify
        "#]],
    );
    check(
        "import org.acme.Base; class T extends Base { void m() { helper(); int x = inherited; Base b = this; } void ok() { int y = 1; } }",
        expect![[r#"
            1: unsupported: not modelled: helper
            1: unsupported: not modelled: inherited
            1: unsupported: not modelled: org.acme.Base
        "#]],
    );
    check(
        "class T { void m(String s) { s.describeConstable(); java.awt.Robot d = java.awt.Robot.now(); } }",
        expect![[r#"
            1: unsupported: not modelled: java.awt.Robot
            1: unsupported: not modelled: java.lang.String.describeConstable
        "#]],
    );
    check(
        "import org.acme.Widget; class T { void m(Object o) { Widget w = (Widget) o; if (o instanceof Widget) { } try { } catch (Widget e) { } } }",
        expect![[r#"
            1: unsupported: not modelled: org.acme.Widget
        "#]],
    );
}

#[test]
fn methods_left_abstract() {
    check(
        "abstract class A { abstract void f(int i); } class T extends A { } class U extends A { void f(int i) { } } abstract class V extends A { }",
        expect![[r#"
            1: T is not abstract and does not override abstract method f(int) in A
        "#]],
    );
    check(
        "class T implements Runnable, Comparable<T> { public void run() { } }",
        expect![[r#"
            1: T is not abstract and does not override abstract method compareTo(T) in Comparable
        "#]],
    );
    check(
        "class T { Runnable r = new Runnable() { }; }",
        expect![[r#"
            1: <anonymous Runnable> is not abstract and does not override abstract method run() in Runnable
        "#]],
    );
    check(
        "interface I<X> { void f(X x); default void g() { } } class T implements I<String> { public void f(String s) { } } class U implements I<String> { public void f(Object s) { } } class V implements I { public void f(Object s) { } }",
        expect![[r#"
            1: U is not abstract and does not override abstract method f(X) in I
        "#]],
    );
    check(
        "enum E implements Runnable { A { public void run() { } } } enum F implements Runnable { B } enum G { C { void f() { } }; abstract void f(); }",
        expect![[r#"
            1: F is not abstract and does not override abstract method run() in Runnable
        "#]],
    );
    check(
        "import org.acme.Base; class T extends Base implements Runnable { }",
        expect![[r#"
            1: unsupported: not modelled: org.acme.Base
        "#]],
    );
    check(
        "record R(int size) implements java.util.function.IntSupplier { public int getAsInt() { return size; } }",
        expect![[""]],
    );
    check(
        "import java.util.*; class L extends AbstractList<String> { public String get(int i) { return \"\"; } public int size() { return 0; } } class M extends AbstractList<String> { public int size() { return 0; } }",
        expect![[r#"
            1: M is not abstract and does not override abstract method get(int) in AbstractList
        "#]],
    );
}

#[test]
fn generated_members() {
    check(
        "import lombok.Getter; @Getter class P { int x; } class T { int m(P p) { return p.getX(); } }",
        expect![[r#"
            1: unsupported: not modelled: P.getX
            1: unsupported: not modelled: lombok.Getter
        "#]],
    );
    check(
        "import lombok.extern.slf4j.Slf4j; @Slf4j class T { void m() { log.info(\"a\"); helper(); } }",
        expect![[r#"
            1: unsupported: not modelled: helper
            1: unsupported: not modelled: log
            1: unsupported: not modelled: lombok.extern.slf4j.Slf4j
        "#]],
    );
    check(
        "class P { @lombok.Setter int x; } class T { void m(P p) { p.setX(1); new P(2); } }",
        expect![[r#"
            1: unsupported: not modelled: P.<init>
            1: unsupported: not modelled: P.setX
        "#]],
    );
    check(
        "@FunctionalInterface interface P { int f(); } class T { void m(P p) { p.g(); } }",
        expect![[r#"
            1: cannot find symbol: method g() in P
        "#]],
    );
    check(
        "@interface Mark { } @Mark class P { } class T { void m(P p) { p.g(); } }",
        expect![[r#"
            1: cannot find symbol: method g() in P
        "#]],
    );
}

#[test]
fn arguments_of_unknown_type() {
    check(
        "import org.acme.W; class T { static int f(int i) { return i; } static String f(String s) { return s; } int m(W w) { return f(w.get()).length() + f(w.get()); } }",
        expect![[r#"
            1: unsupported: not modelled: org.acme.W
            1: unsupported: not modelled: org.acme.W.get
        "#]],
    );
    check(
        "import org.acme.W; class T { void m(W w) { System.out.println(w.get()); java.util.List.of(w.get()).forEach(x -> x.spin()); } }",
        expect![[r#"
            1: unsupported: not modelled: org.acme.W
            1: unsupported: not modelled: org.acme.W.get
        "#]],
    );
    check(
        "import org.acme.W; class T { void m() { var w = new W(); Runnable r = w::go; for (var x : w.all()) { r = x::go; } } }",
        expect![[r#"
            1: unsupported: not modelled: org.acme.W
        "#]],
    );
    check(
        "import static org.acme.Units.KG; import static java.lang.Math.NOPE; class T { int m() { return KG + NOPE; } }",
        expect![[r#"
            1: unsupported: not modelled: java.lang.Math.NOPE
            1: unsupported: not modelled: org.acme.Units
            1: unsupported: not modelled: org.acme.Units.KG
        "#]],
    );
}

#[test]
fn lambdas_choose_overloads() {
    let class = |call: &str| {
        format!(
            "class T {{ interface V {{ void run() throws Exception; }} interface S<X> {{ X get() throws Exception; }} static void f(V v) {{ }} static <X> X f(S<X> s) {{ return null; }} void nothing() {{ }} int some() {{ return 1; }} int m(T t) {{ {call} return 0; }} }}"
        )
    };
    for call in [
        "f(() -> t.nothing());",
        "f(() -> t.some()).intValue();",
        "f(() -> { throw new RuntimeException(); });",
        "f(() -> { for (int i = 0; i < 3; i++) { } });",
        "f(() -> { while (true) { } }).hashCode();",
        "f(t::nothing);",
        "f(t::some).intValue();",
        "f(T::new).some();",
    ] {
        check(&class(call), expect![[""]]);
    }
}

#[test]
fn definite_assignment() {
    check_int(
        "int x; return x;",
        expect![[r#"
        2: variable x might not have been initialized
    "#]],
    );
    check_int(
        "int x; if (b) x = 1; return x;",
        expect![[r#"
        2: variable x might not have been initialized
    "#]],
    );
    check_int("int x; if (b) x = 1; else x = 2; return x;", expect![[""]]);
    check_int(
        "int x; if (b && (x = i) > 0) return x; return 0;",
        expect![[""]],
    );
    check_int(
        "int x; if (b || (x = i) > 0) return x; return 0;",
        expect![[r#"
            2: variable x might not have been initialized
        "#]],
    );
    check_int(
        "int x; if (!(b || (x = i) > 0)) return x; return 0;",
        expect![[""]],
    );
    check_int(
        "int x; while (b) { x = 1; break; } return x;",
        expect![[r#"
            2: variable x might not have been initialized
        "#]],
    );
    check_int(
        "int x; while (true) { if (b) { x = 1; break; } } return x;",
        expect![[""]],
    );
    check_int(
        "int x; do { x = 1; if (b) continue; x = 2; } while (x > i); return x;",
        expect![[""]],
    );
    check_int(
        "int x; do { if (b) continue; x = 2; } while (x > i); return 1;",
        expect![[r#"
            2: variable x might not have been initialized
        "#]],
    );
    check_int(
        "int x; for (int k = 0; k < 3; k++) x = k; return x;",
        expect![[r#"
            2: variable x might not have been initialized
        "#]],
    );
    check_int(
        "int x; switch (i) { case 1: x = 1; break; default: x = 2; } return x;",
        expect![[""]],
    );
    check_int(
        "int x; switch (i) { case 1: x = 1; break; case 2: x = 2; } return x;",
        expect![[r#"
            2: variable x might not have been initialized
        "#]],
    );
    check_int(
        "int x; switch (i) { case 1: case 2: x = 1; break; default: throw new RuntimeException(); } return x;",
        expect![[""]],
    );
    check_int(
        "int x = switch (i) { case 1 -> { int y; y = 2; yield y; } default -> 3; }; return x;",
        expect![[""]],
    );
    check_int(
        "int x; try { x = Integer.parseInt(s); } catch (NumberFormatException e) { return 0; } return x;",
        expect![[""]],
    );
    check_int(
        "int x; try { x = Integer.parseInt(s); } catch (NumberFormatException e) { } return x;",
        expect![[r#"
            2: variable x might not have been initialized
        "#]],
    );
    check_int(
        "int x; try { i++; } finally { x = 1; } return x;",
        expect![[""]],
    );
    check_int(
        "int x; y: { try { break y; } finally { x = 1; } } return x;",
        expect![[""]],
    );
    check_int(
        "int x; x++; return 1;",
        expect![[r#"
        2: variable x might not have been initialized
    "#]],
    );
    check_int(
        "int x; Runnable r = () -> System.out.println(x); return 1;",
        expect![[r#"
            2: variable x might not have been initialized
        "#]],
    );
    check_int(
        "int x; if (b) x = 1; else x = 2; Runnable r = () -> System.out.println(x); return 1;",
        expect![[""]],
    );
    check_int(
        "int x = 1; x = 2; Runnable r = () -> System.out.println(x); return 1;",
        expect![[r#"
            2: local variables referenced from a lambda expression must be final or effectively final
        "#]],
    );
    check_int(
        "for (int k = 0; k < 3; k++) { Runnable r = () -> System.out.println(k); } return 1;",
        expect![[r#"
            2: local variables referenced from a lambda expression must be final or effectively final
        "#]],
    );
    check_int(
        "for (int k : new int[3]) { Runnable r = () -> System.out.println(k); } return 1;",
        expect![[""]],
    );
    check_int(
        "i++; Runnable r = () -> System.out.println(i); return 1;",
        expect![[r#"
            2: local variables referenced from a lambda expression must be final or effectively final
        "#]],
    );
    check_int(
        "int x; Runnable r = () -> { int z; z = 1; System.out.println(z); int w; System.out.println(w); }; return 1;",
        expect![[r#"
            2: variable w might not have been initialized
        "#]],
    );
    check_int(
        "int x; Object o = new Object() { int x = 1; int m() { int y = x; return y; } }; return 1;",
        expect![[""]],
    );
}

#[test]
fn right_programs() {
    for text in [
        "class T { int m() { int x; if (true) x = 1; return x; } }",
        "class T<A extends Comparable<A>> { A best(A x, A y) { return x.compareTo(y) > 0 ? x : y; } }",
        "import java.util.*; class T { Map<String, List<Integer>> m = new HashMap<>(); void p(String k) { m.computeIfAbsent(k, q -> new ArrayList<>()).add(k.length()); } }",
        "class T { static <E> void swap(E[] a) { E t = a[0]; a[0] = a[1]; a[1] = t; } void m() { swap(new String[2]); } }",
        "class T { Object m(boolean b) { return b ? 1 : b ? \"a\" : null; } }",
        "class T { long m(int... a) { long s = 0; for (var x : a) s += x; return s + m() + m(1, 2) + m(new int[3]); } }",
        "class O<X> { class I { X v; } X m(I i) { return i.v; } static String n(O<String> o, O<String>.I i) { O<String>.I j = o.new I(); return j.v; } }",
        "class L<T> { Node head; class Node { T v; Node next; } T first() { return head.v; } static int n(L<Integer> l) { return l.head.v + l.head.next.v; } }",
        "import java.util.function.*; class T { Function<Integer, Function<Integer, Integer>> f = a -> b -> a + b; int m() { return f.apply(1).apply(2); } }",
        "interface Visitor<R> { R visit(Leaf l); R visit(Pair p); } abstract class Tree { abstract <R> R accept(Visitor<R> v); } class Leaf extends Tree { int n; <R> R accept(Visitor<R> v) { return v.visit(this); } } class Pair extends Tree { Tree a, b; <R> R accept(Visitor<R> v) { return v.visit(this); } } class Sum implements Visitor<Integer> { public Integer visit(Leaf l) { return l.n; } public Integer visit(Pair p) { return p.a.accept(this) + p.b.accept(this); } }",
        "class T { char m(String s, int k) { char c = s.charAt(0); c += k; c++; return (char) (c + 1); } }",
        "class T { int m(Object o) { return switch (o.hashCode() % 3) { case 0 -> 1; case 1 -> { try { yield 2; } finally { } } default -> throw new RuntimeException(); }; } }",
        "import java.util.*; class T { int m(List<int[]> q) { q.sort((a, b) -> a[0] != b[0] ? a[0] - b[0] : Integer.compare(a[1], b[1])); Collections.sort(q, (a, b) -> b[0] - a[0]); return q.get(0)[0]; } }",
        "class T { boolean m(Integer a, Integer b, int c) { return a == b || a.equals(b) || a == c || a < b; } }",
        "class E extends RuntimeException { E(String m, Throwable c) { super(m, c); } static E of(Exception x) { return new E(x.getMessage() + x, x); } }",
    ] {
        check(text, expect![[""]]);
    }
}
