// Models org.junit.jupiter.params.provider.EnumSource. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: the check of names.
package org.junit.jupiter.params.provider;

public @interface EnumSource {
    Class<?> value() default Object.class;

    String[] names() default {};

    Mode mode() default Mode.INCLUDE;

    enum Mode {
        INCLUDE,
        EXCLUDE,
        MATCH_ALL,
        MATCH_ANY,
        MATCH_NONE
    }
}
