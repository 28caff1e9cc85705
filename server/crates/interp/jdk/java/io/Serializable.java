// Models java.io.Serializable.
// Source: interface documentation, Java SE 17.
// Left out: serialisation itself.
package java.io;

public interface Serializable {
}
