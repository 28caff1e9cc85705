// Pins: frames of field initialisers, initialiser blocks and constructors.
public class UncaughtInFieldInitialiser {
    static class Base {
        Base() {
            start();
        }

        void start() {
        }
    }

    static class Derived extends Base {
        int[] data = new int[3];
        int first = data[0];
        int bad = data[
            first + 3];

        Derived() {
            System.out.println("not reached");
        }
    }

    public static void main(String[] args) {
        Object o =
            new Derived();
    }
}
