// Models org.junit.jupiter.api.RepeatedTest. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: the number of failures allowed.
package org.junit.jupiter.api;

public @interface RepeatedTest {
    int value();

    String name() default "";
}
