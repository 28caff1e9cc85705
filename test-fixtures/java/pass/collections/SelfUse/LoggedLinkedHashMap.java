import java.util.*;

/** As a LinkedHashMap, but tells which of its methods are called. */
class LoggedLinkedHashMap extends LinkedHashMap<String, Integer> {
    LoggedLinkedHashMap() {
    }

    LoggedLinkedHashMap(Map<? extends String, ? extends Integer> other) {
        super(other);
    }

    public void clear() {
        Log.called("clear", () -> super.clear());
    }

    public Object clone() {
        return Log.called("clone", () -> super.clone());
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

    public Set<Map.Entry<String, Integer>> entrySet() {
        return Log.called("entrySet", () -> super.entrySet());
    }

    public boolean equals(Object p) {
        return Log.called("equals", () -> super.equals(p));
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

    public boolean isEmpty() {
        return Log.called("isEmpty", () -> super.isEmpty());
    }

    public Set<String> keySet() {
        return Log.called("keySet", () -> super.keySet());
    }

    public Integer merge(String p, Integer q, java.util.function.BiFunction<? super Integer, ? super Integer, ? extends Integer> r) {
        return Log.called("merge", () -> super.merge(p, q, r));
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

    public boolean removeEldestEntry(Map.Entry<String, Integer> p) {
        return Log.called("removeEldestEntry", () -> super.removeEldestEntry(p));
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

    public String toString() {
        return Log.called("toString", () -> super.toString());
    }

    public Collection<Integer> values() {
        return Log.called("values", () -> super.values());
    }

    static LoggedLinkedHashMap withNone() {
        return new LoggedLinkedHashMap();
    }

    static LoggedLinkedHashMap withThree() {
        LoggedLinkedHashMap made = new LoggedLinkedHashMap();
        made.put("a", 1);
        made.put("b", 2);
        made.put("c", 3);
        return made;
    }

    static void all() {
        Log.title("LinkedHashMap");
        Log.call("new(Map)", LoggedLinkedHashMap::withNone, c -> new LoggedLinkedHashMap(Map.of("a", 1, "b", 2)).size());
        Log.call("clear()", LoggedLinkedHashMap::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedLinkedHashMap::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedLinkedHashMap::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedLinkedHashMap::withNone, c -> c.clone());
        Log.call("compute('b', (k, v) -> 12)", LoggedLinkedHashMap::withThree, c -> c.compute("b", (k, v) -> 12));
        Log.call("compute('x', (k, v) -> null)", LoggedLinkedHashMap::withThree, c -> c.compute("x", (k, v) -> null));
        Log.call("compute('b', (k, v) -> 12) of empty", LoggedLinkedHashMap::withNone, c -> c.compute("b", (k, v) -> 12));
        Log.call("computeIfAbsent('b', k -> 10)", LoggedLinkedHashMap::withThree, c -> c.computeIfAbsent("b", k -> 10));
        Log.call("computeIfAbsent('x', k -> 11)", LoggedLinkedHashMap::withThree, c -> c.computeIfAbsent("x", k -> 11));
        Log.call("computeIfAbsent('b', k -> 10) of empty", LoggedLinkedHashMap::withNone, c -> c.computeIfAbsent("b", k -> 10));
        Log.call("computeIfPresent('b', (k, v) -> 12)", LoggedLinkedHashMap::withThree, c -> c.computeIfPresent("b", (k, v) -> 12));
        Log.call("computeIfPresent('x', (k, v) -> null)", LoggedLinkedHashMap::withThree, c -> c.computeIfPresent("x", (k, v) -> null));
        Log.call("computeIfPresent('b', (k, v) -> 12) of empty", LoggedLinkedHashMap::withNone, c -> c.computeIfPresent("b", (k, v) -> 12));
        Log.call("containsKey('b')", LoggedLinkedHashMap::withThree, c -> c.containsKey("b"));
        Log.call("containsKey('x')", LoggedLinkedHashMap::withThree, c -> c.containsKey("x"));
        Log.call("containsKey('b') of empty", LoggedLinkedHashMap::withNone, c -> c.containsKey("b"));
        Log.call("containsValue(2)", LoggedLinkedHashMap::withThree, c -> c.containsValue(2));
        Log.call("containsValue(7)", LoggedLinkedHashMap::withThree, c -> c.containsValue(7));
        Log.call("containsValue(2) of empty", LoggedLinkedHashMap::withNone, c -> c.containsValue(2));
        Log.view("entrySet()", LoggedLinkedHashMap::withThree, c -> c.entrySet());
        Log.view("entrySet() of empty", LoggedLinkedHashMap::withNone, c -> c.entrySet());
        Log.call("equals(Map.of('a', 1, 'b', 2, 'c', 3))", LoggedLinkedHashMap::withThree, c -> c.equals(Map.of("a", 1, "b", 2, "c", 3)));
        Log.call("equals(Map.of('a', 1, 'b', 5, 'c', 3))", LoggedLinkedHashMap::withThree, c -> c.equals(Map.of("a", 1, "b", 5, "c", 3)));
        Log.call("equals(Map.of('a', 1, 'b', 2, 'c', 3)) of empty", LoggedLinkedHashMap::withNone, c -> c.equals(Map.of("a", 1, "b", 2, "c", 3)));
        Log.call("forEach((k, v) -> Log.note(k))", LoggedLinkedHashMap::withThree, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("forEach((k, v) -> Log.note(k))", LoggedLinkedHashMap::withThree, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("forEach((k, v) -> Log.note(k)) of empty", LoggedLinkedHashMap::withNone, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("get('b')", LoggedLinkedHashMap::withThree, c -> c.get("b"));
        Log.call("get('x')", LoggedLinkedHashMap::withThree, c -> c.get("x"));
        Log.call("get('b') of empty", LoggedLinkedHashMap::withNone, c -> c.get("b"));
        Log.call("getOrDefault('b', 2)", LoggedLinkedHashMap::withThree, c -> c.getOrDefault("b", 2));
        Log.call("getOrDefault('x', 7)", LoggedLinkedHashMap::withThree, c -> c.getOrDefault("x", 7));
        Log.call("getOrDefault('b', 2) of empty", LoggedLinkedHashMap::withNone, c -> c.getOrDefault("b", 2));
        Log.call("hashCode()", LoggedLinkedHashMap::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedLinkedHashMap::withNone, c -> c.hashCode());
        Log.call("isEmpty()", LoggedLinkedHashMap::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedLinkedHashMap::withNone, c -> c.isEmpty());
        Log.view("keySet()", LoggedLinkedHashMap::withThree, c -> c.keySet());
        Log.view("keySet() of empty", LoggedLinkedHashMap::withNone, c -> c.keySet());
        Log.call("merge('b', 2, (k, v) -> 12)", LoggedLinkedHashMap::withThree, c -> c.merge("b", 2, (k, v) -> 12));
        Log.call("merge('x', 7, (k, v) -> null)", LoggedLinkedHashMap::withThree, c -> c.merge("x", 7, (k, v) -> null));
        Log.call("merge('b', 2, (k, v) -> 12) of empty", LoggedLinkedHashMap::withNone, c -> c.merge("b", 2, (k, v) -> 12));
        Log.call("put('b', 2)", LoggedLinkedHashMap::withThree, c -> c.put("b", 2));
        Log.call("put('x', 7)", LoggedLinkedHashMap::withThree, c -> c.put("x", 7));
        Log.call("put('b', 2) of empty", LoggedLinkedHashMap::withNone, c -> c.put("b", 2));
        Log.call("putAll(Map.of('b', 5))", LoggedLinkedHashMap::withThree, c -> {
            c.putAll(Map.of("b", 5));
            return null;
        });
        Log.call("putAll(new TreeMap<>(Map.of('x', 8, 'y', 9)))", LoggedLinkedHashMap::withThree, c -> {
            c.putAll(new TreeMap<>(Map.of("x", 8, "y", 9)));
            return null;
        });
        Log.call("putAll(Map.of('b', 5)) of empty", LoggedLinkedHashMap::withNone, c -> {
            c.putAll(Map.of("b", 5));
            return null;
        });
        Log.call("putIfAbsent('b', 2)", LoggedLinkedHashMap::withThree, c -> c.putIfAbsent("b", 2));
        Log.call("putIfAbsent('x', 7)", LoggedLinkedHashMap::withThree, c -> c.putIfAbsent("x", 7));
        Log.call("putIfAbsent('b', 2) of empty", LoggedLinkedHashMap::withNone, c -> c.putIfAbsent("b", 2));
        Log.call("remove('b')", LoggedLinkedHashMap::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedLinkedHashMap::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedLinkedHashMap::withNone, c -> c.remove("b"));
        Log.call("remove('b', 2)", LoggedLinkedHashMap::withThree, c -> c.remove("b", 2));
        Log.call("remove('x', 7)", LoggedLinkedHashMap::withThree, c -> c.remove("x", 7));
        Log.call("remove('b', 2) of empty", LoggedLinkedHashMap::withNone, c -> c.remove("b", 2));
        Log.call("replace('b', 2)", LoggedLinkedHashMap::withThree, c -> c.replace("b", 2));
        Log.call("replace('x', 7)", LoggedLinkedHashMap::withThree, c -> c.replace("x", 7));
        Log.call("replace('b', 2) of empty", LoggedLinkedHashMap::withNone, c -> c.replace("b", 2));
        Log.call("replace('b', 2, 2)", LoggedLinkedHashMap::withThree, c -> c.replace("b", 2, 2));
        Log.call("replace('x', 7, 7)", LoggedLinkedHashMap::withThree, c -> c.replace("x", 7, 7));
        Log.call("replace('b', 2, 2) of empty", LoggedLinkedHashMap::withNone, c -> c.replace("b", 2, 2));
        Log.call("replaceAll((k, v) -> 12)", LoggedLinkedHashMap::withThree, c -> {
            c.replaceAll((k, v) -> 12);
            return null;
        });
        Log.call("replaceAll((k, v) -> null)", LoggedLinkedHashMap::withThree, c -> {
            c.replaceAll((k, v) -> null);
            return null;
        });
        Log.call("replaceAll((k, v) -> 12) of empty", LoggedLinkedHashMap::withNone, c -> {
            c.replaceAll((k, v) -> 12);
            return null;
        });
        Log.call("size()", LoggedLinkedHashMap::withThree, c -> c.size());
        Log.call("size() of empty", LoggedLinkedHashMap::withNone, c -> c.size());
        Log.call("toString()", LoggedLinkedHashMap::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedLinkedHashMap::withNone, c -> c.toString());
        Log.view("values()", LoggedLinkedHashMap::withThree, c -> c.values());
        Log.view("values() of empty", LoggedLinkedHashMap::withNone, c -> c.values());
        Log.used(LoggedLinkedHashMap::withThree);
    }
}
