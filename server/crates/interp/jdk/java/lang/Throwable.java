// Models java.lang.Throwable.
// Source: class documentation, Java SE 17.
// Left out: stack traces as objects (the interpreter keeps the place of a throw for its reports),
// printing to other streams than the standard ones.
package java.lang;

public class Throwable implements java.io.Serializable {
    private String detailMessage;
    private Throwable cause;
    private boolean hasCause;
    private Throwable[] suppressed;

    public Throwable() {
    }

    public Throwable(String message) {
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        detailMessage = message;
        this.cause = cause;
        hasCause = true;
    }

    public Throwable(Throwable cause) {
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
        hasCause = true;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
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

    public Throwable fillInStackTrace() {
        return this;
    }

    /** Always empty. */
    public StackTraceElement[] getStackTrace() {
        return new StackTraceElement[0];
    }

    public void setStackTrace(StackTraceElement[] trace) {
        if (trace == null) {
            throw new NullPointerException();
        }
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
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

    /** To the standard error stream: the exception and its causes, without frames. */
    public void printStackTrace() {
        System.err.println(toString());
        Throwable inner = cause;
        int depth = 0;
        while (inner != null && depth < 100) {
            System.err.println("Caused by: " + inner.toString());
            inner = inner.cause;
            depth++;
        }
    }

    public void printStackTrace(java.io.PrintStream stream) {
        stream.println(toString());
    }
}
