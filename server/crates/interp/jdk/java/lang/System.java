// Models java.lang.System.
// Source: class documentation, Java SE 17.
// Left out: environment, security manager, console, loggers, libraries, gc. Time is a virtual clock:
// it starts at 2020-01-01T00:00:00Z and advances by one millisecond each time it is read, so that a
// run never depends on when it happens.
package java.lang;

import java.io.InputStream;
import java.io.PrintStream;

public final class System {
    public static InputStream in = new StandardInput();
    public static PrintStream out = new StandardOutput(1);
    public static PrintStream err = new StandardOutput(2);

    private static final class StandardInput extends InputStream {
        public int read() {
            return readByte();
        }

        public int available() {
            return availableBytes();
        }
    }

    private static final class StandardOutput extends PrintStream {
        private final int stream;

        StandardOutput(int stream) {
            super();
            this.stream = stream;
        }

        protected String formatted(String format, Object[] args) {
            return whydunit.Formatting.show(format, args);
        }

        protected void writeText(String text) {
            System.write(stream, text);
        }

        public void write(int value) {
            writeByte(stream, value);
        }

        public void flush() {
        }

        public void close() {
        }
    }

    private System() {
    }

    /** Next byte of the given standard input, or -1 at its end. */
    private static native int readByte();

    private static native int availableBytes();

    private static native void write(int stream, String text);

    private static native void writeByte(int stream, int value);

    public static void setIn(InputStream stream) {
        in = stream;
    }

    public static void setOut(PrintStream stream) {
        out = stream;
    }

    public static void setErr(PrintStream stream) {
        err = stream;
    }

    public static native void arraycopy(Object source, int sourceStart, Object target, int targetStart, int length);

    public static native int identityHashCode(Object object);

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static native void exit(int status);

    public static String lineSeparator() {
        return "\n";
    }

    public static String getProperty(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
        switch (key) {
            case "line.separator":
                return "\n";
            case "file.separator":
                return "/";
            case "path.separator":
                return ":";
            case "java.version":
                return "17";
            case "java.specification.version":
                return "17";
            case "os.name":
                return "Linux";
            case "user.name":
                return "user";
            case "user.dir":
                return "/";
            case "file.encoding":
                return "UTF-8";
            default:
                return null;
        }
    }

    public static String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    /** Nothing is set. */
    public static String getenv(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return null;
    }

    public static void gc() {
    }
}
