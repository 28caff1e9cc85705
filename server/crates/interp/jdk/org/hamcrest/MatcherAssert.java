// Models org.hamcrest.MatcherAssert. Each assertion is told to the analysis once.
// Source: API documentation of Hamcrest 2.2.
// Left out: nothing.
package org.hamcrest;

import whydunit.Verdict;

public class MatcherAssert {
    private MatcherAssert() {
    }

    public static <T> void assertThat(T actual, Matcher<? super T> matcher) {
        assertThat("", actual, matcher);
    }

    public static <T> void assertThat(String reason, T actual, Matcher<? super T> matcher) {
        if (!Verdict.check(matcher.matches(actual))) {
            Verdict.record(matcher.describe(), shown(actual));
            throw new AssertionError(reason + "\nExpected: " + matcher.describe() + "\n     but: "
                    + matcher.describeMismatch(actual));
        }
    }

    public static void assertThat(String reason, boolean holds) {
        if (!Verdict.check(holds)) {
            throw new AssertionError(reason);
        }
    }

    /** A value as messages show it. */
    static String shown(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof String) {
            return "\"" + value + "\"";
        }
        if (value instanceof Character) {
            return "\"" + value + "\"";
        }
        if (value instanceof Short) {
            return "<" + value + "s>";
        }
        if (value instanceof Long) {
            return "<" + value + "L>";
        }
        if (value instanceof Float) {
            return "<" + value + "F>";
        }
        if (value.getClass().isArray()) {
            Object[] elements = whydunit.Deep.boxed(value);
            StringBuilder text = new StringBuilder("[");
            for (int i = 0; i < elements.length; i++) {
                text.append(i > 0 ? ", " : "").append(shown(elements[i]));
            }
            return text.append("]").toString();
        }
        return "<" + value + ">";
    }
}
