// Names of charsets: legal, supported, and what unfit ones throw.
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;

public class CharsetNames {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            System.out.println(what + ": " + action.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        String[] names = {"", "UTF-8", "utf8", "a b", "x-y", "-a", "1a", "a_b:c.d+", "\u00e4", "latin1", "_a", ".a", null};
        for (String name : names) {
            show("forName", () -> Charset.forName(name));
            show("isSupported", () -> Charset.isSupported(name));
            show("getBytes", () -> "x".getBytes(name).length);
            show("new String", () -> new String(new byte[] {65}, name));
        }
        show("getBytes", () -> "x".getBytes((Charset) null));
        show("new String", () -> new String(new byte[1], (Charset) null));
        try {
            Charset.forName("?");
        } catch (IllegalCharsetNameException e) {
            System.out.println(e.getCharsetName());
        }
    }
}
