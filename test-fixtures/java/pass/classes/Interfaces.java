// Pins: interfaces: constants, default, static and private methods, several interfaces, default diamonds.
public class Interfaces {
    interface Greeter {
        String PREFIX = "Hello ";
        int SIZE = PREFIX.length();

        String name();

        default String greet() {
            return decorate(PREFIX + name());
        }

        private String decorate(String s) {
            return "*" + s + "*";
        }

        static Greeter of(int kind) {
            return kind == 0 ? new Plain() : new Loud();
        }
    }

    interface Counter {
        int count();

        default String greet() {
            return "count " + count();
        }
    }

    interface SpecialGreeter extends Greeter {
        default String greet() {
            return "special " + Greeter.super.greet();
        }
    }

    static class Plain implements Greeter {
        public String name() {
            return "plain";
        }
    }

    static class Loud extends Plain implements SpecialGreeter {
        public String name() {
            return super.name().toUpperCase();
        }
    }

    static class Both implements Greeter, Counter {
        public String name() {
            return "both";
        }

        public int count() {
            return SIZE;
        }

        public String greet() {
            return Greeter.super.greet() + " & " + Counter.super.greet();
        }
    }

    public static void main(String[] args) {
        System.out.println(Greeter.of(0).greet());
        System.out.println(Greeter.of(1).greet());
        Both b = new Both();
        System.out.println(b.greet());
        Counter c = b;
        System.out.println(c.count() + " " + (c instanceof Greeter) + " " + (Greeter.of(0) instanceof Counter));
        System.out.println(Both.PREFIX + Greeter.SIZE);
    }
}
