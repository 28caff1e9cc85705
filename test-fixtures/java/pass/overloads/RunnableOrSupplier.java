// Overloads: a lambda that may give a value or nothing.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class RunnableOrSupplier {
    static void u(Supplier<String> x) { System.out.println("Supplier"); }
    static void u(Runnable y) { System.out.println("Runnable"); }

    public static void main(String[] args) {
        String s = "abc";
        {
            u(() -> "x");
        }
        {
            u(() -> { throw new RuntimeException(); });
        }
        {
            u(() -> s.length());
        }
    }
}
