// Through this class the models of the test libraries tell the analysis what an assertion compares.
// There is one check for each assertion that is evaluated.
// Source: own.
package whydunit;

public final class Verdict {
    private Verdict() {
    }

    /** The condition of an assertion; gives it back. */
    public static native boolean check(boolean holds);

    /** What a failing assertion expected and what it got, as texts for a report; null if there is no such text. */
    public static native void record(String expected, String actual);
}
