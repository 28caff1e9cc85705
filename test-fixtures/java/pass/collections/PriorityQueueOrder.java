// java.util.PriorityQueue: the order of polling and of its array.
import java.util.*;

public class PriorityQueueOrder {
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
        PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(5, 1, 4, 2, 3));
        System.out.println(queue + " " + queue.peek() + queue.size());
        queue.add(0);
        System.out.println(queue.offer(9) + " " + queue + queue.remove(4) + queue.contains(9) + queue);
        while (!queue.isEmpty()) {
            System.out.print(queue.poll() + " ");
        }
        System.out.println(queue.poll() + " " + queue.peek());
        PriorityQueue<String> words = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(words, "ccc", "a", "bb", "aa", "d", "b");
        System.out.println(words + " " + words.comparator().compare("a", "b"));
        Iterator<String> it = words.iterator();
        it.next();
        it.remove();
        System.out.println(words + " " + Arrays.toString(words.toArray()));
        words.removeIf(w -> w.length() == 2);
        System.out.println(words + " " + new PriorityQueue<>(words).poll() + new PriorityQueue<>(new TreeSet<>(List.of(3, 1))).poll());
        words.clear();
        fails(() -> words.remove());
        fails(() -> words.element());
        fails(() -> words.add(null));
        fails(() -> new PriorityQueue<>(0));
        fails(() -> {
            PriorityQueue<Object> objects = new PriorityQueue<>();
            objects.add("a");
            objects.add(1);
        });
    }
}
