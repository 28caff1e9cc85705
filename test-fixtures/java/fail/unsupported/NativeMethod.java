public class NativeMethod {
    static native int fromC(int n);

    static int use(int n) {
        return fromC(n) + 1; //~ native
    }

    static int fine(int n) {
        return n + 1;
    }
}
