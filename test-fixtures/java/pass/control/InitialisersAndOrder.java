// Instance initialisers, static ones on first use, fields before constructors, calls from super constructors.

public class InitialisersAndOrder {
    static StringBuilder log = new StringBuilder();

    static int note(String what) {
        log.append(what).append(' ');
        return log.length();
    }

    static class Base {
        static int s = note("Base.static");
        int f = note("Base.field");

        {
            note("Base.block");
        }

        Base() {
            note("Base()");
            hook();
        }

        void hook() {
            note("Base.hook");
        }
    }

    static class Derived extends Base {
        static final String CONSTANT = "constant";
        static final Integer OBJECT = note("Derived.static");
        int g = 5;
        int h = note("Derived.field");

        Derived() {
            this("default");
            note("Derived()");
        }

        Derived(String name) {
            super();
            note("Derived(" + name + ")");
        }

        void hook() {
            note("hook.g=" + g);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Derived.CONSTANT + " [" + log + "]");
        new Derived();
        System.out.println(log);
        log.setLength(0);
        new Derived("again");
        System.out.println(log);
    }
}
