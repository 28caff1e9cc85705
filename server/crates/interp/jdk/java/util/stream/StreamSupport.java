// Models java.util.stream.StreamSupport as far as streams of iterators; the spliterator-based methods
// are left out.
// Source: own, for java.util.Collection and java.util.Arrays.
package java.util.stream;

import java.util.Iterator;

public final class StreamSupport {
    private StreamSupport() {
    }

    /** Not a method of the JDK's interface. */
    public static <T> Stream<T> of(Iterator<T> source) {
        return new Pulled<T>(source);
    }
}
