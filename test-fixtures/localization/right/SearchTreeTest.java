import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class SearchTreeTest {
    private static SearchTree of(int... values) {
        SearchTree tree = new SearchTree();
        for (int value : values) {
            tree.add(value);
        }
        return tree;
    }

    @Test
    void contains() {
        SearchTree tree = of(5, 2, 8, 6);
        assertTrue(tree.contains(6));
        assertTrue(tree.contains(2));
        assertFalse(tree.contains(7));
    }

    @Test
    void twice() {
        SearchTree tree = of(5, 2);
        assertFalse(tree.add(2));
        assertEquals(2, tree.size());
    }

    @Test
    void height() {
        assertEquals(0, of().height());
        assertEquals(3, of(5, 2, 8, 6).height());
        assertEquals(3, of(1, 2, 3).height());
    }

    @Test
    void between() {
        SearchTree tree = of(5, 2, 8, 6, 1);
        assertEquals(3, tree.countBetween(2, 6));
        assertEquals(1, tree.countBetween(8, 20));
        assertEquals(0, tree.countBetween(3, 4));
    }

    @Test
    void size() {
        assertEquals(4, of(4, 3, 2, 1).size());
    }
}
