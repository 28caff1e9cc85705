// The phases of overload resolution with boxing, widening and varargs.

public class VarargsAndOverloads {
    static String f(Object o) {
        return "Object";
    }

    static String f(String s) {
        return "String";
    }

    static String f(Integer i) {
        return "Integer";
    }

    static String f(long l) {
        return "long";
    }

    static String f(double d) {
        return "double";
    }

    static String f(int... xs) {
        return "ints" + xs.length;
    }

    static String g(Object... xs) {
        return xs == null ? "null" : "objects" + xs.length;
    }

    static String h(char c) {
        return "char";
    }

    static String h(int i) {
        return "int";
    }

    static String k(long a, int b) {
        return "long,int";
    }

    static String k(int a, long b) {
        return "int,long";
    }

    static String n(Number x) {
        return "Number";
    }

    static String n(Comparable<?> x) {
        return "Comparable";
    }

    public static void main(String[] args) throws Exception {
        byte b = 3;
        char c = 'c';
        Object o = "text";
        System.out.println(f("x") + " " + f(3) + " " + f(3L) + " " + f(b) + " " + f(c) + " " + f(3f) + " " + f() + " " + f(1, 2) + " " + f(o) + " " + f((Object) 3) + " " + f(Integer.valueOf(3)) + " " + f(Byte.valueOf(b)));
        System.out.println(g() + g(1) + g(1, "a") + g((Object[]) null) + g((Object) null) + g(new Object[] {1, 2, 3}) + g(new int[] {1, 2}) + g(new String[] {"a", "b"}) + h('a') + h(97) + h((char) 97) + h(b) + k(1L, 2) + k(1, 2L) + n((Number) 1) + n("s"));
    }
}
