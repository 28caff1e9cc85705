// Arbitrary-precision integers.
import java.math.BigInteger;
import java.util.*;

public class BigIntegers {
    static BigInteger rnd(Random r) {
        StringBuilder s = new StringBuilder();
        int n = 1 + r.nextInt(60);
        for (int i = 0; i < n; i++) s.append((char) ('0' + r.nextInt(10)));
        return new BigInteger((r.nextBoolean() ? "-" : "") + s);
    }

    public static void main(String[] args) {
        Random r = new Random(9);
        for (int i = 0; i < 120; i++) {
            BigInteger a = rnd(r), b = rnd(r), m = rnd(r).abs().add(BigInteger.ONE);
            if (b.signum() == 0) b = BigInteger.ONE;
            int k = r.nextInt(100);
            System.out.println(
                    a
                            + " "
                            + b
                            + " "
                            + a.add(b)
                            + " "
                            + a.subtract(b)
                            + " "
                            + a.multiply(b)
                            + " "
                            + a.divide(b)
                            + " "
                            + a.remainder(b)
                            + " "
                            + a.mod(m)
                            + " "
                            + a.gcd(b)
                            + " "
                            + a.compareTo(b)
                            + " "
                            + a.hashCode()
                            + " "
                            + a.shiftLeft(k)
                            + " "
                            + a.shiftRight(k)
                            + " "
                            + a.and(b)
                            + " "
                            + a.or(b)
                            + " "
                            + a.xor(b)
                            + " "
                            + a.not()
                            + " "
                            + a.bitLength()
                            + " "
                            + a.bitCount()
                            + " "
                            + a.getLowestSetBit()
                            + " "
                            + a.intValue()
                            + " "
                            + a.longValue()
                            + " "
                            + a.toString(16)
                            + " "
                            + a.toString(36)
                            + " "
                            + a.abs().sqrt()
                            + " "
                            + a.testBit(k)
                            + " "
                            + a.negate().signum()
                            + " "
                            + new BigInteger(a.toString(16), 16).equals(a)
                            + " "
                            + a.min(b)
                            + " "
                            + a.max(b));
            if (i % 8 == 0) {
                System.out.println(
                        a.abs().modPow(b.abs().mod(BigInteger.valueOf(1000)), m) + " " + a.pow(3));
            }
        }
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i <= 50; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(
                f
                        + " "
                        + f.isProbablePrime(10)
                        + " "
                        + BigInteger.valueOf(1000003).isProbablePrime(20)
                        + " "
                        + BigInteger.valueOf(Long.MIN_VALUE)
                        + " "
                        + BigInteger.valueOf(Long.MIN_VALUE).longValueExact()
                        + " "
                        + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11))
                        + " "
                        + BigInteger.TEN.pow(20).setBit(3).clearBit(3).flipBit(0)
                        + " "
                        + BigInteger.valueOf(100).nextProbablePrime()
                        + " "
                        + String.format("%d|%20d|%,d", f, BigInteger.TEN, f));
        for (Runnable q :
                new Runnable[] {
                    () -> BigInteger.ONE.divide(BigInteger.ZERO),
                    () -> BigInteger.ONE.mod(BigInteger.ZERO),
                    () -> BigInteger.ONE.pow(-1),
                    () -> new BigInteger("12x"),
                    () -> new BigInteger(""),
                    () -> BigInteger.TEN.pow(30).intValueExact(),
                    () -> BigInteger.TWO.modInverse(BigInteger.TEN)
                })
            try {
                q.run();
            } catch (Exception e) {
                System.out.println(e);
            }
    }
}
