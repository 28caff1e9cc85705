// Models java.util.Stack.
// Source: class documentation, Java SE 17.
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
        E element = peek();
        remove(size() - 1);
        return element;
    }

    public E peek() {
        if (isEmpty()) {
            throw new EmptyStackException();
        }
        return get(size() - 1);
    }

    public boolean empty() {
        return isEmpty();
    }

    public int search(Object element) {
        int index = lastIndexOf(element);
        return index < 0 ? -1 : size() - index;
    }

    public Object clone() {
        Stack<E> copy = new Stack<E>();
        copy.addAll(this);
        return copy;
    }
}
