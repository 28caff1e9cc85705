public class AbstractInstance {
    static abstract class Shape {
        abstract int area();
    }

    interface Named {
        String name();
    }

    static Object use(boolean b) {
        if (b) {
            return new Shape(); //~ abstract
        }
        return new Named(); //~ abstract
    }

    static Object fine() {
        return new Object();
    }
}
