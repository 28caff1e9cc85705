// Models java.util.concurrent.ThreadLocalRandom: one generator for the one thread, the same numbers
// in each run.
// Source: class documentation, Java SE 17.
// Left out: streams; setSeed is allowed.
package java.util.concurrent;

import java.util.Random;

public final class ThreadLocalRandom extends Random {
    private static final ThreadLocalRandom ONLY = new ThreadLocalRandom();

    private ThreadLocalRandom() {
        super(42L);
    }

    public static ThreadLocalRandom current() {
        return ONLY;
    }
}
