// A spliterator whose elements a stream can pull one by one. Not a class of the JDK's interface.
// Source: own.
package whydunit;

import java.util.Iterator;
import java.util.Spliterator;

public interface Source<T> extends Spliterator<T> {
    /** The elements that are left; asking for the first binds the spliterator as tryAdvance would. */
    Iterator<T> pulled();
}
