// Pins: java.util.Arrays: toString, sort, fill, equals, copyOf, asList, deepToString, hashCode.
import java.util.Arrays;

public class ArraysUtility {
    public static void main(String[] args) {
        int[] a = {3, 1, 2};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a));
        int[] b = Arrays.copyOf(a, 5);
        System.out.println(Arrays.toString(b) + Arrays.toString(Arrays.copyOfRange(b, 1, 3)));
        Arrays.fill(b, 7);
        System.out.println(Arrays.equals(b, new int[] {7, 7, 7, 7, 7}) + " " + Arrays.equals(a, b));
        System.out.println(Arrays.deepToString(new int[][] {{1}, {2, 3}}));
        System.out.println(Arrays.asList("x", "y") + " " + Arrays.hashCode(a) + " " + Arrays.binarySearch(a, 3));
        System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new String[] {null, "s"}));
    }
}
