// Models org.junit.internal.ArrayComparisonFailure.
// Source: API documentation of JUnit 4.13.
// Left out: serialisation.
package org.junit.internal;

public class ArrayComparisonFailure extends AssertionError {
    private final String message;
    private String place;

    public ArrayComparisonFailure(String message, AssertionError cause, int index) {
        this.message = message;
        initCause(cause);
        place = "[" + index + "]";
    }

    /** The index in the array around. */
    public void addDimension(int index) {
        place = "[" + index + "]" + place;
    }

    public String getMessage() {
        return (message == null ? "" : message) + "arrays first differed at element " + place + "; "
                + getCause().getMessage();
    }

    public String toString() {
        return getMessage();
    }
}
