// Models java.nio.charset.UnsupportedCharsetException.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.nio.charset;

public class UnsupportedCharsetException extends IllegalArgumentException {
    private final String name;

    public UnsupportedCharsetException(String name) {
        super(String.valueOf(name));
        this.name = name;
    }

    public String getCharsetName() {
        return name;
    }
}
