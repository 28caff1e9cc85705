// Pins: narrowing casts between integral types keep the low bits.
public class IntegerNarrowing {
    public static void main(String[] args) {
        int[] values = {0, 127, 128, 255, 256, -128, -129, 32767, 32768, 65535, 65536, -1, Integer.MIN_VALUE, 0x12345678};
        for (int v : values) {
            System.out.println(v + ": " + (byte) v + " " + (short) v + " " + (int) (char) v);
        }
        long[] longs = {1L << 31, 1L << 32, (1L << 32) + 5, -1L, Long.MAX_VALUE, Long.MIN_VALUE, 0x123456789ABCDEFL};
        for (long v : longs) {
            System.out.println(v + ": " + (int) v + " " + (short) v + " " + (byte) v + " " + (int) (char) v);
        }
        byte b = (byte) (char) -2;
        char c = (char) (byte) 0x80;
        short s = (short) (char) 0x8000;
        System.out.println(b + " " + (int) c + " " + s);
    }
}
