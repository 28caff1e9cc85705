// Models java.lang.Void.
// Source: class documentation, Java SE 17.
// Left out: TYPE.
package java.lang;

public final class Void {
    private Void() {
    }
}
