// Models java.lang.Thread as far as the one thread there is: its name, interruption, sleeping (which
// advances the virtual clock). Other threads aren't modelled.
// Source: class documentation, Java SE 17.
// Left out: everything that makes or concerns other threads.
package java.lang;

public class Thread {
    private static final Thread MAIN = new Thread();

    private boolean interrupted;

    private Thread() {
    }

    public static Thread currentThread() {
        return MAIN;
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (interrupted()) {
            throw new InterruptedException("sleep interrupted");
        }
        advanceClock(millis);
    }

    private static native void advanceClock(long millis);

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public static boolean interrupted() {
        boolean was = MAIN.interrupted;
        MAIN.interrupted = false;
        return was;
    }

    public void interrupt() {
        interrupted = true;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return true;
    }

    public final boolean isDaemon() {
        return false;
    }

    public final String getName() {
        return "main";
    }

    public long getId() {
        return 1L;
    }

    public StackTraceElement[] getStackTrace() {
        return new Throwable().getStackTrace();
    }

    public String toString() {
        return "Thread[main,5,main]";
    }
}
