import java.util.concurrent.Callable;

/** Blocks that can't complete normally fit functions with a result as well as those without. */
public class LambdaBlocksThatEnd {
    static int k = 2;
    static boolean flag = true;

    static void run(Runnable action) {
        System.out.print("R ");
        action.run();
    }

    static <T> void run(Callable<T> action) {
        try {
            System.out.println("C " + action.call());
        } catch (Exception e) {
            System.out.println("E " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        run(() -> { throw new IllegalStateException("throw"); });
        run(() -> {
            if (flag) throw new IllegalStateException("then");
            else throw new IllegalArgumentException("else");
        });
        run(() -> { while (true) { throw new RuntimeException("while"); } });
        run(() -> { while (!false) throw new RuntimeException("not false"); });
        run(() -> { for (;;) throw new RuntimeException("for"); });
        run(() -> { do { throw new RuntimeException("do"); } while (true); });
        run(() -> { do { throw new RuntimeException("do once"); } while (flag); });
        run(() -> { try { throw new RuntimeException("try"); } finally { k++; } });
        run(() -> {
            try {
                k++;
            } finally {
                throw new RuntimeException("finally");
            }
        });
        run(() -> {
            switch (k) {
                case 1: throw new RuntimeException("case");
                default: throw new RuntimeException("default");
            }
        });
        run(() -> {
            switch (k) {
                case 1 -> throw new RuntimeException("case");
                default -> throw new RuntimeException("default arrow");
            }
        });
        run(() -> { outer: { if (flag) break outer; throw new RuntimeException("label"); } });
        run(() -> { outer: while (true) { while (true) { break outer; } } });
        run(() -> { while (true) { if (flag) break; } });
        run(() -> { while (true) { switch (k) { default: break; } throw new RuntimeException("inner break"); } });
        run(() -> { if (flag) throw new RuntimeException("left out"); else return 1; });
        run(() -> { if (k > 0) return 1; else return 2; });
        run(() -> { k++; return; });
        System.out.println();
        try {
            run(() -> { if (flag) throw new IllegalStateException("alone"); });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(k);
    }
}
