// Pins: compact, canonical and further constructors, static and instance methods, interfaces.
public class RecordConstructors {
    interface Sized {
        int size();
    }

    record Range(int low, int high) implements Sized {
        static int made = 0;

        Range {
            if (low > high) {
                throw new IllegalArgumentException(low + " > " + high);
            }
            made++;
        }

        Range(int high) {
            this(0, high);
        }

        public int size() {
            return high - low;
        }

        Range shift(int by) {
            return new Range(low + by, high + by);
        }

        static Range empty() {
            return new Range(0);
        }
    }

    record Upper(String text) {
        Upper(String text) {
            this.text = text.toUpperCase();
        }

        public String toString() {
            return "<" + text + ">";
        }
    }

    public static void main(String[] args) {
        System.out.println(new Range(2, 5).size() + " " + new Range(7).shift(1) + " " + Range.empty());
        try {
            new Range(3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Range.made);
        }
        System.out.println(new Upper("abc") + new Upper("x").text());
    }
}
