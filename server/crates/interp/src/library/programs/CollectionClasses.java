// Collections, their order of iteration and their exceptions.
import java.util.*;
import java.util.function.*;

public class CollectionClasses {
    static class K {
        int v;

        K(int v) {
            this.v = v;
        }

        public int hashCode() {
            return v % 7;
        }

        public boolean equals(Object o) {
            return o instanceof K && ((K) o).v == v;
        }

        public String toString() {
            return "K" + v;
        }
    }

    interface Code {
        Object run() throws Throwable;
    }

    static void show(String name, Code code) {
        try {
            System.out.println(name + " => " + code.run());
        } catch (Throwable e) {
            System.out.println(name + " !! " + e);
        }
    }

    public static void main(String[] args) {
        Random rnd = new Random(5);
        Map<String, Integer> hm = new HashMap<>();
        for (int i = 0; i < 100; i++) hm.put("key" + rnd.nextInt(60), i);
        System.out.println(hm + " " + hm.size() + " " + hm.hashCode());
        Map<Integer, String> im = new HashMap<>();
        for (int i = 0; i < 50; i++) im.put(rnd.nextInt(1000) - 500, "v" + i);
        System.out.println(im);
        Iterator<Integer> it = im.keySet().iterator();
        while (it.hasNext()) if (it.next() % 3 == 0) it.remove();
        System.out.println(im.values());
        Map<K, Integer> km = new HashMap<>(4);
        for (int i = 0; i < 20; i++) km.merge(new K(i % 13), 1, Integer::sum);
        System.out.println(
                km
                        + " "
                        + km.equals(new HashMap<>(km))
                        + " "
                        + new HashMap<>(km)
                        + new TreeMap<>(im));
        Set<Object> hs = new HashSet<>(Arrays.asList("b", "a", 1, 2L, 'c', 1.5, true, null));
        System.out.println(hs + " " + hs.contains(null) + hs.remove(1) + hs.size());
        System.out.println(new HashSet<>(Arrays.asList(100, 17, 33, 1, 65, 16, 32)));
        LinkedHashMap<String, Integer> lm =
                new LinkedHashMap<String, Integer>(16, 0.75f, true) {
                    protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
                        return size() > 3;
                    }
                };
        lm.put("a", 1);
        lm.put("b", 2);
        lm.put("c", 3);
        lm.get("a");
        lm.put("d", 4);
        System.out.println(lm);
        List<Integer> al = new ArrayList<>();
        for (int i = 0; i < 20; i++) al.add(rnd.nextInt(50));
        System.out.println(al + " " + al.hashCode());
        Collections.sort(al);
        System.out.println(
                al
                        + " "
                        + Collections.binarySearch(al, 25)
                        + " "
                        + Collections.max(al)
                        + Collections.min(al)
                        + Collections.frequency(al, al.get(0)));
        al.sort(Comparator.reverseOrder());
        System.out.println(al);
        al.removeIf(x -> x % 2 == 0);
        System.out.println(al);
        al.replaceAll(x -> x * 2);
        Collections.reverse(al);
        System.out.println(al + "" + al.subList(1, 3) + al.indexOf(al.get(2)));
        Collections.shuffle(al, new Random(3));
        System.out.println(al);
        Collections.rotate(al, 2);
        System.out.println(al);
        Collections.swap(al, 0, 1);
        System.out.println(al);
        List<Integer> sub = al.subList(1, 4);
        sub.set(0, 99);
        sub.add(77);
        sub.remove(1);
        System.out.println(sub + " " + al);
        al.add(1);
        show("submod", () -> sub.size());
        show(
                "cme",
                () -> {
                    for (Integer x : al) if (x == 99) al.remove(x);
                    return al;
                });
        show("get", () -> al.get(100));
        show("get-1", () -> al.get(-1));
        show(
                "add",
                () -> {
                    al.add(100, 1);
                    return 0;
                });
        show("rem", () -> al.remove(100));
        show("set", () -> al.set(100, 1));
        show("sub", () -> al.subList(3, 2));
        show("sub2", () -> al.subList(0, 100));
        show("cap", () -> new ArrayList<>(-1));
        show("emptyit", () -> new ArrayList<>().iterator().next());
        LinkedList<String> ll = new LinkedList<>(Arrays.asList("x", "y", "z"));
        ll.addFirst("w");
        ll.add(2, "q");
        ll.removeLast();
        ll.push("p");
        System.out.println(
                ll
                        + " "
                        + ll.peek()
                        + ll.pollLast()
                        + ll.indexOf("q")
                        + ll.get(1)
                        + ll.getFirst()
                        + ll.pop());
        show("llget", () -> ll.get(9));
        show("llrem", () -> new LinkedList<>().removeFirst());
        show("llfirst", () -> new LinkedList<>().getFirst());
        show("llpop", () -> new LinkedList<>().pop());
        show("llel", () -> new LinkedList<>().element());
        ListIterator<String> li = ll.listIterator();
        while (li.hasNext()) {
            String s = li.next();
            if (s.equals("q")) li.set("Q");
            else if (s.equals("x")) li.remove();
            else li.add(s + "!");
        }
        System.out.println(ll);
        while (li.hasPrevious()) System.out.print(li.previous() + li.nextIndex() + " ");
        System.out.println();
        ArrayDeque<Integer> dq = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) dq.addFirst(i);
            else dq.addLast(i);
        }
        System.out.println(dq + " " + dq.pollFirst() + dq.pollLast() + dq.peekFirst() + dq.size());
        dq.removeFirstOccurrence(7);
        dq.removeIf(x -> x > 15);
        System.out.println(dq);
        Iterator<Integer> di = dq.descendingIterator();
        while (di.hasNext()) System.out.print(di.next() + " ");
        System.out.println();
        show("dqnull", () -> dq.add(null));
        show("dqpop", () -> new ArrayDeque<>().pop());
        show("dqel", () -> new ArrayDeque<>().element());
        PriorityQueue<Integer> pq = new PriorityQueue<>();
        for (int i = 0; i < 15; i++) pq.add(rnd.nextInt(30));
        System.out.println(pq);
        pq.remove(pq.peek());
        System.out.println(pq);
        StringBuilder sb = new StringBuilder();
        while (!pq.isEmpty()) sb.append(pq.poll()).append(' ');
        System.out.println(sb);
        PriorityQueue<String> ps = new PriorityQueue<>((x, y) -> y.compareTo(x));
        ps.addAll(Arrays.asList("b", "d", "a", "c"));
        System.out.println(ps + ps.poll());
        System.out.println(new PriorityQueue<>(Arrays.asList(5, 3, 8, 1, 9, 2)));
        show("pqnull", () -> new PriorityQueue<String>().add(null));
        show("pqrem", () -> new PriorityQueue<String>().remove());
        TreeMap<String, Integer> tm = new TreeMap<>();
        for (String s : "the quick brown fox jumps over the lazy dog".split(" "))
            tm.merge(s, 1, Integer::sum);
        System.out.println(
                tm
                        + " "
                        + tm.firstKey()
                        + tm.lastEntry()
                        + tm.floorKey("m")
                        + tm.ceilingKey("m")
                        + tm.headMap("lazy")
                        + tm.tailMap("over", false)
                        + tm.subMap("d", "k")
                        + tm.descendingMap()
                        + tm.higherKey("the")
                        + tm.pollFirstEntry()
                        + tm.descendingKeySet());
        show("tmnull", () -> tm.put(null, 1));
        show("tmfirst", () -> new TreeMap<>().firstKey());
        show("sub", () -> tm.subMap("z", "a"));
        SortedMap<String, Integer> hd = tm.headMap("lazy");
        show("hdput", () -> hd.put("z", 1));
        hd.put("aaa", 1);
        System.out.println(tm + " " + hd.size());
        TreeSet<Integer> ts = new TreeSet<>(Arrays.asList(5, 1, 9, 3, 7));
        System.out.println(
                ts
                        + " "
                        + ts.first()
                        + ts.last()
                        + ts.floor(4)
                        + ts.ceiling(4)
                        + ts.lower(1)
                        + ts.higher(5)
                        + ts.headSet(5)
                        + ts.tailSet(5)
                        + ts.subSet(2, 8)
                        + ts.descendingSet()
                        + ts.pollFirst()
                        + ts);
        show("tsfirst", () -> new TreeSet<>().first());
        Stack<Integer> st = new Stack<>();
        st.push(1);
        st.push(2);
        System.out.println(st + " " + st.peek() + st.pop() + st.search(1) + st.empty());
        show(
                "stpop",
                () -> {
                    new Stack<>().pop();
                    return 0;
                });
        show("vecget", () -> new Vector<>().get(3));
        show("vecel", () -> new Vector<>().elementAt(3));
        show("vecfirst", () -> new Vector<>().firstElement());
        List<Integer> im2 = List.of(1, 2, 3);
        show("imadd", () -> im2.add(4));
        show("imset", () -> im2.set(0, 1));
        show("imget", () -> im2.get(5));
        show("imnull", () -> List.of(1, null));
        show("imcontains", () -> im2.contains(null));
        show(
                "imsort",
                () -> {
                    im2.sort(null);
                    return 0;
                });
        show("setdup", () -> Set.of(1, 1));
        show("mapdup", () -> Map.of(1, 1, 1, 2));
        show("unm", () -> Collections.unmodifiableList(al).add(1));
        show("aslist", () -> Arrays.asList(1, 2).add(3));
        show("aslistget", () -> Arrays.asList(1, 2).get(3));
        show("aslistrm", () -> Arrays.asList(1, 2).remove(0));
        show("nc", () -> Collections.nCopies(3, "x"));
        show("emptyadd", () -> Collections.emptyList().add(null));
        show(
                "sing",
                () ->
                        Collections.singletonList(1)
                                + ""
                                + Collections.singleton(2)
                                + Collections.singletonMap(1, 2));
        int[] ar = {5, 3, 1, 4};
        Arrays.sort(ar);
        System.out.println(
                Arrays.toString(ar)
                        + Arrays.binarySearch(ar, 4)
                        + Arrays.equals(ar, new int[] {1, 3, 4, 5})
                        + Arrays.hashCode(ar)
                        + Arrays.toString(Arrays.copyOf(ar, 6))
                        + Arrays.toString(Arrays.copyOfRange(ar, 1, 3))
                        + Arrays.deepToString(new int[][] {{1}, {2, 3}})
                        + Arrays.asList(1, 2)
                        + Arrays.toString(Arrays.copyOf(new String[] {"a"}, 2)));
        Integer[] ia = {3, 1, 2};
        Arrays.sort(ia, Collections.reverseOrder());
        System.out.println(Arrays.toString(ia));
        long[] big = new long[1000];
        for (int i = 0; i < 1000; i++) big[i] = rnd.nextLong();
        Arrays.sort(big);
        boolean ok = true;
        for (int i = 1; i < 1000; i++) ok &= big[i - 1] <= big[i];
        System.out.println(ok + " " + big[0]);
        double[] dd = {0.0, -0.0, Double.NaN, 1, -1};
        Arrays.sort(dd);
        System.out.println(Arrays.toString(dd));
        String[] ss = new String[40];
        for (int i = 0; i < 40; i++) ss[i] = "s" + rnd.nextInt(100);
        Arrays.sort(ss);
        System.out.println(Arrays.toString(ss));
        Arrays.sort(
                ss, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(ss));
        Arrays.fill(ar, 7);
        System.out.println(true);
        System.out.println(
                Objects.hash(1, "a", null)
                        + " "
                        + Objects.equals(null, null)
                        + Objects.toString(null)
                        + Objects.requireNonNullElse(null, "d"));
        Map<String, List<Integer>> g = new TreeMap<>();
        g.computeIfAbsent("a", k -> new ArrayList<>()).add(1);
        g.computeIfAbsent("a", k -> new ArrayList<>()).add(2);
        System.out.println(g + " " + g.getOrDefault("z", List.of()));
        hm.entrySet().removeIf(e -> e.getValue() % 2 == 0);
        System.out.println(hm);
        hm.replaceAll((k, v) -> v + 1);
        System.out.println(hm);
        hm.compute("key1", (k, v) -> v == null ? 0 : v + 1);
        hm.computeIfPresent("key1", (k, v) -> null);
        System.out.println(
                hm.containsKey("key1")
                        + " "
                        + hm.putIfAbsent("n", 1)
                        + hm.remove("n")
                        + hm.keySet().size());
        Optional<String> o = Optional.of("x");
        System.out.println(
                o
                        + " "
                        + o.map(String::length)
                        + Optional.empty()
                        + o.orElse("y")
                        + Optional.ofNullable(null).isPresent());
        show("optget", () -> Optional.empty().get());
        Iterator<Map.Entry<String, Integer>> ei = hm.entrySet().iterator();
        Map.Entry<String, Integer> e0 = ei.next();
        e0.setValue(1000);
        System.out.println(hm.containsValue(1000) + " " + e0);
        StringJoiner sj = new StringJoiner(",", "[", "]");
        sj.add("a").add("b");
        System.out.println(sj + " " + sj.length() + String.join("-", List.of("a", "b")));
    }
}
