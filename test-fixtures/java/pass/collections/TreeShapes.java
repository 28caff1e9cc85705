// The shape of a TreeMap's tree, as the comparisons it makes and removals during iterations show it.
import java.util.*;

public class TreeShapes {
    static long compared;
    static int count;

    static int compare(Integer left, Integer right) {
        count++;
        compared = compared * 31 + left * 7 + right;
        return left.compareTo(right);
    }

    static void report(String what, TreeMap<Integer, Integer> map) {
        System.out.println(what + ": " + map.size() + " entries, " + count + " comparisons, " + compared);
    }

    static void randomly(int seed, int range, int steps) {
        Random random = new Random(seed);
        TreeMap<Integer, Integer> map = new TreeMap<>(TreeShapes::compare);
        for (int i = 0; i < steps; i++) {
            int key = random.nextInt(range);
            switch (random.nextInt(12)) {
                case 0, 1, 2, 3 -> map.put(key, i);
                case 4, 5, 6 -> map.remove(key);
                case 7 -> map.merge(key, 1, Integer::sum);
                case 8 -> map.computeIfAbsent(key, k -> k % 3 == 0 ? null : k);
                case 9 -> map.pollFirstEntry();
                case 10 -> {
                    map.headMap(key).size();
                    map.floorKey(key);
                    map.higherEntry(key);
                    map.tailMap(key, false).firstEntry();
                }
                default -> {
                    if (random.nextInt(20) == 0) {
                        map = new TreeMap<>(map);
                    }
                    map.lowerKey(key);
                    map.ceilingKey(key);
                }
            }
        }
        report("seed " + seed + ", range " + range, map);
    }

    static void removedMeanwhile(int size) {
        for (int seen = 0; seen < size; seen++) {
            StringBuilder line = new StringBuilder(size + " at " + seen + ":");
            for (int removed = 0; removed < size; removed++) {
                TreeMap<Integer, Integer> map = new TreeMap<>();
                for (int i = 0; i < size; i++) {
                    map.put(i * 5 % size, i);
                }
                line.append(' ');
                Iterator<Integer> keys = map.headMap(size - 1).keySet().iterator();
                try {
                    while (keys.hasNext()) {
                        int key = keys.next();
                        line.append(key);
                        if (key == seen) {
                            map.remove(removed);
                        }
                    }
                } catch (ConcurrentModificationException e) {
                    line.append('!');
                }
            }
            System.out.println(line);
        }
    }

    static void heldEntries() {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 0; i < 7; i++) {
            map.put(i, "v" + i);
        }
        List<Map.Entry<Integer, String>> held = new ArrayList<>(map.entrySet());
        map.remove(3);
        map.remove(1);
        System.out.println(held + " " + map);
        Iterator<Map.Entry<Integer, String>> entries = map.entrySet().iterator();
        while (entries.hasNext()) {
            if (entries.next().getKey() % 2 == 0) {
                entries.remove();
            }
        }
        System.out.println(held + " " + map);
        Iterator<Integer> back = map.descendingMap().keySet().iterator();
        back.next();
        back.remove();
        System.out.println(map);
    }

    public static void main(String[] args) {
        for (int seed = 0; seed < 12; seed++) {
            randomly(seed, 6 + seed * seed * 2, 400);
        }
        for (int size = 2; size < 9; size++) {
            if (size != 5) {
                removedMeanwhile(size);
            }
        }
        heldEntries();
        for (int size = 0; size < 20; size++) {
            TreeMap<Integer, Integer> map = new TreeMap<>(TreeShapes::compare);
            for (int i = 0; i < size; i++) {
                map.put(i, i);
            }
            TreeMap<Integer, Integer> copy = (TreeMap<Integer, Integer>) map.clone();
            for (int i = -1; i <= size; i++) {
                copy.get(i);
            }
            copy.remove(size / 2);
            copy.put(size, 1);
            for (int i = -1; i <= size; i++) {
                copy.get(i);
            }
            report("flat " + size, copy);
        }
    }
}
