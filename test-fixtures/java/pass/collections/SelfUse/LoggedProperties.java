import java.util.*;

/** As a Properties, but tells which of its methods are called. */
class LoggedProperties extends Properties {
    LoggedProperties() {
    }

    public void clear() {
        Log.called("clear", () -> super.clear());
    }

    public Object clone() {
        return Log.called("clone", () -> super.clone());
    }

    public Object compute(Object p, java.util.function.BiFunction<? super Object, ? super Object, ?> q) {
        return Log.called("compute", () -> super.compute(p, q));
    }

    public Object computeIfAbsent(Object p, java.util.function.Function<? super Object, ?> q) {
        return Log.called("computeIfAbsent", () -> super.computeIfAbsent(p, q));
    }

    public Object computeIfPresent(Object p, java.util.function.BiFunction<? super Object, ? super Object, ?> q) {
        return Log.called("computeIfPresent", () -> super.computeIfPresent(p, q));
    }

    public boolean contains(Object p) {
        return Log.called("contains", () -> super.contains(p));
    }

    public boolean containsKey(Object p) {
        return Log.called("containsKey", () -> super.containsKey(p));
    }

    public boolean containsValue(Object p) {
        return Log.called("containsValue", () -> super.containsValue(p));
    }

    public Enumeration<Object> elements() {
        return Log.called("elements", () -> super.elements());
    }

    public Set<Map.Entry<Object, Object>> entrySet() {
        return Log.called("entrySet", () -> super.entrySet());
    }

    public boolean equals(Object p) {
        return Log.called("equals", () -> super.equals(p));
    }

    public void forEach(java.util.function.BiConsumer<? super Object, ? super Object> p) {
        Log.called("forEach", () -> super.forEach(p));
    }

    public Object get(Object p) {
        return Log.called("get", () -> super.get(p));
    }

    public Object getOrDefault(Object p, Object q) {
        return Log.called("getOrDefault", () -> super.getOrDefault(p, q));
    }

    public String getProperty(String p) {
        return Log.called("getProperty(String)", () -> super.getProperty(p));
    }

    public String getProperty(String p, String q) {
        return Log.called("getProperty(String, String)", () -> super.getProperty(p, q));
    }

    public int hashCode() {
        return Log.called("hashCode", () -> super.hashCode());
    }

    public boolean isEmpty() {
        return Log.called("isEmpty", () -> super.isEmpty());
    }

    public Set<Object> keySet() {
        return Log.called("keySet", () -> super.keySet());
    }

    public Enumeration<Object> keys() {
        return Log.called("keys", () -> super.keys());
    }

    public Object merge(Object p, Object q, java.util.function.BiFunction<? super Object, ? super Object, ?> r) {
        return Log.called("merge", () -> super.merge(p, q, r));
    }

    public Enumeration<?> propertyNames() {
        return Log.called("propertyNames", () -> super.propertyNames());
    }

    public Object put(Object p, Object q) {
        return Log.called("put", () -> super.put(p, q));
    }

    public void putAll(Map<?, ?> p) {
        Log.called("putAll", () -> super.putAll(p));
    }

    public Object putIfAbsent(Object p, Object q) {
        return Log.called("putIfAbsent", () -> super.putIfAbsent(p, q));
    }

    public Object remove(Object p) {
        return Log.called("remove(Object)", () -> super.remove(p));
    }

    public boolean remove(Object p, Object q) {
        return Log.called("remove(Object, Object)", () -> super.remove(p, q));
    }

    public Object replace(Object p, Object q) {
        return Log.called("replace(Object, Object)", () -> super.replace(p, q));
    }

    public boolean replace(Object p, Object q, Object r) {
        return Log.called("replace(Object, Object, Object)", () -> super.replace(p, q, r));
    }

    public void replaceAll(java.util.function.BiFunction<? super Object, ? super Object, ?> p) {
        Log.called("replaceAll", () -> super.replaceAll(p));
    }

    public Object setProperty(String p, String q) {
        return Log.called("setProperty", () -> super.setProperty(p, q));
    }

    public int size() {
        return Log.called("size", () -> super.size());
    }

    public Set<String> stringPropertyNames() {
        return Log.called("stringPropertyNames", () -> super.stringPropertyNames());
    }

    public String toString() {
        return Log.called("toString", () -> super.toString());
    }

    public Collection<Object> values() {
        return Log.called("values", () -> super.values());
    }

    static LoggedProperties withNone() {
        return new LoggedProperties();
    }

    static LoggedProperties withThree() {
        LoggedProperties made = new LoggedProperties();
        made.put("a", 1);
        made.put("b", 2);
        made.put("c", 3);
        return made;
    }

    static void all() {
        Log.title("Properties");
        Log.call("clear()", LoggedProperties::withThree, c -> {
            c.clear();
            return null;
        });
        Log.call("clear() of empty", LoggedProperties::withNone, c -> {
            c.clear();
            return null;
        });
        Log.call("clone()", LoggedProperties::withThree, c -> c.clone());
        Log.call("clone() of empty", LoggedProperties::withNone, c -> c.clone());
        Log.call("compute('b', (k, v) -> 12)", LoggedProperties::withThree, c -> c.compute("b", (k, v) -> 12));
        Log.call("compute('x', (k, v) -> null)", LoggedProperties::withThree, c -> c.compute("x", (k, v) -> null));
        Log.call("compute('b', (k, v) -> 12) of empty", LoggedProperties::withNone, c -> c.compute("b", (k, v) -> 12));
        Log.call("computeIfAbsent('b', k -> 10)", LoggedProperties::withThree, c -> c.computeIfAbsent("b", k -> 10));
        Log.call("computeIfAbsent('x', k -> 11)", LoggedProperties::withThree, c -> c.computeIfAbsent("x", k -> 11));
        Log.call("computeIfAbsent('b', k -> 10) of empty", LoggedProperties::withNone, c -> c.computeIfAbsent("b", k -> 10));
        Log.call("computeIfPresent('b', (k, v) -> 12)", LoggedProperties::withThree, c -> c.computeIfPresent("b", (k, v) -> 12));
        Log.call("computeIfPresent('x', (k, v) -> null)", LoggedProperties::withThree, c -> c.computeIfPresent("x", (k, v) -> null));
        Log.call("computeIfPresent('b', (k, v) -> 12) of empty", LoggedProperties::withNone, c -> c.computeIfPresent("b", (k, v) -> 12));
        Log.call("contains(2)", LoggedProperties::withThree, c -> c.contains(2));
        Log.call("contains(7)", LoggedProperties::withThree, c -> c.contains(7));
        Log.call("contains(2) of empty", LoggedProperties::withNone, c -> c.contains(2));
        Log.call("containsKey('b')", LoggedProperties::withThree, c -> c.containsKey("b"));
        Log.call("containsKey('x')", LoggedProperties::withThree, c -> c.containsKey("x"));
        Log.call("containsKey('b') of empty", LoggedProperties::withNone, c -> c.containsKey("b"));
        Log.call("containsValue(2)", LoggedProperties::withThree, c -> c.containsValue(2));
        Log.call("containsValue(7)", LoggedProperties::withThree, c -> c.containsValue(7));
        Log.call("containsValue(2) of empty", LoggedProperties::withNone, c -> c.containsValue(2));
        Log.view("elements()", LoggedProperties::withThree, c -> c.elements());
        Log.view("elements() of empty", LoggedProperties::withNone, c -> c.elements());
        Log.view("entrySet()", LoggedProperties::withThree, c -> c.entrySet());
        Log.view("entrySet() of empty", LoggedProperties::withNone, c -> c.entrySet());
        Log.call("equals(Map.of('a', 1, 'b', 2, 'c', 3))", LoggedProperties::withThree, c -> c.equals(Map.of("a", 1, "b", 2, "c", 3)));
        Log.call("equals(Map.of('a', 1, 'b', 5, 'c', 3))", LoggedProperties::withThree, c -> c.equals(Map.of("a", 1, "b", 5, "c", 3)));
        Log.call("equals(Map.of('a', 1, 'b', 2, 'c', 3)) of empty", LoggedProperties::withNone, c -> c.equals(Map.of("a", 1, "b", 2, "c", 3)));
        Log.call("forEach((k, v) -> Log.note(k))", LoggedProperties::withThree, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("forEach((k, v) -> Log.note(k))", LoggedProperties::withThree, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("forEach((k, v) -> Log.note(k)) of empty", LoggedProperties::withNone, c -> {
            c.forEach((k, v) -> Log.note(k));
            return null;
        });
        Log.call("get('b')", LoggedProperties::withThree, c -> c.get("b"));
        Log.call("get('x')", LoggedProperties::withThree, c -> c.get("x"));
        Log.call("get('b') of empty", LoggedProperties::withNone, c -> c.get("b"));
        Log.call("getOrDefault('b', 2)", LoggedProperties::withThree, c -> c.getOrDefault("b", 2));
        Log.call("getOrDefault('x', 7)", LoggedProperties::withThree, c -> c.getOrDefault("x", 7));
        Log.call("getOrDefault('b', 2) of empty", LoggedProperties::withNone, c -> c.getOrDefault("b", 2));
        Log.call("getProperty('b')", LoggedProperties::withThree, c -> c.getProperty("b"));
        Log.call("getProperty('x')", LoggedProperties::withThree, c -> c.getProperty("x"));
        Log.call("getProperty('b') of empty", LoggedProperties::withNone, c -> c.getProperty("b"));
        Log.call("getProperty('b', '2')", LoggedProperties::withThree, c -> c.getProperty("b", "2"));
        Log.call("getProperty('x', '7')", LoggedProperties::withThree, c -> c.getProperty("x", "7"));
        Log.call("getProperty('b', '2') of empty", LoggedProperties::withNone, c -> c.getProperty("b", "2"));
        Log.call("hashCode()", LoggedProperties::withThree, c -> c.hashCode());
        Log.call("hashCode() of empty", LoggedProperties::withNone, c -> c.hashCode());
        Log.call("isEmpty()", LoggedProperties::withThree, c -> c.isEmpty());
        Log.call("isEmpty() of empty", LoggedProperties::withNone, c -> c.isEmpty());
        Log.view("keySet()", LoggedProperties::withThree, c -> c.keySet());
        Log.view("keySet() of empty", LoggedProperties::withNone, c -> c.keySet());
        Log.view("keys()", LoggedProperties::withThree, c -> c.keys());
        Log.view("keys() of empty", LoggedProperties::withNone, c -> c.keys());
        Log.call("merge('b', 2, (k, v) -> 12)", LoggedProperties::withThree, c -> c.merge("b", 2, (k, v) -> 12));
        Log.call("merge('x', 7, (k, v) -> null)", LoggedProperties::withThree, c -> c.merge("x", 7, (k, v) -> null));
        Log.call("merge('b', 2, (k, v) -> 12) of empty", LoggedProperties::withNone, c -> c.merge("b", 2, (k, v) -> 12));
        Log.view("propertyNames()", LoggedProperties::withThree, c -> c.propertyNames());
        Log.view("propertyNames() of empty", LoggedProperties::withNone, c -> c.propertyNames());
        Log.call("put('b', 2)", LoggedProperties::withThree, c -> c.put("b", 2));
        Log.call("put('x', 7)", LoggedProperties::withThree, c -> c.put("x", 7));
        Log.call("put('b', 2) of empty", LoggedProperties::withNone, c -> c.put("b", 2));
        Log.call("putAll(Map.of('b', 5))", LoggedProperties::withThree, c -> {
            c.putAll(Map.of("b", 5));
            return null;
        });
        Log.call("putAll(new TreeMap<>(Map.of('x', 8, 'y', 9)))", LoggedProperties::withThree, c -> {
            c.putAll(new TreeMap<>(Map.of("x", 8, "y", 9)));
            return null;
        });
        Log.call("putAll(Map.of('b', 5)) of empty", LoggedProperties::withNone, c -> {
            c.putAll(Map.of("b", 5));
            return null;
        });
        Log.call("putIfAbsent('b', 2)", LoggedProperties::withThree, c -> c.putIfAbsent("b", 2));
        Log.call("putIfAbsent('x', 7)", LoggedProperties::withThree, c -> c.putIfAbsent("x", 7));
        Log.call("putIfAbsent('b', 2) of empty", LoggedProperties::withNone, c -> c.putIfAbsent("b", 2));
        Log.call("remove('b')", LoggedProperties::withThree, c -> c.remove("b"));
        Log.call("remove('x')", LoggedProperties::withThree, c -> c.remove("x"));
        Log.call("remove('b') of empty", LoggedProperties::withNone, c -> c.remove("b"));
        Log.call("remove('b', 2)", LoggedProperties::withThree, c -> c.remove("b", 2));
        Log.call("remove('x', 7)", LoggedProperties::withThree, c -> c.remove("x", 7));
        Log.call("remove('b', 2) of empty", LoggedProperties::withNone, c -> c.remove("b", 2));
        Log.call("replace('b', 2)", LoggedProperties::withThree, c -> c.replace("b", 2));
        Log.call("replace('x', 7)", LoggedProperties::withThree, c -> c.replace("x", 7));
        Log.call("replace('b', 2) of empty", LoggedProperties::withNone, c -> c.replace("b", 2));
        Log.call("replace('b', 2, 2)", LoggedProperties::withThree, c -> c.replace("b", 2, 2));
        Log.call("replace('x', 7, 7)", LoggedProperties::withThree, c -> c.replace("x", 7, 7));
        Log.call("replace('b', 2, 2) of empty", LoggedProperties::withNone, c -> c.replace("b", 2, 2));
        Log.call("replaceAll((k, v) -> 12)", LoggedProperties::withThree, c -> {
            c.replaceAll((k, v) -> 12);
            return null;
        });
        Log.call("replaceAll((k, v) -> null)", LoggedProperties::withThree, c -> {
            c.replaceAll((k, v) -> null);
            return null;
        });
        Log.call("replaceAll((k, v) -> 12) of empty", LoggedProperties::withNone, c -> {
            c.replaceAll((k, v) -> 12);
            return null;
        });
        Log.call("setProperty('b', '2')", LoggedProperties::withThree, c -> c.setProperty("b", "2"));
        Log.call("setProperty('x', '7')", LoggedProperties::withThree, c -> c.setProperty("x", "7"));
        Log.call("setProperty('b', '2') of empty", LoggedProperties::withNone, c -> c.setProperty("b", "2"));
        Log.call("size()", LoggedProperties::withThree, c -> c.size());
        Log.call("size() of empty", LoggedProperties::withNone, c -> c.size());
        Log.view("stringPropertyNames()", LoggedProperties::withThree, c -> c.stringPropertyNames());
        Log.view("stringPropertyNames() of empty", LoggedProperties::withNone, c -> c.stringPropertyNames());
        Log.call("toString()", LoggedProperties::withThree, c -> c.toString());
        Log.call("toString() of empty", LoggedProperties::withNone, c -> c.toString());
        Log.view("values()", LoggedProperties::withThree, c -> c.values());
        Log.view("values() of empty", LoggedProperties::withNone, c -> c.values());
        Log.used(LoggedProperties::withThree);
    }
}
