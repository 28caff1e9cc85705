// Every method of Optional, OptionalInt, OptionalLong, OptionalDouble.
import java.util.*;

public class Optionals {
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

    public static void main(String[] args) throws Exception {
        Optional<String> some = Optional.of("value");
        Optional<String> none = Optional.empty();
        System.out.println(some.get() + some.isPresent() + some.isEmpty() + some + none + some.orElse("x") + none.orElse("x") + none.orElseGet(() -> "got") + some.map(String::length) + some.flatMap(v -> Optional.<Integer>empty()) + some.filter(String::isEmpty) + none.or(() -> Optional.of("other")).get() + some.stream().count() + none.stream().count() + Optional.ofNullable(null) + some.equals(Optional.of("value")) + none.hashCode() + some.orElseThrow());
        some.ifPresent(System.out::print);
        some.ifPresentOrElse(System.out::print, () -> System.out.println("absent"));
        none.ifPresentOrElse(System.out::print, () -> System.out.println("absent"));
        fails(() -> none.get());
        fails(() -> none.orElseThrow());
        fails(() -> none.orElseThrow(() -> new IllegalStateException("own")));
        fails(() -> Optional.of(null));
        OptionalInt number = OptionalInt.of(5);
        System.out.println(number + " " + number.getAsInt() + number.orElse(1) + OptionalInt.empty().orElse(2) + OptionalInt.empty() + number.isPresent() + number.isEmpty() + number.orElseGet(() -> 3) + number.equals(OptionalInt.of(5)) + number.stream().sum() + OptionalLong.of(7L) + OptionalDouble.of(1.5) + OptionalDouble.empty().isEmpty() + OptionalLong.empty().orElse(3) + number.hashCode() + number.orElseThrow());
        fails(() -> OptionalInt.empty().getAsInt());
        fails(() -> OptionalDouble.empty().orElseThrow());
    }
}
