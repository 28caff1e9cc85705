// Models java.util.function.ObjDoubleConsumer.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface ObjDoubleConsumer<T> {
    void accept(T object, double value);
}
