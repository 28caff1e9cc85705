// Pins: an interface is initialised when a non-constant field is used, not when a class implementing it is.
public class InterfaceInitialisation {
    static int say(String s) {
        System.out.println(s);
        return 5;
    }

    interface Plain {
        int A = say("Plain.A");
        int B = 3;
    }

    interface WithDefault {
        int C = say("WithDefault.C");

        default void nothing() {
        }
    }

    static class Impl implements Plain, WithDefault {
        static int own = say("Impl.own");
    }

    public static void main(String[] args) {
        System.out.println(Impl.B);
        new Impl();
        say("made");
        System.out.println(Impl.A);
        System.out.println(Plain.A);
    }
}
