// Pins: rotate, reverse, remove duplicates, second largest, majority, partition on int arrays.
public class ArrayAlgorithms {
    static void reverse(int[] a, int from, int to) {
        for (to--; from < to; from++, to--) {
            int t = a[from];
            a[from] = a[to];
            a[to] = t;
        }
    }

    static void rotate(int[] a, int by) {
        by = ((by % a.length) + a.length) % a.length;
        reverse(a, 0, a.length);
        reverse(a, 0, by);
        reverse(a, by, a.length);
    }

    static int unique(int[] sorted) {
        if (sorted.length == 0) return 0;
        int n = 1;
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] != sorted[n - 1]) {
                sorted[n++] = sorted[i];
            }
        }
        return n;
    }

    static int second(int[] a) {
        int first = Integer.MIN_VALUE, second = Integer.MIN_VALUE;
        for (int x : a) {
            if (x > first) {
                second = first;
                first = x;
            } else if (x > second && x != first) {
                second = x;
            }
        }
        return second;
    }

    static int majority(int[] a) {
        int candidate = 0, votes = 0;
        for (int x : a) {
            if (votes == 0) {
                candidate = x;
            }
            votes += x == candidate ? 1 : -1;
        }
        return candidate;
    }

    static String show(int[] a, int n) {
        String s = "";
        for (int i = 0; i < n; i++) s += a[i] + " ";
        return s.trim();
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5};
        rotate(a, 2);
        System.out.println(show(a, 5));
        rotate(a, -3);
        System.out.println(show(a, 5));
        int[] b = {1, 1, 2, 3, 3, 3, 9};
        System.out.println(show(b, unique(b)));
        System.out.println(second(new int[] {5, 9, 9, 7}) + " " + second(new int[] {4}) + " " + majority(new int[] {3, 1, 3, 2, 3}));
        int[] prefix = new int[6];
        for (int i = 0; i < 5; i++) prefix[i + 1] = prefix[i] + a[i];
        System.out.println(prefix[5] - prefix[2]);
    }
}
