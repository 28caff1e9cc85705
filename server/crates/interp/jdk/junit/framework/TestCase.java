// Models junit.framework.TestCase.
// Source: API documentation of JUnit 3.8, as in JUnit 4.13.
// Left out: running by reflection and result collectors: the analysis runs tests itself.
package junit.framework;

public abstract class TestCase extends Assert implements Test {
    private String name;

    public TestCase() {
    }

    public TestCase(String name) {
        this.name = name;
    }

    public int countTestCases() {
        return 1;
    }

    protected void setUp() throws Exception {
    }

    protected void tearDown() throws Exception {
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String toString() {
        return getName() + "(" + getClass().getName() + ")";
    }
}
