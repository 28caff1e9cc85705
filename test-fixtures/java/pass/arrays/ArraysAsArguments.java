// Pins: arrays are passed by reference value; reassigning the parameter is not seen by the caller.
public class ArraysAsArguments {
    static void fill(int[] a, int v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
    }

    static void replace(int[] a) {
        a = new int[] {-1};
        a[0] = -2;
    }

    static int[] grow(int[] a) {
        int[] bigger = new int[a.length * 2];
        System.arraycopy(a, 0, bigger, 0, a.length);
        return bigger;
    }

    static int sum(int... values) {
        int s = 0;
        for (int v : values) {
            s += v;
        }
        return s;
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        fill(a, 7);
        replace(a);
        System.out.println(a[0] + a[1] + a[2]);
        a = grow(a);
        System.out.println(a.length + " " + a[2] + " " + a[3]);
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(a));
        System.arraycopy(a, 0, a, 1, 3);
        System.out.println(a[0] + " " + a[3]);
        System.out.println(args.length);
    }
}
