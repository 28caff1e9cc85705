public class SynchronizedBlock {
    private int count;

    int hit() {
        synchronized (this) { //~ synchronized
            count++;
        }
        return count;
    }

    int fineRead() {
        return count;
    }
}
