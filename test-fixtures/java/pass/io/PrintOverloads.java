// Pins: print and println of every type, including char arrays and null.
public class PrintOverloads {
    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print("s");
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.print(new char[] {'x', 'y'});
        System.out.println();
        System.out.println(true);
        System.out.println('c');
        System.out.println((byte) -1);
        System.out.println((short) 12);
        System.out.println(3);
        System.out.println(4L);
        System.out.println(1f);
        System.out.println(2d);
        System.out.println("text");
        System.out.println((Object) "object");
        System.out.println((String) null);
        System.out.println(new char[] {'o', 'k'});
        System.out.println("" + 'a' + 1);
        System.out.print("");
        System.out.print("two\nlines\n");
        System.out.printf("%d-%s%n", 1, "x");
        System.out.println(new int[0].length + "end");
        System.err.println("to standard error");
        System.out.append("appended").append('\n');
    }
}
