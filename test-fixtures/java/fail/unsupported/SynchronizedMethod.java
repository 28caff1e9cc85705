public class SynchronizedMethod {
    private static int count;

    static synchronized int hit() { //~ synchronized
        return ++count;
    }

    static int fineTwice(int n) {
        return 2 * n;
    }
}
