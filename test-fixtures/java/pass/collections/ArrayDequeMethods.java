// Every method of java.util.ArrayDeque.
import java.util.*;

public class ArrayDequeMethods {
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
        ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(2, 3));
        deque.addFirst(1);
        deque.addLast(4);
        deque.push(0);
        System.out.println(deque + " " + deque.offer(5) + deque.offerFirst(-1) + deque.offerLast(6) + deque.size());
        System.out.println(deque.peek() + " " + deque.peekFirst() + deque.peekLast() + deque.getFirst() + deque.getLast() + deque.element());
        System.out.println(deque.pop() + " " + deque.poll() + deque.pollFirst() + deque.pollLast() + deque.remove() + deque.removeFirst() + deque.removeLast() + deque);
        for (int i = 0; i < 40; i++) {
            deque.addLast(i % 5);
            if (i % 3 == 0) {
                deque.pollFirst();
            }
        }
        System.out.println(deque + " " + deque.removeFirstOccurrence(2) + deque.removeLastOccurrence(3) + deque.contains(7) + deque.remove(1));
        System.out.println(deque + " " + deque.removeIf(x -> x == 0) + deque);
        Iterator<Integer> down = deque.descendingIterator();
        System.out.println(down.next() + " " + down.next() + Arrays.toString(deque.clone().toArray()));
        deque.clear();
        System.out.println(deque.isEmpty() + " " + deque.peek() + deque.pollLast() + deque);
        fails(() -> deque.pop());
        fails(() -> deque.getLast());
        fails(() -> deque.add(null));
        fails(() -> deque.removeFirst());
    }
}
