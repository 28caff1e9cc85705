// Sealed hierarchies with pattern instanceof; non-sealed and final subtypes.
import java.util.*;

public class SealedAndPatterns {
    sealed interface Shape permits Circle, Square, Other { }

    record Circle(double radius) implements Shape { }

    record Square(double side) implements Shape { }

    static non-sealed class Other implements Shape {
        int corners = 5;
    }

    static class Star extends Other { }

    static abstract sealed class Animal {
        abstract String sound();
    }

    static final class Dog extends Animal {
        String sound() {
            return "wuff";
        }
    }

    static final class Cat extends Animal {
        String sound() {
            return "miau";
        }
    }

    static String describe(Shape shape) {
        if (shape instanceof Circle c && c.radius() > 1) {
            return "big circle " + c.radius();
        } else if (shape instanceof Square s) {
            return "square " + s.side();
        } else if (!(shape instanceof Other o)) {
            return "small circle";
        } else {
            return "other " + o.corners;
        }
    }

    public static void main(String[] args) throws Exception {
        for (Shape shape : new Shape[] {new Circle(2), new Circle(0.5), new Square(3), new Other(), new Star()}) {
            System.out.println(describe(shape));
        }
        for (Animal animal : List.of(new Dog(), new Cat())) {
            System.out.println(animal.sound());
        }
    }
}
