// Models org.junit.Test. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit 4.13.
// Left out: nothing.
package org.junit;

public @interface Test {
    Class<? extends Throwable> expected() default None.class;

    long timeout() default 0L;

    class None extends Throwable {
        private None() {
        }
    }
}
