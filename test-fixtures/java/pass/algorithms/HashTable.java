// Pins: a hash table with chaining, growing, negative hash codes.
public class HashTable {
    static class Entry {
        final String key;
        int value;
        Entry next;

        Entry(String key, int value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private Entry[] buckets = new Entry[4];
    private int size;

    private static int index(String key, int n) {
        return (key.hashCode() & 0x7fffffff) % n;
    }

    void put(String key, int value) {
        for (Entry e = buckets[index(key, buckets.length)]; e != null; e = e.next) {
            if (e.key.equals(key)) {
                e.value = value;
                return;
            }
        }
        if (size >= buckets.length) {
            grow();
        }
        int i = index(key, buckets.length);
        buckets[i] = new Entry(key, value, buckets[i]);
        size++;
    }

    private void grow() {
        Entry[] old = buckets;
        buckets = new Entry[old.length * 2];
        for (Entry head : old) {
            while (head != null) {
                Entry next = head.next;
                int i = index(head.key, buckets.length);
                head.next = buckets[i];
                buckets[i] = head;
                head = next;
            }
        }
    }

    int get(String key, int missing) {
        for (Entry e = buckets[index(key, buckets.length)]; e != null; e = e.next) {
            if (e.key.equals(key)) {
                return e.value;
            }
        }
        return missing;
    }

    public static void main(String[] args) {
        HashTable t = new HashTable();
        for (int i = 0; i < 50; i++) {
            t.put("key" + i, i);
        }
        t.put("key7", 700);
        t.put("polygenelubricants", -1);
        int sum = 0;
        for (int i = 0; i < 60; i++) {
            sum += t.get("key" + i, 1000);
        }
        System.out.println(sum + " " + t.size + " " + t.buckets.length + " " + t.get("polygenelubricants", 0) + " " + "polygenelubricants".hashCode());
    }
}
