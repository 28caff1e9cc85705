/** Numbers bit by bit. */
public class Bits {
    public static int ones(int value) {
        int count = 0;
        while (value != 0) {
            value &= value - 1;
            count++;
        }
        return count;
    }

    public static int highest(int value) {
        int position = -1;
        while (value != 0) {
            value >>>= 1;
            position++;
        }
        return position;
    }

    public static int reverse(int value, int width) {
        int result = 0;
        for (int i = 0; i < width; i++) {
            result = result << 1 | value & 1;
            value >>= 1;
        }
        return result;
    }

    public static boolean parity(int value) {
        boolean odd = false;
        for (int i = 0; i < 32; i++) {
            if ((value >> i & 1) == 1) {
                odd = !odd;
            }
        }
        return odd;
    }

    public static String binary(int value) {
        if (value == 0) {
            return "0";
        }
        String text = "";
        while (value > 0) {
            text = value % 2 + text;
            value /= 2;
        }
        return text;
    }
}
