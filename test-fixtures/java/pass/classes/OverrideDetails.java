// Pins: covariant returns, widened access, final and static methods, private methods do not override.
public class OverrideDetails {
    static class A {
        private String secret() { return "A.secret"; }
        String reveal() { return secret(); }
        protected Object make() { return "A.make"; }
        final String fixed() { return "A.fixed " + make(); }
        static String s() { return "A.s"; }
        String viaStatic() { return s(); }
        void grow(int[] a) { a[0]++; }
        Number number() { return 1; }
    }

    static class B extends A {
        String secret() { return "B.secret"; }
        public String make() { return "B.make"; }
        static String s() { return "B.s"; }
        void grow(int[] a) { super.grow(a); super.grow(a); a[0] *= 10; }
        Integer number() { return 2; }
        void grow(long[] a) { a[0] = -1; }
    }

    public static void main(String[] args) {
        A a = new B();
        System.out.println(a.reveal() + " " + ((B) a).secret() + " " + a.make() + " " + a.fixed());
        System.out.println(a.viaStatic() + " " + A.s() + " " + B.s());
        int[] x = {1};
        a.grow(x);
        System.out.println(x[0] + " " + a.number() + " " + (new B().number() + 1));
        long[] y = {1};
        new B().grow(y);
        System.out.println(y[0] + " " + new B().make().length());
    }
}
