// The order of iteration of hash tables as they grow, shrink and are copied.
import java.util.*;

public class HashOrder {
    public static void main(String[] args) throws Exception {
        Map<Object, Integer> map = new HashMap<>();
        for (int i = 0; i < 30; i++) {
            map.put(i * 37 % 101, i);
            map.put("k" + i * 31, i);
        }
        System.out.println(map);
        map.keySet().removeIf(k -> k.hashCode() % 3 == 0);
        System.out.println(map.keySet());
        System.out.println(new HashMap<>(map).keySet().equals(map.keySet()) + " " + new HashMap<>(map));
        Set<Integer> set = new HashSet<>(List.of(100, 33, 17, 1, 65, 49));
        System.out.println(set + " " + new HashSet<>(set) + ((HashSet<Integer>) set).clone());
        Set<Object> mixed = new HashSet<>(Arrays.asList(null, 'a', 1L << 33, 2.5, true, "text", List.of(1), -1, (byte) 3, 1.5f));
        System.out.println(mixed);
        Map<Integer, Integer> small = new HashMap<>(2);
        for (int i = 0; i < 5; i++) {
            small.put(i * 2, i);
        }
        System.out.println(small + " " + new HashMap<>(small) + new HashMap<>(1000, 0.5f));
        Map<Long, String> wide = new HashMap<>(64, 2f);
        for (long i = 1; i < 1L << 40; i *= 3) {
            wide.put(i, "");
        }
        System.out.println(wide.keySet());
    }
}
