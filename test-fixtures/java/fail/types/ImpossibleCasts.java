public class ImpossibleCasts {
    static int use(String s, boolean b) {
        Integer i = (Integer) s; //~ incompatible types
        int n = (int) b; //~ incompatible types
        return i + n;
    }

    static int fine(Object o) {
        return (Integer) o;
    }
}
