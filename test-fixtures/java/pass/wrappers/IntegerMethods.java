// Pins: constants and static methods of Integer and Long.
public class IntegerMethods {
    public static void main(String[] args) {
        System.out.println(Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Integer.SIZE);
        System.out.println(Long.MIN_VALUE + " " + Long.MAX_VALUE);
        System.out.println(Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Short.MAX_VALUE);
        System.out.println((int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE);
        System.out.println(Integer.toString(-255) + " " + Integer.toString(-255, 16) + " " + Integer.toString(35, 36));
        System.out.println(Integer.toBinaryString(10) + " " + Integer.toBinaryString(-1) + " " + Integer.toBinaryString(0));
        System.out.println(Integer.toHexString(-1) + " " + Integer.toHexString(48879) + " " + Integer.toOctalString(8));
        System.out.println(Integer.compare(1, 2) + " " + Integer.compare(2, 2) + " " + Integer.compare(3, 2));
        System.out.println(Integer.valueOf(5).compareTo(7) + " " + Long.compare(5L, -5L));
        System.out.println(Integer.max(3, 9) + " " + Integer.min(3, 9) + " " + Integer.sum(3, 9) + " " + Integer.signum(-8));
        System.out.println(Integer.bitCount(255) + " " + Integer.bitCount(-1) + " " + Long.bitCount(7L << 40));
        System.out.println(Integer.highestOneBit(100) + " " + Integer.lowestOneBit(100));
        System.out.println(Integer.numberOfLeadingZeros(1) + " " + Integer.numberOfTrailingZeros(8) + " " + Integer.numberOfLeadingZeros(0));
        System.out.println(Integer.reverse(1) + " " + Integer.rotateLeft(0x80000001, 1));
        System.out.println(Integer.valueOf(300).hashCode() + " " + Long.valueOf(1L << 32).hashCode() + " " + Integer.hashCode(-7));
        Integer i = 65;
        System.out.println(i.intValue() + " " + i.doubleValue() + " " + i.longValue() + " " + i.byteValue() + " " + i.toString());
        System.out.println(Long.toString(1L << 40) + " " + Long.toHexString(-1L) + " " + Long.toBinaryString(5));
        System.out.println(Long.valueOf(1L << 40).intValue());
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1) + " " + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7));
    }
}
