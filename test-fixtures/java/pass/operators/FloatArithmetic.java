// Pins: float arithmetic rounds to 24 bits at each operation.
public class FloatArithmetic {
    public static void main(String[] args) {
        float a = 16777216f;
        System.out.println(a + 1f == a);
        System.out.println(a + 2f);
        float tenth = 0.1f;
        float sum = 0f;
        for (int i = 0; i < 10; i++) {
            sum += tenth;
        }
        System.out.println(sum);
        System.out.println(sum == 1f);
        System.out.println(0.1f + 0.2f);
        System.out.println((double) 0.1f);
        System.out.println(1f / 3f);
        System.out.println(1f / 3f * 3f);
        System.out.println(Float.MAX_VALUE * 2f);
        System.out.println(-Float.MAX_VALUE * 2f);
        System.out.println(Float.MAX_VALUE + 1f == Float.MAX_VALUE);
        System.out.println(5.5f % 2f);
        System.out.println(-5.5f % 2f);
        System.out.println((float) 0.1 == 0.1f);
        System.out.println(1e10f * 1e30f);
        System.out.println(Float.MIN_VALUE / 2);
    }
}
