// Every method of BigInteger.
import java.math.BigInteger;
import java.util.*;

public class BigIntegers {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = BigInteger.valueOf(-987654321);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.remainder(b) + " " + a.mod(b.negate()) + " " + Arrays.toString(a.divideAndRemainder(b)) + " " + b.pow(5) + " " + a.gcd(b) + " " + b.abs() + b.signum() + a.negate());
        System.out.println(a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b) + " " + a.shiftLeft(7) + " " + b.shiftRight(3) + " " + a.testBit(3) + a.setBit(100) + " " + a.clearBit(1) + " " + a.flipBit(0) + " " + a.bitLength() + " " + a.bitCount() + " " + a.getLowestSetBit());
        System.out.println(b.modPow(BigInteger.valueOf(10), BigInteger.valueOf(97)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.sqrt() + " " + Arrays.toString(BigInteger.valueOf(1000).sqrtAndRemainder()) + BigInteger.valueOf(97).isProbablePrime(10) + BigInteger.valueOf(90).nextProbablePrime() + a.compareTo(b) + a.equals(new BigInteger(a.toString())) + a.hashCode() + " " + a.min(b) + a.max(b) + " " + a.toString(36) + new BigInteger("-zz", 36));
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + b.floatValue() + BigInteger.TWO.intValueExact() + BigInteger.TEN.longValueExact() + BigInteger.ONE.byteValueExact() + BigInteger.ZERO.shortValueExact());
        for (String s : new String[] {"0", "1", "-1", "127", "128", "-128", "-129", "65536", "-99999999999999999999"}) {
            BigInteger value = new BigInteger(s);
            System.out.print(Arrays.toString(value.toByteArray()) + new BigInteger(value.toByteArray()).equals(value) + " ");
        }
        System.out.println(new BigInteger(1, new byte[] {-1, 0}) + " " + new BigInteger(70, new Random(3)));
        fails(() -> a.divide(BigInteger.ZERO));
        fails(() -> a.mod(b));
        fails(() -> a.pow(-1));
        fails(() -> a.intValueExact());
        fails(() -> BigInteger.valueOf(2).modInverse(BigInteger.valueOf(4)));
        fails(() -> new BigInteger("12x"));
        fails(() -> new BigInteger(""));
        fails(() -> b.sqrt());
    }
}
