// Pins: each evaluation of a lambda captures its own values; lambdas returned and nested.
public class Closures {
    interface Supplier {
        int get();
    }

    interface Function {
        Supplier bind(int x);
    }

    static Supplier counter(int start) {
        int[] state = {start};
        return () -> state[0]++;
    }

    public static void main(String[] args) {
        Supplier[] all = new Supplier[3];
        for (int i = 0; i < 3; i++) {
            int copy = i * i;
            all[i] = () -> copy;
        }
        for (Supplier s : all) {
            System.out.println(s.get());
        }
        Supplier one = counter(5);
        Supplier two = counter(50);
        System.out.println(one.get() + " " + one.get() + " " + two.get() + " " + one.get());
        Function f = x -> () -> x + 1;
        System.out.println(f.bind(41).get());
        try {
            Supplier bad = () -> 1 / (args.length);
            System.out.println("made");
            bad.get();
        } catch (ArithmeticException e) {
            System.out.println("failed when called");
        }
    }
}
