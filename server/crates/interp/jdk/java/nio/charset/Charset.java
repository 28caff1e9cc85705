// Models java.nio.charset.Charset by name.
// Source: class documentation, Java SE 17.
// Left out: encoders and decoders, aliases, charsets beyond UTF-8, US-ASCII and ISO-8859-1.
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

    public static Charset forName(String name) {
        if (name == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        checkName(name);
        return switch (name.toUpperCase()) {
            case "UTF-8", "UTF8" -> StandardCharsets.UTF_8;
            case "US-ASCII", "ASCII", "ISO646-US" -> StandardCharsets.US_ASCII;
            case "ISO-8859-1", "ISO8859_1", "LATIN1", "ISO_8859-1", "L1" -> StandardCharsets.ISO_8859_1;
            default -> throw new UnsupportedCharsetException(name);
        };
    }

    private static void checkName(String name) {
        boolean isLegal = !name.isEmpty();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean isLetterOrDigit = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
            isLegal &= isLetterOrDigit || i > 0 && "-+:_.".indexOf(c) >= 0;
        }
        if (!isLegal) {
            throw new IllegalCharsetNameException(name);
        }
    }

    public static boolean isSupported(String name) {
        try {
            forName(name);
            return true;
        } catch (UnsupportedCharsetException e) {
            return false;
        }
    }

    public boolean canEncode() {
        return true;
    }

    public boolean isRegistered() {
        return true;
    }
}
