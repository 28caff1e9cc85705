// Models junit.framework.AssertionFailedError.
// Source: API documentation of JUnit 3.8, as in JUnit 4.13.
// Left out: serialisation.
package junit.framework;

public class AssertionFailedError extends AssertionError {
    public AssertionFailedError() {
    }

    public AssertionFailedError(String message) {
        super(message == null ? "" : message);
    }
}
