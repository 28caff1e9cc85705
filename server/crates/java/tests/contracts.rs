//! JML contracts and what they are lowered to.

mod support;

use expect_test::{Expect, expect};
use support::program;

/// The contract, examples and contract errors of the method `m`, in the last class that has one.
fn check(class: &str, expected: Expect) {
    let program = program(class);
    let method = program
        .methods_in_file(java::types::FileId(0))
        .into_iter()
        .rfind(|method| &*program.method(*method).name == "m")
        .expect("a method m");
    let lowered = program.lowered(method);
    let mut out = String::new();
    if let Some(contract) = &lowered.contract {
        out.push_str(&java::print::contract(&program, contract));
    }
    for example in &lowered.examples {
        out.push_str("example\n");
        for (index, value) in &example.bindings {
            let value = java::print::body(&program, value);
            out.push_str(&format!("  parameter {index}: {value}"));
        }
        for line in java::print::case(&program, &example.case).lines() {
            out.push_str(&format!("  {line}\n"));
        }
    }
    for error in &lowered.contract_errors {
        let (_, range) = program.span_location(method, error.span).expect("a place");
        let text = class.get(range).unwrap_or("?");
        out.push_str(&format!("error at `{text}`: {}\n", error.message));
    }
    expected.assert_eq(&out);
}

/// A contract of `static int m(int a, int b, int[] x, String s)` in a class with fields.
fn check_clauses(clauses: &str, expected: Expect) {
    let clauses: String = clauses
        .lines()
        .map(|line| format!("  //@ {}\n", line.trim()))
        .collect();
    check(
        &format!(
            "class T {{\n  int f; static int g; int[] data;\n{clauses}  \
             int m(int a, int b, int[] x, String s) {{ return a; }}\n}}"
        ),
        expected,
    );
}

#[test]
fn plain_clauses() {
    check_clauses(
        "requires a > 0 && b != 0;\nensures \\result == a / b;",
        expect![[r#"
        requires return ((a > 0) && (b != 0));
        ensures return (<result> == (a / b));
    "#]],
    );
    check_clauses(
        "ensures \\result >= 0 ==> a > 0;\nensures a > 0 <==> \\result > 0;\nensures (a > 0 <=!=> b > 0);",
        expect![[r#"
        ensures return (!(<result> >= 0) || (a > 0));
        ensures return ((a > 0) ==Z (<result> > 0));
        ensures return ((a > 0) !=Z (b > 0));
    "#]],
    );
    check_clauses(
        "requires s != null && s.length() > a;\nensures f == g + this.f;",
        expect![[r#"
        requires return ((s !=R null) && (s.length() > a));
        ensures return (this.f == (T.g + this.f));
    "#]],
    );
    check_clauses(
        "ensures \\result == (a > b ? a : b);\nensures \\result == Math.max(a, b);",
        expect![[r#"
        ensures return (<result> == ((a > b) ? a : b));
        ensures return (<result> == Math.max(a, b));
    "#]],
    );
}

#[test]
fn old_values() {
    check_clauses(
        "ensures f == \\old(f) + 1 && g == \\old(g);",
        expect![[r#"
            ensures [old return this.f;] return (this.f == (<old 0> + 1));
            ensures [old return T.g;] return (T.g == <old 0>);
        "#]],
    );
    check_clauses(
        "ensures (\\forall int i; 0 <= i && i < x.length; x[i] == \\old(x[i]));",
        expect![[r#"
        ensures [old return 0;] [old int <first> = 0; int <end> = x.length; int[] <values> = new int[](((<first> < <end>) ? (<end> - <first>) : 0)); int i = <first>; L0: while (i < <end>) update (i = [<old>] (<old> + 1))   <values>[(i - <first>)] = x[i]; return <values>;] return forall(i in 0..x.length: (x[i] == <old 1>[(i - <old 0>)]));
    "#]],
    );
    check_clauses(
        "requires \\old(f) > 0;",
        expect![[r#"
        error at `\old(f)`: \old is not allowed here
    "#]],
    );
}

#[test]
fn quantifiers() {
    check_clauses(
        "requires (\\forall int i; 0 <= i && i < x.length; x[i] > 0);",
        expect![[r#"
        requires return forall(i in 0..x.length: (x[i] > 0));
    "#]],
    );
    check_clauses(
        "requires (\\exists int i; i >= 1 && i <= b; x[i] == a);",
        expect![[r#"
        requires return exists(i in 1..(b + 1): (x[i] == a));
    "#]],
    );
    check_clauses(
        "requires (\\forall int i; 0 < i && i < x.length && i % 2 == 0; x[i - 1] <= x[i]);",
        expect![[r#"
        requires return forall(i in 1..x.length if ((i % 2) == 0): (x[(i - 1)] <= x[i]));
    "#]],
    );
    check_clauses(
        "requires (\\forall int i; 0 <= i && i < x.length ==> x[i] > 0);",
        expect![[r#"
        requires return forall(i in 0..x.length: (x[i] > 0));
    "#]],
    );
    check_clauses(
        "requires (\\exists int i; 0 <= i && i < x.length && x[i] == a);",
        expect![[r#"
        requires return exists(i in 0..x.length if (x[i] == a): true);
    "#]],
    );
    check_clauses(
        "requires (\\forall int i, j; 0 <= i && i < j && j < x.length; x[i] <= x[j]);",
        expect![[r#"
        requires return forall(i in 0..x.length: forall(j in (i + 1)..x.length: (x[i] <= x[j])));
    "#]],
    );
    check_clauses(
        "requires (\\forall int i; (\\forall int j; 0 <= j && j < 3; j > i) ; i > 0);",
        expect![[r#"
        error at `(\forall int i; (\forall int j; 0 <= j && j < 3; j > i) ; i > 0)`: the range of `i` has no bounds
    "#]],
    );
    check_clauses(
        "requires (\\forall int i; i > 0; x[i] > 0);",
        expect![[r#"
        error at `(\forall int i; i > 0; x[i] > 0)`: the range of `i` has no bounds
    "#]],
    );
    check_clauses(
        "requires (\\forall int i; x[i] > 0);",
        expect![[r#"
        error at `(\forall int i; x[i] > 0)`: the range of `i` has no bounds
    "#]],
    );
    check_clauses(
        "requires (\\forall int i; i == a; x[i] > 0);",
        expect![[r#"
        requires return forall(i in a..(a + 1): (x[i] > 0));
    "#]],
    );
    check_clauses(
        "requires (\\forall char c; 'a' <= c && c <= 'z'; s.indexOf(c) >= 0);",
        expect![[r#"
        requires return forall(c in 97..123: (s.indexOf(int(c)) >= 0));
    "#]],
    );
    check_clauses(
        "requires (\\forall byte y; y * y >= 0);",
        expect![[r#"
        requires return forall(y in -128..128: ((int(y) * int(y)) >= 0));
    "#]],
    );
    check_clauses(
        "requires (\\forall String t; t != null; t.length() > 0);",
        expect![[r#"
        error at `(\forall String t; t != null; t.length() > 0)`: a quantified variable must be of an integral type, not String
    "#]],
    );
    check_clauses(
        "requires (\\exists long k; 0L <= k && k < a; k * k == b);",
        expect![[r#"
        requires return exists(k in 0L..long(a): ((k *L k) ==L long(b)));
    "#]],
    );
}

#[test]
fn numeric_quantifiers() {
    check_clauses(
        "ensures \\result == (\\sum int i; 0 <= i && i < x.length; x[i]);",
        expect![[r#"
        ensures return (<result> == sum(i in 0..x.length: x[i]));
    "#]],
    );
    check_clauses(
        "ensures \\result == (\\product int i; 1 <= i && i <= a; i);",
        expect![[r#"
        ensures return (<result> == product(i in 1..(a + 1): i));
    "#]],
    );
    check_clauses(
        "ensures \\result == (\\num_of int i; 0 <= i && i < x.length; x[i] == a);",
        expect![[r#"
        ensures return (long(<result>) ==L num_of(i in 0..x.length: (x[i] == a)));
    "#]],
    );
    check_clauses(
        "ensures \\result == (\\max int i; 0 <= i && i < x.length; x[i]);",
        expect![[r#"
        ensures return (<result> == max(i in 0..x.length: x[i]));
    "#]],
    );
    check_clauses(
        "ensures \\result == 1 + (\\sum int i; a <= i && i <= b; (long) i * 2);",
        expect![[r#"
        ensures return (long(<result>) ==L (1L +L sum(i in a..(b + 1): (long(i) *L 2L))));
    "#]],
    );
    check_clauses(
        "ensures \\result == (\\sum int i; 0 <= i && i < 3; s);",
        expect![[r#"
        error at `s`: a number is needed here, found String
    "#]],
    );
}

#[test]
fn exceptions_and_frames() {
    check_clauses(
        "requires a > 0;\nsignals (IllegalArgumentException e) a < 0 && e.getMessage() != null;\nsignals_only IllegalArgumentException;\nassignable f, x[*], this.data;",
        expect![[r#"
            requires return (a > 0);
            signals (java.lang.IllegalArgumentException) return ((a < 0) && (e.getMessage() !=R null));
            signals_only java.lang.IllegalArgumentException
            assignable this T.f, x[…], this T.data
        "#]],
    );
    check_clauses(
        "signals (Exception) false;\nsignals_only \\nothing;\nassignable \\nothing;",
        expect![[r#"
        signals (java.lang.Exception) return false;
        signals_only 
        assignable 
    "#]],
    );
    check_clauses(
        "signals (String e) true;\nsignals (Missing e) true;",
        expect![[r#"
        error at `String`: incompatible types: String cannot be converted to Throwable
        error at `Missing`: class not found: Missing
    "#]],
    );
}

#[test]
fn cases_and_purity() {
    check(
        "class T {\n  /*@ requires a > 0;\n    @ ensures \\result == a;\n    @ also\n    @ requires a <= 0;\n    @ ensures \\result == -a; @*/\n  /*@ pure @*/ int m(int a) { return a; }\n}",
        expect![[r#"
            pure
            requires return (a > 0);
            ensures return (<result> == a);
            also
            requires return (a <= 0);
            ensures return (<result> == -a);
        "#]],
    );
}

#[test]
fn examples() {
    check(
        "class T {\n  /*@ for_example\n    @ requires a == 2 && b == 1 + 2;\n    @ ensures \\result == 5; @*/\n  static int m(int a, int b) { return a + b; }\n}",
        expect![[r#"
            example
              parameter 0: return 2;
              parameter 1: return 3;
              requires return ((a == 2) && (b == 3));
              ensures return (<result> == 5);
        "#]],
    );
    check(
        "class T {\n  /*@ for_example\n    @ requires b == a && a == 4 && x == null;\n    @ ensures \\result == 5; @*/\n  static int m(int a, int b, int[] x) { return a + b; }\n}",
        expect![[r#"
            example
              parameter 0: return 4;
              parameter 2: return null;
              requires return (((b == a) && (a == 4)) && (x ==R null));
              ensures return (<result> == 5);
        "#]],
    );
}

#[test]
fn inherited_contracts() {
    check(
        "interface I {\n  //@ requires p > 0;\n  //@ ensures \\result == p;\n  int m(int p);\n}\nclass T implements I {\n  public int m(int q) { return q; }\n}",
        expect![[r#"
            requires return (p > 0);
            ensures return (<result> == p);
        "#]],
    );
    check(
        "abstract class A<E> {\n  //@ requires p != null;\n  abstract int m(E p);\n}\nclass T extends A<String> {\n  //@ also\n  //@ requires q.length() > 1;\n  int m(String q) { return 1; }\n}",
        expect![[r#"
            requires return (q.length() > 1);
            also
            requires return (p !=R null);
        "#]],
    );
}

#[test]
fn errors_are_placed() {
    check_clauses(
        "requires a > zz;\nensures \\result == s;",
        expect![[r#"
        error at `zz`: cannot find symbol: variable zz
        error at `\result == s`: bad operand types for binary operator '==': int and String
    "#]],
    );
    check_clauses(
        "requires \\result > 0;",
        expect![[r#"
        error at `\result`: \result is not allowed here
    "#]],
    );
    check_clauses(
        "requires a;",
        expect![[r#"
        error at `a`: incompatible types: int cannot be converted to boolean
    "#]],
    );
    check(
        "class T {\n  //@ ensures \\result == 1;\n  void m() { }\n}",
        expect![[r#"
        error at `\result`: \result is not allowed here
    "#]],
    );
    check(
        "import org.acme.Widget; class T {\n  //@ requires Widget.ok(a);\n  void m(int a) { }\n}",
        expect![[r#"
        error at `requires Widget.ok(a);`: not modelled: org.acme.Widget.ok
    "#]],
    );
}

#[test]
fn invariants() {
    let text = "class T {\n  int n; int[] d;\n  //@ invariant 0 <= n && n <= d.length;\n  //@ invariant (\\forall int i; 0 <= i && i < n; d[i] > 0);\n  //@ invariant zz;\n}";
    let program = program(text);
    let class = program.class_by_name("T").expect("T");
    let (clauses, errors) = program.invariants(class);
    let mut out: String = clauses
        .iter()
        .map(|clause| java::print::clause(&program, clause))
        .collect();
    for error in errors {
        out.push_str(&format!("error: {}\n", error.message));
    }
    expect![[r#"
        return ((0 <= this.n) && (this.n <= this.d.length));
        return forall(i in 0..this.n: (this.d[i] > 0));
        error: cannot find symbol: variable zz
    "#]]
    .assert_eq(&out);
}
