public class Messages {
    public static String greet(String name) {
        if (name == null) {
            return null;
        }
        return "Hello " + name;
    }

    public static double half(double d) {
        return d / 2;
    }
}
