// Which functions and methods a call runs is told by what may come there: by way of collections, streams,
// views, fields, arrays, exceptions, and objects of the class library.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Functions {
    interface Step {
        int apply(int x);

        default Step then(Step next) {
            return x -> next.apply(apply(x));
        }
    }

    enum Level {
        LOW, HIGH {
            @Override
            public String toString() {
                return "high!";
            }
        };

        @Override
        public String toString() {
            return "level " + name();
        }
    }

    static class Named implements Comparable<Named> {
        final String name;

        Named(String name) {
            this.name = name;
        }

        @Override
        public int compareTo(Named other) {
            return other.name.compareTo(name);
        }

        @Override
        public String toString() {
            return "<" + name + ">";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Named && ((Named) other).name.length() == name.length();
        }

        @Override
        public int hashCode() {
            return name.length();
        }
    }

    static class Loud extends ArrayList<Named> {
        @Override
        public boolean add(Named named) {
            return super.add(new Named(named.name.toUpperCase()));
        }
    }

    static class Trouble extends RuntimeException {
        @Override
        public String getMessage() {
            return "trouble " + counter;
        }
    }

    static class Count implements Iterable<Integer> {
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int next = 3;

                public boolean hasNext() {
                    return next > 0;
                }

                public Integer next() {
                    return next--;
                }
            };
        }
    }

    static int counter = 1;
    static Function<Integer, Integer> kept = x -> x + counter;
    static Object[] cells = new Object[3];

    static int noise(List<Integer> xs) {
        UnaryOperator<Integer> f = x -> x - 100;
        return xs.stream().map(f).reduce(0, Integer::sum);
    }

    static Supplier<Integer> later(int n) {
        return () -> n * counter;
    }

    static String fails(Runnable what) {
        try {
            what.run();
            return "fine";
        } catch (RuntimeException problem) {
            return problem.getMessage();
        }
    }

    public static void main(String[] args) {
        System.out.println(noise(List.of(1, 2)));

        List<Function<Integer, Integer>> all = new ArrayList<>();
        all.add(x -> x * 2);
        all.listIterator().add(x -> x + 7);
        int sum = 1;
        for (Function<Integer, Integer> f : Collections.unmodifiableList(all)) {
            sum = f.apply(sum);
        }
        System.out.println(sum);

        Map<Named, Integer> sorted = new TreeMap<>(Comparator.comparing((Named n) -> n.name.length()));
        sorted.put(new Named("long"), 1);
        sorted.put(new Named("b"), 2);
        sorted.put(new Named("a"), 3);
        System.out.println(sorted);

        Set<Named> set = new HashSet<>();
        set.add(new Named("one"));
        set.add(new Named("two"));
        System.out.println(set.size());

        Loud loud = new Loud();
        loud.addAll(List.of(new Named("quiet")));
        loud.add(new Named("x"));
        loud.forEach(named -> counter++);
        System.out.println(loud);
        Collections.sort(loud);
        System.out.println(loud.get(0));

        System.out.println(Level.valueOf("HIGH") + " " + EnumSet.allOf(Level.class));

        Step step = x -> x + 1;
        System.out.println(step.then(x -> x * 10).then(Math::abs).apply(-5));

        System.out.println(kept.andThen(x -> x * 3).compose((Integer x) -> x - 1).apply(4));

        cells[0] = new Named("cell");
        cells[1] = (Supplier<String>) () -> "cell " + counter;
        System.out.println(cells[0] + ((Supplier<?>) cells[1]).get().toString());
        System.out.println(Arrays.asList(cells).indexOf(new Named("four")));

        System.out.println(fails(() -> {
            throw new Trouble();
        }));
        System.out.println(fails(() -> counter += 2));

        int counted = 0;
        for (int n : new Count()) {
            counted = counted * 10 + n;
        }
        System.out.println(counted);

        System.out.println(Stream.of("b", "a").map(Named::new).sorted().map(Named::toString)
            .collect(Collectors.joining(",")));
        System.out.println(Optional.of(4).map(x -> x + counter).filter(x -> x > 2).orElseGet(later(3)));
        System.out.println(later(5).get());

        Map<String, List<Named>> groups = new HashMap<>();
        groups.computeIfAbsent("k", k -> new Loud()).add(new Named("in"));
        System.out.println(groups.get("k"));

        Object shown = counter > 0 ? new Named("either") : "or";
        System.out.println("" + shown);
        System.out.println(String.format("%s %s", shown, Objects.hash(shown)));
    }
}
