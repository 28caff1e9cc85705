// Pins: == on references, boxes and primitives of different kinds.
public class InstanceofAndEquality {
    public static void main(String[] args) {
        Object a = new Object();
        Object b = a;
        Object n = null;
        System.out.println((a == b) + " " + (a == new Object()) + " " + (n == null) + " " + (a != n));
        Integer i = 1000;
        long l = 1000;
        System.out.println(i == l);
        System.out.println(i.equals(1000) + " " + i.equals(1000L) + " " + i.equals(l));
        Character c = 'd';
        System.out.println(c == 100);
        Boolean t = true;
        System.out.println(t == true && t != false);
        int[] x = {1};
        int[] y = {1};
        System.out.println(x == y);
        System.out.println(x[0] == y[0]);
        String s = "a";
        System.out.println(s + "b" == "ab");
        System.out.println((s + "b").equals("ab"));
        System.out.println("a" + "b" == "ab");
        Object o = 1;
        System.out.println(o.equals(1) + " " + o.equals(1L) + " " + (o == (Object) 1));
        System.out.println(0 == -0);
        System.out.println(0.0f == -0.0);
        System.out.println('a' == 97L);
        System.out.println(null == null);
    }
}
