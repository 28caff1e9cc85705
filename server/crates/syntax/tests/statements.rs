//! Statements, one method at a time.

use expect_test::{Expect, expect};
use syntax::SourceFile;
use syntax::dump::dump_unit;

fn check(body: &str, expected: Expect) {
    let source = format!("class A {{ void f() {{ {body} }} }}");
    let dump = dump_unit(&SourceFile::new(source).unit());
    let lines: Vec<&str> = dump
        .lines()
        .skip(2)
        .map(|line| line.strip_prefix("    ").unwrap_or(line))
        .collect();
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn local_variables() {
    check(
        "int a = 1, b[] = {}, c; final var d = a; List<Map<String, int[]>> e; int[][] g[] = {{1}, {}}; a.b.C x; \
         @A Foo y = null; record = 1; var var = 2;",
        expect![[r#"
            var int a = 1
            var int[] b = {}
            var int c
            final var _ d = a
            var List<Map<String, int[]>> e
            var int[][][] g = {{1} {}}
            var a.b.C x
            var Foo y = null
            (= record 1)
            var _ var = 2"#]],
    );
}

#[test]
fn local_classes() {
    check(
        "class L<T> extends M { int x; L() {} int g() { return x; } } final class N {} enum E { A } interface I { } \
         record R(int a) { } record = 2; record.f();",
        expect![[r#"
            class L<T>  extends M
              field int x
              constructor L()
              method int g()
                return x
            final class N
            enum E
              constant A
            interface I
            record R(int a)
            (= record 2)
            (call (. record f))"#]],
    );
}

#[test]
fn ifs() {
    check(
        "if (a) b(); else if (c) { d(); } else if (e) ; else f();",
        expect![[r#"
            if a
              (call b)
            else if c
              (call d)
            else if e
              empty
            else
              (call f)"#]],
    );
    check(
        "if (a) if (b) c(); else d();",
        expect![[r#"
        if a
          if b
            (call c)
          else
            (call d)"#]],
    );
}

#[test]
fn loops() {
    check(
        "while (a) { b(); } do c(); while (d); for (int i = 0, j = 1; i < j; i++, --j) e(); for (;;) break; for (a = 1, b(); \
         ; ) { } for (final String s : list) f(s); for (var x[] : y) ; for (int[] z : y) { }",
        expect![[r#"
            while a
              (call b)
            do while d
              (call c)
            for (< i j); (i ++) (-- j)
              init
                var int i = 0
                var int j = 1
              (call e)
            for ; 
              break
            for ; 
              init
                (= a 1)
              init
                (call b)
            for final var String s in list
              (call f s)
            for var _[] x in y
              empty
            for var int[] z in y"#]],
    );
}

#[test]
fn jumps() {
    check(
        "outer: for (;;) { break outer; } inner: { continue inner; } return; ",
        expect![[r#"
            label outer
              for ; 
                break outer
            label inner
              block
                continue inner
            return"#]],
    );
    check(
        "return a + 1; throw new X(); ",
        expect![[r#"
        return (+ a 1)
        throw (new X)"#]],
    );
}

#[test]
fn old_switch() {
    check(
        "switch (a) { case 1: case 2, 3: b(); break; default: c(); case 'x': } switch (s) { }",
        expect![[r#"
            switch a
              case 1, 2, 3:
                (call b)
                break
              case default:
                (call c)
              case 'x':
            switch s"#]],
    );
}

#[test]
fn new_switch() {
    check(
        "switch (a) { case 1, A.B -> b(); case 2 -> { c(); } case 3 -> throw x; default -> {} }",
        expect![[r#"
            switch a
              case 1, (. A B) ->
                (call b)
              case 2 ->
                block
                  (call c)
              case 3 ->
                throw x
              case default ->
                block"#]],
    );
    check(
        "switch (o) { case String s when s.length() > 1 && !(s == t) -> a(); case P(int x, Q(var y, _), final R z) -> b(); \
         case null -> c(); case null, default -> d(); case List<?> l -> e(); }",
        expect![[r#"
            switch o
              case [String s] when (&& (> (call (. s length)) 1) (! (paren (== s t)))) ->
                (call a)
              case P([int x], Q([_ y], _), [R z]) ->
                (call b)
              case null ->
                (call c)
              case null, default ->
                (call d)
              case [List<?> l] ->
                (call e)"#]],
    );
    check(
        "int i = switch (a) { case x -> y -> 1; case 2 -> 3; default -> { yield 4; } };",
        expect![[r#"
            var int i = (switch a {
                case x ->
                  (lambda (_ y) 1)
                case 2 ->
                  3
                case default ->
                  block
                    yield 4
              })"#]],
    );
    check(
        "int i = switch (a) { case 1: yield 1; default: yield (2); };",
        expect![[r#"
            var int i = (switch a {
                case 1:
                  yield 1
                case default:
                  yield (paren 2)
              })"#]],
    );
}

#[test]
fn yields() {
    check(
        "yield -1; yield++; yield ++x; yield = 2; yield x; yield !a; yield \"s\"; yield.f(); yield[1] = 2; yield new A();",
        expect![[r#"
            yield (- 1)
            (yield ++)
            yield (++ x)
            (= yield 2)
            yield x
            yield (! a)
            yield "s"
            (call (. yield f))
            (= (index yield 1) 2)
            yield (new A)"#]],
    );
}

#[test]
fn tries() {
    check(
        "try { a(); } catch (final X | a.Y e) { b(); } finally { c(); } try (var r = open(); this.s; t) { } try { } finally { }",
        expect![[r#"
            try
              (call a)
            catch X | a.Y e
              (call b)
            finally
              (call c)
            try
              resource var _ r = (call open)
              resource (. this s)
              resource t
            try
            finally"#]],
    );
    check(
        "try { }",
        expect![[r#"
        error 11..14: `try` needs `catch` or `finally`
        unsupported syntax error"#]],
    );
}

#[test]
fn others() {
    check(
        "synchronized (this) { a(); } assert a; assert b : \"c\"; ; { { } }",
        expect![[r#"
            synchronized this
              (call a)
            assert a
            assert b : "c"
            empty
            block
              block"#]],
    );
}

#[test]
fn mistakes() {
    check(
        "a",
        expect![[r#"
        error 11..12: this expression is not a statement
        unsupported syntax error"#]],
    );
    check(
        "a.b; c();",
        expect![[r#"
        error 11..14: this expression is not a statement
        unsupported syntax error
        (call c)"#]],
    );
    check(
        "if (a b(); c();",
        expect![[r#"
        error 15..16: expected `)`
        unsupported syntax error
        (call c)"#]],
    );
    check(
        "int = 2; b();",
        expect![[r#"
        error 15..16: expected a name, found `=`
        unsupported syntax error
        (call b)"#]],
    );
    check(
        "int a b; c();",
        expect![[r#"
        error 15..16: expected `;`
        unsupported syntax error
        (call c)"#]],
    );
    check(
        "else { } b();",
        expect![[r#"
        error 11..15: expected a statement, found `else`
        unsupported syntax error
        (call b)"#]],
    );
    check(
        "case 1: b();",
        expect![[r#"
        error 11..15: expected a statement, found `case`
        unsupported syntax error"#]],
    );
    check(
        "switch (a) { case 1: b(); case 2 -> c(); }",
        expect![[r#"
            error 44..46: a switch uses either `:` or `->`, not both
            unsupported syntax error"#]],
    );
    check(
        "1 = a; f() += 2; ++3; a++ ++;",
        expect![[r#"
        error 11..12: only a variable can be assigned to
        error 18..21: only a variable can be assigned to
        error 30..31: only a variable can be changed by one
        error 33..36: only a variable can be changed by one
        unsupported syntax error
        unsupported syntax error
        unsupported syntax error
        unsupported syntax error"#]],
    );
    check(
        "int x = 99999999999; char c = ''; String s = \"\\q\"; b();",
        expect![[r#"
            error 19..30: integer number too large
            error 41..43: empty character literal
            error 56..60: illegal escape sequence
            var int x = (invalid integer number too large)
            var char c = (invalid empty character literal)
            var String s = (invalid illegal escape sequence)
            (call b)"#]],
    );
    check(
        "for (int i = 0; i < ) b();",
        expect![[r#"
        error 31..32: expected an expression, found `)`
        unsupported syntax error"#]],
    );
    check(
        "catch (X e) { }",
        expect![[r#"
            error 11..16: `catch` without `try`
            unsupported syntax error"#]],
    );
}
