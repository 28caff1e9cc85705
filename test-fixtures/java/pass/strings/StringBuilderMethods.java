// Every method of StringBuilder.

public class StringBuilderMethods {
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
        StringBuilder b = new StringBuilder("start");
        b.append(1).append('c').append(2L).append(1.5f).append(2.5).append(true).append((Object) null).append((String) null).append(new char[] {'x', 'y'}).append(new char[] {'1', '2', '3'}, 1, 2).append("abcdef", 2, 4).append(new StringBuffer("sf")).appendCodePoint(0x1F600);
        System.out.println(b + " " + b.length());
        b.setLength(5);
        b.insert(0, "in").insert(2, 7).insert(0, 'q').insert(1, true).insert(0, 1.5).insert(0, 9L).insert(0, new char[] {'[', ']'}).insert(1, new char[] {'1', '2', '3'}, 0, 2).insert(b.length(), (Object) "end").insert(0, 2f).insert(0, "csq", 1, 2);
        System.out.println(b + " " + b.indexOf("t") + b.indexOf("t", 20) + b.lastIndexOf("t") + b.lastIndexOf("t", 3) + b.charAt(2));
        System.out.println(b.delete(0, 10) + " " + b.deleteCharAt(1) + " " + b.replace(0, 3, "REPLACED") + " " + b.substring(4) + b.substring(1, 3) + b.subSequence(0, 2) + b.reverse());
        b.setCharAt(0, 'Z');
        b.setLength(3);
        b.setLength(5);
        System.out.println(b.toString().replace('\0', '0') + " " + b.capacity() / 1000 + new StringBuilder("a").compareTo(new StringBuilder("b")) + b.codePointAt(0) + b.codePointCount(0, 3) + b.isEmpty() + new StringBuilder("a😀").reverse() + b.codePointBefore(1) + b.offsetByCodePoints(0, 1));
        char[] into = new char[3];
        b.getChars(0, 2, into, 1);
        System.out.println(into[1] + " " + b.chars().count());
        b.ensureCapacity(50);
        b.trimToSize();
        fails(() -> b.charAt(5));
        fails(() -> b.deleteCharAt(9));
        fails(() -> b.insert(9, "x"));
        fails(() -> b.setLength(-1));
        fails(() -> b.delete(4, 2));
        fails(() -> b.substring(6));
        fails(() -> b.replace(9, 10, ""));
        fails(() -> b.setCharAt(-1, 'x'));
        fails(() -> new StringBuilder(-1));
        System.out.println(new StringBuffer("buffer").append(1).insert(0, "x").reverse() + " " + new StringBuffer().length() + new StringBuffer("abc").deleteCharAt(1));
    }
}
