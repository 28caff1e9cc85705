// Models java.util.function.ObjLongConsumer.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface ObjLongConsumer<T> {
    void accept(T object, long value);
}
