public class Waiting {
    private int count;

    synchronized int take() throws InterruptedException {
        while (count == 0) {
            wait(); //~ java.lang.Object.wait
        }
        return --count;
    }

    void put() {
        synchronized (this) {
            count++;
            notifyAll(); //~ java.lang.Object.notifyAll
        }
    }

    synchronized int fineRead() {
        return count;
    }
}
