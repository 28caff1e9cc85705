// Pins: Math.abs, max, min, with corner values of each type.
public class MathBasics {
    public static void main(String[] args) {
        System.out.println(Math.abs(-5) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.abs(-0.0) + " " + Math.abs(-2.5f));
        System.out.println(Math.max(1, 2) + " " + Math.max(1L, 2) + " " + Math.max(1, 2.5) + " " + Math.max(-0.0, 0.0) + " " + Math.max(Double.NaN, 1));
        System.out.println(Math.min(1, 2) + " " + Math.min('a', 'b') + " " + Math.min(0.0, -0.0) + " " + Math.min(1f, Float.NaN));
        System.out.println(Math.signum(-2.5) + " " + Math.signum(0.0));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " " + Math.floorDiv(-7L, 2L));
        try {
            Math.floorDiv(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.PI + " " + Math.E);
    }
}
