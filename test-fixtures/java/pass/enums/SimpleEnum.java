// Pins: enum constants: name, ordinal, values, valueOf, ==, compareTo, toString.
public class SimpleEnum {
    enum Color {
        RED, GREEN, BLUE
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.println(c + " " + c.name() + " " + c.ordinal());
        }
        System.out.println(Color.valueOf("GREEN") == Color.GREEN);
        System.out.println(Color.RED.compareTo(Color.BLUE) + " " + Color.RED.equals(Color.RED));
        try {
            Color.valueOf("PINK");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Color[] copy = Color.values();
        copy[0] = null;
        System.out.println(Color.values()[0]);
    }
}
