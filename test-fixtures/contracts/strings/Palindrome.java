public class Palindrome {
    // expect: holds
    //@ requires s != null;
    //@ ensures \result <==> (\forall int i; 0 <= i && i < s.length(); s.charAt(i) == s.charAt(s.length() - 1 - i));
    static boolean palindrome(String s) {
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
        }
        return true;
    }

    // expect: violated e.g. s="aaab"
    //@ requires s != null;
    //@ ensures \result <==> (\forall int i; 0 <= i && i < s.length(); s.charAt(i) == s.charAt(s.length() - 1 - i));
    static boolean palindromeFaulty(String s) {
        int i = 0;
        int j = s.length() - 1;
        while (i < j) {
            if (s.charAt(i) == s.charAt(j)) {
                return true; // <- fault: decided after the first pair
            }
            i++;
            j--;
        }
        return s.length() < 2;
    }
}
