// Constants count where all of them are asked for, where their position is, and where a map goes by it.
import java.util.EnumMap;
import java.util.Map;

public class EnumOrder {
    enum Level {
        LOW(1), MID(5), HIGH(9);

        static int made = 3;
        final int weight;

        Level(int weight) {
            this.weight = weight;
        }
    }

    static int total() {
        int total = 0;
        for (Level level : Level.values()) {
            total += level.weight;
        }
        return total;
    }

    static int count() {
        return Level.values().length;
    }

    static int position(Level level) {
        return level.ordinal();
    }

    static int named(String name) {
        return Level.valueOf(name).weight;
    }

    static String last() {
        Map<Level, String> names = new EnumMap<>(Level.class);
        names.put(Level.HIGH, "h");
        names.put(Level.MID, "m");
        String all = "";
        for (Map.Entry<Level, String> entry : names.entrySet()) {
            all += entry.getValue() + entry.getKey().ordinal();
        }
        return all;
    }

    static int chosen(Level level) {
        switch (level) {
            case LOW:
                return 10;
            case HIGH:
                return 30;
            default:
                return 0;
        }
    }

    static Level highest() {
        return Level.HIGH;
    }

    public static void main(String[] args) {
        System.out.println(total());
        System.out.println(count());
        System.out.println(position(Level.HIGH));
        System.out.println(named("MID"));
        System.out.println(last());
        System.out.println(chosen(Level.HIGH) + chosen(Level.MID));
        System.out.println(highest());
        System.out.println(Level.MID.compareTo(Level.HIGH));
        System.out.println(Level.class.getEnumConstants().length);
    }
}
