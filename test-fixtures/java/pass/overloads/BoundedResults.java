import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class BoundedResults {
    static <T extends Number> T num(Object o) { return (T) o; }
    static <T extends CharSequence> T seq(Object o) { return (T) o; }
    static <T extends List<String>> T list(Object o) { return (T) o; }
    static <T extends ArrayList<String>> T alist(Object o) { return (T) o; }
    static <T extends Map<String, Integer>> T map(Object o) { return (T) o; }
    static <T extends Runnable> T runnable(Object o) { return (T) o; }
    static <T extends Number & Comparable<T>> T nc(Object o) { return (T) o; }
    enum En { X }
    record Re(int a) {}
    static final class Fin {}
    static class Open {}
    static void p(String s) { System.out.println("String"); }
    static void p(Object s) { System.out.println("Object"); }
    static void q(Fin s) { System.out.println("Fin"); }
    static void q(Object s) { System.out.println("Object"); }
    static void r(Open s) { System.out.println("Open"); }
    static void r(Object s) { System.out.println("Object"); }
    static void e(En s) { System.out.println("En"); }
    static void e(Object s) { System.out.println("Object"); }
    static void c(char[] s) { System.out.println("char[]"); }
    static void c(Object s) { System.out.println("Object"); }
    static void i(Integer s) { System.out.println("Integer"); }
    static void i(Object s) { System.out.println("Object"); }
    static void re(Re s) { System.out.println("Re"); }
    static void re(Object s) { System.out.println("Object"); }
    static void sa(java.io.Serializable[] s) { System.out.println("Ser[]"); }
    static void sa(Object s) { System.out.println("Object"); }
    static void t(Runnable r) { r.run(); }
    static void go(String n, Runnable r) { try { System.out.print(n + " "); r.run(); } catch (ClassCastException e) { System.out.println("cce"); } }
    public static void main(String[] args) {
        go("p list", () -> p(list(null)));
        go("p num", () -> p(num(null)));
        go("p seq", () -> p(seq(null)));
        go("p alist", () -> p(alist(null)));
        go("p runnable", () -> p(runnable(null)));
        go("q list", () -> q(list(null)));
        go("q num", () -> q(num(null)));
        go("r list", () -> r(list(null)));
        go("r num", () -> r(num(null)));
        go("e runnable", () -> e(runnable(null)));
        go("c runnable", () -> c(runnable(null)));
        go("i runnable", () -> i(runnable(null)));
        go("i nc", () -> i(nc(null)));
        go("p nc", () -> p(nc(null)));
        go("re runnable", () -> re(runnable(null)));
        go("sa runnable", () -> sa(runnable(null)));
        go("valueOf", () -> System.out.println(String.valueOf(list(List.of("a")))));
        go("println", () -> System.out.println((Object) list(List.of("b"))));
        go("tree", () -> p(Stream.of("a").collect(Collectors.groupingBy(x -> x, () -> new TreeMap<>(), Collectors.counting()))));
    }
}
