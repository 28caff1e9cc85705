// Pins: addition, multiplication and factorial of large numbers in int arrays of digits.
public class BigNumbers {
    static int[] multiply(int[] digits, int factor) {
        int[] r = new int[digits.length + 10];
        int carry = 0;
        for (int i = 0; i < r.length; i++) {
            int v = (i < digits.length ? digits[i] : 0) * factor + carry;
            r[i] = v % 10;
            carry = v / 10;
        }
        int n = r.length;
        while (n > 1 && r[n - 1] == 0) {
            n--;
        }
        int[] trimmed = new int[n];
        System.arraycopy(r, 0, trimmed, 0, n);
        return trimmed;
    }

    static String add(String a, String b) {
        String sum = "";
        int carry = 0;
        for (int i = a.length() - 1, j = b.length() - 1; i >= 0 || j >= 0 || carry > 0; i--, j--) {
            int d = carry + (i >= 0 ? a.charAt(i) - '0' : 0) + (j >= 0 ? b.charAt(j) - '0' : 0);
            sum = d % 10 + sum;
            carry = d / 10;
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] f = {1};
        for (int i = 2; i <= 30; i++) {
            f = multiply(f, i);
        }
        String s = "";
        for (int d : f) {
            s = d + s;
        }
        System.out.println(s);
        System.out.println(add("99999999999999999999", "1") + " " + add("0", "0") + " " + add("123", "4567"));
    }
}
