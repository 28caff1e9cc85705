// Models java.nio.charset.StandardCharsets.
// Source: class documentation, Java SE 17.
// Left out: UTF-16 in its three forms.
package java.nio.charset;

public final class StandardCharsets {
    public static final Charset UTF_8 = new Charset("UTF-8");
    public static final Charset US_ASCII = new Charset("US-ASCII");
    public static final Charset ISO_8859_1 = new Charset("ISO-8859-1");

    private StandardCharsets() {
    }
}
