// Pins: & | ^ ! on booleans evaluate both sides; && and || stop early.
public class BooleanOperators {
    static String log = "";

    static boolean say(String name, boolean value) {
        log = log + name;
        return value;
    }

    static void flush(boolean result) {
        System.out.println(log + " -> " + result);
        log = "";
    }

    public static void main(String[] args) {
        boolean[] both = {false, true};
        for (boolean a : both) {
            for (boolean b : both) {
                flush(say("a", a) & say("b", b));
                flush(say("a", a) | say("b", b));
                flush(say("a", a) ^ say("b", b));
                flush(say("a", a) && say("b", b));
                flush(say("a", a) || say("b", b));
                flush(say("a", a) == say("b", b));
                flush(say("a", a) != say("b", b));
                flush(!say("a", a));
            }
        }
        flush(say("a", false) || say("b", true) && say("c", false) || say("d", true));
        boolean r = true;
        r &= say("x", false);
        r |= say("y", true);
        r ^= say("z", true);
        flush(r);
    }
}
