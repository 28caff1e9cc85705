public class Counter {
    //@ invariant 0 <= value && value <= limit;
    //@ invariant limit <= 10;
    int value;
    int limit;

    // expect: holds
    //@ ensures \result <==> \old(value) < limit;
    //@ ensures \result ==> value == \old(value) + 1;
    //@ ensures !\result ==> value == \old(value);
    //@ assignable value;
    boolean increment() {
        if (value == limit) {
            return false;
        }
        value++;
        return true;
    }

    // expect: violated e.g. n=1 this.value=0 this.limit=0
    //@ requires n >= 0 && n <= 100;
    //@ assignable value;
    void add(int n) {
        value += n; // <- fault: the invariant value <= limit breaks
    }

    // expect: violated e.g. this.value=0 this.limit=1
    //@ ensures value == 0;
    //@ ensures limit == \old(limit);
    void reset() {
        value = 0;
        limit = 0; // <- fault: the limit must stay
    }
}
