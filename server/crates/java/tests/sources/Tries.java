import java.util.*;
public class Tries {
    static class Res implements AutoCloseable { String n; Res(String n) { this.n = n; System.out.println("open " + n); } public void close() throws Exception { System.out.println("close " + n); if (n.equals("bad")) throw new Exception("close " + n); } }
    static class MyEx extends Exception { int code; MyEx(String m, int code) { super(m); this.code = code; } }
    static int f(int k) { try { if (k == 0) return 1; if (k == 1) throw new IllegalStateException("one"); return 2; } catch (IllegalStateException e) { return 3; } finally { System.out.println("fin " + k); if (k == 2) return 9; } }
    static int g() { int x = 1; try { return x; } finally { x = 5; } }
    static void h(int k) throws MyEx { try { if (k > 0) throw new MyEx("deep", k); } finally { System.out.println("h" + k); } }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 4; i++) System.out.println(f(i));
        System.out.println(g());
        try (Res a = new Res("a"); Res b = new Res("bad")) { System.out.println("body"); throw new RuntimeException("body"); } catch (Exception e) { System.out.println(e.getMessage() + " " + e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage()); }
        try (Res a = new Res("bad")) { System.out.println("ok"); } catch (Exception e) { System.out.println(e.getMessage()); }
        Res outer = new Res("o"); try (outer; var x = new Res("v")) { System.out.println("two"); }
        try { h(0); h(7); } catch (MyEx e) { System.out.println(e.code + e.getMessage()); }
        try { Object o = "s"; Integer i = (Integer) o; } catch (ClassCastException | NullPointerException e) { System.out.println("multi " + (e instanceof ClassCastException)); }
        outer: for (int i = 0; i < 5; i++) { for (int j = 0; j < 5; j++) { try { if (j == 2) continue outer; if (i == 3) break outer; System.out.print(i * 10 + j + " "); } finally { System.out.print("f"); } } }
        System.out.println();
        int k = 0; do { k++; if (k == 2) continue; if (k > 4) break; } while (k < 10); System.out.println(k);
        blk: { if (k > 0) break blk; System.out.println("not"); }
        String s = "b"; switch (s) { case "a": System.out.println("a"); case "b": System.out.println("b"); case "c": System.out.println("c"); break; default: System.out.println("d"); }
        int day = 3; String name = switch (day) { case 1, 7 -> "weekend"; case 2, 3, 4, 5, 6 -> { int t = day * 2; yield "week" + t; } default -> throw new IllegalStateException(); }; System.out.println(name);
        int r = switch (s) { case "x": yield 1; default: System.out.println("def"); yield 2; }; System.out.println(r);
        char ch = 'b'; switch (ch) { case 'a' -> System.out.println("A"); case 'b' -> { System.out.println("B"); } default -> {} }
        Integer boxed = 2; switch (boxed) { case 2: System.out.println("two"); }
        System.out.println(switch (k) { case 5 -> 1; default -> 2.5; });
        long total = 0; for (long a = 0, b = 10; a < b; a++, b--) total += a * b; System.out.println(total);
        var sb = new StringBuilder(); for (char c = 'a'; c <= 'e'; c++) sb.append(c).append(c - 'a'); System.out.println(sb);
        int[][] grid = new int[3][4]; grid[1][2] = 5; for (int[] row : grid) System.out.print(Arrays.toString(row)); System.out.println();
        int[][] jag = {{1}, {2, 3}, {}}; int cnt = 0; for (int[] row : jag) for (int v : row) cnt += v; System.out.println(cnt + " " + jag[1].length + new int[2][][].length);
        String[] names = {"x", null}; System.out.println(names[1] + names[0] + 'c' + 1 + 2L + 1.0f + true + null);
        Object[] objs = new String[1]; try { objs[0] = 1; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        int[] cl = {1, 2, 3}; int[] c2 = cl.clone(); c2[0] = 9; System.out.println(cl[0] + c2[0]);
        byte bb = (byte) 200; bb += 100; bb++; short sh = (short) (bb << 4); sh >>>= 1; System.out.println(bb + " " + sh); char cc = 'a'; cc += 1; cc++; System.out.println(cc + " " + (int) cc + (char) (cc + 1));
        int i5 = 5; i5 = i5++ + ++i5; System.out.println(i5); int[] ar = {0, 0, 0}; int ix = 0; ar[ix++] = ix++; ar[ix] += 5; System.out.println(Arrays.toString(ar) + ix);
        Integer w = 127, w2 = 127, w3 = 128, w4 = 128; System.out.println((w == w2) + " " + (w3 == w4) + " " + w3.equals(w4)); w++; w += 2; System.out.println(w);
        final int K = 10; byte small = K; switch (10) { case K: System.out.println("const"); }
        assert k > 0 : "bad"; 
        System.out.println(ternary(null) + ternary(3));
        try { throw new Error("e", new MyEx("cause", 1)); } catch (Error e) { System.out.println(e.getCause().getMessage()); }
        try { rec(0); } catch (StackOverflowError e) { System.out.println("SOE"); }
        throw new MyEx("end", 3);
    }
    static int rec(int n) { return rec(n + 1) + 1; }
    static String ternary(Integer i) { Object o = i == null ? "none" : i; return o + "" + (i != null && i > 2 ? 'y' : "n"); }
}
