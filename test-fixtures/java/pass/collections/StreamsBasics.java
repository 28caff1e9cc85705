// Pins: IntStream and Stream pipelines without side effects.
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class StreamsBasics {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 10).filter(x -> x % 2 == 0).map(x -> x * x).sum());
        System.out.println(List.of("pear", "fig", "apple").stream().filter(s -> s.length() > 3).map(String::toUpperCase).sorted().collect(Collectors.joining(",", "[", "]")));
        System.out.println(IntStream.of(3, 1, 2).max().getAsInt() + " " + List.of(1, 2, 3).stream().reduce(0, Integer::sum));
    }
}
