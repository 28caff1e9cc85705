// try-with-resources: order of closing, suppressed exceptions, null resources, finally.
import java.util.*;

public class ResourcesInDepth {
    static class Resource implements AutoCloseable {
        private final String name;
        private final boolean fails;

        Resource(String name, boolean fails) {
            this.name = name;
            this.fails = fails;
            System.out.println("open " + name);
        }

        public void close() {
            System.out.println("close " + name);
            if (fails) {
                throw new IllegalStateException("closing " + name);
            }
        }
    }

    static int early() {
        try (Resource a = new Resource("early", false)) {
            return 1;
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) throws Exception {
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            System.out.println("body");
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println(e + Arrays.toString(e.getSuppressed()));
        }
        try (Resource a = new Resource("c", true)) {
            System.out.println("fine");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        }
        try (Resource none = null) {
            System.out.println("null is fine");
        }
        Resource outside = new Resource("outside", false);
        try (outside; Resource inside = new Resource("inside", false)) {
            System.out.println("both");
        }
        System.out.println(early());
        try {
            try (Resource a = new Resource("d", false)) {
                throw new Exception("checked");
            }
        } catch (RuntimeException e) {
            System.out.println("not here");
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }
}
