// Models java.util.function.ObjIntConsumer.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.function;

@FunctionalInterface
public interface ObjIntConsumer<T> {
    void accept(T object, int value);
}
