// Messages of the assertions of JUnit Jupiter.

import org.junit.jupiter.api.Assertions;

import java.util.Arrays;
import java.util.List;

public class Jupiter {
    interface Code {
        void run() throws Throwable;
    }

    static class Point {
        final int value;

        Point(int value) {
            this.value = value;
        }

        public String toString() {
            return "P" + value;
        }
    }

    static void show(String name, Code code) {
        try {
            code.run();
            System.out.println(name + " passes");
        } catch (Throwable thrown) {
            System.out.println(
                    name + ": " + thrown.getClass().getName() + " | " + thrown.getMessage());
        }
    }

    public static void main(String[] args) {
        part1();
        part2();
        part3();
    }

    static void part1() {
        show("eq", () -> Assertions.assertEquals(1, 2));
        show("eqm", () -> Assertions.assertEquals(1, 2, "msg"));
        show("eqs", () -> Assertions.assertEquals(1, 2, () -> "sup"));
        show("eqblank", () -> Assertions.assertEquals(1, 2, " "));
        show("eqL", () -> Assertions.assertEquals(1L, 2L));
        show("eqc", () -> Assertions.assertEquals('a', 'b'));
        show("eqb", () -> Assertions.assertEquals((byte) 1, (byte) 2));
        show("eqf", () -> Assertions.assertEquals(1.5f, 2f));
        show("eqd", () -> Assertions.assertEquals(1.5, 2.0));
        show("eqdn", () -> Assertions.assertEquals(Double.NaN, Double.NaN));
        show("eqd0", () -> Assertions.assertEquals(0.0, -0.0));
        show("eqdd", () -> Assertions.assertEquals(1.0, 1.05, 0.1));
        show("eqdd2", () -> Assertions.assertEquals(1.0, 1.5, 0.1));
        show("eqdneg", () -> Assertions.assertEquals(1.0, 1.5, -0.1));
        show("eqd0d", () -> Assertions.assertEquals(1.0, 1.0, 0.0));
        show("eqdnan", () -> Assertions.assertEquals(1.0, 1.0, Double.NaN));
        show("eqS", () -> Assertions.assertEquals("abc", "abd"));
        show("eqnull", () -> Assertions.assertEquals(null, "x"));
        show("eqnull2", () -> Assertions.assertEquals("x", null));
        show("eqsp", () -> Assertions.assertEquals(new Point(1), new Point(2)));
        show("eqI", () -> Assertions.assertEquals(Integer.valueOf(3), 4));
        show("eqIL", () -> Assertions.assertEquals((Object) 1, (Object) 2L));
        show("eqbool", () -> Assertions.assertEquals(true, false));
        show("eqlist", () -> Assertions.assertEquals(List.of(1, 2), Arrays.asList(1, 3)));
        show("true", () -> Assertions.assertTrue(false));
        show("truem", () -> Assertions.assertTrue(false, "m"));
        show("false", () -> Assertions.assertFalse(true));
        show("falsem", () -> Assertions.assertFalse(true, () -> "m"));
        show("null", () -> Assertions.assertNull("x"));
        show("nullm", () -> Assertions.assertNull("x", "m"));
    }

    static void part2() {
        show("notnull", () -> Assertions.assertNotNull(null));
        show("notnullm", () -> Assertions.assertNotNull(null, "m"));
        show("ne", () -> Assertions.assertNotEquals(1, 1));
        show("nem", () -> Assertions.assertNotEquals("a", "a", "m"));
        show("ned", () -> Assertions.assertNotEquals(1.0, 1.05, 0.1));
        show("same", () -> Assertions.assertSame("a", "b"));
        show("notsame", () -> Assertions.assertNotSame("x", "x"));
        show("notsamem", () -> Assertions.assertNotSame("x", "x", "m"));
        show("fail", () -> Assertions.fail());
        show("failm", () -> Assertions.fail("m"));
        show("failc", () -> Assertions.fail(new RuntimeException("r")));
        show("failmc", () -> Assertions.fail("m", new RuntimeException("r")));
        show("fails", () -> Assertions.fail(() -> "sup"));
        show("ae", () -> Assertions.assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}));
        show("ael", () -> Assertions.assertArrayEquals(new int[] {1, 2}, new int[] {1}));
        show("aem", () -> Assertions.assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}, "m"));
        show("aen", () -> Assertions.assertArrayEquals(null, new int[] {1, 3}));
        show("aen2", () -> Assertions.assertArrayEquals(new int[] {1}, null));
        show(
                "aed",
                () ->
                        Assertions.assertArrayEquals(
                                new double[] {1, 2}, new double[] {1, 2.5}, 0.1));
        show(
                "aed2",
                () ->
                        Assertions.assertArrayEquals(
                                new double[] {1, 2}, new double[] {1, 2.05}, 0.1));
        show(
                "aeo",
                () -> Assertions.assertArrayEquals(new Object[] {1, "a"}, new Object[] {1, "b"}));
        show(
                "aeo2",
                () ->
                        Assertions.assertArrayEquals(
                                new int[][] {{1}, {2, 3}}, new int[][] {{1}, {2, 4}}));
        show(
                "aeo3",
                () ->
                        Assertions.assertArrayEquals(
                                new int[][] {{1}, {2, 3}}, new int[][] {{1}, {2}}));
        show(
                "aeo4",
                () ->
                        Assertions.assertArrayEquals(
                                new Object[] {1, null}, new Object[] {1, new int[] {1}}));
        show(
                "aeo5",
                () -> Assertions.assertArrayEquals(new String[][] {{"a"}}, new String[][] {null}));
        show("aec", () -> Assertions.assertArrayEquals(new char[] {'a'}, new char[] {'b'}));
        show(
                "aebool",
                () -> Assertions.assertArrayEquals(new boolean[] {true}, new boolean[] {false}));
        show("aeok", () -> Assertions.assertArrayEquals(new int[][] {{1}}, new int[][] {{1}}));
        show("aeol", () -> Assertions.assertArrayEquals(new Object[] {1}, new Object[] {}));
        show("thr", () -> Assertions.assertThrows(IllegalStateException.class, () -> {}));
    }

    static void part3() {
        show("thrm", () -> Assertions.assertThrows(IllegalStateException.class, () -> {}, "m"));
        show(
                "thr2",
                () ->
                        Assertions.assertThrows(
                                IllegalStateException.class,
                                () -> {
                                    throw new RuntimeException("r");
                                }));
        show(
                "thr4",
                () ->
                        Assertions.assertThrowsExactly(
                                RuntimeException.class,
                                () -> {
                                    throw new IllegalStateException("r");
                                }));
        show(
                "thr5",
                () ->
                        Assertions.assertThrows(
                                IllegalStateException.class,
                                () -> {
                                    throw new RuntimeException("r");
                                },
                                "m"));
        show(
                "dnt",
                () ->
                        Assertions.assertDoesNotThrow(
                                () -> {
                                    throw new RuntimeException("r");
                                }));
        show(
                "dntm",
                () ->
                        Assertions.assertDoesNotThrow(
                                () -> {
                                    throw new RuntimeException();
                                },
                                "m"));
        show(
                "all",
                () ->
                        Assertions.assertAll(
                                () -> Assertions.assertEquals(1, 2),
                                () -> Assertions.assertTrue(true),
                                () -> {
                                    throw new RuntimeException();
                                }));
        show("allh", () -> Assertions.assertAll("head", () -> Assertions.assertEquals(1, 2)));
        show("allok", () -> Assertions.assertAll(() -> {}));
        show("inst", () -> Assertions.assertInstanceOf(String.class, 1));
        show("inst2", () -> Assertions.assertInstanceOf(String.class, null));
        show("inst3", () -> Assertions.assertInstanceOf(String.class, 1, "m"));
        show("iter", () -> Assertions.assertIterableEquals(List.of(1, 2), List.of(1, 3)));
        show("iterl", () -> Assertions.assertIterableEquals(List.of(1, 2), List.of(1)));
        show("itern", () -> Assertions.assertIterableEquals(List.of(1, 2), null));
        show(
                "iter2",
                () -> Assertions.assertIterableEquals(List.of(List.of(1)), List.of(List.of(2))));
        show("iterm", () -> Assertions.assertIterableEquals(List.of(1, 2), List.of(1, 3), "m"));
        show("eqcls", () -> Assertions.assertEquals(String.class, Integer.class));
        show("eqempty", () -> Assertions.assertEquals("", null));
    }
}
