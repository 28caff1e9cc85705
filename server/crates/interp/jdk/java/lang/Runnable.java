// Models java.lang.Runnable.
// Source: interface documentation, Java SE 17.
// Left out: nothing.
package java.lang;

public interface Runnable {
    void run();
}
