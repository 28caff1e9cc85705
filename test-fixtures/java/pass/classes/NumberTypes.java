// Pins: Number as a common type, boxed values in Object fields and arrays, equals between wrapper classes.
public class NumberTypes {
    static double sum(Number[] numbers) {
        double s = 0;
        for (Number n : numbers) {
            s += n.doubleValue();
        }
        return s;
    }

    static String kind(Object o) {
        if (o == null) return "null";
        if (o instanceof Integer) return "Integer";
        if (o instanceof Long) return "Long";
        if (o instanceof Number) return "Number";
        if (o instanceof Character) return "Character";
        if (o instanceof CharSequence) return "CharSequence";
        if (o instanceof Comparable) return "Comparable";
        return "Object";
    }

    public static void main(String[] args) {
        Number[] all = {1, 2L, 3.5f, 4.25, (short) 5, (byte) 6};
        System.out.println(sum(all));
        Object[] objects = {1, 2L, 2.5, 'c', "s", true, null, new Object(), new int[0]};
        for (Object o : objects) {
            System.out.print(kind(o) + " ");
        }
        System.out.println();
        Object a = 5, b = 5L;
        System.out.println(a.equals(b) + " " + a.equals(5) + " " + b.equals(5L) + " " + a.hashCode() + " " + b.hashCode());
        System.out.println(Boolean.TRUE.hashCode() + " " + Character.valueOf('a').hashCode() + " " + "x".hashCode());
        Number n = all[3];
        System.out.println(n.intValue() + " " + n + " " + all[0].longValue() + all[2]);
    }
}
