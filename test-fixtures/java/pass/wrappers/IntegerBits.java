// The bit methods of Integer and Long.

public class IntegerBits {
    public static void main(String[] args) throws Exception {
        for (int v : new int[] {0, 1, -1, 12, Integer.MIN_VALUE, Integer.MAX_VALUE, 0x12345678}) {
            System.out.println(Integer.bitCount(v) + " " + Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v) + " " + Integer.reverse(v) + " " + Integer.reverseBytes(v) + " " + Integer.rotateLeft(v, 7) + " " + Integer.rotateRight(v, 35) + " " + Integer.signum(v) + " " + Integer.toBinaryString(v) + " " + Integer.toHexString(v) + " " + Integer.toOctalString(v) + " " + Integer.toString(v, 36) + " " + Integer.toUnsignedString(v) + " " + Integer.toUnsignedLong(v));
        }
        for (long v : new long[] {0, 1, -1, 1L << 40, Long.MIN_VALUE, 0x123456789ABCDEFL}) {
            System.out.println(Long.bitCount(v) + " " + Long.highestOneBit(v) + " " + Long.lowestOneBit(v) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v) + " " + Long.rotateLeft(v, 9) + " " + Long.rotateRight(v, 70) + " " + Long.signum(v) + " " + Long.toBinaryString(v).length() + " " + Long.toHexString(v) + " " + Long.toString(v, 16) + " " + Long.toUnsignedString(v));
        }
        System.out.println(Integer.divideUnsigned(-1, 3) + " " + Integer.remainderUnsigned(-1, 7) + Integer.compareUnsigned(-1, 1) + Long.divideUnsigned(-1, 10) + Long.remainderUnsigned(-1, 10) + Integer.compare(3, 5) + Integer.max(3, 5) + Integer.min(3, 5) + Integer.sum(3, 5) + Integer.hashCode(77) + Long.hashCode(1L << 33) + Integer.valueOf(5).compareTo(6) + Integer.toString(255, 99) + Short.toUnsignedInt((short) -1) + Byte.toUnsignedLong((byte) -1) + Short.reverseBytes((short) 258));
        Integer boxed = 300;
        System.out.println(boxed.byteValue() + " " + boxed.shortValue() + boxed.longValue() + boxed.floatValue() + boxed.doubleValue() + boxed.equals(300) + boxed.equals(300L) + boxed.hashCode() + boxed);
    }
}
