// Every method of java.util.Objects.
import java.util.*;

public class ObjectsMethods {
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
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + Objects.deepEquals(new int[] {1}, new int[] {1}) + Objects.hash(1, "a", null) + Objects.hashCode(null) + Objects.hashCode("x") + Objects.toString(null) + Objects.toString(null, "default") + Objects.compare("a", "b", Comparator.naturalOrder()) + Objects.isNull(null) + Objects.nonNull(1) + Objects.requireNonNullElse(null, "e") + Objects.requireNonNullElseGet(null, () -> "g") + Objects.requireNonNull("n") + Objects.checkIndex(1, 2) + Objects.checkFromToIndex(0, 1, 2) + Objects.checkFromIndexSize(1, 1, 2) + Objects.checkIndex(5L, 9L));
        fails(() -> Objects.requireNonNull(null));
        fails(() -> Objects.requireNonNull(null, "message"));
        fails(() -> Objects.requireNonNull(null, () -> "supplied"));
        fails(() -> Objects.requireNonNullElse(null, null));
        fails(() -> Objects.checkIndex(2, 2));
        fails(() -> Objects.checkFromToIndex(2, 1, 5));
        fails(() -> Objects.checkFromIndexSize(1, 5, 4));
        fails(() -> Objects.checkIndex(-1L, 2L));
    }
}
