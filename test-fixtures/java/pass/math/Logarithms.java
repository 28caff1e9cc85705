// Math.log and Math.log10: the nearest doubles, which other libraries miss in the last place.
public class Logarithms {
    public static void main(String[] args) {
        double[] values = {1, 2, 3, 10, 100, 1000, 1e15, 1e16, 1e22, 1e23, 1e-5, 0.1, 0.5, Math.E, Math.PI,
            0.8983356793128131, 0.020196877334910327, 1.3349567188211717, 1.1164862834185396, 0.18326591395996364,
            43.416802366047506, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Math.nextUp(1.0), Math.nextDown(1.0)};
        for (double value : values) {
            System.out.println(Double.toHexString(Math.log(value)) + " " + Double.toHexString(Math.log10(value)));
        }
        for (double value : new double[] {0.0, -0.0, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            System.out.println(Math.log(value) + " " + Math.log10(value));
        }
        java.util.Random random = new java.util.Random(11);
        long hash = 0;
        for (int i = 0; i < 20_000; i++) {
            double value = Math.abs(i % 2 == 0 ? random.nextDouble() * 100 : Double.longBitsToDouble(random.nextLong()));
            hash = hash * 31 + Double.doubleToLongBits(Math.log10(value));
            hash = hash * 31 + Double.doubleToLongBits(Math.log(value));
        }
        System.out.println(hash);
    }
}
