package shop;

/** The numbers of the waiting customers, first come, first served, in a ring of fixed size. */
public class Queue {
    private final int[] numbers;
    private int first = 0;
    private int size = 0;

    Queue(int capacity) {
        numbers = new int[capacity];
    }

    boolean add(int number) {
        if (size == numbers.length) {
            return false;
        }
        numbers[(first + size) % numbers.length] = number;
        size++;
        return true;
    }

    int next() {
        if (size == 0) {
            throw new IllegalStateException("nobody is waiting");
        }
        int number = numbers[first];
        first = (first + 1) % numbers.length;
        size--;
        return number;
    }

    int size() {
        return size;
    }

    int drain() {
        int served = 0;
        synchronized (this) {
            while (size > 0) {
                next();
                served++;
            }
            notifyAll();
        }
        return served;
    }
}
