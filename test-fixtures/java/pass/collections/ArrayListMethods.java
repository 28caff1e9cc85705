// Every method of java.util.ArrayList.
import java.util.*;

public class ArrayListMethods {
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
        ArrayList<String> list = new ArrayList<>(List.of("a", "b", "c"));
        System.out.println(list.add("d") + " " + list);
        list.add(1, "x");
        System.out.println(list + " " + list.size() + list.isEmpty() + list.get(1) + list.set(1, "y") + list.indexOf("c") + list.lastIndexOf("q"));
        System.out.println(list.remove(0) + list.remove("y") + list.remove("none") + list);
        System.out.println(list.addAll(List.of("e", "f")) + " " + list.addAll(0, List.of("1", "2")) + list.addAll(List.of()) + list);
        System.out.println(list.contains("e") + " " + list.containsAll(List.of("1", "f")) + list.removeAll(List.of("1", "2")) + list.retainAll(List.of("b", "c", "d", "e")) + list);
        System.out.println(list.removeIf(s -> s.equals("c")) + " " + list);
        list.replaceAll(s -> s + s);
        list.sort(Comparator.reverseOrder());
        System.out.println(list + " " + Arrays.toString(list.toArray()) + Arrays.toString(list.toArray(new String[0])) + Arrays.toString(list.toArray(new String[5])) + list.toArray(String[]::new).length);
        list.ensureCapacity(100);
        list.trimToSize();
        Object copy = list.clone();
        System.out.println(copy.equals(list) + " " + (copy.hashCode() == list.hashCode()) + list.equals(List.of("ee", "dd", "bb")) + list.equals(Set.of()));
        list.forEach(s -> System.out.print(s + ";"));
        System.out.println(list.stream().count());
        list.clear();
        System.out.println(list + " " + new ArrayList<>(5).size());
        fails(() -> list.get(0));
        fails(() -> list.add(2, "z"));
        fails(() -> list.remove(-1));
        fails(() -> list.set(0, ""));
        fails(() -> new ArrayList<>(-1));
        fails(() -> list.addAll(3, List.of()));
    }
}
