// Pins: loss and gain of precision when int, long, float and double meet.
public class FloatIntMix {
    public static void main(String[] args) {
        int big = 123456789;
        float f = big;
        System.out.println((int) f);
        System.out.println(big - (int) f);
        long l = 123456789123456789L;
        double d = l;
        System.out.println((long) d);
        System.out.println(l - (long) d);
        System.out.println((long) (float) l == l);
        System.out.println(big == f);
        System.out.println((float) big == (double) big);
        System.out.println(big + 0.5f == big);
        System.out.println(0.1f + 0.2 == 0.1 + 0.2f);
        System.out.println((int) 1e10f + " " + (int) 1e-10 + " " + (char) 65.9 + " " + (byte) 300.7 + " " + (short) -40000.5f);
        System.out.println((int) (char) (byte) -1);
        System.out.println(7 / 2 * 2.0 + " " + 7 / 2.0 * 2);
        System.out.println((double) 7 / 2 + " " + (double) (7 / 2) + " " + (int) 7.9 / 2);
        int i = 5;
        i *= 0.5;
        System.out.println(i);
        i += 0.999999;
        System.out.println(i);
        long m = Long.MAX_VALUE;
        m -= 0.0;
        System.out.println(m);
        int n = Integer.MAX_VALUE;
        n += 0.0f;
        System.out.println(n);
        n += 1.0;
        System.out.println(n);
        System.out.println(1 / 3f == 1 / 3.0);
        System.out.println(Math.round(2.5f) + Math.round(3.5) + Math.round(-2.5));
    }
}
