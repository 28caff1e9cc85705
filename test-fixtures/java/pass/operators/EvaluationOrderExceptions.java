// Pins: which side effects happen before an exception: right side is evaluated before the index check.
public class EvaluationOrderExceptions {
    static int log(String s, int v) {
        System.out.println(s);
        return v;
    }

    static int fail(String s) {
        System.out.println(s);
        throw new IllegalStateException(s);
    }

    public static void main(String[] args) {
        int[] a = new int[2];
        try {
            a[log("index", 5)] = log("value", 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        int[] none = null;
        try {
            none[log("index", 0)] = log("value", 1);
        } catch (NullPointerException e) {
            System.out.println("null array after both");
        }
        try {
            none[log("index", 0)] += log("value", 1);
        } catch (NullPointerException e) {
            System.out.println("null array before the value");
        }
        try {
            a[log("index", 7)] += log("value", 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("checked before the value: " + e.getMessage());
        }
        try {
            int x = fail("left") / log("right", 0);
        } catch (IllegalStateException e) {
            System.out.println("left failed first");
        }
        try {
            int x = log("left", 1) / log("right", 0);
        } catch (ArithmeticException e) {
            System.out.println("both seen");
        }
        int i = 1;
        try {
            i = i++ / 0;
        } catch (ArithmeticException e) {
            System.out.println("i = " + i);
        }
        String s = null;
        try {
            s.charAt(log("argument", 0));
        } catch (NullPointerException e) {
            System.out.println("receiver checked after arguments");
        }
    }
}
