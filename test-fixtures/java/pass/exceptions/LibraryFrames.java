// Pins: an exception thrown inside a library method has that method's frame on top, and none of a method
// reference.
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

public class LibraryFrames {
    interface Task {
        Object run();
    }

    static void tell(Task task) {
        try {
            System.out.println(task.run());
        } catch (RuntimeException e) {
            StackTraceElement[] trace = e.getStackTrace();
            int own = 0;
            while (!trace[own].getClassName().startsWith("Library")) {
                own++;
            }
            System.out.println(e + " "
                + (own > 0) + " " + trace[own].getMethodName().startsWith("lambda$main$") + " " + trace[own].getLineNumber());
        }
    }

    static int fail(Integer x) {
        throw new IllegalStateException("fail " + x);
    }

    static int viaReference(List<Integer> numbers) {
        return numbers.stream().map(LibraryFrames::fail).mapToInt(x -> x).sum();
    }

    public static void main(String[] args) {
        List<Integer> numbers = Arrays.asList(1, 2, 3);
        List<Integer> few = List.of(1, 2);
        List<Integer> more = List.of(1, 2, 3);
        tell(() -> few.get(2));
        tell(() -> more.get(3));
        tell(() -> List.of().get(0));
        tell(() -> List.of("a").get(-1));
        tell(() -> numbers.stream().collect(Collectors.toList()).get(3));
        tell(() -> numbers.get(3));
        tell(() -> numbers.stream().map(x -> x + 1).toList().get(3));
        tell(() -> new int[2][-1]);
        int[] array = {1, 2};
        tell(() -> numbers.stream().map(
            x -> array[x]).collect(Collectors.toList()));
        Function<String, Integer> parse = Integer::valueOf;
        try {
            viaReference(numbers);
        } catch (IllegalStateException e) {
            for (StackTraceElement element : e.getStackTrace()) {
                if (element.getClassName().equals("LibraryFrames")) {
                    System.out.println(element);
                }
            }
        }
        "abc".charAt(parse.apply("7"));
    }
}
