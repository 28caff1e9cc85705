// Models org.hamcrest.Matcher.
// Source: API documentation of Hamcrest 2.2.
// Left out: Description: matchers give their texts as strings, so matchers of a program's own aren't modelled.
package org.hamcrest;

public interface Matcher<T> {
    boolean matches(Object actual);

    /** What is expected, as in a failure's message. */
    String describe();

    /** What is wrong with a value that doesn't match. */
    default String describeMismatch(Object actual) {
        return "was " + MatcherAssert.shown(actual);
    }
}
