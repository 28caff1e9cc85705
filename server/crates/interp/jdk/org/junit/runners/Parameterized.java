// Models org.junit.runners.Parameterized. Its annotations are read by test discovery.
// Source: API documentation of JUnit 4.13.
// Left out: the runner itself.
package org.junit.runners;

public class Parameterized {
    public @interface Parameters {
        String name() default "{index}";
    }

    public @interface Parameter {
        int value() default 0;
    }
}
