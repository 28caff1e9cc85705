// Modifying a collection while iterating over it is noticed at the next step.
import java.util.*;

public class FailFast {
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

    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        fails(() -> {
            for (Integer i : list) {
                list.remove(i);
            }
        });
        System.out.println(list);
        for (Integer i : list) {
            if (i == 3) {
                list.remove(i);
            }
        }
        System.out.println(list);
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1));
        fails(() -> {
            for (String key : map.keySet()) {
                map.put(key + key, 2);
                map.put(key + "x", 2);
            }
        });
        map.clear();
        map.put("a", 1);
        map.put("b", 2);
        fails(() -> {
            for (Map.Entry<String, Integer> entry : map.entrySet()) {
                map.remove(entry.getKey());
            }
        });
        map.put("a", 1);
        for (String key : map.keySet()) {
            map.put(key, 9);
        }
        System.out.println(map);
        TreeSet<Integer> set = new TreeSet<>(List.of(1, 2, 3));
        fails(() -> {
            for (int i : set) {
                set.add(i + 10);
            }
        });
        Deque<Integer> deque = new LinkedList<>(List.of(1, 2));
        fails(() -> {
            for (int i : deque) {
                deque.addFirst(i);
            }
        });
        fails(() -> list.forEach(x -> list.add(x)));
        fails(() -> list.removeIf(x -> list.add(x)));
        fails(() -> map.computeIfAbsent("new", key -> {
            map.put("other", 1);
            return 2;
        }));
        Iterator<Integer> it = list.iterator();
        it.next();
        it.remove();
        fails(() -> it.remove());
        System.out.println(list.size());
    }
}
