// Models java.lang.Boolean.
// Source: class documentation, Java SE 17.
// Left out: system properties (getBoolean), describeConstable, TYPE.
package java.lang;

public final class Boolean implements java.io.Serializable, Comparable<Boolean> {
    public static final Boolean TRUE = shared(true);
    public static final Boolean FALSE = shared(false);

    private final boolean value;

    public Boolean(boolean value) {
        this.value = value;
    }

    public Boolean(String text) {
        this.value = parseBoolean(text);
    }

    public static boolean parseBoolean(String text) {
        return "true".equalsIgnoreCase(text);
    }

    public boolean booleanValue() {
        return value;
    }

    /** TRUE or FALSE; a value that isn't known to be one of them gets an object that counts as either. */
    public static Boolean valueOf(boolean value) {
        switch (whydunit.Boxes.cacheIndex(value)) {
            case 0:
                return FALSE;
            case 1:
                return TRUE;
            default:
                return shared(value);
        }
    }

    private static Boolean shared(boolean value) {
        Boolean box = new Boolean(value);
        whydunit.Boxes.mark(box);
        return box;
    }

    public static Boolean valueOf(String text) {
        return parseBoolean(text) ? TRUE : FALSE;
    }

    public static String toString(boolean value) {
        return value ? "true" : "false";
    }

    public String toString() {
        return value ? "true" : "false";
    }

    public int hashCode() {
        return value ? 1231 : 1237;
    }

    public static int hashCode(boolean value) {
        return value ? 1231 : 1237;
    }

    public boolean equals(Object other) {
        if (other instanceof Boolean) {
            return value == ((Boolean) other).value;
        }
        return false;
    }

    public int compareTo(Boolean b) {
        return compare(value, b.value);
    }

    public static int compare(boolean left, boolean right) {
        return left == right ? 0 : left ? 1 : -1;
    }

    public static boolean logicalAnd(boolean left, boolean right) {
        return left & right;
    }

    public static boolean logicalOr(boolean left, boolean right) {
        return left | right;
    }

    public static boolean logicalXor(boolean left, boolean right) {
        return left ^ right;
    }
}
