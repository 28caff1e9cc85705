// Where a pattern's variable is in scope, and where a field of its name is meant.

public class PatternScopes {
    static String s = "field";

    static String negated(Object o) {
        if (!(o instanceof String s)) {
            return "no " + SealedName.s + PatternScopes.s;
        }
        return s;
    }

    static class SealedName {
        static String s = "other";
    }

    static String inElse(Object o) {
        if (o instanceof Integer s && s > 3) {
            return "int " + s;
        } else {
            return s;
        }
    }

    static String whenTrueAfter(Object o) {
        if (o instanceof Integer n) {
            if (n < 0) {
                return "negative";
            }
        } else {
            return "none";
        }
        return "n" + n;
    }

    static String afterLoop(Object o) {
        while (!(o instanceof Integer i)) {
            o = 7;
        }
        return "after " + i;
    }

    static String both(Object a, Object b) {
        if (!(a instanceof String x) || !(b instanceof String y)) {
            return "?";
        }
        return x + y;
    }

    static String inConditional(Object a) {
        return a instanceof String s && s.length() > 1 ? s : s;
    }

    static boolean inOr(Object a) {
        return !(a instanceof String text) || text.isEmpty();
    }

    static String chain(Object o) {
        if (o instanceof Integer v) {
            return "I" + v;
        } else if (o instanceof String v) {
            return "S" + v;
        } else if (!(o instanceof Long v)) {
            return "?";
        } else {
            return "L" + v;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(negated("a") + " " + negated(1) + " " + inElse(5) + inElse(2) + inElse("x") + " " + whenTrueAfter(1) + whenTrueAfter(-1) + whenTrueAfter("z"));
        System.out.println(afterLoop("x") + " " + both("a", "b") + both(1, "b") + inConditional("ab") + inConditional("c") + inOr("") + inOr("x") + inOr(1) + chain(1) + chain("s") + chain(2L) + chain('c'));
        for (Object o : new Object[] {new int[] {1, 2}, "text", 5L, null}) {
            System.out.println(o instanceof int[] a ? "array " + a.length : o instanceof CharSequence c ? "text " + c.length() : "else " + o);
        }
    }
}
