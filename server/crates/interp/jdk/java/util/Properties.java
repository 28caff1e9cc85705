// Models java.util.Properties as a table of texts.
// Source: class documentation, Java SE 17. What it holds lies in a ConcurrentHashMap, as the order of iteration
// shows. What a subclass overrides is called where a JVM calls it.
// Left out: reading and writing of files and XML.
package java.util;

import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Properties extends Hashtable<Object, Object> {
    protected Properties defaults;
    private ConcurrentHashMap<Object, Object> entries;

    public Properties() {
        this(null, 8);
    }

    public Properties(int capacity) {
        this(null, capacity);
    }

    public Properties(Properties defaults) {
        this(defaults, 8);
    }

    private Properties(Properties defaults, int capacity) {
        super(1);
        this.defaults = defaults;
        entries = new ConcurrentHashMap<Object, Object>(capacity);
    }

    public Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object value = entries.get(key);
        if (value instanceof String) {
            return (String) value;
        }
        return defaults == null ? null : defaults.getProperty(key);
    }

    public String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    public Enumeration<?> propertyNames() {
        Hashtable<String, Object> names = new Hashtable<String, Object>();
        putNames(names);
        return names.keys();
    }

    private void putNames(Map<String, Object> names) {
        if (defaults != null) {
            defaults.putNames(names);
        }
        for (Map.Entry<Object, Object> entry : entrySet()) {
            names.put((String) entry.getKey(), entry.getValue());
        }
    }

    public Set<String> stringPropertyNames() {
        Map<String, String> names = new HashMap<String, String>();
        putTexts(names);
        return Collections.unmodifiableSet(names.keySet());
    }

    private void putTexts(Map<String, String> names) {
        if (defaults != null) {
            defaults.putTexts(names);
        }
        for (Map.Entry<Object, Object> entry : entrySet()) {
            if (entry.getKey() instanceof String && entry.getValue() instanceof String) {
                names.put((String) entry.getKey(), (String) entry.getValue());
            }
        }
    }

    protected void rehash() {
    }

    public int size() {
        return entries.size();
    }

    public boolean isEmpty() {
        return entries.isEmpty();
    }

    public Enumeration<Object> keys() {
        return Collections.enumeration(entries.keySet());
    }

    public Enumeration<Object> elements() {
        return Collections.enumeration(entries.values());
    }

    public boolean contains(Object value) {
        return entries.contains(value);
    }

    public boolean containsValue(Object value) {
        return entries.containsValue(value);
    }

    public boolean containsKey(Object key) {
        return entries.containsKey(key);
    }

    public Object get(Object key) {
        return entries.get(key);
    }

    public Object put(Object key, Object value) {
        return entries.put(key, value);
    }

    public Object remove(Object key) {
        return entries.remove(key);
    }

    public void putAll(Map<?, ?> other) {
        entries.putAll(other);
    }

    public void clear() {
        entries.clear();
    }

    public String toString() {
        return entries.toString();
    }

    public Set<Object> keySet() {
        return Collections.synchronizedSet(entries.keySet());
    }

    public Collection<Object> values() {
        return Collections.synchronizedCollection(entries.values());
    }

    public Set<Map.Entry<Object, Object>> entrySet() {
        return Collections.synchronizedSet(entries.entrySet());
    }

    public boolean equals(Object other) {
        return entries.equals(other instanceof Properties ? ((Properties) other).entries : other);
    }

    public int hashCode() {
        return entries.hashCode();
    }

    public Object getOrDefault(Object key, Object otherwise) {
        return entries.getOrDefault(key, otherwise);
    }

    public void forEach(BiConsumer<? super Object, ? super Object> action) {
        entries.forEach(action);
    }

    public void replaceAll(BiFunction<? super Object, ? super Object, ?> function) {
        entries.replaceAll(function);
    }

    public Object putIfAbsent(Object key, Object value) {
        return entries.putIfAbsent(key, value);
    }

    public boolean remove(Object key, Object value) {
        return entries.remove(key, value);
    }

    public boolean replace(Object key, Object old, Object value) {
        return entries.replace(key, old, value);
    }

    public Object replace(Object key, Object value) {
        return entries.replace(key, value);
    }

    public Object computeIfAbsent(Object key, Function<? super Object, ?> function) {
        return entries.computeIfAbsent(key, function);
    }

    public Object computeIfPresent(Object key, BiFunction<? super Object, ? super Object, ?> function) {
        return entries.computeIfPresent(key, function);
    }

    public Object compute(Object key, BiFunction<? super Object, ? super Object, ?> function) {
        return entries.compute(key, function);
    }

    public Object merge(Object key, Object value, BiFunction<? super Object, ? super Object, ?> function) {
        return entries.merge(key, value, function);
    }

    public Object clone() {
        Properties copy = (Properties) super.clone();
        copy.entries = new ConcurrentHashMap<Object, Object>(entries.size());
        copy.entries.putAll(entries);
        return copy;
    }
}
