// Pins: names of nested exception classes and the top frame of a stack trace.
public class ClassNames {
    static class Custom extends RuntimeException {
        Custom(String m) {
            super(m);
        }
    }

    interface Call {
        void run();
    }

    static void wrap(Call c) {
        try {
            c.run();
        } catch (Custom e) {
            System.out.println(e.getClass().getName() + " " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        wrap(() -> {
            throw new Custom("in lambda");
        });
        StackTraceElement[] trace = new Custom("here").getStackTrace();
        System.out.println(trace[0].getMethodName() + " " + trace[0].getLineNumber());
    }
}
