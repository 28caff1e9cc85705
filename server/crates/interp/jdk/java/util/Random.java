// Models java.util.Random: the linear congruential generator its documentation specifies.
// Source: class documentation, Java SE 17.
// Left out: nextExponential, nextGaussian with mean and deviation. Without a seed the first generator's seed is 42, and later ones have others that
// follow from it, so that each run is the same.
package java.util;

public class Random implements java.util.random.RandomGenerator, java.io.Serializable {
    private static long nextSeed = 42L;

    private long seed;
    private double nextNextGaussian;
    private boolean haveNextNextGaussian;

    public Random() {
        this(nextSeed);
        nextSeed = nextSeed * 1181783497276652981L + 1;
    }

    public Random(long seed) {
        setSeed(seed);
    }

    public void setSeed(long seed) {
        this.seed = (seed ^ 0x5DEECE66DL) & (1L << 48) - 1;
        haveNextNextGaussian = false;
    }

    protected int next(int bits) {
        seed = seed * 0x5DEECE66DL + 0xBL & (1L << 48) - 1;
        return (int) (seed >>> 48 - bits);
    }

    public void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            int word = nextInt();
            for (int j = 0; j < 4 && i < bytes.length; j++) {
                bytes[i] = (byte) word;
                word >>= 8;
                i++;
            }
        }
    }

    public int nextInt() {
        return next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if ((bound & -bound) == bound) {
            return (int) (bound * (long) next(31) >> 31);
        }
        int bits = next(31);
        int value = bits % bound;
        while (bits - value + (bound - 1) < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }

    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    public boolean nextBoolean() {
        return next(1) != 0;
    }

    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    public double nextGaussian() {
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        double first;
        double second;
        double square;
        do {
            first = 2 * nextDouble() - 1;
            second = 2 * nextDouble() - 1;
            square = first * first + second * second;
        } while (square >= 1 || square == 0);
        double factor = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
        nextNextGaussian = second * factor;
        haveNextNextGaussian = true;
        return first * factor;
    }
}
