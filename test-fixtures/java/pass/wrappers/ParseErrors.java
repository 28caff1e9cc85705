// What the parse methods accept and the messages of NumberFormatException.

public class ParseErrors {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Integer.parseInt("+7") + Integer.parseInt("-0") + Integer.parseInt("7f", 16) + Integer.valueOf("12") + Integer.decode("0x10") + Integer.decode("-010") + Integer.decode("#f") + Integer.parseInt("xx12yy", 2, 4, 10) + Integer.parseUnsignedInt("4294967295"));
        System.out.println(Long.parseLong("9223372036854775807") + " " + Long.decode("-0x1") + Long.parseUnsignedLong("18446744073709551615") + Short.parseShort("-32768") + Byte.parseByte("7f", 16) + Boolean.parseBoolean("TRUE") + Boolean.parseBoolean("yes") + Double.parseDouble(" 1e3 ") + Double.parseDouble("0x1p3") + Double.parseDouble("-Infinity") + Float.parseFloat("1.5f") + Double.valueOf("NaN"));
        for (String text : new String[] {"", "x", "2147483648", "1.0", " 1", "-", "1_0"}) {
            fails(() -> Integer.parseInt(text));
        }
        fails(() -> Integer.parseInt(null));
        fails(() -> Integer.parseInt("1", 99));
        fails(() -> Integer.parseInt("9", 8));
        fails(() -> Long.parseLong("9223372036854775808"));
        fails(() -> Byte.parseByte("128"));
        fails(() -> Short.parseShort("99999"));
        fails(() -> Integer.decode(""));
        fails(() -> Double.parseDouble("abc"));
        fails(() -> Double.parseDouble(""));
        fails(() -> Float.parseFloat("1,5"));
        fails(() -> Integer.parseUnsignedInt("-1"));
        fails(() -> Integer.parseInt("12", 1, 5, 10));
    }
}
