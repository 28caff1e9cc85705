// Pins: varargs with null, arrays, primitives, boxed and no arguments; main called directly.
public class VarargsDetails {
    static int count(Object... o) {
        return o == null ? -1 : o.length;
    }

    static String ints(int... a) {
        String s = "";
        for (int x : a) s += x + ",";
        return s;
    }

    static double average(String label, double... d) {
        double sum = 0;
        for (double x : d) sum += x;
        return d.length == 0 ? 0 : sum / d.length;
    }

    static void change(int... a) {
        a[0] = 100;
    }

    static int depth = 0;

    public static void main(String... args) {
        System.out.println(count() + " " + count(1) + " " + count(1, "x", null) + " " + count((Object) null) + " " + count((Object[]) null));
        System.out.println(count(new Object[3]) + " " + count(new int[3]) + " " + count(new String[2]) + " " + count((Object) new String[2]));
        System.out.println(ints() + "|" + ints('a', (byte) 2) + "|" + ints(new int[] {7, 8}));
        System.out.println(average("none") + " " + average("ints", 1, 2) + " " + average("mixed", 1, 2.5f, 'c'));
        int[] kept = {1};
        change(kept);
        change(5, 6);
        System.out.println(kept[0]);
        if (depth++ == 0) {
            main("again");
        } else {
            System.out.println(args[0]);
        }
    }
}
