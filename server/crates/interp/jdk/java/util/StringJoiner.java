// Models java.util.StringJoiner.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util;

public final class StringJoiner {
    private final String delimiter;
    private final String prefix;
    private final String suffix;
    private String emptyValue;
    private StringBuilder joined;

    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        this.prefix = Objects.requireNonNull(prefix, "The prefix must not be null").toString();
        this.delimiter = Objects.requireNonNull(delimiter, "The delimiter must not be null").toString();
        this.suffix = Objects.requireNonNull(suffix, "The suffix must not be null").toString();
    }

    public StringJoiner setEmptyValue(CharSequence emptyValue) {
        this.emptyValue = Objects.requireNonNull(emptyValue, "The empty value must not be null").toString();
        return this;
    }

    public StringJoiner add(CharSequence element) {
        if (joined == null) {
            joined = new StringBuilder();
        } else {
            joined.append(delimiter);
        }
        joined.append(String.valueOf(element));
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        if (other.joined != null) {
            add(other.joined.toString());
        }
        return this;
    }

    public int length() {
        return toString().length();
    }

    public String toString() {
        if (joined == null && emptyValue != null) {
            return emptyValue;
        }
        return prefix + (joined == null ? "" : joined.toString()) + suffix;
    }
}
