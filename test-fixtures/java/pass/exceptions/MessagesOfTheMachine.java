// The messages of exceptions that the language itself throws.
import java.util.*;

public class MessagesOfTheMachine {
    interface Code {
        void run() throws Exception;
    }

    static void fails(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        int zero = args.length;
        int[] array = new int[3];
        Object text = "text";
        String none = null;
        Integer boxed = null;
        fails(() -> System.out.println(1 / zero));
        fails(() -> System.out.println(1L % zero));
        fails(() -> array[3]++);
        fails(() -> array[-1] = 0);
        fails(() -> System.out.println(new int[zero - 1].length));
        fails(() -> System.out.println((Integer) text));
        fails(() -> System.out.println(((int[]) text).length));
        fails(() -> System.out.println(none.length()));
        fails(() -> System.out.println(boxed + 1));
        fails(() -> {
            Object[] objects = new Integer[1];
            objects[0] = "x";
        });
        fails(() -> {
            throw null;
        });
        fails(() -> "abc".charAt(3));
        fails(() -> "abc".substring(2, 1));
        fails(() -> List.of(1).get(1));
        fails(() -> new ArrayList<>(List.of(1)).get(1));
        fails(() -> Arrays.asList(1).get(1));
        fails(() -> Integer.parseInt("12a"));
        fails(() -> Math.addExact(Integer.MAX_VALUE, 1));
        fails(() -> Math.multiplyExact(1L << 62, 2L));
        fails(() -> Math.toIntExact(1L << 40));
        fails(() -> Math.floorMod(1, zero));
        fails(() -> new ArrayDeque<>().pop());
        fails(() -> List.of().iterator().next());
        fails(() -> Math.negateExact(Integer.MIN_VALUE));
    }
}
