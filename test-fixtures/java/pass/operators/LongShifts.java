// Pins: long shift distances use their low six bits; the left operand alone decides the type.
public class LongShifts {
    public static void main(String[] args) {
        long[] values = {1L, -1L, 0x123456789ABCDEF0L, Long.MIN_VALUE};
        int[] distances = {0, 1, 31, 32, 33, 63, 64, 65, -1};
        for (long v : values) {
            for (int d : distances) {
                System.out.println(v + " by " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d));
            }
        }
        int i = 1;
        long asInt = i << 40;
        long asLong = (long) i << 40;
        System.out.println(asInt + " " + asLong);
    }
}
