// Models org.junit.jupiter.params.provider.MethodSource. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: nothing.
package org.junit.jupiter.params.provider;

public @interface MethodSource {
    String[] value() default "";
}
