// Math.nextUp, nextDown, nextAfter, ulp, scalb, fma, getExponent for float and double.
import java.util.*;

public class FloatNeighbours {
    public static void main(String[] args) throws Exception {
        for (float f : new float[] {0f, -0f, 1f, -1f, Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NaN, 3.5f}) {
            System.out.println(Float.floatToIntBits(Math.nextUp(f)) + " " + Float.floatToIntBits(Math.nextDown(f)) + " " + Float.floatToIntBits(Math.ulp(f)) + " " + Float.floatToIntBits(Math.nextAfter(f, 0.0)) + " " + Math.scalb(f, 5) + " " + Float.floatToIntBits(Math.scalb(f, -140)) + " " + Math.getExponent(f) + " " + Math.signum(f));
        }
        long hash = 0;
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            float x = Float.intBitsToFloat(random.nextInt());
            float y = random.nextFloat() * 10;
            float z = random.nextFloat() * 10;
            hash = hash * 31 + Float.floatToIntBits(Math.fma(x, y, z));
            hash = hash * 31 + Float.floatToIntBits(Math.fma(y, z, -y * z));
            double d = Double.longBitsToDouble(random.nextLong());
            hash = hash * 31 + Double.doubleToLongBits(Math.scalb(d, random.nextInt(4400) - 2200));
            hash = hash * 31 + Double.doubleToLongBits(Math.nextUp(d)) + Double.doubleToLongBits(Math.ulp(d)) + Math.getExponent(d);
            hash = hash * 31 + Double.doubleToLongBits(Math.nextAfter(d, y)) + Double.doubleToLongBits(Math.fma(d, y, z));
        }
        System.out.println(hash);
    }
}
