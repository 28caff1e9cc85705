// Pins: boxing keeps one object for -128..127 and makes a new one outside; == compares references.
public class IntegerCache {
    public static void main(String[] args) {
        int[] values = {-129, -128, 0, 127, 128, 1000};
        for (int v : values) {
            Integer a = v;
            Integer b = v;
            System.out.println(v + " " + (a == b) + " " + a.equals(b) + " " + (a == v) + " " + (a <= b && a >= b));
        }
        Long x = 127L;
        Long y = 127L;
        Long p = 128L;
        Long q = 128L;
        System.out.println((x == y) + " " + (p == q) + " " + p.equals(q) + " " + p.equals(128));
        Character c = 'a';
        Character d = 'a';
        System.out.println(c == d);
        Character e = '\u0080';
        Character f = '\u0080';
        System.out.println(e == f);
        Boolean t = true;
        Boolean u = Boolean.valueOf("true");
        System.out.println(t == u);
        Byte m = (byte) 100;
        Byte n = (byte) 100;
        System.out.println(m == n);
        Short s1 = 1000;
        Short s2 = 1000;
        System.out.println((s1 == s2) + " " + s1.equals(s2));
        Double d1 = 0.0;
        Double d2 = 0.0;
        System.out.println((d1 == d2) + " " + d1.equals(d2));
        Object o1 = 5;
        Object o2 = 5;
        Object o3 = 5L;
        System.out.println((o1 == o2) + " " + o1.equals(o3));
    }
}
