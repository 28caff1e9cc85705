// Pins: index expressions of type char, byte, short and boxed; sizes by expressions; big strides.
public class LongAndCharIndexes {
    public static void main(String[] args) {
        int[] counts = new int[128];
        for (char c : "mississippi".toCharArray()) {
            counts[c]++;
        }
        System.out.println(counts['s'] + " " + counts['i'] + " " + counts['p'] + " " + counts['m']);
        byte b = 2;
        short s = 3;
        Integer boxed = 4;
        int[] a = new int[b * s];
        a[b] = 1;
        a[s] = 2;
        a[boxed] = 3;
        a[b + s] = 4;
        String t = "";
        for (int x : a) t += x;
        System.out.println(t);
        long index = 5;
        System.out.println(a[(int) index]);
        int[] next = {2, 0, 3, 1};
        int at = 0;
        String path = "";
        do {
            path += at;
            at = next[at];
        } while (at != 0);
        System.out.println(path);
        System.out.println(a[a[a[4]]]);
        int i = 1;
        a[i++] = a[i] + 10;
        System.out.println(a[1] + " " + i);
    }
}
