// polymorphism
class Shapes {
    interface Shape {
        int area();

        int edges();
    }

    static class Square implements Shape {
        int side = 3;

        @Override
        public int area() {
            return side * side;
        }

        @Override
        public int edges() {
            return 4;
        }
    }

    static class Strip implements Shape {
        int length = 7;

        @Override
        public int area() {
            return length;
        }

        @Override
        public int edges() {
            return 2;
        }
    }

    static Shape shape(boolean square) {
        Shape shape = square ? new Square() : new Strip();
        return shape;
    }

    static int measure(boolean square) {
        Shape shape = shape(square);
        int edges = shape.edges();
        System.out.println(edges);
        return shape./*1*/ area();
    }
}
