// Pins: prefix and postfix ++ and -- on every numeric type, locals, fields and array elements.
public class IncrementDecrement {
    static int counter = 5;
    int field = 10;

    static int next() {
        return counter++;
    }

    public static void main(String[] args) {
        byte b = 127;
        System.out.println(b++ + " " + b + " " + ++b + " " + --b + " " + b-- + " " + b);
        b = -128;
        b--;
        System.out.println(b);
        short s = Short.MAX_VALUE;
        System.out.println(++s);
        char c = 0;
        c--;
        System.out.println((int) c);
        int i = Integer.MAX_VALUE;
        System.out.println(i++ + " " + i);
        long l = Long.MIN_VALUE;
        System.out.println(--l);
        float f = 1.5f;
        System.out.println(f++ + " " + f);
        double d = -0.5;
        System.out.println(++d + " " + d--);
        System.out.println(next() + next() + " " + counter);
        IncrementDecrement o = new IncrementDecrement();
        System.out.println(o.field++ + ++o.field);
        int[] a = {1, 2, 3};
        int k = 0;
        System.out.println(a[k++]++ + " " + a[k]-- + " " + ++a[++k]);
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
    }
}
