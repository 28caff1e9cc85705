// Models java.io.PrintStream. The standard streams are a subclass of it in java.lang.System.
// Source: class documentation, Java SE 17.
// Left out: charsets other than UTF-8, files, the line-wise flush.
package java.io;

import java.util.Locale;

public class PrintStream extends OutputStream implements Appendable {
    private OutputStream target;
    private boolean trouble;

    /** For streams that override writeText. */
    protected PrintStream() {
    }

    public PrintStream(OutputStream target) {
        if (target == null) {
            throw new NullPointerException("Null output stream");
        }
        this.target = target;
    }

    public PrintStream(OutputStream target, boolean autoFlush) {
        this(target);
    }

    public PrintStream(OutputStream target, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
        this(target);
    }

    /** The text of printf and format. */
    protected String formatted(String format, Object[] args) {
        return whydunit.Formatting.format(format, args);
    }

    /** All text goes through here. */
    protected void writeText(String text) {
        byte[] bytes = text.getBytes();
        write(bytes, 0, bytes.length);
    }

    public void write(int value) {
        try {
            target.write(value);
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void write(byte[] bytes, int start, int count) {
        java.util.Objects.checkFromIndexSize(start, count, bytes.length);
        for (int i = 0; i < count; i++) {
            write(bytes[start + i]);
        }
    }

    public void flush() {
        try {
            target.flush();
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void close() {
        try {
            target.close();
        } catch (IOException e) {
            trouble = true;
        }
    }

    public boolean checkError() {
        return trouble;
    }

    public void print(boolean value) {
        writeText(String.valueOf(value));
    }

    public void print(char value) {
        writeText(String.valueOf(value));
    }

    public void print(int value) {
        writeText(String.valueOf(value));
    }

    public void print(long value) {
        writeText(String.valueOf(value));
    }

    public void print(float value) {
        writeText(String.valueOf(value));
    }

    public void print(double value) {
        writeText(String.valueOf(value));
    }

    public void print(char[] value) {
        writeText(String.valueOf(value));
    }

    public void print(Object value) {
        writeText(String.valueOf(value));
    }

    public void print(String text) {
        writeText(text == null ? "null" : text);
    }

    public void println() {
        writeText("\n");
    }

    public void println(boolean value) {
        writeText(String.valueOf(value).concat("\n"));
    }

    public void println(char value) {
        writeText(String.valueOf(value).concat("\n"));
    }

    public void println(int value) {
        writeText(String.valueOf(value).concat("\n"));
    }

    public void println(long value) {
        writeText(String.valueOf(value).concat("\n"));
    }

    public void println(float value) {
        writeText(String.valueOf(value).concat("\n"));
    }

    public void println(double value) {
        writeText(String.valueOf(value).concat("\n"));
    }

    public void println(char[] value) {
        writeText(String.valueOf(value).concat("\n"));
    }

    public void println(Object value) {
        writeText(String.valueOf(value).concat("\n"));
    }

    public void println(String text) {
        writeText((text == null ? "null" : text).concat("\n"));
    }

    public PrintStream printf(String format, Object... args) {
        writeText(formatted(format, args));
        return this;
    }

    public PrintStream printf(Locale locale, String format, Object... args) {
        writeText(formatted(format, args));
        return this;
    }

    public PrintStream format(String format, Object... args) {
        writeText(formatted(format, args));
        return this;
    }

    public PrintStream format(Locale locale, String format, Object... args) {
        writeText(formatted(format, args));
        return this;
    }

    public PrintStream append(CharSequence text) {
        writeText(String.valueOf(text));
        return this;
    }

    public PrintStream append(CharSequence text, int start, int end) {
        writeText(String.valueOf(text).substring(start, end));
        return this;
    }

    public PrintStream append(char value) {
        writeText(String.valueOf(value));
        return this;
    }
}
