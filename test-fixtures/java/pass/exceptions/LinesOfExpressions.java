// Pins: the line in the top frame for several kinds of failing expressions over several lines.
public class LinesOfExpressions {
    static int[] a = new int[1];

    static void attempt(int n) {
        int zero = 0;
        switch (n) {
            case 0:
                int q = 1 +
                    2 /
                    zero;
                break;
            case 1:
                a[0] =
                    a[
                        5];
                break;
            case 2:
                String s = "x"
                    + null
                    + "y".substring(
                        3);
                break;
            case 3:
                if (n == 3
                    && Integer.parseInt("?") == 1) {
                    break;
                }
                break;
            case 4:
                Object o = "s";
                Integer i =
                    (Integer)
                        o;
                break;
            case 5:
                throw
                    new IllegalStateException(
                        "five");
            default:
                new LinesOfExpressions()
                    .self()
                    .fail()
                    .self();
        }
    }

    LinesOfExpressions self() {
        return this;
    }

    LinesOfExpressions fail() {
        return null;
    }

    public static void main(String[] args) {
        for (int n = 0; n <= 6; n++) {
            try {
                attempt(n);
            } catch (RuntimeException e) {
                int line = 0;
                for (StackTraceElement f : e.getStackTrace()) {
                    if (f.getMethodName().equals("attempt")) {
                        line = f.getLineNumber();
                        break;
                    }
                }
                System.out.println(n + " " + e.getClass().getName() + " " + line);
            }
        }
    }
}
