// Pins: trace of an uncaught failure in a static initialiser of another class.
public class UncaughtInInitialiser {
    static class Config {
        static final int[] TABLE = new int[1];

        static {
            TABLE[1] = 5;
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.out.println(Config.TABLE[0]);
    }
}
