// Pins: the type of ?: with mixed numeric, char constant, boxed and null operands.
public class TernaryPromotion {
    static void show(int x) {
        System.out.println("int " + x);
    }

    static void show(char x) {
        System.out.println("char " + x);
    }

    static void show(double x) {
        System.out.println("double " + x);
    }

    static void show(long x) {
        System.out.println("long " + x);
    }

    static void show(Object x) {
        System.out.println("object " + x);
    }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        int i = 0;
        byte b = 1;
        show(yes ? 1 : 2.0);
        show(yes ? 'a' : 0);
        show(yes ? 'a' : i);
        show(!yes ? 'a' : b);
        show(yes ? 1 : 2L);
        show(yes ? 'x' : 'y');
        System.out.println(yes ? 1 : 'a');
        System.out.println(yes ? 'b' : 70000);
        Object o = yes ? 1 : "one";
        show(o);
        Object p = yes ? Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(p);
        Integer none = null;
        try {
            int n = yes ? none : 0;
            System.out.println(n);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        Integer kept = yes ? null : Integer.valueOf(0);
        System.out.println(kept);
        String nested = i > 0 ? "positive" : i < 0 ? "negative" : "zero";
        System.out.println(nested);
        int count = 0;
        int picked = yes ? count++ : (count += 10);
        System.out.println(picked + " " + count);
    }
}
