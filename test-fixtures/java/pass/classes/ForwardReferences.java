// Pins: methods and classes used before their declaration; static fields read before their initialiser ran.
public class ForwardReferences {
    static int first = later() + 1;
    static int second = 10;
    static final int CONSTANT = 5;
    static int third = ForwardReferences.fourth;
    static int fourth = 4;

    static int later() {
        return second + CONSTANT;
    }

    int a = b();
    int b = 3;

    int b() {
        return b;
    }

    public static void main(String[] args) {
        System.out.println(first + " " + second + " " + third + " " + fourth);
        ForwardReferences f = new ForwardReferences();
        System.out.println(f.a + " " + f.b);
        System.out.println(Later.twice(4));
        System.out.println(CycleA.a + " " + CycleB.b);
    }

    static class CycleA {
        static int a = CycleB.b + 1;
    }

    static class CycleB {
        static int b = CycleA.a + 1;
    }

    static class Later {
        static int twice(int n) {
            return 2 * n;
        }
    }
}
