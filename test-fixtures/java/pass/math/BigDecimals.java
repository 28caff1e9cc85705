// Every method of BigDecimal.
import java.math.*;
import java.util.*;

public class BigDecimals {
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
        BigDecimal a = new BigDecimal("123.4500");
        BigDecimal b = new BigDecimal("-0.07");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.divide(b, RoundingMode.FLOOR) + " " + a.divide(b, new MathContext(4)) + " " + a.remainder(b) + " " + Arrays.toString(a.divideAndRemainder(b)) + a.divideToIntegralValue(b) + " " + b.pow(3) + " " + b.abs() + b.negate() + b.signum() + a.scale() + a.precision() + a.unscaledValue());
        System.out.println(a.setScale(1, RoundingMode.HALF_EVEN) + " " + a.setScale(6) + " " + a.round(new MathContext(3)) + " " + a.stripTrailingZeros() + " " + new BigDecimal("1200").stripTrailingZeros() + " " + a.movePointLeft(4) + " " + a.movePointRight(3) + " " + a.scaleByPowerOfTen(2) + " " + a.compareTo(b) + a.equals(new BigDecimal("123.45")) + (a.compareTo(new BigDecimal("123.45")) == 0) + a.hashCode() + " " + a.min(b) + a.max(b) + a.ulp() + a.plus());
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode != RoundingMode.UNNECESSARY) {
                for (String s : new String[] {"5.5", "2.5", "1.6", "1.1", "-1.1", "-2.5"}) {
                    System.out.print(new BigDecimal(s).setScale(0, mode) + " ");
                }
            }
        }
        System.out.println();
        System.out.println(new BigDecimal(0.1).toString().length() + " " + BigDecimal.valueOf(0.1) + BigDecimal.valueOf(5, 2) + new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("1E+5") + new BigDecimal("0.0000001") + new BigDecimal("12345E+5").toEngineeringString() + " " + new BigDecimal("1.23E-10").toEngineeringString() + a.toBigInteger() + a.intValue() + a.doubleValue() + new BigDecimal("7").intValueExact() + new BigDecimal(0.1, new MathContext(5)) + new BigDecimal(new char[] {'1', '.', '5'}) + new BigDecimal(BigInteger.TEN, 1));
        for (String s : new String[] {"2", "0.04", "123456789.123", "1E-9", "1e3", "2E+10"}) {
            System.out.print(new BigDecimal(s).sqrt(new MathContext(3)) + " " + new BigDecimal(s).sqrt(MathContext.DECIMAL32) + " ");
        }
        System.out.println(new BigDecimal("1.1").pow(10, new MathContext(5)) + " " + new BigDecimal("3").pow(-3, new MathContext(8)));
        fails(() -> a.divide(BigDecimal.ZERO));
        fails(() -> BigDecimal.ONE.divide(new BigDecimal(3)));
        fails(() -> a.setScale(0));
        fails(() -> a.intValueExact());
        fails(() -> new BigDecimal("x"));
        fails(() -> new BigDecimal(Double.NaN));
        fails(() -> b.sqrt(MathContext.DECIMAL32));
    }
}
