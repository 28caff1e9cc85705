//! What small pieces of code are lowered to.

mod support;

use expect_test::{Expect, expect};
use support::program;

/// Lowers statements inside a method with parameters of many types.
fn check(statements: &str, expected: Expect) {
    let text = format!(
        "class T {{\n  int f; static int g; final int h = 7;\n  \
         void m(int i, long l, double d, float e, char c, byte y, boolean b, String s, Object o, \
         int[] a, Integer n, Long w) throws Exception {{\n{statements}\n  }}\n}}"
    );
    expected.assert_eq(&body_of(&text, "m"));
}

/// Lowers a class and prints the method with a name.
fn check_method(class: &str, name: &str, expected: Expect) {
    expected.assert_eq(&body_of(class, name));
}

fn body_of(text: &str, name: &str) -> String {
    let program = program(text);
    let mut out = String::new();
    for method in program.methods_in_file(java::types::FileId(0)) {
        if &*program.method(method).name != name {
            continue;
        }
        let lowered = program.lowered(method);
        let Some(body) = &lowered.body else { continue };
        for error in &body.errors {
            out.push_str(&format!("error: {}\n", error.message));
        }
        for unsupported in &body.unsupported {
            out.push_str(&format!("unsupported: {}\n", unsupported.what));
        }
        out.push_str(&java::print::body(&program, body));
    }
    out
}

#[test]
fn numeric_promotion() {
    check(
        "i = y + c;",
        expect![[r#"
        i = (int(y) + int(c));
    "#]],
    );
    check(
        "l = i + l;",
        expect![[r#"
        l = (long(i) +L l);
    "#]],
    );
    check(
        "d = i * e + d;",
        expect![[r#"
        d = (double((float(i) *F e)) +D d);
    "#]],
    );
    check(
        "i = -y; l = ~l; d = -e; i = +c;",
        expect![[r#"
        i = -int(y);
        l = ~Ll;
        d = double(-Fe);
        i = int(c);
    "#]],
    );
    check(
        "b = i < l; b = c == i; b = d != e;",
        expect![[r#"
        b = (long(i) <L l);
        b = (int(c) == i);
        b = (d !=D double(e));
    "#]],
    );
    check(
        "i = i << l; l = l >>> i; i = y >> c;",
        expect![[r#"
        i = (i << int(l));
        l = (l >>>L i);
        i = (int(y) >> int(c));
    "#]],
    );
    check(
        "i = i & y | c ^ 3; b = b & true | b ^ false;",
        expect![[r#"
        i = ((i & int(y)) | (int(c) ^ 3));
        b = ((b & true) | (b ^ false));
    "#]],
    );
}

#[test]
fn assignment_conversion() {
    check(
        "y = 5; c = 97; short t = -1; y = (byte) 300;",
        expect![[r#"
        y = 5:byte;
        c = 97:char;
        short t = -1:short;
        y = 44:byte;
    "#]],
    );
    check(
        "l = i; d = l; e = l; d = c;",
        expect![[r#"
        l = long(i);
        d = double(l);
        e = float(l);
        d = double(c);
    "#]],
    );
    check(
        "n = i; w = 5L; o = i; Number q = d; Comparable<Integer> p = i;",
        expect![[r#"
        n = Integer.valueOf(i);
        w = Long.valueOf(5L);
        o = Integer.valueOf(i);
        Number q = Double.valueOf(d);
        Comparable<Integer> p = Integer.valueOf(i);
    "#]],
    );
    check(
        "i = n; l = n; d = w;",
        expect![[r#"
        i = n.intValue();
        l = long(n.intValue());
        d = double(w.longValue());
    "#]],
    );
    check(
        "Byte z = 5; Character k = 97; Object x = 'c';",
        expect![[r#"
        Byte z = Byte.valueOf(5:byte);
        Character k = Character.valueOf(97:char);
        Object x = Character.valueOf(99:char);
    "#]],
    );
}

#[test]
fn casts() {
    check(
        "i = (int) d; c = (char) i; y = (byte) l; l = (long) e;",
        expect![[r#"
        i = int(d);
        c = char(i);
        y = byte(l);
        l = long(e);
    "#]],
    );
    check(
        "i = (int) o; n = (Integer) o; o = (Object) s; s = (String) o;",
        expect![[r#"
            i = ((Integer) o).intValue();
            n = ((Integer) o);
            o = s;
            s = ((String) o);
        "#]],
    );
    check(
        "i = (int) n; l = (int) l; l = (long) n;",
        expect![[r#"
        i = n.intValue();
        l = long(int(l));
        l = long(n.intValue());
    "#]],
    );
    check(
        "i = (int) 'a' + (byte) 200;",
        expect![[r#"
        i = 41;
    "#]],
    );
}

#[test]
fn constants() {
    check(
        "i = 1 + 2 * 3; l = 1L << 40; d = 1 / 2.0; b = 3 > 2 && !false;",
        expect![[r#"
        i = 7;
        l = 1099511627776L;
        d = 0.5;
        b = true;
    "#]],
    );
    check(
        "i = Integer.MAX_VALUE + 1; i = -2147483648; l = Long.MIN_VALUE;",
        expect![[r#"
        i = -2147483648;
        i = -2147483648;
        l = -9223372036854775808L;
    "#]],
    );
    check(
        r#"s = "a" + 1 + 'c' + 1.5f + true + 2L + (char) 66;"#,
        expect![[r#"
        s = "a1c1.5true2B";
    "#]],
    );
    check(
        "final int K = 5; y = K + 1; i = K + h;",
        expect![[r#"
            int K = 5;
            y = byte((K + 1));
            i = (K + 7);
        "#]],
    );
    check(
        "i = 1 / 0; i = 5 % 0;",
        expect![[r#"
        i = (1 / 0);
        i = (5 % 0);
    "#]],
    );
    check(
        "i = true ? 1 : 2; s = 1 > 2 ? \"a\" : \"b\";",
        expect![[r#"
        i = 1;
        s = "b";
    "#]],
    );
    check(
        "b = \"ab\" == \"a\" + \"b\";",
        expect![[r#"
        b = true;
    "#]],
    );
}

#[test]
fn local_constants() {
    check(
        "final int K = 5, J = K * 2; i = J; y = J + 1; char z = K; byte q = b ? K : 3;",
        expect![[r#"
            error: incompatible types: possible lossy conversion from int to byte
            int K = 5;
            int J = (K * 2);
            i = J;
            y = byte((J + 1));
            char z = char(K);
            byte q = unsupported(erroneous code);
        "#]],
    );
    check(
        "final int K = 5; s = \"a\" + K; switch (i) { case K + 1: i = K; }",
        expect![[r#"
            int K = 5;
            s = "a5";
            L0: switch i
            case 6:
              i = K;
        "#]],
    );
    check(
        "final String P = \"p\"; s = P + 1; final boolean D = true; while (D) { i = 1; }",
        expect![[r#"
            String P = "p";
            s = "p1";
            boolean D = true;
            L0: while true
              {
                i = 1;
              }
        "#]],
    );
    check(
        "final int K = 5; if (K > 3) i = 1; Runnable r = () -> { byte z = K; g = z + K; }; Object x = new Object() { int v = K; };",
        expect![[r#"
            int K = 5;
            if true
              i = 1;
            Runnable r = Runnable[K](K) { byte z = byte(K); T.g = (int(z) + K); };
            Object x = new <anonymous Object>() [this$0: this, val$K: 5];
        "#]],
    );
}

#[test]
fn compound_assignment() {
    check(
        "i += d; y += 1; c *= 2; l <<= 3; i >>>= l;",
        expect![[r#"
        i = [<old>.12] int((double(<old>.12) +D d));
        y = [<old>.13] byte((int(<old>.13) + 1));
        c = [<old>.14] char((int(<old>.14) * 2));
        l = [<old>.15] (<old>.15 <<L 3);
        i = [<old>.16] (<old>.16 >>> int(l));
    "#]],
    );
    check(
        "s += i; s += 'c' + 1; s += null;",
        expect![[r#"
        s = [<old>.12] concat(<old>.12, i);
        s = [<old>.13] concat(<old>.13, 100);
        s = [<old>.14] concat(<old>.14, null);
    "#]],
    );
    check(
        "n += 1; n++; --n; w *= 2;",
        expect![[r#"
        n = [<old>.12] Integer.valueOf((<old>.12.intValue() + 1));
        n = [<old>.13] Integer.valueOf((<old>.13.intValue() + 1)) giving old;
        n = [<old>.14] Integer.valueOf((<old>.14.intValue() - 1));
        w = [<old>.15] Long.valueOf((<old>.15.longValue() *L 2L));
    "#]],
    );
    check(
        "a[i++] += 2; a[0]--; f++; this.f -= 1; g *= 2; T.g++;",
        expect![[r#"
            a[(i = [<old>.12] (<old>.12 + 1) giving old)] = [<old>.13] (<old>.13 + 2);
            a[0] = [<old>.14] (<old>.14 - 1) giving old;
            this.f = [<old>.15] (<old>.15 + 1) giving old;
            this.f = [<old>.16] (<old>.16 - 1);
            T.g = [<old>.17] (<old>.17 * 2);
            T.g = [<old>.18] (<old>.18 + 1) giving old;
        "#]],
    );
    check(
        "b &= i > 0; b |= b; b ^= true;",
        expect![[r#"
        b = [<old>.12] (<old>.12 & (i > 0));
        b = [<old>.13] (<old>.13 | b);
        b = [<old>.14] (<old>.14 ^ true);
    "#]],
    );
    check(
        "i = i++ + ++i; y++; c--; d++; l--;",
        expect![[r#"
            i = ((i = [<old>.12] (<old>.12 + 1) giving old) + (i = [<old>.13] (<old>.13 + 1)));
            y = [<old>.14] byte((int(<old>.14) + 1)) giving old;
            c = [<old>.15] char((int(<old>.15) - 1)) giving old;
            d = [<old>.16] (<old>.16 +D 1.0) giving old;
            l = [<old>.17] (<old>.17 -L 1L) giving old;
        "#]],
    );
}

#[test]
fn concatenation() {
    check(
        "s = s + i + c; s = i + c + s; s = (s + i) + (s + c);",
        expect![[r#"
        s = concat(s, i, c:char);
        s = concat((i + int(c)), s);
        s = concat(s, i, concat(s, c:char));
    "#]],
    );
    check(
        "s = \"\" + o + null + a + b + d;",
        expect![[r#"
        s = concat("", o, null, a, b:boolean, d:double);
    "#]],
    );
    check(
        "s = s + (i + 1) + -i + n;",
        expect![[r#"
        s = concat(s, (i + 1), -i, n);
    "#]],
    );
}

#[test]
fn equality() {
    check(
        "b = o == s; b = n == i; b = n == w.intValue(); b = n == n; b = s != null;",
        expect![[r#"
        b = (o ==R s);
        b = (n.intValue() == i);
        b = (n.intValue() == w.intValue());
        b = (n ==R n);
        b = (s !=R null);
    "#]],
    );
    check(
        "b = o == (Object) 5; b = i == d; b = b == true; b = o == i;",
        expect![[r#"
            b = (o ==R Integer.valueOf(5));
            b = (double(i) ==D d);
            b = (b ==Z true);
            b = (((Integer) o).intValue() == i);
        "#]],
    );
}

#[test]
fn conditionals() {
    check(
        "d = b ? 1 : 2.0; i = b ? 'a' : i; char k = b ? 'a' : 98;",
        expect![[r#"
        d = (b ? 1.0 : 2.0);
        i = (b ? 97 : i);
        char k = (b ? 97:char : 98:char);
    "#]],
    );
    check(
        "n = b ? n : 0; o = b ? 1 : \"x\"; n = b ? null : 5; o = b ? i : null;",
        expect![[r#"
        n = Integer.valueOf((b ? n.intValue() : 0));
        o = (b ? Integer.valueOf(1) : "x");
        n = (b ? null : Integer.valueOf(5));
        o = (b ? Integer.valueOf(i) : null);
    "#]],
    );
    check(
        "o = b ? n : w; i = b ? n : i;",
        expect![[r#"
        o = Long.valueOf((b ? long(n.intValue()) : w.longValue()));
        i = (b ? n.intValue() : i);
    "#]],
    );
}

#[test]
fn arrays() {
    check(
        "int[] x = {1, 2}; int[][] z = {{1}, {}, a}; z[0][i] = 3;",
        expect![[r#"
        int[] x = int[]{1, 2};
        int[][] z = int[][]{int[]{1}, int[]{}, a};
        z[0][i] = 3;
    "#]],
    );
    check(
        "int[] x = new int[i]; long[][] z = new long[2][]; z = new long[c][y];",
        expect![[r#"
        int[] x = new int[](i);
        long[][] z = new long[][](2);
        z = new long[][](int(c), int(y));
    "#]],
    );
    check(
        "i = a.length; i = new int[] {1, 'a'}[0]; int x[] = a.clone();",
        expect![[r#"
            i = a.length;
            i = int[]{1, 97}[0];
            int[] x = ((int[]) a.clone());
        "#]],
    );
    check(
        "String[] t = {s, null}; Object[] u = t; u[0] = o; byte[] v = {1, 2};",
        expect![[r#"
        String[] t = String[]{s, null};
        Object[] u = t;
        u[0] = o;
        byte[] v = byte[]{1:byte, 2:byte};
    "#]],
    );
}

#[test]
fn calls() {
    check(
        "i = Math.max(i, c); d = Math.max(i, d); l = Math.abs(l);",
        expect![[r#"
        i = Math.max(i, int(c));
        d = Math.max(double(i), d);
        l = Math.abs(l);
    "#]],
    );
    check(
        "i = s.length(); c = s.charAt(n); s = s.substring(1).trim();",
        expect![[r#"
        i = s.length();
        c = s.charAt(n.intValue());
        s = s.substring(1).trim();
    "#]],
    );
    check(
        "System.out.println(i); System.out.println(c); System.out.println(o); System.out.println(a);",
        expect![[r#"
        System.out.println(i);
        System.out.println(c);
        System.out.println(o);
        System.out.println(a);
    "#]],
    );
    check(
        "s = String.valueOf(c); s = String.valueOf(n); s = Integer.toString(i);",
        expect![[r#"
        s = String.valueOf(c);
        s = String.valueOf(n);
        s = Integer.toString(i);
    "#]],
    );
    check(
        "s = String.format(\"%d %s\", i, o); s = String.format(\"x\");",
        expect![[r#"
        s = String.format("%d %s", Object[]{Integer.valueOf(i), o});
        s = String.format("x", Object[]{});
    "#]],
    );
    check(
        "b = o.equals(i); i = o.hashCode(); b = s.equals(null);",
        expect![[r#"
        b = o.equals(Integer.valueOf(i));
        i = o.hashCode();
        b = s.equals(null);
    "#]],
    );
    check(
        "m(1, 2, 3, 4, 'c', (byte) 1, true, null, 5, null, 6, 7L);",
        expect![[r#"
        this.m(1, 2L, 3.0, 4.0F, 99:char, 1:byte, true, null, Integer.valueOf(5), null, Integer.valueOf(6), Long.valueOf(7L));
    "#]],
    );
}

#[test]
fn control_flow() {
    check(
        "if (b) i = 1; else if (i > 2) i = 2; else { i = 3; }",
        expect![[r#"
        if b
          i = 1;
        else if (i > 2)
          i = 2;
        else
          {
            i = 3;
          }
    "#]],
    );
    check(
        "while (i < 10) { i++; if (b) continue; break; }",
        expect![[r#"
        L0: while (i < 10)
          {
            i = [<old>] (<old> + 1) giving old;
            if b
              continue L0;
            break L0;
          }
    "#]],
    );
    check(
        "do i--; while (i > 0);",
        expect![[r#"
        L0: until after (i > 0)
          i = [<old>] (<old> - 1) giving old;
    "#]],
    );
    check(
        "for (int j = 0, k = 9; j < k; j++, k--) { i += j; }",
        expect![[r#"
            {
              int j = 0;
              int k = 9;
              L0: while (j < k) update (j = [<old>.15] (<old>.15 + 1) giving old), (k = [<old>.16] (<old>.16 - 1) giving old)
                {
                  i = [<old>.14] (<old>.14 + j);
                }
            }
        "#]],
    );
    check(
        "for (;;) { if (b) break; }",
        expect![[r#"
        L0: while true
          {
            if b
              break L0;
          }
    "#]],
    );
    check(
        "x: for (int j = 0; ; j++) { for (int k : a) { if (k == j) continue x; if (k > j) break x; } }",
        expect![[r#"
            {
              int j = 0;
              L0: while true update (j = [<old>.17] (<old>.17 + 1) giving old)
                {
                  {
                    int[] <array> = a;
                    int <index> = 0;
                    L1: while (<index> < <array>.length) update (<index> = [<old>.15] (<old>.15 + 1))
                      {
                        int k = <array>[<index>];
                        {
                          if (k == j)
                            continue L0;
                          if (k > j)
                            break L0;
                        }
                      }
                  }
                }
            }
        "#]],
    );
    check(
        "y: { if (b) break y; i = 2; }",
        expect![[r#"
        L0:
          {
            if b
              break L0;
            i = 2;
          }
    "#]],
    );
    check(
        "for (char k : s.toCharArray()) c = k; for (long k : a) l += k;",
        expect![[r#"
            {
              char[] <array>.12 = s.toCharArray();
              int <index>.13 = 0;
              L0: while (<index>.13 < <array>.12.length) update (<index>.13 = [<old>.14] (<old>.14 + 1))
                {
                  char k.15 = <array>.12[<index>.13];
                  c = k.15;
                }
            }
            {
              int[] <array>.16 = a;
              int <index>.17 = 0;
              L1: while (<index>.17 < <array>.16.length) update (<index>.17 = [<old>.18] (<old>.18 + 1))
                {
                  long k.19 = long(<array>.16[<index>.17]);
                  l = [<old>.20] (<old>.20 +L k.19);
                }
            }
        "#]],
    );
    check(
        "for (String t : java.util.List.of(s)) s = t;",
        expect![[r#"
            {
              Iterator<String> <iterator> = List.of(s).iterator();
              L0: while <iterator>.hasNext()
                {
                  String t = ((String) <iterator>.next());
                  s = t;
                }
            }
        "#]],
    );
    check(
        "assert i > 0; assert b : \"no \" + i; throw new IllegalStateException(s);",
        expect![[r#"
        assert (i > 0);
        assert b : concat("no ", i);
        throw new IllegalStateException(s);
    "#]],
    );
}

#[test]
fn switches() {
    check(
        "switch (i) { case 1: i = 2; case 'a': i = 3; break; default: i = 4; }",
        expect![[r#"
        L0: switch i
        case 1:
          i = 2;
        case 97:
          i = 3;
          break L0;
        case default:
          i = 4;
    "#]],
    );
    check(
        "switch (s) { case \"a\", \"b\" -> i = 1; case \"c\" -> { i = 2; } default -> throw new Exception(); }",
        expect![[r#"
        L0: switch s
        case "a", "b":
          i = 1;
          break L0;
        case "c":
          {
            i = 2;
          }
          break L0;
        case default:
          throw new Exception();
    "#]],
    );
    check(
        "i = switch (c) { case 'a' -> 1; case 'b' -> { int t = i; yield t + 1; } default -> 'c'; };",
        expect![[r#"
        i = value of <switch value> { L0: switch int(c) case 97: <switch value> = 1; break L0; case 98: { int t = i; <switch value> = (t + 1); break L0; } case default: <switch value> = 99; break L0; };
    "#]],
    );
    check(
        "d = switch (n) { case 1: yield 1; default: yield 2.5; };",
        expect![[r#"
        d = value of <switch value> { L0: switch n.intValue() case 1: <switch value> = 1.0; break L0; case default: <switch value> = 2.5; break L0; };
    "#]],
    );
    check(
        "System.out.println(switch (i) { case 1 -> 1; default -> 2L; });",
        expect![[r#"
        System.out.println(value of <switch value> { L0: switch i case 1: <switch value> = 1L; break L0; case default: <switch value> = 2L; break L0; });
    "#]],
    );
    check(
        "switch (y) { case 1 -> i = 1; }",
        expect![[r#"
        L0: switch int(y)
        case 1:
          i = 1;
          break L0;
    "#]],
    );
}

#[test]
fn exceptions() {
    check(
        "try { i = 1; } catch (RuntimeException x) { i = 2; } finally { i = 3; }",
        expect![[r#"
        try
          i = 1;
        catch RuntimeException x
          i = 2;
        finally
          i = 3;
    "#]],
    );
    check(
        "try { i = 1; } catch (IllegalStateException | ArithmeticException x) { s = x.getMessage(); }",
        expect![[r#"
        try
          i = 1;
        catch IllegalStateException | ArithmeticException x
          s = x.getMessage();
    "#]],
    );
    check(
        "try (java.io.StringReader r = new java.io.StringReader(s)) { i = r.read(); }",
        expect![[r#"
            {
              StringReader r = new StringReader(s);
              Throwable <primary exception> = null;
              try
                i = r.read();
              catch Throwable <exception>
                <primary exception> = <exception>;
                throw <exception>;
              finally
                if !(r ==R null)
                  if (<primary exception> ==R null)
                    {
                      ;
                      r.close();
                    }
                  else
                    try
                      ;
                      r.close();
                    catch Throwable <suppressed exception>
                      <primary exception>.addSuppressed(<suppressed exception>);
            }
        "#]],
    );
}

#[test]
fn lambdas() {
    check(
        "Runnable r = () -> System.out.println(s + f);",
        expect![[r#"
        Runnable r = Runnable[s, this](s, this) { System.out.println(concat(s, this.f)); };
    "#]],
    );
    check(
        "java.util.function.IntBinaryOperator p = (x, z) -> x * z + i; i = p.applyAsInt(1, 2);",
        expect![[r#"
            error: local variables referenced from a lambda expression must be final or effectively final
            IntBinaryOperator p = IntBinaryOperator[i](i, x, z) { return ((x * z) + i); };
            i = p.applyAsInt(1, 2);
        "#]],
    );
    check(
        "java.util.function.Function<String, Integer> p = t -> t.length(); i = p.apply(s);",
        expect![[r#"
            Function<String, Integer> p = Function[](t) { return Integer.valueOf(t.length()); };
            i = ((Integer) p.apply(s)).intValue();
        "#]],
    );
    check(
        "java.util.function.Function<String, Integer> p = String::length; java.util.function.Supplier<Object> q = this::hashCode;",
        expect![[r#"
        Function<String, Integer> p = Function[](<argument>) { return Integer.valueOf(<argument>.length()); };
        Supplier<Object> q = Supplier[this](<receiver>) { return Integer.valueOf(<receiver>.hashCode()); };
    "#]],
    );
    check(
        "java.util.function.Supplier<Runnable> p = () -> () -> g = i;",
        expect![[r#"
        Supplier<Runnable> p = Supplier[i](i) { return Runnable[i](i) { T.g = i; }; };
    "#]],
    );
    check(
        "java.util.function.BinaryOperator<Integer> p = Math::max; java.util.function.IntFunction<int[]> q = int[]::new;",
        expect![[r#"
        BinaryOperator<Integer> p = BinaryOperator[](<argument>, <argument>) { return Integer.valueOf(Math.max(<argument>.0.intValue(), <argument>.1.intValue())); };
        IntFunction<int[]> q = IntFunction[](<argument>) { return new int[](<argument>); };
    "#]],
    );
    check(
        "java.util.function.Supplier<String> p = s::trim; java.util.function.Function<String, StringBuilder> q = StringBuilder::new;",
        expect![[r#"
            Supplier<String> p = Supplier[((String) Objects.requireNonNull(s))](<receiver>) { return <receiver>.trim(); };
            Function<String, StringBuilder> q = Function[](<argument>) { return new StringBuilder(<argument>); };
        "#]],
    );
}

#[test]
fn generics() {
    check(
        "java.util.List<String> x = new java.util.ArrayList<>(); x.add(s); s = x.get(0); o = x.get(1); i = x.get(0).length(); x.get(2);",
        expect![[r#"
            List<String> x = new ArrayList();
            x.add(s);
            s = ((String) x.get(0));
            o = x.get(1);
            i = ((String) x.get(0)).length();
            x.get(2);
        "#]],
    );
    check(
        "var x = new java.util.HashMap<String, Integer>(); x.put(s, i); i = x.get(s) + 1; x.merge(s, 1, Integer::sum);",
        expect![[r#"
            HashMap<String, Integer> x = new HashMap();
            x.put(s, Integer.valueOf(i));
            i = (((Integer) x.get(s)).intValue() + 1);
            x.merge(s, Integer.valueOf(1), BiFunction[](<argument>, <argument>) { return Integer.valueOf(Integer.sum(<argument>.0.intValue(), <argument>.1.intValue())); });
        "#]],
    );
    check(
        "java.util.List<? extends Number> x = java.util.List.of(1); d = x.get(0).doubleValue();",
        expect![[r#"
            List<? extends Number> x = List.of(Integer.valueOf(1));
            d = ((Number) x.get(0)).doubleValue();
        "#]],
    );
    check(
        "java.util.List x = new java.util.ArrayList(); x.add(i); o = x.get(0);",
        expect![[r#"
        List x = new ArrayList();
        x.add(Integer.valueOf(i));
        o = x.get(0);
    "#]],
    );
}

#[test]
fn instance_of() {
    check(
        "b = o instanceof String; if (o instanceof String t && t.length() > 1) s = t;",
        expect![[r#"
        b = (o instanceof String);
        if ((o instanceof String t) && (t.length() > 1))
          s = t;
    "#]],
    );
    check(
        "if (!(o instanceof Integer t)) return; i = t;",
        expect![[r#"
        if !(o instanceof Integer t)
          return;
        i = t.intValue();
    "#]],
    );
    check(
        "b = o instanceof int[]; b = s instanceof Comparable;",
        expect![[r#"
        b = (o instanceof int[]);
        b = (s instanceof Comparable);
    "#]],
    );
}

#[test]
fn constructors_and_initializers() {
    let class = "class A { int x = 1; { x = 2; } static int s; A(int v) { x = v; } A() { this(3); } } \
                 class B extends A { int z = x; B() { super(4); z++; } B(String t) { } }";
    check_method(
        class,
        "<init>",
        expect![[r#"
        this.A::<x>();
        this.A::<instance initializer 1>();
        this.x = v;
        this.A::<init>(3);
        this.A::<init>(4);
        this.B::<z>();
        this.z = [<old>] (<old> + 1) giving old;
        this.A::<init>();
        this.B::<z>();
    "#]],
    );
    check_method(
        class,
        "<x>",
        expect![[r#"
        this.x = 1;
    "#]],
    );
}

#[test]
fn inner_classes() {
    let class = "class A { int x; class I { int y = x; int both() { return x + y + A.this.x; } } \
                 I make() { return new I(); } static I of(A a) { return a.new I(); } }";
    check_method(
        class,
        "<y>",
        expect![[r#"
        this.y = this.this$0.x;
    "#]],
    );
    check_method(
        class,
        "both",
        expect![[r#"
        return ((this.this$0.x + this.y) + this.this$0.x);
    "#]],
    );
    check_method(
        class,
        "make",
        expect![[r#"
        return new A.I() [this$0: this];
    "#]],
    );
    check_method(
        class,
        "of",
        expect![[r#"
            return new A.I() [this$0: ((A) Objects.requireNonNull(a))];
        "#]],
    );
}

#[test]
fn local_and_anonymous_classes() {
    let class = "class A { int x; Runnable m(int p) { int q = p + 1; class L { int v = q; int w() { return v + q + x; } } \
                 L l = new L(); return new Runnable() { int k = p; public void run() { x = k + l.w(); } }; } }";
    check_method(
        class,
        "m",
        expect![[r#"
        int q = (p + 1);
        L l = new L() [this$0: this, val$q: q];
        return new <anonymous Runnable>() [this$0: this, val$p: p, val$l: l];
    "#]],
    );
    check_method(
        class,
        "w",
        expect![[r#"
        return ((this.v + this.val$q) + this.this$0.x);
    "#]],
    );
    check_method(
        class,
        "run",
        expect![[r#"
        this.this$0.x = (this.k + this.val$l.w());
    "#]],
    );
    let class = "class A { static abstract class B { B(int a, String... r) { } abstract void f(); } \
                 B m(int p) { return new B(p, \"x\", \"y\") { void f() { } }; } }";
    check_method(
        class,
        "m",
        expect![[r#"
        return new <anonymous A.B>(p, String[]{"x", "y"}) [this$0: this];
    "#]],
    );
    check_method(class, "<init>", expect![[""]]);
}

#[test]
fn enums() {
    let class = "enum E { A, B(2) { int f() { return 3; } }; int k; E() { this(1); } E(int k) { this.k = k; } int f() { return k; } }";
    check_method(
        class,
        "<A>",
        expect![[r#"
        E.A = new E() [name: "A", ordinal: 0];
    "#]],
    );
    check_method(
        class,
        "<B>",
        expect![[r#"
        E.B = new <anonymous E>(2) [name: "B", ordinal: 1];
    "#]],
    );
    check_method(
        class,
        "<init>",
        expect![[r#"
        this.E::<init>(1);
        this.k = k;
    "#]],
    );
    let class = "class T { enum E { A, B } int m(E e) { switch (e) { case A: return 1; default: return 2; } } \
                 int v(E e) { return switch (e) { case A -> 1; case B -> 2; }; } }";
    check_method(
        class,
        "m",
        expect![[r#"
        L0: switch e
        case A:
          return 1;
        case default:
          return 2;
    "#]],
    );
    check_method(
        class,
        "v",
        expect![[r#"
        return value of <switch value> { L0: switch e must match case A: <switch value> = 1; break L0; case B: <switch value> = 2; break L0; };
    "#]],
    );
}

#[test]
fn records() {
    let class = "record R(int x, String s) { R { if (x < 0) x = 0; } R(int x) { this(x, null); } int twice() { return x * 2; } }";
    check_method(
        class,
        "<init>",
        expect![[r#"
        if (x < 0)
          x = 0;
        this.x = x;
        this.s = s;
        this.R::<init>(x, null);
    "#]],
    );
    check_method(
        class,
        "twice",
        expect![[r#"
        return (this.x * 2);
    "#]],
    );
}

#[test]
fn overloads() {
    let class = "class T { static String f(Object o) { return \"\"; } static String f(long l) { return \"\"; } \
                 static String f(Integer i) { return \"\"; } static String f(int... r) { return \"\"; } \
                 static String g(double d) { return \"\"; } static String g(Object o) { return \"\"; } \
                 void m(byte y, Integer n, char c) { f(y); f(n); f(c); f(); f(1, 2); f(1.5); f(\"s\"); g(y); g(n); } }";
    check_method(
        class,
        "m",
        expect![[r#"
        T.f(long(y));
        T.f(n);
        T.f(long(c));
        T.f(int[]{});
        T.f(int[]{1, 2});
        T.f(Double.valueOf(1.5));
        T.f("s");
        T.g(double(y));
        T.g(n);
    "#]],
    );
}

#[test]
fn super_and_outer_calls() {
    let class = "interface I { default int d() { return 1; } } class P { int f() { return 1; } int v; } \
                 class T extends P implements I { int v; int f() { return super.f() + super.v + I.super.d(); } \
                 private int p() { return 2; } int m() { return p() + f() + this.v + ((P) this).v; } }";
    check_method(
        class,
        "m",
        expect![[r#"
        return (((this.T::p() + this.f()) + this.v) + this.v);
    "#]],
    );
    check_method(
        class,
        "f",
        expect![[r#"
        return 1;
        return ((this.P::f() + this.v) + this.I::d());
    "#]],
    );
}

#[test]
fn static_imports_and_nested_names() {
    let class = "import static java.lang.Math.*; import static java.lang.Integer.MAX_VALUE; \
                 class T { static class N { static int v; static final String C = \"c\"; static class M { static int w; } } \
                 double m(int i) { N.v = N.M.w + MAX_VALUE; T.N.M.w++; String s = N.C; return max(i, PI) + java.lang.Math.E; } }";
    check_method(
        class,
        "m",
        expect![[r#"
        T.N.v = (T.N.M.w + 2147483647);
        T.N.M.w = [<old>] (<old> + 1) giving old;
        String s = "c";
        return (Math.max(double(i), 3.141592653589793) +D 2.718281828459045);
    "#]],
    );
}

#[test]
fn generic_overrides_check_their_arguments() {
    let class =
        "class T implements Comparable<T> { int k; public int compareTo(T o) { return k - o.k; } }";
    check_method(
        class,
        "compareTo",
        expect![[r#"
            ((T) o);
            return (this.k - o.k);
        "#]],
    );
}

#[test]
fn string_switch_on_constant_names() {
    let class = "class T { static final int A = 1, B = A + 1; static final String S = \"x\" + B; \
                 int m(int i, String s) { switch (i) { case A: return 1; case B: return 2; } switch (s) { case S: return 3; } return 0; } }";
    check_method(
        class,
        "m",
        expect![[r#"
        L0: switch i
        case 1:
          return 1;
        case 2:
          return 2;
        L1: switch s
        case "x2":
          return 3;
        return 0;
    "#]],
    );
}

#[test]
fn record_patterns() {
    let class = "class T { record P(int x, Object o) {} int m(Object o) { if (o instanceof P(int x, String s)) return x + s.length(); return 0; } }";
    check_method(
        class,
        "m",
        expect![[r#"
        if (((o instanceof T.P <record>) && { x = <record>.x(); true }) && (<record>.o() instanceof String s))
          return (x + s.length());
        return 0;
    "#]],
    );
}
