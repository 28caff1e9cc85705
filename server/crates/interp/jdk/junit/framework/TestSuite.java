// Models junit.framework.TestSuite.
// Source: API documentation of JUnit 3.8, as in JUnit 4.13.
// Left out: everything but its construction: the analysis finds the tests itself.
package junit.framework;

public class TestSuite implements Test {
    private String name;

    public TestSuite() {
    }

    public TestSuite(String name) {
        this.name = name;
    }

    public TestSuite(Class<?> type) {
        this.name = type.getName();
    }

    public void addTest(Test test) {
    }

    public void addTestSuite(Class<? extends TestCase> type) {
    }

    public int countTestCases() {
        return 0;
    }

    public String getName() {
        return name;
    }
}
