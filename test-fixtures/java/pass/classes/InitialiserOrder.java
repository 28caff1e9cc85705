// Pins: order of field initialisers, instance initialiser blocks, super constructors and bodies.
public class InitialiserOrder {
    static int say(String s) {
        System.out.println(s);
        return s.length();
    }

    static class Base {
        int a = say("Base.a");

        {
            say("Base block");
        }

        Base() {
            say("Base()");
            hook();
        }

        void hook() {
            say("Base.hook");
        }
    }

    static class Derived extends Base {
        int b = say("Derived.b");
        int c;

        {
            say("Derived block " + b + " " + c);
            c = 5;
        }

        int d = say("Derived.d") + c;

        Derived() {
            this(say("argument of this"));
            say("Derived() " + d);
        }

        Derived(int n) {
            super();
            say("Derived(int) " + n);
        }

        void hook() {
            say("Derived.hook sees " + b + " " + c);
        }
    }

    public static void main(String[] args) {
        new Derived();
        say("---");
        new Base();
    }
}
