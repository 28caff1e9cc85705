// Pins: uncaught NullPointerException of unboxing, its message and line.
public class UncaughtUnboxing {
    static Integer find(String[] keys, String key) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i].equals(key)) {
                return i;
            }
        }
        return null;
    }

    public static void main(String[] args) {
        String[] keys = {"a", "b"};
        int at = find(keys, "b");
        System.out.println(at);
        at = find(keys, "c");
    }
}
