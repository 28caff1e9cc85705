// Pins: reversing strings and numbers, palindromes ignoring case and punctuation.
public class ReverseAndPalindrome {
    static String reverse(String s) {
        String r = "";
        for (int i = s.length() - 1; i >= 0; i--) {
            r += s.charAt(i);
        }
        return r;
    }

    static int reverse(int n) {
        int r = 0;
        while (n != 0) {
            r = r * 10 + n % 10;
            n /= 10;
        }
        return r;
    }

    static boolean palindrome(String s) {
        int i = 0, j = s.length() - 1;
        while (i < j) {
            char a = Character.toLowerCase(s.charAt(i));
            char b = Character.toLowerCase(s.charAt(j));
            if (!Character.isLetterOrDigit(a)) {
                i++;
            } else if (!Character.isLetterOrDigit(b)) {
                j--;
            } else if (a != b) {
                return false;
            } else {
                i++;
                j--;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        System.out.println(reverse("hello") + reverse("") + reverse("x"));
        System.out.println(reverse(12345) + " " + reverse(-120) + " " + reverse(1999999999));
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("nope") + " " + palindrome(""));
    }
}
