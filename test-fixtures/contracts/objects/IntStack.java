public class IntStack {
    //@ invariant items != null && 0 <= size && size <= items.length;
    int[] items;
    int size;

    // expect: holds
    /*@ requires size < items.length;
      @ ensures size == \old(size) + 1 && items[size - 1] == v;
      @ ensures (\forall int i; 0 <= i && i < \old(size); items[i] == \old(items[i]));
      @ assignable size, items[*];
      @*/
    void push(int v) {
        items[size++] = v;
    }

    // expect: violated e.g. this.items={0, 1} this.size=2
    /*@ requires size > 0;
      @ ensures size == \old(size) - 1;
      @ ensures \result == \old(items[size - 1]);
      @*/
    int pop() {
        size--;
        return items[size > 0 ? size - 1 : 0]; // <- fault: should be items[size]
    }

    // expect: holds
    //@ ensures \result <==> size == 0;
    /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }
}
