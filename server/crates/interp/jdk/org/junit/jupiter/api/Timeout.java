// Models org.junit.jupiter.api.Timeout. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: the unit of time and the thread.
package org.junit.jupiter.api;

public @interface Timeout {
    long value();
}
