// Pins: bit counting, powers of two, parity, reversal, swapping and Gray code by hand.
public class BitTricks {
    static int count(int n) {
        int c = 0;
        while (n != 0) {
            n &= n - 1;
            c++;
        }
        return c;
    }

    static int countLogical(int n) {
        int c = 0;
        for (; n != 0; n >>>= 1) {
            c += n & 1;
        }
        return c;
    }

    static boolean powerOfTwo(int n) {
        return n > 0 && (n & (n - 1)) == 0;
    }

    static int reverse(int n) {
        int r = 0;
        for (int i = 0; i < 32; i++) {
            r = (r << 1) | (n & 1);
            n >>>= 1;
        }
        return r;
    }

    static int gray(int n) {
        return n ^ (n >>> 1);
    }

    static int ungray(int g) {
        for (int shift = 16; shift > 0; shift /= 2) {
            g ^= g >>> shift;
        }
        return g;
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 7, 255, -1, Integer.MIN_VALUE, 0x0F0F0F0F}) {
            System.out.println(n + ": " + count(n) + " " + countLogical(n) + " " + powerOfTwo(n) + " " + reverse(n) + " " + gray(n) + " " + (ungray(gray(n)) == n));
        }
        int a = 5, b = -9;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b);
        System.out.println((-17 >> 31) + " " + (-17 >>> 31) + " " + ((-17 ^ (-17 >> 31)) - (-17 >> 31)));
    }
}
