// Models org.junit.jupiter.api.Assumptions.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: nothing.
package org.junit.jupiter.api;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;

public class Assumptions {
    protected Assumptions() {
    }

    public static void assumeTrue(boolean condition) {
        if (!condition) {
            throw new TestAbortedException("Assumption failed: assumption is not true");
        }
    }

    public static void assumeTrue(BooleanSupplier condition) {
        if (!condition.getAsBoolean()) {
            throw new TestAbortedException("Assumption failed: assumption is not true");
        }
    }

    public static void assumeTrue(boolean condition, String message) {
        if (!condition) {
            throw new TestAbortedException("Assumption failed: " + message);
        }
    }

    public static void assumeTrue(BooleanSupplier condition, String message) {
        if (!condition.getAsBoolean()) {
            throw new TestAbortedException("Assumption failed: " + message);
        }
    }

    public static void assumeTrue(boolean condition, Supplier<String> message) {
        if (!condition) {
            throw new TestAbortedException("Assumption failed: " + message.get());
        }
    }

    public static void assumeTrue(BooleanSupplier condition, Supplier<String> message) {
        if (!condition.getAsBoolean()) {
            throw new TestAbortedException("Assumption failed: " + message.get());
        }
    }

    public static void assumeFalse(boolean condition) {
        if (condition) {
            throw new TestAbortedException("Assumption failed: assumption is not false");
        }
    }

    public static void assumeFalse(BooleanSupplier condition) {
        if (condition.getAsBoolean()) {
            throw new TestAbortedException("Assumption failed: assumption is not false");
        }
    }

    public static void assumeFalse(boolean condition, String message) {
        if (condition) {
            throw new TestAbortedException("Assumption failed: " + message);
        }
    }

    public static void assumeFalse(BooleanSupplier condition, String message) {
        if (condition.getAsBoolean()) {
            throw new TestAbortedException("Assumption failed: " + message);
        }
    }

    public static void assumeFalse(boolean condition, Supplier<String> message) {
        if (condition) {
            throw new TestAbortedException("Assumption failed: " + message.get());
        }
    }

    public static void assumeFalse(BooleanSupplier condition, Supplier<String> message) {
        if (condition.getAsBoolean()) {
            throw new TestAbortedException("Assumption failed: " + message.get());
        }
    }

    public static void assumingThat(boolean condition, Executable code) throws Throwable {
        if (condition) {
            code.execute();
        }
    }

    public static void assumingThat(BooleanSupplier condition, Executable code) throws Throwable {
        assumingThat(condition.getAsBoolean(), code);
    }

    public static <V> V abort() {
        throw new TestAbortedException();
    }

    public static <V> V abort(String message) {
        throw new TestAbortedException(message);
    }
}
