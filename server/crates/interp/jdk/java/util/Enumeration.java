// Models java.util.Enumeration.
// Source: interface documentation, Java SE 17.
// Left out: asIterator.
package java.util;

public interface Enumeration<E> {
    boolean hasMoreElements();

    E nextElement();
}
