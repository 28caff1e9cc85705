// Models java.lang.Comparable.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public interface Comparable<T> {
    int compareTo(T other);
}
