// java.util.Arrays: compare, mismatch, ranges of equals, prefix sums.
import java.util.*;

public class ArraysCompared {
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
        System.out.println(Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) + " " + Arrays.mismatch(new int[] {1}, new int[] {1, 2}) + Arrays.mismatch(new String[] {"a"}, new String[] {"a"}) + Arrays.mismatch(new double[] {0.0}, new double[] {-0.0}) + Arrays.mismatch(new char[] {'a', 'b'}, 1, 2, new char[] {'b'}, 0, 1));
        System.out.println(Arrays.compare(new String[] {"a", "b"}, new String[] {"a"}) + " " + Arrays.compare(new int[] {1, 5}, new int[] {1, 7}) + Arrays.compare(new boolean[] {true}, new boolean[] {false}) + Arrays.compare(new int[0], null) + Arrays.compare(new long[] {1}, new long[] {1}) + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + Arrays.compare(new Integer[] {3}, new Integer[] {2}, Comparator.reverseOrder()));
        System.out.println(Arrays.equals(new int[] {1, 2, 3, 4}, 1, 3, new int[] {0, 2, 3}, 1, 3) + " " + Arrays.equals(new Integer[] {1}, new Integer[] {-1}, (a, b) -> Math.abs(a) - Math.abs(b)) + Arrays.equals(new Object[] {"a", null}, 0, 2, new Object[] {"a", null}, 0, 2));
        int[] sums = {1, 2, 3, 4};
        Arrays.parallelPrefix(sums, Integer::sum);
        System.out.println(Arrays.toString(sums));
        long[] products = {1, 2, 3, 4};
        Arrays.parallelPrefix(products, 1, 4, (a, b) -> a * b);
        System.out.println(Arrays.toString(products));
        Arrays.parallelSetAll(sums, i -> 10 - i);
        Arrays.parallelSort(sums);
        System.out.println(Arrays.toString(sums) + Arrays.toString(Arrays.copyOf(new Object[] {"a", "b"}, 3, String[].class)) + Arrays.copyOfRange(new Object[] {"a"}, 0, 1, String[].class).getClass().getSimpleName());
        fails(() -> Arrays.mismatch(new int[2], 1, 0, new int[2], 0, 1));
        fails(() -> Arrays.copyOf(new int[1], -1));
        fails(() -> Arrays.copyOfRange(new int[1], 2, 1));
        fails(() -> Arrays.fill(new int[2], 1, 3, 0));
        fails(() -> Arrays.sort(new int[2], 1, 0));
        fails(() -> Arrays.copyOf(new Object[] {1}, 1, String[].class));
    }
}
