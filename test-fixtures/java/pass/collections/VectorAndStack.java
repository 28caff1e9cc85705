// java.util.Vector and java.util.Stack with their own messages.
import java.util.*;

public class VectorAndStack {
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
        Vector<Integer> vector = new Vector<>(2, 3);
        vector.addElement(1);
        vector.add(2);
        vector.add(3);
        System.out.println(vector + " " + vector.capacity() + vector.elementAt(1) + vector.firstElement() + vector.lastElement() + vector.indexOf(2, 0) + vector.lastIndexOf(3, 2));
        vector.insertElementAt(9, 1);
        vector.setElementAt(8, 0);
        vector.removeElementAt(2);
        System.out.println(vector + " " + vector.removeElement(3) + vector.contains(9));
        vector.setSize(4);
        System.out.println(vector);
        for (Enumeration<Integer> e = vector.elements(); e.hasMoreElements();) {
            System.out.print(e.nextElement() + ",");
        }
        Object[] array = new Object[4];
        vector.copyInto(array);
        System.out.println(Arrays.toString(array));
        fails(() -> vector.get(9));
        fails(() -> vector.elementAt(9));
        fails(() -> vector.add(9, 1));
        fails(() -> vector.setElementAt(1, 9));
        fails(() -> vector.removeElementAt(9));
        vector.removeAllElements();
        fails(() -> vector.firstElement());
        Stack<String> stack = new Stack<>();
        System.out.println(stack.push("a") + stack.push("b") + stack.peek() + stack.search("a") + stack.search("z") + stack.pop() + stack.empty() + stack);
        stack.pop();
        fails(() -> stack.pop());
        fails(() -> stack.peek());
        for (String s : List.of("1", "2", "3")) {
            stack.push(s);
        }
        System.out.println(stack + " " + stack.get(0));
    }
}
