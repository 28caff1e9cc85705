// Models org.hamcrest.CoreMatchers.
// Source: API documentation of Hamcrest 2.2.
// Left out: rarely used matchers, and those on collections beyond hasItem.
package org.hamcrest;

import whydunit.Deep;

public class CoreMatchers {
    protected CoreMatchers() {
    }

    public static <T> Matcher<T> equalTo(T expected) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return Deep.equalElements(expected, actual);
            }

            public String describe() {
                return MatcherAssert.shown(expected);
            }
        };
    }

    public static <T> Matcher<T> is(T expected) {
        return is(equalTo(expected));
    }

    public static <T> Matcher<T> is(Matcher<T> matcher) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return matcher.matches(actual);
            }

            public String describe() {
                return "is " + matcher.describe();
            }

            public String describeMismatch(Object actual) {
                return matcher.describeMismatch(actual);
            }
        };
    }

    public static <T> Matcher<T> not(Matcher<T> matcher) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return !matcher.matches(actual);
            }

            public String describe() {
                return "not " + matcher.describe();
            }
        };
    }

    public static <T> Matcher<T> not(T unexpected) {
        return not(equalTo(unexpected));
    }

    public static Matcher<Object> nullValue() {
        return new Matcher<Object>() {
            public boolean matches(Object actual) {
                return actual == null;
            }

            public String describe() {
                return "null";
            }
        };
    }

    public static Matcher<Object> notNullValue() {
        return not(nullValue());
    }

    public static <T> Matcher<T> sameInstance(T expected) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return actual == expected;
            }

            public String describe() {
                return "sameInstance(" + MatcherAssert.shown(expected) + ")";
            }
        };
    }

    public static <T> Matcher<T> instanceOf(Class<?> type) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return type.isInstance(actual);
            }

            public String describe() {
                return "an instance of " + type.getName();
            }

            public String describeMismatch(Object actual) {
                return actual == null ? "null" : MatcherAssert.shown(actual) + " is a " + actual.getClass().getName();
            }
        };
    }

    public static <T> Matcher<T> anything() {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                return true;
            }

            public String describe() {
                return "ANYTHING";
            }
        };
    }

    public static Matcher<String> containsString(String part) {
        return new Matcher<String>() {
            public boolean matches(Object actual) {
                return actual instanceof String && ((String) actual).contains(part);
            }

            public String describe() {
                return "a string containing " + MatcherAssert.shown(part);
            }
        };
    }

    public static Matcher<String> startsWith(String part) {
        return new Matcher<String>() {
            public boolean matches(Object actual) {
                return actual instanceof String && ((String) actual).startsWith(part);
            }

            public String describe() {
                return "a string starting with " + MatcherAssert.shown(part);
            }
        };
    }

    public static Matcher<String> endsWith(String part) {
        return new Matcher<String>() {
            public boolean matches(Object actual) {
                return actual instanceof String && ((String) actual).endsWith(part);
            }

            public String describe() {
                return "a string ending with " + MatcherAssert.shown(part);
            }
        };
    }

    public static <T> Matcher<T> allOf(Matcher<? super T>... all) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                for (Matcher<? super T> matcher : all) {
                    if (!matcher.matches(actual)) {
                        return false;
                    }
                }
                return true;
            }

            public String describe() {
                StringBuilder text = new StringBuilder("(");
                for (int i = 0; i < all.length; i++) {
                    text.append(i > 0 ? " and " : "").append(all[i].describe());
                }
                return text.append(")").toString();
            }

            public String describeMismatch(Object actual) {
                for (Matcher<? super T> matcher : all) {
                    if (!matcher.matches(actual)) {
                        return matcher.describe() + " " + matcher.describeMismatch(actual);
                    }
                }
                return "";
            }
        };
    }

    public static <T> Matcher<T> anyOf(Matcher<? super T>... all) {
        return new Matcher<T>() {
            public boolean matches(Object actual) {
                for (Matcher<? super T> matcher : all) {
                    if (matcher.matches(actual)) {
                        return true;
                    }
                }
                return false;
            }

            public String describe() {
                StringBuilder text = new StringBuilder("(");
                for (int i = 0; i < all.length; i++) {
                    text.append(i > 0 ? " or " : "").append(all[i].describe());
                }
                return text.append(")").toString();
            }
        };
    }

    public static <T> Matcher<Iterable<? super T>> hasItem(T element) {
        return new Matcher<Iterable<? super T>>() {
            public boolean matches(Object actual) {
                return containsElement(actual, element);
            }

            public String describe() {
                return "a collection containing " + MatcherAssert.shown(element);
            }
        };
    }

    private static boolean containsElement(Object elements, Object element) {
        if (!(elements instanceof Iterable)) {
            return false;
        }
        for (Object one : (Iterable<?>) elements) {
            if (Deep.equalElements(one, element)) {
                return true;
            }
        }
        return false;
    }
}
