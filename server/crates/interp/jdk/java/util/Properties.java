// Models java.util.Properties as a table of texts.
// Source: class documentation, Java SE 17. The order of iteration is a Hashtable's.
// Left out: reading and writing of files and XML.
package java.util;

public class Properties extends Hashtable<Object, Object> {
    protected Properties defaults;

    public Properties() {
    }

    public Properties(int capacity) {
    }

    public Properties(Properties defaults) {
        this.defaults = defaults;
    }

    public Object setProperty(String key, String value) {
        return put(key, value);
    }

    public String getProperty(String key) {
        Object value = get(key);
        if (value instanceof String) {
            return (String) value;
        }
        return defaults == null ? null : defaults.getProperty(key);
    }

    public String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    public Set<String> stringPropertyNames() {
        Set<String> names = new HashSet<String>();
        if (defaults != null) {
            names.addAll(defaults.stringPropertyNames());
        }
        for (Object key : keySet()) {
            if (key instanceof String && get(key) instanceof String) {
                names.add((String) key);
            }
        }
        return Collections.unmodifiableSet(names);
    }

    public Enumeration<?> propertyNames() {
        return Collections.enumeration(stringPropertyNames());
    }
}
