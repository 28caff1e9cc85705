// Models java.lang.Appendable.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public interface Appendable {
    Appendable append(CharSequence text) throws java.io.IOException;

    Appendable append(CharSequence text, int start, int end) throws java.io.IOException;

    Appendable append(char value) throws java.io.IOException;
}
