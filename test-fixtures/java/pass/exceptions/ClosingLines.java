// Pins: the line of the implicit calls of close, after normal completion, an exception, return and break.
public class ClosingLines {
    static class Failing implements AutoCloseable {
        final String name;

        Failing(String name) {
            this.name = name;
        }

        @Override
        public void close() {
            throw new IllegalStateException(name);
        }
    }

    interface Task {
        void run() throws Exception;
    }

    static void tell(Task task) {
        try {
            task.run();
        } catch (Exception e) {
            System.out.println(e.getMessage());
            show(e);
            for (Throwable suppressed : e.getSuppressed()) {
                System.out.println("suppressed " + suppressed.getMessage());
                show(suppressed);
            }
        }
    }

    static void show(Throwable e) {
        for (StackTraceElement element : e.getStackTrace()) {
            if (element.getClassName().equals("ClosingLines")) {
                System.out.println("  " + element.getMethodName().replaceAll("[0-9]+", "") + " " + element.getLineNumber());
            }
        }
    }

    static void normally() {
        try (Failing a = new Failing("a");
             Failing b = new Failing("b")) {
            System.out.println("body");
            System.out.println("end");
        }
    }

    static void exceptionally() {
        try (Failing a = new Failing("a");
             Failing b = new Failing("b")) {
            System.out.println("body");
            throw new RuntimeException("body");
        }
    }

    static int returning() {
        try (Failing a = new Failing("a")) {
            System.out.println("body");
            return Integer.parseInt("7");
        } finally {
            System.out.println("finally");
        }
    }

    static void breaking() {
        while (true) {
            try (Failing a = new Failing("a")) {
                System.out.println("body");
                break;
            } catch (ArithmeticException e) {
                System.out.println("no");
            }
        }
    }

    static void outerOnly() {
        try (Failing a = new Failing("a");
             AutoCloseable b = () -> System.out.println("closed")) {
            System.out.println("body");
        } catch (ArithmeticException e) {
            System.out.println("no");
        } catch (Exception e) {
            throw (RuntimeException) e;
        }
    }

    static void existing(Failing a) {
        try (a) {
            if (a.name.isEmpty()) {
                System.out.println("empty");
            }
        }
    }

    public static void main(String[] args) {
        tell(() -> normally());
        tell(() -> exceptionally());
        tell(() -> returning());
        tell(ClosingLines::breaking);
        tell(() -> outerOnly());
        tell(() -> existing(new Failing("x")));
    }
}
