// Pins: String.format and printf with the common conversions.
public class FormatBasics {
    public static void main(String[] args) {
        System.out.println(String.format("%d %s %c %b %x", 42, "text", 'c', true, 255));
        System.out.println(String.format("[%5d] [%-5d] [%05d] [%+d] [%,d]", 42, 42, 42, 42, 1234567));
        System.out.println(String.format("[%8s] [%-8s] [%.2s]", "abc", "abc", "abc"));
        System.out.println(String.format("%.2f %f %.0f %8.3f|", 3.14159, 2.5, 2.5, 1.0005));
        System.out.println(String.format("%5.1f%%", 12.34));
        System.out.println(String.format("%X %o %08x", 48879, 8, 48879));
        System.out.println(String.format("%s %s", null, 12L));
        System.out.println(String.format("%2$s %1$s", "a", "b"));
        System.out.println(String.format("%d", Long.MIN_VALUE));
        System.out.println(String.format("%x", -1));
        System.out.println(String.format("%b %b", null, "x"));
        System.out.println(String.format("%e", 12345.678));
        System.out.println(String.format("%S", "shout"));
        System.out.printf("%s=%d%n", "k", 3);
        System.out.printf("no arguments%n");
        System.out.println(String.format("%.3f", -0.0005));
        System.out.println(String.format("%.1f", 0.25));
        System.out.println(String.format("%.1f", 0.35));
    }
}
