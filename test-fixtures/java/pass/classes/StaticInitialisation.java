// Pins: a class is initialised on first use, once, superclass first, in text order.
public class StaticInitialisation {
    static int say(String s) {
        System.out.println(s);
        return 1;
    }

    static class Parent {
        static int p = say("Parent.p");

        static {
            say("Parent static block");
        }

        static void touch() {
            say("Parent.touch");
        }
    }

    static class Child extends Parent {
        static int c = say("Child.c");
        static final int CONSTANT = 42;
        static final Integer NOT_CONSTANT = say("Child.NOT_CONSTANT");

        static {
            c += 10;
        }
    }

    static class Never {
        static int n = say("Never");
    }

    static class ByArray {
        static int n = say("ByArray");
    }

    static int own = say("own");

    static {
        say("main class static block, later = " + laterValue());
    }

    static int later = 9;

    static int laterValue() {
        return later;
    }

    public static void main(String[] args) {
        say("main");
        say("constant " + Child.CONSTANT);
        Child.touch();
        say("after touch through Child");
        say("c = " + Child.c);
        say("again " + Child.NOT_CONSTANT);
        ByArray[] none = new ByArray[3];
        say("array made " + none.length);
        Never unused = null;
        say("end " + own + " " + later);
    }
}
