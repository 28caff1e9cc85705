public class Prefix {
    // expect: violated e.g. a="a" b="a"
    //@ requires a != null && b != null;
    //@ ensures a.startsWith(\result) && b.startsWith(\result);
    //@ ensures \result.length() < a.length() && \result.length() < b.length() ==> a.charAt(\result.length()) != b.charAt(\result.length());
    static String common(String a, String b) {
        int n = 0;
        while (n < a.length() && n < b.length() && a.charAt(n) == b.charAt(n)) {
            n++;
        }
        return a.substring(0, n == 0 ? 0 : n - 1); // <- fault: should be n
    }
}
