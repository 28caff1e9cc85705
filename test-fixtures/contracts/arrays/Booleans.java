public class Booleans {
    // expect: holds
    //@ requires flags != null;
    //@ ensures \result <==> (\exists int i; 0 <= i && i < flags.length; flags[i]);
    static boolean any(boolean[] flags) {
        for (boolean f : flags) {
            if (f) {
                return true;
            }
        }
        return false;
    }

    // expect: violated e.g. flags={}
    //@ requires flags != null;
    //@ ensures \result <==> (\forall int i; 0 <= i && i < flags.length; flags[i]);
    static boolean all(boolean[] flags) {
        boolean all = flags.length > 0 && flags[0]; // <- fault: all of nothing is true
        for (boolean f : flags) {
            all &= f;
        }
        return all;
    }
}
