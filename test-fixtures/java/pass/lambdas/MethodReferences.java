// Pins: references to static, bound, unbound and constructor methods.
public class MethodReferences {
    interface IntToInt {
        int apply(int x);
    }

    interface TextToInt {
        int apply(String s);
    }

    interface Maker {
        MethodReferences make(int n);
    }

    interface ArrayMaker {
        int[] make(int n);
    }

    final int n;

    MethodReferences(int n) {
        this.n = n;
    }

    static int twice(int x) {
        return 2 * x;
    }

    int plus(int x) {
        return n + x;
    }

    public static void main(String[] args) {
        IntToInt a = MethodReferences::twice;
        IntToInt b = new MethodReferences(10)::plus;
        TextToInt c = String::length;
        TextToInt d = Integer::parseInt;
        Maker e = MethodReferences::new;
        ArrayMaker f = int[]::new;
        System.out.println(a.apply(4) + " " + b.apply(4) + " " + c.apply("four") + " " + d.apply("44") + " " + e.make(7).n + " " + f.make(3).length);
    }
}
