// Overloads: overloads told apart by type arguments, boxing and arity.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class TypeArguments {
    static void h(Integer x) { System.out.println("Integer"); }
    static void h(int... y) { System.out.println("int..."); }

    static void v(int... x) { System.out.println("int..."); }
    static void v(Object... x) { System.out.println("Object..."); }

    static void w(int x, Object y) { System.out.println("int,Object"); }
    static void w(Object x, Object y) { System.out.println("Object,Object"); }

    static void l(List<String> x) { System.out.println("LS"); }
    static void l(Object y) { System.out.println("O"); }

    static void c(Comparable<?> x) { System.out.println("C"); }
    static void c(Object y) { System.out.println("O"); }

    static <T> T id(T t) { return t; }

    public static void main(String[] args) {
        String s = "abc";
        boolean flag = args.length == 0;
        List<Integer> li = List.of(1, 2);
        Object ob = "o";
        Integer boxed = 7;
        {
            v(1, ob);
        }
        {
            w(1, ob);
        }
        {
            w(boxed, ob);
        }
        {
            w(id(4), ob);
        }
        {
            h(5);
        }
        {
            h(id(5));
        }
        {
            l(Arrays.asList(1, 2));
        }
        {
            l(Arrays.asList("a", "b"));
        }
        {
            l(List.of());
        }
        {
            l(new ArrayList<>());
        }
        {
            l(li);
        }
        {
            c(flag ? 'a' : "x");
        }
        {
            c(flag ? 1 : 2.0);
        }
        {
            c(switch (s) { case "abc" -> 'a'; default -> "b"; });
        }
    }
}
