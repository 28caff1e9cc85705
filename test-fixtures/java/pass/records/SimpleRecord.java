// Pins: records: accessors, equals, hashCode consistency, toString.
public class SimpleRecord {
    record Point(int x, int y) {
    }

    record Named(String name, double weight, Point at) {
    }

    public static void main(String[] args) {
        Point p = new Point(1, -2);
        Point q = new Point(1, -2);
        System.out.println(p);
        System.out.println(p.x() + p.y());
        System.out.println(p.equals(q) + " " + (p == q) + " " + p.equals(null) + " " + p.equals(new Point(1, 2)));
        System.out.println(p.hashCode() == q.hashCode());
        Named n = new Named("n", 1.5, p);
        System.out.println(n);
        System.out.println(n.equals(new Named("n", 1.5, q)) + " " + n.at().x());
        System.out.println(new Named(null, 0.0 / 0, null));
    }
}
