// replace, replaceAll, replaceFirst, matches.
import java.util.*;

public class Replacing {
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
        System.out.println("banana".replace('a', 'o') + "banana".replace("an", "[]") + "aaa".replace("aa", "b") + "abc".replace("", "-") + "x.y".replace(".", "$1"));
        System.out.println("a1b2".replaceAll("[0-9]", "#") + "a1b2".replaceFirst("\\d", "") + "John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1") + "aXbX".replaceAll("(?<l>[a-z])X", "${l}y") + "a.b".replaceAll("\\.", "\\\\") + "tel".replaceAll("x*", "-"));
        System.out.println("abc".matches("[a-c]+") + " " + "abc".matches("b") + "2024-01-31".matches("\\d{4}-\\d{2}-\\d{2}") + "".matches(".*"));
        System.out.println("MiXed ß".toUpperCase() + "MiXed İ".toLowerCase().length() + "title".toUpperCase(Locale.ROOT) + "a-b_c".replaceAll("[-_](\\w)", "<$1>"));
        fails(() -> "a".replaceAll("(", "x"));
        fails(() -> "a".replaceAll("a", "$1"));
        fails(() -> "a".matches("[a"));
    }
}
