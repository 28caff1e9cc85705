// Pins: an uncaught exception without message prints only its class name.
public class UncaughtNoMessage {
    static class Bare extends Exception {
    }

    public static void main(String[] args) throws Exception {
        System.out.print("no newline at the end");
        throw new Bare();
    }
}
