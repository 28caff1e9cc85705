// Pins: int shift distances use their low five bits, also when negative or long.
public class IntShifts {
    public static void main(String[] args) {
        int[] values = {1, -1, 0x12345678, Integer.MIN_VALUE, Integer.MAX_VALUE, -8};
        int[] distances = {0, 1, 4, 31, 32, 33, 63, 64, -1, -31};
        for (int v : values) {
            for (int d : distances) {
                System.out.println(v + " by " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d));
            }
        }
        System.out.println(1 << 33L);
        System.out.println(-16 >>> 28L);
        System.out.println(-16 >> Long.MIN_VALUE);
    }
}
