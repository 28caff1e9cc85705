// Pins: local classes capturing effectively final variables, in loops and recursion.
public class LocalClasses {
    interface Shape {
        int area();
    }

    static int total(int scale) {
        class Box implements Shape {
            final int w, h;

            Box(int w, int h) {
                this.w = w;
                this.h = h;
            }

            public int area() {
                return w * h * scale;
            }

            Box grown() {
                return new Box(w + 1, h + 1);
            }
        }
        Shape[] shapes = {new Box(1, 2), new Box(3, 4).grown()};
        int sum = 0;
        for (Shape s : shapes) {
            sum += s.area();
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(total(1) + " " + total(10));
        for (int i = 0; i < 2; i++) {
            int fixed = i;
            class Shown {
                public String toString() {
                    return "shown " + fixed;
                }
            }
            System.out.println(new Shown());
        }
    }
}
