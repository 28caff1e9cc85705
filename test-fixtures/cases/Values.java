package values;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;

/** Objects of the class library that tests make by a constructor or a static method. */
public class Values {
    static int number(OptionalInt n) {
        return n.isPresent() && n.getAsInt() > 3 ? n.getAsInt() : -1;
    }

    static OptionalLong doubled(OptionalLong n) {
        return n.isPresent() ? OptionalLong.of(2 * n.getAsLong()) : n;
    }

    static double real(OptionalDouble x) {
        return x.orElse(0.5);
    }

    static String name(Optional<String> name) {
        return name.isPresent() && !name.get().isEmpty() ? name.get() : "nobody";
    }

    static Optional<Integer> first(List<Integer> list) {
        return list.isEmpty() ? Optional.empty() : Optional.of(list.get(0));
    }

    static StringBuilder extended(StringBuilder text) {
        if (text.length() < 3) {
            text.append('!');
        }
        return text;
    }

    static BigInteger larger(BigInteger a, BigInteger b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    static int sign(BigDecimal x) {
        return x.signum() < 0 ? -1 : 1;
    }

    static boolean counts(AtomicInteger n) {
        if (n.get() > 5) {
            n.set(0);
            return true;
        }
        return n.incrementAndGet() == 1;
    }

    static int value(Map.Entry<String, Integer> entry) {
        return entry.getKey().isEmpty() ? 0 : entry.getValue();
    }
}
