//! JML comments: contracts, invariants, loop clauses, assertions.

use expect_test::{Expect, expect};
use syntax::SourceFile;
use syntax::dump::dump_unit;

fn check(members: &str, expected: Expect) {
    let dump = dump_unit(&SourceFile::new(format!("class A {{\n{members}\n}}")).unit());
    let lines: Vec<&str> = dump
        .lines()
        .skip(1)
        .map(|line| line.strip_prefix("  ").unwrap_or(line))
        .collect();
    expected.assert_eq(&lines.join("\n"));
}

fn check_expr(exprs: &[&str], expected: Expect) {
    let mut lines = Vec::new();
    for expr in exprs {
        let source = format!("class A {{\n//@ ensures {expr};\nint f(); }}");
        let dump = dump_unit(&SourceFile::new(source).unit());
        let found = dump
            .lines()
            .map(str::trim)
            .find_map(|line| line.strip_prefix("ensures "));
        let error = dump.lines().find(|line| line.contains("error"));
        let text = error.or(found).unwrap_or("").trim();
        lines.push(format!("{expr}  =>  {text}"));
    }
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn line_and_block_comments() {
    check(
        "//@ requires a > 0;\n//@ ensures \\result\n//@    == a;\nint f(int a) { return a; }\n\n/** Doc. */\n/*@ \
         requires a;\n  @   ensures b;\n  @ ensures c; @*/\npublic int g() { return 1; }\n/*@ requires x; */ @Test int h();",
        expect![[r#"
            method int f(int a)
              contract
                case
                  requires (> a 0)
                  ensures (== \result a)
              return a
            public method int g()
              contract
                case
                  requires a
                  ensures b
                  ensures c
              return 1
            @Test method int h();
              contract
                case
                  requires x"#]],
    );
}

#[test]
fn cases() {
    check(
        "/*@ public normal_behavior\n  @   requires a; assignable \\nothing; ensures b;\n  @ also\n  @ private \
         exceptional_behavior\n  @   requires c; signals (a.E e) e != null; signals (F);\n  @   signals_only G, H; assignable \
         \\everything;\n  @ also behavior requires d;\n  @*/\npublic /*@ pure @*/ int f() { return 1; }\n//@ also\n//@ ensures \
         e;\n//@ also requires g; modifies x, this.y, a[*], a[0 .. n], o.*;\nint g();",
        expect![[r#"
            public method int f()
              pure contract
                case
                  signals (Exception) false
                  requires a
                  assignable []
                  ensures b
                case
                  ensures false
                  requires c
                  signals (a.E e) (!= e null)
                  signals (F)
                  signals_only G, H
                  assignable all
                case
                  requires d
              return 1
            method int g();
              contract
                case
                  ensures e
                case
                  requires g
                  assignable [x (. this y) (unsupported `a[*]`) (unsupported `a[0 .. n]`) (unsupported `o.*`)]"#]],
    );
}

#[test]
fn examples() {
    check(
        "/*@ requires n > 0; ensures \\result > 0;\n  @ for_example\n  @   public normal_example requires n == 1; ensures \
         \\result == 1;\n  @ also\n  @   example requires n == 2; ensures \\result == 2; @*/\nint f(int n);",
        expect![[r#"
            method int f(int n);
              contract
                case
                  requires (> n 0)
                  ensures (> \result 0)
                example
                  signals (Exception) false
                  requires (== n 1)
                  ensures (== \result 1)
                example
                  requires (== n 2)
                  ensures (== \result 2)"#]],
    );
}

#[test]
fn modifiers() {
    check(
        "private /*@ spec_public non_null @*/ String s; //@ nullable\nString t; /*@ pure @*/ int f(/*@ nullable @*/ String s) \
         { /*@ non_null @*/ String t = s; return 1; } //@ spec_public;\nint x; //@ pure\nint g(); /*@ helper */ int h();",
        expect![[r#"
            private field String s
            field String t
            method int f(String s)
              pure contract
              var String t = s
              return 1
            field int x
            method int g();
              pure contract
            method int h();"#]],
    );
}

#[test]
fn contract_behind_the_header() {
    check(
        "public int f(int a) //@ requires a > 0;\n throws X /*@ ensures b; @*/ { return a; }",
        expect![[r#"
            public method int f(int a) throws X
              contract
                case
                  requires (> a 0)
                  ensures b
              return a"#]],
    );
}

#[test]
fn invariants() {
    check(
        "//@ public invariant a >= 0;\nint a;\n/*@ invariant b; instance invariant c\n  @ && d; @*/\n//@ requires e;\nint \
         f();\n//@ invariant g;\n//@ static invariant h\n//@   || i;\n//@ ghost int z; ",
        expect![[r#"
            invariant (>= a 0)
            invariant b
            invariant (&& c d)
            invariant g
            invariant (|| h i)
            field int a
            method int f();
              contract
                case
                  requires e
            error 179..184: `ghost` is not supported; the declaration is ignored"#]],
    );
}

#[test]
fn loops() {
    check(
        "void f() {\n//@ maintaining a; decreases b;\nwhile (c) { }\n/*@ loop_invariant d;\n @ decreasing e; @*/\nfor (;;) { }\n\
         //@ maintaining g;\nl: do { } while (h); if (x) //@ maintaining i;\n for (int j : k) { } }",
        expect![[r#"
            method void f()
              while c
                maintaining a
                decreases b
              for ; 
                maintaining d
                decreases e
              label l
                do while h
                  maintaining g
              if x
                for var int j in k
                  maintaining i"#]],
    );
}

#[test]
fn statements() {
    check(
        "void f() {\n//@ assert a;\ng(); //@ assume b;\n//@ assert c : \"d\"; unreachable;\n}",
        expect![[r#"
            method void f()
              spec assert a
              (call g)
              assume b
              spec assert c : "d"
              spec assert false"#]],
    );
}

#[test]
fn expressions() {
    check_expr(
        &[
            "a ==> b ==> c",
            "a <== b <== c",
            "a || b ==> c && d",
            "a ==> b <==> c <=!=> d",
            "a <==> b ? c : d",
            "\\result == \\old(a[i].b) + 1",
            "\\result[0].length",
            "(\\forall int i; 0 <= i && i < n; a[i] > 0)",
            "(\\exists int i, j; i < j)",
            "(\\exists int i, long k; ; i < k)",
            "(\\sum int i; 0 <= i; a[i]) + (\\product int i; b; c)",
            "(\\num_of int i; a; b) + (\\max int i; a; b) + (\\min int[] i; a; b)",
            "!(\\forall Object o; o instanceof String; (\\exists int k; k == o.f(k)))",
            "(int) a + (A) b",
            "((\\bigint) 1) << a",
            "f(a, this.b).c[d] == null",
            "\\fresh(a)",
            "\\typeof(a) == \\type(int)",
            "(* as it should be *)",
            "a <: b",
            "\\old(a, L)",
            "\\forall int i; a",
            "x -> y",
            "new int[]{1}.length == 1 && new A(1) != null",
            "a == (b) - c",
        ],
        expect![[r#"
            a ==> b ==> c  =>  (==> a (==> b c))
            a <== b <== c  =>  (==> c (==> b a))
            a || b ==> c && d  =>  (==> (|| a b) (&& c d))
            a ==> b <==> c <=!=> d  =>  (<=!=> (<==> (==> a b) c) d)
            a <==> b ? c : d  =>  (? (<==> a b) c d)
            \result == \old(a[i].b) + 1  =>  (== \result (+ (\old (. (index a i) b)) 1))
            \result[0].length  =>  (. (index \result 0) length)
            (\forall int i; 0 <= i && i < n; a[i] > 0)  =>  (\forall (int i) (&& (<= 0 i) (< i n)) (> (index a i) 0))
            (\exists int i, j; i < j)  =>  (\exists (int i, int j) (< i j))
            (\exists int i, long k; ; i < k)  =>  (\exists (int i, long k) (< i k))
            (\sum int i; 0 <= i; a[i]) + (\product int i; b; c)  =>  (+ (\sum (int i) (<= 0 i) (index a i)) (\product (int i) b c))
            (\num_of int i; a; b) + (\max int i; a; b) + (\min int[] i; a; b)  =>  (+ (+ (\num_of (int i) a b) (\max (int i) a b)) (\min (int[] i) a b))
            !(\forall Object o; o instanceof String; (\exists int k; k == o.f(k)))  =>  (! (\forall (Object o) (instanceof o String) (\exists (int k) (== k (call (. o f) k)))))
            (int) a + (A) b  =>  (+ (cast int a) (cast A b))
            ((\bigint) 1) << a  =>  (<< (paren (cast \bigint 1)) a)
            f(a, this.b).c[d] == null  =>  (== (index (. (call f a (. this b)) c) d) null)
            \fresh(a)  =>  (unsupported `\fresh`)
            \typeof(a) == \type(int)  =>  (== (unsupported `\typeof`) (unsupported `\type`))
            (* as it should be *)  =>  (unsupported an informal description `(* … *)`)
            a <: b  =>  error 12..13: expected `;`
            \old(a, L)  =>  error 18..19: labels in `\old` are not supported
            \forall int i; a  =>  error 12..19: write `(\forall …; …; …)` with its parentheses
            x -> y  =>  (lambda (_ x) y)
            new int[]{1}.length == 1 && new A(1) != null  =>  (&& (== (. (new[] int[] {1}) length) 1) (!= (new A 1) null))
            a == (b) - c  =>  (== a (- (paren b) c))"#]],
    );
}

#[test]
fn errors_cost_a_clause() {
    check(
        "//@ requires a >;\n//@ ensures b;\n//@ signals e;\n//@ requires (c;\n//@ ensures d;\nint f() { return 1; }\n//@ \
         requries a;\nint g();\n/*@ requires a\n  @ ensures b; @*/\nint h();\n//@ ensures 99999999999;\nint k();\n//@ \
         diverges true; ensures c;\nint l();",
        expect![[r#"
            method int f()
              contract
                case
                  ensures b
                  ensures d
                error 16..17: expected an expression, found `;`
                error 43..44: expected `(`
                error 62..63: expected `)`
              return 1
            method int g();
              contract
                error 4..12: expected a clause such as `requires` or `ensures`, found `requries`
            method int h();
              contract
                case
                  ensures b
                error 13..14: expected `;`
            method int k();
              contract
                case
                  ensures (invalid integer number too large)
                error 12..23: integer number too large
            method int l();
              contract
                case
                  ensures c
                error 4..12: `diverges` is not supported; the clause is ignored"#]],
    );
}

#[test]
fn misplaced() {
    check(
        "//@ requires a;\nint x;\nvoid f() { int y = 1 /*@ assert b; @*/ + 2; //@ maintaining c;\ng();\n//@ requires d;\nh(); if \
         (e) //@ assert f;\n i();\n//@ maintaining j;\n}\n//@ assert k;\nvoid g() { }\n//@ requires l;\nclass B { }\n//@ ensures m;\n",
        expect![[r#"
            field int x
            method void f()
              contract
                error 48..62: this clause must stand right before a loop
                error 72..80: `requires` has no meaning inside a method's body
                error 100..109: put braces round the statement to place JML here
                error 120..134: this clause must stand right before a loop
                error 21..38: JML has no meaning at this place
              var int y = (+ 1 2)
              (call g)
              (call h)
              if e
                (call i)
            method void g()
              contract
                error 4..10: `assert` stands inside a method's body
            class B
            error 10..25: this JML must stand right before a method
            error 197..212: this JML must stand right before a method
            error 225..239: this JML must stand right before a method"#]],
    );
}

#[test]
fn broken_by_a_formatter() {
    check(
        "// @ requires a > 0;\n// @ ensures b;\nint f(int a) {\n// @ maintaining c;\nwhile (d) { } return 1; }\n// @ param x\n\
         // @Override\n//@Deprecated\nint g() { return 1; }\n/* @ ensures d; */\nint h() { return 1; }",
        expect![[r#"
            method int f(int a)
              contract
                suspicious 0..20
                suspicious 21..36
                suspicious 52..71
              while d
              return 1
            method int g()
              return 1
            method int h()
              contract
                suspicious 0..18
              return 1"#]],
    );
}
