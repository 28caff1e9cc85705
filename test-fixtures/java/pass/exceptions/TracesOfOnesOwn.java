// Pins: what is printed of exceptions with traces of their own making, and who is asked to print them.
public class TracesOfOnesOwn {
    static class Silent extends RuntimeException {
        Silent(String message) {
            super(message);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    static class Fixed extends Exception {
        Fixed() {
            super("fixed", null, false, false);
        }
    }

    static class Loud extends RuntimeException {
        Loud(Throwable cause) {
            super("loud", cause);
        }

        @Override
        public void printStackTrace() {
            System.err.println("not this one");
        }

        @Override
        public void printStackTrace(java.io.PrintStream stream) {
            stream.println("printed by " + getClass().getSimpleName());
            super.printStackTrace(stream);
        }

        @Override
        public String toString() {
            return "Loud!";
        }
    }

    public static void main(String[] args) {
        Silent silent = new Silent("hush");
        System.out.println(silent.getStackTrace().length);
        Fixed fixed = new Fixed();
        fixed.addSuppressed(silent);
        fixed.setStackTrace(silent.getStackTrace());
        System.out.println(fixed.getStackTrace().length + " " + fixed.getSuppressed().length + " " + fixed.getCause());
        Exception moved = new Exception(
                "moved"
                        + Integer.valueOf(
                                1));
        System.out.println(moved.getStackTrace()[0].getLineNumber());
        moved.setStackTrace(new StackTraceElement[] {new StackTraceElement("a.B", "c", "B.java", 7)});
        try {
            moved.setStackTrace(new StackTraceElement[1]);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        moved.addSuppressed(silent);
        throw new Loud(
                moved);
    }
}
