// Models java.nio.charset.Charset by name.
// Source: class documentation, Java SE 17.
// Left out: encoders and decoders, aliases, charsets beyond those of StandardCharsets.
package java.nio.charset;

public final class Charset implements Comparable<Charset> {
    private final String name;

    Charset(String name) {
        this.name = name;
    }

    public static Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public String name() {
        return name;
    }

    public String displayName() {
        return name;
    }

    public int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }

    public boolean equals(Object other) {
        return other instanceof Charset && name.equals(((Charset) other).name);
    }

    public int hashCode() {
        return name.hashCode();
    }

    public String toString() {
        return name;
    }
}
