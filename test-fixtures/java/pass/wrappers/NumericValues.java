/** Numeric values of characters that aren't decimal digits. */
public class NumericValues {
    public static void main(String[] args) {
        for (char c : new char[] {'\u00B2', '\u00BD', '\u2163', '\u2180', '\u217F', '\u2460', '\u3007', '\u096C', '\u4E00', '\uFF21', '\u0BF2'}) {
            System.out.println(Integer.toHexString(c) + " " + Character.getNumericValue(c) + " " + Character.digit(c, 36));
        }
        System.out.println(Character.getNumericValue(0x10107) + " " + Character.getNumericValue(0x10132) + " " + Character.getNumericValue(0x1D7D8));
        for (int block = 0; block < 0x20; block++) {
            int hash = 0;
            for (int c = block << 12; c < block + 1 << 12; c++) {
                hash = 31 * hash + Character.getNumericValue(c);
            }
            System.out.println(block + " " + hash);
        }
        System.out.println(Character.getNumericValue(-1) + " " + Character.getNumericValue(0x110000));
    }
}
