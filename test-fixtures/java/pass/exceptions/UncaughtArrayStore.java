// Pins: uncaught ArrayStoreException and its line.
public class UncaughtArrayStore {
    public static void main(String[] args) {
        Object[] objects = new String[1];
        objects[0] =
            Integer.valueOf(5);
    }
}
