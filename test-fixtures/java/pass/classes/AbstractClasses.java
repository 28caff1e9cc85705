// Pins: abstract classes with template methods and constructors.
public class AbstractClasses {
    static abstract class Shape {
        private final String name;

        Shape(String name) {
            this.name = name;
        }

        abstract double area();

        boolean larger(Shape other) {
            return area() > other.area();
        }

        public String toString() {
            return name + " of area " + area();
        }
    }

    static class Square extends Shape {
        final double side;

        Square(double side) {
            super("square");
            this.side = side;
        }

        double area() {
            return side * side;
        }
    }

    static abstract class Named extends Shape {
        Named(String n) {
            super("named " + n);
        }
    }

    static class Rectangle extends Named {
        final int w, h;

        Rectangle(int w, int h) {
            super(w + "x" + h);
            this.w = w;
            this.h = h;
        }

        double area() {
            return w * h;
        }
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Square(2.5), new Rectangle(2, 3)};
        Shape best = shapes[0];
        for (Shape s : shapes) {
            System.out.println(s);
            if (s.larger(best)) {
                best = s;
            }
        }
        System.out.println("largest: " + best);
    }
}
