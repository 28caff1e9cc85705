// Pins: literals and constant expressions are the same object; run-time concatenation and new are not.
public class StringIdentity {
    static final String HALF = "he";

    public static void main(String[] args) {
        String a = "hello";
        String b = "hello";
        String c = new String("hello");
        String d = "hel" + "lo";
        String part = "hel";
        String e = part + "lo";
        final String constantPart = "hel";
        String f = constantPart + "lo";
        System.out.println(a == b);
        System.out.println(a == c);
        System.out.println(a == d);
        System.out.println(a == e);
        System.out.println(a == f);
        System.out.println(a == HALF + "llo");
        System.out.println(a.equals(c) && a.equals(e));
        System.out.println(c.intern() == a);
        System.out.println(e.intern() == b);
        System.out.println("" == "");
        System.out.println(a == a.toString());
        System.out.println(a == a.substring(0));
        System.out.println(a.substring(0, 2) == "he");
        System.out.println(a != null);
        System.out.println(Other.text() == a);
    }

    static class Other {
        static String text() {
            return "hello";
        }
    }
}
