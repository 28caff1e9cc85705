// Pins: a ring buffer with wrap-around and exceptions when full or empty.
public class RingBuffer {
    private final char[] data;
    private int head, count;

    RingBuffer(int capacity) {
        data = new char[capacity];
    }

    void put(char c) {
        if (count == data.length) {
            throw new IllegalStateException("full");
        }
        data[(head + count++) % data.length] = c;
    }

    char take() {
        if (count == 0) {
            throw new IllegalStateException("empty");
        }
        char c = data[head];
        head = (head + 1) % data.length;
        count--;
        return c;
    }

    public static void main(String[] args) {
        RingBuffer b = new RingBuffer(3);
        String text = "abcdefg";
        int i = 0;
        try {
            for (; ; i++) {
                b.put(text.charAt(i));
            }
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " at " + i);
        }
        String out = "" + b.take() + b.take();
        b.put('x');
        b.put('y');
        while (b.count > 0) {
            out += b.take();
        }
        System.out.println(out);
        try {
            b.take();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
