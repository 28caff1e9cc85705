// Pins: switch on strings, with colliding hash codes, fall through and null.
public class StringSwitch {
    static int weight(String s) {
        switch (s) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "":
                return 3;
            case "x":
            case "y":
                return 4;
            default:
                return -1;
        }
    }

    static String kind(String s) {
        return switch (s) {
            case "apple", "pear" -> "fruit";
            case "leek" -> {
                String k = "vege";
                yield k + "table";
            }
            default -> "unknown";
        };
    }

    public static void main(String[] args) {
        String[] inputs = {"Aa", "BB", "C#", "", "x", "y", "z"};
        for (String s : inputs) {
            System.out.println("'" + s + "' " + weight(s));
        }
        System.out.println(weight(new String("BB")));
        System.out.println(kind("pear") + " " + kind("leek") + " " + kind("stone"));
        try {
            weight(null);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
    }
}
