// Pins: the line of a failing division inside a statement of several lines.
public class UncaughtLineOfDivision {
    public static void main(String[] args) {
        int zero = args.length;
        int q = 1 +
            2 /
            zero;
        System.out.println(q);
    }
}
