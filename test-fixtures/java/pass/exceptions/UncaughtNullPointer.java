// Pins: the trace of an uncaught NullPointerException with its helpful message.
public class UncaughtNullPointer {
    String name;

    int size() {
        return name.length();
    }

    public static void main(String[] args) {
        UncaughtNullPointer p = new UncaughtNullPointer();
        System.out.println("about to fail");
        System.out.println(p.size());
    }
}
