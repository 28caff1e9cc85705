// Support for the classes of java.lang that wrap primitive values: whether a value's object comes
// from the cache that JLS 5.1.7 asks for.
// Source: JLS 17, 5.1.7. A value with an unknown part always gets an object of its own, which keeps
// what is known about it.
package whydunit;

public final class Boxes {
    private Boxes() {
    }

    /** 128 more than the value if that is from 0 to 255 and the value is fully known, otherwise -1. */
    public static native int cacheIndex(long value);

    /** As above for characters up to 127; the index is the character's number. */
    public static native int cacheIndex(char value);

    /** 0 for false, 1 for true, -1 for a value that isn't fully known. */
    public static native int cacheIndex(boolean value);
}
