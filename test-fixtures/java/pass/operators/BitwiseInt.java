// Pins: & | ^ ~ on int and long, with sign extension when an int meets a long.
public class BitwiseInt {
    public static void main(String[] args) {
        int a = 0xF0F0F0F0;
        int b = 0x0FF00FF0;
        System.out.println(a & b);
        System.out.println(a | b);
        System.out.println(a ^ b);
        System.out.println(~a);
        long l = 0xFFFFFFFFL;
        System.out.println(a & l);
        System.out.println(a | l);
        System.out.println(a ^ l);
        System.out.println(~l);
        System.out.println(-1 & 0xFF);
        byte x = (byte) 200;
        System.out.println(x + " " + (x & 0xFF) + " " + (x | 0x100) + " " + (x ^ -1));
        char c = 'a';
        System.out.println(c & 0x5F);
        System.out.println((char) (c & 0x5F));
        int mask = 0;
        mask |= 1 << 3;
        mask ^= 0x9;
        mask &= ~1;
        System.out.println(mask);
    }
}
