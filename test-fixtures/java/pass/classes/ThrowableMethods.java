// java.lang.Throwable: causes, suppressed exceptions, stack traces, printing.
import java.io.*;
import java.util.*;
import java.util.stream.*;

public class ThrowableMethods {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Exception inner = new IllegalStateException("inner");
        RuntimeException outer = new RuntimeException("outer", inner);
        outer.addSuppressed(new IOException("side"));
        System.out.println(outer + " " + outer.getMessage() + outer.getLocalizedMessage() + outer.getCause() + Arrays.toString(outer.getSuppressed()) + new RuntimeException(inner).getMessage() + new Exception().getMessage() + new Error("e"));
        Throwable late = new Throwable("late");
        System.out.println(late.initCause(inner) == late);
        fails(() -> late.initCause(inner));
        fails(() -> outer.addSuppressed(outer));
        fails(() -> outer.addSuppressed(null));
        StackTraceElement top = outer.getStackTrace()[0];
        System.out.println(top.getClassName() + " " + top.getMethodName() + " " + top.getFileName() + (top.getLineNumber() > 0) + outer.getStackTrace().length);
        StringWriter text = new StringWriter();
        outer.printStackTrace(new PrintWriter(text));
        System.out.println(text.toString().lines().filter(l -> !l.startsWith("\tat")).collect(Collectors.joining("/")));
        outer.setStackTrace(new StackTraceElement[0]);
        System.out.println(outer.getStackTrace().length + " " + new AssertionError(5).getMessage() + new AssertionError("m", inner).getCause().getMessage() + new ArrayIndexOutOfBoundsException(3).getMessage() + new StringIndexOutOfBoundsException(4).getMessage() + new IndexOutOfBoundsException(5).getMessage() + new UncheckedIOException("u", new IOException("io")).getCause().getMessage() + new NoSuchElementException("n", inner).getCause());
    }
}
