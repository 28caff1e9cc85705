// Models org.junit.function.ThrowingRunnable.
// Source: API documentation of JUnit 4.13.
// Left out: nothing.
package org.junit.function;

public interface ThrowingRunnable {
    void run() throws Throwable;
}
