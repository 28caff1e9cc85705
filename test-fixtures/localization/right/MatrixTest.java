import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class MatrixTest {
    private final int[][] a = {{1, 2}, {3, 4}};
    private final int[][] b = {{0, 1, 2}, {5, 0, 1}};

    @Test
    void product() {
        int[][] product = Matrix.multiply(a, b);
        assertArrayEquals(new int[] {10, 1, 4}, product[0]);
        assertArrayEquals(new int[] {20, 3, 10}, product[1]);
    }

    @Test
    void unit() {
        int[][] unit = {{1, 0}, {0, 1}};
        assertArrayEquals(a[0], Matrix.multiply(unit, a)[0]);
    }

    @Test
    void turned() {
        int[][] turned = Matrix.transpose(b);
        assertEquals(3, turned.length);
        assertArrayEquals(new int[] {2, 1}, turned[2]);
    }

    @Test
    void diagonal() {
        assertEquals(5, Matrix.trace(a));
    }

    @Test
    void symmetric() {
        assertTrue(Matrix.isSymmetric(new int[][] {{1, 7}, {7, 2}}));
        assertFalse(Matrix.isSymmetric(a));
    }
}
