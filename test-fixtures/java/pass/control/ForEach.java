// Pins: for-each over arrays of primitives, references and rows; the array expression is evaluated once.
public class ForEach {
    static int[] make() {
        System.out.println("make");
        return new int[] {3, 4};
    }

    public static void main(String[] args) {
        for (int x : make()) {
            System.out.println(x);
        }
        int[] a = {1, 2, 3};
        for (int x : a) {
            x *= 10;
        }
        System.out.println(a[0]);
        for (int x : a) {
            a = new int[] {9, 9, 9};
            System.out.print(x + " ");
        }
        System.out.println();
        for (long x : new int[] {1, 2}) {
            System.out.print(x << 40);
            System.out.print(' ');
        }
        System.out.println();
        for (Integer boxed : new int[] {127, 128}) {
            System.out.print(boxed + " ");
        }
        for (int plain : new Integer[] {5, 6}) {
            System.out.print(plain + " ");
        }
        System.out.println();
        for (char c : "xyz".toCharArray()) {
            System.out.print(c);
            System.out.print(',');
        }
        System.out.println();
        for (final String s : new String[] {"p", null}) {
            System.out.println(s);
        }
        try {
            int[] none = null;
            for (int x : none) {
                System.out.println(x);
            }
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
    }
}
