import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Which pairs sorting compares, in which order: comparators that count, print or contradict themselves show it. */
public class SortComparisons {
    static int count;
    static int trace;
    static final StringBuilder LOG = new StringBuilder();

    static final Comparator<Integer> LOGGED = (a, b) -> {
        count++;
        trace = trace * 31 + a * 7 + b;
        LOG.append(a).append('~').append(b).append(' ');
        return a.compareTo(b);
    };

    static void report(Object what) {
        System.out.println(count + " " + trace + " " + (LOG.length() < 100 ? LOG : "") + what);
        count = 0;
        trace = 0;
        LOG.setLength(0);
    }

    static int element(int kind, int i, int n, Random random) {
        return switch (kind) {
            case 0 -> random.nextInt(1000);
            case 1 -> i;
            case 2 -> -i;
            case 3 -> random.nextInt(5);
            case 4 -> i % 50 * (i / 50 % 2 == 0 ? 1 : -1);
            case 5 -> i < n / 2 ? i : i - n / 3;
            default -> i < n - n / 8 ? i * 2 : random.nextInt(n * 2);
        };
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 3, 5, 10, 31, 32, 33, 64, 100, 500}) {
            for (int kind = 0; kind < 7; kind++) {
                Random random = new Random(n * 7 + kind);
                Integer[] array = new Integer[n];
                for (int i = 0; i < n; i++) array[i] = element(kind, i, n, random);
                Arrays.sort(array, LOGGED);
                report(Arrays.hashCode(array));
            }
        }
        Arrays.sort(new Integer[] {3, 2, 1, 5}, 1, 3, LOGGED);
        report("range");
        List.of(5, 2, 8).stream().sorted(LOGGED).toList();
        report("stream");

        List<Integer> list = new ArrayList<>(List.of(3, 1, 2, 2, 1));
        list.sort((a, b) -> a > b ? 1 : 0);
        System.out.println(list);
        list.clear();
        for (int i = 0; i < 40; i++) list.add(i * 17 % 41);
        list.sort((a, b) -> a < b ? -1 : 1);
        System.out.println(list);
        list.sort((a, b) -> b > a ? 1 : 0);
        System.out.println(list);
        List<Integer> large = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) large.add(random.nextInt(50));
        for (int seed = 0; seed < 8; seed++) {
            Random whim = new Random(seed);
            List<Integer> copy = new ArrayList<>(large);
            try {
                copy.sort((a, b) -> whim.nextInt(3) - 1);
                System.out.println(copy.hashCode());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Arrays.sort(new Object[] {1, "a"});
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
