// Models java.util.concurrent.locks.ReentrantLock for one thread, which always gets it.
// Source: class documentation, Java SE 17.
// Left out: conditions, waiting with a time limit, questions about other threads.
package java.util.concurrent.locks;

public class ReentrantLock implements Lock, java.io.Serializable {
    private int holds;

    public ReentrantLock() {
    }

    public ReentrantLock(boolean fair) {
    }

    public void lock() {
        holds++;
    }

    public void lockInterruptibly() throws InterruptedException {
        holds++;
    }

    public boolean tryLock() {
        holds++;
        return true;
    }

    public void unlock() {
        if (holds == 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    public int getHoldCount() {
        return holds;
    }

    public boolean isHeldByCurrentThread() {
        return holds > 0;
    }

    public boolean isLocked() {
        return holds > 0;
    }
}
