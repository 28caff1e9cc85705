// Pins: a generic linked list of a user's own.
public class GenericNode {
    static class Node<T> {
        T value;
        Node<T> next;

        Node(T value, Node<T> next) {
            this.value = value;
            this.next = next;
        }
    }

    static class Stack<T> {
        private Node<T> top;
        private int size;

        void push(T value) {
            top = new Node<>(value, top);
            size++;
        }

        T pop() {
            if (top == null) {
                throw new IllegalStateException("empty");
            }
            T value = top.value;
            top = top.next;
            size--;
            return value;
        }
    }

    public static void main(String[] args) {
        Stack<Integer> numbers = new Stack<>();
        for (int i = 0; i < 4; i++) {
            numbers.push(i * 100);
        }
        int sum = 0;
        while (numbers.size > 0) {
            sum += numbers.pop();
        }
        System.out.println(sum);
        Stack<String> words = new Stack<String>();
        words.push("a");
        words.push("b");
        System.out.println(words.pop().length() + words.pop());
        try {
            words.pop();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
