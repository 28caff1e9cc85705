// Pins: default field values, field initialisers in text order, constructor overloads with this(...).
public class FieldsAndConstructors {
    static class Point {
        int x;
        int y = 7;
        String label = "p" + x + y;
        boolean flag;
        double weight;
        Point next;

        Point() {
            this(1);
            label += "!";
        }

        Point(int x) {
            this(x, 2);
            label += "?";
        }

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        String show() {
            return x + " " + y + " " + label + " " + flag + " " + weight + " " + next;
        }
    }

    static class NoConstructor {
        int n = 3;
    }

    public static void main(String[] args) {
        System.out.println(new Point().show());
        System.out.println(new Point(5).show());
        System.out.println(new Point(5, 6).show());
        System.out.println(new NoConstructor().n);
        Point p = new Point();
        p.next = p;
        p.next.next.x = 42;
        System.out.println(p.x);
        (p).flag |= true;
        System.out.println(p.flag);
    }
}
