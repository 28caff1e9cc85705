// Every method of java.util.LinkedList as list and deque.
import java.util.*;

public class LinkedListMethods {
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
        LinkedList<Integer> list = new LinkedList<>(List.of(3, 4));
        list.addFirst(2);
        list.addLast(5);
        list.push(1);
        System.out.println(list + " " + list.offer(6) + list.offerFirst(0) + list.offerLast(7) + list);
        System.out.println(list.getFirst() + " " + list.getLast() + list.peek() + list.peekFirst() + list.peekLast() + list.element());
        System.out.println(list.poll() + " " + list.pollFirst() + list.pollLast() + list.pop() + list.remove() + list.removeFirst() + list.removeLast() + list);
        list.addAll(List.of(5, 4, 5, 6));
        System.out.println(list + " " + list.removeFirstOccurrence(5) + list.removeLastOccurrence(5) + list.removeLastOccurrence(9) + list);
        list.add(1, 9);
        System.out.println(list.indexOf(9) + " " + list.lastIndexOf(4) + list.get(2) + list.set(0, 8) + list.remove(1) + list.contains(6) + list);
        Iterator<Integer> down = list.descendingIterator();
        while (down.hasNext()) {
            int value = down.next();
            System.out.print(value + " ");
            if (value == 4) {
                down.remove();
            }
        }
        System.out.println(list + " " + list.clone());
        list.clear();
        System.out.println(list.poll() + " " + list.peek() + list.pollLast());
        fails(() -> list.getFirst());
        fails(() -> list.removeLast());
        fails(() -> list.pop());
        fails(() -> list.element());
        fails(() -> list.get(0));
    }
}
