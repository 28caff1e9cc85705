// Models java.util.concurrent.atomic.LongAdder.
// Source: class documentation, Java SE 17.
// Left out: nothing.
package java.util.concurrent.atomic;

public class LongAdder extends Number implements java.io.Serializable {
    private long sum;

    public LongAdder() {
    }

    public void add(long value) {
        sum += value;
    }

    public void increment() {
        sum++;
    }

    public void decrement() {
        sum--;
    }

    public long sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public long sumThenReset() {
        long old = sum;
        sum = 0;
        return old;
    }

    public String toString() {
        return Long.toString(sum);
    }

    public long longValue() {
        return sum;
    }

    public int intValue() {
        return (int) sum;
    }

    public float floatValue() {
        return sum;
    }

    public double doubleValue() {
        return sum;
    }
}
