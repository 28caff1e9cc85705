// Pins: byte, short and char are promoted to int before a shift; >>>= on a byte narrows back.
public class SmallTypeShifts {
    public static void main(String[] args) {
        byte b = (byte) 0x80;
        short s = (short) 0x8001;
        char c = '\u8001';
        System.out.println(b >> 1);
        System.out.println(b >>> 1);
        System.out.println(b << 1);
        System.out.println(s >> 1);
        System.out.println(s >>> 28);
        System.out.println(c >> 1);
        System.out.println(c << 16);
        b >>>= 1;
        System.out.println(b);
        b = -1;
        b >>>= 25;
        System.out.println(b);
        b = 1;
        b <<= 7;
        System.out.println(b);
        s >>>= 4;
        System.out.println(s);
        c <<= 1;
        System.out.println((int) c);
        int i = -1;
        i >>>= 33;
        System.out.println(i);
    }
}
