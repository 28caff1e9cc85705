// Pins: anonymous classes of interfaces and abstract classes, with fields, captured locals, constructor arguments.
public class AnonymousClasses {
    interface Greeter {
        String greet(String name);
    }

    static abstract class Counter {
        int n;

        Counter(int start) {
            n = start;
        }

        abstract int step();

        int next() {
            n += step();
            return n;
        }
    }

    String own = "own";

    Greeter member() {
        return new Greeter() {
            int calls = 0;

            public String greet(String name) {
                calls++;
                return own + " " + name + " " + calls;
            }
        };
    }

    public static void main(String[] args) {
        final String prefix = "Dear ";
        Greeter g = new Greeter() {
            @Override
            public String greet(String name) {
                return prefix + name;
            }
        };
        System.out.println(g.greet("Ann"));
        Counter c = new Counter(100) {
            {
                n++;
            }

            int step() {
                return 10;
            }
        };
        System.out.println(c.next() + " " + c.next());
        Greeter m = new AnonymousClasses().member();
        m.greet("a");
        System.out.println(m.greet("b"));
        Object o = new Object() {
            public String toString() {
                return "anonymous";
            }
        };
        System.out.println(o);
    }
}
