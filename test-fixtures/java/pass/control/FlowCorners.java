// Endless loops left by break, continue in finally, nested labels, empty statements, do-while with continue.

public class FlowCorners {
    static int tricky() {
        int n = 0;
        for (;;) {
            try {
                n++;
                if (n < 3) {
                    continue;
                }
                if (n == 5) {
                    return n;
                }
            } finally {
                n += 10;
                if (n > 30) {
                    break;
                }
            }
        }
        return -n;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(tricky());
        int i = 0;
        do {
            i++;
            if (i % 2 == 0) {
                continue;
            }
            System.out.print(i + " ");
        } while (i < 7);
        outer:
        for (int a = 0; a < 4; a++) {
            inner:
            for (int b = 0; ; b++) {
                if (b > a) {
                    continue outer;
                }
                if (a == 2) {
                    break inner;
                }
                if (a == 3) {
                    break outer;
                }
                System.out.print(a + "" + b + " ");
            }
            System.out.print("end" + a + " ");
        }
        block: {
            if (i > 5) {
                break block;
            }
            System.out.print("not printed");
        }
        ;;
        for (int x = 0, y = 10; x < y; x += 3, y--) {
            System.out.print(x * y + " ");
        }
        while (i-- > 0);
        System.out.println(i);
    }
}
