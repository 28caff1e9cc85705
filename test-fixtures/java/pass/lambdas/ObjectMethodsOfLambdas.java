// A lambda's object has the methods of Object, also where its interface declares them.
import java.util.*;
import java.util.function.*;

public class ObjectMethodsOfLambdas {
    interface Check {
        boolean equals(Object other);

        int test(int value);

        String toString();
    }

    public static void main(String[] args) {
        Runnable run = () -> System.out.println("must not run");
        Object same = run;
        System.out.println(same.equals(run) + " " + run.equals(null) + " " + (same.hashCode() == run.hashCode()));
        Supplier<String> supplier = () -> "text";
        Object object = supplier;
        System.out.println(object.equals(run) + " " + supplier.equals(object) + " " + (object.getClass() == run.getClass()));
        System.out.println(object.toString().startsWith("ObjectMethodsOfLambdas$$Lambda$"));
        Check check = value -> value + 1;
        System.out.println(check.equals(check) + " " + check.test(4) + " " + check.toString().contains("$$Lambda$"));
        Comparator<String> order = (a, b) -> a.compareTo(b);
        System.out.println(order.equals(order) + " " + order.equals(supplier));
        List<Runnable> listeners = new ArrayList<>(List.of(run, () -> { }));
        System.out.println(listeners.remove(run) + " " + listeners.remove(run) + " " + listeners.size());
        Set<Object> set = new HashSet<>(List.of(run, supplier, check));
        System.out.println(set.contains(run) + " " + set.contains(listeners.get(0)) + " " + set.size());
        Map<Function<Integer, Integer>, String> names = new HashMap<>();
        Function<Integer, Integer> twice = x -> 2 * x;
        names.put(twice, "twice");
        names.put(Function.identity(), "same");
        System.out.println(names.get(twice) + " " + names.size());
        int[] numbers = {1, 2};
        Supplier<int[]> copy = numbers::clone;
        numbers[0] = 9;
        System.out.println(copy.get()[0] + " " + copy.get().length);
        Function<int[], int[]> copier = int[]::clone;
        System.out.println(copier.apply(numbers)[0] + " " + (copier.apply(numbers) == numbers));
        try {
            Object text = (String) (Object) run;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().startsWith("class ObjectMethodsOfLambdas$$Lambda$"));
        }
    }
}
