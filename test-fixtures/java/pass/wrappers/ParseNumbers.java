// Pins: parseInt and parseLong: signs, radix, limits, and the messages of NumberFormatException.
public class ParseNumbers {
    static void parse(String s) {
        try {
            System.out.println("'" + s + "' -> " + Integer.parseInt(s));
        } catch (NumberFormatException e) {
            System.out.println("'" + s + "' -> " + e.getMessage());
        }
    }

    static void parse(String s, int radix) {
        try {
            System.out.println("'" + s + "' base " + radix + " -> " + Integer.parseInt(s, radix));
        } catch (NumberFormatException e) {
            System.out.println("'" + s + "' base " + radix + " -> " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] inputs = {"0", "42", "-42", "+42", "2147483647", "-2147483648", "2147483648", "-2147483649",
            "", " ", "4 2", " 42", "x", "-", "+", "--1", "1.5", "0x10", "1_000", "007"};
        for (String s : inputs) {
            parse(s);
        }
        parse(null);
        parse("ff", 16);
        parse("FF", 16);
        parse("-1010", 2);
        parse("2", 2);
        parse("zz", 36);
        try {
            System.out.println(Long.parseLong("9223372036854775807"));
            System.out.println(Long.parseLong("-9223372036854775808"));
            System.out.println(Long.parseLong("9223372036854775808"));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.valueOf("12") + Integer.valueOf(30));
        System.out.println(Double.parseDouble("1.5e2") + " " + Double.parseDouble("-0") + " " + Double.parseDouble("NaN"));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null));
    }
}
