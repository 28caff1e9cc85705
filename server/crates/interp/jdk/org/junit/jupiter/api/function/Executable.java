// Models org.junit.jupiter.api.function.Executable.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: nothing.
package org.junit.jupiter.api.function;

@FunctionalInterface
public interface Executable {
    void execute() throws Throwable;
}
