// Pins: permutations of a string and subsets by bit masks.
public class Permutations {
    static int count = 0;

    static void permute(String done, String rest) {
        if (rest.isEmpty()) {
            System.out.print(done + " ");
            count++;
            return;
        }
        for (int i = 0; i < rest.length(); i++) {
            permute(done + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1));
        }
    }

    static void swapPermute(char[] a, int k) {
        if (k == a.length) {
            System.out.print(new String(a) + " ");
            return;
        }
        for (int i = k; i < a.length; i++) {
            char t = a[k]; a[k] = a[i]; a[i] = t;
            swapPermute(a, k + 1);
            t = a[k]; a[k] = a[i]; a[i] = t;
        }
    }

    public static void main(String[] args) {
        permute("", "abc");
        System.out.println(count);
        swapPermute("xyz".toCharArray(), 0);
        System.out.println();
        String items = "pqr";
        for (int mask = 0; mask < 1 << items.length(); mask++) {
            String s = "{";
            for (int i = 0; i < items.length(); i++) {
                if ((mask & 1 << i) != 0) {
                    s += items.charAt(i);
                }
            }
            System.out.print(s + "}");
        }
        System.out.println();
    }
}
