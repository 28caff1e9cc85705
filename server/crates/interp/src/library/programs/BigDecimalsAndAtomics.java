// Decimal numbers, atomic variables and locks.
import java.math.*;
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class BigDecimalsAndAtomics {
    interface Code {
        Object run();
    }

    static void show(String name, Code code) {
        try {
            System.out.println(name + " => " + code.run());
        } catch (Exception e) {
            System.out.println(name + " !! " + e);
        }
    }

    public static void main(String[] args) {
        String[] vs = {
            "0",
            "1",
            "-1",
            "10",
            "0.1",
            "2.50",
            "-3.75",
            "123.456",
            "1E+3",
            "1.5E-8",
            "1000",
            "0.000",
            "99.995",
            "7",
            "3",
            "1e400",
            "-0.00012300"
        };
        for (String a : vs) {
            BigDecimal x = new BigDecimal(a);
            System.out.println(
                    x
                            + " "
                            + x.toPlainString()
                            + " "
                            + x.scale()
                            + " "
                            + x.precision()
                            + " "
                            + x.unscaledValue()
                            + " "
                            + x.negate()
                            + " "
                            + x.stripTrailingZeros()
                            + " "
                            + x.hashCode()
                            + " "
                            + x.signum()
                            + " "
                            + x.movePointLeft(2)
                            + " "
                            + x.movePointRight(3)
                            + " "
                            + x.pow(2)
                            + " "
                            + x.round(new MathContext(2)));
            for (String b : vs) {
                BigDecimal y = new BigDecimal(b);
                if (a.equals("1e400") || b.equals("1e400")) continue;
                System.out.println(
                        a
                                + ","
                                + b
                                + ": "
                                + x.add(y)
                                + " "
                                + x.subtract(y)
                                + " "
                                + x.multiply(y)
                                + " "
                                + x.compareTo(y)
                                + " "
                                + x.equals(y)
                                + " "
                                + x.max(y));
                show("div", () -> x.divide(y));
                show(
                        "div2",
                        () ->
                                x.divide(y, 4, RoundingMode.HALF_UP)
                                        + " "
                                        + x.divide(y, RoundingMode.FLOOR)
                                        + " "
                                        + x.divide(y, MathContext.DECIMAL32));
                show("rem", () -> x.remainder(y) + " " + x.divideToIntegralValue(y));
            }
        }
        for (RoundingMode m : RoundingMode.values())
            for (String v :
                    new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-2.5", "-5.5"})
                show(m + v, () -> new BigDecimal(v).setScale(0, m));
        System.out.println(
                new BigDecimal(0.1)
                        + " "
                        + BigDecimal.valueOf(0.1)
                        + " "
                        + new BigDecimal(1e10)
                        + " "
                        + BigDecimal.valueOf(5, 2)
                        + " "
                        + new BigDecimal(-2.5)
                        + " "
                        + new BigDecimal("12.7").intValue()
                        + " "
                        + new BigDecimal("12.7").toBigInteger()
                        + " "
                        + String.format(
                                "%.2f|%10.3f|%s",
                                new BigDecimal("3.14159"),
                                new BigDecimal("-2.5"),
                                new BigDecimal("1E+3")));
        show("bad", () -> new BigDecimal("1x"));
        show("exact", () -> new BigDecimal("1.5").intValueExact());
        AtomicInteger ai = new AtomicInteger(5);
        System.out.println(
                ai.incrementAndGet()
                        + " "
                        + ai.getAndAdd(3)
                        + " "
                        + ai.updateAndGet(x -> x * 2)
                        + " "
                        + ai.compareAndSet(18, 1)
                        + ai);
        AtomicReference<String> ar = new AtomicReference<>("a");
        System.out.println(ar.getAndSet("b") + ar);
        ReentrantLock l = new ReentrantLock();
        l.lock();
        l.unlock();
        show(
                "unlock",
                () -> {
                    l.unlock();
                    return 0;
                });
    }
}
