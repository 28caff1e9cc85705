//! Expressions, one at a time.

use expect_test::{Expect, expect};
use syntax::SourceFile;
use syntax::ast::MemberKind;
use syntax::dump::{dump_expr, dump_unit};

fn check(expr: &str, expected: Expect) {
    let file = SourceFile::new(format!("class A {{ Object f = {expr}; }}"));
    let unit = file.unit();
    let text = match unit
        .types
        .first()
        .and_then(|decl| decl.members.first())
        .map(|it| &it.kind)
    {
        Some(MemberKind::Field(field)) if field.errors.is_empty() => {
            field.init.as_ref().map(dump_expr).unwrap_or_default()
        }
        _ => dump_unit(&unit),
    };
    expected.assert_eq(&text);
}

/// Many expressions, a line each.
fn check_all(exprs: &[&str], expected: Expect) {
    let mut lines = Vec::new();
    for expr in exprs {
        let file = SourceFile::new(format!("class A {{ Object f = {expr}; }}"));
        let unit = file.unit();
        let text = match unit.types[0].members.first().map(|it| &it.kind) {
            Some(MemberKind::Field(field)) if field.errors.is_empty() => {
                field.init.as_ref().map(dump_expr).unwrap_or_default()
            }
            Some(MemberKind::Field(field)) => field.errors[0].message.clone(),
            _ => unit.errors[0].message.clone(),
        };
        lines.push(format!("{expr}  =>  {text}"));
    }
    expected.assert_eq(&lines.join("\n"));
}

#[test]
fn precedence() {
    check_all(
        &[
            "a + b * c - d",
            "a - b - c",
            "a || b && c | d ^ e & f == g < h << i + j * k",
            "a < b == c >= d",
            "a >> b >>> c << d",
            "a > b",
            "a >= b != c",
            "a instanceof B && c",
            "a == b instanceof C",
            "a ? b : c ? d : e",
            "a ? b ? c : d : e",
            "a = b = c",
            "a += b -= c",
            "a <<= b >>= c >>>= d",
            "a = b ? c : d",
            "-a + +b",
            "- -a - - b",
            "!a == b",
            "~a & b",
            "-a++",
            "!a--",
            "(int) a++",
            "++a + b++",
            "a++ + ++b",
            "-a.b",
            "-a[0]",
            "a.b().c[d].e",
            "a % b / c",
            "(a + b) * c",
        ],
        expect![[r#"
            a + b * c - d  =>  (- (+ a (* b c)) d)
            a - b - c  =>  (- (- a b) c)
            a || b && c | d ^ e & f == g < h << i + j * k  =>  (|| a (&& b (| c (^ d (& e (== f (< g (<< h (+ i (* j k))))))))))
            a < b == c >= d  =>  (== (< a b) (>= c d))
            a >> b >>> c << d  =>  (<< (>>> (>> a b) c) d)
            a > b  =>  (> a b)
            a >= b != c  =>  (!= (>= a b) c)
            a instanceof B && c  =>  (&& (instanceof a B) c)
            a == b instanceof C  =>  (== a (instanceof b C))
            a ? b : c ? d : e  =>  (? a b (? c d e))
            a ? b ? c : d : e  =>  (? a (? b c d) e)
            a = b = c  =>  (= a (= b c))
            a += b -= c  =>  (+= a (-= b c))
            a <<= b >>= c >>>= d  =>  (<<= a (>>= b (>>>= c d)))
            a = b ? c : d  =>  (= a (? b c d))
            -a + +b  =>  (+ (- a) (+ b))
            - -a - - b  =>  (- (- (- a)) (- b))
            !a == b  =>  (== (! a) b)
            ~a & b  =>  (& (~ a) b)
            -a++  =>  (- (a ++))
            !a--  =>  (! (a --))
            (int) a++  =>  (cast int (a ++))
            ++a + b++  =>  (+ (++ a) (b ++))
            a++ + ++b  =>  (+ (a ++) (++ b))
            -a.b  =>  (- (. a b))
            -a[0]  =>  (- (index a 0))
            a.b().c[d].e  =>  (. (index (. (call (. a b)) c) d) e)
            a % b / c  =>  (/ (% a b) c)
            (a + b) * c  =>  (* (paren (+ a b)) c)"#]],
    );
}

#[test]
fn casts() {
    check_all(
        &[
            "(int) a",
            "(int) -a",
            "(int) +a",
            "(a) - b",
            "(a) + b * c",
            "(A) -b",
            "(A) b",
            "(A) !b",
            "(A) ~b",
            "(A) (b)",
            "(A) (b) + c",
            "(a.B<C>[]) d",
            "(A & B<C>) d",
            "(a) & b",
            "(A) \"s\"",
            "(A) 1",
            "(A) this.b",
            "(A) new B()",
            "(A) x -> y",
            "(A & B) () -> 1",
            "(int[]) a",
            "(Integer) (Object) a",
            "(double) a / b",
            "(A) switch (b) { default -> 1; }",
            "(@N A) b",
            "(a) < b",
            "(a)",
            "(a).b",
            "(a)[0]",
            "(a)++",
        ],
        expect![[r#"
            (int) a  =>  (cast int a)
            (int) -a  =>  (cast int (- a))
            (int) +a  =>  (cast int (+ a))
            (a) - b  =>  (- (paren a) b)
            (a) + b * c  =>  (+ (paren a) (* b c))
            (A) -b  =>  (- (paren A) b)
            (A) b  =>  (cast A b)
            (A) !b  =>  (cast A (! b))
            (A) ~b  =>  (cast A (~ b))
            (A) (b)  =>  (cast A (paren b))
            (A) (b) + c  =>  (+ (cast A (paren b)) c)
            (a.B<C>[]) d  =>  (cast a.B<C>[] d)
            (A & B<C>) d  =>  (cast A & B<C> d)
            (a) & b  =>  (& (paren a) b)
            (A) "s"  =>  (cast A "s")
            (A) 1  =>  (cast A 1)
            (A) this.b  =>  (cast A (. this b))
            (A) new B()  =>  (cast A (new B))
            (A) x -> y  =>  (cast A (lambda (_ x) y))
            (A & B) () -> 1  =>  (cast A & B (lambda () 1))
            (int[]) a  =>  (cast int[] a)
            (Integer) (Object) a  =>  (cast Integer (cast Object a))
            (double) a / b  =>  (/ (cast double a) b)
            (A) switch (b) { default -> 1; }  =>  (cast A (switch b {
                case default ->
                  1
              }))
            (@N A) b  =>  (cast A b)
            (a) < b  =>  (< (paren a) b)
            (a)  =>  (paren a)
            (a).b  =>  (. (paren a) b)
            (a)[0]  =>  (index (paren a) 0)
            (a)++  =>  ((paren a) ++)"#]],
    );
}

#[test]
fn names_and_accesses() {
    check_all(
        &[
            "a",
            "a.b.c",
            "this",
            "this.a",
            "super.a",
            "a.B.this",
            "a.B.this.c",
            "super.f(1)",
            "A.super.f()",
            "A.super.b",
            "f()",
            "f(a, b + 1)",
            "a.f().g()",
            "a.<B, C[]>f(1)",
            "this.<B>f()",
            "a[1][2]",
            "a[b[0]]",
            "a.length",
            "int.class",
            "void.class",
            "int[][].class",
            "a.B.class",
            "B[].class",
            "B.class.getName()",
            "yield",
            "record.sealed.when",
            "with(module)",
        ],
        expect![[r#"
            a  =>  a
            a.b.c  =>  (. (. a b) c)
            this  =>  this
            this.a  =>  (. this a)
            super.a  =>  (. super a)
            a.B.this  =>  a.B.this
            a.B.this.c  =>  (. a.B.this c)
            super.f(1)  =>  (call (. super f) 1)
            A.super.f()  =>  (call (. A.super f))
            A.super.b  =>  (. A.super b)
            f()  =>  (call f)
            f(a, b + 1)  =>  (call f a (+ b 1))
            a.f().g()  =>  (call (. (call (. a f)) g))
            a.<B, C[]>f(1)  =>  (call (. a <B, C[]>f) 1)
            this.<B>f()  =>  (call (. this <B>f))
            a[1][2]  =>  (index (index a 1) 2)
            a[b[0]]  =>  (index a (index b 0))
            a.length  =>  (. a length)
            int.class  =>  int.class
            void.class  =>  void.class
            int[][].class  =>  int[][].class
            a.B.class  =>  a.B.class
            B[].class  =>  B[].class
            B.class.getName()  =>  (call (. B.class getName))
            yield  =>  yield
            record.sealed.when  =>  (. (. record sealed) when)
            with(module)  =>  (call with module)"#]],
    );
}

#[test]
fn creation() {
    check_all(
        &[
            "new A()",
            "new a.B<C>(1, 2)",
            "new A<>()",
            "new <T> A(1)",
            "a.new B(1)",
            "a.b().new C<>()",
            "new int[3]",
            "new int[3][4][]",
            "new A[]{b, c}",
            "new int[][]{{1}, {}, {2, 3,},}",
            "new int[]{1}[0]",
            "new int[]{1}.length",
            "new A().b",
            "new A<B[]>[2]",
            "new @N A @N [1] @N []",
            "{1, 2}",
            "{}",
            "{,}",
            "new A() { int x; int f() { return x; } }",
            "new int[]",
            "new A",
        ],
        expect![[r#"
            new A()  =>  (new A)
            new a.B<C>(1, 2)  =>  (new a.B<C> 1 2)
            new A<>()  =>  (new A<>)
            new <T> A(1)  =>  (new A 1)
            a.new B(1)  =>  (new a B 1)
            a.b().new C<>()  =>  (new (call (. a b)) C<>)
            new int[3]  =>  (new[] int 3)
            new int[3][4][]  =>  (new[] int[] 3 4)
            new A[]{b, c}  =>  (new[] A[] {b c})
            new int[][]{{1}, {}, {2, 3,},}  =>  (new[] int[][] {{1} {} {2 3}})
            new int[]{1}[0]  =>  (index (new[] int[] {1}) 0)
            new int[]{1}.length  =>  (. (new[] int[] {1}) length)
            new A().b  =>  (. (new A) b)
            new A<B[]>[2]  =>  (new[] A<B[]> 2)
            new @N A @N [1] @N []  =>  (new[] A[] 1)
            {1, 2}  =>  {1 2}
            {}  =>  {}
            {,}  =>  {}
            new A() { int x; int f() { return x; } }  =>  (new A {
                field int x
                method int f()
                  return x
              })
            new int[]  =>  expected the array's length or its elements, found `;`
            new A  =>  expected `(` or `[`, found `;`"#]],
    );
}

#[test]
fn lambdas_and_method_references() {
    check_all(
        &[
            "x -> x + 1",
            "() -> 1",
            "() -> { return 1; }",
            "(a, b) -> a",
            "(int a, final String... b) -> a",
            "(var a, var _) -> _",
            "a -> b -> c",
            "f(x -> x, () -> {})",
            "a ? x -> 1 : y -> 2",
            "a ? (x) -> 1 : (b)",
            "A::b",
            "a.b::c",
            "A::new",
            "int[]::new",
            "A<B>::new",
            "A.B<C>::d",
            "List<String>[]::clone",
            "this::f",
            "super::f",
            "A.super::f",
            "A::<B>c",
            "f()::g",
            "\"s\"::f",
            "(a)::b",
        ],
        expect![[r#"
            x -> x + 1  =>  (lambda (_ x) (+ x 1))
            () -> 1  =>  (lambda () 1)
            () -> { return 1; }  =>  (lambda () {
                return 1
              })
            (a, b) -> a  =>  (lambda (_ a, _ b) a)
            (int a, final String... b) -> a  =>  (lambda (int a, final String[]... b) a)
            (var a, var _) -> _  =>  (lambda (_ a, _ _) _)
            a -> b -> c  =>  (lambda (_ a) (lambda (_ b) c))
            f(x -> x, () -> {})  =>  (call f (lambda (_ x) x) (lambda () {
              }))
            a ? x -> 1 : y -> 2  =>  (? a (lambda (_ x) 1) (lambda (_ y) 2))
            a ? (x) -> 1 : (b)  =>  (? a (lambda (_ x) 1) (paren b))
            A::b  =>  (:: A b)
            a.b::c  =>  (:: (. a b) c)
            A::new  =>  (:: A new)
            int[]::new  =>  (:: <int[]> new)
            A<B>::new  =>  (:: <A<B>> new)
            A.B<C>::d  =>  (:: <A.B<C>> d)
            List<String>[]::clone  =>  (:: <List<String>[]> clone)
            this::f  =>  (:: this f)
            super::f  =>  (:: super f)
            A.super::f  =>  (:: A.super f)
            A::<B>c  =>  (:: A c)
            f()::g  =>  (:: (call f) g)
            "s"::f  =>  (:: "s" f)
            (a)::b  =>  (:: (paren a) b)"#]],
    );
}

#[test]
fn generics_or_comparisons() {
    check_all(
        &[
            "a < b",
            "f(a < b, c > d)",
            "a < b || c > d",
            "i < MAX & j > 0",
            "a < b ? c : d",
            "a<b>c",
        ],
        expect![[r#"
            a < b  =>  (< a b)
            f(a < b, c > d)  =>  (call f (< a b) (> c d))
            a < b || c > d  =>  (|| (< a b) (> c d))
            i < MAX & j > 0  =>  (& (< i MAX) (> j 0))
            a < b ? c : d  =>  (? (< a b) c d)
            a<b>c  =>  (> (< a b) c)"#]],
    );
}

#[test]
fn instanceof() {
    check_all(
        &[
            "a instanceof B",
            "a instanceof B[] b",
            "a instanceof final B b && b.c",
            "a instanceof List<?> l || c",
            "!(a instanceof B b)",
            "a instanceof P(int x, Q(var y), _) && x > 0",
            "a instanceof P<B>(C c)",
            "a instanceof int[]",
        ],
        expect![[r#"
            a instanceof B  =>  (instanceof a B)
            a instanceof B[] b  =>  (instanceof a [B[] b])
            a instanceof final B b && b.c  =>  (&& (instanceof a [B b]) (. b c))
            a instanceof List<?> l || c  =>  (|| (instanceof a [List<?> l]) c)
            !(a instanceof B b)  =>  (! (paren (instanceof a [B b])))
            a instanceof P(int x, Q(var y), _) && x > 0  =>  (&& (instanceof a P([int x], Q([_ y]), _)) (> x 0))
            a instanceof P<B>(C c)  =>  (instanceof a P<B>([C c]))
            a instanceof int[]  =>  (instanceof a int[])"#]],
    );
}

#[test]
fn switches() {
    check(
        "switch (a) { case 1, 2 -> b; case A -> { yield c; } default -> throw d; } + 1",
        expect![[r#"
            (+ (switch a {
                case 1, 2 ->
                  b
                case A ->
                  block
                    yield c
                case default ->
                  throw d
              }) 1)"#]],
    );
    check(
        "switch (a) { case (B) -> 1; case C ? 1 : 2 -> 3; case -1 -> 4; case 'x' + 1 -> 5; }",
        expect![[r#"
            (switch a {
                case (paren B) ->
                  1
                case (? C 1 2) ->
                  3
                case (- 1) ->
                  4
                case (+ 'x' 1) ->
                  5
              })"#]],
    );
}

#[test]
fn mistakes() {
    check_all(
        &[
            "", "a +", "a b", "(a", "a)", "f(a,)", "a.", "a ? b", "a[", "1 2", "new", "(int)",
            "a -> ", "super", "::a", "#",
        ],
        expect![[r#"
              =>  expected an expression, found `;`
            a +  =>  expected an expression, found `;`
            a b  =>  expected `;`
            (a  =>  expected `)`
            a)  =>  expected `;`
            f(a,)  =>  expected an expression, found `)`
            a.  =>  expected a name, found `;`
            a ? b  =>  expected `:`
            a[  =>  expected an expression, found `;`
            1 2  =>  expected `;`
            new  =>  expected a type, found `;`
            (int)  =>  expected `.class` or `::`, found `)`
            a ->   =>  expected an expression, found `;`
            super  =>  expected `.` after `super`, found `;`
            ::a  =>  expected an expression, found `::`
            #  =>  unexpected `#`"#]],
    );
}
