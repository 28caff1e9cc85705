/** Entries from the most to the least recently used, at most as many as the capacity. */
class LruCache {
    Entry newest;
    Entry oldest;
    int size;
    int capacity;

    static class Entry {
        int key;
        Entry newer;
        Entry older;
    }

    boolean repOk() {
        if (capacity < 1 || size < 0 || size > capacity) {
            return false;
        }
        if (newest == null) {
            return oldest == null && size == 0;
        }
        if (newest.newer != null) {
            return false;
        }
        int count = 1;
        Entry entry = newest;
        while (entry.older != null) {
            if (entry.older.newer != entry) {
                return false;
            }
            entry = entry.older;
            count++;
            for (Entry other = newest; other != entry; other = other.older) {
                if (other.key == entry.key) {
                    return false;
                }
            }
        }
        return oldest == entry && count == size;
    }

    boolean touch(int key) {
        for (Entry entry = newest; entry != null; entry = entry.older) {
            if (entry.key == key) {
                if (entry == newest) {
                    return true;
                }
                entry.newer.older = entry.older;
                if (entry.older == null) {
                    oldest = entry.newer;
                } else {
                    entry.older.newer = entry.newer;
                }
                entry.newer = null;
                entry.older = newest;
                newest.newer = entry;
                newest = entry;
                return true;
            }
        }
        return false;
    }
}
