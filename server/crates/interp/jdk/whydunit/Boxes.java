// Support for the classes of java.lang that wrap primitive values: whether a value's object comes
// from the cache that JLS 5.1.7 asks for.
// Source: JLS 17, 5.1.7. A value with an unknown part gets an object of its own, which keeps what is
// known about it; such an object and the cached ones are marked, and marked objects are compared by
// their values where `==` would compare them by identity, as far as the cache has them.
package whydunit;

public final class Boxes {
    /** The index of a value that may be cached: it isn't known. */
    public static final int UNKNOWN = 256;

    private Boxes() {
    }

    /** 128 more than the value if that is from 0 to 255, otherwise -1. */
    public static native int cacheIndex(long value);

    /** The character's number up to 127, otherwise -1. */
    public static native int cacheIndex(char value);

    /** 0 for false, 1 for true. */
    public static native int cacheIndex(boolean value);

    public static native void mark(Object box);
}
