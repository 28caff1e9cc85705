// Models java.io.PrintWriter.
// Source: class documentation, Java SE 17.
// Left out: files, charsets other than UTF-8.
package java.io;

import java.util.Locale;

public class PrintWriter extends Writer {
    protected Writer out;
    private boolean autoFlush;
    private boolean trouble;

    public PrintWriter(Writer out) {
        if (out == null) {
            throw new NullPointerException();
        }
        this.out = out;
    }

    public PrintWriter(Writer out, boolean autoFlush) {
        this(out);
        this.autoFlush = autoFlush;
    }

    public PrintWriter(OutputStream out) {
        this(out, false);
    }

    public PrintWriter(OutputStream out, boolean autoFlush) {
        this(new BufferedWriter(new OutputStreamWriter(out)), autoFlush);
    }

    private void writeLine(String text) {
        writeText(text.concat("\n"));
        if (autoFlush) {
            flush();
        }
    }

    private void writeText(String text) {
        try {
            out.write(text);
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void write(int value) {
        writeText(String.valueOf((char) value));
    }

    public void write(char[] value, int start, int count) {
        writeText(String.valueOf(value, start, count));
    }

    public void write(char[] value) {
        writeText(String.valueOf(value));
    }

    public void write(String text, int start, int count) {
        writeText(text.substring(start, start + count));
    }

    public void write(String text) {
        writeText(text.toString());
    }

    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            trouble = true;
        }
    }

    public boolean checkError() {
        flush();
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
        writeLine("");
    }

    public void println(boolean value) {
        writeLine(String.valueOf(value));
    }

    public void println(char value) {
        writeLine(String.valueOf(value));
    }

    public void println(int value) {
        writeLine(String.valueOf(value));
    }

    public void println(long value) {
        writeLine(String.valueOf(value));
    }

    public void println(float value) {
        writeLine(String.valueOf(value));
    }

    public void println(double value) {
        writeLine(String.valueOf(value));
    }

    public void println(char[] value) {
        writeLine(String.valueOf(value));
    }

    public void println(Object value) {
        writeLine(String.valueOf(value));
    }

    public void println(String text) {
        writeLine(text == null ? "null" : text);
    }

    public PrintWriter printf(String format, Object... args) {
        writeText(whydunit.Formatting.format(format, args));
        return this;
    }

    public PrintWriter printf(Locale locale, String format, Object... args) {
        writeText(whydunit.Formatting.format(format, args));
        return this;
    }

    public PrintWriter format(String format, Object... args) {
        writeText(whydunit.Formatting.format(format, args));
        return this;
    }

    public PrintWriter format(Locale locale, String format, Object... args) {
        writeText(whydunit.Formatting.format(format, args));
        return this;
    }

    public PrintWriter append(CharSequence text) {
        writeText(String.valueOf(text));
        return this;
    }

    public PrintWriter append(CharSequence text, int start, int end) {
        writeText(String.valueOf(text).substring(start, end));
        return this;
    }

    public PrintWriter append(char value) {
        writeText(String.valueOf(value));
        return this;
    }
}
