// java.util.EnumMap and EnumSet.
import java.util.*;

public class EnumCollections {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    enum Color { RED, GREEN, BLUE, BLACK }

    public static void main(String[] args) throws Exception {
        EnumMap<Color, Integer> map = new EnumMap<>(Color.class);
        map.put(Color.BLUE, 3);
        map.put(Color.RED, 1);
        System.out.println(map + " " + map.get(Color.GREEN) + map.containsKey(Color.BLUE) + map.containsKey("x") + map.size() + map.remove(Color.RED) + map.keySet() + map.values());
        map.merge(Color.BLUE, 10, Integer::sum);
        map.putAll(Map.of(Color.BLACK, 4));
        for (Map.Entry<Color, Integer> entry : map.entrySet()) {
            entry.setValue(entry.getValue() * 2);
        }
        System.out.println(map + " " + map.equals(new HashMap<>(map)) + map.clone() + new EnumMap<>(Map.of(Color.GREEN, 1)) + map.containsValue(8));
        try {
            map.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("no null keys");
        }
        fails(() -> new EnumMap<Color, Integer>(new HashMap<Color, Integer>()));
        EnumSet<Color> set = EnumSet.of(Color.BLACK, Color.RED);
        System.out.println(set + " " + EnumSet.complementOf(set) + EnumSet.allOf(Color.class) + EnumSet.noneOf(Color.class) + EnumSet.range(Color.GREEN, Color.BLACK) + EnumSet.copyOf(List.of(Color.BLUE)) + EnumSet.of(Color.RED, Color.GREEN, Color.BLUE));
        System.out.println(set.add(Color.RED) + " " + set.add(Color.GREEN) + set.remove(Color.BLACK) + set.contains(Color.GREEN) + set.contains(null) + set.size() + set.clone());
        fails(() -> EnumSet.range(Color.BLUE, Color.RED));
        fails(() -> EnumSet.copyOf(new ArrayList<Color>()));
        set.removeAll(EnumSet.of(Color.RED));
        Iterator<Color> it = set.iterator();
        it.next();
        it.remove();
        System.out.println(set + " " + set.isEmpty());
        fails(() -> it.next());
    }
}
