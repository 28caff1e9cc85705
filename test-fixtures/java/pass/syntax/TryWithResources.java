// Pins: try-with-resources: close order, suppressed exceptions, null resources.
public class TryWithResources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean fails;

        Res(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            System.out.println("open " + name);
        }

        public void close() {
            System.out.println("close " + name);
            if (fails) {
                throw new IllegalStateException("close " + name);
            }
        }
    }

    public static void main(String[] args) {
        try (Res a = new Res("a", false); Res b = new Res("b", false)) {
            System.out.println("body");
        } finally {
            System.out.println("finally");
        }
        try (Res a = new Res("a", true); Res b = new Res("b", true); Res none = null) {
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
            for (Throwable t : e.getSuppressed()) {
                System.out.println("suppressed " + t.getMessage());
            }
        }
        try (Res a = new Res("only", true)) {
            System.out.println("fine body");
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage());
        }
    }
}
