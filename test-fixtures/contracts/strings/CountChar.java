public class CountChar {
    // expect: holds
    //@ requires s != null;
    //@ ensures \result == (\num_of int i; 0 <= i && i < s.length(); s.charAt(i) == c);
    static int count(String s, char c) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == c) {
                n++;
            }
        }
        return n;
    }

    // expect: violated e.g. s="a"
    //@ requires s != null;
    //@ ensures \result.length() == s.length();
    //@ ensures (\forall int i; 0 <= i && i < s.length(); \result.charAt(i) == s.charAt(s.length() - 1 - i));
    static String reverse(String s) {
        String r = "";
        for (int i = s.length() - 1; i > 0; i--) { // <- fault: the first char is lost
            r += s.charAt(i);
        }
        return r;
    }
}
