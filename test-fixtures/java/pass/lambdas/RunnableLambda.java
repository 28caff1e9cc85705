// Pins: Runnable called directly, lambdas in fields, exceptions through a lambda.
public class RunnableLambda {
    static final Runnable HELLO = () -> System.out.println("hello");

    interface Risky {
        void run() throws Exception;
    }

    static String attempt(Risky r) {
        try {
            r.run();
            return "fine";
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        HELLO.run();
        Runnable twice = () -> {
            HELLO.run();
            HELLO.run();
        };
        twice.run();
        System.out.println(attempt(() -> System.out.println("inside")));
        System.out.println(attempt(() -> {
            throw new Exception("checked");
        }));
        System.out.println(attempt(() -> Integer.parseInt("x")));
    }
}
