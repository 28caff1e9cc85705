// Models org.junit.jupiter.params.provider.CsvSource. Read by test discovery; without effect of its own.
// Source: API documentation of JUnit Jupiter 5.10.
// Left out: nothing.
package org.junit.jupiter.params.provider;

public @interface CsvSource {
    String[] value() default {};

    String textBlock() default "";

    boolean useHeadersInDisplayName() default false;

    char quoteCharacter() default '\'';

    char delimiter() default '\0';

    String delimiterString() default "";

    String emptyValue() default "";

    String[] nullValues() default {};

    boolean ignoreLeadingAndTrailingWhitespace() default true;
}
