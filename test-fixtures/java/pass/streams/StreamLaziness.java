// Streams pull elements one at a time, only as many as needed.
import java.util.stream.*;

public class StreamLaziness {
    public static void main(String[] args) throws Exception {
        Stream<Integer> stream = Stream.of(1, 2, 3, 4, 5).filter(x -> {
            System.out.println("filter " + x);
            return x % 2 == 0;
        }).map(x -> {
            System.out.println("map " + x);
            return x * 10;
        });
        System.out.println("nothing yet");
        System.out.println(stream.findFirst().get());
        System.out.println(Stream.of("b", "a", "c").peek(x -> System.out.println("before " + x)).sorted().peek(x -> System.out.println("after " + x)).limit(2).toList());
        System.out.println(IntStream.iterate(1, x -> x + 1).peek(x -> System.out.println("n" + x)).anyMatch(x -> x > 2));
        Stream.of(1, 2).flatMap(x -> Stream.of(x, x * 10).peek(y -> System.out.println("inner " + y))).forEach(x -> System.out.println("got " + x));
        System.out.println(Stream.of(1, 2, 3).skip(1).peek(System.out::println).takeWhile(x -> x < 3).count());
    }
}
