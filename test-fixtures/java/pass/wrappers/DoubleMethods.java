// Pins: constants and methods of Double and Float.
public class DoubleMethods {
    public static void main(String[] args) {
        System.out.println(Double.MAX_VALUE);
        System.out.println(Float.MAX_VALUE);
        System.out.println(Double.NaN + " " + Double.NEGATIVE_INFINITY);
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isFinite(1.0) + " " + Float.isInfinite(1f / 0));
        System.out.println(Double.compare(1, 2) + " " + Double.compare(-0.0, 0.0) + " " + Double.compare(Double.NaN, Double.NaN));
        System.out.println(Double.valueOf(2.5).intValue() + " " + Double.valueOf(1e20).longValue() + " " + Double.valueOf("2.50"));
        System.out.println(Double.toString(100) + " " + Double.valueOf(3).equals(3.0) + " " + Double.valueOf(3).equals(3));
        System.out.println(Double.doubleToLongBits(1.0) + " " + Double.longBitsToDouble(4614253070214989087L));
        System.out.println(Float.floatToIntBits(1.0f) + " " + Float.intBitsToFloat(0x40490fdb));
        System.out.println(Double.hashCode(1.5) + " " + Double.valueOf(0.1).hashCode() + " " + Float.hashCode(2.5f));
        System.out.println(Double.max(1, 2) + " " + Double.min(1, 2) + " " + Double.sum(1, 2));
        try {
            Double.parseDouble("abc");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Double.parseDouble("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
