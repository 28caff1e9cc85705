// What runs before a value is asked for: initialisers of classes, objects, records, interfaces.
import java.util.ArrayList;
import java.util.List;

public class Starting {
    static final List<String> LOG = new ArrayList<>();
    static int counter = 5;
    static final int[] TABLE = new int[4];

    static {
        for (int i = 0; i < TABLE.length; i++) {
            TABLE[i] = i * i;
        }
    }

    static class Late {
        static int first = note("late");
        int own = 7;
        final int twice;

        {
            own += counter;
        }

        Late() {
            twice = own * 2;
        }
    }

    interface Limits {
        int MOST = limit();

        static int limit() {
            return counter + 100;
        }
    }

    record Range(int low, int high) {
        static int made;

        Range {
            made++;
            if (low > high) {
                int other = low;
                low = high;
                high = other;
            }
        }
    }

    class Inner {
        int see() {
            return base * 3;
        }
    }

    int base = 4;

    static int note(String what) {
        LOG.add(what);
        return LOG.size();
    }

    public static void main(String[] args) {
        System.out.println(counter);
        System.out.println(TABLE[3]);
        note("early");
        System.out.println(new Late().twice);
        counter = 50;
        System.out.println(Limits.MOST);
        Range range = new Range(9, 2);
        System.out.println(range.low());
        System.out.println(range);
        System.out.println(Range.made);
        System.out.println(new Starting().new Inner().see());
        System.out.println(Late.first);
        System.out.println(LOG);
    }
}
