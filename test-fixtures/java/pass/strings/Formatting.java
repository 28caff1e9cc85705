// String.format: every conversion, flags, widths, precisions and their exceptions.
import java.util.*;

public class Formatting {
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
        System.out.println(String.format("%d %5d|%-5d|%05d %+d %,d %(d %x %X %o %#x", 1, 2, 3, 4, 5, 1234567, -6, 255, 255, 8, 255));
        System.out.println(String.format("%f %.2f %10.3f|%-10.1f|%010.2f %e %.3E %g %+.1f %,.2f", 1.5, 2.345, 3.14159, 2.5, -1.5, 12345.678, 0.00012, 0.0001234, 2.25, 9876543.21));
        System.out.println(String.format("%s %10s|%-10s|%.2s %S %c %C %b %B %h %n%%", "a", "b", "c", "defg", "up", 'x', 'y', true, null, "hi").replace(System.lineSeparator(), "/"));
        System.out.println(String.format("%2$s %1$s %<s %s %s", "a", "b") + String.format("%s %s", null, List.of(1)) + String.format("%x %x", -1, -1L) + String.format("%d", new java.math.BigInteger("123456789012345678901")) + "%d-%s".formatted(1, "z"));
        System.out.println(String.format("%.0f %.0f %.0f %.1f %f %f", 0.5, 1.5, 2.5, 0.25, Double.NaN, Double.POSITIVE_INFINITY) + String.format("%5c|%-3c|%5b", 'a', 'b', false) + String.format("%08.3f|%+d|% d", -3.14159, 0, 42));
        fails(() -> String.format("%d", "x"));
        fails(() -> String.format("%s %s", 1));
        fails(() -> String.format("%q", 1));
        fails(() -> String.format("%-d", 1));
        fails(() -> String.format("%.2d", 1));
        fails(() -> String.format("%c", "ab"));
        fails(() -> String.format("%#s", "a"));
        fails(() -> String.format("%+s", "a"));
        System.out.println(new Formatter().format("%d", 1).format("%s", "x") + " " + new Formatter(new StringBuilder("pre")).format("!").out());
    }
}
