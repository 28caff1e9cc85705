import java.util.*;
import java.util.function.*;

/** Private constructors, classes that are hidden, texts, numbers. Every branch can be taken. */
public class Values {
    static final class Meter { private final int v; private Meter(int v) { this.v = v; } static Meter of(int v) { return new Meter(v); } boolean big() { if (v > 10) return true; return false; } }
    static final class Money { private final int x; private final String cur; Money(int x) { this(x, "EUR"); } private Money(int x, String c) { this.x = x; cur = c; } Money in(String c) { return new Money(x, c); } int f() { if (cur.equals("USD")) return 1; return 0; } }
    static class Five { final int k; Five(int a) { k = a > 0 ? 1 : 0; } Five(long a) { k = 2; } Five(String a) { k = 3; } Five(double a) { k = 4; } Five(boolean a) { k = 5; } Five(char[] a) { k = 6; } int f() { switch (k) { case 5: return 1; case 6: return 2; case 1: return 3; case 0: return 4; default: return 0; } } }
    static int meter(Meter m) { if (m.v == 3) return 1; return 0; }
    interface Op { int go(int x); }
    static final Op PLUS = new Op() { public int go(int x) { return x + 100; } };
    static int op(Op o) { if (o.go(5) == 105) return 1; return 0; }
    interface Two { int a(); int b(); }
    static final Two T = new Two() { public int a() { return 3; } public int b() { return 4; } };
    static int two(Two t) { if (t.a() == 3) return 1; return 0; }
    static int two2(Two t) { if (t != null && t.a() == 5) return 1; return 0; }
    static class P { int v() { return 1; } } static class Q extends P { int v() { return 2; } }
    static int pq(P p) { if (p.v() == 2) return 1; return 0; }
    static int ent(Map.Entry<String, Integer> e) { if (e.getValue() == null) return 1; return 0; }
    static int ent2(Map.Entry<String, Integer> e) { if (e.getKey().equals("kk") && e.getValue() == 3) return 1; return 0; }
    static int dur(java.time.Duration d) { if (d.toMinutes() == 5) return 1; return 0; }
    static int loc(Locale l) { if (l == Locale.US) return 1; return 0; }
    static int env() { if (System.getenv("HOME") == null) return 1; return 0; }
    static int clock() { if (System.currentTimeMillis() % 2 == 0) return 1; return 0; }
    static int objHash() { if (new Object().hashCode() == 5) return 1; return 0; }
    static int str(Object o) { if (o.toString().length() == 4) return 1; return 0; }
    static int gen(List<?> l) { if (l.size() > 0 && l.get(0) instanceof String) return 1; return 0; }
    static <T> int genT(T t) { if (t instanceof String) return 1; return 0; }
    static <T> int genE(T t, T u) { if (t.equals(u)) return 1; if (t.toString().isEmpty()) return 2; return 0; }
    static int oom(int n) { try { int[] a = new int[n]; if (a.length > 100000) return 1; return 0; } catch (NegativeArraySizeException e) { return 2; } }
    static int deep(int n) { if (n <= 0) return 0; if (n == 150) return 1; return deep(n - 1); }
    static int loop(int n) { int s = 0; for (int i = 0; i < n; i++) { s += i; } if (s == 4950) return 1; return 0; }
    static int dbl2(double d) { if (Math.sqrt(d) == 1.5) return 1; return 0; }
    static int flt(float f) { if (f * 3 == 1.5f) return 1; return 0; }
    static int shorty(short s) { if ((short) (s * 2) == 8) return 1; return 0; }
    static int byt(byte b) { if ((byte) (b * b) == 1 && b != 1 && b != -1) return 1; return 0; }
    static int divm(int a, int b) { if (b != 0 && a / b == 17 && a % b == 5) return 1; return 0; }
    static int chars(char c) { if (Character.isDigit(c)) return 1; if (Character.isLetter(c)) return 2; if (Character.isWhitespace(c)) return 3; return 0; }
    static int ends(String s) { if (s.endsWith("ing") && s.length() > 7) return 1; return 0; }
    static boolean isEmail(String s) { int at = s.indexOf('@'); if (at <= 0) return false; if (s.lastIndexOf('@') != at) return false; int dot = s.indexOf('.', at); if (dot <= at + 1 || dot == s.length() - 1) return false; return true; }
    static int words(String s) { int n = 0; for (String w : s.split(" ")) { if (w.length() > 3) n++; } if (n == 2) return 1; return 0; }
    static int words2(String s) { String[] p = s.split(","); if (p.length == 3 && p[1].equals("b")) return 1; return 0; }
    static int words3(String s) { String[] p = s.trim().split("\\s+"); if (p.length == 2) return 1; return 0; }
    static int trim(String s) { if (!s.isEmpty() && s.trim().isEmpty()) return 1; if (s.strip().length() == 1 && s.length() == 3) return 2; return 0; }
    static int fmt(int a) { if (String.format("%03d", a).equals("007")) return 1; return 0; }
    static int fmt2(String a) { if (String.format("<%s>", a).equals("<ab>")) return 1; return 0; }
    static int bd(java.math.BigDecimal d) { if (d.scale() > 2) return 1; if (d.signum() < 0) return 2; return 0; }
    static int ll(LinkedList<Integer> l) { if (l.size() > 2 && l.getFirst() > l.getLast()) return 1; return 0; }
    static int tm(TreeMap<Integer, String> m, int k) { Map.Entry<Integer, String> e = m.floorEntry(k); if (e == null) return 0; if (e.getKey() == k) return 1; return 2; }
    static int tm2(TreeMap<String, Integer> m) { if (m.size() == 2 && m.firstKey().equals("b") && m.lastEntry().getValue() > 4) return 1; return 0; }
    static int digits(String s) { if (s.length() != 4) return 0; for (char c : s.toCharArray()) { if (!Character.isDigit(c)) return 1; } return 2; }
    static int upper(String s) { if (s.length() > 1 && s.equals(s.toUpperCase()) && !s.equals(s.toLowerCase())) return 1; return 0; }
    static int pal(String s) { String r = new StringBuilder(s).reverse().toString(); if (s.length() > 4 && r.equals(s)) return 1; return 0; }
    static int parse(String s) { if (s.startsWith("v") && Integer.parseInt(s.substring(1)) == 12) return 1; return 0; }
    static int cnt(String s) { int n = 0; for (int i = 0; i < s.length(); i++) if (s.charAt(i) == 'z') n++; if (n == 5) return 1; return 0; }
    static int rep(String s) { if (s.replace("a", "bb").length() == 6) return 1; return 0; }
    static int joinn(List<String> l) { if (String.join("-", l).equals("x-y")) return 1; return 0; }
    static int bits(long x) { if (Long.bitCount(x) == 40) return 1; return 0; }
    static int sw(String s) { switch (s) { case "alpha": return 1; case "beta": return 2; default: return 0; } }
    static int strm(List<Integer> l) { if (l.stream().filter(x -> x > 10).mapToInt(x -> x).sum() == 33) return 1; return 0; }
    static int boxes(Integer a, Integer b) { if (a != b) return 1; return 0; }
}
