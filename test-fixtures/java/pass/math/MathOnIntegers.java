// Pins: Math on mixed argument types picks the overload by promotion; integer results by cast.
public class MathOnIntegers {
    public static void main(String[] args) {
        byte b = -5;
        System.out.println(Math.abs(b) + " " + Math.abs('a') + " " + Math.abs(-5L) + " " + Math.abs(-1.5f));
        System.out.println(Math.max(1, 2L) + " " + Math.max(1, 2f) + " " + Math.max('a', 1) + " " + Math.min(-0.0f, 0));
        System.out.println((int) Math.ceil(7 / 2) + " " + (int) Math.ceil(7 / 2.0) + " " + (int) Math.floor(-3.5) + " " + Math.round(3.49999) + " " + Math.round(-3.5));
        System.out.println((int) Math.pow(2, 31) + " " + (long) Math.pow(2, 63) + " " + (int) Math.sqrt(1 << 30) + " " + Math.pow(10, 2));
        int digits = (int) Math.log10(12345) + 1;
        System.out.println(digits);
        System.out.println(Math.floorMod(-1, 7) + " " + -1 % 7 + " " + Math.floorMod(-1L, 7) + " " + Math.floorDiv(Integer.MIN_VALUE, -1));
        int hypotenuse = (int) Math.hypot(5, 12);
        System.out.println(hypotenuse + " " + Math.abs(Math.max(-3, Math.min(7, -9))));
        System.out.println(Math.absExact(-7) + " " + Math.ceil(-0.5) + " " + Math.rint(2.5) + " " + Math.copySign(3, -0.0));
        System.out.println(Math.multiplyHigh(1L << 62, 8) + " " + Math.fma(2.0, 3.0, 1.0) + " " + Math.ulp(1.0) * 4503599627370496.0);
    }
}
