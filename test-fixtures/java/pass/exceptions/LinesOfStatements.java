import java.util.*;
import java.util.function.*;
import java.util.stream.*;

// Pins: the lines of all frames for failures in statements written over several lines.
public class LinesOfStatements {
    record Item(String name, Integer price, List<String> tags) {
        Item {
            if (price != null
                    && price < 0) {
                throw new IllegalArgumentException(
                        String.format("price of %s: %d",
                                name,
                                price));
            }
        }
        int withTax(int percent) {
            return price
                    + price * percent
                    / 100;
        }
    }
    static class Base {
        final int size;
        Base(int size) {
            if (size == 0)
                throw new IllegalStateException("size "
                        + size);
            this.size = 100
                    / (size - 1);
        }
    }
    static class Derived extends Base {
        final int[] data =
                new int[
                        limit()];
        static int limit;
        Derived(Integer n) {
            super(
                    n
            );
        }
        static int limit() {
            return 10 /
                    limit;
        }
    }
    enum Kind { A, B; Kind next() { return values()[
            ordinal() + 1]; } }
    interface Shape { double area(); default String show() { return "area "
            + area(); } }
    static int depth(int n) {
        return n == 0
                ? Integer.parseInt("x")
                : depth(
                        n - 1)
                + 1;
    }
    static Map<String, Integer> stock = new HashMap<>();
    static int take(String name,
                    int amount) {
        int left = stock.get(name)
                - amount;
        stock.put(
                name,
                left);
        return left;
    }
    static String label(Item item) {
        StringBuilder b = new StringBuilder();
        b.append("[")
                .append(item.name().toUpperCase())
                .append(": ")
                .append(
                        item.price().toString())
                .append(item.tags()
                        .get(0));
        return b.toString();
    }
    static long sum(List<Item> items) {
        return items.stream()
                .filter(i ->
                        i.price() > 3)
                .mapToInt(i -> i
                        .price())
                .map(p ->
                        100 / (p - 4)
                )
                .sum();
    }
    static int comp(List<Item> items) {
        items.sort(Comparator
                .comparing(Item::price)
                .thenComparing(
                        i -> i.name().length()));
        return 1;
    }
    static void nested(int[][] grid, int r, int c) {
        for (int i = 0;
             i < 3;
             i++) {
            grid[r + i]
                    [c] +=
                    grid[r]
                            [c + i];
        }
    }
    static Object ternary(Object o) {
        return o instanceof String s
                ? s.charAt(
                        5)
                : o instanceof Integer n
                        ? 10 / n
                        : (Integer) (Object)
                        o.toString();
    }
    static int sw(Kind k, String s) {
        int r = switch (k) {
            case A ->
                s.length();
            case B -> {
                int q = s
                        .indexOf("x");
                yield s.charAt(
                        q);
            }
        };
        return r;
    }
    static int whiles(Iterator<Integer> it) {
        int t = 0;
        while (it.hasNext()
                && it.next()
                < 10
                / t) {
            t++;
        }
        do {
            t += it
                    .next();
        } while (t
                / 0 > 1);
        return t;
    }
    static void tries(int n) {
        try {
            if (n > 0)
                throw new RuntimeException("a" +
                        n);
        } catch (RuntimeException e) {
            throw new IllegalStateException(
                    "wrapped",
                    e);
        } finally {
            if (n > 1)
                Objects.requireNonNull(
                        null,
                        "fin");
        }
    }
    static <T> T check(T t, Predicate<T> p) {
        if (!p.test(
                t))
            throw new IllegalArgumentException(
                    "bad " + t
            );
        return t;
    }
    static int asserts(int n) {
        Runnable r = () -> {
            int z = n;
            System.out.println(
                    10
                            / z);
        };
        r.run();
        Supplier<Integer> s = () ->
                10
                        / n;
        return s.get()
                + s.get();
    }
    int field = 3;
    LinesOfStatements other;
    int chain() {
        return this.other
                .other
                .field;
    }
    void set() {
        other
                .field
                = 5;
        other.other = null;
        this.other.other
                .field++;
    }
    static int arr(Integer[] a, int i) {
        a[i] = a[i - 1]
                + a[
                i - 2];
        a[0]
                += 1;
        return a[i]
                .compareTo(
                        a[1]);
    }
    static String text(Object o) {
        String s = "a"
                + o.hashCode()
                + "b"
                + ((String)
                o)
                .length();
        return s;
    }
    static void anon(int n) {
        new Object() {
            int v = 10
                    / n;
            void go() {
                List.of(1, 2)
                        .forEach(x ->
                                System.out.println(x
                                        / (n - 1)));
            }
        }.go();
    }
    static boolean logic(Boolean a, Boolean b, Integer c) {
        return a
                || b
                && c > 3
                || !(c
                == 2);
    }
    static char conv(Object o) {
        char c =
                (char)
                        (int)
                                (Integer)
                                        o;
        return c;
    }
    static int lab() {
        outer:
        for (String s : Arrays.asList("1", "2",
                null)) {
            for (char ch :
                    s.toCharArray()) {
                if (ch == '9')
                    continue outer;
            }
        }
        return 0;
    }
    static int varg(Object... os) {
        int t = 0;
        for (Object o : os)
            t += Integer.parseInt(
                    o
                            .toString());
        return t;
    }
    interface R { void run() throws Throwable; }
    static void t(String n, R r) {
        try { r.run(); System.out.println(n + " ok"); }
        catch (Throwable e) {
            System.out.println(n);
            for (Throwable x = e; x != null; x = x.getCause()) {
                System.out.println("  " + x);
                for (StackTraceElement el : x.getStackTrace()) {
                    if (el.getClassName().startsWith("Lines")) System.out.println("    " + el.getClassName() + "." + el.getMethodName() + ":" + el.getLineNumber());
                }
            }
        }
    }
    public static void main(String[] args) {
        t("item", () -> new Item("a",
                -1,
                null));
        t("tax", () -> new Item("a", null, null).withTax(3));
        t("base0", () -> new Base(0)); t("base1", () -> new Base(1));
        t("derN", () -> new Derived(null)); t("der3", () -> new Derived(3)); 
        t("kind", () -> Kind.A.next().next());
        t("shape", () -> { Shape s = () -> 1
                / 0; s.show(); });
        t("depth", () -> depth(2));
        t("take", () -> take(
                "x",
                2));
        t("label1", () -> label(null)); t("label2", () -> label(new Item(null, 1, null))); t("label3", () -> label(new Item("q", null, null))); t("label4", () -> label(new Item("q", 1, null))); t("label5", () -> label(new Item("q", 1, List.of())));
        t("sum1", () -> sum(List.of(new Item("a", null, null)))); t("sum2", () -> sum(List.of(new Item("a", 4, null)))); t("sum3", () -> sum(null));
        t("comp1", () -> comp(new ArrayList<>(List.of(new Item("a", null, null), new Item("b", 1, null))))); t("comp2", () -> comp(new ArrayList<>(List.of(new Item(null, 1, null), new Item("b", 1, null)))));
        t("nested1", () -> nested(new int[2][2], 0, 0)); t("nested2", () -> nested(new int[3][2], 0, 0)); t("nested3", () -> nested(new int[2][], 0, 0));
        t("ternary1", () -> ternary("a")); t("ternary2", () -> ternary(0)); t("ternary3", () -> ternary(2.0)); t("ternary4", () -> ternary(null));
        t("sw1", () -> sw(Kind.A, null)); t("sw2", () -> sw(Kind.B, null)); t("sw3", () -> sw(Kind.B, "a")); t("sw4", () -> sw(null, "a"));
        t("wh1", () -> whiles(List.of(1).iterator())); t("wh2", () -> whiles(Arrays.asList((Integer) null).iterator())); t("wh3", () -> whiles(new ArrayList<Integer>().iterator()));
        t("tr1", () -> tries(1)); t("tr2", () -> tries(2));
        t("ch1", () -> check(3, x -> x > 3)); t("ch2", () -> check((Integer) null, x ->
                x > 3));
        t("as", () -> asserts(0)); 
        t("chain1", () -> new LinesOfStatements().chain()); t("chain2", () -> { LinesOfStatements d = new LinesOfStatements(); d.other = new LinesOfStatements(); d.chain(); });
        t("set1", () -> new LinesOfStatements().set()); t("set2", () -> { LinesOfStatements d = new LinesOfStatements(); d.other = new LinesOfStatements(); d.set(); });
        t("arr1", () -> arr(new Integer[3], 0)); t("arr2", () -> arr(new Integer[3], 2)); t("arr3", () -> arr(new Integer[]{1, null, null}, 2)); t("arr4", () -> arr(null, 2)); t("arr5", () -> arr(new Integer[]{1, 2, null}, 2));
        t("text1", () -> text(null)); t("text2", () -> text(3));
        t("anon0", () -> anon(0)); t("anon1", () -> anon(1));
        t("logic1", () -> logic(null, true, 1)); t("logic2", () -> logic(false, null, 1)); t("logic3", () -> logic(false, true, null)); t("logic4", () -> logic(false, false, null));
        t("conv", () -> conv("s"));
        t("lab", () -> lab());
        t("varg", () -> varg(1, "2",
                null)); t("varg", () -> varg("x")); t("varg", () -> varg((Object[])
                        null));
    }
}
