// Pins: this as argument and result, super calls through three levels, overridden calls from constructors.
public class ThisAndSuper {
    static class A {
        String log = "A";

        A() {
            log += init();
        }

        String init() {
            return "a";
        }

        A add(String s) {
            log += s;
            return this;
        }

        String describe() {
            return "A:" + log;
        }
    }

    static class B extends A {
        String own = "own";

        String init() {
            return "b" + own;
        }

        String describe() {
            return "B>" + super.describe();
        }
    }

    static class C extends B {
        C() {
            super();
            add("c").add("d");
        }

        String init() {
            return "c(" + super.init() + ")";
        }

        String describe() {
            return "C>" + super.describe();
        }
    }

    static class Registry {
        static ThisAndSuper.A last;

        static void register(A a) {
            last = a;
        }
    }

    public static void main(String[] args) {
        System.out.println(new A().describe());
        System.out.println(new B().describe());
        System.out.println(new C().describe());
        A a = new C().add("!");
        Registry.register(a);
        System.out.println(Registry.last.describe() + " " + (Registry.last == a));
    }
}
