// Pins: overload phases: exact or widening first, then boxing, then varargs; most specific wins.
public class OverloadResolution {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Object x) { return "Object"; }
    static String f(Integer x) { return "Integer"; }
    static String f(int... x) { return "int..."; }

    static String g(long x) { return "long"; }
    static String g(Integer x) { return "Integer"; }
    static String g(Object x) { return "Object"; }

    static String h(Object x) { return "Object"; }
    static String h(int... x) { return "int..."; }

    static String k(Object o) { return "Object"; }
    static String k(String s) { return "String"; }

    static String m(double a, long b) { return "double,long"; }
    static String m(long a, long b) { return "long,long"; }

    static String n(char c) { return "char"; }
    static String n(int i) { return "int"; }

    static String v(String s, Object... rest) { return s + rest.length; }
    static String v(String s) { return s + " alone"; }

    static String w(Number n) { return "Number"; }
    static String w(Comparable c) { return "Comparable"; }
    static String w(Object o) { return "Object"; }

    public static void main(String[] args) {
        byte b = 1;
        short s = 1;
        char c = 'c';
        float fl = 1f;
        Integer boxed = 1;
        Object o = 1;
        System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(1) + " " + f(1L) + " " + f(fl) + " " + f(1.0));
        System.out.println(f(boxed) + " " + f(o) + " " + f("s") + " " + f() + " " + f(1, 2) + " " + f('a', b) + " " + f(true));
        System.out.println(g(1) + " " + g(boxed) + " " + g('c') + " " + g(1.0) + " " + g(Long.valueOf(1)));
        System.out.println(h(1) + " " + h() + " " + h(1, 2) + " " + h(new int[] {1}));
        System.out.println(k("s") + " " + k(null) + " " + k(o) + " " + k((Object) "s"));
        System.out.println(m(1, 2) + " " + m(1L, 2) + " " + m(1f, 2));
        System.out.println(n('a') + " " + n(97) + " " + n((char) 97) + " " + n('a' + 1) + " " + n(b));
        System.out.println(v("x") + " " + v("x", 1) + " " + v("x", 1, "two") + " " + v("x", new Object[] {1, 2, 3}) + " " + v("x", (Object) new Object[0]));
        System.out.println(w(o) + " " + w(true) + " " + w("text") + " " + w(new int[0]));
    }
}
