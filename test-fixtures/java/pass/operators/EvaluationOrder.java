// Pins: operands are evaluated left to right; the array reference and index before the right side.
public class EvaluationOrder {
    static String trace = "";

    static int see(String name, int value) {
        trace = trace + name;
        return value;
    }

    static int[] array(String name, int[] a) {
        trace = trace + name;
        return a;
    }

    static void show(int value) {
        System.out.println(trace + " = " + value);
        trace = "";
    }

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    public static void main(String[] args) {
        show(see("a", 1) + see("b", 2) * see("c", 3));
        show((see("a", 1) + see("b", 2)) * see("c", 3));
        show(three(see("a", 1), see("b", 2), see("c", 3)));
        int[] a = {10, 20, 30};
        show(array("A", a)[see("i", 1)] = see("v", 7));
        show(array("A", a)[see("i", 2)] += see("v", 5));
        int i = 0;
        a[i] = i = 2;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + i);
        i = 1;
        i = i++ + ++i;
        System.out.println(i);
        i = 5;
        i += i++ * 2 + i;
        System.out.println(i);
        i = 3;
        int j = i-- - --i;
        System.out.println(i + " " + j);
        int[] b = {0, 0, 0, 0};
        i = 0;
        b[i++] = b[i++] = i++;
        System.out.println(b[0] + " " + b[1] + " " + b[2] + " " + i);
        i = 2;
        System.out.println(i + (i = 5) * i);
    }
}
