// Pins: a failing static initialiser of the main class itself: the trace has no frame of main.
public class UncaughtInMainInitialiser {
    static int a = 5;
    static int b = 1 / (a - 5);

    public static void main(String[] args) {
        System.out.println("never");
    }
}
