// Pins: switch on enums, old and new, with default and fall through; null selector.
public class EnumSwitch {
    enum Day {
        MON, TUE, SAT, SUN
    }

    static boolean weekend(Day d) {
        switch (d) {
            case SAT:
            case SUN:
                return true;
            default:
                return false;
        }
    }

    static int length(Day d) {
        return switch (d) {
            case MON, TUE -> 8;
            case SAT -> 4;
            case SUN -> 0;
        };
    }

    public static void main(String[] args) {
        for (Day d : Day.values()) {
            System.out.println(d + " " + weekend(d) + " " + length(d));
        }
        try {
            weekend(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
