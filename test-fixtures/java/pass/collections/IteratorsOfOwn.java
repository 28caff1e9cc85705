// Own iterables in for-each, with remove, forEach, nested and infinite ones.
import java.util.*;
import java.util.stream.*;

public class IteratorsOfOwn {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static class Range implements Iterable<Integer> {
        private final int from;
        private final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int next = from;

                public boolean hasNext() {
                    return next < to;
                }

                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("after " + to);
                    }
                    return next++;
                }
            };
        }
    }

    public static void main(String[] args) throws Exception {
        int sum = 0;
        for (int x : new Range(1, 4)) {
            for (long y : new int[] {x, 2}) {
                sum += x * y;
            }
        }
        System.out.println(sum);
        new Range(0, 3).forEach(x -> System.out.print(x + ","));
        Iterator<Integer> it = new Range(0, 2).iterator();
        it.forEachRemaining(x -> System.out.print(x + ";"));
        System.out.println();
        fails(() -> it.next());
        fails(() -> it.remove());
        Iterable<String> lambda = () -> List.of("l1", "l2").iterator();
        for (String s : lambda) {
            System.out.print(s);
        }
        System.out.println(StreamSupport.stream(new Range(5, 8).spliterator(), false).map(String::valueOf).collect(Collectors.joining("+")));
    }
}
