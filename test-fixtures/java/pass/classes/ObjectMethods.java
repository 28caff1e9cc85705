// Pins: toString, equals and hashCode overridden and used by concatenation, println and equals of others.
public class ObjectMethods {
    static class Point {
        final int x, y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            if (!(o instanceof Point)) {
                return false;
            }
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public String toString() {
            return "(" + x + ", " + y + ")";
        }
    }

    static class NullText {
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2);
        Point q = new Point(1, 2);
        Object o = q;
        System.out.println(p);
        System.out.println("p = " + p);
        System.out.println(p == q);
        System.out.println(p.equals(q) + " " + p.equals(o) + " " + p.equals(null) + " " + p.equals("(1, 2)"));
        System.out.println(p.hashCode() == o.hashCode());
        System.out.println(String.valueOf(o));
        Object plain = new Object();
        System.out.println(plain.equals(plain) + " " + plain.equals(new Object()) + " " + (plain.hashCode() == plain.hashCode()));
        System.out.println("null text: " + new NullText());
        System.out.println(String.valueOf((Object) null));
        Point none = null;
        System.out.println("none " + none);
        System.out.printf("%s%n", p);
    }
}
