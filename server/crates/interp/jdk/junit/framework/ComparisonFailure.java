// Models junit.framework.ComparisonFailure.
// Source: API documentation of JUnit 3.8, as in JUnit 4.13.
// Left out: serialisation.
package junit.framework;

import whydunit.Compared;

public class ComparisonFailure extends AssertionFailedError {
    private final String expected;
    private final String actual;

    public ComparisonFailure(String message, String expected, String actual) {
        super(message);
        this.expected = expected;
        this.actual = actual;
    }

    public String getMessage() {
        return Compared.compact(super.getMessage(), expected, actual, false);
    }

    public String getExpected() {
        return expected;
    }

    public String getActual() {
        return actual;
    }
}
