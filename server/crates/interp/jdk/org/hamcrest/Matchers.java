// Models org.hamcrest.Matchers.
// Source: API documentation of Hamcrest 2.2.
// Left out: rarely used matchers, and those on collections beyond hasItem.
package org.hamcrest;

public class Matchers extends CoreMatchers {
    public Matchers() {
    }

    public static <T extends Comparable<T>> Matcher<T> greaterThan(T limit) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return actual != null && ((Comparable<Object>) actual).compareTo(limit) > 0;
            }

            public String describe() {
                return "a value greater than " + MatcherAssert.shown(limit);
            }

            public String describeMismatch(Object actual) {
                return MatcherAssert.shown(actual) + (((Comparable<Object>) actual).compareTo(limit) == 0 ? " was equal to " : ((Comparable<Object>) actual).compareTo(limit) < 0 ? " was less than " : " was greater than ") + MatcherAssert.shown(limit);
            }
        };
    }

    public static <T extends Comparable<T>> Matcher<T> greaterThanOrEqualTo(T limit) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return actual != null && ((Comparable<Object>) actual).compareTo(limit) >= 0;
            }

            public String describe() {
                return "a value equal to or greater than " + MatcherAssert.shown(limit);
            }

            public String describeMismatch(Object actual) {
                return MatcherAssert.shown(actual) + (((Comparable<Object>) actual).compareTo(limit) == 0 ? " was equal to " : ((Comparable<Object>) actual).compareTo(limit) < 0 ? " was less than " : " was greater than ") + MatcherAssert.shown(limit);
            }
        };
    }

    public static <T extends Comparable<T>> Matcher<T> lessThan(T limit) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return actual != null && ((Comparable<Object>) actual).compareTo(limit) < 0;
            }

            public String describe() {
                return "a value less than " + MatcherAssert.shown(limit);
            }

            public String describeMismatch(Object actual) {
                return MatcherAssert.shown(actual) + (((Comparable<Object>) actual).compareTo(limit) == 0 ? " was equal to " : ((Comparable<Object>) actual).compareTo(limit) < 0 ? " was less than " : " was greater than ") + MatcherAssert.shown(limit);
            }
        };
    }

    public static <T extends Comparable<T>> Matcher<T> lessThanOrEqualTo(T limit) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return actual != null && ((Comparable<Object>) actual).compareTo(limit) <= 0;
            }

            public String describe() {
                return "a value less than or equal to " + MatcherAssert.shown(limit);
            }

            public String describeMismatch(Object actual) {
                return MatcherAssert.shown(actual) + (((Comparable<Object>) actual).compareTo(limit) == 0 ? " was equal to " : ((Comparable<Object>) actual).compareTo(limit) < 0 ? " was less than " : " was greater than ") + MatcherAssert.shown(limit);
            }
        };
    }

    public static Matcher<Double> closeTo(double expected, double error) {
        return new Matcher<Double>() {
            public boolean matches(Object actual) {
                return actual instanceof Double && Math.abs(((Double) actual).doubleValue() - expected) <= error;
            }

            public String describe() {
                return "a numeric value within <" + error + "> of <" + expected + ">";
            }

            public String describeMismatch(Object actual) {
                return actual instanceof Double ? MatcherAssert.shown(actual) + " differed by <" + (Math.abs(((Double) actual).doubleValue() - expected) - error) + "> more than delta <" + error + ">" : "was " + MatcherAssert.shown(actual);
            }
        };
    }
}
