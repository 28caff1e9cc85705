/** Arrays longer than a JVM makes. */
public class LongestArray {
    public static void main(String[] args) {
        for (int length : new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE - 1}) {
            try {
                System.out.println(new int[length].length);
            } catch (OutOfMemoryError e) {
                System.out.println(e.getMessage());
            }
            try {
                System.out.println(new String[2][length].length);
            } catch (OutOfMemoryError e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
