// Pins: ExceptionInInitializerError on first use, NoClassDefFoundError afterwards.
public class StaticInitialiserFails {
    static class Broken {
        static int value = compute(0);

        static int compute(int d) {
            System.out.println("computing");
            return 1 / d;
        }
    }

    static class Strict {
        static {
            if (true) {
                throw new Error("an Error passes through unwrapped");
            }
        }

        static void use() {
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(Broken.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println("first: " + e + " cause " + e.getCause());
        }
        try {
            System.out.println(Broken.value);
        } catch (NoClassDefFoundError e) {
            System.out.println("second: " + e.getMessage());
        }
        try {
            Strict.use();
        } catch (Error e) {
            System.out.println("strict: " + e.getMessage());
        }
    }
}
