// Models java.util.Formatter that writes to a builder of text.
// Source: class documentation, Java SE 17.
// Left out: files, streams, dates; see whydunit.Formatting for the conversions.
package java.util;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;

public final class Formatter implements Closeable, Flushable {
    private Appendable target;

    public Formatter() {
        this(new StringBuilder());
    }

    public Formatter(Appendable target) {
        this.target = target == null ? new StringBuilder() : target;
    }

    public Formatter(Locale locale) {
        this();
    }

    public Formatter(Appendable target, Locale locale) {
        this(target);
    }

    private Appendable open() {
        if (target == null) {
            throw new FormatterClosedException();
        }
        return target;
    }

    public Formatter format(String format, Object... args) {
        Appendable out = open();
        try {
            out.append(String.format(format, args));
        } catch (IOException e) {
            // As documented, it is kept by the formatter.
        }
        return this;
    }

    public Formatter format(Locale locale, String format, Object... args) {
        return format(format, args);
    }

    public Appendable out() {
        return open();
    }

    public Locale locale() {
        open();
        return Locale.getDefault();
    }

    public IOException ioException() {
        return null;
    }

    public String toString() {
        return open().toString();
    }

    public void flush() {
        open();
    }

    public void close() {
        target = null;
    }
}
