// Pins: < <= > >= == != over int, long, char, float and double operands, promoted to the wider type.
public class Comparisons {
    public static void main(String[] args) {
        System.out.println(1 < 2L);
        System.out.println('a' < 98);
        System.out.println('a' == 97.0);
        System.out.println((byte) 200 < 0);
        System.out.println(Integer.MAX_VALUE + 1 < Integer.MAX_VALUE);
        System.out.println(Integer.MAX_VALUE + 1L < Integer.MAX_VALUE);
        System.out.println(16777217 == 16777216.0f);
        System.out.println(16777217 == 16777216.0);
        System.out.println(Long.MAX_VALUE == (double) Long.MAX_VALUE);
        System.out.println(0.1f == 0.1);
        System.out.println(0.5f == 0.5);
        System.out.println(0.1 + 0.2 == 0.3);
        System.out.println(0.0 == -0.0);
        double nan = 0.0 / 0.0;
        System.out.println(nan == nan);
        System.out.println(nan != nan);
        System.out.println(nan < 1);
        System.out.println(nan >= 1);
        System.out.println(!(nan < 1));
        System.out.println(Double.POSITIVE_INFINITY > Double.MAX_VALUE);
    }
}
