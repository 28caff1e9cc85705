// Records: generated members, compact constructors, nesting, interfaces, generics, arrays inside.

public class RecordsInDepth {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    interface HasArea {
        double area();

        default String show() {
            return getClass().getSimpleName() + "=" + area();
        }
    }

    record Rect(double width, double height) implements HasArea, Comparable<Rect> {
        static final Rect UNIT = new Rect(1, 1);

        Rect {
            if (width < 0 || height < 0) {
                throw new IllegalArgumentException("negative: " + width + "x" + height);
            }
            width = Math.rint(width);
        }

        Rect(double side) {
            this(side, side);
        }

        public double area() {
            return width * height;
        }

        public int compareTo(Rect other) {
            return Double.compare(area(), other.area());
        }

        @Override
        public double height() {
            return height + 0.0;
        }
    }

    record Mixed(byte b, short s, char c, int i, long l, float f, double d, boolean z, String t, int[] a) { }

    record Empty() { }

    record Node<T>(T value, Node<T> next) {
        int length() {
            return next == null ? 1 : 1 + next.length();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Rect(2.4, 3) + " " + new Rect(2).area() + Rect.UNIT.show() + new Rect(1, 2).equals(new Rect(1.2, 2)) + new Rect(3).compareTo(Rect.UNIT) + new Rect(1, 2).hashCode() + new Rect(2).width());
        fails(() -> new Rect(-1));
        int[] array = {1};
        Mixed mixed = new Mixed((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5, true, "t", array);
        System.out.println(mixed.toString().replaceAll("@.*", "@]") + mixed.equals(new Mixed((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5, true, "t", array)) + mixed.equals(new Mixed((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5, true, "t", new int[] {1})) + new Empty() + new Empty().equals(new Empty()) + new Empty().hashCode());
        System.out.println(new Node<>("a", new Node<>("b", null)) + " " + new Node<>(1, new Node<>(2, null)).length() + new Node<>(Double.NaN, null).equals(new Node<>(Double.NaN, null)) + new Node<>(0.0, null).equals(new Node<>(-0.0, null)));
    }
}
