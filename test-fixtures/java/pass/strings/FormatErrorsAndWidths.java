// Pins: widths, flags, argument indexes and the exceptions of String.format.
public class FormatErrorsAndWidths {
    static void show(String format, Object... arguments) {
        try {
            System.out.println("[" + String.format(format, arguments) + "]");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        show("%6d|%-6d|%06d|% d|%+d", 12, 12, 12, 12, -12);
        show("%(d %(d", 5, -5);
        show("%10.3f|%-10.3f|%010.3f", Math.PI, Math.PI, -Math.PI);
        show("%s|%10s|%-10s|%.1s", "ab", "ab", "ab", "ab");
        show("%c%c", 'a', 98);
        show("%b %B", true, false);
        show("%h", "hello");
        show("%x %X %o", 255, 255L, (byte) -1);
        show("%%|%n|".replace("%n", "n"));
        show("%1$d %1$d %2$s", 1, 2);
        show("%d", "text");
        show("%d %d", 1);
        show("%q", 1);
        show("%.2d", 1);
        show("%s", new int[0].length);
        show("%5c|%-5b|", 'x', true);
        show("%,d %,.2f", 1234567, 9876543.215);
        show("%d", (Object) null);
        show("no specifiers", 1, 2);
        show("%f %f", 1.0 / 0, 0.0 / 0);
        show("%5s%5s", null, "");
        show("%e %E %g", 0.00012345, 12345.0, 0.5);
    }
}
