// Models org.junit.AssumptionViolatedException.
// Source: API documentation of JUnit 4.13.
// Left out: matchers.
package org.junit;

public class AssumptionViolatedException extends RuntimeException {
    public AssumptionViolatedException(String message) {
        super(message);
    }

    public AssumptionViolatedException(String message, Throwable cause) {
        super(message, cause);
    }
}
