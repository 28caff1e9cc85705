// Pins: the line of a failing operand in a condition of several lines.
public class UncaughtLineOfCondition {
    static boolean yes() {
        return true;
    }

    public static void main(String[] args) {
        String s = "text";
        if (s.length() == 4
            && yes()
            && s.charAt(9) == 'x'
            && yes()) {
            System.out.println("no");
        }
    }
}
