// Pins: strings from char arrays, ranges, copies; arrays of chars independent of the string.
public class CharArrays {
    public static void main(String[] args) {
        char[] a = {'s', 't', 'a', 'r', 't'};
        String s = new String(a);
        a[0] = 'X';
        System.out.println(s + " " + new String(a) + " " + new String(a, 1, 3) + " " + String.valueOf(a, 2, 2));
        char[] b = s.toCharArray();
        char[] c = s.toCharArray();
        System.out.println(b == c);
        for (int i = 0, j = b.length - 1; i < j; i++, j--) {
            char t = b[i];
            b[i] = b[j];
            b[j] = t;
        }
        System.out.println(b);
        System.out.println(String.copyValueOf(b));
        System.out.println(new String() + "|" + new String(new char[3]).length() + "|" + new String("copy"));
        int[] histogram = new int[26];
        for (char x : "the quick brown fox jumps over the lazy dog".toCharArray()) {
            if (x >= 'a' && x <= 'z') {
                histogram[x - 'a']++;
            }
        }
        String h = "";
        for (int i = 0; i < 26; i++) {
            h += histogram[i];
        }
        System.out.println(h);
        try {
            new String(a, 3, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
