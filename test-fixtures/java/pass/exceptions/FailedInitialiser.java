// The second use of a class whose initialiser failed tells of the first; lists changed under a stream.
import java.math.BigDecimal;
import java.util.*;

public class FailedInitialiser {
    static class Bad {
        static int value = Integer.parseInt("not a number");

        static void touch() {
        }
    }

    static class Silent {
        static final Object MADE = make();

        static Object make() {
            throw new IllegalStateException();
        }
    }

    static void tell(Throwable thrown) {
        for (Throwable t = thrown; t != null; t = t.getCause()) {
            StackTraceElement[] trace = t.getStackTrace();
            System.out.println(t + " " + (trace.length > 0));
        }
    }

    static void parse(String text) {
        try {
            System.out.println(new BigDecimal(text));
        } catch (NumberFormatException e) {
            System.out.println(text + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            try {
                Bad.touch();
            } catch (LinkageError e) {
                tell(e);
            }
            try {
                System.out.println(Silent.MADE);
            } catch (LinkageError e) {
                tell(e);
            }
        }
        for (String text : new String[] {"1e", "1e+", "1e-", "1ex", "1e99999999999", "1e9999999999", "1e0000000000000005", "", "-", "1e-5"}) {
            parse(text);
        }
        List<String> names = new ArrayList<>(List.of("a", "b", "c", "d"));
        try {
            names.stream().forEach(name -> {
                System.out.println(name);
                if ("b".equals(name)) {
                    names.remove("d");
                }
            });
        } catch (ConcurrentModificationException e) {
            System.out.println("changed " + names);
        }
        try {
            System.out.println(names.stream().map(name -> name + names.add("more")).toList());
        } catch (ConcurrentModificationException e) {
            System.out.println("changed " + names);
        }
        System.out.println(names.stream().skip(1).limit(2).count() + " " + names.stream().sorted(Comparator.reverseOrder()).findFirst().get());
        Bad.touch();
    }
}
