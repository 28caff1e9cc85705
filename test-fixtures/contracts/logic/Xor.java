public class Xor {
    // expect: holds
    //@ ensures \result <==> (a || b) && !(a && b);
    static boolean xor(boolean a, boolean b) {
        return a != b;
    }

    // expect: violated e.g. a=false b=true c=false
    //@ ensures \result <==> ((a && b) || (a && c) || (b && c));
    static boolean majority(boolean a, boolean b, boolean c) {
        return a && b || a && c || b; // <- fault: b && c
    }

    // expect: holds
    //@ ensures \result <==> (a ==> b);
    static boolean implies(boolean a, boolean b) {
        return !a || b;
    }

    // expect: violated e.g. a=false b=true
    //@ ensures \result <==> (a <== b);
    static boolean impliedBy(boolean a, boolean b) {
        return !a || b; // <- fault: the wrong way round
    }
}
