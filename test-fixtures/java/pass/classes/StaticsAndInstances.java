// Pins: static and instance state kept apart, static counters, singletons, static methods calling instances.
public class StaticsAndInstances {
    static class Counter {
        static int total;
        final int id = ++total;
        private int own;

        int hit() {
            total += 10;
            return ++own;
        }

        static Counter merge(Counter a, Counter b) {
            Counter c = new Counter();
            c.own = a.own + b.own;
            return c;
        }
    }

    static class Single {
        private static Single instance;
        static int made;

        private Single() {
            made++;
        }

        static Single get() {
            if (instance == null) {
                instance = new Single();
            }
            return instance;
        }
    }

    static class Eager {
        static final Eager INSTANCE = new Eager();
        static int value = 5;
        int seen;

        Eager() {
            seen = value;
            value = 50;
        }
    }

    public static void main(String[] args) {
        Counter a = new Counter();
        Counter b = new Counter();
        a.hit();
        a.hit();
        b.hit();
        Counter c = Counter.merge(a, b);
        System.out.println(a.id + " " + b.id + " " + c.id + " " + c.own + " " + Counter.total);
        System.out.println(Single.get() == Single.get());
        System.out.println(Single.made);
        System.out.println(Eager.INSTANCE.seen + " " + Eager.value);
    }
}
