/** A set of numbers in two buckets, chained in ascending order. */
class HashTable {
    Entry[] buckets;

    static class Entry {
        int key;
        Entry next;
    }

    boolean repOk() {
        if (buckets == null || buckets.length != 2) {
            return false;
        }
        for (int bucket = 0; bucket < 2; bucket++) {
            // Ascending keys of the bucket exclude sharing and cycles.
            long last = Long.MIN_VALUE;
            for (Entry entry = buckets[bucket]; entry != null; entry = entry.next) {
                if (entry.key <= last || (entry.key & 1) != bucket) {
                    return false;
                }
                last = entry.key;
            }
        }
        return true;
    }

    boolean contains(int key) {
        for (Entry entry = buckets[key & 1]; entry != null; entry = entry.next) {
            if (entry.key == key) {
                return true;
            }
            if (entry.key > key) {
                return false;
            }
        }
        return false;
    }
}
