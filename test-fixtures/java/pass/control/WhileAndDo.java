// Pins: while and do loops with break, continue and conditions with side effects.
public class WhileAndDo {
    public static void main(String[] args) {
        int n = 0;
        while (n++ < 3) {
            System.out.println("while " + n);
        }
        System.out.println(n);
        do {
            n--;
            if (n == 2) {
                continue;
            }
            System.out.println("do " + n);
        } while (n > 0);
        do System.out.println("once"); while (false);
        while (true) {
            n++;
            if (n % 2 == 0) continue;
            if (n > 6) break;
            System.out.println("odd " + n);
        }
        boolean done = false;
        while (!done) {
            done = n-- < 0;
        }
        System.out.println(n);
    }
}
