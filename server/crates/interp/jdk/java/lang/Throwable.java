// Models java.lang.Throwable.
// Source: class documentation, Java SE 17.
// Left out: fillInStackTrace gives the trace of the object's creation; lines in library classes.
package java.lang;

public class Throwable implements java.io.Serializable {
    private String detailMessage;
    private Throwable cause;
    private boolean hasCause;
    private Throwable[] suppressed;
    /** Null until it is asked for. */
    private StackTraceElement[] trace;
    /** Nobody filled the trace in. */
    private boolean isBare;
    private boolean isTraceFixed;
    private boolean ignoresSuppressed;

    public Throwable() {
        isBare = true;
        fillInStackTrace();
    }

    public Throwable(String message) {
        isBare = true;
        fillInStackTrace();
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        isBare = true;
        fillInStackTrace();
        detailMessage = message;
        this.cause = cause;
        hasCause = true;
    }

    public Throwable(Throwable cause) {
        isBare = true;
        fillInStackTrace();
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
        hasCause = true;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        isBare = true;
        isTraceFixed = !writableStackTrace;
        ignoresSuppressed = !enableSuppression;
        if (writableStackTrace) {
            fillInStackTrace();
        }
        detailMessage = message;
        this.cause = cause;
        hasCause = true;
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public Throwable getCause() {
        return cause;
    }

    public Throwable initCause(Throwable cause) {
        if (hasCause) {
            throw new IllegalStateException("Can't overwrite cause with "
                    + (cause == null ? "a null" : cause.toString()), this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        hasCause = true;
        return this;
    }

    public String toString() {
        String name = getClass().getName();
        String message = getLocalizedMessage();
        return message == null ? name : name + ": " + message;
    }

    public synchronized Throwable fillInStackTrace() {
        if (!isTraceFixed) {
            trace = null;
            isBare = false;
        }
        return this;
    }

    /** Five texts for each frame, innermost first: module, class, method, file, line. */
    private native String[] traceTexts();

    public StackTraceElement[] getStackTrace() {
        if (trace == null) {
            String[] texts = isBare ? new String[0] : traceTexts();
            trace = new StackTraceElement[texts.length / 5];
            for (int i = 0; i < trace.length; i++) {
                String line = texts[5 * i + 4];
                trace[i] = new StackTraceElement(texts[5 * i], texts[5 * i + 1], texts[5 * i + 2], texts[5 * i + 3],
                        line.isEmpty() ? -1 : Integer.parseInt(line));
            }
        }
        return trace.clone();
    }

    public void setStackTrace(StackTraceElement[] trace) {
        StackTraceElement[] copy = trace.clone();
        for (int i = 0; i < copy.length; i++) {
            if (copy[i] == null) {
                throw new NullPointerException("stackTrace[" + i + "]");
            }
        }
        if (!isTraceFixed) {
            this.trace = copy;
        }
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (ignoresSuppressed) {
            return;
        }
        int count = suppressed == null ? 0 : suppressed.length;
        Throwable[] more = new Throwable[count + 1];
        for (int i = 0; i < count; i++) {
            more[i] = suppressed[i];
        }
        more[count] = exception;
        suppressed = more;
    }

    public final Throwable[] getSuppressed() {
        return suppressed == null ? new Throwable[0] : suppressed.clone();
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    /** Starts the report of an exception that leaves <code>main</code>; it is printed to the result. */
    private static java.io.PrintStream startReport() {
        System.err.print("Exception in thread \"main\" ");
        return System.err;
    }

    public void printStackTrace(java.io.PrintStream stream) {
        StringBuilder text = new StringBuilder();
        describe(text, "", "", null, new Throwable[0]);
        stream.print(text.toString());
    }

    public void printStackTrace(java.io.PrintWriter writer) {
        StringBuilder text = new StringBuilder();
        describe(text, "", "", null, new Throwable[0]);
        writer.print(text.toString());
    }

    /** `around` are the throwables that lead here, `enclosing` is the trace of the last of them. */
    private void describe(StringBuilder text, String indent, String caption, StackTraceElement[] enclosing,
            Throwable[] around) {
        text.append(indent).append(caption);
        for (Throwable known : around) {
            if (known == this) {
                text.append("[CIRCULAR REFERENCE: ").append(toString()).append("]\n");
                return;
            }
        }
        text.append(toString()).append('\n');
        StackTraceElement[] own = getStackTrace();
        int last = own.length - 1;
        int inCommon = 0;
        while (enclosing != null && inCommon < enclosing.length && last >= 0
                && own[last].equals(enclosing[enclosing.length - 1 - inCommon])) {
            last--;
            inCommon++;
        }
        for (int i = 0; i <= last; i++) {
            text.append(indent).append("\tat ").append(own[i].toString()).append('\n');
        }
        if (inCommon > 0) {
            text.append(indent).append("\t... ").append(inCommon).append(" more\n");
        }
        Throwable[] inside = new Throwable[around.length + 1];
        System.arraycopy(around, 0, inside, 0, around.length);
        inside[around.length] = this;
        for (Throwable one : getSuppressed()) {
            one.describe(text, indent + "\t", "Suppressed: ", own, inside);
        }
        Throwable inner = getCause();
        if (inner != null) {
            inner.describe(text, indent, "Caused by: ", own, inside);
        }
    }
}
