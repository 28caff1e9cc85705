// Pins: string concatenation of every primitive type, null and objects.
public class ConcatEveryType {
    public static void main(String[] args) {
        byte b = -1;
        short s = 2;
        char c = 'x';
        int i = -3;
        long l = 4_000_000_000L;
        float f = 1.5f;
        double d = -2.25;
        boolean z = true;
        String n = null;
        Object o = null;
        System.out.println("b" + b);
        System.out.println("s" + s);
        System.out.println("c" + c);
        System.out.println("i" + i);
        System.out.println("l" + l);
        System.out.println("f" + f);
        System.out.println("d" + d);
        System.out.println("z" + z);
        System.out.println("n" + n);
        System.out.println("o" + o);
        System.out.println(n + n);
        System.out.println(b + s + "" + c + i);
        System.out.println("" + null);
        System.out.println(1 + 1 + "=" + 1 + 1);
        System.out.println('a' + 1 + "b" + 'a' + 1);
        String t = "x";
        t += 1;
        t += 'y';
        t += 2.0;
        t += null;
        t += true;
        System.out.println(t);
        String u = null;
        u += "v";
        System.out.println(u);
        Integer boxed = 12;
        System.out.println("box " + boxed + ' ' + Character.valueOf('q'));
    }
}
