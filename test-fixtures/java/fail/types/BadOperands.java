public class BadOperands {
    static int use(boolean b, String s, int[] a) {
        int x = b + 1; //~ bad operand types
        boolean y = s > s; //~ bad operand types
        int z = -s; //~ bad operand type
        boolean w = !5; //~ bad operand type
        return a * 2; //~ bad operand types
    }

    static String fine(boolean b, int[] a) {
        return b + " " + a.length;
    }
}
