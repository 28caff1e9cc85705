// Pins: run-length coding, Caesar cipher and binary conversion with StringBuilder.
public class BuilderAlgorithms {
    static String encode(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); ) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) {
                j++;
            }
            out.append(j - i).append(s.charAt(i));
            i = j;
        }
        return out.toString();
    }

    static String caesar(String s, int key) {
        StringBuilder out = new StringBuilder(s.length());
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                c = (char) ('a' + Math.floorMod(c - 'a' + key, 26));
            }
            out.append(c);
        }
        return out.toString();
    }

    static String binary(int n) {
        StringBuilder out = new StringBuilder();
        do {
            out.insert(0, n % 2);
            n /= 2;
        } while (n > 0);
        return out.toString();
    }

    public static void main(String[] args) {
        System.out.println(encode("aaabccdddd") + " " + encode(""));
        System.out.println(caesar("hello, world", 3) + " " + caesar(caesar("hello", 3), -3));
        System.out.println(binary(0) + " " + binary(10) + " " + binary(255));
    }
}
