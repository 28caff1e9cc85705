public class UnknownClassInSignature {
    static int use(Missing m) { //~ Missing
        return 1;
    }

    static Gone make() { //~ Gone
        return null;
    }

    static int fine() {
        return 2;
    }
}
