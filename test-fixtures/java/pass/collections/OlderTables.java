// java.util.Hashtable, Properties, IdentityHashMap and WeakHashMap.
import java.util.*;

public class OlderTables {
    public static void main(String[] args) throws Exception {
        Hashtable<String, Integer> table = new Hashtable<>();
        for (int i = 0; i < 20; i++) {
            table.put("k" + i, i);
        }
        System.out.println(table);
        System.out.println(table.contains(3) + " " + table.containsKey("k4") + table.get("none") + table.remove("k7") + table.size() + Collections.list(table.keys()).size() + Collections.list(table.elements()).get(0));
        table.merge("k1", 5, Integer::sum);
        System.out.println(table.keySet() + " " + table.equals(new HashMap<>(table)) + table.clone().equals(table));
        try {
            table.put("a", null);
        } catch (NullPointerException e) {
            System.out.println("no null values");
        }
        Properties properties = new Properties();
        properties.setProperty("a", "1");
        System.out.println(properties.getProperty("a") + properties.getProperty("b") + properties.getProperty("b", "other") + properties + properties.stringPropertyNames() + new Properties(properties).getProperty("a"));
        Map<String, Integer> identity = new IdentityHashMap<>();
        String first = new String("x");
        String second = new String("x");
        identity.put(first, 1);
        identity.put(second, 2);
        System.out.println(identity.size() + " " + identity.get(first) + identity.get(second) + identity.get("x") + identity.containsKey(first) + identity.remove(first) + identity);
        Map<String, Integer> weak = new WeakHashMap<>();
        weak.put("a", 1);
        System.out.println(weak + " " + weak.get("a") + weak.containsKey("b"));
    }
}
