// Pins: op= casts the result back to the type of the left side.
public class CompoundAssignmentNarrowing {
    public static void main(String[] args) {
        byte b = 100;
        b += 100;
        System.out.println(b);
        b -= 1.5;
        System.out.println(b);
        b *= 3;
        System.out.println(b);
        b /= 2.5;
        System.out.println(b);
        b %= 7;
        System.out.println(b);
        short s = 30000;
        s += 30000;
        System.out.println(s);
        s *= 2L;
        System.out.println(s);
        char c = 'a';
        c += 1.9;
        System.out.println(c);
        c -= 32;
        System.out.println(c);
        int i = 10;
        i += 3.7;
        System.out.println(i);
        i *= 1.5;
        System.out.println(i);
        i -= 1e20;
        System.out.println(i);
        i = 7;
        i /= 0.5f;
        System.out.println(i);
        i <<= 33L;
        System.out.println(i);
        long l = 5;
        l += 0.99;
        System.out.println(l);
        l *= Float.MAX_VALUE;
        System.out.println(l);
        float f = 1;
        f += 1e-10;
        System.out.println(f);
        f /= 3.0;
        System.out.println(f);
        byte mask = 0x0F;
        mask ^= 0xFF;
        System.out.println(mask);
        mask |= 0x100;
        System.out.println(mask);
    }
}
