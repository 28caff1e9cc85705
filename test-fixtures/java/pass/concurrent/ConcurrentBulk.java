import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class ConcurrentBulk {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog the end".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m); System.out.println(m.reduceValues(99, Integer::sum) + " " + m.reduceKeys(99, (a, b) -> a.length() >= b.length() ? a : b) + " " + m.reduceValuesToInt(99, Integer::intValue, 0, Integer::sum) + m.reduceValuesToLong(99, Integer::longValue, 0L, Long::sum) + " " + m.reduceKeysToInt(99, String::length, 0, Integer::max) + m.reduce(99, (k, v) -> k.length() * v, Integer::sum) + m.reduceToDouble(99, (k, v) -> v * .5, 0.0, Double::sum) + m.reduceToInt(99, (k, v) -> v, 0, Integer::sum));
        System.out.println(m.search(99, (k, v) -> v > 1 ? k + v : null) + m.searchKeys(99, k -> k.startsWith("z") ? k : null) + m.searchValues(99, v -> v == 3 ? "three" : null) + m.searchEntries(99, e -> e.getKey().equals("dog") ? e : null));
        StringBuilder sb = new StringBuilder(); m.forEach(99, (k, v) -> sb.append(k).append(v)); m.forEachKey(99, k -> sb.append(k.charAt(0))); m.forEachValue(99, sb::append); m.forEach(99, (k, v) -> v > 1 ? k : null, sb::append); m.forEachEntry(99, e -> sb.append(e)); m.forEachKey(99, k -> k.length() > 4 ? k : null, sb::append); m.forEachValue(99, v -> v > 1 ? v : null, sb::append); System.out.println(sb);
        System.out.println(m.mappingCount() + " " + m.getOrDefault("cat", -1) + m.contains(3) + m.keySet(7).contains("fox") + Collections.list(m.keys()).size() + Collections.list(m.elements()).size());
        ConcurrentHashMap.KeySetView<String, Boolean> ks = ConcurrentHashMap.newKeySet(); ks.add("a"); ks.add("b"); System.out.println(ks.add("a") + " " + ks + ks.getMappedValue()); ConcurrentHashMap.KeySetView<String, Integer> kv = m.keySet(9); kv.add("new"); System.out.println(m.get("new") + " " + kv.getMap().size()); System.out.println(m.reduceEntries(99, (a, b) -> a.getValue() > b.getValue() ? a : b) + " " + m.reduceKeys(99, k -> k.length() > 4 ? k.length() : null, Integer::sum) + m.reduceValues(99, v -> v * 2, Integer::sum) + m.reduceEntriesToInt(99, e -> e.getValue(), 0, Integer::sum));
        try { m.put(null, 1); } catch (NullPointerException e) { System.out.println("npe"); } try { m.put("x", null); } catch (NullPointerException e) { System.out.println("npe"); }
        System.out.println(m.computeIfAbsent("c", k -> 5) + "" + m.computeIfPresent("c", (k, v) -> null) + m.compute("d", (k, v) -> v == null ? 1 : v + 1) + m.putIfAbsent("d", 7) + m.replace("d", 1, 8) + m.remove("d", 9) + m.replace("zz", 1));
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3)); for (int x : cow) if (x == 2) cow.add(9); System.out.println(cow + " " + cow.addIfAbsent(9) + cow.addAllAbsent(List.of(9, 10)));
        AtomicInteger ai = new AtomicInteger(); System.out.println(ai.getAndUpdate(x -> x + 2) + ai.accumulateAndGet(5, Math::max) + " " + ai); LongAdder la = new LongAdder(); la.add(5); la.increment(); System.out.println(la.sum() + " " + la);
    }
}
