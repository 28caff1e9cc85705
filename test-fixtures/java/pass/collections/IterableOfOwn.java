// Pins: for-each over a user's Iterable.
import java.util.Iterator;

public class IterableOfOwn implements Iterable<Integer> {
    private final int limit;

    IterableOfOwn(int limit) {
        this.limit = limit;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private int next = 0;

            @Override
            public boolean hasNext() {
                return next < limit;
            }

            @Override
            public Integer next() {
                return next++;
            }
        };
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int x : new IterableOfOwn(5)) {
            for (int y : new IterableOfOwn(x)) {
                sum += x * y;
            }
        }
        System.out.println(sum);
    }
}
