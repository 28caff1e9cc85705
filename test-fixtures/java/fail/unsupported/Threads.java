public class Threads {
    static int result;

    static int compute() throws InterruptedException {
        Thread worker = new Thread(() -> result = 42); //~ Thread
        worker.start();
        worker.join();
        return result;
    }

    static int fineSum(int a, int b) {
        return a + b;
    }
}
