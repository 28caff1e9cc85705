// Pins: hidden fields, static fields through instances and null, super field access.
public class FieldHiding {
    static class A {
        int v = 1;
        static String s = "A.s";
        int get() { return v; }
    }

    static class B extends A {
        int v = 2;
        static String s = "B.s";
        int getB() { return v * 100 + super.v; }
        void set(int n) { v = n; super.v = -n; }
    }

    public static void main(String[] args) {
        B b = new B();
        A a = b;
        System.out.println(a.v + " " + b.v + " " + a.get() + " " + b.getB());
        b.set(7);
        a.v++;
        System.out.println(a.v + " " + b.v + " " + a.get());
        System.out.println(a.s + " " + b.s + " " + A.s + " " + B.s);
        A none = null;
        System.out.println(none.s);
        none.s = "changed";
        System.out.println(A.s);
        int v = 5;
        {
            FieldShadow f = new FieldShadow();
            f.set(v);
            System.out.println(f.v);
        }
    }

    static class FieldShadow {
        int v = 1;

        void set(int v) {
            v = v + 1;
            this.v += v;
        }
    }
}
