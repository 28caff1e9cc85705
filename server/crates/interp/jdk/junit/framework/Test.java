// Models junit.framework.Test.
// Source: API documentation of JUnit 3.8, as in JUnit 4.13.
// Left out: run, which needs a result collector.
package junit.framework;

public interface Test {
    int countTestCases();
}
