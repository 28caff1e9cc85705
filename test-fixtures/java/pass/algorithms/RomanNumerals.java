// Pins: Roman numerals both ways with parallel arrays and a switch.
public class RomanNumerals {
    static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    static final String[] SIGNS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    static String toRoman(int n) {
        if (n <= 0 || n > 3999) {
            throw new IllegalArgumentException("out of range: " + n);
        }
        String s = "";
        for (int i = 0; i < VALUES.length; i++) {
            while (n >= VALUES[i]) {
                s += SIGNS[i];
                n -= VALUES[i];
            }
        }
        return s;
    }

    static int value(char c) {
        switch (c) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            case 'D': return 500;
            case 'M': return 1000;
            default: throw new IllegalArgumentException("no numeral: " + c);
        }
    }

    static int fromRoman(String s) {
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            int v = value(s.charAt(i));
            boolean smaller = i + 1 < s.length() && v < value(s.charAt(i + 1));
            sum += smaller ? -v : v;
        }
        return sum;
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 399, 1994, 3999}) {
            String r = toRoman(n);
            System.out.println(n + " " + r + " " + fromRoman(r));
        }
        try {
            toRoman(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            fromRoman("MB");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
