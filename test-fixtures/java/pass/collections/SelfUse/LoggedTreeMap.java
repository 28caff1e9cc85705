import java.util.*;

/** As a TreeMap, but tells which of its methods are called. */
class LoggedTreeMap extends TreeMap<String, Integer> {
    LoggedTreeMap() {
    }

    LoggedTreeMap(SortedMap<String, ? extends Integer> other) {
        super(other);
    }

    LoggedTreeMap(Map<? extends String, ? extends Integer> other) {
        super(other);
    }

    public Map.Entry<String, Integer> ceilingEntry(String p) {
        return Log.called("ceilingEntry", () -> super.ceilingEntry(p));
    }

    public String ceilingKey(String p) {
        return Log.called("ceilingKey", () -> super.ceilingKey(p));
    }

    public void clear() {
        Log.called("clear", () -> super.clear());
    }

    public Object clone() {
        return Log.called("clone", () -> super.clone());
    }

    public Comparator<? super String> comparator() {
        return Log.called("comparator", () -> super.comparator());
    }

    public Integer compute(String p, java.util.function.BiFunction<? super String, ? super Integer, ? extends Integer> q) {
        return Log.called("compute", () -> super.compute(p, q));
    }

    public Integer computeIfAbsent(String p, java.util.function.Function<? super String, ? extends Integer> q) {
        return Log.called("computeIfAbsent", () -> super.computeIfAbsent(p, q));
    }

    public Integer computeIfPresent(String p, java.util.function.BiFunction<? super String, ? super Integer, ? extends Integer> q) {
        return Log.called("computeIfPresent", () -> super.computeIfPresent(p, q));
    }

    public boolean containsKey(Object p) {
        return Log.called("containsKey", () -> super.containsKey(p));
    }

    public boolean containsValue(Object p) {
        return Log.called("containsValue", () -> super.containsValue(p));
    }

    public NavigableSet<String> descendingKeySet() {
        return Log.called("descendingKeySet", () -> super.descendingKeySet());
    }

    public NavigableMap<String, Integer> descendingMap() {
        return Log.called("descendingMap", () -> super.descendingMap());
    }

    public Set<Map.Entry<String, Integer>> entrySet() {
        return Log.called("entrySet", () -> super.entrySet());
    }

    public boolean equals(Object p) {
        return Log.called("equals", () -> super.equals(p));
    }

    public Map.Entry<String, Integer> firstEntry() {
        return Log.called("firstEntry", () -> super.firstEntry());
    }

    public String firstKey() {
        return Log.called("firstKey", () -> super.firstKey());
    }

    public Map.Entry<String, Integer> floorEntry(String p) {
        return Log.called("floorEntry", () -> super.floorEntry(p));
    }

    public String floorKey(String p) {
        return Log.called("floorKey", () -> super.floorKey(p));
    }

    public void forEach(java.util.function.BiConsumer<? super String, ? super Integer> p) {
        Log.called("forEach", () -> super.forEach(p));
    }

    public Integer get(Object p) {
        return Log.called("get", () -> super.get(p));
    }

    public Integer getOrDefault(Object p, Integer q) {
        return Log.called("getOrDefault", () -> super.getOrDefault(p, q));
    }

    public int hashCode() {
        return Log.called("hashCode", () -> super.hashCode());
    }

    public SortedMap<String, Integer> headMap(String p) {
        return Log.called("headMap(Object)", () -> super.headMap(p));
    }

    public NavigableMap<String, Integer> headMap(String p, boolean q) {
        return Log.called("headMap(Object, boolean)", () -> super.headMap(p, q));
    }

    public Map.Entry<String, Integer> higherEntry(String p) {
        return Log.called("higherEntry", () -> super.higherEntry(p));
    }

    public String higherKey(String p) {
        return Log.called("higherKey", () -> super.higherKey(p));
    }

    public boolean isEmpty() {
        return Log.called("isEmpty", () -> super.isEmpty());
    }

    public Set<String> keySet() {
        return Log.called("keySet", () -> super.keySet());
    }

    public Map.Entry<String, Integer> lastEntry() {
        return Log.called("lastEntry", () -> super.lastEntry());
    }

    public String lastKey() {
        return Log.called("lastKey", () -> super.lastKey());
    }

    public Map.Entry<String, Integer> lowerEntry(String p) {
        return Log.called("lowerEntry", () -> super.lowerEntry(p));
    }

    public String lowerKey(String p) {
        return Log.called("lowerKey", () -> super.lowerKey(p));
    }

    public Integer merge(String p, Integer q, java.util.function.BiFunction<? super Integer, ? super Integer, ? extends Integer> r) {
        return Log.called("merge", () -> super.merge(p, q, r));
    }

    public NavigableSet<String> navigableKeySet() {
        return Log.called("navigableKeySet", () -> super.navigableKeySet());
    }

    public Map.Entry<String, Integer> pollFirstEntry() {
        return Log.called("pollFirstEntry", () -> super.pollFirstEntry());
    }

    public Map.Entry<String, Integer> pollLastEntry() {
        return Log.called("pollLastEntry", () -> super.pollLastEntry());
    }

    public Integer put(String p, Integer q) {
        return Log.called("put", () -> super.put(p, q));
    }

    public void putAll(Map<? extends String, ? extends Integer> p) {
        Log.called("putAll", () -> super.putAll(p));
    }

    public Integer putIfAbsent(String p, Integer q) {
        return Log.called("putIfAbsent", () -> super.putIfAbsent(p, q));
    }

    public Integer remove(Object p) {
        return Log.called("remove(Object)", () -> super.remove(p));
    }

    public boolean remove(Object p, Object q) {
        return Log.called("remove(Object, Object)", () -> super.remove(p, q));
    }

    public Integer replace(String p, Integer q) {
        return Log.called("replace(Object, Object)", () -> super.replace(p, q));
    }

    public boolean replace(String p, Integer q, Integer r) {
        return Log.called("replace(Object, Object, Object)", () -> super.replace(p, q, r));
    }

    public void replaceAll(java.util.function.BiFunction<? super String, ? super Integer, ? extends Integer> p) {
        Log.called("replaceAll", () -> super.replaceAll(p));
    }

    public int size() {
        return Log.called("size", () -> super.size());
    }

    public NavigableMap<String, Integer> subMap(String p, boolean q, String r, boolean s) {
        return Log.called("subMap(Object, boolean, Object, boolean)", () -> super.subMap(p, q, r, s));
    }

    public SortedMap<String, Integer> subMap(String p, String q) {
        return Log.called("subMap(Object, Object)", () -> super.subMap(p, q));
    }

    public SortedMap<String, Integer> tailMap(String p) {
        return Log.called("tailMap(Object)", () -> super.tailMap(p));
    }

    public NavigableMap<String, Integer> tailMap(String p, boolean q) {
        return Log.called("tailMap(Object, boolean)", () -> super.tailMap(p, q));
    }

    public String toString() {
        return Log.called("toString", () -> super.toString());
    }

    public Collection<Integer> values() {
        return Log.called("values", () -> super.values());
    }

    static LoggedTreeMap withNone() {
        return new LoggedTreeMap();
    }

    static LoggedTreeMap withThree() {
        LoggedTreeMap made = new LoggedTreeMap();
        made.put("a", 1);
        made.put("b", 2);
        made.put("c", 3);
        return made;
    }

    static void all() {
        Log.title("TreeMap");
        Log.call("new(Map)", LoggedTreeMap::withNone, c -> new LoggedTreeMap(Map.of("a", 1, "b", 2)).size());
        Log.call("new(SortedMap)", LoggedTreeMap::withNone, c -> new LoggedTreeMap(new TreeMap<>(Map.of("a", 1, "b", 2))).size());
        Log.call("ceilingEntry('b')", LoggedTreeMap::withThree, c -> c.ceilingEntry("b"));
        Log.call("ceilingEntry('x')", LoggedTreeMap::withThree, c -> c.ceilingEntry("x"));
        Log.call("ceilingEntry('b') of empty", LoggedTreeMap::withNone, c -> c.ceilingEntry("b"));
        Log.call("ceilingKey('b')", LoggedTreeMap::withThree, c -> c.ceilingKey("b"));
        Log.call("ceilingKey('x')", LoggedTreeMap::withThree, c -> c.ceilingKey("x"));
        Log.call("ceilingKey('b') of empty", LoggedTreeMap::withNone, c -> c.ceilingKey("b"));
        Log.call("clear()", LoggedTreeMap::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedTreeMap::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedTreeMap::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedTreeMap::withNone, c -> c.clone());
        Log.call("comparator()", LoggedTreeMap::withThree, c -> c.comparator());
        Log.call("comparator() of empty", LoggedTreeMap::withNone, c -> c.comparator());
        Log.call("compute('b', (k, v) -> 12)", LoggedTreeMap::withThree, c -> c.compute("b", (k, v) -> 12));
        Log.call("compute('x', (k, v) -> null)", LoggedTreeMap::withThree, c -> c.compute("x", (k, v) -> null));
        Log.call("compute('b', (k, v) -> 12) of empty", LoggedTreeMap::withNone, c -> c.compute("b", (k, v) -> 12));
        Log.call("computeIfAbsent('b', k -> 10)", LoggedTreeMap::withThree, c -> c.computeIfAbsent("b", k -> 10));
        Log.call("computeIfAbsent('x', k -> 11)", LoggedTreeMap::withThree, c -> c.computeIfAbsent("x", k -> 11));
        Log.call("computeIfAbsent('b', k -> 10) of empty", LoggedTreeMap::withNone, c -> c.computeIfAbsent("b", k -> 10));
        Log.call("computeIfPresent('b', (k, v) -> 12)", LoggedTreeMap::withThree, c -> c.computeIfPresent("b", (k, v) -> 12));
        Log.call("computeIfPresent('x', (k, v) -> null)", LoggedTreeMap::withThree, c -> c.computeIfPresent("x", (k, v) -> null));
        Log.call("computeIfPresent('b', (k, v) -> 12) of empty", LoggedTreeMap::withNone, c -> c.computeIfPresent("b", (k, v) -> 12));
        Log.call("containsKey('b')", LoggedTreeMap::withThree, c -> c.containsKey("b"));
        Log.call("containsKey('x')", LoggedTreeMap::withThree, c -> c.containsKey("x"));
        Log.call("containsKey('b') of empty", LoggedTreeMap::withNone, c -> c.containsKey("b"));
        Log.call("containsValue(2)", LoggedTreeMap::withThree, c -> c.containsValue(2));
        Log.call("containsValue(7)", LoggedTreeMap::withThree, c -> c.containsValue(7));
        Log.call("containsValue(2) of empty", LoggedTreeMap::withNone, c -> c.containsValue(2));
        Log.view("descendingKeySet()", LoggedTreeMap::withThree, c -> c.descendingKeySet());
        Log.view("descendingKeySet() of empty", LoggedTreeMap::withNone, c -> c.descendingKeySet());
        Log.view("descendingMap()", LoggedTreeMap::withThree, c -> c.descendingMap());
        Log.view("descendingMap() of empty", LoggedTreeMap::withNone, c -> c.descendingMap());
        Log.view("entrySet()", LoggedTreeMap::withThree, c -> c.entrySet());
        Log.view("entrySet() of empty", LoggedTreeMap::withNone, c -> c.entrySet());
        Log.call("equals(Map.of('a', 1, 'b', 2, 'c', 3))", LoggedTreeMap::withThree, c -> c.equals(Map.of("a", 1, "b", 2, "c", 3)));
        Log.call("equals(Map.of('a', 1, 'b', 5, 'c', 3))", LoggedTreeMap::withThree, c -> c.equals(Map.of("a", 1, "b", 5, "c", 3)));
        Log.call("equals(Map.of('a', 1, 'b', 2, 'c', 3)) of empty", LoggedTreeMap::withNone, c -> c.equals(Map.of("a", 1, "b", 2, "c", 3)));
        Log.call("firstEntry()", LoggedTreeMap::withThree, c -> c.firstEntry());
        Log.call("firstEntry() of empty", LoggedTreeMap::withNone, c -> c.firstEntry());
        Log.call("firstKey()", LoggedTreeMap::withThree, c -> c.firstKey());
        Log.call("firstKey() of empty", LoggedTreeMap::withNone, c -> c.firstKey());
        Log.call("floorEntry('b')", LoggedTreeMap::withThree, c -> c.floorEntry("b"));
        Log.call("floorEntry('x')", LoggedTreeMap::withThree, c -> c.floorEntry("x"));
        Log.call("floorEntry('b') of empty", LoggedTreeMap::withNone, c -> c.floorEntry("b"));
        Log.call("floorKey('b')", LoggedTreeMap::withThree, c -> c.floorKey("b"));
        Log.call("floorKey('x')", LoggedTreeMap::withThree, c -> c.floorKey("x"));
        Log.call("floorKey('b') of empty", LoggedTreeMap::withNone, c -> c.floorKey("b"));
        Log.call("forEach((k, v) -> Log.note(k))", LoggedTreeMap::withThree, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("forEach((k, v) -> Log.note(k))", LoggedTreeMap::withThree, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("forEach((k, v) -> Log.note(k)) of empty", LoggedTreeMap::withNone, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("get('b')", LoggedTreeMap::withThree, c -> c.get("b"));
        Log.call("get('x')", LoggedTreeMap::withThree, c -> c.get("x"));
        Log.call("get('b') of empty", LoggedTreeMap::withNone, c -> c.get("b"));
        Log.call("getOrDefault('b', 2)", LoggedTreeMap::withThree, c -> c.getOrDefault("b", 2));
        Log.call("getOrDefault('x', 7)", LoggedTreeMap::withThree, c -> c.getOrDefault("x", 7));
        Log.call("getOrDefault('b', 2) of empty", LoggedTreeMap::withNone, c -> c.getOrDefault("b", 2));
        Log.call("hashCode()", LoggedTreeMap::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedTreeMap::withNone, c -> c.hashCode());
        Log.view("headMap('b')", LoggedTreeMap::withThree, c -> c.headMap("b"));
        Log.view("headMap('x')", LoggedTreeMap::withThree, c -> c.headMap("x"));
        Log.view("headMap('b') of empty", LoggedTreeMap::withNone, c -> c.headMap("b"));
        Log.view("headMap('b', true)", LoggedTreeMap::withThree, c -> c.headMap("b", true));
        Log.view("headMap('x', false)", LoggedTreeMap::withThree, c -> c.headMap("x", false));
        Log.view("headMap('b', true) of empty", LoggedTreeMap::withNone, c -> c.headMap("b", true));
        Log.call("higherEntry('b')", LoggedTreeMap::withThree, c -> c.higherEntry("b"));
        Log.call("higherEntry('x')", LoggedTreeMap::withThree, c -> c.higherEntry("x"));
        Log.call("higherEntry('b') of empty", LoggedTreeMap::withNone, c -> c.higherEntry("b"));
        Log.call("higherKey('b')", LoggedTreeMap::withThree, c -> c.higherKey("b"));
        Log.call("higherKey('x')", LoggedTreeMap::withThree, c -> c.higherKey("x"));
        Log.call("higherKey('b') of empty", LoggedTreeMap::withNone, c -> c.higherKey("b"));
        Log.call("isEmpty()", LoggedTreeMap::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedTreeMap::withNone, c -> c.isEmpty());
        Log.view("keySet()", LoggedTreeMap::withThree, c -> c.keySet());
        Log.view("keySet() of empty", LoggedTreeMap::withNone, c -> c.keySet());
        Log.call("lastEntry()", LoggedTreeMap::withThree, c -> c.lastEntry());
        Log.call("lastEntry() of empty", LoggedTreeMap::withNone, c -> c.lastEntry());
        Log.call("lastKey()", LoggedTreeMap::withThree, c -> c.lastKey());
        Log.call("lastKey() of empty", LoggedTreeMap::withNone, c -> c.lastKey());
        Log.call("lowerEntry('b')", LoggedTreeMap::withThree, c -> c.lowerEntry("b"));
        Log.call("lowerEntry('x')", LoggedTreeMap::withThree, c -> c.lowerEntry("x"));
        Log.call("lowerEntry('b') of empty", LoggedTreeMap::withNone, c -> c.lowerEntry("b"));
        Log.call("lowerKey('b')", LoggedTreeMap::withThree, c -> c.lowerKey("b"));
        Log.call("lowerKey('x')", LoggedTreeMap::withThree, c -> c.lowerKey("x"));
        Log.call("lowerKey('b') of empty", LoggedTreeMap::withNone, c -> c.lowerKey("b"));
        Log.call("merge('b', 2, (k, v) -> 12)", LoggedTreeMap::withThree, c -> c.merge("b", 2, (k, v) -> 12));
        Log.call("merge('x', 7, (k, v) -> null)", LoggedTreeMap::withThree, c -> c.merge("x", 7, (k, v) -> null));
        Log.call("merge('b', 2, (k, v) -> 12) of empty", LoggedTreeMap::withNone, c -> c.merge("b", 2, (k, v) -> 12));
        Log.view("navigableKeySet()", LoggedTreeMap::withThree, c -> c.navigableKeySet());
        Log.view("navigableKeySet() of empty", LoggedTreeMap::withNone, c -> c.navigableKeySet());
        Log.call("pollFirstEntry()", LoggedTreeMap::withThree, c -> c.pollFirstEntry());
        Log.call("pollFirstEntry() of empty", LoggedTreeMap::withNone, c -> c.pollFirstEntry());
        Log.call("pollLastEntry()", LoggedTreeMap::withThree, c -> c.pollLastEntry());
        Log.call("pollLastEntry() of empty", LoggedTreeMap::withNone, c -> c.pollLastEntry());
        Log.call("put('b', 2)", LoggedTreeMap::withThree, c -> c.put("b", 2));
        Log.call("put('x', 7)", LoggedTreeMap::withThree, c -> c.put("x", 7));
        Log.call("put('b', 2) of empty", LoggedTreeMap::withNone, c -> c.put("b", 2));
        Log.call("putAll(Map.of('b', 5))", LoggedTreeMap::withThree, c -> {
            c.putAll(Map.of("b", 5));
            return null;
        });
        Log.call("putAll(new TreeMap<>(Map.of('x', 8, 'y', 9)))", LoggedTreeMap::withThree, c -> {
            c.putAll(new TreeMap<>(Map.of("x", 8, "y", 9)));
            return null;
        });
        Log.call("putAll(Map.of('b', 5)) of empty", LoggedTreeMap::withNone, c -> {
            c.putAll(Map.of("b", 5));
            return null;
        });
        Log.call("putIfAbsent('b', 2)", LoggedTreeMap::withThree, c -> c.putIfAbsent("b", 2));
        Log.call("putIfAbsent('x', 7)", LoggedTreeMap::withThree, c -> c.putIfAbsent("x", 7));
        Log.call("putIfAbsent('b', 2) of empty", LoggedTreeMap::withNone, c -> c.putIfAbsent("b", 2));
        Log.call("remove('b')", LoggedTreeMap::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedTreeMap::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedTreeMap::withNone, c -> c.remove("b"));
        Log.call("remove('b', 2)", LoggedTreeMap::withThree, c -> c.remove("b", 2));
        Log.call("remove('x', 7)", LoggedTreeMap::withThree, c -> c.remove("x", 7));
        Log.call("remove('b', 2) of empty", LoggedTreeMap::withNone, c -> c.remove("b", 2));
        Log.call("replace('b', 2)", LoggedTreeMap::withThree, c -> c.replace("b", 2));
        Log.call("replace('x', 7)", LoggedTreeMap::withThree, c -> c.replace("x", 7));
        Log.call("replace('b', 2) of empty", LoggedTreeMap::withNone, c -> c.replace("b", 2));
        Log.call("replace('b', 2, 2)", LoggedTreeMap::withThree, c -> c.replace("b", 2, 2));
        Log.call("replace('x', 7, 7)", LoggedTreeMap::withThree, c -> c.replace("x", 7, 7));
        Log.call("replace('b', 2, 2) of empty", LoggedTreeMap::withNone, c -> c.replace("b", 2, 2));
        Log.call("replaceAll((k, v) -> 12)", LoggedTreeMap::withThree, c -> {
            c.replaceAll((k, v) -> 12);
            return null;
        });
        Log.call("replaceAll((k, v) -> null)", LoggedTreeMap::withThree, c -> {
            c.replaceAll((k, v) -> null);
            return null;
        });
        Log.call("replaceAll((k, v) -> 12) of empty", LoggedTreeMap::withNone, c -> {
            c.replaceAll((k, v) -> 12);
            return null;
        });
        Log.call("size()", LoggedTreeMap::withThree, c -> c.size());
        Log.call("size() of empty", LoggedTreeMap::withNone, c -> c.size());
        Log.view("subMap('b', true, 'd', true)", LoggedTreeMap::withThree, c -> c.subMap("b", true, "d", true));
        Log.view("subMap('x', false, 'd', false)", LoggedTreeMap::withThree, c -> c.subMap("x", false, "d", false));
        Log.view("subMap('b', true, 'd', true) of empty", LoggedTreeMap::withNone, c -> c.subMap("b", true, "d", true));
        Log.view("subMap('b', 'd')", LoggedTreeMap::withThree, c -> c.subMap("b", "d"));
        Log.view("subMap('x', 'd')", LoggedTreeMap::withThree, c -> c.subMap("x", "d"));
        Log.view("subMap('b', 'd') of empty", LoggedTreeMap::withNone, c -> c.subMap("b", "d"));
        Log.view("tailMap('b')", LoggedTreeMap::withThree, c -> c.tailMap("b"));
        Log.view("tailMap('x')", LoggedTreeMap::withThree, c -> c.tailMap("x"));
        Log.view("tailMap('b') of empty", LoggedTreeMap::withNone, c -> c.tailMap("b"));
        Log.view("tailMap('b', true)", LoggedTreeMap::withThree, c -> c.tailMap("b", true));
        Log.view("tailMap('x', false)", LoggedTreeMap::withThree, c -> c.tailMap("x", false));
        Log.view("tailMap('b', true) of empty", LoggedTreeMap::withNone, c -> c.tailMap("b", true));
        Log.call("toString()", LoggedTreeMap::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedTreeMap::withNone, c -> c.toString());
        Log.view("values()", LoggedTreeMap::withThree, c -> c.values());
        Log.view("values() of empty", LoggedTreeMap::withNone, c -> c.values());
        Log.used(LoggedTreeMap::withThree);
    }
}
