// Models java.lang.Cloneable.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public interface Cloneable {
}
