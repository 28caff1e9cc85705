// Pins: lambdas for a user's functional interface, capturing locals and fields.
public class OwnInterface {
    interface Operation {
        int apply(int a, int b);
    }

    interface Action {
        void run();
    }

    static int count = 0;
    int factor = 3;

    Operation scaled() {
        return (a, b) -> (a + b) * factor;
    }

    static int use(Operation op, int a, int b) {
        return op.apply(a, b);
    }

    public static void main(String[] args) {
        Operation add = (a, b) -> a + b;
        Operation sub = (int a, int b) -> {
            int r = a - b;
            return r;
        };
        System.out.println(use(add, 3, 4) + " " + use(sub, 3, 4) + " " + use((a, b) -> a * b, 3, 4));
        int captured = 10;
        Operation withCapture = (a, b) -> a + b + captured;
        System.out.println(withCapture.apply(1, 2));
        OwnInterface o = new OwnInterface();
        Operation scaled = o.scaled();
        o.factor = 5;
        System.out.println(scaled.apply(1, 1));
        Action increment = () -> count++;
        increment.run();
        increment.run();
        System.out.println(count);
        Operation[] table = {add, sub};
        for (Operation op : table) {
            System.out.print(op.apply(9, 2) + " ");
        }
        System.out.println();
    }
}
