// Models java.util.random.RandomGenerator.
// Source: interface documentation, Java SE 17.
// Left out: streams, bounds of long and float, other generators than java.util.Random.
package java.util.random;

public interface RandomGenerator {
    int nextInt();

    int nextInt(int bound);

    int nextInt(int origin, int bound);

    long nextLong();

    boolean nextBoolean();

    float nextFloat();

    double nextDouble();

    double nextGaussian();
}
