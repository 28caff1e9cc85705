// Pins: an inner class as iterator over its list.
public class OwnIterator {
    private final int[] items;

    OwnIterator(int... items) {
        this.items = items;
    }

    class Cursor {
        private int at = 0;

        boolean hasNext() {
            return at < items.length;
        }

        int next() {
            return items[at++];
        }
    }

    Cursor cursor() {
        return new Cursor();
    }

    public static void main(String[] args) {
        OwnIterator list = new OwnIterator(3, 1, 2);
        Cursor a = list.cursor();
        Cursor b = list.cursor();
        a.next();
        while (a.hasNext()) {
            System.out.println(a.next() + " " + b.next());
        }
    }
}
