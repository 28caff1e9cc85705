// Pins: println of user objects, of null objects, of arrays of chars and of mixed concatenations; flush order.
public class PrintlnObjects {
    static class Named {
        final String name;

        Named(String name) {
            this.name = name;
        }

        public String toString() {
            return "Named(" + name + ")";
        }
    }

    public static void main(String[] args) {
        Named n = new Named("x");
        Named none = null;
        System.out.println(n);
        System.out.println(none);
        System.out.print(n);
        System.out.print(none);
        System.out.println();
        System.out.println("" + n + none);
        Object o = n;
        System.out.println(o);
        System.out.println((Object) "s");
        Integer boxed = 5;
        System.out.println(boxed);
        Character c = 'c';
        System.out.println(c);
        System.out.printf("%s %5d|%-5s|%c%n", n, boxed, none, c);
        System.out.format("%d%n", 1);
        System.err.print("err ");
        System.err.println(n);
        System.out.println((char) 65 + (char) 66);
        System.out.println("" + (char) 65 + (char) 66);
        System.out.println('a' + 'b' + "" + 'c');
        System.out.write('w');
        System.out.write('\n');
        System.out.flush();
    }
}
