// Models java.util.concurrent.locks.Lock.
// Source: interface documentation, Java SE 17.
// Left out: conditions and waiting with a time limit.
package java.util.concurrent.locks;

public interface Lock {
    void lock();

    void lockInterruptibly() throws InterruptedException;

    boolean tryLock();

    void unlock();
}
