public class BadCalls {
    static int add(int a, int b) {
        return a + b;
    }

    static int use() {
        int a = add(1); //~ add
        int b = add(1, "2"); //~ add
        int c = add(1, 2, 3); //~ add
        return a + b + c;
    }

    static int fine() {
        return add('a', (byte) 2);
    }
}
