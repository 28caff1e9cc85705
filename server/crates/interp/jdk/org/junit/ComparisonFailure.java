// Models org.junit.ComparisonFailure.
// Source: API documentation of JUnit 4.13.
// Left out: serialisation.
package org.junit;

import whydunit.Compared;

public class ComparisonFailure extends AssertionError {
    private final String expected;
    private final String actual;

    public ComparisonFailure(String message, String expected, String actual) {
        super(message);
        this.expected = expected;
        this.actual = actual;
    }

    public String getMessage() {
        return Compared.compact(super.getMessage(), expected, actual, true);
    }

    public String getExpected() {
        return expected;
    }

    public String getActual() {
        return actual;
    }
}
