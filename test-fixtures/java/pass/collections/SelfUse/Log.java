import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Writes down which methods of a collection are called for one use of it. */
class Log {
    private static StringBuilder text = new StringBuilder();
    private static boolean on;
    private static String title;

    static void title(String name) {
        title = name;
    }

    static void called(String method, Runnable original) {
        called(method, () -> {
            original.run();
            return null;
        });
    }

    static <R> R called(String method, Supplier<R> original) {
        if (!on) {
            return original.get();
        }
        text.append(' ').append(method).append('{');
        try {
            return original.get();
        } finally {
            text.append('}');
        }
    }

    static void note(Object what) {
        if (on) {
            text.append(" <").append(what).append('>');
        }
    }

    static <C> void call(String use, Supplier<C> make, Function<C, Object> function) {
        C collection = make.get();
        text.setLength(0);
        on = true;
        Object result;
        try {
            result = function.apply(collection);
        } catch (RuntimeException e) {
            result = e;
        }
        on = false;
        System.out.println(title + " " + use + ":" + shown(text) + " = " + shown(result, collection)
                + "; " + collection);
    }

    /** A call without others inside has no braces. */
    private static String shown(StringBuilder text) {
        return text.toString().replace("{}", "");
    }

    private static String shown(Object result, Object collection) {
        if (result == collection) {
            return "itself";
        }
        return result instanceof Object[] array ? Arrays.toString(array) : String.valueOf(result);
    }

    /** All uses of what a method returns, each with a collection of its own. */
    static <C> void view(String use, Supplier<C> make, Function<C, Object> function) {
        C collection = make.get();
        text.setLength(0);
        on = true;
        Object view;
        try {
            view = function.apply(collection);
        } catch (RuntimeException e) {
            view = e;
        }
        on = false;
        System.out.println(title + " " + use + ":" + shown(text)
                + (view instanceof RuntimeException ? " = " + view : ""));
        if (view == collection || view instanceof RuntimeException) {
            return;
        }
        Map<String, Function<Object, Object>> uses = new LinkedHashMap<>();
        if (view instanceof ListIterator) {
            listIterator(uses);
        } else if (view instanceof Iterator) {
            iterator(uses);
        } else if (view instanceof Enumeration) {
            enumeration(uses);
        } else if (view instanceof Spliterator) {
            spliterator(uses);
        } else if (view instanceof Stream) {
            stream(uses);
        } else if (view instanceof Map) {
            map(uses, view instanceof NavigableMap);
        } else if (view instanceof List) {
            collection(uses, make.get().getClass().getSimpleName());
            list(uses);
        } else if (view instanceof Collection) {
            collection(uses, use);
            if (view instanceof NavigableSet) {
                navigableSet(uses);
            }
        }
        uses.forEach((name, action) -> {
            C fresh = make.get();
            Object part = function.apply(fresh);
            call(use + " " + name, () -> fresh, c -> action.apply(part));
        });
    }

    private static void does(Map<String, Function<Object, Object>> uses, String name, Consumer<Object> action) {
        uses.put(name, o -> {
            action.accept(o);
            return null;
        });
    }

    @SuppressWarnings("unchecked")
    private static void iterator(Map<String, Function<Object, Object>> uses) {
        uses.put("hasNext", o -> ((Iterator<Object>) o).hasNext());
        uses.put("next", o -> ((Iterator<Object>) o).next());
        does(uses, "remove", o -> {
            Iterator<Object> i = (Iterator<Object>) o;
            i.next();
            i.remove();
        });
        does(uses, "forEachRemaining", o -> ((Iterator<Object>) o).forEachRemaining(Log::note));
    }

    @SuppressWarnings("unchecked")
    private static void listIterator(Map<String, Function<Object, Object>> uses) {
        iterator(uses);
        uses.put("hasPrevious", o -> ((ListIterator<Object>) o).hasPrevious());
        uses.put("nextIndex", o -> ((ListIterator<Object>) o).nextIndex());
        does(uses, "next previous set", o -> {
            ListIterator<Object> i = (ListIterator<Object>) o;
            i.next();
            i.previous();
            i.set("s");
        });
        does(uses, "add", o -> ((ListIterator<Object>) o).add("s"));
    }

    @SuppressWarnings("unchecked")
    private static void enumeration(Map<String, Function<Object, Object>> uses) {
        uses.put("hasMoreElements", o -> ((Enumeration<Object>) o).hasMoreElements());
        uses.put("nextElement", o -> ((Enumeration<Object>) o).nextElement());
        uses.put("asIterator", o -> ((Enumeration<Object>) o).asIterator().next());
    }

    @SuppressWarnings("unchecked")
    private static void spliterator(Map<String, Function<Object, Object>> uses) {
        uses.put("estimateSize", o -> ((Spliterator<Object>) o).estimateSize());
        uses.put("tryAdvance", o -> ((Spliterator<Object>) o).tryAdvance(Log::note));
        does(uses, "forEachRemaining", o -> ((Spliterator<Object>) o).forEachRemaining(Log::note));
    }

    @SuppressWarnings("unchecked")
    private static void stream(Map<String, Function<Object, Object>> uses) {
        uses.put("collect", o -> ((Stream<Object>) o).map(String::valueOf).collect(Collectors.toList()));
        does(uses, "forEach", o -> ((Stream<Object>) o).forEach(Log::note));
        uses.put("count", o -> ((Stream<Object>) o).count());
        uses.put("findFirst", o -> ((Stream<Object>) o).findFirst());
        uses.put("sorted toArray", o -> ((Stream<Object>) o).sorted().toArray());
    }

    @SuppressWarnings("unchecked")
    private static void collection(Map<String, Function<Object, Object>> uses, String use) {
        boolean entries = use.startsWith("entrySet");
        boolean values = use.startsWith("values") || use.startsWith("elements");
        Object present = entries ? Map.entry("b", 2) : values ? 2 : "b";
        Object absent = entries ? Map.entry("b", 3) : values ? 9 : "x";
        uses.put("size", o -> ((Collection<Object>) o).size());
        uses.put("isEmpty", o -> ((Collection<Object>) o).isEmpty());
        uses.put("contains", o -> ((Collection<Object>) o).contains(present));
        uses.put("contains absent", o -> ((Collection<Object>) o).contains(absent));
        uses.put("containsAll", o -> ((Collection<Object>) o).containsAll(List.of(present, absent)));
        uses.put("for", o -> {
            StringBuilder all = new StringBuilder();
            for (Object element : (Collection<Object>) o) {
                all.append(element);
            }
            return all;
        });
        does(uses, "forEach", o -> ((Collection<Object>) o).forEach(Log::note));
        uses.put("toArray", o -> ((Collection<Object>) o).toArray());
        uses.put("toArray(array)", o -> ((Collection<Object>) o).toArray(new Object[0]));
        uses.put("toString", o -> o.toString());
        uses.put("hashCode", o -> use.startsWith("values") ? 0 : o.hashCode());
        uses.put("equals", o -> o.equals(o instanceof Set ? Set.of(present) : List.of(present)));
        uses.put("stream", o -> ((Collection<Object>) o).stream().map(String::valueOf).collect(Collectors.joining()));
        uses.put("stream count", o -> ((Collection<Object>) o).stream().count());
        uses.put("new ArrayList", o -> new ArrayList<Object>((Collection<Object>) o));
        uses.put("new HashSet", o -> new HashSet<Object>((Collection<Object>) o).size());
        if (!entries && !values) {
            uses.put("new TreeSet", o -> new TreeSet<Object>((Collection<Object>) o));
            uses.put("add", o -> ((Collection<Object>) o).add(absent));
            uses.put("addAll", o -> ((Collection<Object>) o).addAll(List.of(absent)));
        }
        uses.put("remove", o -> ((Collection<Object>) o).remove(present));
        uses.put("remove absent", o -> ((Collection<Object>) o).remove(absent));
        uses.put("removeAll", o -> ((Collection<Object>) o).removeAll(List.of(present)));
        uses.put("removeAll many", o -> ((Collection<Object>) o).removeAll(List.of(present, absent, 1, 2, 3, 4)));
        uses.put("retainAll", o -> ((Collection<Object>) o).retainAll(List.of(present)));
        uses.put("removeIf", o -> ((Collection<Object>) o).removeIf(e -> e.equals(present)));
        uses.put("iterator remove", o -> {
            Iterator<Object> i = ((Collection<Object>) o).iterator();
            Object next = i.next();
            i.remove();
            return next;
        });
        does(uses, "clear", o -> ((Collection<Object>) o).clear());
        if (entries) {
            uses.put("setValue", o -> {
                Map.Entry<Object, Object> entry = (Map.Entry<Object, Object>) ((Collection<Object>) o).iterator().next();
                return entry.setValue(6);
            });
        }
    }

    @SuppressWarnings("unchecked")
    private static void list(Map<String, Function<Object, Object>> uses) {
        uses.put("get", o -> ((List<Object>) o).get(0));
        uses.put("set", o -> ((List<Object>) o).set(0, "s"));
        does(uses, "add(int)", o -> ((List<Object>) o).add(0, "s"));
        uses.put("addAll(int)", o -> ((List<Object>) o).addAll(0, List.of("s", "t")));
        uses.put("remove(int)", o -> ((List<Object>) o).remove(0));
        uses.put("indexOf", o -> ((List<Object>) o).indexOf("b"));
        uses.put("lastIndexOf", o -> ((List<Object>) o).lastIndexOf("a"));
        does(uses, "sort", o -> ((List<Object>) o).sort(null));
        does(uses, "replaceAll", o -> ((List<Object>) o).replaceAll(e -> e + "!"));
        uses.put("subList", o -> ((List<Object>) o).subList(0, 1).toString());
        uses.put("subList clear", o -> {
            ((List<Object>) o).subList(0, 1).clear();
            return null;
        });
        uses.put("listIterator", o -> {
            ListIterator<Object> i = ((List<Object>) o).listIterator(1);
            i.next();
            i.set("s");
            i.add("t");
            return i.previous();
        });
    }

    @SuppressWarnings("unchecked")
    private static void navigableSet(Map<String, Function<Object, Object>> uses) {
        uses.put("first", o -> ((NavigableSet<Object>) o).first());
        uses.put("last", o -> ((NavigableSet<Object>) o).last());
        uses.put("lower", o -> ((NavigableSet<Object>) o).lower("b"));
        uses.put("floor", o -> ((NavigableSet<Object>) o).floor("b"));
        uses.put("ceiling", o -> ((NavigableSet<Object>) o).ceiling("b"));
        uses.put("higher", o -> ((NavigableSet<Object>) o).higher("b"));
        uses.put("pollFirst", o -> ((NavigableSet<Object>) o).pollFirst());
        uses.put("pollLast", o -> ((NavigableSet<Object>) o).pollLast());
        uses.put("comparator", o -> ((NavigableSet<Object>) o).comparator() == null);
        uses.put("descendingSet", o -> ((NavigableSet<Object>) o).descendingSet().toString());
        uses.put("descendingIterator", o -> ((NavigableSet<Object>) o).descendingIterator().next());
        uses.put("headSet", o -> ((NavigableSet<Object>) o).headSet("b").toString());
        uses.put("tailSet", o -> ((NavigableSet<Object>) o).tailSet("b").toString());
        uses.put("subSet", o -> ((NavigableSet<Object>) o).subSet("b", "b").toString());
    }

    @SuppressWarnings("unchecked")
    private static void map(Map<String, Function<Object, Object>> uses, boolean navigable) {
        uses.put("size", o -> ((Map<Object, Object>) o).size());
        uses.put("isEmpty", o -> ((Map<Object, Object>) o).isEmpty());
        uses.put("get", o -> ((Map<Object, Object>) o).get("b"));
        uses.put("getOrDefault", o -> ((Map<Object, Object>) o).getOrDefault("b", 8));
        uses.put("containsKey", o -> ((Map<Object, Object>) o).containsKey("b"));
        uses.put("containsValue", o -> ((Map<Object, Object>) o).containsValue(2));
        uses.put("put", o -> ((Map<Object, Object>) o).put("b", 8));
        uses.put("put absent", o -> ((Map<Object, Object>) o).put("bb", 8));
        uses.put("putIfAbsent", o -> ((Map<Object, Object>) o).putIfAbsent("bb", 8));
        does(uses, "putAll", o -> ((Map<Object, Object>) o).putAll(Map.of("bb", 8)));
        uses.put("computeIfAbsent", o -> ((Map<Object, Object>) o).computeIfAbsent("bb", k -> 7));
        uses.put("computeIfPresent", o -> ((Map<Object, Object>) o).computeIfPresent("b", (k, v) -> 7));
        uses.put("compute", o -> ((Map<Object, Object>) o).compute("b", (k, v) -> null));
        uses.put("merge", o -> ((Map<Object, Object>) o).merge("b", 4, (x, y) -> y));
        uses.put("merge absent", o -> ((Map<Object, Object>) o).merge("bb", 4, (x, y) -> y));
        uses.put("replace", o -> ((Map<Object, Object>) o).replace("b", 4));
        uses.put("replace(old)", o -> ((Map<Object, Object>) o).replace("b", 2, 4));
        does(uses, "replaceAll", o -> ((Map<Object, Object>) o).replaceAll((k, v) -> 5));
        does(uses, "forEach", o -> ((Map<Object, Object>) o).forEach((k, v) -> note(k)));
        uses.put("remove", o -> ((Map<Object, Object>) o).remove("b"));
        uses.put("remove(value)", o -> ((Map<Object, Object>) o).remove("b", 2));
        uses.put("toString", o -> o.toString());
        uses.put("hashCode", o -> o.hashCode());
        uses.put("equals", o -> o.equals(Map.of("b", 2)));
        uses.put("keySet", o -> ((Map<Object, Object>) o).keySet().toString());
        uses.put("keySet remove", o -> ((Map<Object, Object>) o).keySet().remove("b"));
        uses.put("values", o -> ((Map<Object, Object>) o).values().toString());
        uses.put("values remove", o -> ((Map<Object, Object>) o).values().remove(2));
        uses.put("entrySet", o -> ((Map<Object, Object>) o).entrySet().toString());
        uses.put("entrySet remove", o -> ((Map<Object, Object>) o).entrySet().remove(Map.entry("b", 2)));
        uses.put("iterator remove", o -> {
            Iterator<Object> i = ((Map<Object, Object>) o).keySet().iterator();
            Object next = i.next();
            i.remove();
            return next;
        });
        uses.put("stream", o -> ((Map<Object, Object>) o).keySet().stream().count());
        uses.put("new HashMap", o -> new HashMap<Object, Object>((Map<Object, Object>) o));
        uses.put("new TreeMap", o -> new TreeMap<Object, Object>((Map<Object, Object>) o));
        does(uses, "clear", o -> ((Map<Object, Object>) o).clear());
        if (!navigable) {
            return;
        }
        uses.put("firstKey", o -> ((NavigableMap<Object, Object>) o).firstKey());
        uses.put("lastEntry", o -> ((NavigableMap<Object, Object>) o).lastEntry());
        uses.put("lowerKey", o -> ((NavigableMap<Object, Object>) o).lowerKey("b"));
        uses.put("floorEntry", o -> ((NavigableMap<Object, Object>) o).floorEntry("b"));
        uses.put("ceilingKey", o -> ((NavigableMap<Object, Object>) o).ceilingKey("b"));
        uses.put("higherEntry", o -> ((NavigableMap<Object, Object>) o).higherEntry("b"));
        uses.put("pollFirstEntry", o -> ((NavigableMap<Object, Object>) o).pollFirstEntry());
        uses.put("pollLastEntry", o -> ((NavigableMap<Object, Object>) o).pollLastEntry());
        uses.put("headMap", o -> ((NavigableMap<Object, Object>) o).headMap("b").toString());
        uses.put("descendingMap", o -> ((NavigableMap<Object, Object>) o).descendingMap().toString());
        uses.put("navigableKeySet", o -> ((NavigableMap<Object, Object>) o).navigableKeySet().toString());
    }

    /** What other classes call on it. */
    @SuppressWarnings("unchecked")
    static <C> void used(Supplier<C> make) {
        Map<String, Function<Object, Object>> uses = new LinkedHashMap<>();
        C example = make.get();
        if (example instanceof Collection) {
            collection(uses, "");
            uses.keySet().retainAll(Set.of("for", "stream", "new ArrayList", "new HashSet", "new TreeSet"));
            uses.put("new LinkedList", o -> new LinkedList<Object>((Collection<Object>) o));
            uses.put("new Vector", o -> new Vector<Object>((Collection<Object>) o));
            uses.put("new ArrayDeque", o -> new ArrayDeque<Object>((Collection<Object>) o).size());
            uses.put("new PriorityQueue", o -> new PriorityQueue<Object>((Collection<Object>) o));
            uses.put("new LinkedHashSet", o -> new LinkedHashSet<Object>((Collection<Object>) o));
            uses.put("List.copyOf", o -> List.copyOf((Collection<Object>) o));
            uses.put("Set.copyOf", o -> Set.copyOf((Collection<Object>) o).size());
            uses.put("addAll to ArrayList", o -> new ArrayList<Object>().addAll((Collection<Object>) o));
            uses.put("addAll to HashSet", o -> new HashSet<Object>().addAll((Collection<Object>) o));
            uses.put("addAll to TreeSet", o -> new TreeSet<Object>().addAll((Collection<Object>) o));
            uses.put("addAll to ArrayDeque", o -> new ArrayDeque<Object>().addAll((Collection<Object>) o));
            uses.put("addAll to LinkedList", o -> new LinkedList<Object>().addAll((Collection<Object>) o));
            uses.put("addAll to Vector", o -> new Vector<Object>().addAll((Collection<Object>) o));
            uses.put("addAll to PriorityQueue", o -> new PriorityQueue<Object>().addAll((Collection<Object>) o));
            uses.put("removeAll from ArrayList", o -> new ArrayList<Object>(List.of("b")).removeAll((Collection<Object>) o));
            uses.put("removeAll from HashSet", o -> new HashSet<Object>(List.of("b")).removeAll((Collection<Object>) o));
            uses.put("retainAll in LinkedList", o -> new LinkedList<Object>(List.of("b")).retainAll((Collection<Object>) o));
            uses.put("containsAll in ArrayList", o -> new ArrayList<Object>(List.of("b")).containsAll((Collection<Object>) o));
            uses.put("equals of List", o -> List.of("a", "b", "c").equals(o));
            uses.put("equals of ArrayList", o -> new ArrayList<>(List.of("a", "b", "c")).equals(o));
            uses.put("equals of LinkedList", o -> new LinkedList<>(List.of("a", "b", "c")).equals(o));
            uses.put("equals of HashSet", o -> new HashSet<>(List.of("a", "b", "c")).equals(o));
            uses.put("String.join", o -> String.join(",", (Collection<String>) o));
            uses.put("max", o -> Collections.max((Collection<String>) o));
            uses.put("frequency", o -> Collections.frequency((Collection<String>) o, "b"));
            uses.put("disjoint", o -> Collections.disjoint((Collection<String>) o, List.of("x", "b")));
            uses.put("disjoint second", o -> Collections.disjoint(List.of("x", "b"), (Collection<String>) o));
            uses.put("Collections.addAll", o -> Collections.addAll((Collection<String>) o, "x", "y"));
            uses.put("enumeration", o -> Collections.enumeration((Collection<String>) o).nextElement());
            uses.put("unmodifiableCollection", o -> {
                Collection<Object> fixed = Collections.unmodifiableCollection((Collection<Object>) o);
                fixed.forEach(Log::note);
                return fixed.size() + fixed.toString() + fixed.contains("b") + fixed.isEmpty() + fixed.stream().count()
                        + fixed.iterator().next();
            });
            uses.put("streamed", o -> ((Collection<String>) o).stream().filter(e -> !e.equals("b")).collect(Collectors.toCollection(TreeSet::new)));
            uses.put("stream iterator", o -> ((Collection<String>) o).stream().iterator().next());
            uses.put("flatMap", o -> Stream.of(o).flatMap(e -> ((Collection<String>) e).stream()).collect(Collectors.toList()));
        }
        if (example instanceof List) {
            does(uses, "sort", o -> Collections.sort((List<String>) o));
            does(uses, "reverse", o -> Collections.reverse((List<String>) o));
            does(uses, "swap", o -> Collections.swap((List<String>) o, 0, 1));
            does(uses, "shuffle", o -> Collections.shuffle((List<String>) o, new Random(1)));
            does(uses, "fill", o -> Collections.fill((List<String>) o, "z"));
            does(uses, "rotate", o -> Collections.rotate((List<String>) o, 1));
            uses.put("binarySearch", o -> Collections.binarySearch((List<String>) o, "b"));
            uses.put("replaceAll of Collections", o -> Collections.replaceAll((List<String>) o, "b", "y"));
            uses.put("indexOfSubList", o -> Collections.indexOfSubList((List<String>) o, List.of("b", "c")));
            uses.put("unmodifiableList", o -> {
                List<String> fixed = Collections.unmodifiableList((List<String>) o);
                return fixed.get(0) + fixed.indexOf("b") + fixed.subList(0, 1) + fixed.equals(List.of()) + fixed.hashCode();
            });
        }
        if (example instanceof Map) {
            uses.put("new HashMap", o -> new HashMap<Object, Object>((Map<Object, Object>) o));
            uses.put("new LinkedHashMap", o -> new LinkedHashMap<Object, Object>((Map<Object, Object>) o));
            uses.put("new TreeMap", o -> new TreeMap<Object, Object>((Map<Object, Object>) o));
            uses.put("new Hashtable", o -> new Hashtable<Object, Object>((Map<Object, Object>) o).size());
            uses.put("Map.copyOf", o -> Map.copyOf((Map<Object, Object>) o).size());
            does(uses, "putAll to HashMap", o -> new HashMap<Object, Object>().putAll((Map<Object, Object>) o));
            does(uses, "putAll to TreeMap", o -> new TreeMap<Object, Object>().putAll((Map<Object, Object>) o));
            uses.put("equals of HashMap", o -> new HashMap<Object, Object>(Map.of("a", 1, "b", 2, "c", 3)).equals(o));
            uses.put("equals of TreeMap", o -> new TreeMap<Object, Object>(Map.of("a", 1, "b", 2, "c", 3)).equals(o));
            uses.put("unmodifiableMap", o -> {
                Map<Object, Object> fixed = Collections.unmodifiableMap((Map<Object, Object>) o);
                fixed.forEach((k, v) -> note(k));
                return fixed.size() + fixed.toString() + fixed.get("b") + fixed.containsKey("b") + fixed.keySet() + fixed.values()
                        + fixed.entrySet();
            });
            uses.put("newSetFromMap", o -> {
                Map<Object, Boolean> none = (Map<Object, Boolean>) o;
                none.clear();
                Set<Object> set = Collections.newSetFromMap(none);
                return set.add("q") + " " + set.contains("q") + set;
            });
        }
        uses.forEach((name, action) -> call("used: " + name, make, c -> action.apply(c)));
    }
}
