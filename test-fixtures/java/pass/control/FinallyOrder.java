// Pins: the order of try, catch and finally, with normal completion, exceptions, break and continue.
public class FinallyOrder {
    static void run(int mode) {
        System.out.println("mode " + mode);
        for (int i = 0; i < 3; i++) {
            try {
                System.out.println("try " + i);
                if (mode == 1 && i == 1) {
                    break;
                }
                if (mode == 2 && i == 1) {
                    continue;
                }
                if (mode == 3 && i == 1) {
                    return;
                }
                if (mode == 4 && i == 1) {
                    throw new RuntimeException("thrown");
                }
                System.out.println("end of try " + i);
            } catch (RuntimeException e) {
                System.out.println("catch " + e.getMessage());
            } finally {
                System.out.println("finally " + i);
            }
        }
        System.out.println("after loop");
    }

    public static void main(String[] args) {
        for (int mode = 0; mode <= 4; mode++) {
            run(mode);
        }
    }
}
