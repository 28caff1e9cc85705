// Pins: byte and short variables in arithmetic, comparisons, method calls, arrays and constants.
public class ShortAndByte {
    static String type(byte b) { return "byte"; }
    static String type(short s) { return "short"; }
    static String type(int i) { return "int"; }

    static short half(short s) {
        return (short) (s / 2);
    }

    public static void main(String[] args) {
        byte b = 10;
        final byte c = 20;
        byte d = c + 5;
        short s = b;
        System.out.println(type(b) + type(s) + type((byte) (b + 1)) + type((short) 1) + type(b + b) + type(c));
        System.out.println(d + " " + half((short) -7));
        b = 'A';
        s = (short) 40000;
        System.out.println(b + " " + s + " " + (s & 0xFFFF) + " " + (byte) s);
        b = -128;
        System.out.println(-b + " " + (byte) -b + " " + Math.abs(b) + " " + (b == (byte) 128));
        b /= -1;
        System.out.println(b);
        s = Short.MIN_VALUE;
        s--;
        System.out.println(s);
        byte[] bytes = {(byte) 0xFF, 0x7F, (byte) 0x80};
        int value = 0;
        for (byte x : bytes) {
            value = value << 8 | x & 0xFF;
        }
        System.out.println(value + " " + Integer.toHexString(value));
        Byte boxed = b;
        Short boxedShort = 5;
        System.out.println(boxed + boxedShort);
        System.out.println(boxed.equals((byte) -128) + " " + boxedShort.equals(5) + " " + boxedShort.hashCode());
    }
}
