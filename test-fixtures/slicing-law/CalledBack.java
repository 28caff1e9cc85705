// What the class library runs depends on all that it is given, and on all that it holds.
import java.util.*;

public class CalledBack {
    static int shown;
    static int compared;
    static int hashed;
    static int applied;

    static class Shown {
        public String toString() {
            shown++;
            return "shown";
        }
    }

    static class Item implements Comparable<Item> {
        public int compareTo(Item other) {
            compared++;
            return 0;
        }
    }

    static class Key {
        public int hashCode() {
            hashed++;
            return 1;
        }
    }

    public static void main(String[] args) {
        String text = "" + new Shown();
        System.out.println(shown);
        List<Item> items = new ArrayList<>();
        items.add(new Item());
        items.add(new Item());
        Collections.sort(items);
        System.out.println(compared > 0);
        Map<Key, String> map = new HashMap<>();
        map.put(new Key(), "a");
        System.out.println(hashed);
        List<String> names = new ArrayList<>();
        names.add("a");
        names.add("b");
        names.forEach(name -> applied++);
        System.out.println(applied);
        System.out.println(text);
    }
}
