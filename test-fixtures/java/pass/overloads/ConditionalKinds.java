// Overloads: conditionals of numbers and of references: generic calls count as references where there is a target.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class ConditionalKinds {
    static <T> T id(T t) { return t; }

    public static void main(String[] args) {
        String s = "abc";
        boolean flag = args.length == 0;
        List<Integer> li = List.of(1, 2);
        Integer boxed = 7;
        {
            System.out.println("" + (flag ? id(5) : 6.0));
        }
        {
            Object o = flag ? id(5) : 6.0; System.out.println(o);
        }
        {
            Object o = flag ? li.get(0) : 6.0; System.out.println(o);
        }
        {
            Object o = flag ? new ArrayList<>(li).get(0) : 6.0; System.out.println(o);
        }
        {
            long q = flag ? id(5) : 'c'; System.out.println(q);
        }
        {
            Object o = flag ? id(null) : 5; System.out.println(o);
        }
        {
            Object o = flag ? (Integer) null : "x"; System.out.println(o);
        }
        {
            Integer o = flag ? id((Integer) null) : 5; System.out.println(o);
        }
        {
            Integer o = flag ? boxed : id(3); System.out.println(o);
        }
        {
            Object o = flag ? (flag ? id('c') : 'd') : 5; System.out.println(o);
        }
        {
            Object o = flag ? (flag ? 'c' : 'd') : 5; System.out.println(o);
        }
        {
            Object o = flag ? (flag ? 'c' : 'd') : boxed; System.out.println(o);
        }
        {
            Object o = flag ? switch (s) { default -> 'c'; } : boxed; System.out.println(o);
        }
        {
            var o = flag ? 1 : 'a'; System.out.println(o);
        }
        {
            System.out.println(flag ? 1 : 'a');
        }
        {
            System.out.println(flag ? boxed : 'a');
        }
        {
            System.out.println(false ? boxed : 'a');
        }
        {
            System.out.println(flag ? null : 0);
        }
        {
            System.out.println(flag ? (short) 1 : 'a');
        }
        {
            System.out.println((Object) (flag ? 1 : 2.0));
        }
    }
}
