// Pins: IEEE double arithmetic and its printing.
public class DoubleArithmetic {
    public static void main(String[] args) {
        System.out.println(0.1 + 0.2);
        System.out.println(0.1 * 3);
        System.out.println(1.0 / 3.0);
        System.out.println(2.0 / 3.0);
        System.out.println(1.0 - 0.9);
        System.out.println(100.0 * 1.1);
        System.out.println(1e308 * 10);
        System.out.println(-1e308 * 10);
        System.out.println(1e15 + 0.3);
        System.out.println(9007199254740992.0 + 1.0 == 9007199254740992.0);
        System.out.println(7.5 % 2.0);
        System.out.println(-7.5 % 2.0);
        System.out.println(7.5 % -2.0);
        System.out.println(5 % 1.5);
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1;
        }
        System.out.println(sum);
        System.out.println(sum == 1.0);
        System.out.println(-(0.0));
        System.out.println(0.0 - 0.0);
        System.out.println(-0.0 + 0.0);
    }
}
