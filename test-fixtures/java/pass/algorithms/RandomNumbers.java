// Pins: linear congruential and xorshift generators with long arithmetic.
public class RandomNumbers {
    private long seed;

    RandomNumbers(long seed) {
        this.seed = (seed ^ 0x5DEECE66DL) & ((1L << 48) - 1);
    }

    int next(int bits) {
        seed = (seed * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
        return (int) (seed >>> (48 - bits));
    }

    int nextInt(int bound) {
        int r = next(31);
        int m = bound - 1;
        if ((bound & m) == 0) {
            return (int) (bound * (long) r >> 31);
        }
        for (int u = r; u - (r = u % bound) + m < 0; u = next(31)) {
        }
        return r;
    }

    double nextDouble() {
        return (((long) next(26) << 27) + next(27)) / (double) (1L << 53);
    }

    static long xorshift(long x) {
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        return x;
    }

    public static void main(String[] args) {
        RandomNumbers r = new RandomNumbers(42);
        System.out.println(r.nextInt(100) + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.next(32));
        System.out.println(r.nextDouble() < 1);
        long x = 1;
        for (int i = 0; i < 5; i++) {
            x = xorshift(x);
        }
        System.out.println(x);
    }
}
