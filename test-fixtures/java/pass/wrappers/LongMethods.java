// Pins: Long parsing, comparing, hashing, bit methods and mixed arithmetic with boxes.
public class LongMethods {
    public static void main(String[] args) {
        System.out.println(Long.parseLong("-123") + Long.valueOf("77") + Long.valueOf(3));
        System.out.println(Long.compare(1, 2) + " " + Long.signum(-9L) + " " + Long.max(3, 4) + " " + Long.sum(1L << 40, 1));
        System.out.println(Long.numberOfTrailingZeros(1L << 40) + " " + Long.numberOfLeadingZeros(1) + " " + Long.highestOneBit(1000L) + " " + Long.reverse(1L));
        System.out.println(Long.toString(255, 16) + " " + Long.toHexString(255) + " " + Long.toOctalString(8) + " " + Long.parseLong("7fffffffffffffff", 16));
        Long a = 128L;
        Long b = 128L;
        System.out.println((a == b) + " " + a.equals(b) + " " + (a + b) + " " + a.compareTo(b) + " " + (a == 128));
        Integer i = 5;
        System.out.println(a + i);
        long hash = 0;
        for (char c : "hash".toCharArray()) {
            hash = hash * 1_000_003L ^ c;
        }
        System.out.println(hash + " " + (int) (hash ^ hash >>> 32) + " " + Long.hashCode(hash));
        try {
            Long.parseLong("12L");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Long.parseLong("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Long.rotateLeft(1L, 65) + " " + Long.divideUnsigned(-1L, 2) + " " + Long.toUnsignedString(-1L));
    }
}
