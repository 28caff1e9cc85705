// Overloads: switch expressions take the type of their place.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class SwitchResults {
    

    public static void main(String[] args) {
        String s = "abc";
        {
            Object o = switch (s) { case "abc" -> 1; default -> 2.0; }; System.out.println(o);
        }
        {
            System.out.println(switch (s) { case "abc" -> 1; default -> 2.0; });
        }
        {
            System.out.println("" + switch (s) { case "abc" -> 1; default -> 2.0; });
        }
        {
            var o = switch (s) { case "abc" -> 1; default -> 2.0; }; System.out.println(o);
        }
    }
}
