// Pins: fast power, modular power, integer square root by Newton.
public class PowersAndRoots {
    static long power(long base, int exponent) {
        long result = 1;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result *= base;
            }
            base *= base;
            exponent >>= 1;
        }
        return result;
    }

    static long powerMod(long base, long exponent, long modulus) {
        long result = 1 % modulus;
        base %= modulus;
        for (; exponent > 0; exponent /= 2) {
            if (exponent % 2 != 0) {
                result = result * base % modulus;
            }
            base = base * base % modulus;
        }
        return result;
    }

    static int root(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        int x = n;
        int y = (x + 1) / 2;
        while (y < x) {
            x = y;
            y = (x + n / x) / 2;
        }
        return x;
    }

    public static void main(String[] args) {
        System.out.println(power(3, 13) + " " + power(2, 62) + " " + power(2, 63) + " " + power(2, 64) + " " + power(-3, 3) + " " + power(7, 0));
        System.out.println(powerMod(2, 1_000_000_006L, 1_000_000_007L) + " " + powerMod(5, 117, 19));
        for (int n : new int[] {1, 2, 3, 4, 15, 16, 17, 1000000}) {
            System.out.print(root(n) + " ");
        }
        System.out.println();
    }
}
