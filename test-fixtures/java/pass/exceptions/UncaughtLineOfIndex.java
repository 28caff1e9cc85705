// Pins: the line of a failing array access inside a statement of several lines.
public class UncaughtLineOfIndex {
    static int[] a = new int[1];

    public static void main(String[] args) {
        a[0] =
            a[0] +
                a[
                    5];
    }
}
