// Models java.util.concurrent.Callable.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.util.concurrent;

@FunctionalInterface
public interface Callable<V> {
    V call() throws Exception;
}
