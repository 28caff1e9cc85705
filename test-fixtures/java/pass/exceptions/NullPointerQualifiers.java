// Pins: NullPointerException's message names the receiver's static class, and looks through assignments,
// updates and decided conditionals.
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

public class NullPointerQualifiers {
    enum Level {LOW, HIGH}

    static class Base {
        Integer count;

        Integer get() {
            return count;
        }
    }

    static class Derived extends Base {
        int twice() {
            return get() + this.count;
        }

        void more() {
            count++;
        }

        void viaLambda() {
            Supplier<Integer> sum = () -> count + 1;
            sum.get();
        }

        void evenMore() {
            this.count += 2;
        }
    }

    interface Task {
        void run();
    }

    static Integer total;
    static final Map<String, Long> TREE = new TreeMap<>();

    static void tell(Task task) {
        try {
            task.run();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static <T extends Base> Integer ofBound(T base) {
        return base.get();
    }

    public static void main(String[] args) {
        TreeMap<String, Long> tree = new TreeMap<>();
        LinkedHashMap<String, Integer> linked = new LinkedHashMap<>();
        Map<String, Integer> plain = new HashMap<>();
        tell(() -> System.out.println(tree.get("a") + 1));
        tell(() -> System.out.println(linked.put("a", 1) + 1));
        tell(() -> System.out.println(plain.putIfAbsent("a", 1) + 1));
        tell(() -> System.out.println(TREE.get("a") + 1));
        tell(() -> System.out.println(tree.computeIfPresent("a", (k, v) -> v) + 1));
        Level level = null;
        tell(() -> System.out.println(level.name()));
        tell(() -> System.out.println(level.ordinal()));
        tell(() -> System.out.println(level.compareTo(Level.LOW)));
        tell(() -> System.out.println(level.hashCode()));
        Derived derived = new Derived();
        Derived none = null;
        tell(() -> System.out.println(derived.get() + 1));
        tell(() -> System.out.println(none.get()));
        tell(() -> System.out.println(none.toString()));
        tell(() -> System.out.println(derived.count + 1));
        tell(() -> System.out.println(derived.twice()));
        tell(() -> derived.more());
        tell(() -> derived.evenMore());
        tell(() -> derived.viaLambda());
        Function<String, String> trim = String::trim;
        tell(() -> trim.apply(null));
        tell(() -> ofBound(none));
        tell(() -> total++);
        tell(() -> total += 1);
        tell(() -> System.out.println(total + 1));
        tell(() -> {
            Integer local = null;
            local++;
        });
        tell(() -> {
            Integer local = null;
            local -= 4;
        });
        tell(() -> {
            Integer local = null;
            int sum = (total = local) + 1;
        });
        tell(() -> System.out.println((1 > 2 ? "a" : (String) null).length()));
        tell(() -> System.out.println((1 < 2 ? linked.get("z") : linked.get("y")) + 1));
        tell(() -> System.out.println((args.length > 5 ? linked.get("z") : linked.get("y")) + 1));
        tell(() -> System.out.println(((Integer) (Object) linked.get("q")) + 1));
        Integer[] boxes = new Integer[2];
        int at = 1;
        tell(() -> System.out.println(boxes[at] + 1));
        tell(() -> System.out.println(boxes[at - 1] + 1));
        String[][] rows = new String[2][];
        tell(() -> System.out.println(rows[1][0].length()));
    }
}
