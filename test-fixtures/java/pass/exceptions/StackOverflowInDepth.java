// Pins: StackOverflowError through several methods, finally blocks and after-effects; deep but finite recursion.
public class StackOverflowInDepth {
    static int level = 0;

    static void ping(Object o) {
        level++;
        pong(o);
    }

    static void pong(Object o) {
        ping(o);
    }

    static int sumTo(int n) {
        return n == 0 ? 0 : n + sumTo(n - 1);
    }

    public String toString() {
        return "<" + this + ">";
    }

    public static void main(String[] args) {
        System.out.println(sumTo(2000));
        for (int i = 0; i < 2; i++) {
            level = 0;
            try {
                ping("x");
            } catch (StackOverflowError e) {
                System.out.println("caught " + (level > 100));
            }
        }
        try {
            System.out.println(new StackOverflowInDepth());
        } catch (Throwable t) {
            System.out.println(t instanceof VirtualMachineError);
        }
        System.out.println(sumTo(100));
    }
}
