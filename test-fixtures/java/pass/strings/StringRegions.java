// regionMatches, contentEquals, codePointAt and friends, getChars, offsets.
import java.util.*;

public class StringRegions {
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
        String s = "Hello, World";
        System.out.println(s.regionMatches(7, "World!", 0, 5) + " " + s.regionMatches(true, 7, "WORLD", 0, 5) + s.regionMatches(-1, "x", 0, 1) + s.regionMatches(0, "H", 0, -5) + s.contentEquals("Hello, World") + s.contentEquals(new StringBuffer("no")) + s.startsWith("lo", 3) + s.startsWith("") + s.endsWith("ld") + s.endsWith("") + s.startsWith("x", 50));
        String face = "a😀b";
        System.out.println(face.codePointAt(1) + " " + face.codePointAt(2) + " " + face.codePointBefore(3) + " " + face.codePointCount(0, 4) + face.offsetByCodePoints(0, 2) + face.offsetByCodePoints(4, -2) + face.indexOf(0x1F600) + face.lastIndexOf(0x1F600) + face.length());
        char[] target = new char[5];
        s.getChars(0, 4, target, 1);
        System.out.println(Arrays.toString(target) + s.subSequence(0, 3) + s.concat("!") + s.charAt(4));
        System.out.println("b".compareTo("a") + " " + "abc".compareTo("ab") + "A".compareToIgnoreCase("b") + "é".compareTo("z") + String.CASE_INSENSITIVE_ORDER.compare("A", "a") + CharSequence.compare("a", "b"));
        fails(() -> face.codePointAt(9));
        fails(() -> face.codePointCount(3, 1));
        fails(() -> s.getChars(0, 9, target, 0));
        fails(() -> s.getChars(3, 1, target, 0));
        fails(() -> s.substring(5, 2));
        fails(() -> s.substring(20));
        fails(() -> s.charAt(-1));
        fails(() -> s.offsetByCodePoints(0, 50));
        fails(() -> s.subSequence(1, 99));
    }
}
