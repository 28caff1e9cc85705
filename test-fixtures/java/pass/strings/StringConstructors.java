// Every constructor of String and the valueOf and copyValueOf methods.
import java.nio.charset.StandardCharsets;

public class StringConstructors {
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
        char[] chars = {'a', 'b', 'c', 'd'};
        System.out.println(new String() + "|" + new String("x") + new String(chars) + new String(chars, 1, 2) + new String(new int[] {97, 0x1F600, 98}, 0, 3) + new String(new StringBuilder("sb")) + new String(new StringBuffer("sf")));
        byte[] utf8 = "héé€😀".getBytes(StandardCharsets.UTF_8);
        System.out.println(utf8.length + " " + new String(utf8) + new String(utf8, StandardCharsets.UTF_8) + new String(utf8, 0, 3, StandardCharsets.UTF_8) + new String(utf8, "UTF-8") + new String(new byte[] {65, -23}, StandardCharsets.ISO_8859_1) + new String(new byte[] {65, 66, 67}, 1, 2));
        System.out.println("é?".getBytes(StandardCharsets.ISO_8859_1).length + " " + "é".getBytes(StandardCharsets.US_ASCII)[0] + "ab".getBytes("US-ASCII").length);
        System.out.println(String.valueOf(1) + String.valueOf(2L) + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf(true) + String.valueOf('c') + String.valueOf((Object) null) + String.valueOf(chars) + String.valueOf(chars, 2, 2) + String.copyValueOf(chars) + String.copyValueOf(chars, 0, 1));
        fails(() -> new String(chars, 3, 2));
        fails(() -> new String(new int[] {-1}, 0, 1));
        fails(() -> String.valueOf(chars, -1, 2));
        fails(() -> "x".getBytes("no-such-charset"));
    }
}
