// Pins: NaN, infinities and signed zeros through arithmetic, remainder and comparison.
public class NanAndInfinity {
    public static void main(String[] args) {
        double inf = Double.POSITIVE_INFINITY;
        double nan = Double.NaN;
        System.out.println(inf - inf);
        System.out.println(inf + inf);
        System.out.println(inf * 0);
        System.out.println(inf / inf);
        System.out.println(1 / inf);
        System.out.println(-1 / inf);
        System.out.println(inf % 2);
        System.out.println(2 % inf);
        System.out.println(-inf);
        System.out.println(nan + 1);
        System.out.println(nan == nan);
        System.out.println(Double.isNaN(nan));
        System.out.println(Double.isInfinite(-inf));
        System.out.println(1 / 0.0 > 1 / -0.0);
        System.out.println(0.0 == -0.0);
        System.out.println(Double.compare(0.0, -0.0));
        System.out.println(Double.compare(nan, inf));
        System.out.println(Double.valueOf(nan).equals(Double.valueOf(nan)));
        System.out.println(Double.valueOf(0.0).equals(Double.valueOf(-0.0)));
        System.out.println(Float.NaN != Float.NaN);
        System.out.println((float) 1e300);
        System.out.println((float) -1e-300);
    }
}
