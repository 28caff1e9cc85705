// Models org.junit.Ignore. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit 4.13.
// Left out: nothing.
package org.junit;

public @interface Ignore {
    String value() default "";
}
