// expect: found=6 passed=2 failed=4 skipped=0
// failed: TreeTest.checkedException
// failed: TreeTest.cycleOverflows
// failed: TreeTest.index
// failed: TreeTest.nullPointer
// JUnit 5: tests that end in an exception or a stack overflow fail.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class TreeTest {
    private final Tree tree = new Tree();

    @Test
    void single() {
        assertEquals(1, tree.depth());
    }

    @Test
    void cycleOverflows() {
        tree.left = tree;
        assertEquals(1, tree.depth());
    }

    @Test
    void cycleIsExpectedToOverflow() {
        tree.left = tree;
        assertThrows(StackOverflowError.class, () -> tree.depth());
    }

    @Test
    void nullPointer() {
        assertEquals(0, tree.leftValue());
    }

    @Test
    void index() {
        assertEquals(0, Tree.pick(new int[2], 2));
    }

    @Test
    void checkedException() throws Exception {
        throw new Exception("checked");
    }
}
