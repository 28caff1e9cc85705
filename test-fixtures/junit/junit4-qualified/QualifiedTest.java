// expect: found=2 passed=2 failed=0 skipped=0
// JUnit 4: fully qualified annotation and assertions, no imports.
public class QualifiedTest {
    @org.junit.Test
    public void qualified() {
        org.junit.Assert.assertEquals(5, Integer.parseInt("5"));
    }

    @org.junit.Test(expected = NumberFormatException.class)
    public void qualifiedExpected() {
        Integer.parseInt("five");
    }

    @java.lang.Deprecated
    public void otherAnnotation() {
        throw new RuntimeException();
    }
}
