/** Roman numerals from 1 to 3999. */
public class Roman {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {
        "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
    };

    public static String write(int number) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++) {
            while (number >= VALUES[i]) {
                result.append(SIGNS[i]);
                number -= VALUES[i];
            }
        }
        return result.toString();
    }

    public static int read(String numeral) {
        int sum = 0;
        int before = 0;
        for (int i = numeral.length() - 1; i >= 0; i--) {
            int value = valueOf(numeral.charAt(i));
            if (value < before) {
                sum -= value;
            } else {
                sum += value;
            }
            before = value;
        }
        return sum;
    }

    private static int valueOf(char sign) {
        switch (sign) {
            case 'I':
                return 1;
            case 'V':
                return 5;
            case 'X':
                return 10;
            case 'L':
                return 50;
            case 'C':
                return 100;
            case 'D':
                return 500;
            case 'M':
                return 1000;
            default:
                throw new IllegalArgumentException("no sign: " + sign);
        }
    }
}
