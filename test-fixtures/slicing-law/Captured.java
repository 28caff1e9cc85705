// Values that come by way of functions, inner classes, varargs, streams, iterators and shared arrays.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class Captured {
    static int calls;

    static int apply(IntUnaryOperator f, int x) {
        calls++;
        return f.applyAsInt(x);
    }

    static int sum(int... parts) {
        int sum = 0;
        for (int part : parts) {
            sum += part;
        }
        return sum;
    }

    static String kind(Object o) {
        return "object";
    }

    static String kind(String s) {
        return "text";
    }

    static String packed(Object... all) {
        return all == null ? "nothing" : all.length + "";
    }

    static class Count implements Iterable<Integer> {
        private final int end;

        Count(int end) {
            this.end = end;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = 0;

                @Override
                public boolean hasNext() {
                    return at < end;
                }

                @Override
                public Integer next() {
                    return at++;
                }
            };
        }
    }

    sealed interface Shape permits Circle, Rect {
    }

    record Circle(int r) implements Shape {
    }

    record Rect(int w, int h) implements Shape {
    }

    static int area(Shape shape) {
        if (shape instanceof Circle c) {
            return 3 * c.r() * c.r();
        }
        if (shape instanceof Rect r && r.w() > 0) {
            return r.w() * r.h();
        }
        return 0;
    }

    public static void main(String[] args) {
        int base = 10;
        int[] box = {0};
        IntUnaryOperator add = x -> x + base;
        IntUnaryOperator count = x -> {
            box[0]++;
            return x;
        };
        System.out.println(apply(add, 1));
        System.out.println(apply(count, 2));
        Runnable more = () -> box[0] += 100;
        more.run();
        System.out.println(box[0]);
        System.out.println(calls);
        System.out.println(sum(1, base, 3) + sum());
        Object text = "x";
        System.out.println(kind(text) + kind("x") + kind(null));
        System.out.println(packed((Object) null) + packed((Object[]) null) + packed(1, 2));
        String line = "";
        for (int i : new Count(3)) {
            line += i + ";";
        }
        System.out.println(line);
        List<Integer> seen = new ArrayList<>();
        int odd = (int) List.of(1, 2, 3).stream().peek(seen::add).filter(n -> n % 2 == 1).count();
        System.out.println(odd);
        System.out.println(seen);
        int[] xs = new int[4];
        int[] ys = xs;
        ys[1] = base;
        xs[2] = 9;
        System.out.println(xs[1]);
        Supplier<String> later = () -> "v" + base;
        System.out.println(later.get());
        System.out.println(area(new Circle(2)) + area(new Rect(2, 3)));
        final String greeting = "hi";
        Object greeter = new Object() {
            @Override
            public String toString() {
                return greeting + calls;
            }
        };
        System.out.println(greeter);
        char[] letters = "abc".toCharArray();
        System.out.println(new String(letters));
    }
}
