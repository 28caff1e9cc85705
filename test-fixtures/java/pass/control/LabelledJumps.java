// Pins: labelled break and continue out of nested loops, blocks and switches.
public class LabelledJumps {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                if (j == 2) {
                    continue outer;
                }
                if (i == 2) {
                    break outer;
                }
                System.out.println(i + "," + j);
            }
        }
        block: {
            System.out.println("in block");
            if (args.length == 0) {
                break block;
            }
            System.out.println("never");
        }
        int n = 0;
        loop:
        while (true) {
            switch (n) {
                case 0:
                    n = 5;
                    continue loop;
                case 5:
                    n++;
                    break;
                default:
                    break loop;
            }
            System.out.println("after switch " + n);
        }
        int count = 0;
        retry:
        do {
            count++;
            for (;;) {
                if (count < 3) {
                    continue retry;
                }
                break retry;
            }
        } while (true);
        System.out.println(count);
    }
}
