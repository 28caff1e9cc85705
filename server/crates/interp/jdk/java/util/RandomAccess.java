// Models java.util.RandomAccess.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util;

public interface RandomAccess {
}
