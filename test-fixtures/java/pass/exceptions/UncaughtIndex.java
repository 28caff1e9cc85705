// Pins: trace of an uncaught array access in a constructor and a static nested class.
public class UncaughtIndex {
    static class Table {
        int[] cells = new int[2];

        Table(int at) {
            put(at, 5);
        }

        void put(int at, int value) {
            cells[at] = value;
        }
    }

    public static void main(String[] args) {
        new Table(1);
        System.out.println("one fits");
        new Table(2);
    }
}
