// Pins: a switch on a null string, enum or box fails before any label.
public class StringSwitchNull {
    enum Level {LOW, HIGH}

    static String of(String text) {
        switch (text) {
            case "a":
                return "first";
            default:
                return "other";
        }
    }

    public static void main(String[] args) {
        Level level = null;
        Integer number = null;
        try {
            System.out.println(of(args.length > 5 ? "a" : null));
        } catch (NullPointerException e) {
            System.out.println(e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[0].getLineNumber());
        }
        try {
            System.out.println(switch (level) {
                case LOW -> 1;
                case HIGH -> 2;
            });
        } catch (NullPointerException e) {
            System.out.println(e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[0].getLineNumber());
        }
        try {
            switch (number) {
                case 1 -> System.out.println("one");
                default -> System.out.println("other");
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
