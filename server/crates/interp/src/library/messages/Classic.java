// Messages of the assertions of JUnit 3 and 4.

import org.junit.Assert;

public class Classic {
    interface Code {
        void run() throws Throwable;
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
        show("eq", () -> Assert.assertEquals(1, 2));
        show("eqm", () -> Assert.assertEquals("msg", 1, 2));
        show("eqem", () -> Assert.assertEquals("", 1, 2));
        show("eqo", () -> Assert.assertEquals((Object) 1, (Object) 2L));
        show("eqo2", () -> Assert.assertEquals((Object) 1, (Object) 1L));
        show("eqo2m", () -> Assert.assertEquals("m", (Object) 1, (Object) 1L));
        show("eqn", () -> Assert.assertEquals(null, "x"));
        show("eqnn", () -> Assert.assertEquals("null", null));
        show("s", () -> Assert.assertEquals("abc", "abd"));
        show("sm", () -> Assert.assertEquals("m", "abc", "abd"));
        show(
                "slong",
                () ->
                        Assert.assertEquals(
                                "0123456789012345678901234567890 X abcdefghijklmnopqrstuvwxyz",
                                "0123456789012345678901234567890 Y abcdefghijklmnopqrstuvwxyz"));
        show("s2", () -> Assert.assertEquals("abc", "abcd"));
        show("s3", () -> Assert.assertEquals("", "a"));
        show("s4", () -> Assert.assertEquals("aa", "aaa"));
        show("s5", () -> Assert.assertEquals("m", "abc", null));
        show("d", () -> Assert.assertEquals(1.0, 1.5, 0.1));
        show("d2", () -> Assert.assertEquals(1.0, 1.05, 0.1));
        show("d3", () -> Assert.assertEquals(1.0, 2.0));
        show("dn", () -> Assert.assertEquals(Double.NaN, Double.NaN, 0.1));
        show("dn2", () -> Assert.assertEquals(Double.NaN, 1.0, 0.1));
        show("dn3", () -> Assert.assertEquals(1.0, 2.0, Double.NaN));
        show("d0", () -> Assert.assertEquals(0.0, -0.0, 0.0));
        show("f", () -> Assert.assertEquals("m", 1f, 2f, 0.5f));
        show(
                "dinf",
                () -> Assert.assertEquals(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0.0));
        show("ne", () -> Assert.assertNotEquals(1, 1));
        show("nem", () -> Assert.assertNotEquals("m", 1, 1));
        show("neo", () -> Assert.assertNotEquals("a", "a"));
        show("ned", () -> Assert.assertNotEquals(1.0, 1.05, 0.1));
        show("neom", () -> Assert.assertNotEquals("m", "a", "a"));
        show("true", () -> Assert.assertTrue(false));
    }

    static void part2() {
        show("truem", () -> Assert.assertTrue("m", false));
        show("false", () -> Assert.assertFalse(true));
        show("null", () -> Assert.assertNull("x"));
        show("nullm", () -> Assert.assertNull("m", "x"));
        show("nn", () -> Assert.assertNotNull(null));
        show("nnm", () -> Assert.assertNotNull("m", null));
        show("same", () -> Assert.assertSame("a", "b"));
        show("samem", () -> Assert.assertSame("m", "a", "b"));
        show("ns", () -> Assert.assertNotSame("a", "a"));
        show("nsm", () -> Assert.assertNotSame("m", "a", "a"));
        show("fail", () -> Assert.fail());
        show("failm", () -> Assert.fail("m"));
        show("ae", () -> Assert.assertArrayEquals(new int[] {1, 2}, new int[] {1, 3}));
        show("aem", () -> Assert.assertArrayEquals("m", new int[] {1, 2}, new int[] {1, 3}));
        show("ael", () -> Assert.assertArrayEquals(new int[] {1, 2}, new int[] {1}));
        show("ael2", () -> Assert.assertArrayEquals(new int[] {1}, new int[] {1, 5}));
        show("aen", () -> Assert.assertArrayEquals((int[]) null, new int[] {1}));
        show("aen2", () -> Assert.assertArrayEquals(new int[] {1}, null));
        show("aeo", () -> Assert.assertArrayEquals(new String[] {"abc"}, new String[] {"abd"}));
        show(
                "aeo2",
                () ->
                        Assert.assertArrayEquals(
                                new int[][] {{1}, {2, 3}}, new int[][] {{1}, {2, 4}}));
        show(
                "aeo3",
                () -> Assert.assertArrayEquals(new int[][] {{1}, {2, 3}}, new int[][] {{1}, {2}}));
        show("aeo4", () -> Assert.assertArrayEquals(new Object[] {1, null}, new Object[] {1, "x"}));
        show(
                "aed",
                () -> Assert.assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.5}, 0.1));
        show(
                "aed2",
                () -> Assert.assertArrayEquals(new double[] {1, 2}, new double[] {1, 2.05}, 0.1));
        show("aeb", () -> Assert.assertArrayEquals(new boolean[] {true}, new boolean[] {false}));
        show("aec", () -> Assert.assertArrayEquals(new char[] {'a'}, new char[] {'b'}));
        show("aeol", () -> Assert.assertArrayEquals(new Object[] {new int[] {1}}, new Object[] {}));
        show("aelm", () -> Assert.assertArrayEquals("m", new int[] {1, 2}, new int[] {1}));
        show("aeL", () -> Assert.assertArrayEquals(new long[] {1, 2}, new long[] {1, 3}));
        show(
                "aedn",
                () ->
                        Assert.assertArrayEquals(
                                new double[] {Double.NaN}, new double[] {Double.NaN}, 0));
    }

    static void part3() {
        show("aeo5", () -> Assert.assertArrayEquals(new Object[] {1}, new Object[] {1L}));
        show("thr", () -> Assert.assertThrows(IllegalStateException.class, () -> {}));
        show("thrm", () -> Assert.assertThrows("m", IllegalStateException.class, () -> {}));
        show(
                "thr2",
                () ->
                        Assert.assertThrows(
                                IllegalStateException.class,
                                () -> {
                                    throw new RuntimeException("r");
                                }));
        show(
                "thr2m",
                () ->
                        Assert.assertThrows(
                                "m",
                                IllegalStateException.class,
                                () -> {
                                    throw new RuntimeException("r");
                                }));
        show("j3eq", () -> junit.framework.Assert.assertEquals(1, 2));
        show("j3eqm", () -> junit.framework.Assert.assertEquals("m", 1, 2));
        show("j3eqs", () -> junit.framework.Assert.assertEquals("abc", "abd"));
        show("j3eqsm", () -> junit.framework.Assert.assertEquals("m", "abc", "abd"));
        show("j3eqo", () -> junit.framework.Assert.assertEquals((Object) 1, (Object) 1L));
        show("j3b", () -> junit.framework.Assert.assertEquals(true, false));
        show("j3t", () -> junit.framework.Assert.assertTrue(false));
        show("j3tm", () -> junit.framework.Assert.assertTrue("m", false));
        show("j3n", () -> junit.framework.Assert.assertNull("x"));
        show("j3nm", () -> junit.framework.Assert.assertNull("m", "x"));
        show("j3nn", () -> junit.framework.Assert.assertNotNull(null));
        show("j3nnm", () -> junit.framework.Assert.assertNotNull("m", null));
        show("j3s", () -> junit.framework.Assert.assertSame("a", "b"));
        show("j3ns", () -> junit.framework.Assert.assertNotSame("a", "a"));
        show("j3f", () -> junit.framework.Assert.fail());
        show("j3fm", () -> junit.framework.Assert.fail("m"));
        show("j3d", () -> junit.framework.Assert.assertEquals(1.0, 2.0, 0.1));
        show("j3c", () -> junit.framework.Assert.assertEquals('a', 'b'));
        show("j3null", () -> junit.framework.Assert.assertEquals("abc", (String) null));
        show(
                "j3long",
                () ->
                        junit.framework.Assert.assertEquals(
                                "0123456789012345678901234567890 X abcdefghijklmnopqrstuvwxyz",
                                "0123456789012345678901234567890 Y abcdefghijklmnopqrstuvwxyz"));
        show("j3snull", () -> junit.framework.Assert.assertEquals("m", (String) null, "x"));
    }
}
