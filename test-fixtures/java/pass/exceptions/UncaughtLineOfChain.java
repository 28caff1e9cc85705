// Pins: the line of a failing call in a chain of calls over several lines.
public class UncaughtLineOfChain {
    UncaughtLineOfChain self() {
        return this;
    }

    UncaughtLineOfChain nothing() {
        return null;
    }

    public static void main(String[] args) {
        new UncaughtLineOfChain()
            .self()
            .nothing()
            .self();
    }
}
