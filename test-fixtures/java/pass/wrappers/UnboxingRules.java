// Pins: where boxes are unboxed: arithmetic, comparison with a primitive, conditions, switch, indexes, calls.
public class UnboxingRules {
    static int plain(int x) {
        return x + 1;
    }

    static Integer boxed(Integer x) {
        return x == null ? -1 : x;
    }

    static long wide(long x) {
        return x;
    }

    static Object any(Object o) {
        return o;
    }

    public static void main(String[] args) {
        Integer a = 1000;
        Integer b = 1000;
        System.out.println(a + b);
        System.out.println(a == b);
        System.out.println(a < b || a > b);
        System.out.println(a == 1000);
        System.out.println(a == 1000.0);
        Boolean t = Boolean.TRUE;
        if (t && !Boolean.FALSE) {
            System.out.println("yes");
        }
        int[] array = {5, 6, 7};
        Integer index = 2;
        System.out.println(array[index]);
        System.out.println(plain(a) + " " + boxed(7) + " " + boxed(null) + " " + wide(a));
        Character c = 'c';
        int code = c;
        System.out.println(code + c);
        System.out.println(any(1) instanceof Integer);
        System.out.println(any(1L) instanceof Long);
        System.out.println(any('a') instanceof Character);
        System.out.println(any(1.0f) instanceof Float);
        System.out.println(any(true));
        double d = index;
        System.out.println(d / 4);
        Number n = 5;
        System.out.println(n.intValue() + n.doubleValue());
        Integer sum = 0;
        for (Integer i = 0; i < 10; i++) {
            sum += i;
        }
        System.out.println(sum);
        Object o = true ? 1 : 2.0;
        System.out.println(o);
        System.out.println(-index + ~index + (index << index));
        byte narrow = (byte) (int) a;
        System.out.println(narrow);
    }
}
