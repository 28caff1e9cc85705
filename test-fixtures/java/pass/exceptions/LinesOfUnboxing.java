import java.util.*;
import java.util.function.*;
// Pins: lines and messages where null is unboxed, in expressions over several lines.
public class LinesOfUnboxing {
  Integer f; LinesOfUnboxing next; static Integer s;
  static Integer g(int a) { return null; }
  int a1(Integer x) { 
     return 1 
       / x; }
  int a2(LinesOfUnboxing b) {
     return 1 
       / b
         .f; }
  int a3(LinesOfUnboxing b) {
     return 1 
       / b
         .next
         .g(
            2); }
  int a4(Integer[] b) {
     return 1 
       / b
         [
         0
         ]; }
  int a5(Integer x, Integer y, boolean c) {
     return 1 
       / (
         c ? 
          x
          : y); }
  Integer a6(int x, int y) {
     return 
        x
         / 
         y; }
  Object a7(Object o) {
     return 1 +
       (
         (Integer)
         o); }
  int a8(Integer o) {
     return 1 +
       (
       o =
         s); }
  int a9(Integer o) {
     return 1 +
       o
       ++
         ; }
  int a10(Integer o) {
       o
       +=
         s; return 2; }
  int a11(List<Integer> o) {
       return 1 + 
       o
       .get(
         0
       ); }
  int a12(List<Integer> o) {
     int r = 0;
     for (
       int i 
       :
       o
       ) 
       r += i;
     return r; }
  int a13(int[] o) {
     int r = 0;
     for (
       Integer i 
       :
       o
       ) 
       r += i;
     return r; }
  int a14(Integer x) {
     return switch (
       x
       ) { case 1 -> 2; default -> 3; };
  }
  boolean a15(Integer x, Boolean b) {
     return x
       == 3 &&
       b;
  }
  boolean a16(Integer x, Integer b) {
     return x
       <
       b
       ;
  }
  void a17(Object b) {
     int[] c = {1,
       2,
       (Integer) b};
  }
  IntFunction<Integer> a18() { return x -> 1
        / x; }
  BiFunction<Integer,Integer,Integer> a19() { return Integer
        ::compareTo; }
  long a20(Integer x) {
     return -
        x; }
  boolean a21(Boolean x) {
     return !
        x; }
  int a22(Map<String,Integer> m) {
     m.put("a",
        m.get("a")
         + 1); return 2; }
  <T extends Integer> int a23(T m) {
     return 1 +
        m; }
  void a24(Boolean m) {
     while (
        m
      ) { } }
  void a25(Boolean m) {
     do { } while (
        m
      ); }
  void a26(Boolean m) {
     for (int i = 0; 
        m
      ; 
        i++) { } }
  void a27(Boolean m) {
     if (
        m
      ) 
        return; }
  void a28(Integer m) {
     assert 1 <
        m
      ; }
  String a29(Integer m) {
     return "" + (1 +
        m)
      ; }
  String a30(Integer m) {
     Object o = 
        m
      != null ? m 
       : 5; return o.toString(); }
  Integer a31(Integer m) {
     return
        m
      ++; }
  Integer a32(Integer[] m) {
     return
        m
        [0]
      --; }
  Integer a33(Integer[] m) {
     return
        --
        m
        [0]
      ; }
  void a34(Integer[] m) {
        m
        [0]
        +=
        3
      ; }
  void a35(LinesOfUnboxing m) {
        m
        .f
        ++
      ; }

  interface R { void run() throws Throwable; }
  static void t(String n, R r) {
    try { r.run(); System.out.println(n + " ok"); }
    catch (Throwable e) { System.out.println(n + " " + e.getClass().getSimpleName() + " " + e.getMessage() + " " + e.getStackTrace()[0].getMethodName()+":"+e.getStackTrace()[0].getLineNumber() + " " + e.getStackTrace()[1].getLineNumber()); }
  }

  public static void main(String[] x) {
    LinesOfUnboxing b = new LinesOfUnboxing(); LinesOfUnboxing bn = new LinesOfUnboxing(); bn.next = new LinesOfUnboxing();
    t("a1",()->b.a1(null)); t("a1b",()->b.a1(0)); t("a2",()->b.a2(b)); t("a2n",()->b.a2(null)); t("a3",()->b.a3(bn)); t("a4",()->b.a4(new Integer[1])); t("a4n",()->b.a4(null));t("a4i",()->b.a4(new Integer[0]));
    t("a5",()->b.a5(null,null,true)); t("a6",()->b.a6(1,0)); t("a7",()->b.a7(null)); t("a7c",()->b.a7("s")); t("a8",()->b.a8(1)); t("a9",()->b.a9(null)); t("a10",()->b.a10(null)); t("a10b",()->b.a10(1));
    List<Integer> l = new ArrayList<>(); l.add(null);
    t("a11",()->b.a11(l)); t("a11n",()->b.a11(null)); t("a12",()->b.a12(l)); t("a12n",()->b.a12(null)); t("a13",()->b.a13(null)); t("a14",()->b.a14(null)); t("a15",()->b.a15(null,null)); t("a15b",()->b.a15(3,null)); t("a16",()->b.a16(null,1)); t("a16b",()->b.a16(1,null));
    t("a17",()->b.a17(null)); t("a17b",()->b.a17("s")); t("a18",()->b.a18().apply(0)); t("a19",()->b.a19().apply(null,1)); t("a20",()->b.a20(null)); t("a21",()->b.a21(null)); t("a22",()->b.a22(new HashMap<>())); t("a22n",()->b.a22(null)); t("a23",()->b.a23(null)); t("a24",()->b.a24(null)); t("a25",()->b.a25(null)); t("a26",()->b.a26(null)); t("a27",()->b.a27(null)); t("a29",()->b.a29(null)); t("a30",()->b.a30(null)); t("a31",()->b.a31(null)); t("a32",()->b.a32(new Integer[1]));t("a32n",()->b.a32(null)); t("a33",()->b.a33(new Integer[1])); t("a34",()->b.a34(new Integer[1])); t("a34n",()->b.a34(null));t("a35",()->b.a35(b)); t("a35n",()->b.a35(null));
  }
}
