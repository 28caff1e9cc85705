// Generic calls nested deeply are inferred in no more than a moment (JLS 18).
import java.util.List;
import java.util.Objects;

public class NestedGenericCalls {
    static <T> T same(T value) {
        return value;
    }

    static <T extends Comparable<T>> T max(T left, T right) {
        return left.compareTo(right) > 0 ? left : right;
    }

    static void print(String text) {
        System.out.println("text " + text);
    }

    static void print(int number) {
        System.out.println("number " + number);
    }

    public static void main(String[] args) {
        System.out.println(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(1)))))))))))))))))))))))))))))))))))))))));
        int x = same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(same(1))))))))))))))))))))))))))))))))))))))));
        System.out.println(max(1, max(2, max(3, max(4, max(5, max(6, max(7, max(8, max(9, max(10, max(11, max(12, max(13, max(14, max(15, max(16, max(17, max(18, max(19, max(20, 21)))))))))))))))))))));
        int r = max(1, max(2, max(3, max(4, max(5, max(6, max(7, max(8, max(9, max(10, max(11, max(12, max(13, max(14, max(15, max(16, max(17, max(18, max(19, max(20, 21))))))))))))))))))));
        print(max(1, max(2, max(3, max(4, max(5, max(6, max(7, max(8, max(9, max(10, max(11, max(12, max(13, max(14, 15)))))))))))))));
        var v = max(1, max(2, max(3, max(4, max(5, max(6, max(7, max(8, max(9, max(10, max(11, max(12, max(13, max(14, max(15, max(16, max(17, max(18, max(19, max(20, 21))))))))))))))))))));
        System.out.println(x + r + v);
        print(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull(Objects.requireNonNull("x")))))))))))));
        List<List<Integer>> lists = List.of(List.of(max(1, max(2, max(3, max(4, 5))))), List.of(max(1, max(2, max(3, max(4, 5))))), List.of(max(1, max(2, max(3, max(4, 5))))), List.of(max(1, max(2, max(3, max(4, 5))))));
        System.out.println(lists);
    }
}
