//! Whole files: what stands outside members, and what a mistake costs.

use expect_test::{Expect, expect};
use syntax::SourceFile;
use syntax::dump::dump_unit;

fn check(source: &str, expected: Expect) {
    expected.assert_eq(&dump_unit(&SourceFile::new(source).unit()));
}

#[test]
fn packages_and_imports() {
    check(
        "@Deprecated package a.b.c;\nimport java.util.List;\nimport java.util.*;\nimport static \
         a.module.record.X.f;\nimport static a.B.*;;",
        expect![[r#"
            package a.b.c
            import java.util.List
            import java.util.*
            import static a.module.record.X.f
            import static a.B.*
        "#]],
    );
}

#[test]
fn headers_of_types() {
    check(
        "public abstract sealed class A<T extends Comparable<T> & Runnable, U> extends a.B<T[]> \
         implements C, D<? super U> permits E, F {}\nnon-sealed interface I extends J, K {}\n\
         @Target({TYPE, METHOD}) @interface N { int value() default 1; String[] names() default \
         {}; }\nrecord R<T>(@A T first, int... rest) implements C { R { } static int x; }\n\
         strictfp final class G { static class H { interface J { } } }",
        expect![[r#"
            public abstract sealed class A<T extends Comparable<T> & Runnable, U>  extends a.B<T[]> implements C, D<? super U> permits E, F
            interface I implements J, K
            @Target(value={TYPE, METHOD}) @interface N
              method int value();
              method String[] names();
            record R<T> (T first, int[]... rest) implements C
              compact constructor R()
              static field int x
            final class G
              static class H
                interface J
        "#]],
    );
}

#[test]
fn enums() {
    check(
        "enum E implements I { @A X, Y(1, 2), Z { int f() { return 1; } }; int n; E(int... n) {} \
         } enum F { } enum G { A, B, } enum H { ; static int x; }",
        expect![[r#"
            enum E implements I
              constant X
              constant Y 1 2
              constant Z
                method int f()
                  return 1
              field int n
              constructor E(int[]... n)
            enum F
            enum G
              constant A
              constant B
            enum H
              static field int x
        "#]],
    );
}

#[test]
fn fields_and_initializers() {
    check(
        "class A { private static final int x = 1, y[] = {1, 2}, z; List<String>[] l; { x = 1; } \
         static { y = 2; } ; int f()[] { return null; } transient volatile int t; }",
        expect![[r#"
            class A
              private static final field int x = 1
              private static final field int[] y = {1 2}
              private static final field int z
              field List<String>[] l
              initializer
                (= x 1)
              static initializer
                (= y 2)
              method int[] f()
                return null
              field int t
        "#]],
    );
}

#[test]
fn methods() {
    check(
        "class A<T> { A() { this(1); } <U> A(U u) throws X, Y { super(u); } public <U extends T> \
         @N U f(final int a, String... b) throws Z { } abstract void g(); native int h(); \
         synchronized strictfp void s() {} void r(A<T> this, int x) {} class I { I(A<T> A.this) { \
         } } default void d() {} int record(int record, int yield) { return record; } }",
        expect![[r#"
            class A<T> 
              constructor A()
                (this() 1)
              <U> constructor A(U u) throws X, Y
                (super() u)
              public <U extends T> method U f(final int a, String[]... b) throws Z
              abstract method void g();
              native method int h();
              synchronized method void s()
              method void r(int x)
              class I
                constructor I()
              default method void d()
              method int record(int record, int yield)
                return record
        "#]],
    );
}

#[test]
fn modules_are_passed_over() {
    check(
        "@A open module m.n { requires transitive java.base; exports p to q; }",
        expect![[r#""#]],
    );
}

#[test]
fn annotations() {
    check(
        "class A { @Test(timeout = 100, expected = a.B.class) @ValueSource(ints = {1, -2}) \
         @C('x') @D(\"s\") @E(F.G) @H(@I(1.5)) @J(1 + 2) @K(int[].class) @L() @M(true) void f() \
         {} }",
        expect![[r#"
            class A
              @Test(timeout=100, expected=a.B.class) @ValueSource(ints={1, -2}) @C(value='\u0078') @D(value="s") @E(value=F.G) @H(value=@I(value=1.5)) @J(value=`1 + 2`) @K(value=int[].class) @L @M(value=true) method void f()
        "#]],
    );
}

#[test]
fn a_mistake_costs_a_statement() {
    check(
        "class A {\n int f() {\n int a = 1\n int b = 2;\n foo(a,;\n return b;\n }\n int g() { return \
         1; }\n}",
        expect![[r#"
            class A
              method int f()
                error 19..20: expected `;`
                error 40..41: expected an expression, found `;`
                unsupported syntax error
                var int b = 2
                unsupported syntax error
                return b
              method int g()
                return 1
        "#]],
    );
}

#[test]
fn a_missing_brace_ends_with_the_method() {
    check(
        "class A {\n int f() {\n if (true) {\n return 1;\n }\n int g() { return 1; }\n public \
         static class B { void h() {\n }\n private int x;\n}",
        expect![[r#"
            class A
              method int f()
                error 35..36: expected `}`
              method int g()
                return 1
              public static class B
                method void h()
                private field int x
            error 126..127: expected `}`
        "#]],
    );
}

#[test]
fn a_brace_too_many_keeps_the_members_behind() {
    check(
        "class A {\n int f() { return 1; }}\n int g() { return 2; }\n}\nclass B { int h() { return 3; } }",
        expect![[r#"
            class A
              method int f()
                return 1
              method int g()
                return 2
            class B
              method int h()
                return 3
            error 35..38: expected a class, interface, enum or record, found `int`
        "#]],
    );
}

#[test]
fn half_typed_members() {
    check(
        "class A {\n int x = \n int f() { return 1; }\n pub\n int g() { return 2; }\n int z(\n int h(int a) { \
         return 3; }\n @Test(\n void k() {}\n String s = \"abc\n void l() {}\n}",
        expect![[r#"
            class A
              field int x
                error 14..15: expected `.class` or `::`, found `f`
              method int f()
                return 1
              method int g()
                return 2
              method int z();
                error 12..13: expected `)`
              method int h(int a)
                return 3
              method void k()
              field String s
                error 11..15: this string literal is not closed
              method void l()
            error 49..52: expected a name, found `int`
            error 121..122: expected `.class` or `::`, found `k`
        "#]],
    );
}

#[test]
fn half_typed_headers() {
    check(
        "import a.\nclass A extends {\n int f() { return 1; }\n}\nclass {\n}\nclass B B { int g() { return 2; } }",
        expect![[r#"
            class A
              method int f()
                return 1
            class B
              method int g()
                return 2
            error 8..9: expected `*`
            error 26..27: expected a type, found `{`
            error 59..60: expected a name, found `{`
            error 69..70: expected `{`
        "#]],
    );
}

#[test]
fn no_java_at_all() {
    check(
        "hello, world (",
        expect![[r#"
        error 0..5: expected a class, interface, enum or record, found `hello`
    "#]],
    );
    check("", expect![[r#""#]]);
    check(
        "}}}",
        expect![[r#"
        error 0..1: expected a class, interface, enum or record, found `}`
    "#]],
    );
    check(
        "class A { } /* open",
        expect![[r#"
        class A
        error 12..19: this comment is not closed
    "#]],
    );
    check(
        "int x = 1; void f() { }",
        expect![[r#"
        error 0..3: expected a class, interface, enum or record, found `int`
    "#]],
    );
    check(
        "class \\u0041 \\uu007b int b\\u0063 = #; // \\u000a int d; /* \\u002a/ int e\\u003b $ \\u007d",
        expect![[r#"
            class A
              field int bc
                error 14..15: unexpected `#`
              field int d
              field int e
            error 80..86: expected a name, found `}`
        "#]],
    );
    check(
        "class A { int \\u006; }",
        expect![[r#"
        class A
        error 14..19: a Unicode escape needs four hexadecimal digits
    "#]],
    );
    check(
        "class A { int # x; } class B { int y; }",
        expect![[r#"
        class A
        class B
          field int y
        error 14..15: unexpected `#`
    "#]],
    );
}

#[test]
fn a_mistake_in_a_header_costs_the_body() {
    check(
        "class A { int f(int { return 1; } g() { return 2; } int h() return 3; int k() { return 4; } }",
        expect![[r#"
            class A
              method int f();
                error 10..11: expected a name, found `{`
              constructor g();
                error 0..1: a constructor has the name of its class; a method needs a return type
              method int h();
                error 8..14: expected `{` or `;`, found `return`
              method int k()
                return 4
        "#]],
    );
}

#[test]
fn not_text() {
    check(
        "class A { \u{0} }",
        expect![[r#"
        error 0..0: this is no text: byte 10 is zero
    "#]],
    );
    check(
        &" ".repeat(syntax::MAX_SOURCE_BYTES + 1),
        expect![[r#"
            error 0..0: this file has 4194305 bytes, more than the limit of 4194304
        "#]],
    );
}

#[test]
fn newer_java_than_the_grammar() {
    check(
        "class A { int f(Object o) { (o) = null; return switch (o) { case a.P(int x, var _) when x > 0_7 -> 1; \
         case null, default -> 2; }; } void g(int @A ... a) { Runnable r = Outer.super::run; } }",
        expect![[r#"
            class A
              method int f(Object o)
                (= (paren o) null)
                return (switch o {
                    case a.P([int x], [_ _]) when (> x 7) ->
                      1
                    case null, default ->
                      2
                  })
              method void g(int[]... a)
                var Runnable r = (:: Outer.super run)
        "#]],
    );
}

#[test]
fn what_looks_like_java() {
    check(
        "class A { public static public int f() { return 1; } int g(List<> l) { return 1; } }\n\
         interface I { I() { } }\nclass B { B() { } C() { } void h() { new D() { D() { } }; } }",
        expect![[r#"
            class A
              public static method int f();
                error 14..20: the modifier `public` stands here twice
              method int g();
                error 6..12: type arguments are missing between `<` and `>`
            interface I
              constructor I();
                error 0..1: an interface has no constructor; a method needs a return type
            class B
              constructor B()
              constructor C();
                error 0..1: a constructor has the name of its class; a method needs a return type
              method void h()
                error 21..22: an anonymous class has no constructor; a method needs a return type
                (new D {
                    constructor D();
                  })
        "#]],
    );
}
