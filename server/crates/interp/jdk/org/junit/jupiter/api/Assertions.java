// Models org.junit.jupiter.api.Assertions. Each assertion is told to the analysis once.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: assertLinesMatch, collections and streams of executables; time limits are not measured, for the clock is virtual.
package org.junit.jupiter.api;

import java.time.Duration;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.MultipleFailuresError;
import whydunit.Deep;
import whydunit.Verdict;

public class Assertions {
    protected Assertions() {
    }

    public static <V> V fail() {
        Verdict.check(false);
        throw new AssertionFailedError();
    }

    public static <V> V fail(String message) {
        Verdict.check(false);
        throw new AssertionFailedError(message);
    }

    public static <V> V fail(String message, Throwable cause) {
        Verdict.check(false);
        throw new AssertionFailedError(message, cause);
    }

    public static <V> V fail(Throwable cause) {
        Verdict.check(false);
        throw new AssertionFailedError(null, cause);
    }

    public static <V> V fail(Supplier<String> message) {
        Verdict.check(false);
        throw new AssertionFailedError(text(message));
    }

    public static void assertTrue(boolean condition) {
        if (!Verdict.check(condition)) {
            fail(null, null, true, false);
        }
    }

    public static void assertTrue(boolean condition, String message) {
        if (!Verdict.check(condition)) {
            fail(message, null, true, false);
        }
    }

    public static void assertTrue(boolean condition, Supplier<String> message) {
        if (!Verdict.check(condition)) {
            fail(message, null, true, false);
        }
    }

    public static void assertTrue(BooleanSupplier condition) {
        assertTrue(condition.getAsBoolean());
    }

    public static void assertTrue(BooleanSupplier condition, String message) {
        assertTrue(condition.getAsBoolean(), message);
    }

    public static void assertTrue(BooleanSupplier condition, Supplier<String> message) {
        assertTrue(condition.getAsBoolean(), message);
    }

    public static void assertFalse(boolean condition) {
        if (!Verdict.check(!condition)) {
            fail(null, null, false, true);
        }
    }

    public static void assertFalse(boolean condition, String message) {
        if (!Verdict.check(!condition)) {
            fail(message, null, false, true);
        }
    }

    public static void assertFalse(boolean condition, Supplier<String> message) {
        if (!Verdict.check(!condition)) {
            fail(message, null, false, true);
        }
    }

    public static void assertFalse(BooleanSupplier condition) {
        assertFalse(condition.getAsBoolean());
    }

    public static void assertFalse(BooleanSupplier condition, String message) {
        assertFalse(condition.getAsBoolean(), message);
    }

    public static void assertFalse(BooleanSupplier condition, Supplier<String> message) {
        assertFalse(condition.getAsBoolean(), message);
    }

    public static void assertNull(Object actual) {
        if (!Verdict.check(actual == null)) {
            fail(null, null, null, actual);
        }
    }

    public static void assertNull(Object actual, String message) {
        if (!Verdict.check(actual == null)) {
            fail(message, null, null, actual);
        }
    }

    public static void assertNull(Object actual, Supplier<String> message) {
        if (!Verdict.check(actual == null)) {
            fail(message, null, null, actual);
        }
    }

    public static void assertNotNull(Object actual) {
        if (!Verdict.check(actual != null)) {
            failUnlike(null, "expected: not <null>", "not null", actual);
        }
    }

    public static void assertNotNull(Object actual, String message) {
        if (!Verdict.check(actual != null)) {
            failUnlike(message, "expected: not <null>", "not null", actual);
        }
    }

    public static void assertNotNull(Object actual, Supplier<String> message) {
        if (!Verdict.check(actual != null)) {
            failUnlike(message, "expected: not <null>", "not null", actual);
        }
    }

    public static void assertEquals(byte expected, byte actual) {
        if (!Verdict.check(expected == actual)) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(byte expected, byte actual, String message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(byte expected, byte actual, Supplier<String> message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(byte unexpected, byte actual) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(byte unexpected, byte actual, String message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(byte unexpected, byte actual, Supplier<String> message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(byte expected, Byte actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(byte expected, Byte actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(byte expected, Byte actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(byte unexpected, Byte actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(byte unexpected, Byte actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(byte unexpected, Byte actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Byte expected, byte actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Byte expected, byte actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Byte expected, byte actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Byte unexpected, byte actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Byte unexpected, byte actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Byte unexpected, byte actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Byte expected, Byte actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Byte expected, Byte actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Byte expected, Byte actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Byte unexpected, Byte actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Byte unexpected, Byte actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Byte unexpected, Byte actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(short expected, short actual) {
        if (!Verdict.check(expected == actual)) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(short expected, short actual, String message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(short expected, short actual, Supplier<String> message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(short unexpected, short actual) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(short unexpected, short actual, String message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(short unexpected, short actual, Supplier<String> message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(short expected, Short actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(short expected, Short actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(short expected, Short actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(short unexpected, Short actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(short unexpected, Short actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(short unexpected, Short actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Short expected, short actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Short expected, short actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Short expected, short actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Short unexpected, short actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Short unexpected, short actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Short unexpected, short actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Short expected, Short actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Short expected, Short actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Short expected, Short actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Short unexpected, Short actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Short unexpected, Short actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Short unexpected, Short actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(int expected, int actual) {
        if (!Verdict.check(expected == actual)) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(int expected, int actual, String message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(int expected, int actual, Supplier<String> message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(int unexpected, int actual) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(int unexpected, int actual, String message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(int unexpected, int actual, Supplier<String> message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(int expected, Integer actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(int expected, Integer actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(int expected, Integer actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(int unexpected, Integer actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(int unexpected, Integer actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(int unexpected, Integer actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Integer expected, int actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Integer expected, int actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Integer expected, int actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Integer unexpected, int actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Integer unexpected, int actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Integer unexpected, int actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Integer expected, Integer actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Integer expected, Integer actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Integer expected, Integer actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Integer unexpected, Integer actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Integer unexpected, Integer actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Integer unexpected, Integer actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(long expected, long actual) {
        if (!Verdict.check(expected == actual)) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(long expected, long actual, String message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(long expected, long actual, Supplier<String> message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(long unexpected, long actual) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(long unexpected, long actual, String message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(long unexpected, long actual, Supplier<String> message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(long expected, Long actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(long expected, Long actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(long expected, Long actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(long unexpected, Long actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(long unexpected, Long actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(long unexpected, Long actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Long expected, long actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Long expected, long actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Long expected, long actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Long unexpected, long actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Long unexpected, long actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Long unexpected, long actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Long expected, Long actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Long expected, Long actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Long expected, Long actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Long unexpected, Long actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Long unexpected, Long actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Long unexpected, Long actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(char expected, char actual) {
        if (!Verdict.check(expected == actual)) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(char expected, char actual, String message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(char expected, char actual, Supplier<String> message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(char unexpected, char actual) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(char unexpected, char actual, String message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(char unexpected, char actual, Supplier<String> message) {
        if (!Verdict.check(!(unexpected == actual))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(char expected, Character actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(char expected, Character actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(char expected, Character actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(char unexpected, Character actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(char unexpected, Character actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(char unexpected, Character actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Character expected, char actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Character expected, char actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Character expected, char actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Character unexpected, char actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Character unexpected, char actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Character unexpected, char actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Character expected, Character actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Character expected, Character actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Character expected, Character actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Character unexpected, Character actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Character unexpected, Character actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Character unexpected, Character actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(float expected, float actual) {
        if (!Verdict.check(Deep.same(expected, actual))) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(float expected, float actual, String message) {
        if (!Verdict.check(Deep.same(expected, actual))) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(float expected, float actual, Supplier<String> message) {
        if (!Verdict.check(Deep.same(expected, actual))) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(float unexpected, float actual) {
        if (!Verdict.check(!(Deep.same(unexpected, actual)))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(float unexpected, float actual, String message) {
        if (!Verdict.check(!(Deep.same(unexpected, actual)))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(float unexpected, float actual, Supplier<String> message) {
        if (!Verdict.check(!(Deep.same(unexpected, actual)))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(float expected, Float actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(float expected, Float actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(float expected, Float actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(float unexpected, Float actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(float unexpected, Float actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(float unexpected, Float actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Float expected, float actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Float expected, float actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Float expected, float actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Float unexpected, float actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Float unexpected, float actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Float unexpected, float actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Float expected, Float actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Float expected, Float actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Float expected, Float actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Float unexpected, Float actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Float unexpected, Float actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Float unexpected, Float actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(double expected, double actual) {
        if (!Verdict.check(Deep.same(expected, actual))) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(double expected, double actual, String message) {
        if (!Verdict.check(Deep.same(expected, actual))) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(double expected, double actual, Supplier<String> message) {
        if (!Verdict.check(Deep.same(expected, actual))) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(double unexpected, double actual) {
        if (!Verdict.check(!(Deep.same(unexpected, actual)))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(double unexpected, double actual, String message) {
        if (!Verdict.check(!(Deep.same(unexpected, actual)))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(double unexpected, double actual, Supplier<String> message) {
        if (!Verdict.check(!(Deep.same(unexpected, actual)))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(double expected, Double actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(double expected, Double actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(double expected, Double actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(double unexpected, Double actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(double unexpected, Double actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(double unexpected, Double actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Double expected, double actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Double expected, double actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Double expected, double actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Double unexpected, double actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Double unexpected, double actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Double unexpected, double actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(Double expected, Double actual) {
        assertEquals((Object) expected, (Object) actual);
    }

    public static void assertEquals(Double expected, Double actual, String message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertEquals(Double expected, Double actual, Supplier<String> message) {
        assertEquals((Object) expected, (Object) actual, message);
    }

    public static void assertNotEquals(Double unexpected, Double actual) {
        assertNotEquals((Object) unexpected, (Object) actual);
    }

    public static void assertNotEquals(Double unexpected, Double actual, String message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertNotEquals(Double unexpected, Double actual, Supplier<String> message) {
        assertNotEquals((Object) unexpected, (Object) actual, message);
    }

    public static void assertEquals(float expected, float actual, float delta) {
        checkDelta(delta);
        if (!Verdict.check(Deep.same(expected, actual) | expected - actual <= delta & actual - expected <= delta)) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(float expected, float actual, float delta, String message) {
        checkDelta(delta);
        if (!Verdict.check(Deep.same(expected, actual) | expected - actual <= delta & actual - expected <= delta)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(float expected, float actual, float delta, Supplier<String> message) {
        checkDelta(delta);
        if (!Verdict.check(Deep.same(expected, actual) | expected - actual <= delta & actual - expected <= delta)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(float unexpected, float actual, float delta) {
        checkDelta(delta);
        if (!Verdict.check(!(Deep.same(unexpected, actual) | unexpected - actual <= delta & actual - unexpected <= delta))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(float unexpected, float actual, float delta, String message) {
        checkDelta(delta);
        if (!Verdict.check(!(Deep.same(unexpected, actual) | unexpected - actual <= delta & actual - unexpected <= delta))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(float unexpected, float actual, float delta, Supplier<String> message) {
        checkDelta(delta);
        if (!Verdict.check(!(Deep.same(unexpected, actual) | unexpected - actual <= delta & actual - unexpected <= delta))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(double expected, double actual, double delta) {
        checkDelta(delta);
        if (!Verdict.check(Deep.same(expected, actual) | expected - actual <= delta & actual - expected <= delta)) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(double expected, double actual, double delta, String message) {
        checkDelta(delta);
        if (!Verdict.check(Deep.same(expected, actual) | expected - actual <= delta & actual - expected <= delta)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(double expected, double actual, double delta, Supplier<String> message) {
        checkDelta(delta);
        if (!Verdict.check(Deep.same(expected, actual) | expected - actual <= delta & actual - expected <= delta)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(double unexpected, double actual, double delta) {
        checkDelta(delta);
        if (!Verdict.check(!(Deep.same(unexpected, actual) | unexpected - actual <= delta & actual - unexpected <= delta))) {
            failUnlike(null, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(double unexpected, double actual, double delta, String message) {
        checkDelta(delta);
        if (!Verdict.check(!(Deep.same(unexpected, actual) | unexpected - actual <= delta & actual - unexpected <= delta))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertNotEquals(double unexpected, double actual, double delta, Supplier<String> message) {
        checkDelta(delta);
        if (!Verdict.check(!(Deep.same(unexpected, actual) | unexpected - actual <= delta & actual - unexpected <= delta))) {
            failUnlike(message, "expected: not equal but was: <" + actual + ">", "not " + unexpected, actual);
        }
    }

    public static void assertEquals(Object expected, Object actual) {
        if (!Verdict.check(equal(expected, actual))) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertEquals(Object expected, Object actual, String message) {
        if (!Verdict.check(equal(expected, actual))) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertEquals(Object expected, Object actual, Supplier<String> message) {
        if (!Verdict.check(equal(expected, actual))) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotEquals(Object unexpected, Object actual) {
        if (!Verdict.check(!equal(unexpected, actual))) {
            failUnlike(null, "expected: not equal but was: <" + shown(actual) + ">", "not " + shown(unexpected), actual);
        }
    }

    public static void assertNotEquals(Object unexpected, Object actual, String message) {
        if (!Verdict.check(!equal(unexpected, actual))) {
            failUnlike(message, "expected: not equal but was: <" + shown(actual) + ">", "not " + shown(unexpected), actual);
        }
    }

    public static void assertNotEquals(Object unexpected, Object actual, Supplier<String> message) {
        if (!Verdict.check(!equal(unexpected, actual))) {
            failUnlike(message, "expected: not equal but was: <" + shown(actual) + ">", "not " + shown(unexpected), actual);
        }
    }

    public static void assertSame(Object expected, Object actual) {
        if (!Verdict.check(expected == actual)) {
            fail(null, null, expected, actual);
        }
    }

    public static void assertSame(Object expected, Object actual, String message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertSame(Object expected, Object actual, Supplier<String> message) {
        if (!Verdict.check(expected == actual)) {
            fail(message, null, expected, actual);
        }
    }

    public static void assertNotSame(Object unexpected, Object actual) {
        if (!Verdict.check(unexpected != actual)) {
            failUnlike(null, "expected: not same but was: <" + shown(actual) + ">", "another object", actual);
        }
    }

    public static void assertNotSame(Object unexpected, Object actual, String message) {
        if (!Verdict.check(unexpected != actual)) {
            failUnlike(message, "expected: not same but was: <" + shown(actual) + ">", "another object", actual);
        }
    }

    public static void assertNotSame(Object unexpected, Object actual, Supplier<String> message) {
        if (!Verdict.check(unexpected != actual)) {
            failUnlike(message, "expected: not same but was: <" + shown(actual) + ">", "another object", actual);
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(null, expected, actual);
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual, String message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    public static void assertArrayEquals(byte[] expected, byte[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    private static void failArrays(Object message, byte[] expected, byte[] actual) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] != actual[i]) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(short[] expected, short[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(null, expected, actual);
        }
    }

    public static void assertArrayEquals(short[] expected, short[] actual, String message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    public static void assertArrayEquals(short[] expected, short[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    private static void failArrays(Object message, short[] expected, short[] actual) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] != actual[i]) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(int[] expected, int[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(null, expected, actual);
        }
    }

    public static void assertArrayEquals(int[] expected, int[] actual, String message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    public static void assertArrayEquals(int[] expected, int[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    private static void failArrays(Object message, int[] expected, int[] actual) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] != actual[i]) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(long[] expected, long[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(null, expected, actual);
        }
    }

    public static void assertArrayEquals(long[] expected, long[] actual, String message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    public static void assertArrayEquals(long[] expected, long[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    private static void failArrays(Object message, long[] expected, long[] actual) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] != actual[i]) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(char[] expected, char[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(null, expected, actual);
        }
    }

    public static void assertArrayEquals(char[] expected, char[] actual, String message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    public static void assertArrayEquals(char[] expected, char[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    private static void failArrays(Object message, char[] expected, char[] actual) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] != actual[i]) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(float[] expected, float[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(null, expected, actual);
        }
    }

    public static void assertArrayEquals(float[] expected, float[] actual, String message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    public static void assertArrayEquals(float[] expected, float[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    private static void failArrays(Object message, float[] expected, float[] actual) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (!Deep.same(expected[i], actual[i])) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(double[] expected, double[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(null, expected, actual);
        }
    }

    public static void assertArrayEquals(double[] expected, double[] actual, String message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    public static void assertArrayEquals(double[] expected, double[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    private static void failArrays(Object message, double[] expected, double[] actual) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (!Deep.same(expected[i], actual[i])) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(null, expected, actual);
        }
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual, String message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    public static void assertArrayEquals(boolean[] expected, boolean[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equal(expected, actual))) {
            failArrays(message, expected, actual);
        }
    }

    private static void failArrays(Object message, boolean[] expected, boolean[] actual) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] != actual[i]) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(float[] expected, float[] actual, float delta) {
        checkDelta(delta);
        if (!Verdict.check(near(expected, actual, delta))) {
            failArrays(null, expected, actual, delta);
        }
    }

    public static void assertArrayEquals(float[] expected, float[] actual, float delta, String message) {
        checkDelta(delta);
        if (!Verdict.check(near(expected, actual, delta))) {
            failArrays(message, expected, actual, delta);
        }
    }

    public static void assertArrayEquals(float[] expected, float[] actual, float delta, Supplier<String> message) {
        checkDelta(delta);
        if (!Verdict.check(near(expected, actual, delta))) {
            failArrays(message, expected, actual, delta);
        }
    }

    private static boolean near(float[] expected, float[] actual, float delta) {
        if (expected == actual) {
            return true;
        }
        if (expected == null || actual == null || expected.length != actual.length) {
            return false;
        }
        boolean near = true;
        for (int i = 0; i < expected.length; i++) {
            near &= Deep.same(expected[i], actual[i]) | expected[i] - actual[i] <= delta & actual[i] - expected[i] <= delta;
        }
        return near;
    }

    private static void failArrays(Object message, float[] expected, float[] actual, float delta) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (!(Deep.same(expected[i], actual[i]) | expected[i] - actual[i] <= delta & actual[i] - expected[i] <= delta)) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta) {
        checkDelta(delta);
        if (!Verdict.check(near(expected, actual, delta))) {
            failArrays(null, expected, actual, delta);
        }
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta, String message) {
        checkDelta(delta);
        if (!Verdict.check(near(expected, actual, delta))) {
            failArrays(message, expected, actual, delta);
        }
    }

    public static void assertArrayEquals(double[] expected, double[] actual, double delta, Supplier<String> message) {
        checkDelta(delta);
        if (!Verdict.check(near(expected, actual, delta))) {
            failArrays(message, expected, actual, delta);
        }
    }

    private static boolean near(double[] expected, double[] actual, double delta) {
        if (expected == actual) {
            return true;
        }
        if (expected == null || actual == null || expected.length != actual.length) {
            return false;
        }
        boolean near = true;
        for (int i = 0; i < expected.length; i++) {
            near &= Deep.same(expected[i], actual[i]) | expected[i] - actual[i] <= delta & actual[i] - expected[i] <= delta;
        }
        return near;
    }

    private static void failArrays(Object message, double[] expected, double[] actual, double delta) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length, actual == null ? 0 : actual.length, "");
        for (int i = 0; i < expected.length; i++) {
            if (!(Deep.same(expected[i], actual[i]) | expected[i] - actual[i] <= delta & actual[i] - expected[i] <= delta)) {
                fail(message, "array contents differ at index [" + i + "]", expected[i], actual[i]);
            }
        }
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual) {
        if (!Verdict.check(Deep.equalElements(expected, actual))) {
            failArrays(null, expected, actual, "");
        }
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual, String message) {
        if (!Verdict.check(Deep.equalElements(expected, actual))) {
            failArrays(message, expected, actual, "");
        }
    }

    public static void assertArrayEquals(Object[] expected, Object[] actual, Supplier<String> message) {
        if (!Verdict.check(Deep.equalElements(expected, actual))) {
            failArrays(message, expected, actual, "");
        }
    }

    public static void assertIterableEquals(Iterable<?> expected, Iterable<?> actual) {
        String difference = difference(expected, actual);
        if (!Verdict.check(difference == null)) {
            failIterables(null, difference, expected, actual);
        }
    }

    public static void assertIterableEquals(Iterable<?> expected, Iterable<?> actual, String message) {
        String difference = difference(expected, actual);
        if (!Verdict.check(difference == null)) {
            failIterables(message, difference, expected, actual);
        }
    }

    public static void assertIterableEquals(Iterable<?> expected, Iterable<?> actual, Supplier<String> message) {
        String difference = difference(expected, actual);
        if (!Verdict.check(difference == null)) {
            failIterables(message, difference, expected, actual);
        }
    }

    public static <T extends Throwable> T assertThrows(Class<T> type, Executable code) {
        return thrown(type, code, false, null);
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> type, Executable code) {
        return thrown(type, code, true, null);
    }

    public static void assertDoesNotThrow(Executable code) {
        try {
            code.execute();
        } catch (Throwable thrown) {
            Verdict.check(false);
            throw unexpected(null, thrown);
        }
        Verdict.check(true);
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> code) {
        T result;
        try {
            result = code.get();
        } catch (Throwable thrown) {
            Verdict.check(false);
            throw unexpected(null, thrown);
        }
        Verdict.check(true);
        return result;
    }

    public static void assertTimeout(Duration limit, Executable code) {
        run(code);
    }

    public static <T> T assertTimeout(Duration limit, ThrowingSupplier<T> code) {
        try {
            return code.get();
        } catch (Throwable thrown) {
            throw rethrown(thrown);
        }
    }

    public static void assertTimeoutPreemptively(Duration limit, Executable code) {
        run(code);
    }

    public static <T> T assertTimeoutPreemptively(Duration limit, ThrowingSupplier<T> code) {
        try {
            return code.get();
        } catch (Throwable thrown) {
            throw rethrown(thrown);
        }
    }

    public static <T> T assertInstanceOf(Class<T> type, Object actual) {
        if (!Verdict.check(type.isInstance(actual))) {
            if (actual == null) {
                fail(null, "Unexpected null value", type, null);
            }
            fail(null, "Unexpected type", type, actual.getClass());
        }
        return (T) actual;
    }

    public static <T extends Throwable> T assertThrows(Class<T> type, Executable code, String message) {
        return thrown(type, code, false, message);
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> type, Executable code, String message) {
        return thrown(type, code, true, message);
    }

    public static void assertDoesNotThrow(Executable code, String message) {
        try {
            code.execute();
        } catch (Throwable thrown) {
            Verdict.check(false);
            throw unexpected(message, thrown);
        }
        Verdict.check(true);
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> code, String message) {
        T result;
        try {
            result = code.get();
        } catch (Throwable thrown) {
            Verdict.check(false);
            throw unexpected(message, thrown);
        }
        Verdict.check(true);
        return result;
    }

    public static void assertTimeout(Duration limit, Executable code, String message) {
        run(code);
    }

    public static <T> T assertTimeout(Duration limit, ThrowingSupplier<T> code, String message) {
        try {
            return code.get();
        } catch (Throwable thrown) {
            throw rethrown(thrown);
        }
    }

    public static void assertTimeoutPreemptively(Duration limit, Executable code, String message) {
        run(code);
    }

    public static <T> T assertTimeoutPreemptively(Duration limit, ThrowingSupplier<T> code, String message) {
        try {
            return code.get();
        } catch (Throwable thrown) {
            throw rethrown(thrown);
        }
    }

    public static <T> T assertInstanceOf(Class<T> type, Object actual, String message) {
        if (!Verdict.check(type.isInstance(actual))) {
            if (actual == null) {
                fail(message, "Unexpected null value", type, null);
            }
            fail(message, "Unexpected type", type, actual.getClass());
        }
        return (T) actual;
    }

    public static <T extends Throwable> T assertThrows(Class<T> type, Executable code, Supplier<String> message) {
        return thrown(type, code, false, message);
    }

    public static <T extends Throwable> T assertThrowsExactly(Class<T> type, Executable code, Supplier<String> message) {
        return thrown(type, code, true, message);
    }

    public static void assertDoesNotThrow(Executable code, Supplier<String> message) {
        try {
            code.execute();
        } catch (Throwable thrown) {
            Verdict.check(false);
            throw unexpected(message, thrown);
        }
        Verdict.check(true);
    }

    public static <T> T assertDoesNotThrow(ThrowingSupplier<T> code, Supplier<String> message) {
        T result;
        try {
            result = code.get();
        } catch (Throwable thrown) {
            Verdict.check(false);
            throw unexpected(message, thrown);
        }
        Verdict.check(true);
        return result;
    }

    public static void assertTimeout(Duration limit, Executable code, Supplier<String> message) {
        run(code);
    }

    public static <T> T assertTimeout(Duration limit, ThrowingSupplier<T> code, Supplier<String> message) {
        try {
            return code.get();
        } catch (Throwable thrown) {
            throw rethrown(thrown);
        }
    }

    public static void assertTimeoutPreemptively(Duration limit, Executable code, Supplier<String> message) {
        run(code);
    }

    public static <T> T assertTimeoutPreemptively(Duration limit, ThrowingSupplier<T> code, Supplier<String> message) {
        try {
            return code.get();
        } catch (Throwable thrown) {
            throw rethrown(thrown);
        }
    }

    public static <T> T assertInstanceOf(Class<T> type, Object actual, Supplier<String> message) {
        if (!Verdict.check(type.isInstance(actual))) {
            if (actual == null) {
                fail(message, "Unexpected null value", type, null);
            }
            fail(message, "Unexpected type", type, actual.getClass());
        }
        return (T) actual;
    }

    public static void assertAll(Executable... all) {
        assertAll(null, all);
    }

    public static void assertAll(String heading, Executable... all) {
        Throwable[] failures = new Throwable[all.length];
        int count = 0;
        for (Executable code : all) {
            try {
                code.execute();
            } catch (OutOfMemoryError fatal) {
                throw fatal;
            } catch (Throwable thrown) {
                failures[count] = thrown;
                count++;
            }
        }
        if (count > 0) {
            Throwable[] thrown = new Throwable[count];
            System.arraycopy(failures, 0, thrown, 0, count);
            throw new MultipleFailuresError(heading, thrown);
        }
    }

    private static void run(Executable code) {
        try {
            code.execute();
        } catch (Throwable thrown) {
            throw rethrown(thrown);
        }
    }

    /** Throws the exception itself, checked or not. */
    private static RuntimeException rethrown(Throwable thrown) {
        return Assertions.<RuntimeException>sneak(thrown);
    }

    private static <T extends Throwable> T sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static <T extends Throwable> T thrown(Class<T> type, Executable code, boolean exactly, Object message) {
        Throwable thrown = null;
        try {
            code.execute();
        } catch (Throwable caught) {
            thrown = caught;
        }
        boolean fits = thrown != null && (exactly ? thrown.getClass() == type : type.isInstance(thrown));
        if (Verdict.check(fits)) {
            return (T) thrown;
        }
        String name = type.getCanonicalName() == null ? type.getName() : type.getCanonicalName();
        if (thrown == null) {
            Verdict.record(name, "nothing thrown");
            throw new AssertionFailedError(prefix(message) + "Expected " + name
                    + " to be thrown, but nothing was thrown.");
        }
        Verdict.record(name, thrown.toString());
        throw new AssertionFailedError(prefix(message) + "Unexpected exception type thrown, "
                + values(type, thrown.getClass()), type, thrown.getClass(), thrown);
    }

    private static AssertionFailedError unexpected(Object message, Throwable thrown) {
        Verdict.record("nothing thrown", thrown.toString());
        String detail = thrown.getMessage();
        return new AssertionFailedError(prefix(message) + "Unexpected exception thrown: "
                + thrown.getClass().getName() + (detail == null || detail.isBlank() ? "" : ": " + detail), thrown);
    }

    private static boolean equal(Object left, Object right) {
        return left == null ? right == null : left.equals(right);
    }

    private static void checkDelta(double delta) {
        if (!(delta >= 0)) {
            fail("positive delta expected but was: <" + delta + ">");
        }
    }

    private static void checkDelta(float delta) {
        if (!(delta >= 0)) {
            fail("positive delta expected but was: <" + delta + ">");
        }
    }

    /** A message that was given as text or as what makes it. */
    private static String text(Object message) {
        if (message instanceof Supplier) {
            return (String) ((Supplier<?>) message).get();
        }
        return (String) message;
    }

    private static String prefix(Object message) {
        String text = text(message);
        return text == null || text.isBlank() ? "" : text + " ==> ";
    }

    /** As messages show a value: arrays by their elements, classes by their name. */
    private static String shown(Object value) {
        if (value instanceof Class) {
            String name = ((Class<?>) value).getCanonicalName();
            return name == null ? ((Class<?>) value).getName() : name;
        }
        return value == null ? "null" : Deep.deepText(value);
    }

    private static String identified(Object value, String shown) {
        if (value == null) {
            return "<null>";
        }
        String identity = (value instanceof Class ? shown : value.getClass().getName()) + "@"
                + Integer.toHexString(System.identityHashCode(value));
        return value instanceof Class ? "<" + identity + ">" : identity + "<" + shown + ">";
    }

    private static String values(Object expected, Object actual) {
        String left = shown(expected);
        String right = shown(actual);
        if (left.equals(right)) {
            return "expected: " + identified(expected, left) + " but was: " + identified(actual, right);
        }
        return "expected: <" + left + "> but was: <" + right + ">";
    }

    private static void fail(Object message, String reason, Object expected, Object actual) {
        Verdict.record(shown(expected), shown(actual));
        throw new AssertionFailedError(prefix(message) + (reason == null ? "" : reason + ", ")
                + values(expected, actual), expected, actual);
    }

    /** Fails where there is something the value must not be. */
    private static void failUnlike(Object message, String reason, String expected, Object actual) {
        Verdict.record(expected, shown(actual));
        throw new AssertionFailedError(prefix(message) + reason);
    }

    /** Fails if one array is null or the lengths differ. */
    private static void checkArrays(Object message, Object expected, Object actual, int expectedLength,
            int actualLength, String place) {
        String at = place.isEmpty() ? "" : " at index " + place;
        if (expected == null || actual == null) {
            Verdict.record(shown(expected), shown(actual));
            throw new AssertionFailedError(prefix(message)
                    + (expected == null ? "expected" : "actual") + " array was <null>" + at, expected, actual);
        }
        if (expectedLength != actualLength) {
            fail(message, "array lengths differ" + at, expectedLength, actualLength);
        }
    }

    private static void failArrays(Object message, Object[] expected, Object[] actual, String place) {
        checkArrays(message, expected, actual, expected == null ? 0 : expected.length,
                actual == null ? 0 : actual.length, place);
        for (int i = 0; i < expected.length; i++) {
            Object left = expected[i];
            Object right = actual[i];
            if (Deep.equalElements(left, right)) {
                continue;
            }
            String inside = place + "[" + i + "]";
            if (left instanceof Object[] && right instanceof Object[]) {
                failArrays(message, (Object[]) left, (Object[]) right, inside);
            }
            if (left != null && right != null && left.getClass().isArray() && left.getClass() == right.getClass()) {
                failPrimitiveArrays(message, left, right, inside);
            }
            if (left == null && right.getClass().isArray() || right == null && left.getClass().isArray()) {
                checkArrays(message, left, right, 0, 0, inside);
            }
            fail(message, "array contents differ at index " + inside, left, right);
        }
    }

    private static void failPrimitiveArrays(Object message, Object expected, Object actual, String place) {
        Object[] left = Deep.boxed(expected);
        Object[] right = Deep.boxed(actual);
        failArrays(message, left, right, place);
    }

    /** Where two sequences differ first, as `[index]`; "length" and a number if one goes on; null if nowhere. */
    private static String difference(Iterable<?> expected, Iterable<?> actual) {
        if (expected == actual) {
            return null;
        }
        if (expected == null || actual == null) {
            return "null";
        }
        Iterator<?> left = expected.iterator();
        Iterator<?> right = actual.iterator();
        int index = 0;
        while (left.hasNext() && right.hasNext()) {
            Object a = left.next();
            Object b = right.next();
            if (a instanceof Iterable && b instanceof Iterable) {
                String inside = difference((Iterable<?>) a, (Iterable<?>) b);
                if (inside != null) {
                    return "[" + index + "]" + inside;
                }
            } else if (!equal(a, b)) {
                return "[" + index + "]";
            }
            index++;
        }
        return left.hasNext() || right.hasNext() ? "length" : null;
    }

    private static int count(Iterable<?> elements) {
        int count = 0;
        Iterator<?> iterator = elements.iterator();
        while (iterator.hasNext()) {
            iterator.next();
            count++;
        }
        return count;
    }

    private static Object element(Iterable<?> elements, int index) {
        Iterator<?> iterator = elements.iterator();
        for (int i = 0; i < index; i++) {
            iterator.next();
        }
        return iterator.next();
    }

    private static void failIterables(Object message, String difference, Iterable<?> expected, Iterable<?> actual) {
        String place = "";
        String rest = difference;
        Object left = expected;
        Object right = actual;
        while (rest.startsWith("[")) {
            int end = rest.indexOf("]");
            int index = Integer.parseInt(rest.substring(1, end));
            left = element((Iterable<?>) left, index);
            right = element((Iterable<?>) right, index);
            place += rest.substring(0, end + 1);
            rest = rest.substring(end + 1);
        }
        String at = place.isEmpty() ? "" : " at index " + place;
        if (rest.equals("length")) {
            fail(message, "iterable lengths differ" + at, count((Iterable<?>) left), count((Iterable<?>) right));
        }
        if (rest.equals("null")) {
            Verdict.record(shown(left), shown(right));
            throw new AssertionFailedError(prefix(message)
                    + (left == null ? "expected" : "actual") + " iterable was <null>" + at, left, right);
        }
        fail(message, "iterable contents differ" + at, left, right);
    }
}
