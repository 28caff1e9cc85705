public class Reflection {
    static Object make(String name) throws Exception {
        return Class.forName(name).getDeclaredConstructor().newInstance(); //~ Class
    }

    static Object fineMake() {
        return new Reflection();
    }
}
