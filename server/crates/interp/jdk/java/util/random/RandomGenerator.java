// Models java.util.random.RandomGenerator.
// Source: interface documentation, Java SE 17. Derived values follow the algorithms described there, on the bits of
// the generator that implements it.
// Left out: generators by name, nextExponential, nextGaussian with mean and deviation, isDeprecated.
package java.util.random;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public interface RandomGenerator {
    long nextLong();

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            long word = nextLong();
            for (int j = 0; j < 8 && i < bytes.length; j++) {
                bytes[i] = (byte) word;
                word >>>= 8;
                i++;
            }
        }
    }

    default int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int value = nextInt();
        int mask = bound - 1;
        if ((bound & mask) == 0) {
            return value & mask;
        }
        int bits = value >>> 1;
        value = bits % bound;
        while (bits + mask - value < 0) {
            bits = nextInt() >>> 1;
            value = bits % bound;
        }
        return value;
    }

    default int nextInt(int origin, int bound) {
        checkRange(origin, bound);
        int width = bound - origin;
        int value = nextInt();
        int mask = width - 1;
        if ((width & mask) == 0) {
            return (value & mask) + origin;
        }
        if (width > 0) {
            int bits = value >>> 1;
            value = bits % width;
            while (bits + mask - value < 0) {
                bits = nextInt() >>> 1;
                value = bits % width;
            }
            return value + origin;
        }
        while (value < origin || value >= bound) {
            value = nextInt();
        }
        return value;
    }

    default long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long mask = bound - 1;
        long value = nextLong();
        if ((bound & mask) == 0L) {
            return value & mask;
        }
        long bits = value >>> 1;
        value = bits % bound;
        while (bits + mask - value < 0L) {
            bits = nextLong() >>> 1;
            value = bits % bound;
        }
        return value;
    }

    default long nextLong(long origin, long bound) {
        checkRange(origin, bound);
        long value = nextLong();
        long width = bound - origin;
        long mask = width - 1;
        if ((width & mask) == 0L) {
            return (value & mask) + origin;
        }
        if (width > 0L) {
            long bits = value >>> 1;
            value = bits % width;
            while (bits + mask - value < 0L) {
                bits = nextLong() >>> 1;
                value = bits % width;
            }
            return value + origin;
        }
        while (value < origin || value >= bound) {
            value = nextLong();
        }
        return value;
    }

    default float nextFloat(float bound) {
        if (!(0 < bound && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        float value = nextFloat() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        float value = nextFloat() * (bound - origin) + origin;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default double nextDouble(double bound) {
        if (!(0 < bound && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double value = nextDouble() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default double nextDouble(double origin, double bound) {
        checkRange(origin, bound);
        double value = nextDouble() * (bound - origin) + origin;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    double nextGaussian();

    private static void checkRange(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }

    private static void checkRange(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }

    default IntStream ints() {
        return IntStream.generate(() -> nextInt());
    }

    default IntStream ints(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return ints().limit(size);
    }

    default IntStream ints(int origin, int bound) {
        checkRange(origin, bound);
        return IntStream.generate(() -> nextInt(origin, bound));
    }

    default IntStream ints(long size, int origin, int bound) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return ints(origin, bound).limit(size);
    }

    default LongStream longs() {
        return LongStream.generate(() -> nextLong());
    }

    default LongStream longs(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return longs().limit(size);
    }

    default LongStream longs(long origin, long bound) {
        checkRange(origin, bound);
        return LongStream.generate(() -> nextLong(origin, bound));
    }

    default LongStream longs(long size, long origin, long bound) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return longs(origin, bound).limit(size);
    }

    default DoubleStream doubles() {
        return DoubleStream.generate(() -> nextDouble());
    }

    default DoubleStream doubles(long size) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return doubles().limit(size);
    }

    default DoubleStream doubles(double origin, double bound) {
        checkRange(origin, bound);
        return DoubleStream.generate(() -> nextDouble(origin, bound));
    }

    default DoubleStream doubles(long size, double origin, double bound) {
        if (size < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return doubles(origin, bound).limit(size);
    }
}
