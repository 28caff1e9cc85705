import java.util.*;
import java.util.function.*;
// Pins: lines and messages where generic values are unboxed, and of variables the compiler makes.
public class LinesOfConversions {
  static class H<T> { T v; T[] a; H<T> n; T get(int i) { return v; } }
  int b1(H<Integer> h) {
    return 1 +
      h
      .
      n
      .
      v
     ; }
  int b2(H<Integer> h) {
    return 1 +
      h
      .
      get
      (
       2)
     ; }
  int b3(H<Integer> h) {
    return 1 +
      h
      .a
      [
       2
      ]
     ; }
  int b4(H<Integer> h, boolean c, Integer z) {
    return 1 +
      (c
       ? 
       h.v
       :
       z
      )
     ; }
  int b5(H<Integer> h, boolean c, Integer z) {
    return 1 +
      (z
       = 
       h
         .v
      )
     ; }
  int b6(H<Integer> h, boolean c, Integer z) {
    return 1 +
      (h.v
       = 
       z
      )
     ; }
  int b7(H<Integer> h, int c, Integer z) {
    return 1 +
      switch
         (c) { 
        case 1 -> 
          h
           .v;
        default -> 
            z;
      }
     ; }
  void b8(int a, int b) {
    for (
      int i = 0
      ;
      a
        / b
          < 3
      ;
      i++
     ) { }
     while
       (
         a
         /
         b
         <
         4
       ) { }
     do { }
     while
       (
         a
         /
         b
         <
         4
       ) ; 
     if
       (
         a
         /
         b
         <
         4
       ) { }
     int z = 
         a / b
         == 
         3
         ?
          a
          / b
          :
          b
          / a
          ; 
     int w = 
         a / b
         == 
         3 &&
         a / b
          ==
          5
         ?
          (a
          / b)
          :
          Math.abs(
           b
          / a)
          ; 
   }
  int b9(H<Integer> h, int c, Integer z) {
    return 1 +
      (
       int.class == null
       ?
      -
        h.v
       : (
       (Integer)
        h.v)
     ); }
  IntSupplier b10(H<Integer> h, int c, Integer z) {
    return () 
      ->
       h
         .v
      ; }
  IntSupplier b11(H<Integer> h, int c, Integer z) {
    return () 
      ->
       c
         / c
      ; }
  Supplier<Integer> b12(H<Integer> h, int c, Integer z) {
    return () 
      ->
       c
         / c
      ; }
  IntSupplier b13(H<Integer> h, int c, Integer z) {
    return () 
      ->
       z
      ; }
  boolean b14(Integer c, Integer z) {
    boolean u =  
       c < z 
       && 
       (c > z 
       || 
       c == z + 
         c)
      ; return u; }
  void b15(Object c, Integer z) {
    synchronized (
        c) { 
       throw new IllegalArgumentException(
         "" + 
         (3 / z)
       );
    } }
  void b16(Object c, Integer z) {
     System.out.println(
        "a"
        +
        z
        / 
        2 + 3
        / z
         + c 
     );
    } 
  int[][] b17(Integer c, Integer z) {
     return 
       new 
       int
       [
         c
       ]
       [
         z
       ];
    } 
  int b18(int[] c, Integer z) {
     return 
       c
       [
         z
       ]
       +
       c
       [
         z + 1
       ]
       ;
    } 
  void b19(int[] c, Integer z) {
       c
       [
         z
       ]
       =
       z
       +
       2
       ;
    } 
  void b20(Object o, Integer z) {
       String s = 
         (String)
         o
       ;
       s = (String
         )
         o
       ;
       if (
         ((Integer) 
           o) > 3) return;
    } 
  Integer[] b21(int o, Integer z) {
     return new Integer[] {
         o,
         o
           + 1,
         z / o,
       };
   }

  interface R { void run() throws Throwable; }
  static void t(String n, R r) {
    try { r.run(); System.out.println(n + " ok"); }
    catch (Throwable e) { System.out.println(n + " " + e.getClass().getSimpleName() + " " + e.getMessage() + " " + e.getStackTrace()[0].getMethodName()+":"+e.getStackTrace()[0].getLineNumber() + " " + e.getStackTrace()[1].getLineNumber()); }
  }

  public static void main(String[] x) {
    LinesOfConversions b = new LinesOfConversions(); H<Integer> h = new H<>(); h.n = new H<>(); h.a = new Integer[3]; H<Integer> h0 = new H<>();
    t("b1",()->b.b1(h)); t("b1n",()->b.b1(h0)); t("b1m",()->b.b1(null)); t("b2",()->b.b2(h)); t("b2n",()->b.b2(null)); t("b4",()->b.b4(h,true,1)); t("b4b",()->b.b4(h,false,null)); t("b5",()->b.b5(h,false,null)); t("b6",()->b.b6(h,false,null)); t("b6n",()->b.b6(null,false,null)); t("b7",()->b.b7(h,1,null));t("b7b",()->b.b7(h,2,null));
    t("b8",()->b.b8(1,0)); t("b10",()->b.b10(h,0,1).getAsInt()); t("b11",()->b.b11(h,0,1).getAsInt()); t("b12",()->b.b12(h,0,1).get()); t("b13",()->b.b13(h,0,null).getAsInt()); t("b14",()->b.b14(null,1)); t("b14b",()->b.b14(1,null)); t("b15",()->b.b15("",null)); t("b15b",()->b.b15("",0)); t("b15c",()->b.b15("",1)); t("b15n",()->b.b15(null,1)); t("b16",()->b.b16("",null)); t("b16b",()->b.b16("",0)); t("b17",()->b.b17(null,1)); t("b17b",()->b.b17(1,null)); t("b17c",()->b.b17(1,-1)); t("b18",()->b.b18(null,1)); t("b18b",()->b.b18(new int[2],null)); t("b18c",()->b.b18(new int[2],1)); t("b18d",()->b.b18(new int[2],2)); t("b19",()->b.b19(null,1)); t("b19b",()->b.b19(new int[1],1)); t("b19c",()->b.b19(new int[1],null)); t("b20",()->b.b20(1,1)); t("b21",()->b.b21(1,null)); t("b21b",()->b.b21(0,1));
    for (int i = 0; i < 3; i++) { int k = i; t("c1"+i,()->c1(k,k)); }
    t("c2",()->c2(null,1)); t("c3",()->c3(null,1L,"x")); t("c4",()->c4(null)); t("c5",()->c5(null,3)); t("c6",()->c6(null)); t("c7",()->c7(null)); t("c8",()->c8(null,"s")); t("c9",()->new LinesOfConversions().c9(null).run());
  }
  static int c1(int a, int b) { 
    for (int i = 0; i < 3
       ; 
       i += 2
       / a) { }
    return 3; }
  static int c2(int[] a, int b) { long q = 2; { int z = 3; } for (int x : a) b += x; return b; }
  static int c3(String a, long b, String c) { int k = 3; switch (a) { case "x": return 1; default: return 2; } }
  static int c4(String a) { for (int i = 0; i < 2; i++) { double d = 2; String z = switch (a) { case "x" -> "u"; default -> "v"; }; } return 1; }
  static int c5(int[][] a, int k) { for (int[] r : new int[][]{{1},null}) for (int v : r) k += v; return k; }
  static int c6(Object o) { try { throw new RuntimeException("x"); } catch (RuntimeException e) { int[] n = null; for (int v : n) { return 1; } } return 2; }
  static int c7(Integer o) { int[] q = {1,2}; for (int u : q) { String[] n = null; for (String v : n) { return 1; } } return 2; }
  static int c8(int[] o, Object w) { if (w instanceof String s) { for (int v : o) { return s.length(); } } return 2; }
  Runnable c9(int[] o) { int q = 2; return () -> { int r = q; for (int v : o) { System.out.println(this + "" + r); } }; }
}
