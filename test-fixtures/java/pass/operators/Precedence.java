// Pins: precedence and associativity of the operators.
public class Precedence {
    public static void main(String[] args) {
        System.out.println(2 + 3 * 4 - 5);
        System.out.println(20 / 3 * 3);
        System.out.println(20 % 7 * 2);
        System.out.println(10 - 4 - 3);
        System.out.println(1 + 2 << 3);
        System.out.println(1 << 2 + 3);
        System.out.println(5 & 3 | 8 ^ 2);
        System.out.println((5 & 3) == 1 | false);
        System.out.println(true || false && false);
        System.out.println((true || false) && false);
        System.out.println(1 < 2 == true);
        System.out.println(-2 * -3 - -4);
        System.out.println(- -5);
        System.out.println(~-1);
        System.out.println(!true == false);
        int a, b, c;
        a = b = c = 4;
        a += b -= c *= 2;
        System.out.println(a + " " + b + " " + c);
        System.out.println("s" + 1 + 2 * 3);
        System.out.println(1 + 2 + "s" + 1 + 2);
        System.out.println((byte) 300 + 5);
        System.out.println((byte) (300 + 5));
        System.out.println(6 & 3 + 1);
        System.out.println(true ? false ? 1 : 2 : 3);
    }
}
