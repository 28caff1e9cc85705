import java.math.*;
import java.util.*;
public class BigNumbersFormatted {
    static void f(String fmt, Object... a) { try { System.out.println("[" + String.format(fmt, a) + "]"); } catch (Exception e) { System.out.println(fmt + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        BigDecimal[] ds = { new BigDecimal("0"), new BigDecimal("1"), new BigDecimal("-1.5"), new BigDecimal("123456.789"), new BigDecimal("0.000012345"), new BigDecimal("1E+20"), new BigDecimal("1.25E-10"), new BigDecimal("99999.95"), new BigDecimal("12345678901234567890.123456789"), new BigDecimal("0E-5"), new BigDecimal("0.0001"), new BigDecimal("0.00009999995"), new BigDecimal("1E10"), new BigDecimal("9.9999999E9"), new BigDecimal("-0.000") };
        String[] fs = { "%e", "%.0e", "%.3e", "%15.2e", "%-15.2e|", "%+.1E", "%g", "%.0g", "%.3g", "%.10g", "%15g", "%-12.2g|", "%G", "%f", "%.0f", "%.1f", "%10.2f", "%,.2f", "%+,012.1f", "%(.2f", "% .2f", "%015.3f", "%s", "%20s", "%(e", "%,g", "%(g", "%+g", "%#.0f", "%#.0e", "%012.3e", "%,.0f", "%-,20.3f|" };
        for (BigDecimal d : ds) for (String s : fs) f(s, d);
        BigInteger[] is = { BigInteger.ZERO, BigInteger.ONE, BigInteger.valueOf(-1), new BigInteger("123456789012345678901234567890"), new BigInteger("-255"), BigInteger.TWO.pow(64) };
        String[] gs = { "%d", "%,d", "%+d", "%(d", "% d", "%030d", "%-30d|", "%30d", "%(,d", "%x", "%#x", "%X", "%#X", "%+x", "% x", "%(x", "%030x", "%#030x", "%-30x|", "%30x", "%o", "%#o", "%+o", "%(o", "%020o", "% o", "%+#x", "%(#x", "%,x", "%.2d", "%-020d", "%+ d", "%c", "%s", "%b", "%h", "%e", "%f", "%(020d", "%,+020d", "%-#20x|", "%(030x", "%+030x", "% 030x", "%#,d", "%#d" };
        for (BigInteger d : is) for (String s : gs) f(s, d);
        Object[] ls = { 255, -255, 255L, -255L, (short) -1, (byte) -1, (byte) 7, Long.MIN_VALUE, Integer.MIN_VALUE };
        for (Object l : ls) for (String s : gs) f(s, l);
        Object[] fl = { 1.5, -0.0, 0.0, 1e10, 1e-5, 12345.6789, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1.5f, 0.1f, Double.MIN_VALUE, Double.MAX_VALUE, 0.0001, 99999.95, 0.00009999995 };
        String[] hs = { "%e", "%.0e", "%.3g", "%g", "%.0g", "%a", "%.1a", "%A", "%20a", "%(e", "%(g", "%+e", "%010.2f", "%,15.3f", "%-10.1f|", "%#.0f", "%(,.2f", "% f", "%.15f", "%.20f", "%015e", "%,e", "%x", "%d", "%h", "%s", "%b", "%+(f", "%-05f", "%.3a", "%012.4g", "%,.3g", "%#g", "%#a" };
        for (Object l : fl) for (String s : hs) f(s, l);
        f("%s %S %10s %-10s| %.2s %10.2S", "a", "b", "c", "d", "efg", "hij"); f("%c %C %5c %-5c|", 'a', 'b', 99, (byte) 65); f("%b %B %5b %.1b", true, null, "x", false); f("%h %H", "hi", 255); f("%n%%"); f("%5%|%-5%|"); f("%2$s %1$s %<s %s", "a", "b"); f("%3$s", 1); f("%q", 1); f("%", 1); f("%-d", 1); f("%05s", "x"); f("%#s", "x"); f("%.1c", 'c'); f("%c", 0x1F600); f("%c", -1); f("%d", "x"); f("%d", (Object) null); f("%x", (Object) null); f("%e", (Object) null); f("%c", (Object) null); f("%5.1b", true); f("%d %d", 1); f("%1$d %1$x %1$o", 10); f("%--5d", 1); f("%++d", 1); f("%s", new int[0].length); f("%s", (Object) new String[0].getClass()); f("%08.3f|%+08d|%(08d", 3.14159, 42, -42); f("%,d %,d %,d", 999, 1000, -1234567); f("%s", List.of(1, 2)); f("%-8s|%8s|", "abcdefghij", "abc"); f("%0d", 5); f("%,x", 5); f("%s %s", "only"); f("no args"); f("%1$s"); f("%0$s", 1); f("%99999999999d", 1); f("%.99999999999f", 1.0); f("%12$s", "x");
    }
}
