// Models java.util.Stack.
// Source: class documentation, Java SE 17. What a subclass overrides is called where a JVM calls it.
// Left out: nothing.
package java.util;

public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public E push(E element) {
        addElement(element);
        return element;
    }

    public E pop() {
        int size = size();
        E element = peek();
        removeElementAt(size - 1);
        return element;
    }

    public E peek() {
        int size = size();
        if (size == 0) {
            throw new EmptyStackException();
        }
        return elementAt(size - 1);
    }

    public boolean empty() {
        return size() == 0;
    }

    public int search(Object element) {
        int index = lastIndexOf(element);
        return index < 0 ? -1 : size() - index;
    }
}
