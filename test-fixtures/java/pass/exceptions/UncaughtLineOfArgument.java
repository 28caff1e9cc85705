// Pins: lines of frames when arguments of a call on several lines fail, and of for and while headers.
public class UncaughtLineOfArgument {
    static int[] numbers = {1, 2, 3};

    static int sum(int from) {
        int s = 0;
        for (
            int i = from;
            numbers[i] >= 0;
            i++) {
            s += numbers[i];
        }
        return s;
    }

    public static void main(String[] args) {
        System.out.println(
            "sum: "
                + sum(
                    0));
    }
}
