// Pins: binary numeric promotion picks double, float, long, then int.
public class MixedArithmetic {
    static void show(int x) {
        System.out.println("int " + x);
    }

    static void show(long x) {
        System.out.println("long " + x);
    }

    static void show(float x) {
        System.out.println("float " + x);
    }

    static void show(double x) {
        System.out.println("double " + x);
    }

    public static void main(String[] args) {
        byte b = 10;
        short s = 20;
        char c = 'A';
        int i = 7;
        long l = 8L;
        float f = 1.5f;
        double d = 2.25;
        show(b + s);
        show(b * c);
        show(c + i);
        show(i + l);
        show(l * f);
        show(f + d);
        show(i / 2);
        show(i / 2f);
        show(i / 2.0);
        show(i / 2 * 2.0);
        show(2.0 * i / 2);
        show(-b);
        show(+c);
        show(~s);
        show(b << l);
        show(l >> i);
        show(1 / 2 + 1 / 2.0);
    }
}
