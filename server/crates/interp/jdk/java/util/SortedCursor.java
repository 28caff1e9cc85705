// Goes over the entries of a TreeMap or of a view of one. Not a class of the JDK's interface.
// Source: documentation of java.util.TreeMap, Java SE 17.
package java.util;

final class SortedCursor<K, V> implements Iterator<Map.Entry<K, V>> {
    private final SortedEntries<K, V> entries;
    private SortedEntries.Node<K, V> next;
    private SortedEntries.Node<K, V> last;
    private int expected;
    /** Whether it stops before a key: that of the first entry behind the range, as it was at the start. */
    private final boolean stops;
    private final Object stop;
    private final boolean descending;
    /** Whether it goes over a view; what it is called hangs on it. */
    private final boolean ofView;

    SortedCursor(SortedEntries<K, V> entries, SortedEntries.Node<K, V> next, boolean stops, Object stop,
            boolean descending, boolean ofView) {
        this.entries = entries;
        this.next = next;
        this.stops = stops;
        this.stop = stop;
        this.descending = descending;
        this.ofView = ofView;
        expected = entries.changes;
    }

    private void check() {
        if (entries.changes != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean hasNext() {
        return next != null && !(stops && next.key == stop);
    }

    public Map.Entry<K, V> next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        check();
        last = next;
        next = descending ? SortedEntries.before(last) : SortedEntries.after(last);
        return last;
    }

    public void remove() {
        if (last == null) {
            throw new IllegalStateException();
        }
        check();
        if (!descending && last.left != null && last.right != null) {
            // It takes over the entry that follows.
            next = last;
        }
        entries.remove(last);
        last = null;
        expected = entries.changes;
    }
}
